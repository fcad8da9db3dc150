// Keeps of a list or a table only the entries that are named.
import type { Block } from '../../../content/content.ts';
import {
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  recite,
  replaceBlock,
} from './editing.ts';
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
  const { desk, selected } = editing;
  const open = editing.blocks.filter(
    (block) => isList(block) && (!selected || block.componentId === selected.componentId),
  );
  const names = text.split(/\s*,\s*|\s(?:and|und|et|y|e|en|i|oraz)\s|と/iu);
  const targets = [[text], ...(names.length > 1 ? [names] : [])].map((parts) =>
    parts.flatMap((part) => targetIn(open, named(part), desk.language) ?? []),
  );
  const meant = targets.find((some, at) => some.length === (at === 0 ? 1 : names.length)) ?? [];
  for (const block of meant.length > 0 ? open : []) {
    const kept = withEntries(block, (entry) => meant.some((one) => one.holds(block, entry)));
    if (!kept || entriesOf(kept) === entriesOf(block) || !isWithinLimits(kept)) continue;
    return done(
      replaceBlock(editing.blocks, recite(kept, desk)),
      kept,
      `I kept only “${text}” in ${nameOf(kept)}.`,
    );
  }
  return not(`I found no list with “${text}” on the page, so I changed nothing.`, 'missing', text);
}

/** Nothing when none of its entries is named. */
function withEntries(block: Block, isNamed: (entry: string) => boolean): Block | undefined {
  if (block.type === 'table') {
    const rows = block.rows.filter(({ cells }) => isNamed(cells[0] ?? ''));
    return rows.length === 0 ? undefined : { ...block, rows };
  }
  if (block.type === 'pricing') {
    const options = block.options.filter(({ title }) => isNamed(title));
    return options.length === 0 ? undefined : { ...block, options };
  }
  if (block.type !== 'benefits' && block.type !== 'cards') return undefined;
  const items = block.items.filter(({ title, text }) => isNamed(`${title} ${text ?? ''}`));
  return items.length === 0 ? undefined : ({ ...block, items } as Block);
}

const entriesOf = (block: Block): number =>
  block.type === 'table'
    ? block.rows.length
    : block.type === 'pricing'
      ? block.options.length
      : 'items' in block
        ? block.items.length
        : 0;
const isList = (block: Block): boolean => entriesOf(block) > 1 && block.type !== 'heard';
