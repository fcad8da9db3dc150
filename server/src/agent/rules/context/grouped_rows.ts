// A price list in groups, `Starters` above its dishes and `Mains` above theirs: the names of the groups stand between
// the rows and are none of them. Two groups at least: one name alone is the heading of the list.
import { hasAmount } from '../../../platform/text/money.ts';
import type { Shaped } from './row_strokes.ts';

const maxName = 50;
const maxWords = 7;
const minGroups = 2;
/** Shapes that a row of a price list may have without another beside it. */
const priced: ReadonlySet<string> = new Set([
  'dashes',
  'pairs',
  'amounts',
  'bars',
  'dots',
  'gaps',
  'arrows',
  'slashes',
]);
const sign = /^\s*(?:[■□◆◇▼▲●○★☆▪]\s*|[–—-]{2,3}\s|\*\s?(?=[^*]+\*$)|【|\[)?/u;
const closed = /\s*(?:[:：】\]]|\*)\s*$/u;

export interface Group {
  name: string;
  /** Its rows, by the number of their lines. */
  rows: { at: number; shaped: Shaped }[];
}

/** Lists of groups, one right below the other or with a gap between them. */
export function groupedRows(
  lines: readonly string[],
  shapes: readonly (readonly Shaped[])[],
): { at: number; group: Group }[][] {
  const lists: { at: number; group: Group }[][] = [];
  let open: { at: number; group: Group }[] = [];
  let end = -1;
  for (let at = 0; at < lines.length; at++) {
    const name = nameOf(lines[at] ?? '');
    const rows = name === undefined ? [] : rowsBelow(shapes, at + 1);
    if (name === undefined || rows.length === 0) continue;
    const apart = lines.slice(end + 1, at).some((line) => line.trim() !== '');
    if (end < 0 || apart) open = [];
    if (open.length === 0) lists.push(open);
    open.push({ at, group: { name, rows } });
    end = at + rows.length;
    at = end;
  }
  return lists.filter(isList);
}

/** All with as many cells, and one of them with rows enough to be a list. */
function isList(list: readonly { group: Group }[]): boolean {
  const rows = list.map(({ group }) => group.rows.length);
  const widths = new Set(
    list.flatMap(({ group }) => group.rows.map(({ shaped }) => shaped.cells.length)),
  );
  return list.length >= minGroups && widths.size === 1 && Math.max(...rows) > 1;
}

/** A few words and no figure, on a line of their own. */
function nameOf(line: string): string | undefined {
  if (line.length > maxName + 10 || /\d|[.!?。;,]\s*$/u.test(line)) return undefined;
  const name = line.replace(sign, '').replace(closed, '').trim();
  const plain = /^[\p{Lu}\p{Lo}][^:：|]*$/u.test(name);
  return plain && name.length <= maxName && name.split(/\s+/).length <= maxWords ? name : undefined;
}

function rowsBelow(shapes: readonly (readonly Shaped[])[], from: number): Group['rows'] {
  const found: Group['rows'] = [];
  for (let at = from; at < shapes.length; at++) {
    const shaped = shapes[at]?.find(
      ({ shape, cells }) => priced.has(shape) && cells.slice(1).some(hasAmount),
    );
    if (!shaped) break;
    found.push({ at, shaped });
  }
  return found;
}
