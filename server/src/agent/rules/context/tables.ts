// A table as a list: each row is an entry, its first cell the title.
import { plainText } from '../../../platform/text/inline.ts';
import { ensureEnd } from '../../../platform/text/sentences.ts';
import type { Item } from './reading.ts';
import { isUsable } from './usable.ts';

export function readTable(rows: readonly string[][], language: string): Item[] {
  const cells = rows.map((row) => row.map((cell) => plainText(cell)));
  const headed = cells[1]?.length === 0;
  const head = (headed ? cells[0] : undefined) ?? [];
  const body = cells.slice(headed ? 2 : 0).filter((row) => row.length > 0);
  return body.flatMap((row) => {
    const [title = '', ...values] = row;
    if (!/\p{L}|\d/u.test(title) || title.length > 200) return [];
    const said = values.flatMap((value, at) => {
      if (value === '') return [];
      const name = head[at + 1] ?? '';
      return [values.length === 1 || name === '' ? value : `${name}: ${value}`];
    });
    const text = ensureEnd(said.join('; '), language);
    if (said.length === 0) return isUsable(title) ? [{ title }] : [];
    const bare = values.length === 1 && /^[^\p{L}]*\d[^\p{L}]*$/u.test(values[0] ?? '');
    // A row of two cells, a name and a figure, keeps the figure bare.
    if (bare) return [{ title, text: values[0] ?? '' }];
    return /\p{L}/u.test(text) && text.length <= 700 ? [{ title, text }] : [];
  });
}
