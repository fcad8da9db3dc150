// How well a line would lead the page for this reader: a model that learnt from lines that people graded
// (`server/training/headlines`).

import { leafOf } from '../../fit/tree.ts';
import { concernIn } from '../answers/headline_answers.ts';
import type { Brief } from '../brief/brief.ts';
import { candidatesIn, lineOf } from './candidates.ts';
import { type Signs, signsFor } from './signs.ts';
import { learned } from './weights.gen.ts';

export interface Weighed {
  text: string;
  /** Log odds that it leads rather than none; see `sure`. */
  worth: number;
  /** How much it speaks of what troubles this reader, from 0 to 1. */
  near: number;
}

/** Of lines that are worth less, more were unfit than would be sent as they are. */
export const sure = 2;
/** Hardly any of these was unfit. */
export const surest = 3;
/** What is worth less does not stand below a headline either. */
export const likely = 1.3;
/** Nor leads it because the team asked for something of its words. */
export const likelyLed = 2;

/** The best first. */
export const headlinesOf = (brief: Brief): string[] => weighed(brief).map(({ text }) => text);

const known = new WeakMap<Brief, readonly Weighed[]>();

/** The best first. */
export function weighed(brief: Brief): readonly Weighed[] {
  const before = known.get(brief) ?? weigh(brief);
  known.set(brief, before);
  return before;
}

function weigh(brief: Brief): Weighed[] {
  const signsOf = signsFor(brief);
  const concern = concernIn(brief);
  return candidatesIn(brief)
    .map((line) => ({ text: line.text, worth: worthOf(signsOf(line)), near: concern(line.text) }))
    .sort((a, b) => b.worth - a.worth);
}

/** Of any line, by its words alone. */
export function worthIn(brief: Brief): (text: string) => number {
  const signsOf = signsFor(brief);
  return (text) => worthOf(signsOf(lineOf(text)));
}

/** A headline is the strongest claim that fits its reader: a plain line must be that much likelier to lead in its place. */
const claimed = 2;

/** Says what becomes better, or who stands good for it, in just what troubles this reader. */
function isStrong(signs: Signs): boolean {
  const has = (name: string): boolean => (signs[name] ?? 0) > 0;
  return (
    ['compares', 'outcome', 'good', 'promised to all'].some(has) &&
    ['nears them', 'untold'].some(has) &&
    !['in one case', 'conditional', 'goes wrong'].some(has)
  );
}

function worthOf(signs: Signs): number {
  const valueIn = (name: string): number => signs[name] ?? 0;
  const linear = Object.entries(signs).reduce(
    (sum, [name, value]) => sum + (learned.weights[name] ?? 0) * value,
    (isStrong(signs) ? claimed : 0) - learned.none,
  );
  return learned.trees.reduce<number>((sum, tree) => sum + leafOf(tree, valueIn), linear);
}
