// Logistic regression with a penalty on large weights, by stochastic gradient descent. The order is drawn
// from a fixed seed: the same corpus gives the same weights, to the last bit.
import { bucketCount } from '../../src/claims/screen/learned/features.ts';
import { traitValue } from '../../src/claims/screen/learned/traits.ts';
import type { Example } from './corpus.ts';

export interface Model {
  weights: Float64Array;
  traits: Map<string, number>;
  bias: number;
}

const penalty = 3e-5;
const rounds = 20;
const biasRate = 0.1;
const firstRate = 4;

export function fit(examples: readonly Example[]): Model {
  const traits = [...new Set(examples.flatMap((one) => one.traits))].sort();
  const traitAt = new Map(traits.map((trait, at) => [trait, bucketCount + at]));
  const size = bucketCount + traits.length;
  const rows = examples.map(({ buckets, values, traits: own, isNote, weight }) => {
    const known = buckets.length;
    const row = {
      at: new Int32Array(known + own.length),
      values: new Float64Array(known + own.length).fill(traitValue, known),
      isNote,
      weight,
    };
    row.at.set(buckets);
    row.values.set(values);
    for (const [nth, trait] of own.entries()) row.at[known + nth] = traitAt.get(trait) ?? 0;
    return row;
  });
  const weights = new Float64Array(size);
  const sum = new Float64Array(size);
  let [bias, biasSum, step, kept, scale] = [0, 0, 0, 0, 1];
  const draw = randomOf(1);
  for (let round = 0; round < rounds; round++) {
    for (const row of shuffled(rows, draw)) {
      const rate = 1 / (penalty * step++ + 1 / firstRate);
      const odds = bias + scale * product(weights, row);
      const error = (1 / (1 + Math.exp(-odds)) - (row.isNote ? 1 : 0)) * row.weight;
      // Every weight shrinks a little at each step: kept as one factor.
      scale *= 1 - rate * penalty;
      const change = (rate * error) / scale;
      const { at: places, values } = row;
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0;
        weights[place] = (weights[place] ?? 0) - change * (values[at] ?? 0);
      }
      bias -= rate * error * biasRate;
    }
    // The mean of the later rounds is steadier than the last step.
    if (round * 2 < rounds) continue;
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0) * scale;
    biasSum += bias;
    kept++;
  }
  const mean = sum.map((value) => value / kept);
  return {
    weights: mean.slice(0, bucketCount),
    traits: new Map(traits.map((trait, at) => [trait, mean[bucketCount + at] ?? 0])),
    bias: biasSum / kept,
  };
}

function product(
  weights: Float64Array,
  { at, values }: { at: Int32Array; values: Float64Array },
): number {
  let sum = 0;
  for (let one = 0; one < at.length; one++)
    sum += (weights[at[one] ?? 0] ?? 0) * (values[one] ?? 0);
  return sum;
}

export function oddsOf({ weights, traits, bias }: Model, example: Example): number {
  let known = 0;
  for (const trait of example.traits) known += traits.get(trait) ?? 0;
  return (
    bias + product(weights, { at: example.buckets, values: example.values }) + known * traitValue
  );
}

function randomOf(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(rows: readonly T[], draw: () => number): T[] {
  const order = [...rows];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
  }
  return order;
}
