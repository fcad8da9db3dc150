// What a request names within sections: `the fee for over 400 employees`, `fila de Hamburgo`. Words
// such as row, fee or number say what kind of piece is meant, and what stands around a piece
// (heading, columns, its neighbours) need not be repeated in it.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { headingOf, mapTexts } from '../../compose/texts/texts.ts';
import { opposites, units } from '../../grammar/languages/common.ts';
import { pieceNames, priceNames, quoteNames } from '../../grammar/languages/edit_words.ts';
import { findPhrase, type Phrase, phrasesOf } from '../../grammar/phrases.ts';
import { everyText } from './find.ts';
import { numberOf } from './nth.ts';
import { inPageWords, isSameRoot, withoutPrefix } from './page_words.ts';
import { figureIn, smallestPart } from './smallest.ts';

export interface Target {
  holds(block: Block, piece: string): boolean;
  /** It is about what is named, and does not only name it among other things. */
  isAbout(piece: string): boolean;
  /** Nothing on the page is about it, and it is no name or figure: it is only named among other things. */
  isPassing: boolean;
  /** Where only a part of a sentence is meant: what is left of it. */
  without(sentence: string): { left: string; gone: string } | undefined;
}

/** Words that say what kind of piece is meant, and not which. */
export const pieceWords = new Set(
  termsOf(
    `${pieceNames} ${quoteNames} ${units.map(({ words }) => words.replaceAll('|', ' ')).join(' ')}`,
  ),
);
export const priceTerms = new Set(termsOf(priceNames));
export const quoteTerms = new Set(termsOf(quoteNames));

/** Nothing when the request names only a kind of piece, or no piece has it all. */
export function targetIn(
  blocks: readonly Block[],
  named: string,
  language: string,
): Target | undefined {
  // Cells too: a word that stands in one is no misspelling of another.
  const texts = blocks.flatMap(everyText);
  const bare = inPageWords(named.replace(/^(?:the|this|that|all|our)\s+/i, ''), texts, language);
  const all = new Set(termsOf(bare, language));
  // `last` says which, and names nothing.
  const specific = [...all].filter(
    (term) => !pieceWords.has(term) && (/^\d/.test(term) || numberOf(term) === undefined),
  );
  if (specific.length === 0) return undefined;
  const spoken = ` ${wordsOf(fold(bare)).join(' ')} `;
  const contexts = new Map(blocks.map((block) => [block, contextOf(block, language)]));
  const inPiece = (piece: string): string[] => {
    const terms = termsOf(piece, language);
    return specific.filter((term) =>
      terms.some((other) => isAkin(term, other) || isValueOf(term, other)),
    );
  };
  const scoreOf = (block: Block, piece: string): number => {
    const held = isOpposite(bare, piece) ? [] : inPiece(piece);
    const rest = specific.filter((term) => !held.includes(term));
    const row = rest.length === 0 ? undefined : besideTerms(block, piece, language);
    const isBeside = (term: string): boolean =>
      contexts.get(block)?.has(term) === true || row?.has(term) === true;
    if (held.length === 0 || !rest.every(isBeside)) return 0;
    // Small words tell neighbours apart: `over 400` is not `151 to 400`.
    return held.length * 2 + longestRun(wordsOf(fold(piece)), spoken) * 4;
  };
  const isNamed = (piece: string): boolean => {
    const label = /^([^:：]{2,60})[:：]\s/u.exec(piece)?.[1];
    if (label === undefined) return false;
    const terms = termsOf(label, language);
    return terms.length === specific.length && specific.every((term) => terms.includes(term));
  };
  const holdsAll = (piece: string): boolean => inPiece(piece).length === specific.length;
  const pieces = blocks.flatMap((block) =>
    piecesOf(block, language).map((piece) => ({ block, piece })),
  );
  // `Budget: 38,600` is the budget; a step that mentions it is not.
  // `The pass rate` is said in those very words, and a `pass mark` is another thing.
  const holdsWords = (piece: string): boolean => {
    const terms = termsOf(piece, language);
    return [...all].every((term) =>
      terms.some((other) => isAkin(term, other) || isValueOf(term, other)),
    );
  };
  const [isWhole = holdsAll] = [isNamed, holdsWords].filter((is) =>
    pieces.some(({ piece }) => is(piece)),
  );
  const anyWhole = pieces.some(({ piece }) => isWhole(piece));
  // What is about it goes; what names it in passing, among other things, stays.
  const isAbout = (piece: string): boolean => {
    const own = termsOf(piece, language);
    return inPiece(piece).length * aboutShare >= own.length || inPiece(own[0] ?? '').length > 0;
  };
  const anyAbout =
    !isProper(bare, language) &&
    pieces.some(({ block, piece }) => !opening.has(block.type) && isWhole(piece) && isAbout(piece));
  const best = new Map<Block, number>();
  for (const { block, piece } of pieces) {
    best.set(block, Math.max(best.get(block) ?? 0, scoreOf(block, piece)));
  }
  if ([...best.values()].every((score) => score === 0)) return undefined;
  // Where a row is meant, other sections lose only what repeats that row. In brackets it is named in passing.
  const isBracketed = (block: Block, piece: string): boolean =>
    anyAbout && isRow(block, piece) && inPiece(piece.replace(brackets, ' ')).length === 0;
  const rows = pieces.flatMap(({ block, piece }) => {
    const score = isRow(block, piece) && !isBracketed(block, piece) ? scoreOf(block, piece) : 0;
    return score > 0 && score === best.get(block) ? [piece] : [];
  });
  return {
    isAbout,
    isPassing: !anyAbout && !isProper(bare, language) && rows.length === 0,
    without: (sentence) => {
      const price = [...all].some((term) => priceTerms.has(term));
      const holding = (part: string): number => (isOpposite(bare, part) ? 0 : inPiece(part).length);
      const part = smallestPart(sentence, holding, { price, name: bare, language });
      const figure = figureIn(bare, sentence);
      const isSure = price || (figure !== undefined && part?.gone.includes(figure) === true);
      return part && isItsPart(sentence, part, holding, isSure) ? part : undefined;
    },
    // Of a table, the row that fits best; elsewhere, whatever says all of it, if anything does.
    holds(block, piece) {
      if (!isListed(block) && rows.length > 0)
        return rows.some((row) => piece.startsWith(row)) || (isWhole(piece) && isAbout(piece));
      if (anyWhole && !isRow(block, piece)) return isWhole(piece) && (!anyAbout || isAbout(piece));
      const score = scoreOf(block, piece);
      return score > 0 && score === best.get(block) && !isBracketed(block, piece);
    },
  };
}

/** One word of so many is what a text is about, and so is the word that it begins with. */
const aboutShare = 3;
const brackets = /[(（][^()（）]{0,200}[)）]/gu;
const opening: ReadonlySet<string> = new Set(['hero', 'heard']);
/** A name or a figure goes wherever it stands. */
const isProper = (named: string, language: string): boolean =>
  /\d/.test(named) || (language !== 'de' && /^\p{Lu}/u.test(named));

/** What is left says less of it than what goes, and stands without it: not the head of a sentence, nor its figure. */
function isItsPart(
  sentence: string,
  { left, gone }: { left: string; gone: string },
  holding: (part: string) => number,
  price: boolean,
): boolean {
  if (price) return true;
  // `Travel within Kent, Surrey and Essex included`: the names behind it lean on it.
  const isHead =
    sentence.startsWith(gone) &&
    /\s\p{Lu}\S*$/u.test(gone) &&
    /^,\s\p{Lu}/u.test(sentence.slice(gone.length));
  const isLabel = /[:：]\s/u.test(gone.replace(brackets, ' ')) && !/[:：]\s/u.test(left);
  // `A workshop in the kitchen, 35 € each`: the figure is told of it.
  const isLeantOn =
    sentence.startsWith(gone) && /^[,;；、]\s?[\p{Sc}\d]/u.test(sentence.slice(gone.length));
  return holding(gone) >= holding(left) && !isHead && !isLabel && !isLeantOn;
}

const sides = opposites.map(([more, less]) => [phrasesOf(more), phrasesOf(less)] as const);

/** `over 400` is asked for, and the piece says `up to 400`. */
function isOpposite(asked: string, piece: string): boolean {
  const says = (text: string, side: readonly Phrase[]): boolean =>
    findPhrase(text, side) !== undefined;
  return sides.some(([more, less]) => {
    const [up, down] = [says(asked, more), says(asked, less)];
    if (up === down) return false;
    const [wanted, other] = up ? [more, less] : [less, more];
    return says(piece, other) && !says(piece, wanted);
  });
}

/** Words in a row that both have. */
function longestRun(words: readonly string[], spoken: string): number {
  let longest = 0;
  for (let start = 0; start < words.length; start++) {
    let run = 0;
    while (
      start + run < words.length &&
      spoken.includes(` ${words.slice(start, start + run + 1).join(' ')} `)
    )
      run++;
    longest = Math.max(longest, run);
  }
  return longest;
}

const isListed = (block: Block): boolean => block.type === 'table' || block.type === 'pricing';
/** Not what is noted below them. */
const isRow = (block: Block, piece: string): boolean =>
  isListed(block) && (!('note' in block) || block.note?.includes(piece) !== true);

/** Where a script has no spaces, terms are pairs of signs, and one alone is in some of them. */
const oneSign = /^\p{scx=Han}$/u;

export const isAkin = (one: string, other: string): boolean =>
  one === other ||
  withoutPrefix(one) === withoutPrefix(other) ||
  isSameRoot(one, other) ||
  (oneSign.test(one) && other.includes(one)) ||
  (one.length >= 5 && other.length >= 5 && (one.startsWith(other) || other.startsWith(one)));

/** What a text tells a property by: `the weight` is told in tonnes, `the founding year` in four figures. */
const told: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [
    /^(?:years?|annees?|anos?|ann[oi]|rok\p{L}{0,2}|\p{L}*(?:jahr|jahreszahl|jaar|jaartal))$/u,
    /^(?:1[89]|20)\d\d$/u,
  ],
  [
    /^(?:weights?|gewicht\p{L}{0,2}|poids|pesos?|pesi|wag[aię])$/u,
    /^(?:t|kg|tons?|tonn\p{L}{0,3}|tonelad\p{L}{0,2}|tony|kilos?|lbs?)$/u,
  ],
  [
    /^(?:noise|larm\p{L}{0,12}|lautstarke|bruit|ruido|rumore|ruidos|geluid\p{L}{0,6}|halas\p{L}?)$/u,
    /^d[bB]a?$/u,
  ],
];

const isValueOf = (name: string, value: string): boolean =>
  told.some(([names, values]) => names.test(fold(name)) && values.test(fold(value)));

/** As they can be taken away: sentences, entries, names of rows. */
function piecesOf(block: Block, language: string): string[] {
  const pieces: string[] = [];
  mapTexts(block, (text, member) => {
    if (member !== 'cells' && member !== 'columns') pieces.push(...sentencesOf(text, language));
    return text;
  });
  if (block.type === 'table') pieces.push(...block.rows.map(({ cells }) => cells[0] ?? ''));
  if (block.type === 'quote')
    pieces.push(`${block.text} ${block.attribution ?? ''} ${block.role ?? ''}`);
  return pieces;
}

/** What stands beside a piece in its own entry: the rest of a row, the title above a text. */
function besideTerms(block: Block, piece: string, language: string): ReadonlySet<string> {
  if (block.type === 'table') {
    const row = block.rows.find(({ cells }) => cells[0] === piece);
    return new Set(row?.cells.flatMap((cell) => termsOf(cell, language)));
  }
  if (block.type !== 'benefits' && block.type !== 'cards') return new Set();
  const item = block.items.find(({ text }) => text?.includes(piece));
  return new Set(termsOf(item?.title ?? '', language));
}

/** What a reader sees around a piece: the heading and, of a table, its columns and what its rows are called. */
function contextOf(block: Block, language: string): ReadonlySet<string> {
  const columns = block.type === 'table' ? block.columns : [];
  const rows =
    block.type === 'table'
      ? block.rows.map(({ cells }) => cells[0] ?? '')
      : block.type === 'pricing'
        ? block.options.map(({ title }) => title)
        : [];
  return new Set(
    [headingOf(block) ?? '', ...columns, ...rows].flatMap((text) => termsOf(text, language)),
  );
}
