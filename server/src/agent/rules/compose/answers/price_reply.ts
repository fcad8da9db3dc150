// What it would cost them, from the price list alone: the row that their number belongs to, the line they name, or
// the whole of a short list. A saving, a grant or what a failure costs is no price.
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { ensureEnd } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { countsIn, isCounted } from '../../fit/ranges.ts';
import type { Brief } from '../brief/brief.ts';
import type { Answer } from '../texts/answer.ts';
import { withTerms } from '../texts/priced_row.ts';
import { asksOfCase, asksOfMore } from './price_asked.ts';
import { leaningOn } from './price_leaning.ts';
import { asksOfOther, namedBest, pricedApart } from './price_named.ts';
import { inFigures, isOutside, ofTheirKind } from './price_rows.ts';
import { stepFor } from './price_steps.ts';
import { workedOut } from './price_theirs.ts';

export { asksPrice } from './price_asked.ts';

const maxRows = 4;
/** Rows of one table are read at a glance. */
const maxTable = 5;

export interface PriceReply {
  answers: Answer[];
  /** Where their number stands, if not in the question. */
  told?: string;
}

export function priceReply(
  brief: Brief,
  sentence: string,
  sentences: readonly string[],
  answers: readonly Answer[],
): PriceReply | undefined {
  const around = nearestFirst(sentences, sentence);
  const counts = around.flatMap((told) => countsIn(inFigures(told, brief.language)));
  const priced = answers.filter((one) => one.priced === true && !isOutside(one, counts));
  const lines = ofTheirKind(priced, around, brief.language);
  const theirs =
    asksOfCase(sentence) || asksOfMore(sentence) ? [] : workedOut(brief, sentence, answers);
  if (theirs.length > 0) return { answers: theirs };
  if (lines.length === 0) return undefined;
  const rows = lines.filter(({ row }) => row !== undefined);
  const shownAs = (shown: readonly Answer[], told = sentence): PriceReply => ({
    answers: withUnit(shown.map(begun), brief.language),
    ...(told === sentence ? {} : { told }),
  });
  const byItsName = (told: string): PriceReply | undefined => {
    const named = namedBest(brief, told, lines, told === sentence);
    return named.some(isPriced) && isFew(named, lines) ? shownAs(named, told) : undefined;
  };
  if (asksOfCase(sentence) || asksOfMore(sentence)) return byItsName(sentence);
  const leant = leaningOn(brief, sentence, sentences, answers, lines);
  if (leant) return leant.length === 0 ? undefined : { answers: leant };
  // Their number may stand in another sentence: `We have 64 flats. What would it cost?`
  for (const told of around) {
    const step = stepFor(rows, told, sentence, brief.language);
    if (step) return shownAs([step], told);
  }
  // What they want the price of stands in the question, or right beside it.
  for (const told of [sentence, ...beside(sentences, sentence)]) {
    const named = byItsName(told);
    if (named) return named;
  }
  const apart = pricedApart(brief, sentence, answers, lines);
  if (apart.length > 0) return { answers: apart };
  // What the team left of a list of steps is short without being the answer, but the step is theirs.
  const left = brief.commands.list.find((one) => one.kind === 'only' && one.steps === true);
  if (left?.kind === 'only') {
    const step = rows.find(({ row = [] }) => row[0] === left.about);
    return step && !asksOfOther(brief, sentence, lines) ? shownAs([step]) : undefined;
  }
  const small = smallList(lines, counts);
  // The same holds for prices: what they may be told is an answer where they ask for no more than the price.
  const isCut = brief.commands.list.some((one) => one.kind === 'only' && one.prices);
  // One price beside none that they asked for is that of something else.
  const isOther = small?.length === 1 && asksOfOther(brief, sentence, lines);
  return small && !isOther && !(isCut && asksBesides(sentence, brief.language))
    ? shownAs(small)
    : undefined;
}

/** `Can you come on Sunday, and what does it cost?`: the price of something that is not the list. */
const asksBesides = (sentence: string, language: string): boolean =>
  sentence.split(/[,;?？]\s?|\s(?:and|und|et|y|e|en|i)\s/u).filter((part) => part.trim() !== '')
    .length > 1 || termsOf(sentence, language).length > fewTerms;
const fewTerms = 3;

/** Also where the currency stands in the heading alone. */
const isPriced = ({ text, table }: Answer): boolean => hasAmount(text) || table?.priced === true;

/** Rows stand one behind another, as sentences do. */
const begun = (answer: Answer): Answer => {
  const text = capitalised(answer.text);
  return answer.row === undefined || text === answer.text ? answer : { ...answer, text };
};

/** The whole of a short list, the few lines that are per what they count, or the rows of a short table. */
function smallList(
  lines: readonly Answer[],
  counts: readonly { of: string }[],
): readonly Answer[] | undefined {
  const [first] = lines;
  const listed = lines.filter((line) => line.listed === first?.listed);
  const rows = listed.filter(({ row }) => row !== undefined);
  if (listed.length <= maxRows) return [...rows, ...listed.filter(({ row }) => row === undefined)];
  const perTheirs = listed.filter(({ text }) => counts.some(({ of }) => isPer(of, text)));
  const [only, ...more] = perTheirs;
  if (more.length > 0 && perTheirs.length <= maxRows) return perTheirs;
  const table = rows.filter((row) => row.table === rows[0]?.table);
  if (table.length > 1 && table.length <= maxTable) return table;
  return only && more.length === 0 && each.test(only.text) ? [only] : undefined;
}

/** A letter alone in a sentence is no measure, `e` is an Italian `and`; behind a figure it is one. */
const isPer = (of: string, text: string): boolean =>
  isCounted(of, text.replace(/(?<!\p{L}|\d\s?)\p{L}(?!\p{L})/gu, ' '));
const each =
  /(?<!\p{L})(?:per|each|every|pro|je|par|chaque|por|cada|al|alla|all[’']|ogni|elke?|za|na|od)(?!\p{L})|につき|あたり|毎|لكل/iu;

const isFew = (named: readonly Answer[], lines: readonly Answer[]): boolean =>
  named.length <= maxRows / 2 && named.length < lines.length;

/** What all the figures are per stands in the heading: it is told after them. */
function withUnit(shown: readonly Answer[], language: string): Answer[] {
  const last = shown.at(-1);
  const per = (last?.row ?? last?.list) ? last?.per : undefined;
  if (per === undefined || shown.some(({ text }) => text.includes(per))) return [...shown];
  const [only, ...more] = shown;
  if (only?.row !== undefined && more.length === 0 && !/[()（）]/u.test(per))
    return [{ ...only, text: withTerms(only.text, per) }];
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
