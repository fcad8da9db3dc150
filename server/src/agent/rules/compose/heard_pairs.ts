// Which of the reader's sentences is answered by what: questions choose first, and what is told
// beside them stands with the answer that speaks of it.
import { hasAmount } from '../../../platform/text/money.ts';
import { isQuestion } from '../context/questions.ts';
import type { Said } from '../reader/said.ts';
import type { Answer } from './answers.ts';
import { saysWho } from './asked_alike.ts';
import { howMuch, isAsking, isTimed, isWorry, namesBounds, whoWord } from './asking.ts';
import type { Desk } from './desk.ts';
import { answersTo, besidesPrice } from './heard_clauses.ts';
import {
  namesAny,
  plain,
  sharesConcept,
  sharesMore,
  stemsOf,
  touches,
  wideRuns,
} from './in_common.ts';
import { bestAnswer, type Found as Matching } from './matching.ts';
import { priceReply } from './price_reply.ts';

const maxPairs = 5;
const maxSaid = 260;

export interface Pair {
  said: string;
  /** The sentence that is answered. */
  sentence: string;
  found: Answer[];
}

/** Each of the reader's sentences with its answers: questions and worries choose first, then whatever is answered best. */
export function pairUp(desk: Desk, answers: readonly Answer[], opening?: Answer): Pair[] {
  const asked = desk.said.flatMap(({ sentences }) => readable(desk, [...new Set(sentences)]));
  const matched: Matched = { found: new Map(), holders: new Map(), beside: new Map() };
  const open = new Set(asked);
  const priced = priceReply(
    desk,
    asked.map(({ sentence }) => sentence),
    answers,
  );
  const price = asked.find(({ sentence }) => sentence === priced?.sentence);
  if (priced && price) {
    open.delete(price);
    take(matched, price.sentence, priced.answers);
    if (priced.told !== undefined) matched.beside.set(price.sentence, [priced.told]);
  }
  const known = new Map<Asked, Found>();
  while (open.size > 0 && matched.found.size < maxPairs) {
    const next = surest(desk, open, answers, matched, known);
    if (!next) break;
    open.delete(next.asked);
    if (opening && isSaidOnTop(desk, next, opening)) continue;
    take(matched, next.asked.sentence, [next.answer]);
  }
  answerTheRest(desk, asked, answers, matched, priced?.answers);
  return desk.said.flatMap((said) => inOrder(desk, said, matched));
}

/** A sentence; `And who repairs it?` speaks of what the one before it named. */
interface Asked {
  sentence: string;
  after?: string;
}

interface Matched {
  found: Map<string, Answer[]>;
  /** Whose answer it is; a row by itself, however much of it is shown. */
  holders: Map<object, string>;
  /** What else they said that the same answer speaks to. */
  beside: Map<string, string[]>;
}

function take({ found, holders }: Matched, sentence: string, answers: readonly Answer[]): void {
  found.set(sentence, [...answers]);
  for (const answer of answers) holders.set(pieceOf(answer), sentence);
}

const pieceOf = (answer: Answer): object => answer.row ?? answer;

const maxBare = 2;

const readable = ({ language }: Desk, sentences: readonly string[]): Asked[] =>
  sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    return before !== undefined && isBare(sentence, language)
      ? { sentence, after: before.replace(/[.!?。？！]$/u, '') }
      : { sentence };
  });

/** By its own words; where these say too little, with those of the sentence before it. */
function bestFor(
  desk: Desk,
  { sentence, after }: Asked,
  answers: readonly Answer[],
): Found | undefined {
  const own = bestAnswer(desk, sentence, answers);
  if (own || after === undefined) return own;
  const speaking = answers.filter(
    (answer) =>
      namesAny(desk, sentence, answer.about) || (whoWord.test(sentence) && saysWho(answer)),
  );
  const both = bestAnswer(desk, `${after}, ${sentence}`, speaking, true);
  return both && { ...both, borrowed: true };
}

/** Asks, and names hardly anything itself. */
const isBare = (sentence: string, language: string): boolean =>
  isQuestion(sentence) &&
  !howMuch.test(sentence) &&
  wideRuns(sentence).length === 0 &&
  stemsOf(sentence, language).filter((stem) => !plain.has(stem)).length <= maxBare;

interface Found extends Matching {
  /** By the words of another sentence. */
  borrowed?: boolean;
}

interface Best extends Found {
  asked: Asked;
}

/** Of what answers a sentence best, this much is as good. */
const asGood = 0.7;
/** Who asked is answered, if by less; to `how much?` there is one answer. */
const goodEnough = 0.4;
const shareFor = (sentence: string): number =>
  isQuestion(sentence) && !howMuch.test(sentence) ? goodEnough : asGood;

/** Beside the row that their number is in, what else they name is answered by itself. */
const enoughFor = (sentence: string, { answer, score }: Found): number =>
  answer.row !== undefined && !howMuch.test(sentence)
    ? Math.min(wellAnswered, score * asGood)
    : score * shareFor(sentence);

function surest(
  desk: Desk,
  open: Set<Asked>,
  answers: readonly Answer[],
  { holders, beside }: Matched,
  known: Map<Asked, Found>,
): Best | undefined {
  let best: Best | undefined;
  for (const asked of open) {
    const before = known.get(asked);
    const found = before ?? bestFor(desk, asked, answers);
    if (found) known.set(asked, found);
    const holder = found && holders.get(pieceOf(found.answer));
    if (!found || holder === undefined) {
      if (found && (!best || rank(asked, found) > rank(best.asked, best)))
        best = { asked, ...found };
      continue;
    }
    // What answers it best was given to another: nearly as good will do, else both were answered by it.
    const left = answers.filter((answer) => !holders.has(pieceOf(answer)));
    const other = bestFor(desk, asked, left);
    if (other && other.score >= enoughFor(asked.sentence, found)) {
      known.set(asked, other);
      if (!best || rank(asked, other) > rank(best.asked, best)) best = { asked, ...other };
      continue;
    }
    open.delete(asked);
    const stands = howMuch.test(asked.sentence)
      ? hasAmount(found.answer.text)
      : found.score >= wellAnswered &&
        found.borrowed !== true &&
        !isQuestion(asked.sentence) &&
        (!isWorry(asked.sentence) || sharesConcept(desk, asked.sentence, found.answer));
    if (stands) beside.set(holder, [...(beside.get(holder) ?? []), asked.sentence]);
  }
  return best;
}

const wellAnswered = 0.8;
const rank = ({ sentence }: Asked, { score }: Found): number =>
  score * (isAsking(sentence) ? 2 : 1);

/** Where the top of the page says it already, what comes second answers something else. */
function isSaidOnTop(desk: Desk, { asked, answer, score }: Best, opening: Answer): boolean {
  // Who asked or fears what others ask too has an answer of its own.
  if ((isQuestion(asked.sentence) || isWorry(asked.sentence)) && answer.answers) return false;
  const top = bestFor(desk, asked, [opening]);
  const enough = isQuestion(asked.sentence) ? almostAsked : almost;
  const apart =
    (sharesConcept(desk, asked.sentence, answer) &&
      !sharesConcept(desk, asked.sentence, opening)) ||
    sharesMore(desk, asked.sentence, answer, opening);
  return top !== undefined && !apart && top.score * enough > score;
}

/** Of what the top of the page says, this much is as good. */
const almost = 0.6;
/** Who asked is answered beside their question too. */
const almostAsked = 0.45;

/** What is left may answer the rest of a sentence, or one that was not answered as a whole. */
function answerTheRest(
  desk: Desk,
  asked: readonly Asked[],
  answers: readonly Answer[],
  matched: Matched,
  priced: readonly Answer[] = [],
): void {
  const { found, holders, beside } = matched;
  const covered = new Set([...beside.values()].flat());
  const unused = () => answers.filter((one) => !holders.has(pieceOf(one)));
  for (const { sentence } of asked) {
    const begun = found.get(sentence);
    if (covered.has(sentence) || (!begun && found.size === maxPairs)) continue;
    const isPriced = begun?.[0] !== undefined && priced.includes(begun[0]);
    const more = isPriced
      ? [...priced, ...besidesPrice(desk, sentence, unused())]
      : answersTo(desk, sentence, begun ?? [], unused());
    if (more.length > 0) take(matched, sentence, more);
  }
}

/** As they said it: each with what they told before it, and what else it is the answer to. */
function inOrder(desk: Desk, said: Said, { found, beside }: Matched): Pair[] {
  const sentences = [...new Set(said.sentences)];
  const covered = new Set([...beside.values()].flat());
  const pairs: Pair[] = [];
  let open: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const answers = found.get(sentence);
    if (!answers) {
      if (!covered.has(sentence) && !isQuestion(sentence)) open.push(sentence);
      continue;
    }
    const also = beside.get(sentence) ?? [];
    const right = isBare(sentence, desk.language) ? sentences[at - 1] : undefined;
    // How a letter begins tells their situation; what they add later, and any other trouble, stands beside what speaks of it.
    const opens = (one: string): boolean =>
      pairs.length === 0 && !isWorry(one) && (said.talk !== true || one === sentences[at - 1]);
    const told = open.filter((one) => one === right || opens(one) || isBeside(desk, one, answers));
    const all = [...new Set([...also, ...told, sentence])];
    const place = (one: string): number => sentences.indexOf(one);
    pairs.push({ said: within(all.sort((a, b) => place(a) - place(b))), sentence, found: answers });
    open = [];
  }
  const last = pairs.at(-1);
  const more = last ? open.filter((one) => isBeside(desk, one, last.found)) : [];
  if (last && more.length > 0) last.said = within([last.said, ...more]);
  return pairs;
}

/** Speaks of what is answered, or says by when, where the answer says when. */
const isBeside = (desk: Desk, sentence: string, answers: readonly Answer[]): boolean =>
  (namesBounds(sentence, desk.language) && answers.some(({ text }) => isTimed(text))) ||
  answers.some((answer) => touches(desk, sentence, answer));

/** The last sentences that fit; the first ones are the ones to lose. */
export function within(sentences: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const sentence of [...sentences].reverse()) {
    length += sentence.length + 1;
    if (kept.length > 0 && length > maxSaid) break;
    kept.unshift(sentence);
  }
  return kept.reduce(
    (text, one) => (text === '' || /[。！？]$/.test(text) ? text + one : `${text} ${one}`),
    '',
  );
}
