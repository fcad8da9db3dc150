// Headings by which whoever collects the texts finds them again: which record or paper a text is from, what is to be done
// with it, its number. No reader needs them.

import { givenNames } from '../../../claims/screen/given_names.ts';
import { lean } from '../../../platform/text/quickened.ts';

/** What a text may be a record of, as the first word of its heading. */
const record =
  /^(?:(?:e-?)?mails?|calls?|phone calls?|meetings?|notes?|minutes|transcripts?|chats?|messages?|voice (?:memo|note)s?|telefonate?|gespräche?|anrufe?|besprechung|notiz(?:en)?|mitschrift|protokoll|nachricht(?:en)?|courriels?|appels?|entretiens?|réunions?|compte[- ]rendu|correos?|llamadas?|reuni(?:ón|ones)|notas?|mensajes?|telefonat[ae]|chiamat[ae]|riunion[ei]|appunti|messaggi[o]?|chamadas?|reuni(?:ão|ões)|apontamentos|mensage(?:m|ns)|telefoontjes?|gesprekken|gesprek|berichten|notities?|rozmow[ay]|spotkani[ae]|notatk[ai]|wiadomoś\p{L}{1,3}|calculations?|costing|kalkulation|calcul|chiffrage|cálculo|calcolo|calculatie|kalkulacja)(?!\p{L})/iu;
/** Of a day: `Call with Dana 4/9`. */
const ofDay = /\d{1,2}\s?[./-]\s?\d{1,2}|\d{1,2}\.?\s(?:de\s)?\p{L}{3,}/u;
/** Of one person: `Mail de Gilles`; `Messages to Parents` may be a service. */
const ofPerson =
  /^[\p{L} -]{2,15}(?<![se])\s(?:with|from|mit|von|avec|de|con|da|di|com|met|van|z|od)\s\p{Lu}\p{Ll}+(?:[\s,(]|$)/u;

/** `Audio 2 (Rosa)`: one message of several. */
const numberedRecord =
  /^(?:audios?|áudios?|voice (?:memo|note|message)s?|sprachnachricht(?:en)?|vocal|messages? vocal|nota de voz|spraakbericht|wiadomość głosowa|音声)\s?\d{1,2}(?:\s?[(:：].*)?$/iu;

/** Every word of it names a paper or the text in it: `One-pager COPY`, `Texte produit`. */
const paperWords = lean(
  /^(?:(?:one-?pagers?|copy|text|texts|product|website|web|site|flyers?|leaflet|brochure|deck|slides?|landing|page|draft|version|final|main|body|texte|produit|plaquette|dépliant|texto|producto|folleto|testo|prodotto|opuscolo|produto|folheto|tekst|producttekst|productu|produktu|strony|\p{L}{2,12}(?<!kon)texte?)(?:\s|$)){1,4}$/iu,
);
const ofText =
  /(?<!\p{L})(?:copy|texts?|one-?pagers?|\p{L}{0,12}(?<!kon)texte?|textos?|testo|tekst|producttekst)(?!\p{L})/iu;

/** Tells whoever writes what to do, or is the head of a message: `Say`, `From`. */
const order =
  /^(?:say|tell(?: them)?|mention|include|use|write|from|to|cc|re|subject|sagen|erwähnen|schreiben|von|an|betreff|dire|mentionner|écrire|de|à|objet|decir|mencionar|escribir|para|asunto|scrivere|menzionare|da|oggetto|dizer|escrever|assunto|zeggen|noemen|schrijven|van|aan|onderwerp|powiedzieć|napisać|wspomnieć|od|do|temat)$/iu;

/** What was said to the reader, as those note who said it. */
const saidToThem =
  /^(?:what (?:we|i) (?:said|told (?:them|her|him))|was (?:wir|ich) (?:\p{L}+ )?(?:gesagt|erzählt) (?:haben|habe)|ce qu(?:e nous avons|[’']on a) (?:dit|raconté)|lo que (?:dijimos|hemos dicho|les dijimos)|(?:cosa|quello che) abbiamo detto|o que (?:dissemos|lhes dissemos)|wat (?:we|wij) (?:hebben gezegd|gezegd hebben)|co powiedzieliśmy)$/iu;

/** `How I got to the count`: one of us thinks aloud. */
const ofWriter: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})I(?:[’'](?:ve|m|d))?\s\p{Ll}/u,
  de: /(?<!\p{L})ich(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je\s|j[’'])/iu,
  es: /(?<!\p{L})yo(?!\p{L})/iu,
  nl: /(?<!\p{L})ik(?!\p{L})/iu,
};

/** How a text got here: `Call transcript (auto) 00:00`, `LINEグループ 書き出し`, `Last year's flyer (OCR)`. */
export const captured =
  /[(（[](?:ocr|scan(?:ned)?|auto)[)）\]]|(?<!\p{L})(?:call|meeting|chat|phone|telefon|gesprächs)[ -]?(?:transcripts?|transkripte?|log)(?!\p{L})|(?<!\p{L})(?:chat|group|slack|whats ?app|teams)[ -]?(?:export|log|verlauf)(?!\p{L})|(?:チャット|グループ|LINE|トーク).{0,12}(?:書き出し|エクスポート|履歴)|文字起こし|^(?:on hold|(?:call |recording )?resume[sd]|crosstalk|inaudible|silence)$/iu;
/** Between colleagues: `Mail Weber -> Sales`, `Chat Ann/Bo`. */
const between = /\s(?:->|=>|→|➜)\s|\s\p{Lu}\p{Ll}+\s?[/+]\s?\p{Lu}\p{Ll}+$/u;
const ofUs =
  /(?<!\p{L})(?:internal|intern(?:e[rs]?|[ao]s?|es)?|wewnętrzn\p{L}{1,3})(?!\p{L})|社内/iu;

/** `Notes on pruning, Bea`, `Nota cosecha Pilar`: signed by a colleague. */
const endsWithName = (text: string): boolean =>
  /^[Nn]ot\p{Ll}+ \p{Ll}{4,20} \p{Lu}\p{Ll}+$/u.test(text) ||
  givenNames.has((/\s(\p{Lu}\p{Ll}+)$/u.exec(text)?.[1] ?? '').toLowerCase());

export const isDraftersLabel = (heading: string, language: string): boolean => {
  const text = heading.trim();
  const isRecord =
    ofDay.test(text) || ofPerson.test(text) || between.test(text) || endsWithName(text);
  // `Maren, phone notes 13 March`: behind whose they are.
  const ofWhom = /^\p{Lu}\p{Ll}+,\s(?=\S)/u;
  return (
    (record.test(text.replace(ofWhom, '')) && (isRecord || ofUs.test(text))) ||
    numberedRecord.test(text) ||
    (paperWords.test(text) && ofText.test(text)) ||
    order.test(text) ||
    saidToThem.test(text) ||
    (!/[?？]$/u.test(text) && ofWriter[language]?.test(text) === true)
  );
};

/** `4. Transport`, `b) Prices`, `5.費用`, `Item 3 hire charges`, `Inside left – fees`; `3. Quartal` is counted, and `5 reasons` are five. */
const number =
  /^(?:(?:§\s?)?(?:\d{1,2}(?:\.\d{1,2})?(?:[.)]|\s?[-–—:])\s+|\(?[a-h]\)\s+|\d{1,2}[.．)）、]\s?(?=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]))|TOP\s\d{1,2}[.:)]?\s(?=\p{Lu}\p{Ll})|(?:[Ii]tem|[Aa]genda ?punt|[Ss]lide|[Ff]olie|[Dd]iapositiva|[Dd]iapo)\s\d{1,2}(?:\s?[.:)–—-])?\s|(?:[Ff]ront|[Bb]ack|[Ii]nside|[Cc]over|FRONT|BACK|INSIDE|COVER|[Rr]ückseite|[Vv]orderseite|[Ii]nnenseite|[Rr]ecto|[Vv]erso|[Pp]ortada|[Cc]ontraportada|[Rr]etro|[Ff]ronte|[Vv]oorkant|[Aa]chterkant)(?:\s(?:left|right|page|panel|links|rechts))?\s[–—-]\s|(?:[Ww]iki|[Ii]ntranet|[Cc]onfluence|[Nn]otion|[Ss]harepoint)\s?[/>]\s?)(?=\p{L})/u;
const counted =
  /^\d{1,2}\.\s(?:quartal|halbjahr|schritt|tag|woche|monat|jahr|etage|stock|obergeschoss|platz|rate|phase|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|kwarta\p{L}+|etap|krok|rok\p{L}*|dzień|tydzień|miesiąc)(?!\p{L})/iu;

export const withoutNumber = (heading: string): string =>
  counted.test(heading) ? heading : heading.replace(number, '');

/** `Price book for reference`, `Rate card v7`, `Week plan rough`: what it is kept for, and how far it has come. */
export const withoutPurposeOf = (heading: string): string =>
  heading.replace(forReference, '').replace(ofDraft, '');
const ofDraft =
  /\s[,(–—-]?\s?(?:(?:v|ver\.?|rev\.?)\s?\d{1,2}(?:\.\d{1,2})?|rough|draft|wip|tbc|raw|(?:roh)?entwurf|roh|brouillon|borrador|bozza|rascunho|kladde|下書き)\)?$/iu;
const forReference =
  /\s?[,(–—-]?\s?(?:for (?:your |our )?(?:reference|information)|fyi|zur (?:info(?:rmation)?|kenntnis|referenz)|pour (?:info(?:rmation)?|référence|mémoire)|para (?:referencia|información)|per (?:riferimento|conoscenza|informazione)|para referência|ter (?:info(?:rmatie)?|referentie)|do wiadomości)\)?$/iu;
