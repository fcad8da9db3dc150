// What Facet says to visitors who sent a form or asked a question, in the language of the page.

export interface VisitorWords {
  thanks: string;
  received: string;
  back: string;
  checkEntries: string;
  /** Above the faults. */
  faults: string;
  required: string;
  requiredTick: string;
  requiredChoice: string;
  email: string;
  phone: string;
  url: string;
  number: string;
  /** `{limit}` is how many characters there may be. */
  tooLong: string;
  unreadable: string;
  answer: string;
  sources: string;
  notFound: string;
  askAgain: string;
  /** The question had no words, or too many. */
  questionFault: string;
  gone: string;
  tooMany: string;
  tooLarge: string;
  wrong: string;
}

const en: VisitorWords = {
  thanks: 'Thank you',
  received: 'What you sent has reached us.',
  back: 'Back to the page',
  checkEntries: 'Please check your entries',
  faults: 'Nothing has been sent yet. Please correct the following:',
  required: 'Please fill in this field.',
  requiredTick: 'Please tick this box.',
  requiredChoice: 'Please choose an option.',
  email: 'Please enter an email address, such as name@example.com.',
  phone: 'Please enter a phone number, such as +44 20 7946 0000.',
  url: 'Please enter a web address, such as www.example.com.',
  number: 'Please enter a number.',
  tooLong: 'Please use {limit} characters at most.',
  unreadable: 'This could not be read. Please type it again.',
  answer: 'Answer',
  sources: 'Where this comes from',
  notFound:
    'The information for this page does not answer that. You can put it in other words, or get in touch.',
  askAgain: 'Ask another question',
  questionFault: 'Please ask a question of 1,000 characters at most.',
  gone: 'This page is no longer there, or has changed. Please go back and load it again.',
  tooMany: 'That was a lot at once. Please wait a minute and try again.',
  tooLarge: 'That was too much to send. Please shorten it.',
  wrong: 'Something went wrong. Please go back and try again.',
};

const de: VisitorWords = {
  thanks: 'Vielen Dank',
  received: 'Ihre Angaben sind bei uns eingegangen.',
  back: 'Zurück zur Seite',
  checkEntries: 'Bitte prüfen Sie Ihre Angaben',
  faults: 'Es wurde noch nichts gesendet. Bitte korrigieren Sie:',
  required: 'Bitte füllen Sie dieses Feld aus.',
  requiredTick: 'Bitte setzen Sie dieses Häkchen.',
  requiredChoice: 'Bitte wählen Sie eine Möglichkeit aus.',
  email: 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  phone: 'Bitte geben Sie eine Telefonnummer ein, etwa +49 30 123456.',
  url: 'Bitte geben Sie eine Webadresse ein, etwa www.example.com.',
  number: 'Bitte geben Sie eine Zahl ein.',
  tooLong: 'Bitte höchstens {limit} Zeichen.',
  unreadable: 'Das war nicht lesbar. Bitte geben Sie es noch einmal ein.',
  answer: 'Antwort',
  sources: 'Woher das stammt',
  notFound:
    'Darauf geben die Informationen zu dieser Seite keine Antwort. Fragen Sie gern mit anderen Worten, oder nehmen Sie Kontakt auf.',
  askAgain: 'Noch eine Frage stellen',
  questionFault: 'Bitte stellen Sie eine Frage mit höchstens 1.000 Zeichen.',
  gone: 'Diese Seite gibt es nicht mehr, oder sie hat sich geändert. Bitte gehen Sie zurück und laden Sie sie neu.',
  tooMany:
    'Das war viel auf einmal. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  tooLarge: 'Das war zu viel auf einmal. Bitte kürzen Sie.',
  wrong: 'Etwas ist schiefgegangen. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
};

const fr: VisitorWords = {
  thanks: 'Merci',
  received: 'Nous avons bien reçu votre envoi.',
  back: 'Retour à la page',
  checkEntries: 'Veuillez vérifier vos informations',
  faults: 'Rien n’a encore été envoyé. Veuillez corriger :',
  required: 'Veuillez remplir ce champ.',
  requiredTick: 'Veuillez cocher cette case.',
  requiredChoice: 'Veuillez choisir une option.',
  email: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
  phone: 'Veuillez saisir un numéro de téléphone, par exemple +33 1 23 45 67 89.',
  url: 'Veuillez saisir une adresse web, par exemple www.example.com.',
  number: 'Veuillez saisir un nombre.',
  tooLong: '{limit} caractères au plus, s’il vous plaît.',
  unreadable: 'Cela n’a pas pu être lu. Veuillez le saisir à nouveau.',
  answer: 'Réponse',
  sources: 'D’où cela vient',
  notFound:
    'Les informations de cette page n’y répondent pas. Essayez avec d’autres mots, ou contactez-nous.',
  askAgain: 'Poser une autre question',
  questionFault: 'Veuillez poser une question de 1 000 caractères au plus.',
  gone: 'Cette page n’existe plus ou a changé. Veuillez revenir en arrière et la recharger.',
  tooMany: 'Cela fait beaucoup d’un coup. Veuillez attendre une minute et réessayer.',
  tooLarge: 'L’envoi est trop volumineux. Veuillez le raccourcir.',
  wrong: 'Un problème est survenu. Veuillez revenir en arrière et réessayer.',
};

const es: VisitorWords = {
  thanks: 'Gracias',
  received: 'Hemos recibido lo que nos envió.',
  back: 'Volver a la página',
  checkEntries: 'Revise sus datos',
  faults: 'Todavía no se ha enviado nada. Corrija lo siguiente:',
  required: 'Rellene este campo.',
  requiredTick: 'Marque esta casilla.',
  requiredChoice: 'Elija una opción.',
  email: 'Escriba una dirección de correo, por ejemplo nombre@example.com.',
  phone: 'Escriba un número de teléfono, por ejemplo +34 91 123 45 67.',
  url: 'Escriba una dirección web, por ejemplo www.example.com.',
  number: 'Escriba un número.',
  tooLong: 'Use {limit} caracteres como máximo.',
  unreadable: 'No se pudo leer. Escríbalo de nuevo.',
  answer: 'Respuesta',
  sources: 'De dónde procede',
  notFound:
    'La información de esta página no responde a eso. Pruebe con otras palabras o póngase en contacto.',
  askAgain: 'Hacer otra pregunta',
  questionFault: 'Haga una pregunta de 1.000 caracteres como máximo.',
  gone: 'Esta página ya no existe o ha cambiado. Vuelva atrás y cárguela de nuevo.',
  tooMany: 'Ha sido mucho de una vez. Espere un minuto e inténtelo de nuevo.',
  tooLarge: 'Es demasiado para enviarlo. Acórtelo.',
  wrong: 'Algo ha fallado. Vuelva atrás e inténtelo de nuevo.',
};

const it: VisitorWords = {
  thanks: 'Grazie',
  received: 'Abbiamo ricevuto il suo invio.',
  back: 'Torna alla pagina',
  checkEntries: 'Controlli i dati inseriti',
  faults: 'Non è ancora stato inviato nulla. Corregga quanto segue:',
  required: 'Compili questo campo.',
  requiredTick: 'Selezioni questa casella.',
  requiredChoice: 'Scelga un’opzione.',
  email: 'Inserisca un indirizzo e-mail, per esempio nome@example.com.',
  phone: 'Inserisca un numero di telefono, per esempio +39 06 1234567.',
  url: 'Inserisca un indirizzo web, per esempio www.example.com.',
  number: 'Inserisca un numero.',
  tooLong: 'Usi al massimo {limit} caratteri.',
  unreadable: 'Non è stato possibile leggerlo. Lo inserisca di nuovo.',
  answer: 'Risposta',
  sources: 'Da dove proviene',
  notFound:
    'Le informazioni di questa pagina non rispondono a questo. Provi con altre parole o ci contatti.',
  askAgain: 'Fai un’altra domanda',
  questionFault: 'Faccia una domanda di 1.000 caratteri al massimo.',
  gone: 'Questa pagina non c’è più o è cambiata. Torni indietro e la ricarichi.',
  tooMany: 'Era molto in una volta. Attenda un minuto e riprovi.',
  tooLarge: 'L’invio è troppo grande. Lo accorci.',
  wrong: 'Qualcosa è andato storto. Torni indietro e riprovi.',
};

const pt: VisitorWords = {
  thanks: 'Obrigado',
  received: 'Recebemos o que nos enviou.',
  back: 'Voltar à página',
  checkEntries: 'Verifique os seus dados',
  faults: 'Ainda nada foi enviado. Corrija o seguinte:',
  required: 'Preencha este campo.',
  requiredTick: 'Assinale esta caixa.',
  requiredChoice: 'Escolha uma opção.',
  email: 'Escreva um endereço de e-mail, por exemplo nome@example.com.',
  phone: 'Escreva um número de telefone, por exemplo +351 21 123 4567.',
  url: 'Escreva um endereço web, por exemplo www.example.com.',
  number: 'Escreva um número.',
  tooLong: 'Use no máximo {limit} caracteres.',
  unreadable: 'Não foi possível ler. Escreva de novo.',
  answer: 'Resposta',
  sources: 'De onde vem',
  notFound:
    'A informação desta página não responde a isso. Tente com outras palavras ou entre em contacto.',
  askAgain: 'Fazer outra pergunta',
  questionFault: 'Faça uma pergunta com 1.000 caracteres no máximo.',
  gone: 'Esta página já não existe ou mudou. Volte atrás e carregue-a de novo.',
  tooMany: 'Foi muito de uma vez. Espere um minuto e tente de novo.',
  tooLarge: 'É demasiado para enviar. Encurte, por favor.',
  wrong: 'Algo correu mal. Volte atrás e tente de novo.',
};

const nl: VisitorWords = {
  thanks: 'Dank u wel',
  received: 'Wij hebben uw gegevens ontvangen.',
  back: 'Terug naar de pagina',
  checkEntries: 'Controleer uw gegevens',
  faults: 'Er is nog niets verzonden. Verbeter het volgende:',
  required: 'Vul dit veld in.',
  requiredTick: 'Vink dit vakje aan.',
  requiredChoice: 'Kies een mogelijkheid.',
  email: 'Vul een e-mailadres in, zoals naam@example.com.',
  phone: 'Vul een telefoonnummer in, zoals +31 20 123 4567.',
  url: 'Vul een webadres in, zoals www.example.com.',
  number: 'Vul een getal in.',
  tooLong: 'Gebruik hoogstens {limit} tekens.',
  unreadable: 'Dit was niet leesbaar. Vul het opnieuw in.',
  answer: 'Antwoord',
  sources: 'Waar dit vandaan komt',
  notFound:
    'De informatie bij deze pagina geeft daar geen antwoord op. Vraag het met andere woorden, of neem contact op.',
  askAgain: 'Nog een vraag stellen',
  questionFault: 'Stel een vraag van hoogstens 1.000 tekens.',
  gone: 'Deze pagina is er niet meer, of is veranderd. Ga terug en laad haar opnieuw.',
  tooMany: 'Dat was veel ineens. Wacht een minuut en probeer het opnieuw.',
  tooLarge: 'Dat is te veel om te verzenden. Maak het korter.',
  wrong: 'Er ging iets mis. Ga terug en probeer het opnieuw.',
};

const pl: VisitorWords = {
  thanks: 'Dziękujemy',
  received: 'Otrzymaliśmy przesłane informacje.',
  back: 'Powrót do strony',
  checkEntries: 'Proszę sprawdzić wpisane dane',
  faults: 'Nic jeszcze nie zostało wysłane. Proszę poprawić:',
  required: 'Proszę wypełnić to pole.',
  requiredTick: 'Proszę zaznaczyć to pole.',
  requiredChoice: 'Proszę wybrać jedną z opcji.',
  email: 'Proszę podać adres e-mail, na przykład imie@example.com.',
  phone: 'Proszę podać numer telefonu, na przykład +48 22 123 45 67.',
  url: 'Proszę podać adres strony, na przykład www.example.com.',
  number: 'Proszę podać liczbę.',
  tooLong: 'Proszę użyć najwyżej {limit} znaków.',
  unreadable: 'Nie udało się tego odczytać. Proszę wpisać ponownie.',
  answer: 'Odpowiedź',
  sources: 'Skąd to pochodzi',
  notFound:
    'Informacje na tej stronie nie zawierają odpowiedzi. Proszę zapytać innymi słowami lub skontaktować się z nami.',
  askAgain: 'Zadaj kolejne pytanie',
  questionFault: 'Proszę zadać pytanie, które ma najwyżej 1000 znaków.',
  gone: 'Tej strony już nie ma albo się zmieniła. Proszę wrócić i wczytać ją ponownie.',
  tooMany: 'To było dużo naraz. Proszę odczekać minutę i spróbować ponownie.',
  tooLarge: 'To zbyt wiele na raz. Proszę skrócić.',
  wrong: 'Coś poszło nie tak. Proszę wrócić i spróbować ponownie.',
};

const ar: VisitorWords = {
  thanks: 'شكرًا لك',
  received: 'لقد وصلنا ما أرسلته.',
  back: 'العودة إلى الصفحة',
  checkEntries: 'يرجى مراجعة بياناتك',
  faults: 'لم يُرسل شيء بعد. يرجى تصحيح ما يلي:',
  required: 'يرجى ملء هذا الحقل.',
  requiredTick: 'يرجى تحديد هذا المربع.',
  requiredChoice: 'يرجى اختيار أحد الخيارات.',
  email: 'يرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.',
  phone: 'يرجى إدخال رقم هاتف، مثل ‎+971 4 123 4567.',
  url: 'يرجى إدخال عنوان موقع، مثل www.example.com.',
  number: 'يرجى إدخال رقم.',
  tooLong: 'يرجى استخدام {limit} حرف على الأكثر.',
  unreadable: 'تعذرت قراءة هذا. يرجى كتابته مرة أخرى.',
  answer: 'الإجابة',
  sources: 'مصدر هذه المعلومات',
  notFound: 'لا تجيب معلومات هذه الصفحة عن ذلك. يمكنك السؤال بكلمات أخرى أو التواصل معنا.',
  askAgain: 'اطرح سؤالًا آخر',
  questionFault: 'يرجى طرح سؤال لا يزيد على 1000 حرف.',
  gone: 'لم تعد هذه الصفحة موجودة أو أنها تغيرت. يرجى الرجوع وتحميلها من جديد.',
  tooMany: 'كان ذلك كثيرًا دفعة واحدة. يرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
  tooLarge: 'ما أرسلته أكبر من اللازم. يرجى اختصاره.',
  wrong: 'حدث خطأ ما. يرجى الرجوع والمحاولة مرة أخرى.',
};

const he: VisitorWords = {
  thanks: 'תודה',
  received: 'מה ששלחת הגיע אלינו.',
  back: 'חזרה לדף',
  checkEntries: 'נא לבדוק את הפרטים',
  faults: 'עדיין לא נשלח דבר. נא לתקן את הפרטים הבאים:',
  required: 'נא למלא שדה זה.',
  requiredTick: 'נא לסמן תיבה זו.',
  requiredChoice: 'נא לבחור באחת האפשרויות.',
  email: 'נא להזין כתובת דוא״ל, כגון name@example.com.',
  phone: 'נא להזין מספר טלפון, כגון ‎+972 2 123 4567.',
  url: 'נא להזין כתובת אתר, כגון www.example.com.',
  number: 'נא להזין מספר.',
  tooLong: 'נא להשתמש ב־{limit} תווים לכל היותר.',
  unreadable: 'לא ניתן היה לקרוא זאת. נא להקליד שוב.',
  answer: 'תשובה',
  sources: 'מהיכן זה',
  notFound: 'המידע בדף זה אינו עונה על כך. אפשר לשאול במילים אחרות או ליצור קשר.',
  askAgain: 'שאלה נוספת',
  questionFault: 'נא לשאול שאלה של 1,000 תווים לכל היותר.',
  gone: 'הדף אינו קיים עוד או שהשתנה. נא לחזור ולטעון אותו מחדש.',
  tooMany: 'זה היה הרבה בבת אחת. נא להמתין דקה ולנסות שוב.',
  tooLarge: 'זה יותר מדי לשליחה. נא לקצר.',
  wrong: 'משהו השתבש. נא לחזור ולנסות שוב.',
};

const ja: VisitorWords = {
  thanks: 'ありがとうございます',
  received: '送信内容を受け取りました。',
  back: 'ページに戻る',
  checkEntries: '入力内容をご確認ください',
  faults: 'まだ送信されていません。次の項目を修正してください。',
  required: 'この欄を入力してください。',
  requiredTick: 'チェックを入れてください。',
  requiredChoice: '選択してください。',
  email: 'メールアドレスを入力してください（例：name@example.com）。',
  phone: '電話番号を入力してください（例：+81 3 1234 5678）。',
  url: 'ウェブアドレスを入力してください（例：www.example.com）。',
  number: '数字を入力してください。',
  tooLong: '{limit} 文字以内で入力してください。',
  unreadable: '読み取れませんでした。もう一度入力してください。',
  answer: '回答',
  sources: '出典',
  notFound:
    'このページの情報には、その答えがありません。別の言葉でお尋ねいただくか、お問い合わせください。',
  askAgain: '別の質問をする',
  questionFault: '1,000 文字以内でご質問ください。',
  gone: 'このページはなくなったか、変更されました。戻って読み込み直してください。',
  tooMany: '一度に多く送信されました。1 分ほど待ってからもう一度お試しください。',
  tooLarge: '送信内容が大きすぎます。短くしてください。',
  wrong: '問題が発生しました。戻ってもう一度お試しください。',
};

const tables: Record<string, VisitorWords> = { en, de, fr, es, it, pt, nl, pl, ar, he, ja };

/** English where there are no words in that language. */
export function visitorWords(tag: string): VisitorWords {
  const primary = tag.toLowerCase().split('-')[0] ?? 'en';
  return Object.hasOwn(tables, primary) ? (tables[primary] ?? en) : en;
}
