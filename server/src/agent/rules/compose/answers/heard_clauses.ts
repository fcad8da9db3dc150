// Who asks for several things in one sentence is answered to each of them.
import { hasAmount } from '../../../../platform/text/money.ts';
import type { Brief } from '../brief/brief.ts';
import { sharesTopic, touches } from '../brief/in_common.ts';
import type { Answer } from '../texts/answer.ts';
import { clausesOf, isAsking, isWorry } from '../texts/asking.ts';
import { bestAnswer } from './matching.ts';

const maxJoined = 3;
const maxProposed = 420;
/** Half of a sentence names less than the whole. */
const wellAnswered = 0.9;

/** Who asks for three things in one sentence is answered to each of them; what is told has one answer. */
export function answersTo(
  brief: Brief,
  sentence: string,
  begun: readonly Answer[],
  answers: readonly Answer[],
): Answer[] {
  const clauses = clausesOf(sentence, brief.language);
  if (clauses.length < 2 || !isAsking(sentence) || isWorry(sentence)) return [...begun];
  const found = [...begun];
  // A row stands in its table, and an answer was written for its own question: none is added to another.
  const left = answers.filter(
    (one) => !one.answers && (one.row === undefined || !hasAmount(one.text)),
  );
  for (const clause of begun.some(({ answers: own }) => own) ? [] : clauses) {
    if (found.length === maxJoined) break;
    const more = bestAnswer(brief, clause, [...found, ...left], true);
    if (
      !more ||
      found.includes(more.answer) ||
      more.score < wellAnswered ||
      !sharesTopic(brief, clause, more.answer)
    )
      continue;
    const length = found.reduce((sum, { text }) => sum + text.length, more.answer.text.length);
    if (length <= maxProposed) found.push(more.answer);
  }
  const place = (answer: Answer): number => {
    const at = clauses.findIndex((clause) => touches(brief, clause, answer));
    return at === -1 ? clauses.length : at;
  };
  return found.sort((a, b) => place(a) - place(b));
}
