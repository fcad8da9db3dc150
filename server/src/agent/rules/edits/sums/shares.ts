// So many percent of an amount: a deposit, a tax, a discount, a fee.
import { type Entry, type Figure, round, telling } from './figures.ts';
import { isToldAsResult } from './products.ts';
import { type Factor, isMoney, isSameCurrency, type Relation } from './terms.ts';
import { isTotal } from './totals.ts';

const enough = 6;
const ways = ['percent', 'less', 'more'] as const;

export function shares(entries: readonly Entry[]): Relation[] {
  const percents = entries.flatMap(({ figures }) =>
    figures.filter(({ kind, value }) => kind === 'percent' && value > 0 && value < 100),
  );
  const wholes = entries.flatMap(({ figures }) =>
    figures.filter((one) => isMoney(one) && isTotal(one)),
  );
  return entries.flatMap((entry) =>
    entry.figures
      .filter((one) => isMoney(one) && !one.isRate)
      .flatMap((result) => {
        const bases = [
          ...entry.figures,
          ...entries
            .slice(Math.max(0, entry.index - 4), entry.index)
            .flatMap(({ figures }) => figures),
          ...wholes,
        ].filter(
          (one) => one !== result && isMoney(one) && !one.isRate && isSameCurrency(one, result),
        );
        const found = percents.flatMap((percent) =>
          [...new Set(bases)].flatMap((base) =>
            ways.flatMap((way) => {
              const sure = sureOf(result, percent, base, way);
              return sure >= enough
                ? [{ relation: shareOf(result, percent, base, way), sure }]
                : [];
            }),
          ),
        );
        const [best] = found.sort((one, other) => other.sure - one.sure);
        return best ? [best.relation] : [];
      }),
  );
}

function shareOf(
  result: Figure,
  percent: Figure,
  base: Figure,
  as: (typeof ways)[number],
): Relation {
  const factors: Factor[] = [{ of: base }, { of: percent, as }];
  return { result, terms: [{ sign: 1, factors }] };
}

/** 0 where it does not hold to the cent, or where the percent stands too far off. */
function sureOf(result: Figure, percent: Figure, base: Figure, way: (typeof ways)[number]): number {
  const rate = percent.value / 100;
  const value = base.value * (way === 'percent' ? rate : way === 'less' ? 1 - rate : 1 + rate);
  const places = Math.max(
    result.places,
    Number.isInteger(result.value) && result.places === 0 ? 0 : 2,
  );
  if (round(value, places) !== round(result.value, 4) || value === base.value) return 0;
  const isRounded = round(value, 2) !== round(value, places);
  if (isRounded && telling(result.value) < 4) return 0;
  const isOwn = percent.entry === result.entry;
  const apart = Math.abs(percent.start - result.start);
  const shared = [...percent.entry.terms].some((term) => result.entry.terms.has(term));
  const isClose = base.entry.group === result.entry.group;
  const nearest = isOwn ? (apart < 40 ? 2 : 0) : shared ? 0 : -9;
  const sure =
    telling(result.value) +
    telling(base.value) +
    telling(percent.value) +
    nearest +
    (isOwn && isToldAsResult(result) ? 1 : 0) +
    (isTotal(base) ? 1 : 0) +
    (isClose ? 0 : -2) +
    (way === 'percent' ? 0 : -1);
  // Far from its percent, what is left or what comes on top says nothing.
  return !isOwn && (way !== 'percent' || base.entry !== result.entry) ? sure - 2 : sure;
}
