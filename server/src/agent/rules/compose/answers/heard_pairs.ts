// Which of the reader's thoughts is answered by what. Few pairs that a careful seller would write are better than
// many: whatever is answered by chance is left out.
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { rootsOf } from '../../fit/roots.ts';
import type { Brief } from '../brief/brief.ts';
import { stemsOf } from '../brief/in_common.ts';
import { isKin } from '../brief/objects.ts';
import { namesRow } from '../brief/said_whole.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { isAsking } from '../texts/asking.ts';
import { answerAlike } from './heard_alike.ts';
import { bestFor } from './heard_best.ts';
import { answerInCall, isToldInTalk } from './heard_call.ts';
import { answersTo } from './heard_clauses.ts';
import { answerEveryday } from './heard_everyday.ts';
import { answerParts } from './heard_halves.ts';
import { answerLikely, isLikelyPart, leaveUnlikely } from './heard_likely.ts';
import { type Matched, maxPairs, pieceOf, take } from './heard_matched.ts';
import { modelsFor } from './heard_models.ts';
import { answerByTopic } from './heard_named_topics.ts';
import { answeredBySteps } from './heard_process.ts';
import { quotedOf } from './heard_quoted.ts';
import { quoted, type Thought, thoughtsOf } from './heard_thoughts.ts';
import { answerTroubles } from './heard_troubles.ts';
import { type Found, stepIn } from './matching.ts';
import { thingsNamed } from './other_thing.ts';
import { asksPrice, priceReply } from './price_reply.ts';

export interface Pair {
  /** In quotation marks. */
  said: string;
  /** The sentence that is answered. */
  sentence: string;
  found: Answer[];
}

/** Each is held against all that the sources say: a letter of a hundred questions is not to keep others waiting. */
const maxThoughts = 40;

/** Each of the reader's thoughts with its answers: what was answered in the call, prices, then whatever is answered best. */
export function pairUp(brief: Brief, answers: readonly Answer[], opening?: Answer): Pair[] {
  const matched: Matched = { found: new Map(), taken: new Set(), again: new Map() };
  const thoughts = unlike(thoughtsOf(brief)).slice(0, maxThoughts);
  answerAll(brief, thoughts, answers, matched, opening);
  // Of what names several concerns, and none of them has an answer, all may have one.
  const wholes = wholesOf(thoughts, matched.found);
  answerAll(brief, wholes, answers, matched, opening);
  const pairs = inOrder(brief, asSaid(thoughts, wholes), matched.found).slice(0, maxPairs);
  for (const { sentence } of pairs) brief.answered?.add(sentence);
  return pairs;
}

function answerAll(
  brief: Brief,
  thoughts: readonly Thought[],
  answers: readonly Answer[],
  matched: Matched,
  opening?: Answer,
): void {
  if (thoughts.length === 0) return;
  const before = new Set(matched.found.keys());
  matchEach(brief, thoughts, answers, matched, opening);
  const own = new Map([...matched.found].filter(([thought]) => !before.has(thought)));
  const left = leaveUnlikely(brief, answers, own);
  for (const [thought, unlikely] of left) {
    matched.found.delete(thought);
    for (const one of unlikely) matched.taken.delete(pieceOf(one));
  }
  for (const [sentence, piece] of matched.again)
    if (matched.taken.has(piece)) brief.answered?.add(sentence);
  answerLikely(brief, thoughts, answers, matched.found, left, opening);
}

/** A sentence stands where its parts stood. */
const asSaid = (thoughts: readonly Thought[], wholes: readonly Thought[]): Thought[] =>
  thoughts.flatMap((one, at) =>
    one.within === undefined || thoughts[at - 1]?.within === one.within
      ? [one]
      : [one, ...wholes.filter(({ sentence }) => sentence === one.within)],
  );

function wholesOf(thoughts: readonly Thought[], found: Matched['found']): Thought[] {
  const parted = new Map<string, Thought[]>();
  for (const one of thoughts)
    if (one.within !== undefined) parted.set(one.within, [...(parted.get(one.within) ?? []), one]);
  return [...parted]
    .filter(([, parts]) => !parts.some((one) => found.has(one)))
    .map(([sentence]) => ({ sentence, quoted: [sentence] }));
}

/** Whatever answers them by rule. */
export function matchAll(brief: Brief, answers: readonly Answer[], opening?: Answer) {
  const thoughts = unlike(thoughtsOf(brief)).slice(0, maxThoughts);
  const matched: Matched = { found: new Map(), taken: new Set(), again: new Map() };
  matchEach(brief, thoughts, answers, matched, opening);
  return { thoughts, found: matched.found };
}

function matchEach(
  brief: Brief,
  thoughts: readonly Thought[],
  answers: readonly Answer[],
  matched: Matched,
  opening?: Answer,
): void {
  const open = new Set(thoughts.filter((one) => !matched.found.has(one)));
  for (const one of thoughts) {
    const models = modelsFor(brief, one.sentence, answers);
    if (!models) continue;
    open.delete(one);
    if (models.length > 0) take(matched, one, models, 'models');
  }
  answeredBySteps(brief, open);
  answerAlike(brief, open, answers, matched);
  answerByTopic(brief, open, answers, matched);
  answerParts(brief, open, answers, matched);
  answerPrice(brief, open, answers, matched);
  answerInCall(brief, open, matched);
  answerEveryday(brief, open, answers, matched);
  answerTroubles(brief, open, answers, matched);
  for (const one of [...open]) if (isToldInTalk(brief, one)) open.delete(one);
  // Who asks for a price is told a price, or nothing.
  const known = new Map<Thought, Found[]>();
  while (open.size > 0 && matched.found.size < maxPairs) {
    const next = surest(brief, open, answers, matched, known);
    if (!next) break;
    open.delete(next.thought);
    const { sentence } = next.thought;
    const unused = answers.filter((one) => !matched.taken.has(pieceOf(one)));
    take(
      matched,
      next.thought,
      answersTo(brief, sentence, [next.answer], unused),
      next.figures ? 'figures' : next.named ? 'named' : 'words',
    );
  }
  if (opening) answerOnTop(brief, thoughts, [...answers, opening], matched, opening);
}

/** What the headline says best is answered there. */
function answerOnTop(
  brief: Brief,
  thoughts: readonly Thought[],
  all: readonly Answer[],
  { found }: Matched,
  opening: Answer,
): void {
  for (const thought of thoughts)
    if (!found.has(thought) && isQuestion(thought.sentence))
      if (
        bestFor(brief, thought, all)[0]?.answer === opening &&
        isLikelyPart(brief, thought.sentence, opening, all)
      )
        brief.answered?.add(thought.sentence);
}

/** As they said it; what stands in one pair is not quoted in another as well. */
function inOrder(brief: Brief, thoughts: readonly Thought[], found: Matched['found']): Pair[] {
  const shown = new Set([...found.keys()].map(({ sentence }) => sentence));
  return thoughts.flatMap((thought): Pair[] => {
    const one = found.get(thought);
    if (one === undefined) return [];
    const { sentence } = thought;
    const own = thought.quoted.filter((told) => told === sentence || !shown.has(told));
    for (const told of own) shown.add(told);
    const short = quotedOf(own, sentence, one.answers, brief.language);
    return [{ said: quoted(brief, short), sentence, found: one.answers }];
  });
}

/** Who sends a letter twice asks once. */
const unlike = (thoughts: readonly Thought[]): Thought[] =>
  [...new Map([...thoughts].reverse().map((one) => [one.sentence, one])).values()].reverse();

function answerPrice(
  brief: Brief,
  open: Set<Thought>,
  answers: readonly Answer[],
  matched: Matched,
): void {
  const sentences = brief.said.flatMap((said) => said.sentences);
  for (const thought of [...open]) {
    const { sentence } = thought;
    if (!asksPrice(sentence, brief.language)) continue;
    const reply = priceReply(brief, sentence, sentences, answers);
    if (!reply || isPriceOfOther(brief, sentence, reply.answers, answers)) continue;
    open.delete(thought);
    if (reply.told !== undefined && !thought.quoted.includes(reply.told))
      thought.quoted = [reply.told, ...thought.quoted];
    const step = stepIn(answers, [reply.told ?? '', sentence].join(' '));
    const byFigure = step !== undefined && reply.answers.some(({ row }) => row === step.row);
    take(matched, thought, reply.answers, byFigure ? 'figures' : 'price');
  }
}

/** What is told names nothing of what they ask the price of, and another price names most of it. */
const isPriceOfOther = (
  brief: Brief,
  sentence: string,
  told: readonly Answer[],
  answers: readonly Answer[],
): boolean =>
  told.every(({ text }) => thingsNamed(brief, sentence, text) === 0) &&
  answers.some(({ text }) => hasAmount(text) && thingsNamed(brief, sentence, text) >= 2);

interface Best extends Found {
  thought: Thought;
}

/** Of what answers a question best, this much is good enough where that was given to another. */
const goodEnough = 0.7;

function surest(
  brief: Brief,
  open: Set<Thought>,
  answers: readonly Answer[],
  { taken, again }: Matched,
  known: Map<Thought, Found[]>,
): Best | undefined {
  let best: Best | undefined;
  for (const thought of open) {
    const ranked = known.get(thought) ?? bestFor(brief, thought, answers);
    known.set(thought, ranked);
    const [first] = ranked;
    // Of a list of prices that another was given, one row is named by this question alone.
    const found = ranked.find(
      ({ answer }) =>
        !taken.has(pieceOf(answer)) || namesRow(thought.sentence, answer, brief.language),
    );
    if (!first || !found || found.score < first.score * goodEnough) {
      // Another pair says it, unless that is left out.
      if (first && speaksOf(brief, thought.sentence, first.answer))
        again.set(thought.sentence, pieceOf(first.answer));
      open.delete(thought);
      continue;
    }
    if (!best || rank(thought, found) > rank(best.thought, best)) best = { thought, ...found };
  }
  return best;
}

/** Of most of what the sentence names, and not of a word in passing. */
function speaksOf(brief: Brief, sentence: string, { about }: Answer): boolean {
  const { objects, runs } = toldBy(brief, sentence);
  if (runs.length > 0) return runs.some((run) => about.includes(run));
  const held = stemsOf(about, brief.language);
  const roots = rootsOf(about, brief.language);
  const named = objects.filter(
    ({ stem, root }) => roots.has(root) || held.some((other) => isKin(stem, other)),
  ).length;
  return named > 0 && named * 2 >= objects.length;
}

const rank = ({ sentence }: Thought, { score }: Found): number =>
  score * (isQuestion(sentence) ? 4 : isAsking(sentence) ? 2 : 1);
