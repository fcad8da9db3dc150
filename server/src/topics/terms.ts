// What retrieval compares: folded words, and pairs of characters where words are written without spaces.
import { foldLine } from '../platform/search/search_text.ts';

const word = /[\p{L}\p{N}\p{M}]+/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [found] of foldLine(text).matchAll(word)) {
    let end = 0;
    for (const run of found.matchAll(unspaced)) {
      addWord(terms, found.slice(end, run.index));
      addPairs(terms, [...run[0]]);
      end = run.index + run[0].length;
    }
    addWord(terms, found.slice(end));
  }
  return terms;
}

const longestTerm = 60;

function addWord(terms: string[], text: string): void {
  if (text !== '') terms.push(text.slice(0, longestTerm));
}

function addPairs(terms: string[], characters: string[]): void {
  if (characters.length === 1) addWord(terms, characters[0] ?? '');
  for (let at = 0; at + 1 < characters.length; at++) {
    terms.push(`${characters[at]}${characters[at + 1]}`);
  }
}
