// What it would cost them, from the price list alone: the row that their number belongs to, the line they name, or
// the whole of a short list. A saving, a grant or what a failure costs is no price.
import { hasAmount } from '../../../platform/text/money.ts';
import { ensureEnd } from '../../../platform/text/sentences.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion } from '../context/questions.ts';
import { conceptsIn } from '../fit/concepts.ts';
import { countsIn, isCounted, rangeIn } from '../fit/ranges.ts';
import { rootOf, rootsOf } from '../fit/roots.ts';
import type { Answer } from './answer.ts';
import { howMuch, isAsking, takesYesOrNo } from './asking.ts';
import { asksWhoPays } from './cost_borne.ts';
import type { Desk } from './desk.ts';
import { begins, plain, stemsOf, wideRuns } from './in_common.ts';
import { stepIn } from './matching.ts';
import { namedColumn } from './named_column.ts';
import { isKin } from './objects.ts';
import { byColumns, inFigures, isOutside, nameOf, ofTheirKind } from './price_rows.ts';
import { howLong } from './question_kinds.ts';
import { toldBy } from './told.ts';

const maxRows = 4;

export interface PriceReply {
  answers: Answer[];
  /** Where their number stands, if not in the question. */
  told?: string;
}

/** `How much water is saved?` asks for no price. */
const ofSomething =
  /(?<!\p{L})(?:how much (?!is|are|does|do|would|will|did|for|per|we|i|it|the|this|that|can|could|should|an?|each|to|money)\p{L}|wie ?viel (?!kost|würd|wär|ist|zahl|müss|das|dies|es|geld|pro|je|im|wir)\p{L})/iu;
const inOtherWords =
  /(?<!\p{L})(?:(?:what|how much) (?:do|would|will) you charge|what[’']s the (?:monthly|yearly|annual|damage)|what would (?:we|it|that|this) (?:pay|be|come to)|was (?:nehmen|berechnen|verlangen) sie|worauf müss\p{L}+ wir uns|combien (?:prenez|facturez|demandez)|cuánto (?:saldría\p{L}*|cobran|costaría\p{L}*)|quanto (?:prendete|fatturate|cobram|levam)|hoeveel rekenen|wat rekenen|ile bierzecie)(?!\p{L})|見積|おいくら/iu;

/** Asks what it costs, not whether the price includes something. */
export const asksPrice = (sentence: string, language: string): boolean =>
  isAsking(sentence) &&
  !ofSomething.test(sentence) &&
  !asksWhoPays(sentence, language) &&
  (howMuch.test(sentence) ||
    inOtherWords.test(sentence) ||
    (conceptsIn(sentence, language).has('price') &&
      !howLong.test(sentence) &&
      (isQuestion(sentence)
        ? !takesYesOrNo(sentence) || asksWhat.test(sentence)
        : wide.test(sentence))));
const asksWhat =
  /(?<!\p{L})(?:which|what|how|welche[mnrs]?|wie|was|quel(?:le)?s?|combien|qué|cuál|cuánt\p{L}+|quale|quali|quant[oaie]|che|qual|quais|hoe|wat|welke?|jak\p{L}*|ile|kt[óo]r\p{L}+)(?!\p{L})/iu;
const wide = /[\p{scx=Han}]/u;

export function priceReply(
  desk: Desk,
  sentence: string,
  sentences: readonly string[],
  answers: readonly Answer[],
): PriceReply | undefined {
  const around = nearestFirst(sentences, sentence);
  const counts = around.flatMap((told) => countsIn(inFigures(told, desk.language)));
  const priced = answers.filter((one) => one.priced === true && !isOutside(one, counts));
  const lines = ofTheirKind(priced, around, desk.language);
  if (lines.length === 0) return undefined;
  const rows = lines.filter(({ row }) => row !== undefined);
  const shownAs = (shown: readonly Answer[], told = sentence): PriceReply => ({
    answers: withUnit(
      shown.map((row) => ofColumn(row, [sentence, told])),
      desk.language,
    ),
    ...(told === sentence ? {} : { told }),
  });
  // Their number may stand in another sentence: `We have 64 flats. What would it cost?`
  for (const told of around) {
    const step =
      rows.find((row) => isExactly(row, told)) ??
      stepIn(rows, inFigures(told, desk.language)) ??
      withTheirNumber(desk, rows, told);
    if (step) return shownAs([step, ...alsoAsked(desk, `${told} ${sentence}`, step, rows)], told);
  }
  const fitting = byColumns(rows, around, desk.language);
  if (fitting) return shownAs([bareRow(fitting)]);
  // What they want the price of stands in the question, or right beside it.
  for (const told of [sentence, ...beside(sentences, sentence)]) {
    const named = namedBest(desk, told, lines);
    if (named.some(({ text }) => hasAmount(text)) && isFew(named, lines))
      return shownAs(named, told);
  }
  const apart = pricedApart(desk, sentence, answers);
  if (apart) return { answers: [apart] };
  const [first] = lines;
  const listed = lines.filter((line) => line.listed === first?.listed);
  if (listed.length <= maxRows) return shownAs(listed);
  const perTheirs = listed.filter(({ text }) => counts.some(({ of }) => isCounted(of, text)));
  return perTheirs.length > 0 && perTheirs.length <= maxRows ? shownAs(perTheirs) : undefined;
}

/** `Course of two hours, up to 20 people, 380 €` under `Training` is the price of that, and stands in no list. */
function pricedApart(desk: Desk, sentence: string, answers: readonly Answer[]): Answer | undefined {
  const { objects } = toldBy(desk, sentence);
  const named = answers.filter(({ text, section, priced, proof, owned, question }) => {
    if (priced === true || proof === true || owned === true || question !== undefined) return false;
    const roots = rootsOf(section?.heading ?? '', desk.language);
    const stems = stemsOf(section?.heading ?? '', desk.language);
    return (
      hasAmount(text) &&
      objects.some(({ stem, root }) => roots.has(root) || stems.some((one) => isKin(stem, one)))
    );
  });
  return named.length === 1 ? named[0] : undefined;
}

/** `Model 120: €11,200.`: by what it fits them, they know. */
function bareRow(answer: Answer): Answer {
  const [name = '', ...cells] = answer.row ?? [];
  const prices = cells.filter(hasAmount);
  return prices.length === 1 ? { ...answer, text: `${name}: ${prices[0]}.` } : answer;
}

const isFew = (named: readonly Answer[], lines: readonly Answer[]): boolean =>
  named.length <= maxRows / 2 && named.length < lines.length;

/** What all the figures are per stands in the heading: it is told after them. */
function withUnit(shown: readonly Answer[], language: string): Answer[] {
  const last = shown.at(-1);
  const per = (last?.row ?? last?.list) ? last?.per : undefined;
  if (per === undefined || shown.some(({ text }) => text.includes(per))) return [...shown];
  const text = ensureEnd(capitalised(per), language);
  return [...shown, { text, about: text, answers: false, whole: true }];
}

/** The question itself, what was said before it from the last on, then the rest. */
function nearestFirst(sentences: readonly string[], sentence: string): string[] {
  const at = sentences.indexOf(sentence);
  return [sentence, ...sentences.slice(0, at).reverse(), ...sentences.slice(at + 1)].filter(
    (one) => one === sentence || !isQuestion(one),
  );
}

const beside = (sentences: readonly string[], sentence: string): string[] => {
  const at = sentences.indexOf(sentence);
  return [sentences[at - 1], sentences[at + 1]].filter(
    (one) => one !== undefined && !isQuestion(one),
  ) as string[];
};

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

/** The lines that they name; a whole word tells more than the end of a long one, `Zementestrich` than `Estrich`. */
function namedBest(desk: Desk, told: string, lines: readonly Answer[]): Answer[] {
  const named = lines.filter((row) => isNamed(desk, told, row, lines));
  const words = new Set(wordsOf(fold(told)));
  const whole = named.filter((row) => wordsOf(fold(nameOf(row))).some((word) => words.has(word)));
  return whole.length > 0 ? whole : named;
}

/** By a word that neither another entry of the list nor its heading has. */
const isNamed = (desk: Desk, told: string, answer: Answer, listed: readonly Answer[]): boolean =>
  touchesName(
    desk,
    told,
    answer,
    listed
      .filter((one) => one !== answer)
      .map(nameOf)
      .concat(answer.listed?.heading ?? '')
      .join(' '),
  );

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
function touchesName(desk: Desk, told: string, answer: Answer, other = ''): boolean {
  const shared = new Set(wordsOf(fold(other)));
  const own = wordsOf(nameOf(answer)).filter((word) => !shared.has(fold(word)));
  const name = own.join(' ');
  const stems = [...new Set(stemsOf(name, desk.language))];
  const theirs = stemsOf(told, desk.language);
  const roots = rootsOf(told, desk.language);
  const named = stems.filter(
    (stem) => !plain.has(stem) && theirs.some((other) => begins(stem, other)),
  );
  const byRoot = own.filter((word) => roots.has(rootOf(word, desk.language)));
  return (
    (named.length > 0 && named.length >= stems.length / 2) ||
    (byRoot.length > 0 && byRoot.length >= own.length / 2) ||
    wideRuns(told).some((run) => name.includes(run) && !isOfPrice(run, desk.language))
  );
}

/** `費用` names no row. */
const isOfPrice = (run: string, language: string): boolean =>
  conceptsIn(run, language).has('price');
