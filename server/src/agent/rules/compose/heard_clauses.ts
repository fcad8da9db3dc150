// Who asks for several things in one sentence is answered to each of them.
import { hasAmount } from '../../../platform/text/money.ts';
import { wordsOf } from '../../../platform/text/words.ts';
import { rangeIn } from '../fit/ranges.ts';
import type { Answer } from './answers.ts';
import { clausesOf, howMuch, isAsking, isDeadline, isWorry } from './asking.ts';
import type { Desk } from './desk.ts';
import { sharesConcept, touches } from './in_common.ts';
import { bestAnswer, type Found } from './matching.ts';
import { touchesName } from './price_reply.ts';

const maxJoined = 3;
const maxProposed = 420;
/** Half of a sentence names less than the whole. */
const wellAnswered = 0.9;

/** Who asks for three things in one sentence is answered to each of them. */
export function answersTo(
  desk: Desk,
  sentence: string,
  begun: readonly Answer[],
  answers: readonly Answer[],
): Answer[] {
  const clauses = clausesOf(sentence, desk.language);
  // The step of a price list, or the day by which it is done, says all.
  const said = begun.length > 0 && (isDeadline(sentence) || begun[0]?.row !== undefined);
  if (clauses.length >= 2 && begun[0]?.row !== undefined && !isAsking(sentence)) {
    return [...begun, ...rowsFor(desk, clauses, begun, answers)];
  }
  if (clauses.length < 2 || (said && !isAsking(sentence))) return [...begun];
  const found = [...begun];
  const asks = isAsking(sentence);
  const lists = asks && !isWorry(sentence);
  for (const clause of clauses) {
    if (found.length === maxJoined) break;
    // A row stands in its table; beside something told, an entry of a list would be one of many.
    const left = answers.filter(
      (one) =>
        (one.row === undefined || !hasAmount(one.text)) &&
        (lists || found.length === 0 || one.step === undefined),
    );
    const best = bestAnswer(desk, clause, [...found, ...left], asks);
    const more =
      best && found.includes(best.answer) ? asks && ofOwnTopic(desk, clause, found, left) : best;
    if (!more || more.score < wellAnswered) continue;
    const length = found.reduce((sum, { text }) => sum + text.length, more.answer.text.length);
    if (length <= maxProposed) found.push(more.answer);
  }
  const place = (answer: Answer): number => {
    const at = clauses.findIndex((clause) => touches(desk, clause, answer));
    return at === -1 ? clauses.length : at;
  };
  return found.sort((a, b) => place(a) - place(b));
}

/** `… and a later extension by two groups`: groups are spoken of already, and an extension is not. */
function ofOwnTopic(
  desk: Desk,
  clause: string,
  found: readonly Answer[],
  left: readonly Answer[],
): Found | undefined {
  if (found.some((one) => sharesConcept(desk, clause, one))) return undefined;
  const apart = left.filter((one) => sharesConcept(desk, clause, one));
  return bestAnswer(desk, clause, apart, true);
}

/** `Eleven pictures to be examined, three to be refixed`: the rows of one list, by their names. */
const rowsFor = (
  desk: Desk,
  clauses: readonly string[],
  begun: readonly Answer[],
  answers: readonly Answer[],
): Answer[] => {
  const [first] = begun;
  // The step that their number is in is one of several, and the only one for them.
  if (rangeIn(first?.row?.[0] ?? '') !== undefined) return [];
  return answers
    .filter((one) => one.table !== undefined && one.table === first?.table)
    .filter((one) => clauses.some((clause) => touchesName(desk, clause, one, first?.row?.[0])))
    .slice(0, maxJoined - 1);
};

const minClause = 3;

/** `What does it cost, and for how long are we bound?`: the rest of it. */
export function besidesPrice(desk: Desk, sentence: string, answers: readonly Answer[]): Answer[] {
  const clauses = clausesOf(sentence, desk.language);
  const [rest] =
    clauses.length < 2
      ? []
      : clauses.filter((clause) => !howMuch.test(clause) && wordsOf(clause).length >= minClause);
  const left = answers.filter(({ row }) => row === undefined);
  const more = rest === undefined ? undefined : bestAnswer(desk, rest, left, true);
  return more && more.score >= 1 ? [more.answer] : [];
}
