// How much a sentence is like the notes of colleagues: the log odds of a linear model that was trained on
// sentences of both kinds in ten languages (`server/training/notes`, decision 0060).
import { bucketCount, featuresOf } from './features.ts';
import { traitValue } from './traits.ts';
import { learned } from './weights.gen.ts';

/** Two bytes for each bucket, the lower one first. */
const weights = new Int16Array(
  Uint8Array.from(atob(learned.weights), (letter) => letter.charCodeAt(0)).buffer,
);
if (weights.length !== bucketCount) throw new Error('learned weights do not fit the features');
const traitWeights: ReadonlyMap<string, number> = new Map(Object.entries(learned.traits));

/** Above 0, sentences like this are rather notes than text for readers. */
export function likenessToNotes(sentence: string, traits: readonly string[]): number {
  const { buckets, values, count } = featuresOf(sentence, traits);
  let sum = 0;
  for (let at = 0; at < count; at++) sum += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
  let known = 0;
  for (const trait of traits) known += traitWeights.get(trait) ?? 0;
  return learned.bias + sum * learned.scale + known * traitValue;
}
