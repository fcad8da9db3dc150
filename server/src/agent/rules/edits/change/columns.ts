// Changes parts of a table: a column (`the Group plan`, `kolumna L`), or one part of a cell.

import type { Block } from '../../../../content/content.ts';
import { fold, keyOf, termsOf } from '../../../../platform/text/words.ts';
import { columnWord } from '../../grammar/languages/edit_words.ts';
import { type Editing, type Outcome, openBlocks, withBlock } from '../editing.ts';
import { inPageWords } from '../ground/page_words.ts';
import { bareTarget, stripArticles } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import { pieceWords, priceTerms } from '../ground/target.ts';

type Table = Extract<Block, { type: 'table' }>;

const tablesIn = (editing: Editing): Table[] =>
  openBlocks(editing).flatMap((block) => (block.type === 'table' ? [block] : []));

/** Nothing when no column is called so; a word such as `plan` may stand beside its name. `begun`: its head may go on, or shorten the word. */
export function removeColumn(editing: Editing, named: string, begun = false): Outcome | undefined {
  const found = columnIn(editing, named, begun);
  if (!found) return undefined;
  const { block, at } = found;
  const name = block.columns[at] ?? named;
  const said = `I removed the column “${name}” from ${nameOf(block)}.`;
  return withBlock(
    editing,
    withoutColumns(block, (index) => index === at),
    said,
    [name],
  );
}

/** The column that is called so, where only one is. */
function columnIn(editing: Editing, named: string, begun = false): Column | undefined {
  const { language } = editing.brief;
  const heads = tablesIn(editing).flatMap(({ columns }) => columns);
  const plain = stripArticles(named.replace(columnWord, ' ').replace(/["“”«»„「」]/g, ' '));
  const bare = inPageWords(plain, heads, language);
  const asked = termsOf(bare, language).filter(
    (term) => !pieceWords.has(term) && !priceTerms.has(term),
  );
  const isCalled = (whole: string): boolean => {
    const column = bareColumn(whole);
    const terms = termsOf(column, language);
    const isSame = asked.length === terms.length && terms.every((term) => asked.includes(term));
    return (keyOf(column) === keyOf(bare) && column !== '') || (terms.length > 0 && isSame);
  };
  const isIt = begun ? (head: string) => beginsWith(head, plain) : isCalled;
  const [one, more] = tablesIn(editing).flatMap((block) =>
    block.columns.flatMap((head, at) =>
      at > 0 && block.columns.length > 2 && isIt(head) ? [{ block, at }] : [],
    ),
  );
  return more ? undefined : one;
}

interface Column {
  block: Table;
  at: number;
}

/** `Draught in metres`, and `Cap. at rest` for the capacity. */
function beginsWith(head: string, name: string): boolean {
  const [, first = '', stop = ''] = /^(\p{L}{3,})(\.?)/u.exec(head.trim()) ?? [];
  const asked = fold(name.trim());
  if (first === '' || !/^\p{L}+$/u.test(asked) || priceTerms.has(asked)) return false;
  return fold(first) === asked || (stop !== '' && asked.startsWith(fold(first)));
}

export function renameColumn(editing: Editing, named: string, name: string): Outcome | undefined {
  const found = columnIn(editing, named);
  if (!found) return undefined;
  const { block, at } = found;
  const changed = { ...block, columns: block.columns.with(at, name) };
  return withBlock(editing, changed, `I renamed the column “${block.columns[at]}” to “${name}”.`, [
    name,
  ]);
}

/** `L (40 × 30)` is called `L`. */
const bareColumn = (column: string): string => column.replace(/\s*[(（][^()（）]*[)）]$/u, '');

export function withoutColumns(table: Table, isGone: (at: number) => boolean): Table {
  const pick = (cells: readonly string[]): string[] => cells.filter((_, at) => !isGone(at));
  const rows = table.rows.map((row) => ({ ...row, cells: pick(row.cells) }));
  return { ...table, columns: pick(table.columns), rows };
}

/** `£58 per guest, with wine` without the wine; nothing when no part, or more than one, says all that was named. */
export function removeFromCell(editing: Editing, named: string): Outcome | undefined {
  const { language } = editing.brief;
  const cells = tablesIn(editing).flatMap((block) =>
    block.rows.flatMap((row, at) =>
      row.cells.flatMap((cell, column) => (column === 0 ? [] : [{ block, at, column, cell }])),
    ),
  );
  const texts = cells.map(({ cell }) => cell);
  const asked = termsOf(inPageWords(bareTarget(named), texts, language), language).filter(
    (term) => !pieceWords.has(term),
  );
  const [only, more] = cells.flatMap((spot) => {
    const parts = spot.cell.split(/,\s|、/u);
    const part = parts.findIndex((text) => {
      const terms = termsOf(text, language);
      return asked.length > 0 && asked.every((term) => terms.includes(term));
    });
    return part > 0 ? [{ ...spot, left: parts.toSpliced(part, 1), gone: parts[part] ?? '' }] : [];
  });
  if (!only || more) return undefined;
  const { block, at, column, left, gone } = only;
  const rows = block.rows.map((row, index) =>
    index === at ? { ...row, cells: row.cells.with(column, left.join(', ')) } : row,
  );
  const said = `I removed “${gone}” from ${nameOf(block)}.`;
  // What is left stood there before, on whosever word.
  return withBlock(editing, { ...block, rows }, said, [gone], { dictated: [] });
}
