// What a line is worth as the headline for this reader: the sum of its points. They were fitted to contexts whose writers
// marked the lines that would lead well and those that must not, then rounded.
import { touched } from '../answers/headline_answers.ts';
import type { Brief } from '../brief/brief.ts';
import { compares, isOutcome } from '../texts/claim_lines.ts';
import { candidatesIn } from './candidates.ts';
import { signsOf } from './signs.ts';

/** One entry for each thing that speaks for a line or against it. */
const points: Readonly<Record<string, number>> = {
  // What becomes better, by how much; who stands good for it; what is spared.
  compares: 1,
  outcome: 0.6,
  good: 0.8,
  pledge: 0.2,
  'pledge that meets': 0.5,
  absent: 0.35,
  without: 0.15,
  promised: 0.25,
  'promised to all': 0.8,
  'soon for all': 0.3,
  telling: 0.15,
  // To whom.
  near: 0.6,
  you: 0.35,
  // Where it stands.
  pitch: 0.7,
  'at start': 0.35,
  'at first': 0.2,
  'of proof': 0.3,
  'further down': -0.35,
  'of process': -0.3,
  'of practical': -0.3,
  'of price': -0.1,
  'no heading': -0.2,
  step: -0.3,
  entry: -0.15,
  row: -0.15,
  // How it reads.
  states: 0.35,
  words: 0.2,
  short: -0.15,
  long: -0.25,
  comma: -0.2,
  'comma without a verb': -0.15,
  listing: -0.2,
  'no subject': -0.2,
  name: -0.35,
  defines: -0.3,
  'figure first': -0.1,
  // What is nobody's reason to read on.
  'holds in a case': -0.5,
  'only goes wrong': -0.6,
  'only size': -0.9,
  rate: -0.2,
  terms: -0.2,
  contract: -0.15,
};

export interface Weighed {
  text: string;
  worth: number;
  /** How much it speaks of what troubles this reader, from 0 to 1. */
  near: number;
  /** Says what becomes better, is spared or stood for, or by how much. */
  promises: boolean;
}

const known = new WeakMap<Brief, readonly Weighed[]>();

/** A line of fewer points says less to this reader than what the house does. */
export const good = 0.7;

/** What speaks of just what they asked may promise a little less. */
const nearer = 0.2;

/** The best first, as headlines are written. */
export const headlinesOf = (brief: Brief, least = Number.NEGATIVE_INFINITY): string[] =>
  weighed(brief)
    .filter(({ worth }) => worth >= least)
    .map(({ text }) => text);

/** Worth more than what the house does: to whoever told nothing, only what promises something is. */
export const promisesOf = (brief: Brief, titled: boolean): string[] =>
  weighed(brief)
    .filter(({ worth, near }) => worth >= (near >= 2 * touched ? good - nearer : good))
    .filter(({ promises }) => promises || brief.said.length > 0)
    // To a reader who said what they want, and beside a plain line for them, what touches nothing of it is odd.
    .filter(
      ({ near, text }) =>
        (!titled && brief.said.length === 0) ||
        near >= touched ||
        compares.test(text) ||
        ((near > 0 || brief.said.length === 0) && isOutcome(text)),
    )
    .map(({ text }) => text);

/** The best first. */
export function weighed(brief: Brief): readonly Weighed[] {
  const before = known.get(brief) ?? weigh(brief);
  known.set(brief, before);
  return before;
}

function weigh(brief: Brief): Weighed[] {
  return candidatesIn(brief)
    .filter(({ roles }) => roles.includes('line'))
    .map((line) => {
      const signs = signsOf(brief, line);
      const has = (name: string): boolean => (signs[name] ?? 0) > 0;
      const worth = Object.entries(points).reduce(
        (sum, [name, each]) => sum + each * (signs[name] ?? 0),
        0,
      );
      const promises = promising.some(has);
      return { text: line.text, worth, near: signs.near ?? 0, promises };
    })
    .sort((a, b) => b.worth - a.worth);
}
const promising = ['compares', 'outcome', 'pledge', 'without', 'telling', 'promised'];
