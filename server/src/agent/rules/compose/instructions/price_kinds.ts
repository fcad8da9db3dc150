// `Rental prices only`, `no purchase prices`, `keine Kaufpreise`: which of several prices of one thing are meant, in
// whatever words a table calls them.
import { hasAmount } from '../../../../platform/text/money.ts';
import { pricing } from '../../commands/patterns.ts';
import type { Table } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { type Field, fieldsNamed, meaningsIn } from '../../fit/thesaurus.ts';
import { priceColumns } from '../texts/bare_prices.ts';
import { isOfSingle } from '../texts/price_called.ts';
import { columnsMeant } from './narrowed_columns.ts';

/** `Kaufpreise`, `huurprijzen`. */
const compound =
  /^(\p{L}{3,}?)(?:preise?n?|kosten|tarife?n?|kosten|prij(?:s|zen)|tarie(?:f|ven))$/iu;
const small =
  /(?<!\p{L})(?:d[’']|(?:de|du|des|di|del|della|do|da|dos|das|van|von|für|for|of|the|die|den)(?!\p{L}))/giu;

/** What kind of prices a wish names; none where it means all of them, or none. */
export function priceKindIn(about: string): string | undefined {
  const whole = about.trim();
  if (compound.test(whole)) return whole;
  const kind = whole.replace(pricing, ' ').replace(small, ' ').replace(/\s+/gu, ' ').trim();
  return kind.length > 1 && kind.length < whole.length ? kind : undefined;
}

/** `Hire per piece`. */
const ofOne =
  /(?<!\p{L})(?:(?:per|a|an|each|pro|je|par|por|al|za|na|by the)[- ](?:stuk|stück|piece|item|unit|each|pièce|unité|unidad|pieza|pezzo|unità|unidade|peça|sztuk[ęai]|szt)|unit|unitair\p{L}*|unitari[oa]s?|jednostkow\p{L}+|(?:stuks|stück|einzel)\p{L}*)(?!\p{L})|単価|一[枚個本台]/iu;

type Side = 'rental' | 'purchasing';
/** What is sold is what others buy; and short words that no dictionary of customers has. */
const sold =
  /(?<!\p{L})(?:sales?|verkauf\p{L}*|verkoop\p{L}*|koop\p{L}*|aankoop\p{L}*|ventes?|ventas?|vendit[ae]|vendas?|sprzeda\p{L}+|kup\p{L}+)(?!\p{L})|販売/iu;

let fields: Record<Side, ReadonlySet<Field>> | undefined;

/** Whether a text speaks of having for a time, or for good. */
export function sidesOf(text: string, language: string): ReadonlySet<Side> {
  fields ??= { rental: fieldsNamed('rental'), purchasing: fieldsNamed('purchasing') };
  const { rental, purchasing } = fields;
  const means = (side: ReadonlySet<Field>): boolean =>
    meaningsIn(text, language).some((word) => word.some((field) => side.has(field)));
  const found = new Set<Side>();
  if (means(rental)) found.add('rental');
  if (sold.test(text) || means(purchasing)) found.add('purchasing');
  return found;
}

/** `Rent` is what `rental` means. */
export function isSameSide(one: string, other: string, language: string): boolean {
  const [first, second] = [sidesOf(one, language), sidesOf(other, language)];
  return first.size === 1 && second.size === 1 && [...first].every((side) => second.has(side));
}

/** The columns of these kinds, by their words or else by what they mean; none where all are. */
export function columnsOfKinds(
  names: readonly string[],
  kinds: readonly string[],
  language: string,
): number[] {
  const worded = columnsMeant(names, kinds, language);
  if (worded.length > 0) return worded;
  if (kinds.some(isOfSingle)) {
    return names.flatMap((name, at) => (at > 0 && ofOne.test(name) ? [at] : []));
  }
  const found = names.flatMap((name, at) =>
    at > 0 && kinds.some((kind) => isSameSide(name, kind, language)) ? [at] : [],
  );
  return found.length === names.length - 1 ? [] : found;
}

/** Those of them that have prices: `only the price of the stands of 18 m²` means none of the column `Area`. */
export function pricedColumnsOf(
  { columns, rows, kind }: Table,
  kinds: readonly string[],
  language: string,
): number[] {
  const found = columnsOfKinds(columns, kinds, language);
  const isPriced = (at: number): boolean => rows.some((row) => hasAmount(row[at] ?? ''));
  return kind === 'prices' && !found.some(isPriced) ? [] : found;
}

/**
 * The table with these columns alone. A row whose only amount stood elsewhere goes with it; one amount that belongs to no
 * column stands apart, unless it is told of what went.
 */
export function withColumns(
  table: Table,
  columns: readonly number[],
  language: string,
): { tables: Table[]; gone: string[] } {
  const isKept = (at: number): boolean => at === 0 || columns.includes(at);
  const gone = table.columns.filter((name, at) => !isKept(at) && name !== '');
  const lost = new Set(gone.flatMap((name) => [...sidesOf(name, language)]));
  const pick = <T>(list: readonly T[]): T[] => list.filter((_, at) => isKept(at));
  const isShort = ([, one = '', ...rest]: readonly string[]): boolean =>
    table.columns.length > 2 && hasAmount(one) && rest.every((cell) => cell === '');
  const full = table.rows.filter((row) => !isShort(row));
  const rows = full
    .filter(
      (row) =>
        row.some((cell, at) => at > 0 && isKept(at) && hasAmount(cell)) || !row.some(hasAmount),
    )
    .map(pick);
  const apart = table.rows.filter(
    (row) => isShort(row) && ![...sidesOf(row[0] ?? '', language)].some((side) => lost.has(side)),
  );
  const below: Table = { ...table, columns: ['', ''], rows: apart.map((row) => row.slice(0, 2)) };
  const kept = { ...table, columns: pick(table.columns), rows };
  return { tables: apart.length === 0 ? [kept] : [kept, below], gone };
}

/** Without the columns of these prices. */
export function withoutPrices(source: Source, kind: string): Source {
  const { language } = source;
  const sections = (list: Source['context']): Source['context'] =>
    list.map((section) => ({
      ...section,
      tables: section.tables.flatMap((table) => {
        // Where it is the only column of prices, all of them go.
        if (isAllOf(table, kind, language)) return [];
        const named = columnsOfKinds(table.columns, [kind], language);
        const others = table.columns.flatMap((_, at) =>
          at > 0 && !named.includes(at) ? [at] : [],
        );
        return named.length === 0 ? [table] : withColumns(table, others, language).tables;
      }),
    }));
  return { ...source, context: sections(source.context), topics: sections(source.topics) };
}

/** The one column of prices is called so, and there is nothing else to tell. */
function isAllOf(table: Table, kind: string, language: string): boolean {
  const priced = priceColumns(table, false).map((at) => table.columns[at] ?? '');
  const [name = ''] = priced;
  return (
    priced.length === 1 &&
    name !== '' &&
    table.columns.length === 2 &&
    columnsOfKinds(['', name, ''], [kind], language).length > 0
  );
}

/** What the sources call the prices of this kind, where they stand in columns of their own. */
export const columnsCalled = ({ context, topics, language }: Source, kind: string): string[] =>
  [...context, ...topics].flatMap(({ tables }) =>
    tables.flatMap((table) =>
      isAllOf(table, kind, language)
        ? table.columns.slice(1)
        : columnsOfKinds(table.columns, [kind], language).map((at) => table.columns[at] ?? ''),
    ),
  );
