// The row of a table, or the line of a price list, that goes by a name: `floor 4`, `Paket M`.
import { commonStart, fold, wordsOf } from '../../../../platform/text/words.ts';
import type { Answer } from './answer.ts';

const label = /^([^:：]{1,40}?)\s?[:：]/u;

/** Nothing where none or more than one is called so. `isIdle`: words that name no row, as `the` and `plan`. */
export function rowCalled(
  answers: readonly Answer[],
  named: string,
  isIdle: (word: string) => boolean,
): Answer | undefined {
  const all = wordsOf(fold(named));
  if (all.length === 0 || all.length > maxWords) return undefined;
  const called = answers.flatMap((answer) => {
    const name = answer.row?.[0] ?? (answer.list ? label.exec(answer.text)?.[1] : undefined);
    if (name === undefined) return [];
    const own = wordsOf(fold(name));
    const around = wordsOf(fold(`${answer.table?.columns[0] ?? ''}`));
    const has = (words: readonly string[], word: string): boolean =>
      words.some((one) => isSame(one, word));
    const isCalled =
      all.some((word) => has(own, word)) &&
      all.every((word) => has(own, word) || has(around, word) || isIdle(word));
    return isCalled ? [{ answer, rest: own.filter((word) => !has(all, word)).length }] : [];
  });
  const whole = called.filter(({ rest }) => rest === 0);
  const [one, ...more] = whole.length > 0 ? whole : called;
  return more.length > 0 ? undefined : one?.answer;
}

const maxWords = 6;

/** With another ending it is the same word; a figure or a letter is itself alone. */
const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 4 &&
    other.length > 4 &&
    !/\d/.test(one + other) &&
    commonStart(one, other) >= Math.min(one.length, other.length) - 2 &&
    Math.abs(one.length - other.length) <= 2);
