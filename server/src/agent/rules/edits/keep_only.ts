// Keeps of a list or a table only the entries that are named.
import type { Block } from '../../../content/content.ts';
import { type Editing, not, type Outcome, openBlocks, withBlock } from './editing.ts';
import { entriesOf, listOf, withList } from './ground/entry.ts';
import { articles, connectors, units } from './languages/common.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';
import { targetIn } from './target.ts';

const article = new RegExp(`^(?:${articles})\\s+`, 'iu');
const ofKind = new RegExp(
  `^(?:${units.map(({ words }) => words).join('|')})\\p{L}{0,3}\\s(?:${connectors}|about|with|pour|para|per|voor|für|über|mit|con|com|met|sur|sobre|su|over)\\s`,
  'iu',
);

/** `the lines for schools` are those with `schools`. */
function named(part: string): string {
  const bare = part.replace(article, '');
  const name = bare.replace(ofKind, '').replace(article, '');
  return name.trim() === '' ? bare : name;
}

/** Of the list or table that has it, only the entries that are named stay. */
export function keepOnly(editing: Editing, { text }: RequestOf<'keepOnly'>): Outcome {
  const { desk } = editing;
  const open = openBlocks(editing).filter(isList);
  const names = text.split(/\s*,\s*|\s(?:and|und|et|y|e|en|i|oraz)\s|と/iu);
  const targets = [[text], ...(names.length > 1 ? [names] : [])].map((parts) =>
    parts.flatMap((part) => targetIn(open, named(part), desk.language) ?? []),
  );
  const meant = targets.find((some, at) => some.length === (at === 0 ? 1 : names.length)) ?? [];
  for (const block of meant.length > 0 ? open : []) {
    const kept = withEntries(block, (entry) => meant.some((one) => one.holds(block, entry)));
    if (!kept || entriesOf(kept).length === entriesOf(block).length) continue;
    return withBlock(editing, kept, `I kept only “${text}” in ${nameOf(kept)}.`);
  }
  return not(`I found no list with “${text}” on the page, so I changed nothing.`, 'missing', text);
}

/** Nothing when none of its entries is named. */
function withEntries(block: Block, isNamed: (entry: string) => boolean): Block | undefined {
  const isRow = block.type === 'table' || block.type === 'pricing';
  const kept = entriesOf(block).filter(({ name, whole }) => isNamed(isRow ? name : whole));
  const [first] = kept;
  if (!first) return undefined;
  return withList(
    first,
    kept.map(({ at }) => listOf(first)[at]),
  );
}

const isList = (block: Block): boolean => entriesOf(block).length > 1;
