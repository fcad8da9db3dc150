// Price lists whose rows are quantities: which of them a number belongs to.
import { numberIn } from '../../text/values.ts';
import type { Spot } from './spots.ts';

export const isStep = ({ title }: Spot): boolean =>
  /^[^\d,;]{0,12}\d[\d\s.,–-]{0,14}\D{0,12}$/u.test(title);

const endsOf = ({ title }: Spot): number[] =>
  (title.replace(/(?<=\d)[ .,](?=\d{3})/g, '').match(/\d+/g) ?? []).map(Number);

/** Where the rows of a table are steps (`51–200`, `500`), those that the number belongs to. */
export function inStep(spots: readonly Spot[], count: number): readonly Spot[] {
  const steps = spots.filter(isStep);
  if (steps.length < 2) return spots;
  const within = steps.filter((spot) => {
    const [low = 0, high] = endsOf(spot);
    return high === undefined ? low <= count : low <= count && count <= high;
  });
  const lowest = Math.max(...within.map((spot) => endsOf(spot)[0] ?? 0));
  const meant = within.filter((spot) => endsOf(spot)[0] === lowest);
  return meant.length > 0 ? meant : spots;
}

/** `50 persons` for less than `100 persons`: each price is that of the whole, where a price for each one falls. */
export function areSizes(spots: readonly Spot[]): boolean {
  const rows = spots
    .filter(isStep)
    .map((spot) => ({ ends: endsOf(spot), price: numberIn(spot.value) }))
    .sort((a, b) => (a.ends[0] ?? 0) - (b.ends[0] ?? 0));
  const isLarger = (at: number): boolean => (rows[at]?.price ?? 0) > (rows[at - 1]?.price ?? 0);
  return (
    rows.length > 1 && rows.every(({ ends }, at) => ends.length === 1 && (at === 0 || isLarger(at)))
  );
}
