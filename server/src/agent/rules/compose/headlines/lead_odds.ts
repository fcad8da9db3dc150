// How likely a line is to be sent as the headline for this reader: a model that learnt from lines that people graded
// (`server/training/headlines`, decision 0096). It overrules the table of points where that chose what hardly anybody would send.
import { leafOf } from '../../fit/tree.ts';
import type { Brief } from '../brief/brief.ts';
import { candidatesIn, lineOf } from './candidates.ts';
import { type Signs, signsOf } from './signs.ts';
import { learned } from './weights.gen.ts';

export interface Odds {
  text: string;
  /** Log odds that it leads rather than none. */
  odds: number;
}

/** Of lines that are so likely, as many would be sent as are unfit. */
export const fair = 1.5;
/** Of these hardly any would be sent: the house's name for this reader leads better. */
const poor = 0.9;
/** What is less likely does not stand below a headline either. */
export const likely = 1.3;

const known = new WeakMap<Brief, readonly Odds[]>();

/** Of all candidates, the likeliest first. */
export function oddsIn(brief: Brief): readonly Odds[] {
  const before = known.get(brief) ?? readOdds(brief);
  known.set(brief, before);
  return before;
}

function readOdds(brief: Brief): Odds[] {
  return candidatesIn(brief)
    .map((line) => ({ text: line.text, odds: weigh(signsOf(brief, line)) }))
    .sort((a, b) => b.odds - a.odds);
}

/** A headline is the strongest claim that fits its reader: what becomes better, or who stands good for it in just what
 * troubles them, needs no more than not to be unfit. */
const fairClaim = -1;

function isStrong(signs: Signs): boolean {
  const has = (name: string): boolean => (signs[name] ?? 0) > 0;
  const meets = ['nears them', 'untold'].some(has);
  return (
    !['in one case', 'conditional', 'only goes wrong'].some(has) &&
    (['compares', 'outcome', 'counted'].some(has) ||
      (meets && ['good', 'promised to all', 'soon for all'].some(has)))
  );
}

/** Whether as many would send it as would not. */
export function isFair(brief: Brief, text: string, least = fair): boolean {
  const line = candidatesIn(brief).find((one) => one.text === text) ?? lineOf(text);
  const signs = signsOf(brief, line);
  return weigh(signs) >= (isStrong(signs) ? fairClaim : least);
}

/** Whether the name of the house would lead better. */
export const isPoor = (brief: Brief, text: string): boolean => !isFair(brief, text, poor);

/** Of any line; of one that is no candidate, by its words alone. */
export function oddsOf(brief: Brief, text: string): number {
  const known = oddsIn(brief).find((one) => one.text === text);
  return known?.odds ?? weigh(signsOf(brief, lineOf(text)));
}

function weigh(signs: Signs): number {
  const valueIn = (name: string): number => signs[name] ?? 0;
  const linear = Object.entries(signs).reduce(
    (sum, [name, value]) => sum + (learned.weights[name] ?? 0) * value,
    -learned.none,
  );
  return learned.trees.reduce<number>((sum, tree) => sum + leafOf(tree, valueIn), linear);
}
