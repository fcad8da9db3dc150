// Every line of the sources that could stand in large letters, each once: sentences and what can be cut from them, entries,
// rows, answers, and what the house says of itself.
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { emptySection, type Section } from '../../context/reading.ts';
import { concernIn } from '../answers/headline_answers.ts';
import { isDated, isOdd, isTheirTrouble, ofSide } from '../brief/apt.ts';
import type { Brief } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { firstSentence } from '../brief/opening.ts';
import { isTorn } from '../brief/torn_lines.ts';
import { isUnfit } from '../brief/unfit_lead.ts';
import { tellsPrice } from '../brief/without_prices.ts';
import {
  changes,
  compares,
  inBrackets,
  isClaim,
  lacksSubject,
  ofEverybody,
  ofProblem,
  standsAlone,
  wordCount,
} from '../texts/claim_lines.ts';
import { isPledge } from '../texts/pledges.ts';
import { worthOf } from '../texts/promise_words.ts';
import { isStatement, knowsVerbs } from '../texts/statements.ts';
import { answerLines, clausesOf, linesIn, type SourceLine } from './headline_lines.ts';
import { doneBy, ofFirm } from './lead_kinds.ts';
import { isOfAnother } from './of_another.ts';

export interface Lead {
  text: string;
  source: SourceLine;
  section: Section;
  /** Which section of the text it is of. */
  at: number;
  /** The author calls it the promise. */
  pitch?: true;
}

const maxSections = 20;
/** So many are enough to choose from, and a long source must not keep others waiting. */
const maxLeads = 400;
const nowhere = emptySection('');

/** Behind the stop, it decorates and says nothing. */
const picture = /(?<=[.!])\s\p{Extended_Pictographic}\uFE0F?$/u;

const known = new WeakMap<Brief, readonly Lead[]>();

/** The page, what it leads with and its edits all choose among the same ones. */
export function leadsIn(brief: Brief): readonly Lead[] {
  const before = known.get(brief) ?? readLeads(brief);
  known.set(brief, before);
  return before;
}

function readLeads(brief: Brief): Lead[] {
  const pool = new Map<string, Lead>();
  for (const { source, ...lead } of allLines(brief)) {
    const text = withoutStop(source.text.replace(inBrackets, '').replace(picture, ''));
    if (!pool.has(text) && pool.size < maxLeads) pool.set(text, { text, source, ...lead });
  }
  const concern = concernIn(brief);
  // Of what a list offers, another entry is what this reader asked for.
  const isBeside = ({ source, section, text }: Lead): boolean =>
    source.entry && section.items.some(({ title }) => concern(title) > concern(text));
  return [...pool.values()].filter((lead) => mayStand(brief, lead) && !isBeside(lead));
}

function* allLines(brief: Brief): Generator<Omit<Lead, 'text'>> {
  const { source } = brief;
  const said = (text: string): SourceLine => ({
    ...{ text, sentence: text, entry: false, place: 0, follows: false },
  });
  const { slogan } = source;
  // A slogan that promises nothing only names the trade.
  const promised = slogan !== undefined && (changes.test(slogan) || worthOf(slogan) > 0);
  for (const line of [...(source.pitch ?? []), ...(promised ? [slogan] : [])])
    for (const text of clausesOf(line, brief.language)) {
      // `…, and you never climb a ladder` is half of what the author calls the promise.
      const opens = line.startsWith(text) || doneBy.test(withoutStop(line));
      const lead = { source: { ...said(text), sentence: withoutStop(line) }, section: nowhere };
      yield { ...lead, at: 0, ...(opens ? { pitch: true } : {}) };
    }
  const sentence = firstSentence(brief);
  // `…を自動化するサービスです` is told by what it does.
  const first = sentence === undefined || doneBy.test(withoutStop(sentence)) ? undefined : sentence;
  if (first !== undefined)
    yield { source: said(first), section: source.context[0] ?? nowhere, at: 0 };
  for (const [at, section] of source.context.slice(0, maxSections).entries()) {
    // How it goes without us, and the back of the paper.
    if (section.backMatter || ofProblem.test(section.heading ?? '')) continue;
    for (const line of linesIn(brief, section)) yield { source: line, section, at };
  }
  for (const line of answerLines(brief))
    yield { source: line, section: nowhere, at: source.context.length };
}

const maxWords = 16;
const minWords = 3;

/** Whole, true and about this offer: how much it says is another question. */
function mayStand(brief: Brief, { text, source, section }: Lead): boolean {
  const { language } = brief;
  const words = wordCount(text);
  const line = source.row === true ? text.replace(/[:：]\s?/u, ' ') : text;
  return (
    words >= minWords &&
    words <= maxWords &&
    (source.counted === true || !isCutOff(text, source.sentence, language)) &&
    (isClaim(line, language) || (isPledge(text) && standsAlone(line, language))) &&
    !isBareName(text, language) &&
    !(source.follows && source.counted !== true && lacksSubject(text, language)) &&
    (source.counted === true || !ofEverybody.test(text)) &&
    !tellsPrice(text) &&
    !isUnfit(brief, text) &&
    !isOdd(brief, text) &&
    !ofSide.test(text) &&
    !hangsOnCase.test(text) &&
    !isDated(text, language) &&
    !isTorn(brief, text) &&
    !isLabelIn(text, source.sentence) &&
    !isOfAnother(brief, source, section) &&
    !isTheirTrouble(brief, text) &&
    !doubtedIn(brief)(text)
  );
}

/** `A funeral director or none`, of `…: about one family in six …`: what was cut from a sentence is one, or says what changes. */
const isCutOff = (text: string, sentence: string, language: string): boolean =>
  sentence.startsWith(text) &&
  withoutStop(sentence).length > text.length &&
  knowsVerbs(language) &&
  !isStatement(text, language) &&
  (!isPledge(text) || wordCount(text) < minPledge) &&
  !changes.test(text) &&
  !compares.test(text);

const minPledge = 6;

/** `Line for urgent repairs: 01632 960 500`: without its value, a label says nothing. */
const isLabelIn = (text: string, sentence: string): boolean =>
  sentence.startsWith(text) && /^\s?[:：]\s?[+(€$£]?\d/u.test(sentence.slice(text.length));

/** `Without cover it comes back to you`: what happens if, and what the offer is not. */
const hangsOnCase = /^without [^,]{3,40} (?:it|you|we|they)\s|場合(?:は|に|、)/iu;

/** `Ribera Ltd, Crema`, `Rimini – sailing licences`: a name, a trade and a place, and nothing said. */
export const isBareName = (text: string, language: string): boolean =>
  !isStatement(text, language) &&
  (ofFirm.test(text) || /\s[–—-]\s/u.test(text) || /,\s\p{Lu}[\p{L}’'-]+$/u.test(text));
