// Details that a text can lose and stay whole: a remark in brackets, a year, what is said of tax, a Latin name, the number
// of a standard, one word. Each is known by what people call it and by how it is written, in all languages at once.

export interface Span {
  start: number;
  end: number;
}

interface Detail {
  /** What a request calls it. */
  called: RegExp;
  /** Where a text has it, with the marks and small words that go along. */
  written: RegExp;
  /** Every one of them is meant where the request names no single one. */
  every?: true;
}

const tax =
  '(?:VAT|V\\.A\\.T\\.|GST|sales tax|MwSt\\.?|Mehrwertsteuer|USt\\.?|Umsatzsteuer|TVA|I\\.?V\\.?A\\.?|btw|BTW|VAT-u)';
const notes =
  '(?:\\+|plus|zzgl\\.?|zuzüglich|exkl\\.?|excl\\.?|ex|excluding|inkl\\.?|incl\\.?|including|más|mais|più|hors|sans|sin|sem|senza|without|ohne|bez|exclusief|inclusief|net of|before)';
const behind =
  '(?:not included|excluded|included|extra|no incluid[oa]|incluid[oa]|aparte|esclus[ao]|inclus[ao]|non inclus[ao]|não incluíd[oa]|incluíd[oa]|non comprise?|comprise?|en sus|exclu[es]?)';
/** `+ VAT`, `zzgl. 19 % MwSt.`, `IVA no incluido`, `HT`, `税別`. */
const taxNote = `${notes}\\s?(?:\\d{1,2}\\s?%\\s)?${tax}|${tax}(?:\\s\\d{1,2}\\s?%)?(?:\\s${behind})?|\\b(?:HT|TTC)\\b|税(?:別|込み?|抜き?)`;

const details: readonly Detail[] = [
  {
    called:
      /(?<!\p{L})(?:brackets?|parenthes[ie]s|klammer\p{L}*|parenthèses?|paréntesis|parentesi|parênteses?s?|haakjes?|nawias\p{L}*)(?!\p{L})|括弧|カッコ|かっこ/iu,
    written: /\s?[(（][^()（）]{1,160}[)）]/gu,
  },
  {
    called:
      /(?<!\p{L})(?:vat|tax|mwst|mehrwertsteuer|ust|umsatzsteuer|tva|iva|btw|vat-u|ht|ttc)(?!\p{L})|税(?:別|込|抜)|消費税/iu,
    written: new RegExp(
      `(?:\\s?[(（]\\s?(?:${taxNote})[^()（）]{0,30}[)）]|(?:・|、)(?:${taxNote})|(?:${taxNote})(?:・|、)|(?<=[(（])(?:${taxNote}),\\s|(?:,?\\s)?(?<![\\p{L}\\d])(?:${taxNote})(?!\\p{L}))`,
      'giu',
    ),
    every: true,
  },
  {
    called:
      /(?<!\p{L})(?:years?|jahr(?:e|eszahl(?:en)?)?|années?|años?|ann[oi]|anos?|jaar(?:tal(?:len)?)?|jaren|rok\p{L}{0,2})(?!\p{L})|年号|西暦|^(?:19|20)\d\d(?!\d)/iu,
    // Behind `since` or `in` it carries the sentence.
    written:
      /(?:\s?[(（](?:19|20)\d\d[)）]|(?<!(?<!\p{L})(?:in|since|from|of|by|until|seit|ab|bis|im|jahr|depuis|en|de|du|dès|desde|del|dal?|nel|em|sinds|uit|vanaf|od|w|do|z|roku|about|around|circa|ca\.|rund|etwa|environ|vers|hacia|unos|verso|cerca de|rond|ongeveer|około))(?:,\s|\s)(?:19|20)\d\d(?:\/\d\d)?(?![\d.,/-]*\d|\s?[%€£$]|\s\p{L}))/gu,
  },
  {
    called: /(?<!\p{L})(?:lat(?:in|ein|yn|ijn|ín)\p{L}*)(?!\p{L})|学名/iu,
    written: /\s?[(（]\p{Lu}\p{Ll}{2,20}\.?\s\p{Ll}{3,20}(?:\s\p{Ll}{3,20})?[)）]/gu,
    every: true,
  },
  {
    called:
      /(?<!\p{L})(?:(?:standards?|norm\p{L}{0,2}|DIN|ISO|EN|NEN|BS|UNI|NF|UNE)[\s-](?:numbers?|codes?|nummern?|numéros?|números?|numer\p{L}{1,2})|(?:numbers?|codes?|nummern?|numéros?|números?|numer[ioy]|nummers?)\s(?:of|der|des|de|de las|delle|dei|das|van de|norm)\s?(?:the\s|les\s|la\s)?(?:standards?|norm\p{L}{0,2}))(?!\p{L})|(?<!\p{L})norm(?:en)?(?:nummern?|nummers?)(?!\p{L})|規格番号/iu,
    written:
      /(?:\s(?:according to|to|nach|gemäß|laut|selon|conforme à|según|conforme|secondo|segundo|volgens|conform|wg|zgodnie z))?\s(?:(?:the|la|der|die|de)\s)?(?:\p{Lu}{2,6}[\s-]){1,3}\d[\d.:-]{1,12}/gu,
    every: true,
  },
];

const named =
  /^(?:the |das |le |la |a |het )?(?:word|term|wort|begriff|mot|terme|palabra|parola|palavra|woord|słowo)s?\s["“„«]?(.{2,40}?)["”“»]?$|^「?(.{1,20}?)」?という(?:言葉|単語|文字|表現)/iu;

/** What a request calls a detail, and the rest of what it says of it. */
export function detailCalled(
  request: string,
): { spansIn(text: string): Span[]; rest: string; every: boolean } | undefined {
  const [, word, ja] = named.exec(request) ?? [];
  const literal = word ?? ja;
  if (literal !== undefined) {
    const written = literal.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const whole = new RegExp(
      `(?:・|、)${written}(?=[・、)）])|${written}(?:・|、)|(?:,?\\s)(?<!\\p{L})${written}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    return { spansIn: (text) => spansOf(text, whole), rest: '', every: true };
  }
  for (const { called, written, every = false } of details) {
    const match = called.exec(request);
    if (!match || match.index > maxBefore) continue;
    const rest = `${request.slice(0, match.index)} ${request.slice(match.index + match[0].length)}`;
    // `The 2025`: that one, wherever it stands.
    const figure = /^\d/.test(match[0]) ? match[0] : '';
    const spansIn = (text: string): Span[] =>
      spansOf(text, written).filter(({ start, end }) => text.slice(start, end).includes(figure));
    return { spansIn, rest, every: every || figure !== '' };
  }
  return undefined;
}

/** Further on it says which one: `the discount for the year`. */
const maxBefore = 24;

const spansOf = (text: string, written: RegExp): Span[] =>
  [...text.matchAll(written)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

/** Whether what is left without it is whole. */
export function isWholeWithout(text: string, { start, end }: Span): boolean {
  const left = `${text.slice(0, start)}${text.slice(end)}`.trim();
  return /[\p{L}\p{N}]/u.test(left) && !/[,;:(–-][.!?]?$|^[,;:.)–]|[(（]\s?[,;)）]/u.test(left);
}
