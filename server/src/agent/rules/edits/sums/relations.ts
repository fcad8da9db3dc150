// What a figure is made of: products, sums, shares and the yearly of a monthly amount, where they hold to the cent.
import type { Entry, Figure } from './figures.ts';
import { formulas } from './formulas.ts';
import { isCount, nounOfRate, products, rates } from './products.ts';
import { shares } from './shares.ts';
import type { Relation } from './terms.ts';
import { totals } from './totals.ts';

/** `page` comes first, then the sources. */
export function relationsIn(entries: readonly Entry[]): Relation[] {
  const figures = entries.reduce((sum, entry) => sum + entry.figures.length, 0);
  if (entries.length > maxEntries || figures > maxFigures) return [];
  const written = formulas(entries);
  const made = [...written, ...products(entries)];
  const sums = totals(entries, made);
  const known = [...written, ...sums].map(({ result }) => result.value);
  // `That is £52.50 per guest`: told of a total that is made otherwise, it makes none itself.
  const own = made.filter(
    (one) => written.includes(one) || !known.includes(one.result.value) || !isToldAfter(one),
  );
  const all = [...own, ...sums, ...shares(entries), ...rates(entries)];
  for (const relation of own) nameCounts(relation);
  const seen = new Set<string>();
  return all.filter((relation) => {
    const key = keyOf(relation);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const isToldAfter = ({ result, terms }: Relation): boolean =>
  terms.some(({ factors }) =>
    factors.some(
      ({ of }) =>
        typeof of !== 'number' &&
        of.isRate &&
        (of.entry.index > result.entry.index ||
          (of.entry === result.entry && of.start > result.start)),
    ),
  );

/** `£350 per charger, so up to £4,200 for 12`: the rate says what there are twelve of. */
function nameCounts({ terms }: Relation): void {
  for (const { factors } of terms) {
    const figures = factors.flatMap(({ of }) => (typeof of === 'number' ? [] : [of]));
    const [noun] = figures.flatMap(nounOfRate);
    for (const figure of figures)
      if (noun !== undefined && figure.kind === 'bare' && isCount(figure)) {
        figure.kind = 'count';
        figure.nouns = [noun];
      }
  }
}

/** More than any page and its sources have; limits on what a hostile text can cost. */
const maxEntries = 1500;
const maxFigures = 1500;

const placeOf = (of: Figure | number): string =>
  typeof of === 'number' ? `=${of}` : `${of.entry.index}:${of.start}`;
const keyOf = ({ result, terms }: Relation): string =>
  `${placeOf(result)} ${terms
    .map(
      ({ sign, factors }) =>
        sign +
        factors
          .map(({ of, as }) => `${placeOf(of)}${as ?? ''}`)
          .sort()
          .join('*'),
    )
    .sort()
    .join(' ')}`;
