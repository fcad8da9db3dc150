// Lines that begin with a name and tell of it: entries of a list, rows of a table, labelled paragraphs, on the page and in the
// sources. Those that stand together are a run.
import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { keyOf, wordsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import type { Editing } from '../editing.ts';
import { closing } from '../ground/about.ts';
import { entriesOf, toldOf } from '../ground/entry.ts';
import { labelled } from './parts.ts';

/** A name, and what is said of it. */
export interface Line {
  name: string;
  text: string;
  /** In its list or among the paragraphs of its block. */
  at: number;
  mark: string;
  cells?: readonly string[];
  chunkIds: readonly string[];
}

/** Lines that stand together. */
export interface Run {
  lines: Line[];
  heading: string;
  columns: readonly string[];
  block?: Block;
}

const dashed = /^(\P{P}{2,40}?)\s[-–—]\s(?=\S)/u;
const costing =
  /^(\p{Lu}[^\s,.]{1,20}(?:\s\p{Lu}\S{0,20})?)\s(?:is|costs?|kostet|coûte|cuesta|costa|custa|kost|kosztuje)\s(?=\P{L}{0,3}\d)/u;

function lineOf(text: string, at: number, chunkIds: readonly string[]): Line[] {
  for (const [mark, shape] of Object.entries({ dashed, labelled, costing })) {
    const [whole = '', name] = shape.exec(text) ?? [];
    if (name !== undefined && wordsOf(name).length <= 5)
      return [{ name, text: text.slice(whole.length), at, mark, chunkIds }];
  }
  return [];
}

/** `Stone paper 71 € a thousand | 2,130 €`: the figure is no part of the name. */
function withoutAmount(line: Line): Line {
  const [whole = '', name] = /^(\P{N}{3,40}?)\s(?=[£$€]?\d)/u.exec(line.name) ?? [];
  const rest = line.name.slice(whole.length);
  return name === undefined || !hasAmount(rest)
    ? line
    : { ...line, name, text: `${rest}, ${line.text}` };
}

/** A name that comes again begins another run, and so does another way to mark names. */
const parted = (lines: readonly Line[], around: Omit<Run, 'lines'>): Run[] => {
  const runs: Run[] = [];
  for (const line of lines) {
    const open = runs.at(-1)?.lines ?? [];
    const goesOn =
      open.at(-1)?.mark === line.mark && !open.some(({ name }) => keyOf(name) === keyOf(line.name));
    if (goesOn) open.push(line);
    else runs.push({ ...around, lines: [line] });
  }
  return runs.filter((run) => run.lines.length > 1);
};

export function runsOnPage(block: Block): Run[] {
  if (closing.has(block.type) || block.type === 'faq' || block.type === 'heard') return [];
  const { chunkIds } = block;
  const columns = block.type === 'table' ? block.columns : [];
  const lines =
    block.type === 'prose'
      ? block.paragraphs.flatMap((text, at) => lineOf(text, at, chunkIds))
      : entriesOf(block).flatMap((entry): Line[] => {
          const { name, at } = entry;
          const cells = block.type === 'table' ? { cells: block.rows[at]?.cells ?? [] } : {};
          const text = toldOf(entry).slice(name.length).replace(/^:\s/u, '');
          const line = { name, text, at, mark: block.type, chunkIds, ...cells };
          return text === '' ? [] : [withoutAmount(line)];
        });
  return parted(lines, { heading: headingOf(block) ?? '', columns, block });
}

export function runsInSources({ brief }: Editing): Run[] {
  const citing = (chunkId: string | undefined): string[] => (chunkId ? [chunkId] : []);
  return [...brief.source.context, ...brief.source.topics].flatMap((section) => {
    const { heading = '', paragraphs, items, tables } = section;
    const around = { heading, columns: [] };
    const entries = items.flatMap(({ title, text, chunkId }, at): Line[] =>
      text === undefined
        ? []
        : [{ name: title, text, at, mark: 'item', chunkIds: citing(chunkId) }],
    );
    const rows = tables.flatMap((table) =>
      table.rows.map(([name = '', ...cells], at): Line => {
        const text = cells.filter((cell) => cell !== '').join(', ');
        const chunkIds = citing(table.chunkId);
        return withoutAmount({ name, text, at, mark: 'row', cells: [name, ...cells], chunkIds });
      }),
    );
    const told = paragraphs.flatMap(({ text, chunkId }, at) => lineOf(text, at, citing(chunkId)));
    // A line that the reader of the sources took for no row stands beside its table.
    const whole = [...rows.filter(({ text }) => text !== ''), ...told].map((line) => ({
      ...line,
      mark: 'row',
    }));
    const columns = tables[0]?.columns ?? [];
    return [
      ...parted(entries, around),
      ...parted(rows, { heading, columns }),
      ...parted(told, around),
      ...(rows.length > 0 && told.length > 0 ? parted(whole, around) : []),
    ];
  });
}
