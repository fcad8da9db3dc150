// Tables of the sources as blocks: prices as offers where each has more to say than
// its price, opening hours and lists of prices as tables, programmes as timelines.
import { hasAmount, isOnRequest } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Table } from '../../context/reading.ts';
import { type Brief, citing, type Draft, type DraftOf } from '../brief/brief.ts';
import { namedColumn } from '../brief/named_column.ts';
import { sidesOf } from '../instructions/price_kinds.ts';
import { unitUnder } from '../texts/priced_row.ts';
import { readStat } from '../texts/stats.ts';

const priced =
  /^((?:from |ab |à partir de |desde |da |a partir de |vanaf |od )?(?:[$€£¥₹]|R\$|US\$|CHF|EUR|USD|GBP|PLN)\s?\d[\d.,'’\u00A0\u202F ]*\d?|(?:from |ab |à partir de |desde |da |a partir de |vanaf |od )?(?:月額|年額)?\d[\d.,'’\u00A0\u202F ]*\s?(?:€|£|[万千億]?円|zł|ريال|EUR|USD|GBP|CHF|PLN|euros?|Euro|pounds|dollars))(?![\p{L}\d])\s*(.*)$/iu;
const free = /^(?:free|included|kostenlos|gratuit|gratis|無料|مجان\p{L}*)$/iu;
const maxOptions = 4;

/** `alone`: nothing else is said around it. */
export function tableBlock(brief: Brief, table: Table, alone = false): Draft | undefined {
  if (table.kind === 'agenda') return timelineBlock(table);
  if (table.kind === 'prices')
    return (isOfKind(brief, table) ? undefined : pricingBlock(table)) ?? gridBlock(brief, table);
  const figures = alone ? figuresBlock(table) : undefined;
  if (figures) return figures;
  return gridBlock(brief, table);
}

/** `Rent` above the amounts is no unit of theirs, and a card has no place for it. */
const isOfKind = ({ language }: Brief, { columns }: Table): boolean =>
  columns.slice(1).some((name) => sidesOf(name, language).size === 1 && !/\s/.test(name));

const maxFigures = 4;

/** `Rejected on arrival | 1 in 740`: rows of a name and a figure, under no names of columns. */
function figuresBlock(table: Table): DraftOf<'stats'> | undefined {
  const { rows, columns } = table;
  if (rows.length > maxFigures || columns.some((name) => name !== '')) return undefined;
  const items = rows.map(([name = '', raw = '', ...more]) => {
    return more.some((cell) => cell !== '') ? undefined : readStat(`${name}: ${raw}`);
  });
  const whole = items.filter((item) => item !== undefined);
  return whole.length < rows.length || whole.some(({ value }) => hasAmount(value))
    ? undefined
    : { type: 'stats', chunkIds: citing([table]), items: whole };
}

function gridBlock(
  { phrases, language, said }: Brief,
  written: Table,
): DraftOf<'table'> | undefined {
  const table = namesFirst(withoutNameless(written));
  const width = Math.max(...table.rows.map((row) => row.length));
  if (width < 2) return undefined;
  // `Courses (price per person)` above the rows says what the first of their cells are.
  const [first = [], ...others] = table.rows;
  const heads = isNamed(first) && others.length > 1 && !others.some(isNamed);
  const rows = heads ? others : table.rows;
  const named = table.columns.some((name) => name !== '');
  const isPriced = rows.filter((row) => hasAmount(row[1] ?? '')).length * 2 > rows.length;
  const price = width === 2 && (table.kind === 'prices' || isPriced) ? phrases.price : undefined;
  const columns = Array.from({ length: width }, (_, at) =>
    named
      ? (table.columns[at] ?? '')
      : at === 0 && heads
        ? (first[0] ?? '')
        : ((at === width - 1 ? price : price && phrases.item) ?? ''),
  );
  const cells = rows.map((row) => ({
    cells: spread(row, width, rows).map((cell, at) =>
      (at === 0 ? begun : String)(bare(cell, language)),
    ),
  }));
  const meant = namedColumn(
    columns,
    rows,
    said.flatMap(({ sentences }) => sentences),
  );
  return {
    type: 'table',
    chunkIds: citing([table]),
    columns: columns.map(begun),
    rows: cells,
    ...(meant === undefined ? {} : { highlightedColumn: meant }),
  };
}

/** Names of columns and rows stand as headings do; `pH` and `kg` as they are. */
const begun = (name: string): string => (/^\p{Ll}{2}[\p{Ll}\s]/u.test(name) ? capital(name) : name);

/** `4410 | Marrow`: what it is called before its number. */
function namesFirst(table: Table): Table {
  const at = nameColumn(table.rows);
  const rows = table.rows.map((row) => fromColumn(row, at));
  return { ...table, columns: fromColumn(table.columns, at), rows };
}

/** A cell alone names the rows below it. */
const isNamed = ([name, ...cells]: readonly string[]): boolean =>
  name !== '' && cells.every((cell) => cell === '');

/** `Crew | 2–25 users | £29`: without names of columns, what tells of a row stands with its name, a unit with its price. */
export function withoutNameless(table: Table): Table {
  const { columns } = table;
  const rows = columns.every((name) => name === '') ? inOneColumn(table.rows) : table.rows;
  const width = Math.max(...rows.map(({ length }) => length));
  const paid = paidColumn(rows);
  const nameless = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at > 0 && at !== paid && (columns[at] ?? '') === '',
  );
  const isPaid = rows.filter((row) => isCost(row[paid] ?? '')).length * 2 > rows.length;
  const alone = nameless.every((at) => !rows.some((row) => hasAmount(row[at] ?? '')));
  if (table.kind !== 'prices' || width < 3 || nameless.length === 0 || !isPaid || !alone)
    return table;
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => !nameless.includes(at));
  const folded = rows.map((row) => {
    const told = nameless.map((at) => row[at] ?? '').filter((cell) => cell !== '');
    const units = told.filter((cell) => unitWords.test(cell));
    const more = told.filter((cell) => !units.includes(cell));
    return kept.map((at) => {
      const cell = row[at] ?? '';
      if (at === 0) return more.length === 0 ? cell : `${cell} – ${more.join(', ')}`;
      return at === paid && hasAmount(cell) ? [cell, ...units].join(' ') : cell;
    });
  });
  return { ...table, columns: kept.map((at) => columns[at] ?? ''), rows: folded };
}

/** `Van | £90` below `Truck | 4 t | £140`: under no names a price stands where its row has it. */
function inOneColumn(rows: readonly string[][]): string[][] {
  const paid = paidColumn(rows);
  return rows.map((row) => {
    const at = isPriced(row[paid] ?? '')
      ? paid
      : row.findIndex((cell, n) => n > 0 && isPriced(cell));
    return at < 1 ? row : row.with(at, row[paid] ?? '').with(paid, row[at] ?? '');
  });
}
const isPriced = (cell: string): boolean => hasAmount(cell) || isCost(cell);

const isCost = (cell: string): boolean => priced.test(cell) || free.test(cell) || isOnRequest(cell);

/** `Total | 51,193.80` below rows of four: its amount stands below the others. */
function spread(padded: readonly string[], width: number, rows: readonly string[][]): string[] {
  const row = padded.slice(0, padded.findLastIndex((cell) => cell !== '') + 1);
  const missing = Math.max(0, width - row.length);
  const last = row.at(-1) ?? '';
  const gap = Array.from({ length: missing }, () => '');
  const amountsIn = (at: number): number => rows.filter((one) => hasAmount(one[at] ?? '')).length;
  const isTotal =
    row.length > 1 && hasAmount(last) && amountsIn(width - 1) > amountsIn(row.length - 1);
  return isTotal ? [...row.slice(0, -1), ...gap, last] : [...row, ...gap];
}

/** A cell that is one sentence needs no full stop. */
const bare = (cell: string, language: string): string =>
  sentencesOf(cell, language).length === 1 ? cell.replace(/\s?[.。:：]$/, '') : cell;

function timelineBlock(table: Table): DraftOf<'timeline'> {
  return {
    type: 'timeline',
    chunkIds: citing([table]),
    items: table.rows.map(([date = '', title = '']) => ({
      date,
      title: title.replace(/[.。]$/, ''),
    })),
  };
}

/** Offers to choose from: each with a price, and at least most of them with what it holds. */
function pricingBlock(table: Table): DraftOf<'pricing'> | undefined {
  const { rows, columns } = table;
  if (rows.length > maxOptions || hasAlternatives(rows)) return undefined;
  const at = nameColumn(rows);
  const named = rows.map((row) => fromColumn(row, at));
  const heads = fromColumn(columns, at);
  const paid = paidColumn(named);
  const options = named.map((row) => optionOf(row, heads, paid));
  const whole = options.filter((option) => option !== undefined);
  if (whole.length < rows.length) return undefined;
  // One alone is no choice; but a row below no names of columns is no table either.
  if (whole.length < 2 && columns.some((name) => name !== '')) return undefined;
  // `2` and `5` in the first column are numbers of something, and nothing to choose from.
  if (whole.some(({ title }) => !/\p{L}/u.test(title))) return undefined;
  const tells = ({ included, text }: Option): boolean => included.length > 0 || text !== undefined;
  const holding = whole.filter((option) => tells(option) || option.unit !== undefined).length;
  const telling = whole.filter(tells).length;
  if (holding < whole.length || telling * 2 < whole.length) return undefined;
  return { type: 'pricing', chunkIds: citing([table]), options: whole };
}

/** `12 months | 36 months`: an offer with a price in several columns is looked up; its card would show one of them. */
const hasAlternatives = (rows: readonly string[][]): boolean =>
  (rows[0] ?? []).filter(
    (_, at) => rows.filter((row) => hasAmount(row[at] ?? '')).length * 2 > rows.length,
  ).length > 1;

/** The first column that has words: `CP-118` is a number. */
function nameColumn(rows: readonly string[][]): number {
  if (!isCodes(rows)) return 0;
  const width = rows[0]?.length ?? 0;
  const isWordy = (column: number): boolean =>
    rows.filter((row) => /\p{L}{4}/u.test(row[column] ?? '')).length * 2 > rows.length;
  const found = Array.from({ length: width }, (_, column) => column).find(
    (column) => isWordy(column) && !rows.some((row) => priced.test(row[column] ?? '')),
  );
  return found ?? 0;
}

const isCodes = (rows: readonly string[][]): boolean =>
  rows.every(([code = '']) => /^(?!(?:19|20)\d\d$)(?=\D*\d)[\p{Lu}\d./-]{2,16}$/u.test(code));

const fromColumn = (row: readonly string[], at: number): string[] =>
  at === 0 ? [...row] : [row[at] ?? '', ...row.slice(0, at), ...row.slice(at + 1)];

type Option = DraftOf<'pricing'>['options'][number];

/** `Call-outs: £95 each` is what one offer takes for call-outs: the price of all is where most rows have one. */
function paidColumn(rows: readonly string[][]): number {
  const counts = (rows[0] ?? []).map((_, at) =>
    at === 0 ? 0 : rows.filter((row) => priced.test(row[at] ?? '')).length,
  );
  return counts.lastIndexOf(Math.max(...counts));
}

function optionOf(
  [title = '', ...cells]: readonly string[],
  columns: readonly string[],
  paid: number,
): Option | undefined {
  const amount = cells.findIndex((cell) => priced.test(cell));
  const any = amount === -1 ? cells.findIndex(isCost) : amount;
  const at = isCost(cells[paid - 1] ?? '') ? paid - 1 : any;
  const cell = cells[at];
  if (at === -1 || cell === undefined || title === '') return undefined;
  const match = priced.exec(cell);
  // `£48,000–£60,000` is no price to choose.
  if (/^(?:[–—-]|to|bis|à|a|tot|do)\s?[$€£¥₹]?\s?\d/u.test(match?.[2] ?? '')) return undefined;
  // `£350, one off`: the comma is no part of the price.
  const price = (match?.[1] ?? cell).trim().replace(/[,;]$/u, '');
  const { unit, rest } = splitUnit((match?.[2] ?? '').trim());
  const head = columns[at + 1] ?? '';
  const text = cells.find((value, n) => n !== at && isTold(value));
  const others = cells.flatMap((value, n) => {
    if (n === at || value === text || value === '' || /^[-–—×✗]$/.test(value)) return [];
    const name = columns[n + 1] ?? '';
    return name === '' || saysIncluded.test(name)
      ? value.replace(/^\+\s/u, '').split(/,\s+(?:\+\s)?(?=\p{L}|\d)|、/u)
      : [`${name}: ${value}`];
  });
  const included = [...rest, ...others]
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= 200);
  const named = unit ?? unitUnder(head, price);
  return {
    title: title.slice(0, 200),
    price,
    ...(named === undefined ? {} : { unit: named }),
    ...(text === undefined ? {} : { text }),
    included: included.map(capital),
    actionIds: [],
  };
}

/** Whole sentences are no entries of a list. */
const isTold = (cell: string): boolean => /\s\S+\s\S.*[.!?。]$/u.test(cell) && cell.length > 40;

/** A column of what comes with it needs no name before each entry. */
const saysIncluded =
  /^(?:includ\p{L}+|what[’']s included|features?|enthalten|inklusive|leistung(?:en|sumfang)?|(?:ce qui est )?(?:inclus|compris)|comprend|incluye|incluido|inclu[ií]d[oa]s?|inclui|include|incluso|compreso|inbegrepen|inclusief|zawiera|w cenie|内容|含まれるもの|يشمل)$/iu;

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
const unitWords =
  /^(?:\/|p[/.]\p{L}|(?:HT|TTC|excl|incl|inkl|zzgl|netto|brutto|plus|ex|\+|hors|sin|IVA)(?![\p{L}])|per|pro|je|im|pcm|a month|a year|a day|an hour|each|par|por|al|alla|a |à la|à |miesięcznie|za|op|月|年)/iu;

/** `per month, up to 5 facilities`, `（30名まで）`. */
function splitUnit(text: string): { unit?: string; rest: string[] } {
  if (text === '') return { rest: [] };
  const bracket = /^[(（]([^()（）]{1,100})[)）]$/u.exec(text)?.[1];
  if (bracket) return { rest: [bracket] };
  const [first = '', ...others] = text.split(outsideBrackets);
  if (unitWords.test(first)) return { unit: first.trim(), rest: others };
  return { rest: text.replace(/^[,;–—-]\s*/, '').split(outsideBrackets) };
}
/** `one off (waived at the show, 4-5 March)` is one thing. */
const outsideBrackets = /,\s+(?![^()（）]{0,100}[)）])/u;
