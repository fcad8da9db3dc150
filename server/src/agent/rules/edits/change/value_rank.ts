// Ranks the values of a page by the words that name them: what stands beside a value counts most, and the word right beside it decides.
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { numberIn, type Value } from '../../text/values.ts';
import { isAkin } from '../ground/target.ts';
import { nearness, type Spot } from './spots.ts';
import { fitOf, isUnit } from './value_fit.ts';

export interface Scored {
  spot: Spot;
  score: number;
}

/** Nothing for what cannot be meant: another kind of value, or a word that stands nowhere around it. */
export function scored(spot: Spot, asked: readonly string[], wanted: Value): Scored[] {
  const fit = fitOf(spot.value, spot.block, wanted);
  const isHeaded = asked.every((term) => spot.heading.some((other) => isAkin(term, other)));
  const near = asked.length === 0 ? 1 : nearness(spot, asked) || (isHeaded ? 2 : 0);
  if (near === 0) return [];
  const { name } = spot;
  const called = name.filter((term) => asked.some((other) => isAkin(term, other)));
  const share = name.length === 0 ? 0 : called.length / name.length;
  // `14 tablets`, in the column of the tablets.
  const isColumn =
    wanted.unit !== '' && wordsOf(fold(spot.column)).some((word) => isUnit(word, wanted.unit));
  // A price hardly changes to a fifth, and a sum is no price.
  const beside = besideIt(spot, asked) + (isColumn ? 6 : 0) - (isFarOff(spot, wanted) ? 4 : 0);
  return [{ spot, score: near + fit + share + beside }];
}

const farOff = 5;
const littleChange = 1.2;
const isFarOff = ({ value }: Spot, wanted: Value): boolean => {
  const [was, is] = [numberIn(value), numberIn(wanted)];
  const isPaid = wanted.kind === 'amount' || value.kind === 'amount';
  return isPaid && Math.max(was, is) > farOff * Math.min(was, is);
};

/** `620 m² at £7.50`, and £4,650 in the next cell; `26 days x 925`: the figure that is near to the new one, and not what it makes or counts. */
export function likelyOf(found: readonly Scored[], wanted: Value): readonly Scored[] {
  const isBeside = (one: Spot, other: Spot): boolean =>
    one.block === other.block && one.path[1] === other.path[1];
  const isPaid = ({ value }: Spot): boolean => value.kind === 'amount';
  const isBare = wanted.kind === 'number' && wanted.unit === '';
  const ratio = ({ value }: Spot): number => {
    const [was, is] = [numberIn(value), numberIn(wanted)];
    return Math.max(was, is) / Math.min(was, is);
  };
  return found.filter(({ spot }) => {
    const far = isPaid(spot) ? isFarOff(spot, wanted) : isBare && ratio(spot) > farOff;
    return !(
      far &&
      found.some(
        (one) =>
          isBeside(one.spot, spot) &&
          (isPaid(spot) ? isPaid(one.spot) : one.spot.text === spot.text) &&
          ratio(one.spot) <= (isPaid(spot) ? farOff : littleChange),
      )
    );
  });
}

/** `minimum 12`, `212 reviews`: the word right before it or right behind it is the one that was named. */
function besideIt({ text, value }: Spot, asked: readonly string[]): number {
  const [before = ''] = /[\p{L}\p{N}]+(?=[\s:]{0,2}$)/u.exec(text.slice(0, value.start)) ?? [];
  const words = [fold(before), value.unit].filter((word) => word !== '');
  return words.some((word) => asked.some((term) => isUnit(word, term))) ? 3 : 0;
}

export const isCalled = ({ name }: Spot, asked: readonly string[]): boolean =>
  asked.length > 1 && asked.every((term) => name.some((other) => isAkin(term, other)));

/** `$13 per sensor per month` is news of what costs so much per sensor and month. */
export function rateOf({ text, value, block, path, column }: Spot, given: string): number {
  const [, rate = ''] =
    /\d\S{0,4}\s((?:per|a|an|each|je|pro|par|por|al|alla|all['’]|za|na)\s.{2,40})$/iu.exec(given) ??
    [];
  // `per bottle` is written `/bottle` too.
  const [, ...words] = wordsOf(fold(rate));
  const entry: unknown = block.type === 'pricing' ? block.options[Number(path[1])]?.unit : '';
  const behind = wordsOf(fold(`${text.slice(value.end)} ${String(entry ?? '')}`)).slice(
    0,
    words.length + 1,
  );
  const head = wordsOf(fold(column));
  // `15,000 returns/month` is no price a month.
  const isCounted = value.kind === 'number' && value.unit !== '' && !words.includes(value.unit);
  const isSame =
    words.length > 0 &&
    !isCounted &&
    (words.every((word) => behind.includes(word)) || words.every((word) => head.includes(word)));
  // `from 100 sensors: …` is another price than the one for all.
  const isStep = /\d[^.;]{0,40}$/.test(text.slice(0, value.start));
  return isSame ? (isStep ? 6 : 12) : 0;
}

export const inFigures = (terms: readonly string[], language: string): string[] =>
  terms.map((term) => {
    const [number] = wordNumbersIn(term, language);
    return number?.text === term ? String(number.number) : term;
  });

/** The same thing counted in another sentence, which has the one word that was named as well. */
export function isRival(
  { spot }: Scored,
  { spot: first }: Scored,
  [term, more]: readonly string[],
): boolean {
  const has = (terms: readonly string[]): boolean =>
    term !== undefined && terms.some((other) => isAkin(term, other));
  return (
    more === undefined &&
    first.value.kind === 'number' &&
    spot.value.kind === 'number' &&
    first.value.unit !== '' &&
    spot.value.key !== first.value.key &&
    isUnit(spot.value.unit, first.value.unit) &&
    (spot.block !== first.block || spot.path.join() !== first.path.join()) &&
    has(spot.sentence) &&
    !has(first.name)
  );
}

/** `Trips over 80 km`: a figure in the name of a row says which it is; what is told of it stands beside. */
export const isName = ({ path }: Spot): boolean =>
  path[2] === 'title' || (path[2] === 'cells' && path[3] === 0);
export const tells = ({ spot }: Scored, name: Spot): boolean =>
  spot.block === name.block && spot.path[1] === name.path[1] && !isName(spot);

/** Of a row, the cell that is nothing but its price, and not one that speaks of an amount. */
export function barely(meant: readonly Scored[]): readonly Scored[] {
  const bare = meant.filter(({ spot: { text, value, path } }) => {
    const left = `${text.slice(0, value.start)} ${text.slice(value.end)}`;
    const words = left.match(/[\p{L}\p{N}]+/gu) ?? [];
    return path[2] === 'cells' && words.length <= maxUnit && !/\d/.test(left);
  });
  const isBeside = ({ spot }: Scored): boolean =>
    bare.some((one) => one.spot.block === spot.block && one.spot.path[1] === spot.path[1]);
  return bare.length > 0 && meant.every(isBeside) ? bare : meant;
}
/** `a month`, `le passage`. */
const maxUnit = 2;

/** Another row that has as much of what was named in its name, with another value. */
export function isTwin(one: Scored, first: Scored, asked: readonly string[]): boolean {
  // The word itself tells more than one of its kin: `inspectors` and `sites inspected`.
  const held = ({ spot: { name } }: Scored): number =>
    asked.reduce((sum, term) => {
      const isIt = name.includes(term);
      return sum + (isIt ? 2 : Number(name.some((other) => isAkin(term, other))));
    }, 0);
  const { spot } = one;
  return (
    held(first) > 0 &&
    held(one) === held(first) &&
    first.score - one.score <= 1 &&
    spot.title !== first.spot.title &&
    spot.value.key !== first.spot.value.key
  );
}
