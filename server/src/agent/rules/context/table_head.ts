// Whether the first row of a table names its columns, whatever figures stand in the names.

import { hasAmount, isOnRequest } from '../../../platform/text/money.ts';
import { lean } from '../../../platform/text/quickened.ts';

const maxName = 60;

/** Words above figures, names above prices, or names above columns with an empty corner before them. */
export function looksLikeHead(body: readonly string[][]): boolean {
  const [first = [], ...rest] = body;
  const [corner, ...names] = first;
  const cornered = corner === '' && names.length > 1 && names.every((name) => name !== '');
  if (cornered && rest.length > 1 && rest.every(([name = '']) => name !== '')) return true;
  if (rest.length < 2) return false;
  if (namesNumbers(first, rest)) return true;
  const priced = pricedColumns(first, rest);
  // `Travel | included` is what the first of them costs.
  if (priced.some((at) => standsForPrice(first[at] ?? ''))) return false;
  if (!figured.test(first.map((cell, at) => bare(cell, at, rest)).join(' ')))
    return rest.filter((row) => row.some((cell) => figured.test(cell))).length * 2 >= rest.length;
  return namesPrices(first, rest, priced);
}

const figured = /\d/;
/** `0,68`, `1.450`, `290,–`: a price or a count, its unit in the head. */
export const bareNumber = /^[+–−-]?\d[\d.,’']{0,12}(?:,[–-])?$/u;

/** `Jar 250 ml | Tube 300 ml` above nothing but numbers: as values they would be numbers too. */
function namesNumbers(first: readonly string[], rest: readonly string[][]): boolean {
  const names = first.filter(
    (_, at) => at > 0 && rest.every((row) => bareNumber.test(row[at] ?? '')),
  );
  return (
    names.length > 1 &&
    names.every(
      (name) =>
        /\p{L}/u.test(name) && name.length <= maxName && !standsForPrice(name) && !hasAmount(name),
    )
  );
}

/** `Monthly (1 bed)` names a column, and so does `2025` where no year stands below it. */
function bare(cell: string, at: number, rest: readonly string[][]): string {
  const isYear = at > 0 && year.test(cell) && !rest.some((row) => year.test(row[at] ?? ''));
  return isYear ? '' : cell.replace(/[(（][^()（）]{0,40}[)）]/gu, '');
}
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** Where most of the rows below the first have what something costs. */
function pricedColumns(first: readonly string[], rest: readonly string[][]): number[] {
  const told = (at: number): string[] => rest.map((row) => row[at] ?? '').filter((c) => c !== '');
  return first.flatMap((_, at) => {
    const cells = told(at);
    // `Glass 250 ml` above `0.68` and `0.49`: a column of figures alone is one of prices, or of what is counted.
    const isBare = /^\p{L}/u.test(first[at] ?? '') && cells.every((cell) => bareFigure.test(cell));
    const isTold = (cell: string): boolean => isBare || hasAmount(cell);
    const amounts = cells.filter(isTold).length;
    const costs = cells.filter((cell) => isTold(cell) || standsForPrice(cell)).length;
    return at > 0 && amounts > 0 && costs * 2 > rest.length ? [at] : [];
  });
}

const bareFigure = /^\d{1,3}(?:[., {2}]?\d{1,3}){0,3}$/u;

/**
 * `Machine | within 50 miles | 50 to 200 miles` above prices: where each of the rows below has its price, the
 * first has a name. A figure in a column without prices is a value of a row, `Audit | 2 days | at your place`, unless words come
 * first and figures alone stand below: `Use at 75 %`.
 */
function namesPrices(
  first: readonly string[],
  rest: readonly string[][],
  priced: readonly number[],
): boolean {
  // `First call | 30 minutes` above two prices is a row that has none.
  if (priced.length === 0 || first.length < 3) return false;
  const isValue = (cell: string, at: number): boolean =>
    figured.test(cell) &&
    !priced.includes(at) &&
    !(/^\p{L}/u.test(cell) && rest.every((row) => /^(?:\d|$)/.test(row[at] ?? '')));
  if (first.some((cell, at) => hasAmount(cell) || isValue(cell, at))) return false;
  // `up to 20 | 21-100 | over 100`: a span of numbers is a name beside others, `1-24 | 25-99` beside `Item | Size`.
  const isWorded = (at: number): boolean => /[\p{L}㎡²³]/u.test(first[at] ?? '');
  const beside = first.some(
    (cell, at) => at > 0 && !priced.includes(at) && isWorded(at) && !figured.test(cell),
  );
  const named =
    (priced.some(isWorded) || (priced.length > 1 && (beside || !figured.test(first[0] ?? '')))) &&
    priced.every(
      (at) =>
        (first[at] ?? '').length <= maxName &&
        (isWorded(at) || /^\d[\d.,]*\s?(?:[-–—~〜]\s?\d[\d.,]*|\+)$/u.test(first[at] ?? '')),
    );
  // One column of prices alone: none of the rows below may lack its price.
  return (
    named &&
    (priced.length > 1 ||
      rest.every((row) => {
        const cell = row[priced[0] ?? 0] ?? '';
        return hasAmount(cell) || bareFigure.test(cell);
      }))
  );
}

const standsForPrice = (cell: string): boolean => isOnRequest(cell) || noPrice.test(cell);
const noPrice = lean(
  /^[-–—]$|^(?:free|no charge|included|ask|kostenlos|kostenfrei|gratis|frei|inklusive|inbegriffen|enthalten|gratuit\p{L}*|offert\p{L}*|compris\p{L}*|inclus\p{L}*|incluid\p{L}+|incluíd\p{L}+|sin coste|a medida|gratuit[oa]|compres[oai]|grátis|inbegrepen|w cenie|bezpłatn\p{L}+|無料|込み?|مجان\p{L}*|مشمول)(?!\p{L})/iu,
);
