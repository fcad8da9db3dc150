// Whether a sentence is another one with something left out.
import { fold, wordsOf } from '../../../platform/text/words.ts';

const leastWords = 4;
const maxGaps = 2;

/** All its words stand in the other, in their order and in long runs: `Open daily, with parking` of `Open daily from 8, with parking`. */
export function isShortened(part: string, whole: string): boolean {
  const [own, all] = [wordsOf(fold(part)), wordsOf(fold(whole))];
  if (own.length < leastWords || own.length >= all.length) return false;
  let [at, gaps] = [all.indexOf(own[0] ?? ''), 0];
  for (const word of own) {
    if (at === -1) return false;
    if (all[at] !== word) {
      at = all.indexOf(word, at);
      gaps++;
    }
    if (at === -1 || gaps > maxGaps) return false;
    at++;
  }
  return true;
}
