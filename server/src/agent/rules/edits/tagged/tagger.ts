// A sequence of labels for the words of a text: the one that their signs and their order speak for most.

export interface Tagger {
  labels: readonly string[];
  /** The row of each sign. */
  rows: ReadonlyMap<string, number>;
  /** Row by row, how much a sign speaks for each label. */
  values: Int8Array;
  /** How well a label follows another: rows by the one before, the last row for the start. */
  follows: readonly (readonly number[])[];
}

/** Weights are kept in whole numbers of these parts of one. */
export const weightSteps = 50;

/** What each label is worth at each word. */
export function worths(
  signs: readonly (readonly string[])[],
  { labels, rows, values }: Tagger,
): number[][] {
  return signs.map((names) => {
    const sums = labels.map(() => 0);
    for (const name of names) {
      const row = rows.get(name);
      if (row === undefined) continue;
      for (let label = 0; label < sums.length; label++)
        sums[label] = (sums[label] ?? 0) + (values[row * sums.length + label] ?? 0) / weightSteps;
    }
    return sums;
  });
}

/** The path of the greatest sum, from what each word and each step is worth. */
export function bestPath(
  emitted: readonly (readonly number[])[],
  follows: readonly ArrayLike<number>[],
): number[] {
  const [first, ...rest] = emitted;
  if (first === undefined) return [];
  const start = follows[first.length];
  let scores = first.map((score, label) => score + (start?.[label] ?? 0));
  const back: number[][] = [];
  for (const own of rest) {
    const from: number[] = [];
    const before = scores;
    scores = own.map((score, label) => {
      let [best, at] = [Number.NEGATIVE_INFINITY, 0];
      for (let last = 0; last < before.length; last++) {
        const sum = (before[last] ?? 0) + (follows[last]?.[label] ?? 0);
        if (sum > best) [best, at] = [sum, last];
      }
      from.push(at);
      return score + best;
    });
    back.push(from);
  }
  let label = scores.indexOf(Math.max(...scores));
  const path = [label];
  for (const from of back.reverse()) {
    label = from[label] ?? 0;
    path.push(label);
  }
  return path.reverse();
}

export const labelsOf = (signs: readonly (readonly string[])[], tagger: Tagger): string[] =>
  bestPath(worths(signs, tagger), tagger.follows).map((label) => tagger.labels[label] ?? '');

/** The best sequence that is not made of these labels alone. */
export function labelsBeside(
  signs: readonly (readonly string[])[],
  tagger: Tagger,
  isIdle: (label: string) => boolean,
): string[] {
  const found = labelsOf(signs, tagger);
  if (!found.every(isIdle)) return found;
  const emitted = worths(signs, tagger);
  for (let less = 1; less <= mostLess; less *= 1.5) {
    const path = bestPath(
      emitted.map((own) =>
        own.map((worth, label) => worth - (isIdle(tagger.labels[label] ?? '') ? less : 0)),
      ),
      tagger.follows,
    ).map((label) => tagger.labels[label] ?? '');
    if (!path.every(isIdle)) return path;
  }
  return found;
}
const mostLess = 20;

/** How likely each label is at each word, and each step from one to the next, over all sequences. */
export function shares(
  emitted: Float64Array,
  steps: Float64Array,
  length: number,
  count: number,
): { alone: Float64Array; pairs: Float64Array } {
  const forward = new Float64Array(length * count);
  const backward = new Float64Array(length * count);
  const odds = new Float64Array(count * count);
  for (let cell = 0; cell < odds.length; cell++) odds[cell] = Math.exp(steps[cell] ?? 0);
  const own = new Float64Array(length * count);
  for (let at = 0; at < length; at++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < count; label++)
      most = Math.max(most, emitted[at * count + label] ?? 0);
    for (let label = 0; label < count; label++)
      own[at * count + label] = Math.exp((emitted[at * count + label] ?? 0) - most);
  }
  for (let at = 0; at < length; at++) {
    let total = 0;
    for (let label = 0; label < count; label++) {
      let sum = 0;
      if (at === 0) sum = Math.exp(steps[count * count + label] ?? 0);
      else
        for (let before = 0; before < count; before++)
          sum += (forward[(at - 1) * count + before] ?? 0) * (odds[before * count + label] ?? 0);
      const value = sum * (own[at * count + label] ?? 0);
      forward[at * count + label] = value;
      total += value;
    }
    for (let label = 0; label < count; label++)
      forward[at * count + label] = (forward[at * count + label] ?? 0) / total;
  }
  for (let label = 0; label < count; label++) backward[(length - 1) * count + label] = 1;
  for (let at = length - 2; at >= 0; at--) {
    let total = 0;
    for (let label = 0; label < count; label++) {
      let sum = 0;
      for (let after = 0; after < count; after++)
        sum +=
          (odds[label * count + after] ?? 0) *
          (own[(at + 1) * count + after] ?? 0) *
          (backward[(at + 1) * count + after] ?? 0);
      backward[at * count + label] = sum;
      total += sum;
    }
    for (let label = 0; label < count; label++)
      backward[at * count + label] = (backward[at * count + label] ?? 0) / total;
  }
  const alone = new Float64Array(length * count);
  const pairs = new Float64Array((count + 1) * count);
  for (let at = 0; at < length; at++) {
    let total = 0;
    for (let label = 0; label < count; label++) {
      const value = (forward[at * count + label] ?? 0) * (backward[at * count + label] ?? 0);
      alone[at * count + label] = value;
      total += value;
    }
    for (let label = 0; label < count; label++)
      alone[at * count + label] = (alone[at * count + label] ?? 0) / total;
    if (at === 0)
      for (let label = 0; label < count; label++) pairs[count * count + label] = alone[label] ?? 0;
    else {
      let sum = 0;
      const local = new Float64Array(count * count);
      for (let before = 0; before < count; before++)
        for (let label = 0; label < count; label++) {
          const value =
            (forward[(at - 1) * count + before] ?? 0) *
            (odds[before * count + label] ?? 0) *
            (own[at * count + label] ?? 0) *
            (backward[at * count + label] ?? 0);
          local[before * count + label] = value;
          sum += value;
        }
      for (let cell = 0; cell < local.length; cell++)
        pairs[cell] = (pairs[cell] ?? 0) + (local[cell] ?? 0) / sum;
    }
  }
  return { alone, pairs };
}

/** How likely each of these labels is at its word, whatever the others are. */
export function sureness(
  signs: readonly (readonly string[])[],
  tagger: Tagger,
  labels: readonly string[],
): number[] {
  const count = tagger.labels.length;
  const { alone } = shares(
    Float64Array.from(worths(signs, tagger).flat()),
    Float64Array.from(tagger.follows.flat()),
    signs.length,
    count,
  );
  return labels.map((label, at) => alone[at * count + tagger.labels.indexOf(label)] ?? 0);
}
