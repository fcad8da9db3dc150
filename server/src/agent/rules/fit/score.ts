// How well a text fits a set of weighted words: BM25, over the texts there are
// to choose from, so that a word in all of them says nothing about one.
import { termsOf } from '../../../platform/text/words.ts';

export interface Scorer {
  score(text: string, weights: ReadonlyMap<string, number>): number;
  /** The part of the question's weight that the text answers, from 0 to 1. */
  coverage(text: string, weights: ReadonlyMap<string, number>): number;
  /** The words of a text, each once. */
  termsIn(text: string): Iterable<string>;
  /** The words both have, the weightiest first. */
  shared(text: string, weights: ReadonlyMap<string, number>): string[];
}

const k = 1.2;
const b = 0.5;

export function makeScorer(texts: Iterable<string>, language: string): Scorer {
  const documents = new Map<string, Map<string, number>>();
  const frequency = new Map<string, number>();
  let totalLength = 0;
  const countsOf = (text: string): Map<string, number> => {
    const known = documents.get(text);
    if (known) return known;
    const counts = new Map<string, number>();
    for (const term of termsOf(text, language)) counts.set(term, (counts.get(term) ?? 0) + 1);
    documents.set(text, counts);
    return counts;
  };
  for (const text of texts) {
    if (documents.has(text)) continue;
    const counts = countsOf(text);
    totalLength += counts.size;
    for (const term of counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const total = documents.size;
  const averageLength = Math.max(totalLength / Math.max(total, 1), 1);
  const rarity = (term: string): number => {
    const held = frequency.get(term) ?? 0;
    return Math.log(1 + (total - held + 0.5) / (held + 0.5));
  };
  const worth = (term: string, weights: ReadonlyMap<string, number>): number =>
    (weights.get(term) ?? 0) * rarity(term);

  return {
    score(text, weights) {
      const counts = countsOf(text);
      const damping = k * (1 - b + (b * counts.size) / averageLength);
      let sum = 0;
      for (const [term, count] of counts) {
        if (weights.has(term)) sum += (worth(term, weights) * count * (k + 1)) / (count + damping);
      }
      return sum;
    },
    coverage(text, weights) {
      const counts = countsOf(text);
      let asked = 0;
      let held = 0;
      for (const term of weights.keys()) {
        const value = worth(term, weights);
        asked += value;
        if (counts.has(term)) held += value;
      }
      return asked === 0 ? 0 : held / asked;
    },
    termsIn: (text) => countsOf(text).keys(),
    shared(text, weights) {
      return [...countsOf(text).keys()]
        .filter((term) => weights.has(term))
        .sort((x, y) => worth(y, weights) - worth(x, weights) || (x < y ? -1 : 1));
    },
  };
}

export const evenWeights = (text: string, language: string): Map<string, number> =>
  new Map(termsOf(text, language).map((term) => [term, 1]));
