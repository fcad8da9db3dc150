// Small trees on top of the linear model, each grown on what those before it got wrong (gradient boosting): two signs that
// tell something only together, such as a question for a time and a text that has one, are beyond a sum of weights.
import type { Tree } from '../../src/platform/text/tree.ts';
import type { Choice } from './choices.ts';
import { likelihoods, type Model } from './fit.ts';

export interface Growth {
  trees: number;
  depth: number;
}
const little: Growth = { trees: 20, depth: 2 };
const pace = 0.1;
/** A leaf of few texts says little. */
const restraint = 5;
const leastGain = 0.5;
const leastRows = 5;
const maxBins = 16;

interface Row {
  example: number;
  candidate: number;
  /** The bin of each feature. */
  bins: Uint8Array;
}

/** Adds trees to a model; the examples and the order are the same each time, and so are the trees. */
export function grow(
  linear: Model,
  examples: readonly Choice[],
  { trees, depth }: Growth = little,
): Model {
  const learnable = examples.filter(
    ({ answerable, candidates }) => !answerable || candidates.some(({ isRight }) => isRight),
  );
  const binned = binsOf(learnable);
  const model: Model = { ...linear, trees: [...linear.trees] };
  for (let made = 0; made < trees; made++) {
    const slopes = slopesOf(model, learnable);
    model.none += pace * slopes.none;
    model.trees.push(growTree(binned, slopes, [...binned.rows.keys()], depth));
  }
  return model;
}

interface Binned {
  rows: Row[];
  features: readonly string[];
  /** The most that is in each bin of a feature. */
  edges: readonly (readonly number[])[];
}

function binsOf(examples: readonly Choice[]): Binned {
  const values = new Map<string, Set<number>>();
  for (const { candidates } of examples)
    for (const candidate of candidates)
      for (const [name, value] of candidate.values)
        values.set(name, (values.get(name) ?? new Set([0])).add(value));
  const features = [...values.keys()].sort();
  const edges = features.map((name) => edgesOf([...(values.get(name) ?? [])]));
  const places = new Map(features.map((name, at) => [name, at]));
  const rows = examples.flatMap(({ candidates }, example) =>
    candidates.map((one, candidate): Row => {
      const bins = Uint8Array.from(features, (_, at) => binOf(0, edges[at] ?? []));
      for (const [name, value] of one.values) {
        const at = places.get(name) ?? 0;
        bins[at] = binOf(value, edges[at] ?? []);
      }
      return { example, candidate, bins };
    }),
  );
  return { rows, features, edges };
}

function edgesOf(values: number[]): number[] {
  const sorted = values.sort((a, b) => a - b);
  const count = Math.min(maxBins, sorted.length) - 1;
  const edges = Array.from({ length: count }, (_, at) => {
    const place = Math.floor(((at + 1) * (sorted.length - 1)) / (count + 1));
    return sorted[place] ?? 0;
  });
  return [...new Set(edges)];
}

function binOf(value: number, edges: readonly number[]): number {
  const at = edges.findIndex((edge) => value <= edge);
  return at === -1 ? edges.length : at;
}

interface Slopes {
  /** For each row: where it should go, and how sure that is. */
  first: Float64Array;
  second: Float64Array;
  none: number;
}

function slopesOf(model: Model, examples: readonly Choice[]): Slopes {
  const first: number[] = [];
  const second: number[] = [];
  let atNone = 0;
  for (const { answerable, candidates } of examples) {
    const { shares, none } = likelihoods(model, candidates);
    const isRight = (at: number): boolean => answerable && candidates[at]?.isRight === true;
    const right = shares.reduce((sum, share, at) => sum + (isRight(at) ? share : 0), 1e-12);
    atNone += (answerable ? 0 : 1) - none;
    for (const [at, share] of shares.entries()) {
      first.push((isRight(at) ? share / right : 0) - share);
      second.push(Math.max(1e-3, share * (1 - share)));
    }
  }
  return {
    first: Float64Array.from(first),
    second: Float64Array.from(second),
    none: atNone / examples.length,
  };
}

function growTree(binned: Binned, slopes: Slopes, rows: readonly number[], left: number): Tree {
  const [sum, weight] = sumOf(slopes, rows);
  const split = left === 0 ? undefined : bestSplit(binned, slopes, rows, [sum, weight]);
  if (!split) return Number(((pace * sum) / (weight + restraint)).toFixed(4));
  const isLow = (row: number): boolean => (binned.rows[row]?.bins[split.feature] ?? 0) <= split.bin;
  const [low, high] = [rows.filter(isLow), rows.filter((row) => !isLow(row))];
  return {
    feature: binned.features[split.feature] ?? '',
    most: Number((binned.edges[split.feature]?.[split.bin] ?? 0).toFixed(4)),
    low: growTree(binned, slopes, low, left - 1),
    high: growTree(binned, slopes, high, left - 1),
  };
}

const sumOf = ({ first, second }: Slopes, rows: readonly number[]): [number, number] => {
  let [sum, weight] = [0, 0];
  for (const row of rows) {
    sum += first[row] ?? 0;
    weight += second[row] ?? 0;
  }
  return [sum, weight];
};

function bestSplit(
  { rows: all, features, edges }: Binned,
  { first, second }: Slopes,
  rows: readonly number[],
  [sum, weight]: [number, number],
): { feature: number; bin: number } | undefined {
  const width = maxBins + 1;
  const sums = new Float64Array(features.length * width);
  const weights = new Float64Array(features.length * width);
  const counts = new Uint32Array(features.length * width);
  for (const row of rows) {
    const { bins } = all[row] ?? { bins: [] };
    for (let at = 0; at < features.length; at++) {
      const place = at * width + (bins[at] ?? 0);
      sums[place] = (sums[place] ?? 0) + (first[row] ?? 0);
      weights[place] = (weights[place] ?? 0) + (second[row] ?? 0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const worth = (one: number, by: number): number => (one * one) / (by + restraint);
  const own = worth(sum, weight);
  let best: { feature: number; bin: number } | undefined;
  let most = leastGain;
  for (let feature = 0; feature < features.length; feature++) {
    let [low, lowWeight, count] = [0, 0, 0];
    for (let bin = 0; bin < (edges[feature]?.length ?? 0); bin++) {
      const place = feature * width + bin;
      low += sums[place] ?? 0;
      lowWeight += weights[place] ?? 0;
      count += counts[place] ?? 0;
      if (count < leastRows || rows.length - count < leastRows) continue;
      const gain = worth(low, lowWeight) + worth(sum - low, weight - lowWeight) - own;
      if (gain <= most) continue;
      most = gain;
      best = { feature, bin };
    }
  }
  return best;
}
