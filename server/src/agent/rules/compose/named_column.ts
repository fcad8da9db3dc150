// `500 boxes of size M`: which column of prices the reader meant.
import { hasAmount } from '../../../platform/text/money.ts';
import { fold } from '../../../platform/text/words.ts';

/** One of several columns that each hold prices; none where they named none of them, or more than one. */
export function namedColumn(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  sentences: readonly string[],
): number | undefined {
  const priced = columns.flatMap((_, at) =>
    at > 0 && rows.some((row) => hasAmount(row[at] ?? '')) ? [at] : [],
  );
  if (priced.length < 2) return undefined;
  const said = new Set(sentences.flatMap(wordsIn).map(asCompared));
  const named = priced.filter((at) => {
    const [first = ''] = wordsIn(columns[at] ?? '');
    return first !== '' && said.has(asCompared(first));
  });
  return named.length === 1 ? named[0] : undefined;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A size is a capital letter; `m` is a measure. */
const asCompared = (word: string): string => (word.length > 2 ? fold(word) : word);
