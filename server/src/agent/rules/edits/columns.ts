// Takes a column out of a table: `the Group plan`, `kolumna L`.
import type { Block } from '../../../content/content.ts';
import { keyOf, termsOf } from '../../../platform/text/words.ts';
import { done, type Editing, type Outcome, openBlocks, recite, replaceBlock } from './editing.ts';
import { stripArticles } from './ground/scope.ts';
import { nameOf } from './section_name.ts';
import { pieceWords } from './target.ts';

type Table = Extract<Block, { type: 'table' }>;

const columnWord =
  /(?:^|\s)(?:columns?|spalten?|colonnes?|columnas?|colonn[ae]|colunas?|kolom(?:men)?|kolumn(?:a|ę|y)|عمود|العمود)(?:\s|$)|(?:の)?列$/iu;

/** Nothing when no column is called so; a word such as `plan` may stand beside its name. */
export function removeColumn(editing: Editing, named: string): Outcome | undefined {
  const found = columnIn(editing, named);
  if (!found) return undefined;
  const { block, at } = found;
  const changed = recite(
    withoutColumns(block, (index) => index === at),
    editing.desk,
  );
  const name = block.columns[at] ?? named;
  const said = `I removed the column “${name}” from ${nameOf(block)}.`;
  return done(replaceBlock(editing.blocks, changed), changed, said, [name]);
}

/** The column that is called so, where only one is. */
function columnIn(editing: Editing, named: string): { block: Table; at: number } | undefined {
  const { language } = editing.desk;
  const bare = stripArticles(named.replace(columnWord, ' ').replace(/["“”«»„「」]/g, ' '));
  const asked = termsOf(bare, language).filter((term) => !pieceWords.has(term));
  const isCalled = (whole: string): boolean => {
    const column = bareColumn(whole);
    const terms = termsOf(column, language);
    return (
      (keyOf(column) === keyOf(bare) && column !== '') ||
      (terms.length > 0 &&
        asked.length === terms.length &&
        terms.every((term) => asked.includes(term)))
    );
  };
  const [one, more] = openBlocks(editing).flatMap((block) => {
    const at = block.type === 'table' ? block.columns.findIndex(isCalled) : -1;
    return block.type === 'table' && at > 0 && block.columns.length > 2 ? [{ block, at }] : [];
  });
  return more ? undefined : one;
}

export function renameColumn(editing: Editing, named: string, name: string): Outcome | undefined {
  const found = columnIn(editing, named);
  if (!found) return undefined;
  const { block, at } = found;
  const changed = { ...block, columns: block.columns.with(at, name) };
  const said = `I renamed the column “${block.columns[at]}” to “${name}”.`;
  return done(replaceBlock(editing.blocks, changed), changed, said, [name]);
}

/** `L (40 × 30)` is called `L`. */
export const bareColumn = (column: string): string =>
  column.replace(/\s*[(（][^()（）]*[)）]$/u, '');

export function withoutColumns(table: Table, isGone: (at: number) => boolean): Table {
  const pick = (cells: readonly string[]): string[] => cells.filter((_, at) => !isGone(at));
  const rows = table.rows.map((row) => ({ ...row, cells: pick(row.cells) }));
  return { ...table, columns: pick(table.columns), rows };
}
