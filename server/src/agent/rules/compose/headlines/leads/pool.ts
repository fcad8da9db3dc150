// Every line of the sources that could stand in large letters, each once: what rules judge, what the house promises and
// what it says of itself.
import { withoutStop } from '../../../../../platform/text/sentences.ts';
import { emptySection, type Section } from '../../../context/reading.ts';
import type { Brief } from '../../brief/brief.ts';
import { doubtedIn } from '../../brief/doubts.ts';
import { firstSentence } from '../../brief/opening.ts';
import { isUnfit } from '../../brief/unfit_lead.ts';
import {
  inBrackets,
  lacksSubject,
  ofEverybody,
  ofProblem,
  standsAlone,
  wordCount,
} from '../../texts/claim_lines.ts';
import { answerLines, linesIn, type SourceLine } from '../headline_lines.ts';
import { describedAs, promiseOf } from '../promise.ts';
import { promisesTo } from '../promises.ts';

export interface Lead {
  text: string;
  source: SourceLine;
  section: Section;
  /** Which section of the text it is of. */
  at: number;
  /** The promise of the house, or what it opens with. */
  promise?: true;
  first?: true;
  /** Among the promises to any customer, by its place. */
  promised?: number;
}

const maxSections = 20;
/** So many are enough to choose from, and a long source must not keep others waiting. */
const maxLeads = 160;
/** Where nobody knows, promises stand after the opening. */
const promisedAt = 3;

export function leadsIn(brief: Brief): Lead[] {
  const { source } = brief;
  const pool = new Map<string, Lead>();
  const nowhere = emptySection('');
  const add = (lead: Omit<Lead, 'text'>): Lead | undefined => {
    const text = withoutStop(lead.source.text.replace(inBrackets, ''));
    const known = pool.get(text);
    if (known || pool.size >= maxLeads) return known;
    const made: Lead = { ...lead, text };
    pool.set(text, made);
    return made;
  };
  const said = (text: string): SourceLine => ({
    ...{ text, sentence: text, entry: false, place: 0, follows: false },
  });
  const opening = { section: source.context[0] ?? nowhere, at: 0 };
  const promise = promiseOf(brief);
  if (promise !== undefined) add({ ...opening, source: said(promise), promise: true });
  const described = describedAs(brief);
  if (described !== undefined) add({ section: nowhere, at: 0, source: said(described) });
  const first = firstSentence(brief);
  if (first !== undefined) add({ ...opening, source: said(first), first: true });
  for (const [at, section] of source.context.slice(0, maxSections).entries()) {
    // How it goes without us, and the back of the paper.
    if (section.backMatter || ofProblem.test(section.heading ?? '')) continue;
    for (const line of linesIn(brief, section)) add({ source: line, section, at });
  }
  for (const line of answerLines(brief, true))
    add({ source: line, section: nowhere, at: source.context.length });
  for (const [nth, text] of promisesTo(brief).entries()) {
    const lead = add({ source: said(text), section: nowhere, at: promisedAt });
    if (lead) lead.promised ??= nth + 1;
  }
  return [...pool.values()].filter((lead) => isSound(brief, lead));
}

const maxWords = 18;
const minWords = 3;

/** Whole, true and fit to be shown: how strong it is, is another question. */
function isSound(brief: Brief, { text, source }: Lead): boolean {
  const { language } = brief;
  const words = wordCount(text);
  const line = source.row === true ? text.replace(/[:：]\s?/u, ' ') : text;
  return (
    words >= minWords &&
    words <= maxWords &&
    standsAlone(line, language) &&
    !(source.follows && lacksSubject(text, language)) &&
    !ofEverybody.test(text) &&
    !isUnfit(brief, text) &&
    !doubtedIn(brief)(text)
  );
}
