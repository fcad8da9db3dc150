// `500 boxes of size M`: which column of prices the reader meant.
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold } from '../../../../platform/text/words.ts';

/** One of several columns that each hold prices; none where they named none of them, or more than one. */
export function namedColumn(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  sentences: readonly string[],
): number | undefined {
  // `+ parts up to 150 €` among what a plan holds makes no column of prices.
  const priced = columns.flatMap((_, at) => (at > 0 && isPriced(rows, at) ? [at] : []));
  if (priced.length < 2) return undefined;
  const said = new Set(sentences.flatMap(wordsIn).map(asCompared));
  const named = priced.filter((at) => {
    const head = columns[at] ?? '';
    // No spaces part the words of some scripts.
    if (wide.test(head)) return head.length > 1 && sentences.some((one) => one.includes(head));
    const [first = ''] = wordsIn(head);
    return first !== '' && said.has(asCompared(first));
  });
  return named.length === 1 ? named[0] : undefined;
}

const isPriced = (rows: readonly (readonly string[])[], at: number): boolean =>
  rows.filter((row) => isPrice(row[at] ?? '')).length * 2 >= rows.length;

/** A figure alone is one where the heading of the list says so. */
export const isPrice = (cell: string): boolean => hasAmount(cell) || /^\d[\d.,]*$/.test(cell);

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A size is a capital letter; `m` is a measure. */
const asCompared = (word: string): string => (word.length > 2 ? fold(word) : word);
