// What people set between the cells of a row, and what looks like a cell that is looked up.
import { isOnRequest } from '../../../platform/text/money.ts';

export type RowShape =
  | 'bars'
  | 'slashes'
  | 'arrows'
  | 'dots'
  | 'gaps'
  | 'dashes'
  | 'pairs'
  | 'days'
  | 'times'
  | 'labels'
  | 'amounts';

export interface Shaped {
  shape: RowShape;
  cells: string[];
  /** A row of a sheet, by where its cells stand. */
  set?: true;
}

export const figure = /\d/;

/** Open at the other end, what a bar begins with is an empty corner: `| Light | Heavy`. */
export const barredCells = (text: string): string[] =>
  (/[|｜]$/.test(text) ? text.replace(/^[|｜]|[|｜]$/g, '') : text)
    .split(/[|｜]/)
    .map((cell) => cell.trim());

const maxCell = 90;
/** `+3 weeks > first night`. */
const maxWhen = 24;

/** What people set between cells; whatever it is, lines that share it are rows. */
const strokes = [/\s\/\s|\s?／\s?/, /\s?>>\s?/, /\s(?:::|~|<>|\|\|)\s/, /\s?;\s?/];

/** `Yearly check / 590 € / 1 day`, `ライト／3台／180,000円`, `Small: up to 10 users → 95 €`. */
export function byStrokes(text: string): Shaped[] {
  for (const stroke of strokes) {
    const cells = text.split(stroke).map((cell) => cell.trim());
    // The last may have nothing in it: `Export;£34;`.
    if (cells.length > 2 && cells.every((cell, at) => isCell(cell, at === cells.length - 1)))
      return [{ shape: 'slashes', cells }];
  }
  const [when = '', then = '', ...later] = text.split(/\s>\s/);
  if (then !== '' && later.length === 0 && when.length <= maxWhen && then.length <= maxCell)
    return [{ shape: 'times', cells: [when.trim(), then.trim()] }];
  const [what = '', much = '', ...rest] = text.split(/\s=\s/);
  if (rest.length === 0 && isValue(much) && what.length <= maxCell && much.length <= maxCell)
    return [{ shape: 'arrows', cells: [what.trim(), much.trim()] }];
  const [before = '', after = '', ...more] = text.split(/\s(?:→|➜|->|=>)\s/);
  if (after === '' || more.length > 0 || after.length > maxCell || !isValue(after)) return [];
  const [, name, said] = /^([^:：]{2,40})[:：]\s(.{2,90})$/u.exec(before) ?? [];
  const cells = name === undefined || said === undefined ? [before, after] : [name, said, after];
  // `position  flow @ pressure -> model, power`: each is looked up by itself.
  const parts = [
    ...cells.slice(0, -1).flatMap((cell) => cell.trim().split(/ {2,}|\t+|\s@\s/u)),
    ...(cells.at(-1) ?? '').split(/,\s(?=\d)/u),
  ];
  return [parts, cells]
    .filter((row, at) => at > 0 || row.length > cells.length)
    .map((row) => ({ shape: 'arrows', cells: row.map((cell) => cell.trim()) }));
}

const isCell = (cell: string, last: boolean): boolean =>
  (cell !== '' || last) && cell.length <= maxCell;

/** Something one looks up: a figure near its beginning, or nothing to pay. */
export const isValue = (cell: string): boolean =>
  figure.test(cell.slice(0, 60)) ||
  isOnRequest(cell) ||
  /^(?:free|included|kostenlos|gratuit|gratis|inklusive|inclus|incluido|compris|incluso|inbegrepen|inbegriffen|enthalten|incluida|inclu[ií]d[oa]|compres[oa]|無料|مجان)/iu.test(
    cell,
  );
