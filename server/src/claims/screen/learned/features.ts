// What a sentence is made of, as numbers for a linear model: its words, pairs of words, and the runs of
// letters inside words, so that an inflected word meets its other forms. Scripts without spaces have
// runs of letters alone. Its traits (`traits.ts`) count in pairs as well. Each is hashed into one of the
// buckets; no string is made on the way.
import { fold } from '../../../platform/text/fold.ts';

export const bucketCount = 1 << 16;
const maxSentence = 600;
/** Words say more than the runs of letters inside them. */
const ofWord = 2;
const ofRun = 1;
const shortestRun = 3;
const longestRun = 5;
const longestWideRun = 3;
const ofTraits = 0.2;

const kinds = {
  word: 0x11,
  pair: 0x22,
  run: 0x33,
  wide: 0x44,
  first: 0x55,
  end: 0x66,
  both: 0x77,
} as const;
const seed = 0x811c9dc5;
const edge = 0x3c;
const figure = 0x23;

const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function bucketOf(hash: number, kind: number): number {
  let spread = mixed(hash, kind);
  spread ^= spread >>> 15;
  spread = Math.imul(spread, 0x2c1b3c6d);
  spread ^= spread >>> 12;
  return spread & (bucketCount - 1);
}

const isDigit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x660 && code <= 0x669);

/** Han and kana: written without spaces. */
const isWide = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x30fa) ||
  (code >= 0x30fc && code <= 0x30ff) ||
  (code >= 0x3400 && code <= 0x9fff) ||
  code === 0x3005;

/** Spaces and marks, in a text whose letters are small. */
const isGap = (code: number): boolean =>
  code < 0x30 ||
  (code > 0x39 && code < 0x61) ||
  (code > 0x7a && code < 0xc0) ||
  (code >= 0x60c && code <= 0x61f) ||
  (code >= 0x66a && code <= 0x66d) ||
  (code >= 0x2000 && code <= 0x2bff) ||
  (code >= 0x3000 && code <= 0x3030 && code !== 0x3005) ||
  code === 0x30fb;

export interface Features {
  /** How many of `buckets` and `values` belong to the sentence. */
  count: number;
  buckets: Int32Array;
  values: Float64Array;
}

const capacity = maxSentence * 8;
/** Filled anew for each sentence: read it before the next one is asked for. */
const found: Features = {
  count: 0,
  buckets: new Int32Array(capacity),
  values: new Float64Array(capacity),
};
const lastSeen = new Int32Array(bucketCount);
let turn = 0;

function add(hash: number, kind: number, value: number): void {
  const bucket = bucketOf(hash, kind);
  if (lastSeen[bucket] === turn || found.count === capacity) return;
  lastSeen[bucket] = turn;
  found.buckets[found.count] = bucket;
  found.values[found.count++] = value;
}

/** The values of its words are of length 1 together, however long the sentence is. */
export function featuresOf(sentence: string, traits: readonly string[]): Features {
  found.count = 0;
  turn++;
  const text = fold(sentence.slice(0, maxSentence));
  let previous = mixed(seed, edge);
  let words = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (isGap(code)) {
      at++;
      continue;
    }
    const end = isDigit(code) ? endOfFigure(text, at) : endOfRun(text, at, isWide(code));
    const hash = isDigit(code) ? mixed(seed, figure) : hashOf(text, at, end);
    if (isDigit(code)) add(mixed(hash, Math.min(4, end - at)), kinds.word, ofWord);
    else if (isWide(code)) addWideRuns(text, at, end);
    else addRuns(text, at, end);
    if (!isWide(code)) {
      add(hash, kinds.word, ofWord);
      add(mixed(previous, hash), kinds.pair, ofWord);
      if (words === 0) add(hash, kinds.first, ofWord);
    }
    words++;
    previous = hash;
    at = end;
  }
  add(mixed(previous, edge), kinds.pair, ofRun);
  normalise();
  addPairs(traits);
  return found;
}

const hashes = new Map<string, number>();

function hashOfTrait(trait: string): number {
  const known = hashes.get(trait);
  if (known !== undefined) return known;
  const hash = hashOf(trait, 0, trait.length);
  hashes.set(trait, hash);
  return hash;
}

/** `no` and `you` together say something else than each of them. */
function addPairs(traits: readonly string[]): void {
  for (let one = 1; one < traits.length; one++) {
    const hash = hashOfTrait(traits[one] ?? '');
    for (let other = 0; other < one; other++)
      add(hash + hashOfTrait(traits[other] ?? ''), kinds.both, ofTraits);
  }
}

function normalise(): void {
  let sum = 0;
  for (let at = 0; at < found.count; at++) sum += (found.values[at] ?? 0) ** 2;
  const scale = 1 / Math.sqrt(sum || 1);
  for (let at = 0; at < found.count; at++) found.values[at] = (found.values[at] ?? 0) * scale;
}

function endOfFigure(text: string, start: number): number {
  let at = start;
  while (
    isDigit(text.charCodeAt(at)) ||
    ((text[at] === '.' || text[at] === ',') && isDigit(text.charCodeAt(at + 1)))
  )
    at++;
  return at;
}

function endOfRun(text: string, start: number, wide: boolean): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isGap(code) || isDigit(code) || isWide(code) !== wide) break;
  }
  return at;
}

function hashOf(text: string, start: number, end: number): number {
  let hash = seed;
  for (let at = start; at < end; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

/** Of a word with its edges: `<wa`, `war`, … `rm>`. */
function addRuns(text: string, start: number, end: number): void {
  for (let from = start - 1; from <= end; from++) {
    let hash = seed;
    for (let length = 1; length <= longestRun && from + length <= end + 1; length++) {
      const at = from + length - 1;
      hash = mixed(hash, at < start || at === end ? edge : text.charCodeAt(at));
      if (length >= shortestRun) add(hash, kinds.run, ofRun);
    }
  }
}

function addWideRuns(text: string, start: number, end: number): void {
  for (let from = start; from < end; from++) {
    let hash = seed;
    for (let at = from; at < Math.min(end, from + longestWideRun); at++) {
      hash = mixed(hash, text.charCodeAt(at));
      add(hash, kinds.wide, ofRun);
    }
  }
  add(hashOf(text, Math.max(start, end - longestWideRun), end), kinds.end, ofRun);
}
