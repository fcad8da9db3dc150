// What search looks at, in place of what was written: folded text, its words, and the keys of its
// grams. Done here and not in SQL, so that both engines find the same things whatever their locale.
import { fold } from '../text/fold.ts';

/** Folded, and in one line: spaces and control characters become single spaces. */
export const foldLine = (text: string): string =>
  fold(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Each word of a folded text behind one space, without punctuation: ` q3 launch` of `q3/launch!`. */
export function spaceWords(folded: string): string {
  const words = folded.replace(/[\p{P}\p{S}\p{Z}]+/gu, ' ').trim();
  return words === '' ? '' : ` ${words}`;
}

/** The words of a query, folded; one that lies within another asks for nothing more. */
export function queryWords(query: string | undefined): string[] {
  const words = [...new Set(foldLine(query ?? '').split(' '))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** Whether all words of a query lie somewhere in these texts; a query without words fits everything. */
export function matchesWords(query: string | undefined, texts: readonly string[]): boolean {
  const folded = texts.map(foldLine).join('\n');
  return queryWords(query).every((word) => folded.includes(word));
}

/**
 * With runs of four, a word of six letters or more is found among 200,000 documents in a fifth of the
 * time that runs of three took (0.7 and 5.4 ms of SQLite's FTS5), for an index 1.6 times as large.
 */
const longest = 4;

/** Every run of one to four characters within the words of a folded text. */
export function gramsOf(folded: string): Set<string> {
  const grams = new Set<string>();
  for (const word of folded.split(/\s/)) {
    const characters = [...word];
    for (let start = 0; start < characters.length; start++) {
      let gram = '';
      for (const character of characters.slice(start, start + longest)) {
        gram += character;
        grams.add(gram);
      }
    }
  }
  return grams;
}

/** Grams that cover a word: fewer to look up than all of them, and rarely more documents to look at. */
export function coveringGrams(word: string): Set<string> {
  const characters = [...word];
  const starts = new Set<number>();
  for (let start = 0; start + longest < characters.length; start += longest) starts.add(start);
  starts.add(Math.max(0, characters.length - longest));
  return new Set([...starts].map((start) => characters.slice(start, start + longest).join('')));
}

/**
 * A gram as an integer of 32 bits that differs from tenant to tenant, so that a search reads no
 * other tenant's entries. Two grams may share a key: the index proposes, the text decides.
 */
export function makeKeyOf(scope: string): (gram: string) => number {
  const seed = mix(0x811c9dc5, scope);
  return (gram) => mix(seed, gram);
}

/** FNV-1a over the UTF-16 units, with the bits stirred at the end. */
function mix(seed: number, text: string): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) | 0;
}
