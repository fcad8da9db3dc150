// The few words on a page that are Facet's own, in the language of the page.

export interface Words {
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
  },
} satisfies Record<string, Words>;

const isTable = (tag: string): tag is keyof typeof tables => Object.hasOwn(tables, tag);
const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'yi', 'dv', 'ckb', 'sd', 'ug']);

export interface Language {
  tag: string;
  direction: 'ltr' | 'rtl';
  words: Words;
}

/**
 * The language named, or else the likeliest for the script of the text. Facet's
 * own words are English where there are none in that language.
 */
export function languageOf(lang: string | undefined, text: string): Language {
  const tag = lang !== undefined && wellFormed.test(lang) ? lang : likelyTag(text);
  const primary = tag.toLowerCase().split('-')[0] ?? 'en';
  return {
    tag,
    direction: rightToLeft.has(primary) ? 'rtl' : 'ltr',
    words: isTable(primary) ? tables[primary] : tables.en,
  };
}

const wellFormed = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

// Names are often left in Latin, so a third of the letters is enough. Japanese
// comes before Chinese, with which it shares most letters but not its kana.
const scripts: [script: RegExp, tag: string, share?: number][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja', 0.1],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
];

function likelyTag(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(
    ([script, , share = 1 / 3]) => (text.match(script)?.length ?? 0) > letters * share,
  );
  return found?.[1] ?? 'en';
}
