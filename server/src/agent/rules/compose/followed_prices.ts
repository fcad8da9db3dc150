// Whether a page follows what an instruction says of which prices to show.
import type { Block } from '../../../content/content.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { pricing } from '../commands/patterns.ts';
import type { Brief } from './brief/brief.ts';
import { meantBy } from './brief/meant.ts';
import { piecesOf, type Verdict } from './followed_places.ts';
import { type AnyOf, anyOf } from './instructions/narrowed_names.ts';
import { columnsCalled, priceKindIn, sidesOf } from './instructions/price_kinds.ts';
import type { PriceLimit } from './instructions/price_limit.ts';
import { isOfSingle, isOfTotal, isSum, pricedAs } from './texts/price_called.ts';
import { headingOf } from './texts/texts.ts';
import { concernsReader } from './texts/their_size.ts';

/** `No purchase prices`: whether amounts stand below such a name, or are told beside it. */
export function kindVerdict(
  brief: Brief,
  about: string,
  blocks: readonly Block[],
): Verdict | undefined {
  const { language, source } = brief;
  const kind = priceKindIn(about);
  if (kind === undefined) return undefined;
  const called = columnsCalled(source, kind);
  const shown = blocks.flatMap((block) => (block.type === 'table' ? block.columns : []));
  if (called.some((name) => shown.includes(name))) return 'not';
  const told = piecesOf(blocks.filter(({ type }) => type !== 'quote')).filter(hasAmount);
  const names = [kind, ...called].map((name) => meantBy(name, language));
  if (told.some((text) => names.some((name) => name.isIn(text)))) return 'partly';
  if (called.length > 0) return 'followed';
  // Of the amounts that are there, nobody can tell which these are.
  return told.length > 0 && sidesOf(kind, language).size === 1 ? 'partly' : undefined;
}

/** Of all prices, those alone that were allowed: where none was found that fits, nothing was followed. */
export function limitVerdict(
  { fit, tells, forbids }: PriceLimit,
  blocks: readonly Block[],
): Verdict {
  const pieces = blocks.flatMap((block) =>
    // What the reader said of money is no price of ours.
    block.type === 'heard'
      ? block.items.map(({ proposed }) => proposed)
      : block.type === 'quote'
        ? []
        : piecesOf([block]),
  );
  if (fit === 0 || !pieces.some(tells)) return 'not';
  return fit < surelyMeant || pieces.some(forbids) ? 'partly' : 'followed';
}
const surelyMeant = 0.75;

/** Each price says that it is of these, or what it stands under or above does. */
export function isOfThose(blocks: readonly Block[], { isIn }: Pick<AnyOf, 'isIn'>): boolean {
  const said = blocks
    .filter(({ type }) => type !== 'quote')
    .flatMap((block) => {
      const note = 'note' in block ? (block.note ?? '') : '';
      const headed = isIn(`${headingOf(block) ?? ''} ${note}`);
      return (
        entriesOf(block)
          .filter(hasAmount)
          // `3.10 / 3.95 / 4.60`: one of these is meant, and the others are there.
          .map((text) => !severalPrices.test(text) && (headed || isIn(text)))
      );
    });
  return said.length > 0 && said.every((is) => is);
}

const severalPrices = /\d\s?\/\s?\d+[.,]?\d*/u;

const entriesOf = (block: Block): string[] =>
  block.type === 'benefits' || block.type === 'cards' || block.type === 'steps'
    ? block.items.map(({ title, text = '' }) => `${title} ${text}`)
    : piecesOf([block]);

/** Each entry with what it stands under. */
const pricesOn = (blocks: readonly Block[]): string[] =>
  blocks
    .filter(({ type }) => type !== 'quote')
    .flatMap((block) => {
      const names = block.type === 'table' ? block.columns.join(' ') : '';
      // Below a column of prices a number needs no sign of money.
      const bare = block.type === 'table' && pricing.test(`${names} ${block.heading ?? ''}`);
      return piecesOf([block])
        .filter((piece) => hasAmount(piece) || (bare && /\d/.test(piece)))
        .map((piece) => `${piece} ${headingOf(block) ?? ''} ${names}`);
    });

/** Nothing where no price is named. */
export function priceVerdict(
  { language }: Brief,
  about: string,
  blocks: readonly Block[],
): Verdict | undefined {
  const named = pricedAs(about);
  if (named === undefined) return undefined;
  const prices = pricesOn(blocks);
  if (prices.length === 0) return 'not';
  // Which prices are theirs nothing told: all of them are there.
  if (concernsReader(about)) return 'partly';
  if (termsOf(named, language).length === 0 || isOfSingle(named)) return 'followed';
  if (isOfTotal(named)) return prices.some(isSum) ? 'followed' : 'not';
  // `Of the first and of the second course`: each of them.
  const best = anyOf(named, language).parts.map((part) =>
    Math.max(...prices.map(meantBy(part, language).share)),
  );
  if (best.every((share) => share >= 1)) return 'followed';
  return best.some((share) => share >= 0.5) ? 'partly' : 'not';
}
