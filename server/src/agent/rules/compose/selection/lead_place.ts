// What the team wants first stands first: the section, the entry or the sentence that tells of it is brought below the
// top, from wherever it is on the page or in the sources.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { type Brief, citing, withId } from '../brief/brief.ts';
import { isShortened, maxBlocks, mostOf } from '../sections/finish.ts';
import { headingOf } from '../texts/texts.ts';
import { fitToReader } from './fitting.ts';
import { entryIn } from './labels.ts';
import {
  answerApart,
  entryFirst,
  isPriceWord,
  nearTop,
  tellsPrices,
  typeNamed,
} from './placing.ts';
import { prohibitionsOf } from './prohibitions.ts';
import { halvesOf, opensOf, type Teller, tellerOf, tellsFirst } from './told_lead.ts';

/** A way to go on, somebody's words and a row of names tell nothing of a matter. */
const fixed: ReadonlySet<Block['type']> = new Set(
  'hero callToAction form ask sender logos quote plan media gallery'.split(' ') as Block['type'][],
);
/** Of more entries, one stands for itself. */
const fewEntries = 3;
/** A list of one is none. */
const leastLeft = 2;
const leastTold = 40;

export const ledAbove = (brief: Brief, blocks: readonly Block[]): Block[] =>
  soughtUp(brief, ledFirst(brief, blocks));

/** What somebody is to find at once. */
const soughtUp = (brief: Brief, blocks: readonly Block[]): Block[] =>
  brief.commands.list.reduce<Block[]>(
    (placed, one) =>
      one.kind !== 'early' || one.sought !== true || isPriceWord(one.about)
        ? placed
        : brought(brief, placed, tellerOf(brief, one.about), nearTop, leastLeft),
    [...blocks],
  );

/** `Hale Dairy: a third less waste`, and the section of Hale Dairy. */
export const isOfHeadline = (hero: Block, heading: string | undefined): boolean =>
  hero.type === 'hero' && heading !== undefined && hero.headline.startsWith(`${heading}:`);

function ledFirst(brief: Brief, blocks: readonly Block[]): Block[] {
  const { list } = brief.commands;
  const below = list.find((one) => one.kind === 'first');
  const wish =
    below ?? list.find((one) => one.kind === 'lead' && one.headline !== true && !one.concern);
  if (wish?.kind !== 'lead' && wish?.kind !== 'first') return [...blocks];
  if (isPriceWord(wish.about) || typeNamed(brief, wish.about)) return [...blocks];
  const [hero, first] = blocks;
  if (hero && first && isOfHeadline(hero, headingOf(first))) return [...blocks];
  const answered = list.some(({ kind }) => kind === 'answered') && blocks[1]?.type === 'heard';
  const to = answered ? 2 : 1;
  return tellersOf(brief, wish.about).reduce(
    (placed, teller, at) => brought(brief, placed, teller, to + at),
    [...blocks],
  );
}

/** Of each of two things, where the sources tell of both; else of what is wished for as a whole. */
export function tellersOf(brief: Brief, about: string): Teller[] {
  const halves = halvesOf(about, brief.language).map((half) => tellerOf(brief, half));
  const known = halves.every(({ bar, isVague }) => Number.isFinite(bar) && !isVague);
  return halves.length > 1 && known ? halves : [tellerOf(brief, about)];
}

function brought(
  brief: Brief,
  blocks: readonly Block[],
  teller: Teller,
  to: number,
  few = fewEntries,
): Block[] {
  const [hero] = blocks;
  const above = blocks.slice(1, to + 1);
  if (!hero || !Number.isFinite(teller.bar)) return [...blocks];
  if (tellsFirst(teller, [hero])) return [...blocks];
  if (few === fewEntries && above.some((block) => tells(teller, opensOf(block))))
    return [...blocks];
  const [best] = blocks
    .filter(({ type }) => !fixed.has(type))
    .map((block) => ({ block, score: Math.max(0, ...unitsOf(brief, block).map(teller.score)) }))
    .filter(({ block, score }) => score >= teller.bar && !tellsPrices(block))
    .sort((a, b) => b.score - a.score);
  if (best) return moved(brief, blocks, best.block, teller, to, few);
  const most = isShortened(brief) ? mostOf(brief) - 1 : maxBlocks + 1;
  const made = blocks.length <= most ? fromSource(brief, teller, blocks) : undefined;
  return made ? blocks.toSpliced(to, 0, withId(made, blocks)) : [...blocks];
}

const tells = ({ score, bar }: Teller, texts: readonly string[]): boolean =>
  texts.some((text) => score(text) >= bar);

/** What may be brought up: an entry, a row, a sentence, each with what it stands under. */
function unitsOf({ language }: Brief, block: Block): string[] {
  const heading = headingOf(block) ?? '';
  const own = ((): string[] => {
    if (block.type === 'prose')
      return block.paragraphs.flatMap((one) => sentencesOf(one, language));
    if (block.type === 'table') return block.rows.map(({ cells }) => cells.join(' '));
    if ('items' in block) return (block.items as object[]).map(textOf);
    return [];
  })();
  return [heading, ...own.map((one) => `${heading} ${one}`)];
}
const textOf = (entry: object): string =>
  Object.values(entry)
    .filter((value) => typeof value === 'string')
    .join(' ');

function moved(
  brief: Brief,
  blocks: readonly Block[],
  block: Block,
  teller: Teller,
  to: number,
  few: number,
): Block[] {
  const heading = headingOf(block) ?? '';
  const best = <T>(entries: readonly T[], read: (entry: T) => string): T | undefined => {
    const scores = entries.map((one) => teller.score(`${heading} ${read(one)}`));
    const most = Math.max(0, ...scores);
    return most < teller.bar ? undefined : entries[scores.indexOf(most)];
  };
  const before = blocks.filter((one) => one !== block);
  const placed = (...made: Block[]): Block[] => before.toSpliced(to, 0, ...made);
  const without = (left: Block, ...made: Block[]): Block[] =>
    blocks.map((one) => (one === block ? left : one)).toSpliced(to, 0, ...made);
  switch (block.type) {
    case 'heard': {
      const found = best(block.items, textOf);
      return found
        ? placed({ ...block, items: [found, ...block.items.filter((one) => one !== found)] })
        : [...blocks];
    }
    case 'faq': {
      const found = best(block.items, textOf);
      if (!found) return [...blocks];
      const [made, left] = answerApart(brief, blocks, block, found.question);
      if (!made || made === block) return [...blocks];
      return left ? without(left, made) : placed(made);
    }
    case 'benefits':
    case 'cards': {
      const found = best(block.items as { title: string; text?: string }[], textOf);
      const { text = '' } = found ?? {};
      if (!found || block.items.length <= few || text.length < leastTold)
        return placed(found ? entryFirst(brief, block, found.title) : block);
      const made = {
        type: 'prose' as const,
        chunkIds: block.chunkIds,
        heading: found.title,
        paragraphs: [text],
      };
      const items = (block.items as object[]).filter((one) => one !== found);
      return without({ ...block, items } as Block, withId(made, blocks));
    }
    case 'prose': {
      const found = best(block.paragraphs, (one) => one);
      const rest = block.paragraphs.filter((one) => one !== found);
      const entry = rest.length === 0 ? undefined : entryIn(found ?? '');
      if (entry) {
        const { title, text } = entry;
        const made = { ...block, heading: title, paragraphs: [text] };
        return without({ ...block, paragraphs: rest }, withId(made, blocks));
      }
      return placed(found === undefined ? block : { ...block, paragraphs: [found, ...rest] });
    }
    default:
      return placed(block);
  }
}

type Made = Parameters<typeof withId>[0];

/** Nothing of it is on the page: the entry, the answer or the passage, where nothing forbids it. */
function fromSource(brief: Brief, teller: Teller, blocks: readonly Block[]): Made | undefined {
  const { context, topics, questions, wary } = fitToReader(brief).source;
  const held = prohibitionsOf(brief);
  const used = new Set(blocks.map(headingOf));
  const isFree = (text: string): boolean =>
    !held.some(({ forbids }) => forbids(text)) && !wary.some((sentence) => text.includes(sentence));
  const made = (heading: string | undefined, text: string, from: { chunkId?: string }) => ({
    text: `${heading ?? ''} ${text}`,
    block: {
      type: 'prose' as const,
      chunkIds: citing([from]),
      ...(heading === undefined || used.has(heading) ? {} : { heading }),
      paragraphs: [text],
    },
  });
  const [best] = [
    ...questions.map((one) => made(one.question, one.answer, one)),
    ...[...context, ...topics].flatMap(({ heading, items, paragraphs }) => [
      ...items.flatMap((item) =>
        item.text === undefined ? [] : [made(item.title, item.text, item)],
      ),
      ...paragraphs.map((passage) => made(heading, passage.text, passage)),
    ]),
  ]
    .map((one) => ({ ...one, score: teller.score(one.text) }))
    .filter(
      ({ score, text, block }) =>
        score >= teller.bar &&
        isFree(text) &&
        text.length >= leastTold &&
        block.paragraphs.length > 0,
    )
    .sort((a, b) => b.score - a.score);
  return best?.block;
}
