// How much of what a reader said a text of the sources has too: words by their beginnings and roots, runs of letters,
// and the things that readers ask about. What hardly anything else has weighs most.
import { remembering } from '../../../../../platform/text/remember.ts';
import { fold, wordsOf } from '../../../../../platform/text/words.ts';
import { type Concept, conceptsIn } from '../../../fit/concepts.ts';
import { rootsOf } from '../../../fit/roots.ts';
import type { Brief } from '../../brief/brief.ts';
import { stemsOf } from '../../brief/in_common.ts';
import { isKin } from '../../brief/objects.ts';
import { toldBy } from '../../brief/told.ts';
import type { Answer } from '../../texts/answer.ts';
import { wideWords } from '../../texts/wide_words.ts';

interface Text {
  stems: readonly string[];
  /** The first letters of each: what begins otherwise is not looked at. */
  starts: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  runs: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
}

const startLength = 4;
const runLength = 4;
const wideLength = 2;
const isWide = /[\u3040-\u9fff]/;

/** Letters of texts. Each takes some eighty bytes with its runs: enough for the sources of a page or two. */
const maxKept = 60_000;
/** Of a sentence without an end, what it begins with says what it is about. */
export const maxSentence = 600;

export const readText = remembering((text, language): Text => {
  const stems = [...stemsOf(text, language), ...wideWords(text)];
  return {
    stems,
    starts: new Set(stems.map((stem) => stem.slice(0, startLength))),
    roots: rootsOf(text, language),
    runs: runsOf(text),
    concepts: conceptsIn(text, language),
  };
}, maxKept);

function runsOf(text: string): Set<string> {
  const runs = new Set<string>();
  for (const word of wordsOf(fold(text))) {
    const length = isWide.test(word) ? wideLength : runLength;
    for (let at = 0; at + length <= word.length; at++) runs.add(word.slice(at, at + length));
  }
  return runs;
}

interface Term {
  stem: string;
  root: string;
  weight: number;
  /** One of the things that it asks about. */
  object: boolean;
}

export interface Spoken {
  terms: readonly Term[];
  runs: readonly (readonly [run: string, weight: number])[];
  concepts: readonly { concept: Concept; weight: number }[];
  language: string;
}

/** What a word that every text has weighs at least. */
const leastWeight = 0.1;

/** What the reader said, each piece with how rare it is among the answers. */
export function spokenIn(brief: Brief, sentence: string, answers: readonly Answer[]): Spoken {
  const { language } = brief;
  const told = toldBy(brief, sentence);
  const texts = answers.map(({ about }) => readText(about, language));
  const rarity = (isHeld: (text: Text) => boolean): number =>
    Math.log((texts.length + 1) / (texts.filter(isHeld).length + 0.5));
  const objects = new Set(told.objects.map(({ stem }) => stem));
  return {
    terms: [...told.terms, ...told.words].map((stem) => {
      const term = { stem, root: told.roots.get(stem) ?? '' };
      const object = objects.has(stem) || told.words.includes(stem);
      return { ...term, object, weight: rarity((text) => holds(text, term)) };
    }),
    runs: [...runsOf(sentence.slice(0, maxSentence))].map((run) => [
      run,
      Math.max(
        leastWeight,
        rarity(({ runs }) => runs.has(run)),
      ),
    ]),
    concepts: [...conceptsIn(sentence, language)].map((concept) => ({
      concept,
      weight:
        1 / Math.sqrt(Math.max(1, texts.filter(({ concepts }) => concepts.has(concept)).length)),
    })),
    language,
  };
}

const holds = ({ stems, starts, roots }: Text, { stem, root }: { stem: string; root: string }) =>
  (starts.has(stem.slice(0, startLength)) && stems.some((other) => isKin(stem, other))) ||
  (root !== '' && roots.has(root));

export interface Covered {
  /** Of all words, and of what is asked about, by weight. */
  share: number;
  objects: number;
  /** The weight of the rarest. */
  best: number;
  count: number;
}
const nothing: Covered = { share: 0, objects: 0, best: 0, count: 0 };

export function covered({ terms, language }: Spoken, text: string | undefined): Covered {
  if (text === undefined || text === '') return nothing;
  const read = readText(text, language);
  let [held, all, best, objects, allObjects, count] = [0, 0, 0, 0, 0, 0];
  for (const term of terms) {
    const weight = Math.max(leastWeight, term.weight);
    all += weight;
    if (term.object) allObjects += weight;
    if (!holds(read, term)) continue;
    count++;
    held += weight;
    best = Math.max(best, term.weight);
    if (term.object) objects += weight;
  }
  return {
    share: all === 0 ? 0 : held / all,
    objects: allObjects === 0 ? 0 : objects / allObjects,
    ...{ best, count },
  };
}

/** Of the runs of letters, by weight. */
export function runShare({ runs, language }: Spoken, text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  const own = readText(text, language).runs;
  let [held, all] = [0, 0];
  for (const [run, weight] of runs) {
    all += weight;
    if (own.has(run)) held += weight;
  }
  return all === 0 ? 0 : held / all;
}
