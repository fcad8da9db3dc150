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

/** The same blocks, with soft hyphens in words too long for a narrow line. */
export function withHyphens(blocks: Block[], tag: string): Block[] {
  const language = languageFor(tag);
  if (language === undefined) return blocks;
  return blocks.map((block) => hyphenated(block, '', language));
}

function hyphenated<T>(value: T, key: string, language: string): T {
  if (typeof value === 'string') {
    if (unread.test(key) || marked.test(value)) return value;
    return value.replace(tooLong[key] ?? tooLongInText, (word) =>
      hyphenatorFor(language)(word),
    ) as T;
  }
  if (Array.isArray(value)) return value.map((item) => hyphenated(item, key, language)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, hyphenated(member, name, language)]),
  ) as T;
}
