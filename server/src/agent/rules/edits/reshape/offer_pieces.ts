// What is said of an offer, piece by piece, and which pieces of several offers are of one thing.
import { hasAmount, isOnRequest } from '../../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { fold, keyOf, termsOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { byMonth } from '../../grammar/languages/form_words.ts';
import { numberIn, wholeValuesIn } from '../../text/values.ts';
import { isAkin } from '../ground/target.ts';
import { listedIn } from './parts.ts';

/** The parts between commas and dashes, sentence by sentence. */
export const piecesIn = (text: string, language: string): string[] =>
  clausesIn(text, language)
    .flatMap((sentence) => listedIn(sentence).flatMap((part) => part.split(/\s[-–—]\s/u)))
    .map((part) => withoutStop(part.trim()))
    .filter((part) => part !== '');

/** `… for HR. £780 a month`: an amount begins a sentence behind an abbreviation too. */
const clausesIn = (text: string, language: string): string[] =>
  sentencesOf(text, language).flatMap((sentence) => sentence.split(/(?<=\.)\s(?=[£$€]\d)/u));

/** As they were told: sentence by sentence, without what stands elsewhere. */
export function joinedAs(told: string, pieces: readonly string[], language: string): string {
  const sentences = clausesIn(told, language).map((one) => piecesIn(one, language));
  const known = sentences.flat();
  const kept = sentences.map((own) => own.filter((piece) => pieces.includes(piece)));
  const more = pieces.filter((piece) => !known.includes(piece));
  const [comma, stop] = language === 'ja' ? ['、', '。'] : [', ', '. '];
  return [...kept, more]
    .filter((own) => own.length > 0)
    .map((own) => capitalised(own.join(comma)))
    .join(stop);
}

const from = '(?:from|ab|à partir de|desde|da|a partir de|vanaf|od|ca\\.|月額|年額)?\\s?';
const leadsWithAmount = new RegExp(
  `^${from}(?:[£$€¥]|R\\$|EUR|CHF|USD|GBP|PLN)?\\s?\\d[\\d.,'’\\s]*`,
  'iu',
);
/** `28.500 for up to 14`, `4,100 a year`: under a heading that says it is euros. */
const bareAmount = new RegExp(
  `^${from}\\d{1,3}(?:[.,'’\\s]\\d{3})+(?![\\d%])(?!\\s?(?:km|m|kg|l)\\b)`,
  'u',
);

export const isPrice = (piece: string): boolean =>
  (hasAmount(piece) && leadsWithAmount.test(piece)) || bareAmount.test(piece) || isOnRequest(piece);
const isShare = (piece: string): boolean => /^\d[\d.,]*\s?%$/u.test(piece);
/** `As above`: of the offer that stands beside it. */
export const isRest = (piece: string): boolean => piece.length < 2;

export interface Row {
  label: string;
  cells: string[];
}

/** The price of each, where all have one that leads its piece. */
export function priceOf(pieces: readonly string[]): string | undefined {
  return (
    pieces.find((piece) => hasAmount(piece) && leadsWithAmount.test(piece)) ??
    pieces.find(isPrice) ??
    pieces.find(isShare)
  );
}

/** The words of a piece as they are written, without what only counts. */
const wordsIn = (piece: string): string[] => piece.match(/[\p{L}][\p{L}\p{M}’'-]*/gu) ?? [];

/** The words with which all begin. */
function beginning(pieces: readonly string[], language: string): string {
  const [first = '', ...others] = pieces.map((piece) => piece.split(/\s+/));
  const shared = first === '' ? [] : [...first];
  const until = shared.findIndex(
    (word, at) => /\d/.test(word) || others.some((other) => fold(other[at] ?? '') !== fold(word)),
  );
  const words = until === -1 ? shared : shared.slice(0, until);
  while (words.length > 0 && termsOf(words.at(-1) ?? '', language).length === 0) words.pop();
  return words.join(' ');
}

/** What all of them count or name, behind whatever figure. */
function sharedWord(pieces: readonly string[], language: string): string {
  const [first = '', ...others] = pieces;
  const words = wordsIn(first);
  const isShared = (word: string): boolean => {
    const [term] = termsOf(word, language);
    return (
      term !== undefined &&
      word.length > 2 &&
      others.every((other) => termsOf(other, language).some((one) => isAkin(one, term)))
    );
  };
  const at = words.findIndex(isShared);
  if (at === -1) return '';
  // `Sala de reuniões`: what stands between two of them is of the name.
  const end = words.findLastIndex(isShared);
  const span = words.slice(at, end + 1).join(' ');
  return first.includes(span) && end - at < 4 ? span : (words[at] ?? '');
}

const clock = /\d{1,2}(?:[:.h]\d{2})?\s?(?:[-–]|a|à|bis|to|às|tot|do)\s?\d{1,2}/u;
const manyFigures = (piece: string): boolean => (piece.match(/\d+/g)?.length ?? 0) > 1;

/** A row for each thing that all offers tell of, each piece taken once. */
export function rowsOfPieces(
  offers: readonly (readonly string[])[],
  names: readonly string[],
  language: string,
): { rows: Row[]; rest: string[][] } {
  const left = offers.map((pieces) => [...pieces]);
  const rows: Row[] = [];
  for (const seed of offers[0] ?? []) {
    const taken = left.map((pieces, at) =>
      at === 0 ? seed : nearest(seed, pieces, names, language),
    );
    if (!left[0]?.includes(seed) || taken.some((piece) => piece === undefined)) continue;
    const cells = taken as string[];
    const label = labelOf(cells, language);
    if (label === '' || cells.every((cell) => keyOf(cell) === keyOf(seed))) continue;
    rows.push({ label: capitalised(label), cells: cells.map((cell) => withoutLabel(cell, label)) });
    for (const [at, cell] of cells.entries()) left[at]?.splice(left[at].indexOf(cell), 1);
  }
  return { rows, rest: left };
}

/** `Warranty 6 months` under `Warranty`. */
const withoutLabel = (cell: string, label: string): string =>
  fold(cell).startsWith(`${fold(label)} `) && /^\s\d/u.test(cell.slice(label.length))
    ? cell.slice(label.length).trim()
    : cell;

function labelOf(cells: readonly string[], language: string): string {
  const start = beginning(cells, language);
  if (start !== '') return start;
  // `Up to 60,000` counts what the others count.
  const lead = /^(\P{N}{3,20})\d/u.exec(cells[0] ?? '')?.[1];
  const named = cells.filter(
    (cell) => !(lead && cell.startsWith(lead) && wordsIn(cell.slice(lead.length)).length === 0),
  );
  if (cells.some((cell) => clock.test(cell))) return '';
  if (named.length < cells.length && named.length > 0)
    return sharedWord(named, language).split(' ')[0] ?? '';
  return cells.some(manyFigures) ? '' : sharedWord(cells, language);
}

function nearest(
  seed: string,
  pieces: readonly string[],
  names: readonly string[],
  language: string,
): string | undefined {
  // `As Evening`: the name of another one is no word of its own.
  const bare = (piece: string): string =>
    names
      .reduce(
        (text, name) => (text.endsWith(` ${name}`) ? text.slice(0, -name.length) : text),
        piece,
      )
      .replace(/\d/g, ' ');
  const own = termsOf(bare(seed), language);
  const lead = /^(\P{N}{3,20})\d/u.exec(seed)?.[1];
  const [best] = pieces
    .map((piece) => {
      const terms = termsOf(bare(piece), language);
      const shared = own.filter((term) => terms.some((one) => isAkin(one, term))).length;
      const isLed = lead !== undefined && terms.length === 0 && piece.startsWith(lead);
      return { piece, told: shared + (isLed ? 1 : 0) };
    })
    .filter(({ told }) => told > 0)
    .sort((a, b) => b.told - a.told);
  return best?.piece;
}

/** What each costs in its first year, by what is paid by the month and once; nothing where one is unclear. */
export function firstYears(prices: readonly string[], language: string): string[] | undefined {
  const sums = prices.map((price) => {
    const amounts = wholeValuesIn(price, language).filter(({ kind }) => kind === 'amount');
    const cents = amounts.map((value) => {
      const behind = price.slice(value.end);
      const times = byMonth.test(behind) ? 12 : 1;
      return Math.round(numberIn(value) * 100) * times;
    });
    const isSure = amounts.length > 0 && !leadsFrom.test(price);
    return isSure ? cents.reduce((sum, one) => sum + one, 0) : undefined;
  });
  const [written] = wholeValuesIn(prices[0] ?? '', language).filter(
    ({ kind }) => kind === 'amount',
  );
  if (!written || sums.some((sum) => sum === undefined)) return undefined;
  return sums.map((sum = 0) => {
    const format = new Intl.NumberFormat(language, {
      minimumFractionDigits: sum % 100 === 0 ? 0 : 2,
      useGrouping: 'always',
    });
    return written.text.replace(/\d[\d.,'’\s]*\d|\d/u, format.format(sum / 100));
  });
}
const leadsFrom = /^(?:from|ab|à partir de|desde|da|a partir de|vanaf|od)\s/iu;
