// What rules found is left out where it is not likely, and what is likely is taken though no rule found it.
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { hasThesaurus } from '../../fit/thesaurus.ts';
import type { Brief } from '../brief/brief.ts';
import { stemsOf } from '../brief/in_common.ts';
import { isKin } from '../brief/objects.ts';
import { meansAll } from '../brief/said_whole.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { isAsking } from '../texts/asking.ts';
import { lastAsked, partsAsked } from '../texts/heard_parts.ts';
import { tellsAsked } from '../texts/question_kinds.ts';
import { fitsTo } from './heard_best.ts';
import { type By, type Matched, maxPairs } from './heard_matched.ts';
import { namedIn } from './heard_names.ts';
import { isConcern, meansMost, saysItAgain } from './heard_spoken.ts';
import type { Thought } from './heard_thoughts.ts';
import {
  besideLikeliest,
  holding,
  isSame,
  type Likeliest,
  likeliest,
  likelihood,
  mostTexts,
} from './likely/likely.ts';
import { thingsNamed } from './other_thing.ts';
import { asksPrice } from './price_reply.ts';

/** Below it too many were wrong (decision 0095); what was found by more than words stays. */
const leastLikely: Partial<Record<By, number>> = { words: 0.6 };
/** Where most of what is asked means something else than what was found, and few of its words stand there. */
const leastElse = 0.7;
const leastWorded = 0.34;
/** What is told asks for nothing: of what words found for it, two thirds were right at 0.5 and four fifths are here. */
const leastTold = 0.7;
/** Of answers that were written for a question few were wrong above it, where that question asks for something alike. */
const leastAsked = 0.3;
const leastAlike = 0.09;
const leastNamed = 0.3;
/** Beside what answers the other half of a sentence, a wrong one is shown with a right one. */
const leastPart = 0.45;
/**
 * What no rule found: likely alone was wrong as often as right. It is right four times in five where it also holds
 * most of what the question means, or a good part of its words.
 */
const likelyHeld = [
  { likelihood: 0.5, meant: 0.5, words: 0.3 },
  { likelihood: 0.35, meant: Number.POSITIVE_INFINITY, words: 0.7 },
];
/** Of those so far ahead of the next, three in four were right where they mean half of what is asked. */
const likelyAhead = [
  { likelihood: 0.25, meant: 0.5, ahead: 3 },
  { likelihood: 0.3, meant: 0.3, ahead: 8 },
];
/** Asks for things that the sources speak of nowhere. */
const likelyUnheard = 0.6;
/** What is told: of 209 letters four in five were right above the first, and as many of those so far ahead above the second. */
const likelyTold = 0.75;
const toldAhead = { likelihood: 0.6, ahead: 8 };
const mostMeant = 0.5;
/** What leads the page is not repeated for it, so that less is lost by a mistake. */
const likelyOnTop = 0.3;

/** The model has learnt from whole offers. Where there is little to choose from, what has words in common is likelier to be meant. */
const leastAnswers = 16;
const leastOfFew = 0.3;

/** Of a language that it has not read the model knows nothing. */
const canTell = ({ language }: Brief, answers: readonly Answer[]): boolean =>
  hasThesaurus(language) && answers.length <= mostTexts;

/** What rules found and was left out again, for each of them. */
export function leaveUnlikely(
  brief: Brief,
  answers: readonly Answer[],
  found: Matched['found'],
): ReadonlyMap<Thought, readonly Answer[]> {
  const left = new Map<Thought, readonly Answer[]>();
  if (!canTell(brief, answers)) return left;
  const few = answers.length < leastAnswers;
  for (const [thought, { answers: own, by }] of found) {
    const { sentence } = thought;
    if (!isAsking(sentence) && own.every((one) => saysItAgain(brief, sentence, one))) {
      found.delete(thought);
      left.set(thought, own);
      continue;
    }
    // What means all that is asked is no chance, and neither is what alone has the thing asked about.
    if (
      own.some(
        (one) =>
          meansAll(sentence, one, brief.language) ||
          namesMost(brief, sentence, one, answers) ||
          namesAlone(brief, sentence, one, answers),
      )
    )
      continue;
    const usual = leastFor(brief, thought, own, by, answers);
    const least = few && usual !== undefined ? Math.min(usual, leastOfFew) : usual;
    if (least === undefined || likelihood(brief, thought, own, by, answers) >= least) continue;
    found.delete(thought);
    left.set(thought, own);
  }
  return left;
}

/** Most of the things that a short question asks about, and not only one. */
function namesMost(
  brief: Brief,
  sentence: string,
  { about, text }: Answer,
  answers: readonly Answer[],
): boolean {
  const all = toldBy(brief, sentence).objects.length;
  const named = thingsNamed(brief, sentence, about);
  // `Service charge: 4.85` and `Service charge: 6.90` are of two things, and which is meant nobody says.
  const label = /^[^:：]{2,40}[:：]/u.exec(text)?.[0];
  const isOneOfSeveral =
    label !== undefined &&
    answers.some((other) => other.text !== text && other.text.startsWith(label));
  return isQuestion(sentence) && named > 1 && named * 3 >= all * 2 && !isOneOfSeveral;
}

/** `What happens to the oil tank?`, where one question of the sources speaks of the tank and nothing else does. */
function namesAlone(
  brief: Brief,
  sentence: string,
  { question = '', about }: Answer,
  answers: readonly Answer[],
): boolean {
  const isIn = (text: string, stem: string): boolean =>
    stemsOf(text, brief.language).some((other) => isKin(stem, other));
  return (
    isQuestion(sentence) &&
    // `…, as there is only one porter`: why they ask is not what they ask about.
    toldBy(brief, `${sentence.split(/[,;(]/u)[0]}?`).objects.some(
      ({ stem }) =>
        stem.length >= minThing &&
        isIn(question, stem) &&
        answers.every((one) => one.about === about || !isIn(one.about, stem)),
    )
  );
}
const minThing = 5;

/** Nothing else is far likelier: `Languages` is named in passing where they ask whether an account is needed. */
export function isAmongLikeliest(
  brief: Brief,
  thought: Thought,
  answer: Answer,
  answers: readonly Answer[],
): boolean {
  return (
    !canTell(brief, answers) || besideLikeliest(brief, thought, answer, answers) >= leastOfBest
  );
}
const leastOfBest = 0.4;

/** Whether what words found for a part of a sentence may stand beside the rest. */
export function isLikelyPart(
  brief: Brief,
  sentence: string,
  answer: Answer,
  answers: readonly Answer[],
): boolean {
  if (!canTell(brief, answers)) return true;
  const { question } = holding(brief, { sentence }, answer, answers);
  const least = answer.question !== undefined && question < leastAlike ? leastElse : leastPart;
  return likelihood(brief, { sentence }, [answer], 'words', answers) >= least;
}

function leastFor(
  brief: Brief,
  { sentence, after }: Thought,
  own: readonly Answer[],
  by: By,
  answers: readonly Answer[],
): number | undefined {
  if (by !== 'words') return leastLikely[by];
  // `Can it land in Ticketsoft?`: few texts have that name.
  const named = isQuestion(sentence) ? namedIn(brief, sentence, after, answers) : [];
  if (own.some((one) => named.includes(one))) return leastNamed;
  const holds = own.map((one) => holding(brief, { sentence }, one, answers));
  if (own.some(({ question }) => question !== undefined))
    return holds.some(({ question }) => question >= leastAlike) ? leastAsked : leastElse;
  if (!isQuestion(sentence)) return leastTold;
  const held = holds.some(({ words, tellsIf }) => tellsIf && words >= leastWorded);
  return held || meansMost(brief, sentence, own) ? leastLikely[by] : leastElse;
}

/** A question that is still open is answered by what is likely beside all else, though hardly a word is the same. */
export function answerLikely(
  brief: Brief,
  thoughts: readonly Thought[],
  answers: readonly Answer[],
  found: Matched['found'],
  left: ReadonlyMap<Thought, readonly Answer[]>,
  opening?: Answer,
): void {
  if (!canTell(brief, answers)) return;
  const all = opening ? [...answers, opening] : answers;
  for (const thought of thoughts) {
    const { sentence } = thought;
    const own = found.get(thought);
    if (own) own.answers.push(...restOf(brief, sentence, answers));
    else if (found.size < maxPairs && !brief.answered?.has(sentence)) {
      const best = likelyFor(brief, thought, all, opening, left.get(thought));
      if (!best) continue;
      // Another pair says it, or the top of the page.
      if (best === opening) brief.answered?.add(sentence);
      else found.set(thought, { answers: [best], by: 'likely' });
    }
  }
}

/** Of what is asked in one sentence, a part may be open while the other is answered. */
const restOf = (brief: Brief, sentence: string, answers: readonly Answer[]): Answer[] =>
  partsAsked(sentence)
    .filter((part) => brief.leftOpen?.has(part))
    .flatMap((part) => {
      const best = likelyFor(brief, { sentence: part }, answers);
      if (!best) return [];
      brief.leftOpen?.delete(part);
      return [best];
    });

/** What is likely enough. */
function likelyFor(
  brief: Brief,
  { sentence, after, beside }: { sentence: string; after?: string; beside?: string },
  answers: readonly Answer[],
  opening?: Answer,
  left?: readonly Answer[],
): Answer | undefined {
  const asks = isQuestion(sentence);
  // Who only tells something did not ask for it.
  if (!asks && !isConcern(sentence)) return undefined;
  const ofPrice = asksPrice(sentence, brief.language);
  // What was written for another question speaks of that.
  const fitting = answers.filter(
    ({ question, text }) => (asks || question === undefined) && (!ofPrice || hasAmount(text)),
  );
  // What is asked alone, then with what is told in the same sentence, then with the sentence it may lean on.
  const last = lastAsked(sentence);
  const tries = [
    ...(last === undefined ? [] : [{ sentence: last }]),
    { sentence },
    ...(after === undefined ? [] : [{ sentence, after }]),
    ...(beside === undefined ? [] : [{ sentence, after: beside }]),
  ];
  for (const one of tries) {
    const best = likeliest(brief, one, fitting);
    if (!best || !fitsTo(brief, sentence, best.answer)) continue;
    if (!asks && saysItAgain(brief, sentence, best.answer)) continue;
    if (tellsAsked(last ?? sentence, brief.language)?.(best.answer) === false) continue;
    // Words found another, so that one of the two is wrong.
    const against = left !== undefined && !left.some((one) => isSame(one, best.answer));
    if (against && best.answer !== opening && best.likelihood < likelyUnheard) continue;
    if (isLikely(brief, sentence, best, answers, opening)) return best.answer;
  }
  return undefined;
}

function isLikely(
  brief: Brief,
  sentence: string,
  { answer, likelihood: own, ahead }: Likeliest,
  answers: readonly Answer[],
  opening: Answer | undefined,
): boolean {
  if (answer === opening) return own >= likelyOnTop;
  if (!isQuestion(sentence))
    return own >= likelyTold || (own >= toldAhead.likelihood && ahead >= toldAhead.ahead);
  // Of all that is asked: in its last clause alone a word may be everything.
  const { words, meant, tellsIf } = holding(brief, { sentence }, answer, answers);
  // In a question of one word, that word is everything as well.
  const byChance = isOneWord(brief, sentence) && meant < mostMeant;
  if ((!tellsIf || byChance) && own < likelyUnheard) return false;
  const held =
    likelyHeld.some(
      (least) => own >= least.likelihood && (meant >= least.meant || words >= least.words),
    ) ||
    likelyAhead.some(
      (least) => own >= least.likelihood && meant >= least.meant && ahead >= least.ahead,
    );
  return held;
}

/** `Do the cards run out?`: beside what only asks, `cards`. */
const isOneWord = (brief: Brief, sentence: string): boolean => {
  const { terms, words } = toldBy(brief, sentence);
  return terms.size + words.length === 1;
};
