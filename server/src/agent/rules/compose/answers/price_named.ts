// Which lines of a price list the reader called by their names.
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { rootOf, rootsOf } from '../../fit/roots.ts';
import type { Brief } from '../brief/brief.ts';
import { begins, plain, stemsOf, wideRuns } from '../brief/in_common.ts';
import { isKin } from '../brief/objects.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { isOfReader } from '../texts/their_size.ts';
import { nameOf } from './price_rows.ts';

/** The lines that they name, `asked` in the question itself; a whole word tells more than the end of a long one, `Zementestrich` than `Estrich`. */
export function namedBest(
  brief: Brief,
  told: string,
  lines: readonly Answer[],
  asked: boolean,
): Answer[] {
  const named = lines.filter((row) => isNamed(brief, told, row, lines, asked));
  const words = new Set(wordsOf(fold(told)));
  const whole = named.filter((row) => wordsOf(fold(nameOf(row))).some((word) => words.has(word)));
  return whole.length > 0 ? whole : named;
}

/** By a word that neither another entry of the list nor its heading has. */
const isNamed = (
  brief: Brief,
  told: string,
  answer: Answer,
  listed: readonly Answer[],
  asked: boolean,
): boolean =>
  touchesName(
    brief,
    told,
    answer,
    listed
      .filter((one) => one !== answer)
      .map(nameOf)
      .concat(answer.listed?.heading ?? '')
      .join(' '),
    asked,
  );

/** They spoke of just what this row is the price of; a word that another row has too tells nothing. */
function touchesName(
  brief: Brief,
  told: string,
  answer: Answer,
  other = '',
  /** It is the question that names it: what a row is called stands before the rest, `Small kitchen, up to 6 m, one fan`. */
  asked = false,
): boolean {
  const shared = new Set(wordsOf(fold(other)));
  const whole = nameOf(answer);
  return [whole, ...(asked ? whole.split(/[,，(（]/u).slice(0, 1) : [])].some((name) =>
    isTouched(
      brief,
      told,
      wordsOf(name).filter((word) => !shared.has(fold(word))),
      addition.test(answer.text),
    ),
  );
}

/** `Evening visit: + £25` is paid on top of something else. */
const addition = /[:：]\s?(?:\p{L}+\s)?[+＋]\s?(?:[€£$¥]|\d|CHF|EUR|R\$)/u;

/** Of what comes on top, more than half is named: who asks for `all in one visit` asks for no visit in the evening. */
function isTouched(brief: Brief, told: string, own: readonly string[], onTop: boolean): boolean {
  const isMost = (count: number, all: number): boolean =>
    count > 0 && (onTop ? count * 2 > all : count * 2 >= all);
  const { language, input } = brief;
  const house = stemsOf(input.brand?.name ?? '', language);
  const name = own.join(' ');
  const stems = [...new Set(stemsOf(name, language))];
  const theirs = stemsOf(told, language);
  const roots = rootsOf(told, language);
  // `30 km` is nothing's name, and a sign no one sign of those who make signs.
  const named = stems.filter(
    (stem) =>
      !plain.has(stem) &&
      !/^(?:\d|.{1,2}$)/u.test(stem) &&
      !(stems.length > 1 && house.some((one) => begins(stem, one))) &&
      theirs.some((other) => begins(stem, other)),
  );
  const byRoot = own.filter((word) => roots.has(rootOf(word, language)));
  return (
    isMost(named.length, stems.length) ||
    isMost(byRoot.length, own.length) ||
    wideRuns(told).some((run) => name.includes(run) && !isOfPrice(run, language))
  );
}

/** `費用` names no row. */
const isOfPrice = (run: string, language: string): boolean =>
  conceptsIn(run, language).has('price');

const isText = ({ priced, proof, owned }: Answer): boolean =>
  priced !== true && proof !== true && owned !== true;

/** What they name and the list does not: what it names has its price there. */
function unlisted(brief: Brief, sentence: string, lines: readonly Answer[]) {
  const around = lines.map((line) => `${nameOf(line)} ${line.table?.around ?? ''}`).join(' ');
  const listed = stemsOf(around, brief.language);
  return toldBy(brief, sentence).objects.filter(
    ({ stem }) => !listed.some((one) => isKin(stem, one)),
  );
}

/** Of something that the list does not have; their size is nothing that is sold. */
export const asksOfOther = (brief: Brief, sentence: string, lines: readonly Answer[]): boolean =>
  unlisted(brief, sentence, lines).some(({ stem }) => !isOfReader(stem));

const maxApart = 2;

/**
 * `Course of two hours, up to 20 people, 380 €` under `Training` is the price of that, and stands in no list. A
 * sentence that names it, `The survey costs €420 a day`, comes before what stands below its heading.
 */
export function pricedApart(
  brief: Brief,
  sentence: string,
  answers: readonly Answer[],
  lines: readonly Answer[],
): Answer[] {
  const objects = unlisted(brief, sentence, lines);
  const names = (text: string): boolean => {
    const roots = rootsOf(text, brief.language);
    const stems = stemsOf(text, brief.language);
    return objects.some(
      ({ stem, root }) => roots.has(root) || stems.some((one) => isKin(stem, one)),
    );
  };
  const priced = answers.filter(
    (answer) => isText(answer) && answer.question === undefined && hasAmount(answer.text),
  );
  const told = priced.filter(({ text }) => names(text));
  if (told.length === 1) return told;
  const below = priced.filter(({ section }) => names(section?.heading ?? ''));
  const isOne = below.every(({ section }) => section === below[0]?.section);
  return isOne && below.length <= maxApart ? below : [];
}
