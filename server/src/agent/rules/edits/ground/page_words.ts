// A request in the words of the page: inflected, misspelt or called otherwise, a word is taken for the one
// that the page has. Words that the page has already stay as they are.
import { lean } from '../../../../platform/text/quickened.ts';
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { commonStart, fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { concepts } from '../../grammar/languages/concepts.ts';

const maxWords = 40;
const maxVocabulary = 4000;
const word = lean(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/** `said`: what else the page says; a word of it is that word, and none of the texts. */
export function inPageWords(
  phrase: string,
  texts: readonly string[],
  language: string,
  said: readonly string[] = [],
): string {
  const page = fold(texts.join(' '));
  const vocabulary = [...new Set(wordsOf(page))].slice(0, maxVocabulary);
  const terms = new Set([...vocabulary, ...said].flatMap((one) => termsOf(one, language)));
  if (unspaced.test(phrase)) return inPageLetters(spaced(phrase), page);
  const stops = stopWords(language);
  let count = 0;
  return phrase.replace(word, (raw) => {
    const asked = fold(raw);
    const known = termsOf(raw, language);
    const small = known.length === 0 || stops.has(asked) || asked.length < 4 || /\d/.test(asked);
    if (small || ++count > maxWords || known.some((term) => terms.has(term))) return raw;
    return (
      inflected(asked, vocabulary) ??
      (language === 'pl' ? declined(asked, vocabulary) : undefined) ??
      (compounding.has(language) ? compound(asked, vocabulary) : undefined) ??
      sameThing(asked, vocabulary) ??
      misspelt(asked, vocabulary) ??
      raw
    );
  });
}

/** `ブリの価格` names two things; without the particle they can be looked for one by one. */
export const spaced = (text: string): string =>
  text
    .replace(
      /(?<=[^\p{sc=Hiragana}\s])(?:について|から|[のをはがにでともへ])(?=[^\p{sc=Hiragana}\s]|$)/gu,
      ' ',
    )
    .trim();

const inPageLetters = (phrase: string, page: string): string =>
  phrase
    .split(/\s+/)
    .map((part) => {
      if (page.includes(fold(part))) return part;
      const group = concepts.find((names) => names.includes(part));
      return group?.find((name) => unspaced.test(name) && page.includes(name)) ?? part;
    })
    .join(' ');

const arabicPrefix = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

/** `الكشف` and `كشف`: Arabic hangs its article and small words on the noun. */
export const withoutPrefix = (word: string): string =>
  isArabic(word) ? word.replace(arabicPrefix, '') : word;

const isArabic = (word: string): boolean =>
  word.charCodeAt(0) >= 0x600 && word.charCodeAt(0) <= 0x6ff;

/** The letters that all forms of an Arabic noun share: `مدرسة` and `المدارس`. */
const rootOf = (word: string): string =>
  withoutPrefix(word)
    .replace(/(?:ات|ون|ين|ية|[ةه])$/u, '')
    .replace(/(?<=\p{L})[اوي]/gu, '');

export function isSameRoot(one: string, other: string): boolean {
  if (!isArabic(one) || !isArabic(other)) return false;
  const root = rootOf(one);
  return root.length >= 3 && root === rootOf(other);
}

/** Most of the beginning in common: `Ersatzteilen` and `Ersatzteile`. */
function inflected(asked: string, vocabulary: readonly string[]): string | undefined {
  let best: string | undefined;
  let longest = 0;
  for (const known of vocabulary) {
    const shorter = Math.min(asked.length, known.length);
    if (shorter < 4 || Math.max(asked.length, known.length) - shorter > 3) continue;
    const common = commonStart(asked, known);
    // `Leasing` and `least` begin alike, and are two words.
    if (common < 5 && common < shorter) continue;
    if (common >= Math.max(4, Math.ceil(shorter * 0.7)) && common > longest) {
      [best, longest] = [known, common];
    }
  }
  return best;
}

/** `sowach` and `sowy`: a short Polish noun has little but its ending. */
const declined = (asked: string, vocabulary: readonly string[]): string | undefined => {
  const stem = withoutCase(asked);
  return stem.length < 3 ? undefined : vocabulary.find((known) => withoutCase(known) === stem);
};
const withoutCase = (noun: string): string =>
  noun.replace(/(?:i?ach|i?ami|i?om|ow|i?em|ie|[aeiouy])$/u, '');

/** Elsewhere a longer word is another one: `Ledgerline` is no ledger. */
const compounding = new Set(['de', 'nl']);

/** The first part of one long word: `Spoed` in `Spoedbrief`. */
function compound(asked: string, vocabulary: readonly string[]): string | undefined {
  const [one, more] = asked.length < 5 ? [] : vocabulary.filter((known) => known.startsWith(asked));
  if (one !== undefined) return more === undefined ? one : undefined;
  // `Spoeddienst` is what the page calls `Spoed`.
  const [part, other] = vocabulary.filter(
    (known) => known.length >= 5 && asked.startsWith(known) && asked.length - known.length >= 4,
  );
  return other === undefined ? part : undefined;
}

const isCalled = (text: string, name: string): boolean =>
  name.length < 4 ? text === name : text.startsWith(name) && text.length - name.length <= 3;

function sameThing(asked: string, vocabulary: readonly string[]): string | undefined {
  for (const names of concepts) {
    if (!names.some((name) => isCalled(asked, name))) continue;
    const known = vocabulary.find((one) => names.some((name) => isCalled(one, name)));
    if (known !== undefined) return known;
  }
  return undefined;
}

/** One letter too many, too few, another or two swapped. */
function misspelt(asked: string, vocabulary: readonly string[]): string | undefined {
  if (asked.length < 5) return undefined;
  return vocabulary.find((known) => known.length >= 5 && isOneOff(asked, known));
}

function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const start = commonStart(one, other);
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.length === b.length) {
    const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
    return swapped || a.slice(1) === b.slice(1);
  }
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}
