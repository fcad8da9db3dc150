// What a line is worth as the headline for this reader: the sum of its points. They were fitted to contexts whose writers
// marked the lines that would lead well and those that must not, then rounded.
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { concernIn } from '../answers/headline_answers.ts';
import { inOneCase } from '../brief/apt.ts';
import type { Brief } from '../brief/brief.ts';
import {
  compares,
  conditional,
  defines,
  isListing,
  isOutcome,
  isRate,
  isSize,
  lacksSubject,
  ofTerms,
  tellingFigure,
  wentWrong,
  wordCount,
} from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { goesWithout, isAbsent, isPledge, standsGood } from '../texts/pledges.ts';
import { worthOf as promisedIn, quick } from '../texts/promise_words.ts';
import { isStatement, knowsVerbs } from '../texts/statements.ts';
import { doneBy, ofContract, ofYou, touched } from './lead_kinds.ts';
import { type Lead, leadsIn } from './pool.ts';

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
  'in one case': -0.5,
  'goes wrong': -0.6,
  size: -0.9,
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

/** The best first, as headlines are written. */
export const headlinesOf = (brief: Brief, least = Number.NEGATIVE_INFINITY): string[] =>
  weighed(brief)
    .filter(({ worth }) => worth >= least)
    .map(({ text }) => capitalised(text));

/** Worth more than what the house does: to whoever told nothing, only what promises something is. */
export const promisesOf = (brief: Brief, titled: boolean): string[] =>
  weighed(brief)
    .filter(({ worth, promises }) => worth >= good && (promises || brief.said.length > 0))
    // Beside a plain line for this reader, what touches nothing that they said is odd.
    .filter(({ near, text }) => !titled || near >= touched || isOutcome(text))
    .map(({ text }) => capitalised(text));

/** The best first. */
export function weighed(brief: Brief): readonly Weighed[] {
  const before = known.get(brief) ?? weigh(brief);
  known.set(brief, before);
  return before;
}

function weigh(brief: Brief): Weighed[] {
  const signsOf = signsFor(brief);
  return leadsIn(brief)
    .map((lead) => {
      const signs = signsOf(lead);
      const worth = Object.entries(signs).reduce(
        (sum, [name, held]) => sum + Number(held) * (points[name] ?? 0),
        0,
      );
      const { near, compares: more, outcome, pledge, without, telling, promised } = signs;
      const promises = more || outcome || pledge || without || telling || promised > 0;
      return { text: lead.text, worth, near, promises };
    })
    .sort((a, b) => b.worth - a.worth);
}

export function signsFor(brief: Brief) {
  const { language } = brief;
  const concern = concernIn(brief);
  // Where nobody told anything, a promise is for whoever reads it.
  const untold = brief.said.length === 0;
  const count = Math.max(1, brief.source.context.length);
  return ({ text, section, source, at, pitch }: Lead) => {
    const kind = kindOf(section);
    const near = concern(text);
    const meets = near >= touched || untold;
    // Where verbs are not known, every line may have one.
    const states =
      isStatement(text, language) ||
      !knowsVerbs(language) ||
      // `…を自動化`: what they do, cut from its sentence.
      doneBy.exec(withoutStop(source.sentence))?.[1] === text;
    const words = wordCount(text);
    return {
      near,
      good: standsGood(text),
      pledge: isPledge(text),
      'pledge that meets': isPledge(text) && meets,
      absent: isAbsent(text),
      compares: compares.test(text),
      outcome: isOutcome(text),
      promised: promisedIn(text),
      'soon for all': untold && quick.test(text),
      'promised to all': untold ? promisedIn(text) : 0,
      you: ofYou.test(text),
      telling: tellingFigure(text),
      without: goesWithout(text),
      'in one case':
        (conditional.test(text) || inOneCase.test(text)) &&
        (!meets || (near < touched && !isPledge(text))),
      'goes wrong':
        wentWrong.test(text) && !compares.test(text) && !isPledge(text) && !goesWithout(text),
      words: Math.min(words, 12) / 10,
      short: words < 5,
      long: words > 12,
      states,
      'no subject': lacksSubject(text, language),
      defines: defines.test(text),
      listing: isListing(text),
      comma: text.includes(', '),
      'comma without a verb': !states && /, |、/.test(text),
      'figure first': /^\P{L}*\d/u.test(text),
      size: isSize(text) && !isOutcome(text),
      rate: isRate(text),
      name: language !== 'de' && /(?<=\p{Ll}[\s,]\s?)\p{Lu}/u.test(text),
      entry: source.entry,
      row: source.row === true,
      step: source.step === true,
      pitch: pitch === true,
      'at start': at === 0,
      'at first': source.place === 0,
      'further down': at / count,
      'of proof': kind === 'proof',
      'of practical': kind === 'practical',
      'of process': kind === 'process',
      'of price': kind === 'price',
      'no heading': section.heading === undefined,
      terms: ofTerms.test(text),
      contract: ofContract.test(`${section.heading ?? ''} ${text}`),
    };
  };
}
