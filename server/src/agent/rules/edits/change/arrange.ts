// Another form of what is there: a list as a table, figures in large letters.
import type { Block } from '../../../../content/content.ts';
import { type Draft, withId } from '../../compose/desk.ts';
import { readStat } from '../../compose/stats.ts';
import { headingOf } from '../../compose/texts.ts';
import { whoDoesWhat } from '../../grammar/languages/message_words.ts';
import { kindOfSection } from '../../grammar/section_kinds.ts';
import {
  atStart,
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  targetsOf,
} from '../editing.ts';
import { findSections } from '../ground/find.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';

export function arrange(editing: Editing, { as, section }: RequestOf<'arrange'>): Outcome {
  return as === 'table'
    ? inTable(editing, whoDoesWhat.test(section) ? 'plan' : section)
    : inFigures(editing, section);
}

const tables: ReadonlySet<string> = new Set(['table', 'pricing', 'plan', 'timeline']);

function inTable(editing: Editing, section: string): Outcome {
  const found = targetsOf(editing, section);
  if (isOutcome(found)) return found;
  const [block] = found;
  if (!block) return not(`I found no section “${section}” on the page.`, 'missing', section);
  const name = headingOf(block) ?? section;
  if (tables.has(block.type)) {
    return not(`${atStart(nameOf(block))} is a table already.`, 'already', name);
  }
  const rows = rowsOf(block).filter((cells) => cells.every((cell) => cell !== undefined));
  if (rows.length === 0 || rows.length < rowsOf(block).length) {
    return not(`${atStart(nameOf(block))} has nothing that fits into columns.`, 'impossible');
  }
  const heading = headingOf(block);
  const draft: Draft = {
    type: 'table',
    chunkIds: block.chunkIds,
    ...(heading === undefined ? {} : { heading }),
    columns: ['', ''],
    rows: rows.map((cells) => ({ cells: cells as string[] })),
  };
  const table = withId(draft, editing.blocks);
  const blocks = editing.blocks.map((one) => (one === block ? table : one));
  return done(blocks, table, `I made ${nameOf(block)} a table.`, [name]);
}

/** What stands beside each other in a list. */
function rowsOf(block: Block): (string | undefined)[][] {
  switch (block.type) {
    case 'benefits':
    case 'cards':
    case 'steps':
      return block.items.map(({ title, text }) => [title, text]);
    case 'faq':
      return block.items.map(({ question, answer }) => [question, answer]);
    case 'stats':
      return block.items.map(({ label, value }) => [label, value]);
    default:
      return [];
  }
}

const maxFigures = 4;

/** Only a list of figures and their names. */
function inFigures(editing: Editing, section: string): Outcome {
  const { blocks } = editing;
  const there = blocks.find(({ type }) => type === 'stats');
  if (there && kindOfSection(section) === 'stats') {
    return not(`${atStart(nameOf(there))} shows them already.`, 'already', toldIn(there));
  }
  const block = blocks.find((one) => isNamed(editing, one, section) && statsOf(one).length > 0);
  if (block) {
    const heading = headingOf(block);
    const stats = withId(
      {
        type: 'stats',
        chunkIds: block.chunkIds,
        ...(heading === undefined ? {} : { heading }),
        items: statsOf(block),
      },
      blocks,
    );
    const after = blocks.map((one) => (one === block ? stats : one));
    return done(after, stats, `I set the figures of ${nameOf(block)} in large letters.`, [
      heading ?? section,
    ]);
  }
  const said = `The page has no list “${section}” of figures that stand for themselves.`;
  return not(said, 'impossible');
}

/** `The figures` are any list of them. */
const isNamed = (editing: Editing, block: Block, section: string): boolean =>
  kindOfSection(section) === 'stats'
    ? !isPriceList(block)
    : findSections(editing.blocks, section, { byNameOnly: true }).includes(block);

/** Each entry a name and its figure, or none. */
function statsOf(block: Block): { value: string; label: string }[] {
  const rows = block.type === 'table' ? block.rows.map(({ cells }) => cells) : rowsOf(block);
  const stats = rows.flatMap(([name, figure, ...more]) => {
    const stat = more.length === 0 ? readStat(`${name}: ${figure}`) : undefined;
    return stat && stat.label.length <= 60 && stat.value.length <= 16 ? [stat] : [];
  });
  return stats.length === rows.length && stats.length <= maxFigures ? stats : [];
}

const toldIn = (block: Block): string =>
  block.type === 'stats' ? block.items.map(({ value }) => value).join(', ') : '';
