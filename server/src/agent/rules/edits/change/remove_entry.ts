// Takes one entry out of its list: by its title, by its number, or as the one with the lowest price.

import type { Block } from '../../../../content/content.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { inList } from '../../grammar/languages/edit_words.ts';
import {
  allQuoted,
  done,
  type Editing,
  not,
  type Outcome,
  openBlocks,
  withLeft,
} from '../editing.ts';
import {
  type Entry,
  entriesOf,
  entryIn,
  extremeIn,
  listOf,
  withList,
  withoutEntry,
} from '../ground/entry.ts';
import { entriesCalled, speaksOnlyOf } from '../ground/names.ts';
import { asLines, isNumbered, listsWith, nthCalled, withoutNth } from '../ground/nth.ts';
import { inPageWords } from '../ground/page_words.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { scopeOf, stripArticles } from '../ground/scope.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import { pieceWords } from '../ground/target.ts';
import { listed } from './order.ts';

const goes = (editing: Editing, block: Block, left: Block | undefined, gone: string): Outcome =>
  withLeft(editing, block, left, `I removed “${gone}” from ${nameOf(block)}.`, [gone]);

const entryGoes = (editing: Editing, entry: Entry | undefined): Outcome | undefined =>
  entry && goes(editing, entry.block, withoutEntry(entry), entry.name);

/** An entry by its very title, where no section is called so; or as the cheapest or the dearest of its list. */
export function removeEntry(editing: Editing, named: string): Outcome | undefined {
  const open = openBlocks(editing);
  const extreme = extremeIn(scopeOf(open, named)?.within ?? open, named);
  if (extreme) return entryGoes(editing, extreme);
  const wanted = keyOf(stripArticles(named));
  if (wanted === '' || editing.blocks.some((block) => keyOf(headingOf(block) ?? '') === wanted)) {
    return undefined;
  }
  const entries = entriesCalled(open, named, editing.brief.language);
  return entries.length === 0 ? undefined : everyGoes(editing, entries);
}

/** From every list that has it, and with it the answers that are about nothing else. */
function everyGoes(editing: Editing, entries: readonly Entry[]): Outcome {
  const [{ name, block: first }] = entries as [Entry];
  const isPriced = entries.some(({ block: { type } }) => type === 'pricing' || type === 'table');
  const others = entries
    .flatMap(({ block }) => entriesOf(block).map((one) => one.name))
    .filter((other) => other !== name);
  const isAbout = speaksOnlyOf(name, others);
  const gone = [name];
  const where: Block[] = [];
  const open = openBlocks(editing);
  const blocks = editing.blocks.flatMap((block) => {
    const own = entries.filter((entry) => entry.block === block);
    const [entry] = own;
    if (entry) {
      where.push(block);
      const left = listOf(entry).filter((_, at) => !own.some((one) => one.at === at));
      return left.length === 0 ? [] : [withList(entry, left)];
    }
    const answers = isPriced && (block.type === 'faq' || block.type === 'heard');
    const without =
      answers && open.includes(block)
        ? withoutPieces(block, isAbout, editing.brief.language)
        : undefined;
    if (!without) return [block];
    where.push(block);
    gone.push(...without.gone);
    return without.block ?? [];
  });
  const said = `I removed ${allQuoted(gone)} from ${listed(where.map(nameOf))}.`;
  return done(
    blocks,
    blocks.find(({ componentId }) => componentId === first.componentId),
    said,
    gone,
  );
}

/** What went stands in other lists too: `Wild canoe, for one`; or, for a word that its neighbours lack, `Natives, large`. */
export function withItsRows(editing: Editing, section: string, outcome: Outcome): Outcome {
  const { language } = editing.brief;
  const { blocks = [], about = [] } = outcome;
  const all = editing.blocks.flatMap(entriesOf);
  const entry = all.find(({ name }) => about.includes(name));
  if (!entry) return outcome;
  const others = entriesOf(entry.block).flatMap(({ name }) => termsOf(name, language));
  const isOwn = (term: string): boolean => others.filter((other) => other === term).length === 1;
  const own = isPriceList(entry.block) ? [] : termsOf(section, language).filter(isOwn);
  const isIts = ({ name, block }: Entry): boolean =>
    (name.startsWith(entry.name) && /^\s?[,:;(–-]/.test(name.slice(entry.name.length))) ||
    (isPriceList(block) && own.includes(termsOf(name, language)[0] ?? ''));
  const gone: string[] = [];
  const left = blocks.flatMap((block) => {
    const rows = openBlocks(editing).includes(block) ? entriesOf(block).filter(isIts) : [];
    const [first] = rows;
    if (!first || rows.length === listOf(first).length) return [block];
    gone.push(...rows.map(({ name }) => name));
    return [
      withList(
        first,
        listOf(first).filter((_, at) => !rows.some((row) => row.at === at)),
      ),
    ];
  });
  const did = `${outcome.did} I removed ${allQuoted(gone)} too.`;
  return gone.length === 0
    ? outcome
    : { ...outcome, blocks: left, did, about: [...about, ...gone] };
}

/** What is called so in other words: `the Group plan`, `the question about August`. */
export const removeCalled = (editing: Editing, named: string): Outcome | undefined =>
  entryGoes(editing, entryIn(openBlocks(editing), named, editing.brief.language));

/** `the FAQ about leaving`: of the list that is named, the one entry that speaks of the rest of the request. */
export function removeFrom(
  editing: Editing,
  named: string,
  within: readonly Block[],
): Outcome | undefined {
  const { language } = editing.brief;
  const titles = new Set(
    within.flatMap((block) => termsOf(`${headingOf(block) ?? ''} ${nameOf(block)}`, language)),
  );
  const entries = within.flatMap(entriesOf);
  const page = entries.map(({ whole }) => whole);
  const asked = termsOf(inPageWords(stripArticles(named), page, language), language).filter(
    (term) => !titles.has(term) && !pieceWords.has(term),
  );
  const [only, more] = entries.filter(({ whole }) => {
    const terms = new Set(termsOf(whole, language));
    return asked.some((term) => terms.has(term));
  });
  return more ? undefined : entryGoes(editing, only);
}

/** An entry by its number, where one list can be meant. */
export function removeNth(editing: Editing, named: string): Outcome | undefined {
  const phrase = named.replace(inList, '');
  const nth = nthCalled(openBlocks(editing), phrase);
  if (!nth) return undefined;
  const { brief, within, selected } = editing;
  const open = openBlocks(editing).filter((block) => !nth.of || nth.of === block);
  const lists = within
    ? open.filter((block) => isNumbered(block, asLines(block, nth)))
    : listsWith(open, nth);
  const [block] = lists;
  if (!block) return undefined;
  if (lists.length > 1 && !within && !selected) {
    const said = `There are several lists on the page: ${listed(lists.map(nameOf))}. Say which one you mean.`;
    return not(said, 'unclear');
  }
  const without = withoutNth(block, within ? asLines(block, nth) : nth, brief.language);
  return without
    ? goes(editing, block, without.block, without.gone)
    : not(`I found no such entry in ${nameOf(block)}.`, 'missing', phrase);
}
