// A shorter page, or a section of half its length: what matters least to this reader goes first, piece by piece. What they
// asked about goes last; their questions with the answers, price lists and what opens and ends the page never.
import { figuresIn } from '../../../../claims/figures.ts';
import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import { mostTexts } from '../../compose/answers/likely/likely.ts';
import { type Brief, fitOf } from '../../compose/brief/brief.ts';
import { leansOnOther } from '../../compose/texts/claim_lines.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import type { Editing } from '../editing.ts';
import { entriesOf, withoutEntry } from '../ground/entry.ts';
import { sharesRare, speaksOf } from '../ground/meant.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { isBinding } from './binding.ts';

/** How much of it stays, about. */
export const shares = { some: 0.72, half: 0.5, least: 0.4 };
export type Degree = keyof typeof shares;
/** What the reader asked about goes where the rest is still so much longer than it should be. */
const excess = 1.25;

interface Piece {
  /** What goes with it. */
  texts: readonly string[];
  block: Block;
  left: Block | undefined;
  cost: number;
}

/** The page with less in the blocks that may lose something. */
export function withLess(
  { blocks, brief }: Editing,
  open: readonly Block[],
  degree: Degree,
): readonly Block[] {
  const worth = worthOf(brief, blocks);
  const may = new Set(open.map(({ componentId }) => componentId));
  const isOpen = ({ componentId }: Block): boolean => may.has(componentId);
  const most = sizeOf(blocks.filter(isOpen)) * shares[degree];
  let now = blocks;
  for (;;) {
    const size = sizeOf(now.filter(isOpen));
    if (size <= most) return now;
    const isLong = size > most * excess;
    const pieces = now
      .flatMap((block, at) =>
        (isOpen(block) ? piecesOf(block, brief) : []).map((piece) => ({
          ...piece,
          cost:
            Math.max(...piece.texts.map(worth)) +
            (piece.texts.some((text) => isBinding(text, brief.language)) ? asked : 0) +
            piece.cost +
            2 * (1 - at / now.length),
        })),
      )
      .sort((a, b) => a.cost - b.cost);
    // A section of a page that should only be shorter goes after all that is smaller.
    const small = pieces.find(({ left, cost }) => left && cost < asked);
    const least = degree === 'some' ? (small ?? (isLong ? pieces[0] : undefined)) : pieces[0];
    const isDear = (least?.cost ?? 0) >= asked;
    if (!least || (isDear && !isLong)) return now;
    now = now.flatMap((block) => (block === least.block ? (least.left ?? []) : [block]));
  }
}

export const sizeOf = (blocks: readonly Block[]): number =>
  blocks.flatMap(textsOf).reduce((sum, text) => sum + text.length, 0);

const maxSaid = 40;
export const asked = 40;
const repeated = -8;
/** A whole entry, or a whole section, tells more than a sentence. */
const costs = { sentence: 0, entry: 2, section: 6, proof: 14 };
const proving = ({ type }: Block): 'section' | 'proof' =>
  type === 'quote' || type === 'stats' ? 'proof' : 'section';

/** By what the reader said, in their words or others; what is said above needs no saying again. */
export function worthOf(brief: Brief, blocks: readonly Block[]): (text: string) => number {
  const texts = answersIn(brief).length;
  // Each is held against all that the sources say; of very much, only the words of questions count.
  const said = brief.said
    .flatMap(({ sentences }) => sentences)
    .slice(0, texts > mostTexts ? 0 : maxSaid);
  const speaking = said.map((sentence) => speaksOf(brief, sentence));
  const sharing = said.map((sentence) => sharesRare(brief, sentence));
  const above = blocks
    .filter(({ type }) => type === 'heard' || type === 'hero')
    .flatMap(textsOf)
    .map(keyOf);
  const worths = new Map<string, number>();
  return (text) => {
    const before = worths.get(text);
    if (before !== undefined) return before;
    const isAbove = above.some((other) => other.includes(keyOf(text)));
    const share = Math.max(0, ...speaking.map((speaks) => speaks(text)));
    const isTheirs = share >= 0.5 || sharing.some((shares) => shares(text));
    const wanted = isTheirs ? asked : 0;
    const proof = hasAmount(text) ? 3 : isProof(text) ? 2 : 0;
    const worth = isAbove ? repeated : fitOf(brief, text) + 20 * share + proof + wanted;
    worths.set(text, worth);
    return worth;
  };
}

const kept: ReadonlySet<string> = new Set(
  'hero heard form callToAction ask sender place media gallery logos'.split(' '),
);
/** A list of steps is whole or gone; a price list stays. */
const listed: ReadonlySet<string> = new Set('benefits cards faq'.split(' '));
const priced: ReadonlySet<string> = new Set('table pricing'.split(' '));

function piecesOf(block: Block, brief: Brief): Piece[] {
  const entries = listed.has(block.type) ? entriesOf(block) : [];
  const goes = !kept.has(block.type) && !priced.has(block.type);
  const sentences = textsOf(block).flatMap((text) => sentencesOf(text, brief.language));
  const texts = [...sentences, ...entries.map(({ whole }) => whole)];
  return [
    ...sentencesIn(block, brief).flatMap((sentence) => {
      const without = withoutPieces(block, (piece) => piece === sentence, brief.language);
      const left = without?.block;
      return left ? [{ texts: [sentence], block, left, cost: costs.sentence }] : [];
    }),
    ...(entries.length > 1 ? entries : []).map((entry) => ({
      ...{ texts: [entry.whole], block, left: withoutEntry(entry) },
      // Of two, one is hardly a list any more.
      cost: entries.length === 2 ? costs.section : costs.entry,
    })),
    ...(goes ? [{ texts, block, left: undefined, cost: costs[proving(block)] }] : []),
  ];
}

/** Members that are text, and whether all of it may go. */
const running = { subheadline: false, text: false, answer: false, caption: true, note: true };

/** Sentences that nothing around them needs: not the first, no question before its answer, none that the next one leans on. */
function sentencesIn(block: Block, { language }: Brief): string[] {
  if (block.type === 'quote' || block.type === 'statement') return [];
  const texts: { text: string; all: boolean }[] = [];
  const look = (entry: object): void => {
    for (const [member, value] of Object.entries(entry)) {
      if (typeof value === 'string' && member in running)
        texts.push({ text: value, all: running[member as keyof typeof running] });
    }
  };
  look(block);
  if ('items' in block && block.type !== 'heard') for (const item of block.items) look(item);
  if (block.type === 'prose')
    for (const [at, text] of block.paragraphs.entries()) texts.push({ text, all: at > 0 });
  const introduced = block.type === 'heard' && block.introduction ? [block.introduction] : [];
  return [
    ...introduced.flatMap((text) => sentencesOf(text, language)),
    ...texts.flatMap(({ text, all }) => {
      const sentences = sentencesOf(text, language);
      return sentences.filter((sentence, at) => {
        const next = sentences[at + 1];
        const leans = next !== undefined && leansOnOther(next, language);
        const answers = isQuestion(sentence) || isQuestion(sentences[at - 1] ?? '');
        return (all || at >= openingOf(sentences)) && !leans && !answers;
      });
    }),
  ];
}

/** Figures, prices, dates and what somebody said stay: the prose around them goes first. */
const isProof = (text: string): boolean => /["“”«»„「」]/.test(text) || figuresIn(text).length > 0;

/** `Yes.` and `Fjordline Nord.` alone say nothing. */
export const openingOf = ([first = '']: readonly string[]): number =>
  first.length < 12 || /^(?:\p{Lu}\S{0,30}(?:\s|$)){1,5}$/u.test(first) ? 2 : 1;
