// What the page is about, by name. A name is taken only where the text itself
// uses it as one, and never the reader's own; without a name the page simply does without.
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { stopWords } from '../../../platform/text/stop_words.ts';
import { fold } from '../../../platform/text/words.ts';
import { isGenericHeading } from './outline.ts';
import type { Reading } from './reading.ts';

export interface Subject {
  product?: string;
  tagline?: string;
  /** What it promises, in one line behind its name. */
  slogan?: string;
}

const namePart = String.raw`[\p{Lu}\d][\p{L}\p{N}.&’'+-]*|[a-z]+[A-Z][\p{L}\p{N}]*`;
const verbs =
  'is|are|was|helps?|gives?|makes?|builds?|offers?|provides?|lets|turns|brings|connects?|automates?|runs?|delivers?|keeps|combines|replaces|works|takes|puts|manages?|plans?|[a-z]{2,}s|ist|sind|hilft|bietet|macht|verbindet|est|aide|propose|es|ayuda|ofrece|è|aiuta|offre|é|ajuda|oferece|helpt|biedt';
const subjectOfSentence = new RegExp(
  `^((?:${namePart})(?:\\s(?:${namePart})){0,3})\\s(?:${verbs})\\s`,
  'u',
);
const named = /^(\S.{0,38}?\S)\s*(?:[:：|]\s*|\s[–—-]\s)(\S.{2,})$/u;

export function subjectOf(
  reading: Reading,
  pageNames: readonly string[],
  readers: readonly string[],
  text: string,
  language: string,
): Subject {
  const tagline = reading.labels.get('headline');
  const [brand] = pageNames;
  if (brand !== undefined) {
    const slogan = sloganOf(brand, text);
    return {
      product: brand,
      ...(tagline === undefined ? {} : { tagline }),
      ...(slogan === undefined ? {} : { slogan }),
    };
  }
  const isReader = (name: string | undefined): boolean =>
    name !== undefined && readers.some((reader) => fold(reader).startsWith(fold(name)));
  const label = reading.labels.get('product');
  const given = isReader(label) ? undefined : label;
  const title = reading.title === undefined ? {} : readTitle(reading.title);
  const fromTitle = isReader(title.product) ? {} : title;
  const names = [reading.title, ...pageNames].filter((name) => name !== undefined);
  const product =
    given ?? fromTitle.product ?? inSentences(reading, names, isReader, text, language);
  const shown = tagline;
  return {
    ...(product === undefined ? {} : { product }),
    ...(shown === undefined ? {} : { tagline: shown }),
  };
}

const minSlogan = 5;
const maxSlogan = 14;
/** A slogan stands near the top. */
const openingLines = 12;

/** `Vialrun: samples from the draw to the bench`. */
function sloganOf(brand: string, text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const named = lines.slice(0, openingLines).flatMap((line) => {
    const bare = line.replace(/^[\s#>*_-]+/u, '');
    const rest = bare.startsWith(brand) ? bare.slice(brand.length) : '';
    const said = /^\*{0,2}\s?[:：]\*{0,2}\s+(\p{L}[^:：()[\]|]{10,120})$/u.exec(rest)?.[1];
    return said === undefined ? [] : [said.replace(/[.\s]+$/u, '')];
  });
  return named.find((said) => {
    const words = said.split(/\s+/).length;
    const dated =
      /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:v\d|rev|notes?|draft|version|page|copy)(?!\p{L})/iu;
    return words >= minSlogan && words <= maxSlogan && !/[.!?]\s/.test(said) && !dated.test(said);
  });
}

/** `Ledgerline: close in four days` names the product and says what it does. */
function readTitle(title: string): Subject {
  const [, name, tagline] = named.exec(title) ?? [];
  return name !== undefined && tagline !== undefined && isName(name)
    ? { product: name, tagline }
    : {};
}

function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > 4 || isGenericHeading(text)) return false;
  const first = words[0] ?? '';
  // A name is capitalised wherever its script has capitals.
  const capital = /^[\p{Lu}\p{Lo}\d]|[a-z][A-Z]/u.test(first);
  return capital && !stopWords('en').has(first.toLowerCase()) && words.every(isNameWord);
}

const isNameWord = (word: string): boolean => !/^\p{Ll}{3,}$/u.test(word);

/** Who does something in the opening sentences, if the text speaks of it by that name again. */
function inSentences(
  reading: Reading,
  names: readonly string[],
  isReader: (name: string) => boolean,
  text: string,
  language: string,
): string | undefined {
  const openings = reading.sections.slice(0, 4).flatMap(({ paragraphs }) => paragraphs.slice(0, 2));
  for (const passage of openings) {
    for (const sentence of sentencesOf(passage.text, language).slice(0, 3)) {
      const name = subjectOfSentence.exec(sentence)?.[1];
      if (name === undefined || !isName(name) || /[.,]$/.test(name) || isReader(name)) continue;
      if (isCalled(name, text, names, language)) return name;
    }
  }
  return undefined;
}

function isCalled(name: string, text: string, names: readonly string[], language: string): boolean {
  if (names.some((other) => mentions(other, name))) return true;
  // Elsewhere than in English, a capital is no sign of a name.
  if (language !== 'en' || mentions(text, name.toLowerCase())) return false;
  if (/\s\p{Lu}/u.test(name)) return true;
  return mentions(text.slice(text.indexOf(name) + name.length), name);
}

/** As a whole word, in just this spelling. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    const before = text.slice(Math.max(0, at - 2), at);
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))) {
      return true;
    }
  }
  return false;
}
