// Keeps of a list only the entries that are named; cuts a sentence at a mark.

import type { Block } from '../../../../content/content.ts';
import { ensureEnd, sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { bestInOrder } from '../../compose/desk.ts';
import { headingOf, mapTexts, textsOf } from '../../compose/texts.ts';
import { articles, connectors, units } from '../../grammar/languages/common.ts';
import { dangling } from '../../grammar/languages/edit_words.ts';
import {
  allQuoted,
  atStart,
  done,
  type Editing,
  not,
  type Outcome,
  openBlocks,
  replaceBlock,
  withBlock,
} from '../editing.ts';
import { type Entry, entriesOf, listOf, withList } from '../ground/entry.ts';
import { findSections } from '../ground/find.ts';
import { entriesCalled } from '../ground/names.ts';
import { typesNamed } from '../ground/nth.ts';
import { inPageWords } from '../ground/page_words.ts';
import { scopeOf } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin, pieceWords } from '../ground/target.ts';
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
export function keepOnly(editing: Editing, { text, count }: RequestOf<'keepOnly'>): Outcome {
  const { desk } = editing;
  if (count !== undefined) return keepBest(editing, text, count);
  const open = openBlocks(editing).filter(isList);
  const names = text.split(/\s*,\s*|\s(?:and|und|et|y|e|en|i|oraz)\s|と/iu);
  const each = open.flatMap((block) => {
    const kept = names.map((name) => entriesNamed(block, name, desk.language));
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

/** `The two most important questions`: those that fit the reader best, in their order. */
function keepBest(editing: Editing, text: string, count: number): Outcome {
  const asked = typesNamed(text)?.includes('faq');
  const lists = openBlocks(editing).filter((block) => listIn(block).length > 1);
  const [found] = findSections(lists, text, {});
  const block =
    found ?? (asked ? lists.find(({ type }) => type === 'faq' || type === 'heard') : undefined);
  if (!block) return not(`I found no list “${text}” on the page.`, 'missing', text);
  const list = listIn(block);
  const name = headingOf(block) ?? text;
  const told = (entry: unknown): string =>
    Object.values(entry as object)
      .filter((value) => typeof value === 'string')
      .join(' ');
  // What the reader told beside their questions is none of them.
  const open = asked ? list.filter((entry) => /[?？؟]/u.test(told(entry))) : list;
  if (open.length <= count) {
    return not(`${atStart(nameOf(block))} has no more than ${open.length}.`, 'already', name);
  }
  const best = bestInOrder(editing.desk, open, count, told);
  const items = list.filter((entry) => best.includes(entry) || !open.includes(entry));
  const kept = best.map((entry) => plainQuote(String(Object.values(entry as object)[0])));
  const said = `I kept ${allQuoted(kept)} in ${nameOf(block)}.`;
  return withBlock(editing, { ...block, items } as Block, said, kept);
}

const plainQuote = (text: string): string => text.replace(/^[“«„「]|[”»“」]$/gu, '');

const listIn = (block: Block): readonly unknown[] =>
  'items' in block && Array.isArray(block.items) ? block.items : [];

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

export function cut(editing: Editing, { mark, about }: RequestOf<'cut'>): Outcome {
  const { language } = editing.desk;
  const named = inPageWords(about, editing.blocks.flatMap(textsOf), language);
  const asked = termsOf(named, language).filter((term) => !pieceWords.has(term));
  const scoreOf = (text: string): number => {
    const terms = termsOf(text, language);
    return asked.filter((term) => terms.some((other) => isAkin(term, other))).length;
  };
  const [best, next] = openBlocks(editing)
    .filter(({ type }) => type !== 'quote' && type !== 'heard')
    .flatMap((block) =>
      textsOf(block).flatMap((text) => {
        const found = text === headingOf(block) ? undefined : cutAt(text, mark, language);
        const entry = entriesOf(block).find(({ whole }) => whole.includes(text));
        const score = scoreOf(`${headingOf(block) ?? ''} ${entry?.whole ?? text}`);
        return found ? [{ ...found, block, text, score }] : [];
      }),
    )
    .sort((a, b) => b.score - a.score);
  if (!best) return not(`I found no text with “${mark}” that could be cut.`, 'missing', mark);
  if (next && next.score === best.score && mark.length < 3) {
    return not(`“${mark}” stands in several texts; say in which one.`, 'unclear', mark);
  }
  const changed = mapTexts(best.block, (text) => (text === best.text ? best.left : text));
  return withBlock(editing, changed, `I cut “${best.gone}” from ${nameOf(best.block)}.`, [
    best.gone,
  ]);
}

const word = /[\p{L}\p{N}]/u;

function cutAt(
  text: string,
  mark: string,
  language: string,
): { left: string; gone: string } | undefined {
  const at = indexOfWord(text, mark);
  const sentence = sentencesOf(text, language).find((one) => {
    const start = text.indexOf(one);
    return start <= at && at < start + one.length;
  });
  if (at === -1 || sentence === undefined) return undefined;
  const end = at + mark.length;
  const stop = text.indexOf(sentence) + sentence.length;
  // Where the sentence ends with the mark, what follows is the rest of the text.
  const isLast =
    text
      .slice(end, stop)
      .replace(/[.!?。]$/, '')
      .trim() === '';
  const to = isLast ? text.length : stop;
  const kept = text.slice(0, end).replace(dangling, '');
  const bare = kept.endsWith(mark) && !word.test(mark) ? kept.slice(0, -mark.length) : kept;
  const ended = ensureEnd(bare.trim(), language);
  // A title had no stop before.
  const whole = /[.!?。]$/.test(text) ? ended : ended.replace(/[.。]$/, '');
  const left = `${whole}${text.slice(to)}`.trim();
  const gone = text.slice(bare.length, to).replace(/^[\s,;:–-]{1,4}/, '');
  return left === '' || gone.trim() === '' ? undefined : { left, gone };
}

function indexOfWord(text: string, mark: string): number {
  const [where, what] = [text.toLowerCase(), mark.toLowerCase()];
  const latin = /[\p{sc=Latin}\p{N}]/u;
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + what.length)];
    if (!word.test(mark) || (!latin.test(before) && !latin.test(after))) return at;
  }
  return -1;
}
