// Keeps of a list only the entries that are named.

import type { Block } from '../../../../content/content.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { articles, connectors, units } from '../../grammar/languages/common.ts';
import {
  atStart,
  done,
  type Editing,
  not,
  type Outcome,
  openBlocks,
  replaceBlock,
} from '../editing.ts';
import { type Entry, entriesOf, listOf, withList } from '../ground/entry.ts';
import { entriesCalled } from '../ground/names.ts';
import { scopeOf } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';
import { listed } from './order.ts';

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

/** Of every list or table that has them, only the entries that are named stay. */
export function keepOnly(editing: Editing, { text }: RequestOf<'keepOnly'>): Outcome {
  const { brief } = editing;
  const open = openBlocks(editing).filter(isList);
  const names = text.split(/\s*,\s*|\s(?:and|und|et|y|e|en|i|oraz)\s|と/iu);
  const each = open.flatMap((block) => {
    const kept = names.map((name) => entriesNamed(block, name, brief.language));
    return kept.every((some) => some.length > 0) ? [{ block, kept: kept.flat() }] : [];
  });
  const fewer = each.filter(({ block, kept }) => kept.length < entriesOf(block).length);
  if (fewer.length > 0) {
    const left = fewer.map(({ kept }) => keeping(kept));
    const blocks = left.reduce<readonly Block[]>(replaceBlock, editing.blocks);
    return done(blocks, left[0], `I kept only “${text}” in ${listed(left.map(nameOf))}.`);
  }
  const [whole] = each;
  if (whole)
    return not(`${atStart(nameOf(whole.block))} shows only “${text}” already.`, 'already', text);
  // `Only G8 in the prices`: of that list.
  const scoped = scopeOf(open, text);
  if (scoped && scoped.rest !== text && !editing.within)
    return keepOnly({ ...editing, within: scoped.within }, { kind: 'keepOnly', text: scoped.rest });
  return not(`I found no list with “${text}” on the page, so I changed nothing.`, 'missing', text);
}

/** By their whole name, else the one that has all of its words: `Plus` of `Maintain` and `Maintain Plus`. */
function entriesNamed(block: Block, part: string, language: string): Entry[] {
  const bare = named(part);
  const entries = entriesCalled([block], bare, language);
  if (entries.length > 0) return entries;
  const words = wordsOf(fold(bare));
  const [one, more] = entriesOf(block).filter(({ name }) => {
    const own = wordsOf(fold(name));
    return block.type !== 'faq' && words.length > 0 && words.every((word) => own.includes(word));
  });
  return one && !more ? [one] : [];
}

const keeping = (kept: readonly Entry[]): Block => {
  const [first] = kept as [Entry];
  return withList(
    first,
    listOf(first).filter((_, at) => kept.some((entry) => entry.at === at)),
  );
};

const isList = (block: Block): boolean => entriesOf(block).length > 1;
