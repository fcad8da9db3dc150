// Where long words may be broken. Browsers that have no dictionary for a language break a word that
// does not fit after any letter, and no two browsers have the same dictionaries.
import { readFileSync } from 'node:fs';
import hyphenopoly from 'hyphenopoly';
import type { Block } from '../../content/content.ts';

/** Languages whose patterns the package has; those that it names otherwise. */
const patterned = new Set(
  'af bg ca cs cy da de es et eu fi fr ga gl hr hu is it lt lv nb nl nn no pl pt ro ru sk sl sv tr uk'.split(
    ' ',
  ),
);
const namedOtherwise: Record<string, string> = { en: 'en-us', el: 'el-monoton' };
const softHyphen = '\u00ad';
/**
 * What a line of a small phone cannot hold: the larger the type, the fewer letters. A soft hyphen also
 * breaks words that would have fitted the next line, so shorter ones get none: they are set smaller.
 */
const tooLong: Record<string, RegExp> = {
  headline: /[\p{L}’']{15,}/gu,
  heading: /[\p{L}’']{16,}/gu,
  title: /[\p{L}’']{14,}/gu,
  cells: /\p{L}{13,}/gu,
  columns: /\p{L}{12,}/gu,
};
const tooLongInText = /\p{L}{16,}/gu;
/** Marks of the editor: what is typed into there is read back as it stands. */
const marked = /[\u{f0000}-\u{10fffd}]/u;
const unread = /^(?:type|componentId|formId|name|email|phone|\w*Ids?|\w*[uU]rl)$/;

const hyphenators = new Map<string, (word: string) => string>();

function hyphenatorFor(language: string): (word: string) => string {
  const known = hyphenators.get(language);
  if (known !== undefined) return known;
  const made = hyphenopoly.config({
    require: [language],
    sync: true,
    hyphen: softHyphen,
    minWordLength: 12,
    loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
  });
  const hyphenate = made.get(language) ?? ((word) => word);
  hyphenators.set(language, hyphenate);
  return hyphenate;
}

/** A name that stands in large type. */
export function hyphenatedName(name: string, tag: string): string {
  const language = languageFor(tag);
  return language === undefined ? name : hyphenatedText(name, 'heading', language);
}

function languageFor(tag: string): string | undefined {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return patterned.has(language) ? language : namedOtherwise[language];
}

/** The same blocks, with soft hyphens in words too long for a narrow line, and what belongs together kept on one. */
export function withHyphens(blocks: Block[], tag: string): Block[] {
  if (/^(?:ja|zh)\b/i.test(tag)) {
    return blocks.map((block) =>
      eachText(block, '', (text, key) => countedWhole(isLarge(key) ? wordsWhole(text, tag) : text)),
    );
  }
  const together = /^fr\b/i.test(tag) ? frenchWhole : groupedWhole;
  const language = languageFor(tag);
  return blocks.map((block) =>
    eachText(block, '', (text, key) => {
      const whole = together(isLarge(key) ? text.replace(compound, `$1-${joiner}$2`) : text);
      return language === undefined ? whole : hyphenatedText(whole, key, language);
    }),
  );
}

/** `全12室`, `30名`: a line of Chinese or Japanese may end anywhere, but not between a figure and what it counts. */
const counted = /[全約第計各平満]?\d[\d,.:]*[\p{sc=Han}\p{sc=Katakana}%％]?/gu;
const joiner = '\u2060';
const unbrokenSpace = '\u00a0';

const countedWhole = (text: string): string =>
  text.replace(counted, (figure) => {
    const [, before = '', number = '', after = ''] = /^(\D?)([\d,.:]+)(.?)$/u.exec(figure) ?? [];
    return `${before}${before && joiner}${number}${after && joiner}${after}`;
  });

/** `rendez-vous`, `year-end`: no line of large type ends within one. */
const compound = /(?<![\p{L}-])(\p{L}{2,7})-(\p{L}{2,7})(?![\p{L}-])/gu;

/** In large type a word that is torn at the end of a line is seen at once. */
const isLarge = (key: string): boolean => key === 'headline' || key === 'heading';

const segmenters = new Map<string, Intl.Segmenter>();
function wordsOf(tag: string): Intl.Segmenter {
  const language = tag.slice(0, 2).toLowerCase();
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, made);
  return made;
}

/** Longer words may be broken: a line of a phone holds some ten letters. */
const longWord = 6;
const eastern = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]+$/u;
export const wordsWhole = (text: string, tag: string): string =>
  [...wordsOf(tag).segment(text)]
    .map(({ segment }) =>
      segment.length > 1 && segment.length <= longWord && eastern.test(segment)
        ? [...segment].join(joiner)
        : segment,
    )
    .join('');

/**
 * `74 000`, `96 %`, `90 m²`, `8 Uhr`, `8 h 30`: a figure and its unit. `8–18`: from and to. `Dipl.-Ing.`,
 * `z. B.`, `E-Mail`: an abbreviation. `Dr. Mensah`: a title and its name.
 */
const parted =
  / (?:(?<=\d )(?=\d{3}(?!\d)|(?:[%‰€£$°]|m[²³]|[kcm]m²?|ha|kg|[kMG]Wh?|kWp|[MGT]B|ct|Uhr|h|min|Mio|Mrd|CHF|EUR|zł|Kč)(?![\p{L}\d]))|(?<=\d h )(?=\d)|(?<=(?<!\p{L})(?:(?:Dr|Prof|Mrs?|Ms|Mme|Fr|Hr|Sra?|Dott|St|Nr|No)\.|Mrs?|Ms|Mme) )(?=\p{Lu}|\d)|(?<=(?<!\p{L})\p{Ll}\. )(?=\p{L}\.))|[–-](?:(?<=\d–)(?=\d)|(?<=(?<![\d-])\d{1,3}-)(?=\d{1,3}(?![\d-]))|(?<=(?:\p{L}\.|(?<!\p{L})\p{L})-)(?=\p{L}))/gu;
const groupedWhole = (text: string): string =>
  text.replace(parted, (sign) => (sign === ' ' ? unbrokenSpace : `${sign}${joiner}`));

/** French puts a space before `:`, `;`, `!`, `?` and inside `« »`: no line begins or ends with one of them. */
const frenchSpace = / (?=[:;!?»])|(?<=«) /g;
const frenchWhole = (text: string): string =>
  groupedWhole(text).replace(frenchSpace, unbrokenSpace);

const hyphenatedText = (text: string, key: string, language: string): string =>
  text.replace(tooLong[key] ?? tooLongInText, (word) => hyphenated(word, hyphenatorFor(language)));

/** The patterns know no word of more than 61 letters, and complain about each on the console. */
const knownPart = /[\p{L}’']{1,60}/gu;
const hyphenated = (word: string, hyphenate: (word: string) => string): string =>
  (word.match(knownPart) ?? [])
    .map((part) => hyphenate(part).replace(nearAnEnd, ''))
    .join(softHyphen);

/** `Od-powiedzialność`, `autorizzazio-ne`: three letters alone on a line are no word's beginning or end. */
const nearAnEnd = /(?<=^\P{Cf}{1,3})\u00ad|\u00ad(?=\P{Cf}{1,3}$)/gu;

function eachText<T>(value: T, key: string, change: (text: string, key: string) => string): T {
  if (typeof value === 'string') {
    return unread.test(key) || marked.test(value) ? value : (change(value, key) as T);
  }
  if (Array.isArray(value)) return value.map((item) => eachText(item, key, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, eachText(member, name, change)]),
  ) as T;
}
