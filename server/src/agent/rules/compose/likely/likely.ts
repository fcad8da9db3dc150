// How likely it is that what was found answers what the reader said, beside all else that the sources say: a linear model
// that was trained on letters and calls in nine languages (`server/training/answers`, decision 0095). Words in common find
// an answer, and find as many that are none: what is not likely is left out.
import type { Answer } from '../answer.ts';
import type { Desk } from '../desk.ts';
import type { By } from '../heard_matched.ts';
import { askedOf, type Feature, type Features, featuresOf } from './features.ts';
import { learned } from './weights.gen.ts';

const weights = Object.entries(learned.weights) as [Feature, number][];

const worthOf = (features: Features): number =>
  weights.reduce((sum, [name, weight]) => sum + weight * Number(features[name]), 0);

/** A row that is told in part, or with its column, is still that row. */
export const isSame = (one: Answer, other: Answer): boolean =>
  one === other || one.text === other.text || (one.row !== undefined && one.row === other.row);

/** From 0 to 1. */
export function likelihood(
  desk: Desk,
  thought: { sentence: string; after?: string },
  found: readonly Answer[],
  by: By,
  answers: readonly Answer[],
): number {
  const further = found.filter((one) => !answers.some((other) => isSame(one, other)));
  const all = further.length === 0 ? answers : [...answers, ...further];
  const asked = askedOf(desk, thought, all);
  let [sum, own] = [Math.exp(learned.none), 0];
  for (const answer of all) {
    const isFound = found.some((one) => isSame(one, answer));
    const odds = Math.exp(worthOf(featuresOf(asked, answer, isFound ? by : undefined)));
    sum += odds;
    if (isFound) own += odds;
  }
  return own / sum;
}
