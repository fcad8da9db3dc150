// Two sections in one: entries join entries, texts join texts, and a text becomes an entry of a list.
import type { Block } from '../../../../content/content.ts';
import { ensureEnd, joinSentences } from '../../../../platform/text/sentences.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import {
  cite,
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  onlySelected,
  targetOf,
} from '../editing.ts';
import { pieceNamed } from '../ground/about.ts';
import {
  type Entry,
  entriesOf,
  entryIn,
  listOf,
  toldOf,
  withList,
  withoutEntry,
} from '../ground/entry.ts';
import { bareTarget } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';

export function merge(editing: Editing, request: RequestOf<'merge'>): Outcome {
  const refused = onlySelected(editing, 'merged nothing');
  if (refused) return refused;
  const other = pieceNamed(editing, request.other)?.block ?? targetOf(editing, request.other);
  if (isOutcome(other)) return other;
  const { brief, blocks } = editing;
  const named = bareTarget(request.one);
  const others = blocks.filter((block) => block !== other);
  const entry = entryIn(others, named, brief.language);
  const one =
    entry?.block ?? pieceNamed(editing, request.one)?.block ?? targetOf(editing, request.one);
  if (isOutcome(one)) return one;
  const joined = one === other ? undefined : into(one, entry, other, brief.language);
  if (!joined) {
    const said = `What ${nameOf(one)} says does not fit the form of ${nameOf(other)}, so I changed nothing. Two lists or two texts can be merged, and a text can go into the FAQ.`;
    return not(said, 'noFit', nameIn(one, request.one), nameIn(other, request.other));
  }
  const whole = { ...joined.block, chunkIds: cite(other, one.chunkIds) } as Block;
  const after = blocks.flatMap((block) => {
    if (block === other) return [whole];
    return block === one ? joined.left : [block];
  });
  const what = entry ? `“${entry.name}”` : nameOf(one);
  const about = [entry?.name ?? nameIn(one, request.one)];
  const outcome = done(after, whole, `I put ${what} into ${nameOf(other)}.`, about);
  return { ...outcome, deed: 'moved' };
}

const nameIn = (block: Block, named: string): string => headingOf(block) ?? named;

interface Item {
  title: string;
  text?: string;
}

/** What the target says then, and what is left of the other: it goes whole, or one entry of it does. */
function into(
  one: Block,
  entry: Entry | undefined,
  other: Block,
  language: string,
): { block: Block; left: Block[] } | undefined {
  const items = itemsOf(one, entry, language);
  const rest = entry && withoutEntry(entry);
  const left = rest ? [rest] : [];
  if (other.type === 'prose') {
    const said = one.type === 'prose' ? one.paragraphs : items?.map(asText);
    return said && { block: { ...other, paragraphs: [...other.paragraphs, ...said] }, left };
  }
  if (other.type === 'benefits' || other.type === 'cards' || other.type === 'steps') {
    return items && { block: { ...other, items: [...other.items, ...items] } as Block, left };
  }
  if (other.type === 'faq' && one.type !== 'faq') {
    // The bare points of a list answer nothing.
    const told = entry || items?.every(({ text }) => text !== undefined) ? items : undefined;
    const answers = told?.map((item) => asAnswer(item, language));
    return answers && { block: { ...other, items: [...other.items, ...answers] }, left };
  }
  // What is told of a price list stands below it.
  if ((other.type === 'table' || other.type === 'pricing') && one.type === 'prose')
    return { block: { ...other, note: [other.note ?? [], one.paragraphs].flat().join(' ') }, left };
  if (entry || one.type !== other.type) return undefined;
  return sameKind(one, other);
}

/** `Cleaning, twice a year` is answered as a whole under its first words. */
function asAnswer({ title, text }: Item, language: string): { question: string; answer: string } {
  const [question = title] = title.split(/[,、:：]\s?/u);
  return { question, answer: ensureEnd(text ?? title, language) };
}

function sameKind(one: Block, other: Block): { block: Block; left: Block[] } | undefined {
  const [[more], [own]] = [entriesOf(one), entriesOf(other)];
  return own && more && { block: withList(own, [...listOf(own), ...listOf(more)]), left: [] };
}

function itemsOf(block: Block, entry: Entry | undefined, language: string): Item[] | undefined {
  if (block.type === 'benefits' || block.type === 'steps' || block.type === 'cards') {
    const items: readonly Item[] = block.items;
    const own = entry ? items.filter((_, at) => at === entry.at) : items;
    return own.map(({ title, text }) => ({ title, ...(text === undefined ? {} : { text }) }));
  }
  if (entry) return [{ title: entry.name, text: toldOf(entry) }];
  const title = headingOf(block);
  if (block.type !== 'prose' || title === undefined) return undefined;
  return [{ title, text: joinSentences([...block.paragraphs], language) }];
}

const asText = ({ title, text }: Item): string =>
  text === undefined ? title : `${title}: ${text}`;
