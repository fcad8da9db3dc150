// A linear model over everything that could be chosen, and over nothing being right: what is right is made likelier than
// all else together. Few features, many choices; steps by the size of what was learnt before (AdaGrad).
import { leafOf, type Tree } from '../../src/platform/text/tree.ts';
import type { Choice, Choosable } from './choices.ts';

export interface Model {
  none: number;
  weights: Map<string, number>;
  trees: Tree[];
}

const rounds = 40;
const pace = 0.15;
const decay = 0.15;
const tiny = 1e-6;

export function fit(examples: readonly Choice[]): Model {
  const model: Model = { none: 0, weights: new Map(), trees: [] };
  const steps = new Map<string, number>();
  let stepsOfNone = 0;
  const learnable = examples.filter(
    ({ answerable, candidates }) => !answerable || candidates.some(({ isRight }) => isRight),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { answerable, candidates } of shuffled(learnable, round)) {
      const { shares, none } = likelihoods(model, candidates);
      const right = candidates.reduce(
        (sum, { isRight }, at) => sum + (answerable && isRight ? (shares[at] ?? 0) : 0),
        1e-12,
      );
      const slopes = new Map<string, number>();
      for (const [at, { values, isRight }] of candidates.entries()) {
        const share = shares[at] ?? 0;
        const error = share - (answerable && isRight ? share / right : 0);
        for (const [name, value] of values)
          slopes.set(name, (slopes.get(name) ?? 0) + error * value);
      }
      const error = none - (answerable ? 0 : 1);
      stepsOfNone += error ** 2;
      model.none -= (pace * error) / Math.sqrt(stepsOfNone + tiny);
      for (const [name, slope] of slopes) {
        const weight = model.weights.get(name) ?? 0;
        const step = slope + decay * weight;
        const sum = (steps.get(name) ?? 0) + step ** 2;
        steps.set(name, sum);
        model.weights.set(name, weight - (pace * step) / Math.sqrt(sum + tiny));
      }
    }
  }
  return model;
}

/** How likely each candidate is, and that none is right; together they are 1. */
export function likelihoods({ none, weights, trees }: Model, candidates: readonly Choosable[]) {
  const odds = candidates.map(({ values }) => {
    const held = new Map(values);
    const valueIn = (name: string): number => held.get(name) ?? 0;
    const linear = values.reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0);
    return Math.exp(trees.reduce<number>((sum, tree) => sum + leafOf(tree, valueIn), linear));
  });
  const ofNone = Math.exp(none);
  const all = odds.reduce((sum, one) => sum + one, ofNone);
  return { shares: odds.map((one) => one / all), none: ofNone / all };
}

/** The same order each time the model is made. */
function shuffled<T>(list: readonly T[], round: number): T[] {
  let seed = round + 1;
  const next = (): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed;
  };
  return list
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}
