// How likely it is that a text answers what the reader said, beside all else that the sources say: a model that was
// trained on letters and calls in nine languages (`server/training/answers`, decision 0095). Words in common find an answer,
// and find as many that are none: what is not likely is left out, and what is likely is taken though no rule found it.

import { leafOf } from '../../../../../platform/text/tree.ts';
import { fold, wordsOf } from '../../../../../platform/text/words.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Answer } from '../../texts/answer.ts';
import type { By } from '../heard_matched.ts';
import { type Asked, askedOf, type Feature, type Features, featuresOf } from './features.ts';
import { learned } from './weights.gen.ts';

const weights = Object.entries(learned.weights) as [Feature, number][];

function worthOf(features: Features): number {
  const valueIn = (name: string): number => Number(features[name as Feature]);
  const linear = weights.reduce((sum, [name, weight]) => sum + weight * valueIn(name), 0);
  return learned.trees.reduce<number>((sum, tree) => sum + leafOf(tree, valueIn), linear);
}

/** Each sentence of a reader is held against every text: a source of thousands would keep others waiting. */
export const mostTexts = 600;

/** A row that is told in part, or with its column, is still that row. */
export const isSame = (one: Answer, other: Answer): boolean =>
  one === other || one.text === other.text || (one.row !== undefined && one.row === other.row);

interface Asking {
  sentence: string;
  after?: string;
}

/** How likely it is that what rules found answers it, from 0 to 1. */
export function likelihood(
  brief: Brief,
  thought: Asking,
  found: readonly Answer[],
  by: By,
  answers: readonly Answer[],
): number {
  const further = found.filter((one) => !answers.some((other) => isSame(one, other)));
  const all = further.length === 0 ? answers : [...answers, ...further];
  const isFound = all.map((answer) => found.some((one) => isSame(one, answer)));
  const shares = sharesOf(askedOf(brief, thought, all), all, (at) =>
    isFound[at] ? by : undefined,
  );
  return shares.reduce((sum, one, at) => sum + (isFound[at] ? one : 0), 0);
}

export interface Likeliest {
  answer: Answer;
  likelihood: number;
  /** So many times as likely as the next that says something else. */
  ahead: number;
}

/** What answers it most likely of all that the sources say. */
export function likeliest(
  brief: Brief,
  thought: Asking,
  answers: readonly Answer[],
): Likeliest | undefined {
  const shares = sharesOf(askedOf(brief, thought, answers), answers, () => undefined);
  const most = Math.max(0, ...shares);
  const answer = most > 0 ? answers[shares.indexOf(most)] : undefined;
  if (!answer) return undefined;
  // What the sources say twice shares its likelihood with itself.
  const same = shares.map((_, at) => saysTheSame(answer, answers[at]));
  const sum = shares.reduce((all, one, at) => all + (same[at] ? one : 0), 0);
  const next = Math.max(0, ...shares.filter((_, at) => !same[at]));
  return { answer, likelihood: sum, ahead: sum / Math.max(next, tiny) };
}

/** Most words of the shorter stand in the longer one. */
function saysTheSame(one: Answer, other: Answer | undefined): boolean {
  if (other === undefined || one === other) return other !== undefined;
  const [short = new Set(), long = new Set()] = [wordsIn(one), wordsIn(other)].toSorted(
    (a, b) => a.size - b.size,
  );
  const held = [...short].filter((word) => long.has(word)).length;
  return short.size >= leastSame && held >= short.size * mostSame;
}
const tiny = 1e-9;
const leastSame = 4;
const mostSame = 0.7;

const wordSets = new WeakMap<Answer, ReadonlySet<string>>();
function wordsIn(answer: Answer): ReadonlySet<string> {
  const known = wordSets.get(answer) ?? new Set(piecesOf(answer.text));
  wordSets.set(answer, known);
  return known;
}
/** Words, or pairs of letters where nothing parts them. */
const piecesOf = (text: string): string[] =>
  wordsOf(fold(text)).flatMap((word) =>
    /[\u3040-\u9fff]/.test(word)
      ? Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2))
      : [word],
  );

/** How likely it is beside what is likeliest of all, from 0 to 1. */
export function besideLikeliest(
  brief: Brief,
  thought: Asking,
  answer: Answer,
  answers: readonly Answer[],
): number {
  const shares = sharesOf(askedOf(brief, thought, answers), answers, () => undefined);
  return (shares[answers.indexOf(answer)] ?? 0) / Math.max(tiny, ...shares);
}

/**
 * How much of what the sentence says and means, by weight, a text and its heading hold, and the question it
 * was written for; and whether it tells an `if` to who asks what happens if. */
export function holding(
  brief: Brief,
  thought: Asking,
  answer: Answer,
  answers: readonly Answer[],
): { words: number; meant: number; question: number; tellsIf: boolean } {
  const features = featuresOf(askedOf(brief, thought, answers), answer, undefined);
  return {
    ...{ words: features['about share'], meant: features['meant about'] },
    question: features['question share'] + features['meant question'],
    tellsIf: !features['if, none'],
  };
}

/** Of each of them; with that of none they add up to 1. */
function sharesOf(
  asked: Asked,
  answers: readonly Answer[],
  byOf: (at: number) => By | undefined,
): number[] {
  const odds = answers.map((answer, at) => Math.exp(worthOf(featuresOf(asked, answer, byOf(at)))));
  const sum = odds.reduce((all, one) => all + one, Math.exp(learned.none));
  return odds.map((one) => one / sum);
}
