// Where long words may be broken. Browsers that have no dictionary for a language break a word that
// does not fit after any letter; languages that write compounds as one word need better on a phone.
import { readFileSync } from 'node:fs';
import hyphenopoly from 'hyphenopoly';
import type { Block } from '../../content/content.ts';

/** Languages of long words, and their patterns. */
const patterns: Record<string, string> = {
  de: 'de',
  nl: 'nl',
  sv: 'sv',
  da: 'da',
  nb: 'nb',
  nn: 'nn',
  no: 'no',
  fi: 'fi',
};
const softHyphen = '\u00ad';
/** What a line of a small phone cannot hold: the larger the type, the fewer letters. */
const tooLong: Record<string, RegExp> = {
  headline: /\p{L}{16,}/gu,
  heading: /\p{L}{20,}/gu,
  title: /\p{L}{22,}/gu,
  cells: /\p{L}{16,}/gu,
};
const tooLongInText = /\p{L}{26,}/gu;
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
    minWordLength: 16,
    loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
  });
  const hyphenate = made.get(language) ?? ((word) => word);
  hyphenators.set(language, hyphenate);
  return hyphenate;
}

/** A name that stands in large type. */
export function hyphenatedName(name: string, tag: string): string {
  const language = languageFor(tag);
  return language === undefined ? name : hyphenated(name, 'heading', language);
}

const languageFor = (tag: string): string | undefined =>
  patterns[tag.toLowerCase().split('-')[0] ?? ''];

/** The same blocks, with soft hyphens in words too long for a narrow line, and counted things kept whole. */
export function withHyphens(blocks: Block[], tag: string): Block[] {
  if (/^(?:ja|zh)\b/i.test(tag)) return blocks.map((block) => eachText(block, '', countedWhole));
  if (spaced.test(tag)) return blocks.map((block) => eachText(block, '', groupedWhole));
  const language = languageFor(tag);
  if (language === undefined) return blocks;
  return blocks.map((block) => hyphenated(block, '', language));
}

/** `全12室`, `30名`: a line of Chinese or Japanese may end anywhere, but not between a figure and what it counts. */
const counted = /[全約第計各平満]?\d[\d,.:]*[\p{sc=Han}\p{sc=Katakana}%％]?/gu;
const joiner = '\u2060';
const unbrokenSpace = '\u00a0';

/** Languages that write `74 000` and `96 %`. */
const spaced = /^(?:fr|pl|cs|sk|ru|uk|bg|hu|et|lv|lt)\b/i;
const groupedWhole = (text: string): string =>
  text.replace(/(?<=\d) (?=\d{3}(?!\d)|[%€])/g, unbrokenSpace);

const countedWhole = (text: string): string =>
  text.replace(counted, (figure) => {
    const [, before = '', number = '', after = ''] = /^(\D?)([\d,.:]+)(.?)$/u.exec(figure) ?? [];
    return `${before}${before && joiner}${number}${after && joiner}${after}`;
  });

const hyphenated = <T>(value: T, key: string, language: string): T =>
  eachText(value, key, (text, name) =>
    text.replace(tooLong[name] ?? tooLongInText, (word) => hyphenatorFor(language)(word)),
  );

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
