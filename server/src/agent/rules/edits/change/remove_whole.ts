// What is named as a whole goes as a whole: the smallest entry, paragraph or section that has every word which names it. One of
// them is what it is called by and another what it tells (`the Breda example`), or the request calls it a story.
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { storyNames } from '../../grammar/languages/edit_words.ts';
import {
  done,
  type Editing,
  type Outcome,
  openBlocks,
  perhaps,
  several,
  withBlock,
} from '../editing.ts';
import { nameOfPiece, type Piece, piecesOf } from '../ground/about.ts';
import { entriesOf, withoutEntry } from '../ground/entry.ts';
import { termsOn } from '../ground/known_terms.ts';
import { isAkin } from '../ground/target.ts';
import { sectionIn } from './order.ts';

export const stories = new Set(termsOf(storyNames));

/** Nothing where one sentence has every word: that is smaller. */
export function removeWhole(editing: Editing, named: string): Outcome | undefined {
  const { language } = editing.brief;
  const pieces = openBlocks(editing)
    .filter(({ type }) => type !== 'heard' && type !== 'quote')
    .flatMap(piecesOf);
  const { terms } = termsOn(openBlocks(editing), named, language);
  const tells = terms.filter((term) => !stories.has(term));
  const isStory = tells.length < terms.length;
  const count = (text: string, some: readonly string[]): number => {
    const own = termsOf(text, language);
    return some.filter((term) => own.some((other) => isAkin(term, other))).length;
  };
  const has = (text: string, some = terms): boolean => count(text, some) === some.length;
  // A title ends without a full stop, and is no part of the sentence behind it; the first sentence of a paragraph is none.
  const sentencesIn = ({ name, whole }: Piece): string[] =>
    sentencesOf(
      whole.startsWith(name) && !whole.startsWith(`${name}.`) ? whole.slice(name.length) : whole,
      language,
    );
  if (tells.length === 0 || pieces.some((one) => sentencesIn(one).some((text) => has(text))))
    return undefined;
  // `Vitality off the insurance list`: what stands in a row with others goes without them.
  const isMember = (one: Piece): boolean => {
    const own = terms.filter((term) => count(one.name, [term]) === 0);
    return sentencesIn(one).some((text) => {
      const members = text.split(/[,;、，；]/u);
      return members.length > 1 && members.some((part) => isBrief(part) && has(part, own));
    });
  };
  const called = pieces.filter(
    (one) =>
      terms.length > 1 &&
      count(one.name, terms) > 0 &&
      has(`${one.name} ${one.whole}`) &&
      (isStory || !isMember(one)),
  );
  const opened = pieces.filter((one) => has(`${one.name} ${sentencesIn(one)[0] ?? ''}`, tells));
  const found = called.length > 0 ? called : isStory ? opened : [];
  const [one, more] = found;
  if (one && more) return several(found.map(nameOfPiece));
  if (one) return pieceGoes(editing, one);
  const told = isStory ? pieces.filter(({ whole }) => has(whole, tells)) : [];
  return told.length === 1 ? told.map(nameOfPiece).map(perhaps)[0] : undefined;
}

const isBrief = (part: string): boolean => wordsOf(part).length <= 6;

/** With its list, where it was the last of it. */
export function pieceGoes(editing: Editing, piece: Piece): Outcome {
  const { block, at } = piece;
  const name = nameOfPiece(piece);
  const left = withoutAt(piece);
  const said = `I removed “${name}”.`;
  if (left) return withBlock(editing, left, said, [name]);
  const gone = new Set(at === -1 ? sectionIn(editing, block) : [block]);
  return done(
    editing.blocks.filter((other) => !gone.has(other)),
    undefined,
    said,
    [name],
  );
}

/** Nothing where no other is left. */
function withoutAt({ block, at }: Piece) {
  if (at === -1) return undefined;
  if (block.type === 'heard') {
    return block.items.length < 2 ? undefined : { ...block, items: block.items.toSpliced(at, 1) };
  }
  if (block.type === 'prose') return { ...block, paragraphs: block.paragraphs.toSpliced(at, 1) };
  const entry = entriesOf(block)[at];
  return entry && withoutEntry(entry);
}
