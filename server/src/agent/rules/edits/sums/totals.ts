// What adds up: rows, entries and sentences that make exactly the total below them, columns, and the total of two totals.
import { totalName } from '../../grammar/languages/sum_words.ts';
import { type Entry, type Figure, round, telling } from './figures.ts';
import { isCount } from './products.ts';
import { type Factor, isMoney, isSameCurrency, type Relation, type Term } from './terms.ts';

const maxParts = 24;

/** Before the amount, in its sentence or its row. */
export const isTotal = ({ entry, start }: Figure): boolean =>
  totalName.test(entry.text.slice(Math.max(0, start - 60), start));

export function totals(entries: readonly Entry[], made: readonly Relation[]): Relation[] {
  const products = new Map(made.map(({ result, terms }) => [result, terms]));
  const used = new Set(
    made.flatMap(({ terms }) => terms.flatMap(({ factors }) => factors.map(({ of }) => of))),
  );
  const columns = entries.flatMap((entry) => columnTotals(entries, entry));
  const sums = entries.flatMap((entry) => {
    const amounts = amountsOf(entry).filter((one) => !used.has(one));
    return amounts.flatMap((result) => {
      if (products.has(result)) return [];
      return isTotal(result)
        ? (runAbove(entries, entry, result, used) ?? [])
        : lastOfAll(entries, entry, result, used);
    });
  });
  return [...columns, ...sums, ...totalOfTotals(entries, columns)];
}

const amountsOf = ({ figures }: Entry): Figure[] =>
  figures.filter((one) => isMoney(one) && !one.isRate);

const plus = (of: Figure): Term => ({ sign: isTakenOff(of) ? -1 : 1, factors: [{ of }] });
/** `- 400`, `Rabatt 120 €`. */
const isTakenOff = ({ entry, start }: Figure): boolean =>
  /(?:[-−–]\s?\p{Sc}?\s?$)|(?:discount|rabatt|nachlass|remise|descuento|sconto|desconto|korting|rabat|値引き)[^.;]{0,30}$/iu.test(
    entry.text.slice(Math.max(0, start - 30), start),
  );

/** What an entry adds: its last amount, or so many at so much where it has no other. */
function partsOf(entry: Entry, used: ReadonlySet<unknown>): Term[] {
  const amounts = amountsOf(entry).filter((one) => !used.has(one));
  const last = amounts.at(-1);
  const [price, more] = entry.figures.filter((one) => one.isRate && isMoney(one));
  const counts = entry.figures.filter((one) => isCount(one) && one !== last);
  const made = (price && !more ? counts : []).map(
    (of): Term => ({ sign: 1, factors: [{ of }, { of: price as Figure }] as Factor[] }),
  );
  const own = last ? [plus(last)] : price && !more ? [plus(price)] : [];
  return last && amounts.length === 1 ? own : [...own, ...made];
}

const worth = ({ sign, factors }: Term): number =>
  sign * factors.reduce((all, { of }) => all * (typeof of === 'number' ? of : of.value), 1);

/** The rows right above a total, as many as make it. */
function runAbove(
  entries: readonly Entry[],
  entry: Entry,
  result: Figure,
  used: ReadonlySet<unknown>,
): Relation[] | undefined {
  let open: { sum: number; terms: Term[] }[] = [{ sum: 0, terms: [] }];
  for (let at = entry.index - 1; at >= 0 && open.length > 0; at--) {
    const above = entries[at];
    if (!above || above.group !== entry.group || entry.index - at > maxParts) break;
    const parts = partsOf(above, used).filter(({ factors }) =>
      factors.every(({ of }) => typeof of !== 'number' && isSameCurrency(of, result)),
    );
    if (parts.length === 0) continue;
    open = open
      .flatMap(({ sum, terms }) =>
        parts.map((part) => ({ sum: round(sum + worth(part)), terms: [part, ...terms] })),
      )
      .slice(0, maxWays);
    const found = open.filter(({ sum, terms }) => sum === round(result.value) && terms.length > 1);
    const [one] = found;
    const isSure =
      one?.terms.every(({ factors }) => factors.length === 1) || telling(result.value) > 2;
    if (one && isSure) return [{ result, terms: one.terms }];
  }
  return undefined;
}
const maxWays = 81;

/** Without a name: the last of a group that is the sum of all others. */
function lastOfAll(
  entries: readonly Entry[],
  entry: Entry,
  result: Figure,
  used: ReadonlySet<unknown>,
): Relation[] {
  const next = entries.slice(entry.index + 1).find(({ group }) => group === entry.group);
  if (telling(result.value) < 3 || (next && amountsOf(next).length > 0)) return [];
  const others = entries.filter(
    (one) => one.group === entry.group && one.index < entry.index && amountsOf(one).length > 0,
  );
  const parts = others.map((one) => amountsOf(one).filter((figure) => !used.has(figure)));
  if (others.length < 3 || amountsOf(entry).length > 1 || parts.some(({ length }) => length !== 1))
    return [];
  const terms = parts.flat().map(plus);
  const sum = round(terms.reduce((all, term) => all + worth(term), 0));
  return sum === round(result.value) ? [{ result, terms }] : [];
}

/** A row of several amounts, each the sum of its column. */
function columnTotals(entries: readonly Entry[], entry: Entry): Relation[] {
  const results = amountsOf(entry);
  if (results.length < 2 || results.length > 6) return [];
  const above: Figure[][] = [];
  for (let at = entry.index - 1; at >= 0; at--) {
    const one = entries[at];
    const amounts = one ? amountsOf(one) : [];
    if (!one || one.group !== entry.group || above.length > maxParts) break;
    if (amounts.length !== results.length) break;
    above.unshift(amounts);
  }
  if (above.length < 2) return [];
  const relations = results.map((result, at) => ({
    result,
    terms: above.flatMap((amounts) => amounts.slice(at, at + 1).map(plus)),
  }));
  return relations.every(
    ({ result, terms }) =>
      round(terms.reduce((sum, term) => sum + worth(term), 0)) === round(result.value),
  )
    ? relations
    : [];
}

/** `£84,000 over two years`, where the two years make it. */
function totalOfTotals(entries: readonly Entry[], columns: readonly Relation[]): Relation[] {
  const rows = Map.groupBy(columns, ({ result }) => result.entry);
  return [...rows.values()].flatMap((relations) => {
    const parts = relations.map(({ result }) => result);
    const whole = round(parts.reduce((sum, { value }) => sum + value, 0));
    return entries
      .flatMap(({ figures }) => figures)
      .filter((one) => isMoney(one) && one.value === whole && whole >= 1000 && telling(whole) > 1)
      .map((result) => ({ result, terms: parts.map(plus) }));
  });
}
