// Two sections in one: entries join entries, texts join texts, and a text becomes an entry of a list.
import type { Block } from '../../../content/content.ts';
import { joinSentences } from '../../../platform/text/sentences.ts';
import { headingOf } from '../compose/texts.ts';
import {
  cite,
  done,
  type Editing,
  isOutcome,
  isWithinLimits,
  not,
  type Outcome,
  onlySelected,
  recite,
  targetOf,
} from './editing.ts';
import { type Entry, entryIn } from './ground/entry.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

export function merge(editing: Editing, request: RequestOf<'merge'>): Outcome {
  const refused = onlySelected(editing, 'merged nothing');
  if (refused) return refused;
  const other = targetOf(editing, request.other);
  if (isOutcome(other)) return other;
  const { desk, blocks } = editing;
  const entry = entryIn(
    blocks.filter((block) => block !== other),
    request.one,
    desk.language,
  );
  const one = entry?.block ?? targetOf(editing, request.one);
  if (isOutcome(one)) return one;
  const joined = one === other ? undefined : into(one, other, desk.language, entry);
  if (!joined || ![joined.block, ...joined.left].every(isWithinLimits)) {
    const said = `What ${nameOf(one)} says does not fit the form of ${nameOf(other)}, so I changed nothing. Two lists or two texts can be merged.`;
    return not(said);
  }
  const whole = { ...joined.block, chunkIds: cite(other, one.chunkIds) } as Block;
  const after = blocks.flatMap((block) => {
    if (block === other) return [recite(whole, desk)];
    return block === one ? joined.left : [block];
  });
  const what = entry ? `“${entry.name}”` : nameOf(one);
  return done(after, whole, `I put ${what} into ${nameOf(other)}.`);
}

interface Item {
  title: string;
  text?: string;
}

/** What the target says then, and what is left of the other. */
function into(
  one: Block,
  other: Block,
  language: string,
  entry?: Entry,
): { block: Block; left: Block[] } | undefined {
  const items = itemsOf(one, language, entry);
  const left = entry ? withoutEntry(entry) : [];
  if (other.type === 'prose') {
    const said = one.type === 'prose' ? one.paragraphs : items?.map(asText);
    return said && { block: { ...other, paragraphs: [...other.paragraphs, ...said] }, left };
  }
  if (other.type === 'benefits' || other.type === 'cards' || other.type === 'steps') {
    return items && { block: { ...other, items: [...other.items, ...items] } as Block, left };
  }
  if (entry || one.type !== other.type) return undefined;
  return sameKind(one, other);
}

function sameKind(one: Block, other: Block): { block: Block; left: Block[] } | undefined {
  for (const member of ['items', 'rows', 'options'] as const) {
    const [more, own] = [one, other].map(
      (block) => (block as Partial<Record<string, unknown>>)[member],
    );
    if (!Array.isArray(more) || !Array.isArray(own)) continue;
    return { block: { ...other, [member]: [...own, ...more] } as Block, left: [] };
  }
  return undefined;
}

function itemsOf(block: Block, language: string, entry?: Entry): Item[] | undefined {
  if (block.type === 'benefits' || block.type === 'steps' || block.type === 'cards') {
    const items: readonly Item[] = block.items;
    const own = entry ? items.filter((_, at) => at === entry.at) : items;
    return own.map(({ title, text }) => ({ title, ...(text === undefined ? {} : { text }) }));
  }
  const title = headingOf(block);
  if (block.type !== 'prose' || title === undefined) return undefined;
  return [{ title, text: joinSentences([...block.paragraphs], language) }];
}

const asText = ({ title, text }: Item): string =>
  text === undefined ? title : `${title}: ${text}`;

function withoutEntry({ block, member, at }: Entry): Block[] {
  const entries = (block as unknown as Record<string, unknown[]>)[member] ?? [];
  return entries.length < 2 ? [] : [{ ...block, [member]: entries.toSpliced(at, 1) } as Block];
}
