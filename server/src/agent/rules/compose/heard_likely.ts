// What rules found is left out where it is not likely, and what is likely is taken though no rule found it.
import { isQuestion } from '../context/questions.ts';
import { hasThesaurus } from '../fit/thesaurus.ts';
import type { Answer } from './answer.ts';
import { isNeed, isWorry } from './asking.ts';
import type { Desk } from './desk.ts';
import { fitsTo } from './heard_best.ts';
import { type By, type Matched, maxPairs, pieceOf } from './heard_matched.ts';
import type { Thought } from './heard_thoughts.ts';
import { likeliest, likelihood } from './likely/likely.ts';
import { asksPrice } from './price_reply.ts';

/** Below it most were wrong (decision 0095); what was found by more than words stays. */
const leastLikely: Partial<Record<By, number>> = { words: 0.5 };
/** What no rule found: of three, two are right. */
const likelyAlone = 0.45;

/** The model has learnt from whole offers. Where there is little to choose from, anything is likely that has a word in common. */
const leastAnswers = 16;
const leastOfFew = 0.2;

export function leaveUnlikely(
  desk: Desk,
  answers: readonly Answer[],
  found: Matched['found'],
): void {
  // Of a language that it has not read it knows nothing.
  if (!hasThesaurus(desk.language)) return;
  const few = answers.length < leastAnswers;
  for (const [thought, { answers: own, by }] of found) {
    const least = few ? by === 'words' && leastOfFew : leastLikely[by];
    if (least && likelihood(desk, thought, own, by, answers) < least) found.delete(thought);
  }
}

/** A question that is still open is answered by what is likely beside all else, though hardly a word is the same. */
export function answerLikely(
  desk: Desk,
  thoughts: readonly Thought[],
  answers: readonly Answer[],
  found: Matched['found'],
): void {
  if (answers.length < leastAnswers || !hasThesaurus(desk.language)) return;
  // What was written for another question speaks of that; who only tells something did not ask it.
  const untied = answers.filter(({ question }) => question === undefined);
  for (const thought of thoughts) {
    const { sentence } = thought;
    if (found.size >= maxPairs) return;
    if (found.has(thought) || desk.answered?.has(sentence)) continue;
    if (
      !(isQuestion(sentence) || isWorry(sentence) || isNeed(sentence)) ||
      asksPrice(sentence, desk.language)
    )
      continue;
    const best = likeliest(desk, thought, isQuestion(sentence) ? answers : untied);
    if (!best || best.likelihood < likelyAlone || !fitsTo(desk, sentence, best.answer)) continue;
    const isTaken = [...found.values()].some((own) =>
      own.answers.some((one) => pieceOf(one) === pieceOf(best.answer)),
    );
    // Another pair says it.
    if (isTaken) desk.answered?.add(sentence);
    else found.set(thought, { answers: [best.answer], by: 'likely' });
  }
}
