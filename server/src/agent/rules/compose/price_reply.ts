// What it would cost them: the row of a price list that their number belongs to, or, where no
// number tells, the whole of a short list.
import { hasAmount } from '../../../platform/text/money.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import type { Answer } from './answers.ts';
import { howMuch } from './asking.ts';
import type { Desk } from './desk.ts';
import { touches } from './in_common.ts';
import { bestAnswer, stepIn } from './matching.ts';

const maxRows = 4;
/** A guess has less. */
const wellAnswered = 1;

export interface PriceReply {
  sentence: string;
  answers: Answer[];
}

export function priceReply(
  desk: Desk,
  sentences: readonly string[],
  answers: readonly Answer[],
): PriceReply | undefined {
  const sentence = sentences.find((one) => howMuch.test(one));
  if (sentence === undefined) return undefined;
  const rows = answers.filter(({ row, text }) => row !== undefined && hasAmount(text));
  // Their number may stand in another sentence: `We have 64 flats. What would it cost?`
  for (const told of [sentence, ...sentences]) {
    const step = stepIn(rows, told);
    if (step) return { sentence, answers: [step] };
  }
  // An amount in some other answer is not the price; where there is no list, it may be.
  const direct = bestAnswer(desk, sentence, answers);
  const told = direct && direct.score >= wellAnswered && hasAmount(direct.answer.text);
  if (told && (rows.length === 0 || direct.answer.row !== undefined || !direct.answer.answers))
    return undefined;
  const [table] = new Set(rows.flatMap((row) => row.table ?? []));
  const listed = rows.filter((row) => row.table === table);
  const named = listed.filter((row) => sentences.some((told) => touchesName(desk, told, row)));
  const shown = named.length > 0 && named.length < listed.length ? named : listed;
  return shown.length === 0 || shown.length > maxRows ? undefined : { sentence, answers: shown };
}

/** They spoke of just what this row is the price of; a word that another row has too tells nothing. */
export function touchesName(desk: Desk, told: string, answer: Answer, other = ''): boolean {
  const shared = new Set(wordsOf(fold(other)));
  const own = wordsOf(answer.row?.[0] ?? '').filter((word) => !shared.has(fold(word)));
  return own.length > 0 && touches(desk, told, { ...answer, about: own.join(' ') });
}
