// A conditional random field: learns how much each sign speaks for each label, and which label follows which, so that
// the right sequence is as likely as it can be (by AdaGrad, with weights that decay).
import { shares, type Tagger, weightSteps } from '../../src/agent/rules/edits/tagged/tagger.ts';

export interface Sequence {
  signs: readonly (readonly string[])[];
  labels: readonly string[];
}

export interface FieldOptions {
  rounds?: number;
  /** A sign seen in fewer sequences teaches nothing. */
  fewest?: number;
  decay?: number;
  rate?: number;
}

const forbidden = -50;

export function learnField(
  given: readonly Sequence[],
  mayFollow: (before: string | undefined, label: string) => boolean = () => true,
  { rounds = 8, fewest = 4, decay = 0.003, rate = 0.05 }: FieldOptions = {},
): Tagger {
  const labels = [...new Set(given.flatMap((one) => one.labels))].sort();
  const count = labels.length;
  const seen = new Map<string, number>();
  for (const { signs } of given)
    for (const sign of new Set(signs.flat())) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const names = [...seen].filter(([, times]) => times >= fewest).map(([name]) => name);
  const numbers = new Map(names.map((name, at) => [name, at]));
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const examples = given.map((one) => ({
    signs: one.signs.map((own) => own.flatMap((sign) => numbers.get(sign) ?? [])),
    labels: one.labels.map((label) => labelAt.get(label) ?? 0),
  }));
  const weights = new Float64Array(names.length * count);
  const speeds = new Float64Array(names.length * count).fill(1e-6);
  const steps = new Float64Array((count + 1) * count);
  const stepSpeeds = new Float64Array((count + 1) * count).fill(1e-6);
  const isOpen = Array.from({ length: count + 1 }, (_, before) =>
    labels.map((label) => mayFollow(labels[before], label)),
  );
  for (let before = 0; before <= count; before++)
    for (let label = 0; label < count; label++)
      if (!isOpen[before]?.[label]) steps[before * count + label] = forbidden;

  const random = makeRandom(7);
  for (let round = 0; round < rounds; round++) {
    for (const { signs, labels: right } of shuffled(examples, random)) {
      const length = signs.length;
      if (length === 0) continue;
      const emitted = new Float64Array(length * count);
      for (let at = 0; at < length; at++)
        for (const sign of signs[at] ?? [])
          for (let label = 0; label < count; label++)
            emitted[at * count + label] =
              (emitted[at * count + label] ?? 0) + (weights[sign * count + label] ?? 0);
      const { alone, pairs } = shares(emitted, steps, length, count);
      for (let at = 0; at < length; at++) {
        for (let label = 0; label < count; label++) {
          const slope = (right[at] === label ? 1 : 0) - (alone[at * count + label] ?? 0);
          if (Math.abs(slope) < 1e-4) continue;
          for (const sign of signs[at] ?? []) {
            const cell = sign * count + label;
            const own = slope - decay * (weights[cell] ?? 0);
            speeds[cell] = (speeds[cell] ?? 0) + own * own;
            weights[cell] = (weights[cell] ?? 0) + (rate * own) / Math.sqrt(speeds[cell] ?? 1);
          }
        }
      }
      const wanted = new Map<number, number>();
      for (let at = 0; at < length; at++) {
        const before = at === 0 ? count : (right[at - 1] ?? 0);
        const cell = before * count + (right[at] ?? 0);
        wanted.set(cell, (wanted.get(cell) ?? 0) + 1);
      }
      for (let cell = 0; cell < steps.length; cell++) {
        const slope = (wanted.get(cell) ?? 0) - (pairs[cell] ?? 0);
        if (Math.abs(slope) < 1e-4 || (steps[cell] ?? 0) <= forbidden) continue;
        stepSpeeds[cell] = (stepSpeeds[cell] ?? 0) + slope * slope;
        steps[cell] = (steps[cell] ?? 0) + (rate * slope) / Math.sqrt(stepSpeeds[cell] ?? 1);
      }
    }
  }
  return {
    labels,
    rows: new Map(names.map((name, row) => [name, row])),
    values: Int8Array.from(weights, (weight) =>
      Math.max(-127, Math.min(127, Math.round(weight * weightSteps))),
    ),
    follows: Array.from({ length: count + 1 }, (_, before) =>
      labels.map((_, label) => Math.round((steps[before * count + label] ?? 0) * 100) / 100),
    ),
  };
}

function shuffled<T>(given: readonly T[], random: () => number): T[] {
  return given
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
