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
  received: 'We have received what you sent, and will be in touch.',
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
  received: 'Ihre Angaben sind bei uns eingegangen. Wir melden uns.',
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
  received: 'Nous avons bien reçu votre envoi et reviendrons vers vous.',
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
  received: 'Hemos recibido sus datos y nos pondremos en contacto.',
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

const tables: Record<string, VisitorWords> = { en, de, fr, es };

/** English where there are no words in that language. */
export function visitorWords(tag: string): VisitorWords {
  const primary = tag.toLowerCase().split('-')[0] ?? 'en';
  return Object.hasOwn(tables, primary) ? (tables[primary] ?? en) : en;
}
