// Which line leads, by a model that was trained on contexts in nine languages and the lines that their writers would lead
// with (`server/training/headlines`, decision 0096). Rules choose; where another line is far likelier, that one leads.
import { fold, wordsOf } from '../../../../../platform/text/words.ts';
import { hasThesaurus } from '../../../fit/thesaurus.ts';
import { leafOf } from '../../answers/likely/tree.ts';
import type { Brief } from '../../brief/brief.ts';
import { featuresFor } from './features.ts';
import { leadsIn } from './pool.ts';
import { learned } from './weights.gen.ts';

const weights = Object.entries(learned.weights);

function worthOf(features: Record<string, number | boolean>): number {
  const valueIn = (name: string): number => Number(features[name] ?? 0);
  const linear = weights.reduce((sum, [name, weight]) => sum + weight * valueIn(name), 0);
  return learned.trees.reduce<number>((sum, tree) => sum + leafOf(tree, valueIn), linear);
}

interface Likely {
  text: string;
  likelihood: number;
  /** Of a list, which shows it again. */
  entry: boolean;
}

const known = new WeakMap<Brief, readonly Likely[]>();

/** The likeliest first; together they are 1. */
export function likelyLeads(brief: Brief): readonly Likely[] {
  const before = known.get(brief) ?? readLikely(brief);
  known.set(brief, before);
  return before;
}

function readLikely(brief: Brief): readonly Likely[] {
  if (!hasThesaurus(brief.language)) return [];
  const featuresOf = featuresFor(brief);
  const odds = leadsIn(brief).map((lead) => ({
    text: lead.text,
    entry: lead.source.entry,
    odds: Math.exp(worthOf(featuresOf(lead))),
  }));
  const all = odds.reduce((sum, one) => sum + one.odds, 0);
  return odds
    .map(({ odds: own, ...lead }) => ({ ...lead, likelihood: own / all }))
    .sort((a, b) => b.likelihood - a.likelihood);
}

const keyOf = (text: string): string => wordsOf(fold(text)).join('');
/** A headline may be the beginning of a line, or end with whom it is for. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a.startsWith(b) || b.startsWith(a);
};

/** Of a few lines any may be meant; a text that short was never learnt from. */
const fewest = 4;
/** So many times as likely as what rules chose. */
const surely = 2.5;

/** The lines that are far likelier than the one rules chose, the likeliest first. */
export function farLikelier(brief: Brief, chosen: string): string[] {
  const all = likelyLeads(brief);
  if (all.length < fewest) return [];
  const own = all.filter(({ text }) => isSame(text, chosen));
  const likelihood = own.reduce((most, one) => Math.max(most, one.likelihood), 0);
  const least = surely * (own.length === 0 ? 1 / all.length : likelihood);
  return all.filter((one) => one.likelihood > least).map(({ text }) => text);
}

/** Whether one line is nearly as likely to lead as another; of lines that nobody knows, none is. */
export function isNearly(brief: Brief, one: string, other: string): boolean {
  const likelihoodOf = (line: string): number =>
    likelyLeads(brief).find(({ text }) => isSame(text, line))?.likelihood ?? 0;
  return likelihoodOf(one) * surely > likelihoodOf(other);
}
