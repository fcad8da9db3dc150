// One price list in two versions: of those that name the same things at other prices, the one of a day that the text
// names holds, and the other is left out.
import { keyOf } from '../../../platform/text/words.ts';
import { monthNames } from './months.ts';
import type { Section, Table } from './reading.ts';

const day = new RegExp(
  `\\d[.\\sº]{0,3}(?:de\\s)?(?:${monthNames})(?!\\p{L})|(?<!\\p{L})(?:${monthNames})\\s\\d|(?<!\\d)\\d{1,2}[./]\\d{1,2}[./]|\\d月`,
  'iu',
);
/** `Agreed from 1 April`. */
export const isDated = (text: string): boolean => /\d/.test(text) && day.test(text);

interface Listed {
  table: Table;
  dated: boolean;
}

export function oldTables(sections: readonly Section[]): Set<Table> {
  const lists = sections.flatMap(({ tables, heading = '', since = false }) =>
    tables
      .filter(({ kind }) => kind === 'prices')
      .map((table): Listed => ({ table, dated: since || isDated(heading) })),
  );
  const old = lists.filter(
    (one) => !one.dated && lists.some((other) => other.dated && sameThings(one.table, other.table)),
  );
  return new Set(old.map(({ table }) => table));
}

/** Two thirds of the shorter list, and not one of them at the same price. */
function sameThings(one: Table, other: Table): boolean {
  const pairs = one.rows.flatMap((row) => {
    const twin = other.rows.find((its) => isSame(row[0] ?? '', its[0] ?? ''));
    return twin === undefined ? [] : [[row, twin] as const];
  });
  const few = Math.min(one.rows.length, other.rows.length);
  return (
    pairs.length >= minSame &&
    pairs.length * 3 >= few * 2 &&
    pairs.every(([row, twin]) =>
      figuresIn(row).every((figure) => !figuresIn(twin).includes(figure)),
    )
  );
}
const minSame = 2;

const figuresIn = (row: readonly string[]): string[] =>
  row.slice(1).flatMap((cell) => cell.match(/\d[\d.,]*/gu) ?? []);

/** `Main Hall`, and `Main hall, per hour`: the shorter name is said in the longer, be a word of it cut short. */
function isSame(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsIn(one), wordsIn(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  const said = short.filter((word) =>
    long.some((its) => its.startsWith(word) || word.startsWith(its)),
  );
  return short.length > 0 && said.length * 3 >= short.length * 2 && said.includes(short[0] ?? '');
}
const wordsIn = (name: string): string[] =>
  keyOf(name).match(/[\p{L}\p{N}]{3,}|[\p{scx=Han}\p{scx=Katakana}]{2,}/gu) ?? [];
