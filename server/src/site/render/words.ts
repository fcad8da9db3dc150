// The few words on a page that are Facet's own, in the language of the page.

import { type BlockWords, blockWords } from './block_words.ts';

export interface Words extends BlockWords, PageWords {}

interface PageWords {
  skipToContent: string;
  /** `{name}` is whom the page was made for. */
  preparedFor: string;
  optional: string;
  choose: string;
  yourQuestion: string;
  ask: string;
  watchVideo: string;
  leaveEmpty: string;
  footer: string;
  missing: StatusWords;
  gone: StatusWords;
  unavailable: StatusWords;
}

/** A page that says why there is no page. */
export interface StatusWords {
  title: string;
  text: string;
}

const tables = {
  en: {
    skipToContent: 'Skip to content',
    preparedFor: 'Prepared for {name}',
    optional: 'optional',
    choose: 'Please choose',
    yourQuestion: 'Your question',
    ask: 'Ask',
    watchVideo: 'Watch the video',
    leaveEmpty: 'Please leave this field empty',
    footer: 'Footer',
    missing: {
      title: 'Page not found',
      text: 'There is nothing at this address. Please check it for a slip, or ask whoever sent it to you.',
    },
    gone: {
      title: 'This page is no longer available',
      text: 'It was taken down by those who made it. Please ask them for a new link.',
    },
    unavailable: {
      title: 'Back in a moment',
      text: 'This page cannot be shown right now. Please try again shortly.',
    },
  },
  de: {
    skipToContent: 'Zum Inhalt springen',
    preparedFor: 'Erstellt für {name}',
    optional: 'optional',
    choose: 'Bitte wählen',
    yourQuestion: 'Ihre Frage',
    ask: 'Fragen',
    watchVideo: 'Video ansehen',
    leaveEmpty: 'Bitte dieses Feld leer lassen',
    footer: 'Fußzeile',
    missing: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse gibt es nichts. Bitte prüfen Sie sie auf Tippfehler oder fragen Sie, wer sie Ihnen geschickt hat.',
    },
    gone: {
      title: 'Diese Seite ist nicht mehr verfügbar',
      text: 'Sie wurde zurückgezogen. Bitte fragen Sie nach einem neuen Link.',
    },
    unavailable: {
      title: 'Gleich wieder da',
      text: 'Diese Seite kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
  fr: {
    skipToContent: 'Aller au contenu',
    preparedFor: 'Préparé pour {name}',
    optional: 'facultatif',
    choose: 'Veuillez choisir',
    yourQuestion: 'Votre question',
    ask: 'Demander',
    watchVideo: 'Voir la vidéo',
    leaveEmpty: 'Veuillez laisser ce champ vide',
    footer: 'Pied de page',
    missing: {
      title: 'Page introuvable',
      text: 'Il n’y a rien à cette adresse. Vérifiez-la ou demandez à la personne qui vous l’a envoyée.',
    },
    gone: {
      title: 'Cette page n’est plus disponible',
      text: 'Elle a été retirée par ses auteurs. Demandez-leur un nouveau lien.',
    },
    unavailable: {
      title: 'De retour dans un instant',
      text: 'Cette page ne peut pas être affichée pour le moment. Réessayez dans un instant.',
    },
  },
  es: {
    skipToContent: 'Saltar al contenido',
    preparedFor: 'Preparado para {name}',
    optional: 'opcional',
    choose: 'Elija una opción',
    yourQuestion: 'Su pregunta',
    ask: 'Preguntar',
    watchVideo: 'Ver el vídeo',
    leaveEmpty: 'Deje este campo vacío',
    footer: 'Pie de página',
    missing: {
      title: 'Página no encontrada',
      text: 'No hay nada en esta dirección. Compruébela o pregunte a quien se la envió.',
    },
    gone: {
      title: 'Esta página ya no está disponible',
      text: 'Sus autores la han retirado. Pídales un enlace nuevo.',
    },
    unavailable: {
      title: 'Volvemos en un momento',
      text: 'Esta página no se puede mostrar ahora mismo. Inténtelo de nuevo en breve.',
    },
  },
  it: {
    skipToContent: 'Vai al contenuto',
    preparedFor: 'Preparato per {name}',
    optional: 'facoltativo',
    choose: 'Scegliere',
    yourQuestion: 'La sua domanda',
    ask: 'Chiedi',
    watchVideo: 'Guarda il video',
    leaveEmpty: 'Lasciare vuoto questo campo',
    footer: 'Piè di pagina',
    missing: {
      title: 'Pagina non trovata',
      text: 'A questo indirizzo non c’è nulla. Lo controlli, o chieda a chi glielo ha inviato.',
    },
    gone: {
      title: 'Questa pagina non è più disponibile',
      text: 'È stata ritirata da chi l’ha creata. Chieda un nuovo link.',
    },
    unavailable: {
      title: 'Torniamo tra un attimo',
      text: 'Al momento non è possibile mostrare questa pagina. Riprovi tra poco.',
    },
  },
  pt: {
    skipToContent: 'Ir para o conteúdo',
    preparedFor: 'Preparado para {name}',
    optional: 'opcional',
    choose: 'Escolha uma opção',
    yourQuestion: 'A sua pergunta',
    ask: 'Perguntar',
    watchVideo: 'Ver o vídeo',
    leaveEmpty: 'Deixe este campo vazio',
    footer: 'Rodapé',
    missing: {
      title: 'Página não encontrada',
      text: 'Não há nada neste endereço. Verifique-o ou pergunte a quem lho enviou.',
    },
    gone: {
      title: 'Esta página já não está disponível',
      text: 'Foi retirada por quem a criou. Peça uma nova ligação.',
    },
    unavailable: {
      title: 'Voltamos num instante',
      text: 'De momento não é possível mostrar esta página. Tente novamente em breve.',
    },
  },
  nl: {
    skipToContent: 'Naar de inhoud',
    preparedFor: 'Gemaakt voor {name}',
    optional: 'optioneel',
    choose: 'Maak een keuze',
    yourQuestion: 'Uw vraag',
    ask: 'Vragen',
    watchVideo: 'Bekijk de video',
    leaveEmpty: 'Laat dit veld leeg',
    footer: 'Voettekst',
    missing: {
      title: 'Pagina niet gevonden',
      text: 'Op dit adres staat niets. Controleer het, of vraag het aan wie het u stuurde.',
    },
    gone: {
      title: 'Deze pagina is niet meer beschikbaar',
      text: 'Ze is teruggetrokken door de makers. Vraag hen om een nieuwe link.',
    },
    unavailable: {
      title: 'Zo weer terug',
      text: 'Deze pagina kan nu niet worden getoond. Probeer het zo meteen opnieuw.',
    },
  },
  pl: {
    skipToContent: 'Przejdź do treści',
    preparedFor: 'Przygotowano dla: {name}',
    optional: 'opcjonalnie',
    choose: 'Proszę wybrać',
    yourQuestion: 'Pytanie',
    ask: 'Zapytaj',
    watchVideo: 'Obejrzyj film',
    leaveEmpty: 'Proszę pozostawić to pole puste',
    footer: 'Stopka',
    missing: {
      title: 'Nie znaleziono strony',
      text: 'Pod tym adresem nic nie ma. Proszę sprawdzić adres lub zapytać osobę, która go przesłała.',
    },
    gone: {
      title: 'Ta strona nie jest już dostępna',
      text: 'Została wycofana przez autorów. Proszę poprosić ich o nowy link.',
    },
    unavailable: {
      title: 'Zaraz wracamy',
      text: 'Tej strony nie można teraz wyświetlić. Proszę spróbować ponownie za chwilę.',
    },
  },
  ar: {
    skipToContent: 'انتقل إلى المحتوى',
    preparedFor: 'أُعدّت لـ {name}',
    optional: 'اختياري',
    choose: 'يرجى الاختيار',
    yourQuestion: 'سؤالك',
    ask: 'اسأل',
    watchVideo: 'شاهد الفيديو',
    leaveEmpty: 'يرجى ترك هذا الحقل فارغًا',
    footer: 'تذييل الصفحة',
    missing: {
      title: 'الصفحة غير موجودة',
      text: 'لا يوجد شيء في هذا العنوان. يرجى التحقق منه أو سؤال من أرسله إليك.',
    },
    gone: {
      title: 'لم تعد هذه الصفحة متاحة',
      text: 'لقد أزالها من أنشأها. يرجى طلب رابط جديد.',
    },
    unavailable: {
      title: 'سنعود بعد لحظات',
      text: 'لا يمكن عرض هذه الصفحة الآن. يرجى المحاولة مرة أخرى بعد قليل.',
    },
  },
  he: {
    skipToContent: 'דלג לתוכן',
    preparedFor: 'הוכן עבור {name}',
    optional: 'רשות',
    choose: 'נא לבחור',
    yourQuestion: 'השאלה שלך',
    ask: 'שאלה',
    watchVideo: 'צפייה בסרטון',
    leaveEmpty: 'נא להשאיר שדה זה ריק',
    footer: 'כותרת תחתונה',
    missing: {
      title: 'הדף לא נמצא',
      text: 'אין דבר בכתובת זו. נא לבדוק אותה, או לשאול את מי ששלח אותה.',
    },
    gone: {
      title: 'הדף אינו זמין עוד',
      text: 'הוא הוסר על ידי יוצריו. נא לבקש מהם קישור חדש.',
    },
    unavailable: {
      title: 'נחזור בעוד רגע',
      text: 'לא ניתן להציג את הדף כעת. נא לנסות שוב בקרוב.',
    },
  },
  ja: {
    skipToContent: '本文へ移動',
    preparedFor: '{name} 様へ',
    optional: '任意',
    choose: '選択してください',
    yourQuestion: 'ご質問',
    ask: '質問する',
    watchVideo: '動画を見る',
    leaveEmpty: 'この欄は空のままにしてください',
    footer: 'フッター',
    missing: {
      title: 'ページが見つかりません',
      text: 'このアドレスには何もありません。アドレスをご確認いただくか、送り主にお尋ねください。',
    },
    gone: {
      title: 'このページは公開を終了しました',
      text: '作成者により取り下げられました。新しいリンクをお求めください。',
    },
    unavailable: {
      title: 'まもなく再開します',
      text: '現在このページを表示できません。しばらくしてからもう一度お試しください。',
    },
  },
} satisfies Record<keyof typeof blockWords, PageWords>;

const isTable = (tag: string): tag is keyof typeof tables => Object.hasOwn(tables, tag);
const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'yi', 'dv', 'ckb', 'sd', 'ug']);

const wordsOf = (table: keyof typeof tables): Words => ({ ...tables[table], ...blockWords[table] });

export interface Language {
  tag: string;
  direction: 'ltr' | 'rtl';
  words: Words;
}

/** Facet's own words are English where there are none in that language. */
export function languageOf(lang: string | undefined): Language {
  const tag = lang !== undefined && lang !== 'und' && wellFormed.test(lang) ? lang : 'en';
  const primary = tag.toLowerCase().split('-')[0] ?? 'en';
  return {
    tag,
    direction: rightToLeft.has(primary) ? 'rtl' : 'ltr',
    words: wordsOf(isTable(primary) ? primary : 'en'),
  };
}

/** The first language of an Accept-Language header that we have words in. */
export function preferredLanguage(header: string | undefined): string | undefined {
  const wanted = (header ?? '').slice(0, 200).split(',');
  const tags = wanted.map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  return tags.find((tag) => isTable(tag.split('-')[0] ?? ''));
}

const wellFormed = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;
