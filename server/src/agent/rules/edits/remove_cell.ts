// Takes one part out of a cell: `£58 per guest, with wine` without the wine.
import { termsOf } from '../../../platform/text/words.ts';
import { done, type Editing, type Outcome, openBlocks, recite, replaceBlock } from './editing.ts';
import { bareTarget } from './ground/called.ts';
import { inPageWords } from './ground/page_words.ts';
import { nameOf } from './section_name.ts';
import { pieceWords } from './target.ts';

/** Nothing when no part, or more than one, says all that was named. */
export function removeFromCell(editing: Editing, named: string): Outcome | undefined {
  const { language } = editing.desk;
  const tables = openBlocks(editing).filter((block) => block.type === 'table');
  const spots = tables.flatMap((block) =>
    block.rows.flatMap(({ cells }, row) =>
      cells.flatMap((cell, column) => (column === 0 ? [] : [{ block, row, column, cell }])),
    ),
  );
  const asked = termsOf(
    inPageWords(
      bareTarget(named),
      spots.map(({ cell }) => cell),
      language,
    ),
    language,
  ).filter((term) => !pieceWords.has(term));
  const meant = spots.flatMap((spot) => {
    const parts = spot.cell.split(/,\s|、/u);
    const at = parts.findIndex((part) => {
      const terms = termsOf(part, language);
      return asked.length > 0 && asked.every((term) => terms.includes(term));
    });
    return at > 0 ? [{ ...spot, parts, at }] : [];
  });
  const [only, more] = meant;
  if (!only || more) return undefined;
  const { block, row, column, parts, at } = only;
  const left = parts.toSpliced(at, 1).join(', ');
  const rows = block.rows.map((one, index) =>
    index === row ? { ...one, cells: one.cells.with(column, left) } : one,
  );
  const changed = recite({ ...block, rows }, editing.desk);
  const gone = parts[at] ?? '';
  const blocks = replaceBlock(editing.blocks, changed);
  const outcome = done(blocks, changed, `I removed “${gone}” from ${nameOf(block)}.`, [gone]);
  // What is left stood there before, on whosever word.
  return { ...outcome, dictated: [left] };
}
