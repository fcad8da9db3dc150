// `The total yes, single prices no`: of a list of prices with its sum, the sum alone, or all but the sum.
import { hasAmount } from '../../../../platform/text/money.ts';
import type { Section } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { isOfSingle, isOfTotal, isSum } from '../texts/price_called.ts';

/** Nothing where the wish is of neither. */
export function withoutPart(source: Source, about: string): Source | undefined {
  const [single, total] = [isOfSingle(about), isOfTotal(about)];
  if (!single && !total) return undefined;
  const goes = (entry: string): boolean => hasAmount(entry) && isSum(entry) === total;
  const left = (list: readonly Section[]): Section[] => list.map((one) => sectionOf(one, goes));
  return { ...source, context: left(source.context), topics: left(source.topics) };
}

/** What went, as it is written: no other text may tell it again. */
export function partOf({ source }: { source: Source }, about: string): (text: string) => boolean {
  const left = withoutPart(source, about) ?? source;
  const [all, kept] = [source, left].map(
    ({ context, topics }) =>
      new Set(
        [...context, ...topics].flatMap(({ tables }) =>
          tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
        ),
      ),
  );
  return (text) => all?.has(text) === true && kept?.has(text) !== true;
}

function sectionOf(section: Section, goes: (entry: string) => boolean): Section {
  const { items, tables, paragraphs } = section;
  const rows = tables.flatMap((table) => table.rows.map((row) => row.join(' ')));
  const entries = items.map(({ title, text = '' }) => `${title} ${text}`);
  const told = [...rows, ...entries, ...paragraphs.map(({ text }) => text)].filter(hasAmount);
  // Without a sum nobody can tell that the others are parts of it.
  if (told.length < 2 || !told.some(isSum)) return section;
  return {
    ...section,
    items: items.filter((_, at) => !goes(entries[at] ?? '')),
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.filter((row) => !goes(row.join(' '))),
    })),
    paragraphs: paragraphs.filter(({ text }) => !goes(text)),
  };
}
