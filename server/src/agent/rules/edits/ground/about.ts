// What of a page speaks of a thing that no heading names: a section, an entry of a list, a paragraph, an answer to the reader.
// Every piece is ranked by how much it has of what is named; the clear winner is meant, and where two are close, both may be.
import type { Block } from '../../../../content/content.ts';
import { fold, keyOf, wordsOf } from '../../../../platform/text/words.ts';
import { textsIn } from '../../compose/brief/brief.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { clipped, type Editing } from '../editing.ts';
import { entriesOf } from './entry.ts';
import { everyText, findSections } from './find.ts';
import { sectionOfKind } from './kind_named.ts';
import { type Share, sharing } from './ranking.ts';
import { bareTarget, stripArticles } from './scope.ts';
import { pieceWords } from './target.ts';

export interface Piece {
  block: Block;
  /** In its list or among its paragraphs, or -1 for all of the block. */
  at: number;
  /** Its title, question, heading, or what the reader said. */
  name: string;
  whole: string;
}

interface Found {
  one?: Piece;
  several: Piece[];
  /** Of a section that is meant by several of its pieces, those. */
  parts?: Piece[];
  /** Alone means it, and has no word of it. */
  perhaps?: Piece;
  /** How much of what was named the one has in its words, from 0 to 1. */
  literal: number;
  /** How much a text has. */
  shared(text: string): number;
}

/** What else has nearly as much of it leaves it open which is meant. */
export const clearly = 1.2;
/** So much of it a piece must have. */
export const enough = 0.55;
/** A name that has it tells what the piece is about. */
const inName = 0.25;
/** What stands above a piece is said of it too. */
const above = 0.5;
const whole = 0.9;

/** The one piece that is meant, or those that may be. */
export function pieceAbout({ blocks, brief }: Editing, topic: string): Found {
  const pieces = blocks.flatMap(piecesOf);
  const share = sharing(
    pieces.map(({ whole }) => whole),
    topic,
    brief.language,
    [...textsIn(brief.source)],
  );
  const key = keyOf(topic);
  const all = pieces
    .map((piece) => {
      const [own, name] = [share(piece.whole), share(piece.name)];
      const head = piece.at === -1 ? 0 : share(headingOf(piece.block) ?? '').all * above;
      const most = Math.max(own.all, name.all);
      // What only all of a section has, under a heading that has some of it, is the section.
      const inside = piece.at === -1 && most > 0 ? share(textsOf(piece.block).join(' ')).all : 0;
      const told = Math.min(1, Math.max(inside * whole, most + (most > 0 ? head : 0)));
      const exact = key !== '' && keyOf(piece.name) === key ? 1 : 0;
      const literal = Math.max(own.literal, name.literal);
      // By its meaning alone, only what is called so: a text means many things.
      const isMeant = literal > 0 || name.all > 0;
      return { piece, literal, isMeant, score: told + name.all * inName + exact };
    })
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score);
  const ranked = all.filter(({ isMeant }) => isMeant);
  // What the reader said names a thing; what tells of it on the page is it.
  const isAsked = ({ piece }: (typeof ranked)[number]): boolean => piece.block.type === 'heard';
  const telling = ranked.filter((one) => !isAsked(one) && one.literal >= enough);
  const open = telling.length > 0 ? telling : ranked;
  const shared = (text: string): number => share(text).literal;
  const [best] = open;
  if (!best) {
    const [likely, other] = all;
    return {
      ...(likely && !other && !isAsked(likely) ? { perhaps: likely.piece } : {}),
      several: [],
      literal: 0,
      shared,
    };
  }
  const rivals = open.filter(({ score }) => score * clearly > best.score);
  // `Xero: …` is the piece about it, whatever else names it; of several, the one that begins with it.
  const [own, other] = rivals.length > 1 ? open.filter(({ piece }) => begins(piece, topic)) : [];
  const near = own && !other && !isAsked(own) ? [own] : rivals;
  const { literal } = near[0] ?? best;
  const first = (near[0] ?? best).piece;
  if (near.length === 1) return { one: first, several: [], literal, shared };
  // Several pieces of one section are the section.
  const isOne = near.every(({ piece }) => piece.block === first.block) && !isAsked(best);
  const parts = near.map(({ piece }) => piece);
  if (isOne) return { one: blockPiece(first.block), several: [], parts, literal, shared };
  // Where all of a page is of one trade, its field of meaning points at nothing.
  const several = near.filter((one) => one.literal > 0).map(({ piece }) => piece);
  return { several, literal: 0, shared };
}

/** What a request names, at whatever level: a section by its name or its kind, else the piece that is about it. */
export function pieceNamed(editing: Editing, named: string): Piece | undefined {
  const { blocks, last, selected, brief } = editing;
  const pointing = { byNameOnly: true, last, selected: selected?.componentId };
  const bare = named.replace(/ section$/, '');
  const [called] = findSections(blocks, named, pointing);
  const block = called ?? sectionOfKind(blocks, bare, brief.language);
  return block ? blockPiece(block) : pieceAbout(editing, bareTarget(bare)).one;
}

/** Its first words are those that are named, without the words for a kind of piece. */
export function begins({ name, whole }: Piece, topic: string): boolean {
  const bare = (text: string): string[] => wordsOf(fold(stripArticles(text)));
  const asked = bare(topic).filter((word) => !pieceWords.has(word) && !repliesTo.has(word));
  return (
    asked.length > 0 &&
    [name, whole].some((text) => asked.every((word, at) => bare(text.slice(0, 200))[at] === word))
  );
}

const repliesTo: ReadonlySet<string> = new Set(
  wordsOf(
    'answer question section antwort frage abschnitt reponse respuesta pregunta risposta domanda resposta pergunta antwoord vraag odpowiedz pytanie',
  ),
);

/** What opens and closes a page is meant by its name alone. */
export const closing: ReadonlySet<string> = new Set(['hero', 'ask', 'form', 'callToAction']);

/** A list is meant by its heading or by its entries, a text by its heading or its paragraphs. */
export function piecesOf(block: Block): Piece[] {
  if (closing.has(block.type)) return [];
  if (block.type === 'heard') {
    return block.items.map(({ said, proposed }, at) => ({
      ...{ block, at, name: said, whole: `${said} ${proposed}` },
    }));
  }
  const entries = partsOf(block);
  const heading = headingOf(block);
  if (entries.length === 0) return [blockPiece(block)];
  const columns = block.type === 'table' ? block.columns : [];
  const whole = [heading, ...columns].join(' ');
  const named = heading === undefined ? [] : [{ block, at: -1, name: heading, whole }];
  return [...named, ...entries];
}

const label = /^([^:：.]{2,40})[:：.]\s/u;

const partsOf = (block: Block): Piece[] =>
  block.type === 'prose' && block.paragraphs.length > 1
    ? block.paragraphs.map((whole, at) => ({
        block,
        at,
        name: label.exec(whole)?.[1] ?? '',
        whole,
      }))
    : entriesOf(block);

const blockPiece = (block: Block): Piece => ({
  ...{ block, at: -1, name: headingOf(block) ?? '' },
  whole: block.type === 'quote' ? everyText(block).join(' ') : textsOf(block).join(' '),
});

/** As the reply names it. */
export const nameOfPiece = ({ name, whole }: Piece): string =>
  name === '' ? clipped(whole) : name;

/** How much of it a line that opens the page has. */
export const opening = ({ brief, blocks }: Editing, topic: string): ((line: string) => Share) =>
  sharing(blocks.flatMap(everyText), topic, brief.language);
