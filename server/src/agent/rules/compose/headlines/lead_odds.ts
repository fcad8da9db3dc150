// How likely a line is to be sent as the headline for this reader: a model that learnt from lines that people graded
// (`server/training/headlines`, decision 0096). It overrules the table of points where that chose what hardly anybody would send.
import { leafOf } from '../../../../platform/text/tree.ts';
import type { Brief } from '../brief/brief.ts';
import { candidatesIn, lineOf } from './candidates.ts';
import { type Signs, signsOf } from './signs.ts';
import { learned } from './weights.gen.ts';

/** Of lines with such log odds to lead, as many would be sent as are unfit. */
const fair = 1.5;
/** Of these hardly any would be sent: the house's name for this reader leads better. */
export const hardly = 0.9;
/** A headline is the strongest claim that fits its reader: what becomes better, or who stands good for it in just what
 * troubles them, needs no more than not to be unfit. */
const fairClaim = -1;
/** Where most of the text was none for readers, what is left may be none either: only what is so likely leads. */
const sure = 2.5;

const known = new WeakMap<Brief, readonly string[]>();

/** The candidates that as many would send as would not, the likeliest first. */
export function likeliest(brief: Brief): readonly string[] {
  const before = known.get(brief) ?? readLikeliest(brief);
  known.set(brief, before);
  return before;
}

const readLikeliest = (brief: Brief): string[] =>
  candidatesIn(brief)
    .map((line) => ({ text: line.text, odds: weigh(signsOf(brief, line)) }))
    .filter(({ odds }) => odds >= leastIn(brief, fair))
    .sort((a, b) => b.odds - a.odds)
    .map(({ text }) => text);

/** Whether it may lead, or stand below what does. */
export function isFair(brief: Brief, text: string, least = fair): boolean {
  const line = candidatesIn(brief).find((one) => one.text === text) ?? lineOf(text);
  const signs = signsOf(brief, line);
  return weigh(signs) >= leastIn(brief, isStrong(signs) ? fairClaim : least);
}

/** Up to a tenth of a text that is left out says nothing of the rest, half of it says all; of a few lines one says little. */
function leastIn({ source, input }: Brief, least: number): number {
  const left = source.leftOut.reduce((sum, { text }) => sum + text.length, 0);
  const share = left / Math.max(fewLines, input.page.pageContext.length);
  return least + (sure - least) * Math.max(0, Math.min(1, (share - 0.1) / 0.4));
}
const fewLines = 600;

function isStrong(signs: Signs): boolean {
  const has = (name: string): boolean => (signs[name] ?? 0) > 0;
  const meets = ['nears them', 'untold'].some(has);
  return (
    !['in one case', 'conditional', 'only goes wrong'].some(has) &&
    (['compares', 'outcome', 'counted'].some(has) ||
      (meets && ['good', 'promised to all', 'soon for all'].some(has)))
  );
}

function weigh(signs: Signs): number {
  const valueIn = (name: string): number => signs[name] ?? 0;
  const linear = Object.entries(signs).reduce(
    (sum, [name, value]) => sum + (learned.weights[name] ?? 0) * value,
    -learned.none,
  );
  return learned.trees.reduce<number>((sum, tree) => sum + leafOf(tree, valueIn), linear);
}
