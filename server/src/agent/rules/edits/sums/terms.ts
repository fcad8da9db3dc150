// What a relation between figures is: a sum of products, and what it makes.
import { type Figure, round } from './figures.ts';

export interface Factor {
  /** A figure, or a number that everybody knows: the twelve months of a year. */
  of: Figure | number;
  /** `less`: what is left when so many percent are taken off. */
  as?: 'over' | 'percent' | 'less' | 'more' | 'thousand';
}
export interface Term {
  sign: 1 | -1;
  factors: readonly Factor[];
}
export interface Relation {
  result: Figure;
  terms: readonly Term[];
  /** A price of one, reckoned from the whole: it follows the whole, and never how many there are. */
  isShareOfAll?: true;
}

export const worthOf = (
  terms: readonly Term[],
  valueAt = (figure: Figure) => figure.value,
): number =>
  round(
    terms.reduce(
      (sum, { sign, factors }) =>
        sum + sign * factors.reduce((product, factor) => product * rateOf(factor, valueAt), 1),
      0,
    ),
  );

function rateOf({ of, as }: Factor, valueAt: (figure: Figure) => number): number {
  const value = typeof of === 'number' ? of : valueAt(of);
  switch (as) {
    case 'over':
      return 1 / value;
    case 'percent':
      return value / 100;
    case 'less':
      return 1 - value / 100;
    case 'more':
      return 1 + value / 100;
    case 'thousand':
      return value / 1000;
    default:
      return value;
  }
}

export const figuresIn = ({ terms }: Relation): Figure[] =>
  terms.flatMap(({ factors }) => factors.flatMap(({ of }) => (typeof of === 'number' ? [] : [of])));

export const isMoney = ({ kind, value }: Figure): boolean =>
  kind === 'amount' || (kind === 'bare' && value >= 20);
export const isSameCurrency = (one: Figure, other: Figure): boolean =>
  one.currency === '' || other.currency === '' || one.currency === other.currency;
