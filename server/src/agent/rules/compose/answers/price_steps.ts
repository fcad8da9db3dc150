// The row of a price list that the reader's number belongs to.
import { bandFor, countsIn, isCounted, rangeIn } from '../../fit/ranges.ts';
import { begins, stemsOf } from '../brief/in_common.ts';
import type { Answer } from '../texts/answer.ts';
import { stepIn } from './matching.ts';
import { inFigures, kindsOf } from './price_rows.ts';

/** By what they told in the question, or beside it. */
export function stepFor(
  rows: readonly Answer[],
  told: string,
  sentence: string,
  language: string,
): Answer | undefined {
  const text = inFigures(told, language);
  const step =
    rows.find((row) => isExactly(row, text, told === sentence)) ??
    stepIn(rows, text) ??
    withTheirNumber(rows, text) ??
    (told === sentence ? undefined : bandFor(rows, ({ row = [] }) => row[0] ?? '', told));
  return step && isOfTheirs(step, `${told} ${sentence}`, language) ? step : undefined;
}

/** `500 of them`, where the list has a row for 500; beside the question only what the list counts: `Year 6` is no week. */
function isExactly({ row = [], table }: Answer, told: string, asked: boolean): boolean {
  const [figure = ''] = row;
  if (!/^\d[\d.,]{0,8}$/.test(figure)) return false;
  if (asked) return told.split(/[^\d.,]+/).some((one) => one.replace(/[.,]+$/, '') === figure);
  const count = Number(figure.replace(/[.,]/g, ''));
  return countsIn(told).some(
    (one) => one.count === count && isCounted(one.of, table?.around ?? ''),
  );
}

/** `1 Gbit/s`, `four hives`: the only row that holds as many of the same. */
function withTheirNumber(rows: readonly Answer[], told: string): Answer | undefined {
  const theirs = countsIn(told);
  if (theirs.length === 0) return undefined;
  const holding = rows.filter(({ row = [] }) =>
    row
      .flatMap((cell) => countsIn(cell))
      .some((one) => theirs.some(({ count, of }) => count === one.count && isCounted(of, one.of))),
  );
  return holding.length === 1 ? holding[0] : undefined;
}

/**
 * `Travel to 30 km` and `Travel 31 to 80 km` are steps of travel: who lives 30 km away has not asked for them. What a
 * list begins with is what it is a list of.
 */
function isOfTheirs(step: Answer, told: string, language: string): boolean {
  const rows = step.table?.rows ?? [];
  const kindsIn = ([name = '']: readonly string[]): string[] => kindsOf(name, language);
  const own = kindsIn(step.row ?? []);
  const beside = rows.filter((row) => row !== step.row && rangeIn(row[0] ?? '') !== undefined);
  const shared = own.filter((kind) => beside.some((row) => kindsIn(row).includes(kind)));
  const isOne = rows.every((row) => shared.some((kind) => kindsIn(row).includes(kind)));
  const isMain = kindsIn(rows[0] ?? []).some((kind) => shared.includes(kind));
  if (shared.length === 0 || isOne || isMain) return true;
  const theirs = stemsOf(told, language);
  return shared.some((kind) => theirs.some((stem) => begins(kind, stem) || begins(stem, kind)));
}
