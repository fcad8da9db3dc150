// The names in a statement: words with a capital inside it. In German every noun has one, and each must be told.
import { commonStart, fold, wordsOf } from '../../../platform/text/words.ts';

export const namesIn = (claim: string): string[] =>
  [...claim.matchAll(/(?<=[\p{L}\p{N},’')]\s)(?:\p{L}{1,2}['’])?(\p{Lu}[\p{L}\p{N}&-]+)/gu)].map(
    ([, name = '']) => name,
  );

/** With another ending it is the same name: `Krakowie` is in Kraków. */
export function holdsName(text: string, name: string): boolean {
  const wanted = fold(name);
  const least = Math.max(3, Math.min(wanted.length - 2, 6));
  return wordsOf(fold(text)).some(
    (word) =>
      word === wanted ||
      (wanted.length > 4 &&
        commonStart(word, wanted) >= least &&
        Math.abs(word.length - wanted.length) <= 3),
  );
}
