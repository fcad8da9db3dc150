// Entries that are the steps of a plan, one time after another.
import type { Item } from './reading.ts';
import { someTime } from './spans.ts';

/** `Week 0`, `Week 1`, `Weeks 2 to 21`: the entries of a plan follow one another. */
export const isPlan = (items: readonly Item[]): boolean =>
  items.length > 2 &&
  items.filter(({ title }) => ofTime.test(title)).length * 2 > items.length &&
  items.every(({ title }) => ofTime.test(title) || someTime.test(title));
const ofTime =
  /^(?:weeks?|wochen?|kw|semaines?|semanas?|settiman[ae]|weken|tydzień|tygodnie|months?|monate?|mois|mes(?:es|e)?|mesi|mês|maand(?:en)?|miesiąc|days?|tage?|jours?|días?|giorn[io]|dias?|dag(?:en)?|dzień|dni|years?|jahre?)\s\d/iu;
