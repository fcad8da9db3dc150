// What it would cost them: the row of a price list that their number belongs to, or, where no
// number tells, the whole of a short list.
import { hasAmount } from '../../../platform/text/money.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import { wordNumbersIn } from '../edits/ground/number_words.ts';
import { countsIn, isCounted, rangeIn } from '../fit/ranges.ts';
import type { Answer } from './answers.ts';
import { howMuch } from './asking.ts';
import type { Desk } from './desk.ts';
import { namesAny, wideRuns } from './in_common.ts';
import { bestAnswer, type Found, stepIn } from './matching.ts';
import { namedColumn } from './named_column.ts';

const maxRows = 4;
/** A guess has less. */
const wellAnswered = 1;

export interface PriceReply {
  sentence: string;
  answers: Answer[];
  /** Where their number stands, if not in the question. */
  told?: string;
}

export function priceReply(
  desk: Desk,
  sentences: readonly string[],
  answers: readonly Answer[],
): PriceReply | undefined {
  const sentence = sentences.find((one) => howMuch.test(one));
  if (sentence === undefined) return undefined;
  const rows = answers.filter(isPriced);
  const around = nearestFirst(sentences, sentence);
  // Their number may stand in another sentence: `We have 64 flats. What would it cost?`
  for (const told of around) {
    const step =
      rows.find((row) => isExactly(row, told)) ??
      stepIn(rows, told) ??
      withTheirNumber(desk, rows, told);
    if (!step) continue;
    const shown = [step, ...alsoAsked(desk, sentence, step, rows)];
    return {
      sentence,
      answers: shown.map((row) => ofColumn(row, sentences)),
      ...(told === sentence ? {} : { told }),
    };
  }
  const direct = bestAnswer(desk, sentence, answers);
  if (direct && isPriceOf(desk, sentence, direct, rows)) return undefined;
  const [first] = rows.length > 0 ? rows : answers.filter(({ list }) => list !== undefined);
  const listed = answers.filter((one) => first !== undefined && listOf(one) === listOf(first));
  const called = around
    .map((told) => ({ told, named: listed.filter((row) => isNamed(desk, told, row, listed)) }))
    .find(({ named }) => named.length > 0 && named.length < listed.length);
  const shown = called?.named ?? listed;
  return shown.length === 0 || shown.length > maxRows
    ? undefined
    : {
        sentence,
        answers: shown.map((row) => ofColumn(row, sentences)),
        ...(called === undefined || called.told === sentence ? {} : { told: called.told }),
      };
}

const isPriced = ({ row, table, text }: Answer): boolean =>
  row !== undefined && (hasAmount(text) || table?.priced === true);
const listOf = ({ table, list }: Answer): object | undefined => table ?? list;

/** The question itself, what was said before it from the last on, then the rest. */
function nearestFirst(sentences: readonly string[], sentence: string): string[] {
  const at = sentences.indexOf(sentence);
  return [sentence, ...sentences.slice(0, at).reverse(), ...sentences.slice(at + 1)];
}

/** `1 Gbit/s`, `four hives`: the only row that holds as many of the same. */
function withTheirNumber(
  { language }: Desk,
  rows: readonly Answer[],
  told: string,
): Answer | undefined {
  const theirs = countsIn(inFigures(told, language));
  if (theirs.length === 0) return undefined;
  const holding = rows.filter(({ row = [] }) =>
    row
      .flatMap((cell) => countsIn(cell))
      .some((one) => theirs.some(({ count, of }) => count === one.count && isCounted(of, one.of))),
  );
  return holding.length === 1 ? holding[0] : undefined;
}

const inFigures = (text: string, language: string): string =>
  wordNumbersIn(text, language).reduceRight(
    (all, { text: word, number, start }) =>
      `${all.slice(0, start)}${number}${all.slice(start + word.length)}`,
    text,
  );

/** By a word that no other entry of the list has. */
const isNamed = (desk: Desk, told: string, answer: Answer, listed: readonly Answer[]): boolean =>
  touchesName(
    desk,
    told,
    answer,
    listed
      .filter((one) => one !== answer)
      .map(nameOf)
      .join(' '),
  );
const nameOf = ({ row, text }: Answer): string => row?.[0] ?? text.split(/[;:]|\s[–—-]\s/)[0] ?? '';

/** `500 of them`, where the list has a row for 500. */
const isExactly = ({ row = [] }: Answer, sentence: string): boolean =>
  /^\d[\d.,]{0,8}$/.test(row[0] ?? '') && sentence.split(/[\s?!]+/).includes(row[0] ?? '');

/** `The inspection and the three posts`: what else of the list they ask the price of. */
const alsoAsked = (desk: Desk, sentence: string, step: Answer, rows: readonly Answer[]): Answer[] =>
  rows
    .filter(
      (row) =>
        row !== step &&
        row.table === step.table &&
        rangeIn(row.row?.[0] ?? '') === undefined &&
        touchesName(desk, sentence, row, step.row?.[0]),
    )
    .slice(0, maxRows - 1);

/** An amount in some other answer is not the price; where there is no list, it may be, and a row is if it is named. */
function isPriceOf(
  desk: Desk,
  sentence: string,
  { answer, score }: Found,
  rows: readonly Answer[],
): boolean {
  if (score < wellAnswered || !hasAmount(answer.text)) return false;
  if (rows.length === 0) return true;
  return answer.row === undefined ? !answer.answers : touchesName(desk, sentence, answer);
}

/** `500 boxes of size M`: of the figures of a row, the one below what they named. */
function ofColumn(answer: Answer, sentences: readonly string[]): Answer {
  const { row = [], table } = answer;
  const columns = table?.columns ?? [];
  const at = namedColumn(columns, [row], sentences);
  if (at === undefined) return answer;
  const head = (columns[at] ?? '').replace(/\s?[(（].*$/u, '');
  return { ...answer, text: `${row[0]}: ${head} ${row[at]}.` };
}

/** They spoke of just what this row is the price of; a word that another row has too tells nothing. */
export function touchesName(desk: Desk, told: string, answer: Answer, other = ''): boolean {
  const shared = new Set(wordsOf(fold(other)));
  const own = wordsOf(nameOf(answer)).filter((word) => !shared.has(fold(word)));
  const name = own.join(' ');
  return (
    own.length > 0 &&
    (namesAny(desk, told, name) || wideRuns(told).some((run) => name.includes(run)))
  );
}
