// Prices that bear no sign of money: numbers in a list or a column that calls itself one of prices,
// `275 per visit` below it, `a weld costs 18`, `85,-`.
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { pricing } from '../../commands/patterns.ts';
import type { Section, Table } from '../../context/reading.ts';

const listName =
  /(?<!\p{L})(?:price ?lists?|preis(?:liste|blatt|tabelle|übersicht)\p{L}?|\p{L}{3,30}(?:preise?n?|prij(?:s|zen))|gebühren\p{L}*|entgelte?|tarif(?:e|liste|ordnung|tabelle)|grille tarifaire|listin[oi]|prijslijst\p{L}*|prijstabel|tariefkaart|tabela opłat|opłaty)(?!\p{L})/iu;
const taxed =
  /[€£¥]|(?<!\p{L})(?:EUR|CHF|PLN|zł|euros?|btw|MwSt|USt|TVA|HT|TTC|IVA|VAT)(?!\p{L})|税込|税別|税抜/u;

/** `Price list`, `Tarieven 2026`. */
export const namesPrices = (name: string): boolean => pricing.test(name) || listName.test(name);
const namesMoney = (name: string): boolean => namesPrices(name) || taxed.test(name);

const number = `\\d{1,9}(?:[.,'’\\u00a0\\u202f ]\\d{1,3}){0,4}(?![.,]?\\d)`;
const per = '(?:per|je|pro|par|por|al|alla|za|na|each|excl|incl|netto|hors|plus|più|más|zzgl|p\\.)';
const bareCell = new RegExp(
  `^(?:[+±~]|(?:ab|from|vanaf|dès|desde|da|od|à partir de|a partir de)(?!\\p{L}))?\\s?${number}(?:,[-–—])?(?:\\s?/\\s?\\p{L}.{0,20}|\\s(?:${per}|a|à)\\s.{1,20})?$`,
  'iu',
);
/** A number of nothing, or per something; a year, a time, a span and `4 days` are none. */
const bareNumber = new RegExp(
  `(?<![\\d.,:/\\p{L}–-])(?!(?:19|20)\\d\\d(?!\\d))${number}(?=\\s?(?:[,;)/。、]|[.!]?$|[.!]\\s)|\\s${per}(?!\\p{L})|\\s(?:a|à)\\s\\p{L})`,
  'iu',
);
const flat = /\d,[-–—](?!\d)/u;
const costs =
  /(?<!\p{L})(?:costs?|priced at|charge[sd]?|kost(?:et|en)?|pauschal|coûte(?:nt)?|forfait|cuestan?|costa(?:no)?|custam?|kosztuj[eą])(?!\p{L})/iu;

/** By itself, wherever it stands. */
export const tellsBarePrice = (text: string): boolean =>
  flat.test(text) || (costs.test(text) && bareNumber.test(text));

/** Among prices. */
export const tellsBareNumber = (text: string): boolean =>
  bareNumber.test(text) || tellsBarePrice(text);

/** A table whose corner says that it is one of prices; set without a head, its first row has it. */
const isOfMoney = ({ columns, rows }: Table): boolean =>
  namesMoney(columns.some((name) => name !== '') ? (columns[0] ?? '') : (rows[0]?.[0] ?? ''));

/** Whether the numbers in it may be prices. */
export const isOfPrices = ({ heading = '', tables }: Section): boolean =>
  namesMoney(heading) ||
  tables.some((table) => isOfMoney(table) || priceColumns(table, false).length > 0);

/** The columns of what things cost, by their names, their signs, or their numbers in a list of prices. */
export function priceColumns(table: Table, ofPrices: boolean): number[] {
  const { columns, rows } = table;
  const width = Math.max(columns.length, ...rows.map((row) => row.length), 0);
  const named = columns.slice(1).some(namesPrices);
  const bare = !named && (ofPrices || isOfMoney(table));
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    const most = (test: (cell: string) => boolean): boolean =>
      cells.filter(test).length * 2 >= Math.max(1, cells.length);
    if (most(hasAmount)) return true;
    // `Prices in euros` above the names of what is on offer.
    if (at === 0) return false;
    // `Hire of one, excl. VAT`.
    const isOfNumbers = bare || taxed.test(columns[at] ?? '');
    return namesPrices(columns[at] ?? '') || (isOfNumbers && most((cell) => bareCell.test(cell)));
  });
}

/** Whether a text tells one of the bare prices of these sections. */
export function barePricesOf(sections: readonly Section[]): (text: string) => boolean {
  const paid = sections.filter(isOfPrices);
  const said = paid.flatMap(({ paragraphs, items }) =>
    [
      ...paragraphs.flatMap(({ text }) => sentencesOf(text, 'und')),
      ...items.map(({ title, text }) => text ?? title),
    ].filter(tellsBareNumber),
  );
  const priced = paid.flatMap(({ tables }) =>
    tables.flatMap((table) => {
      const columns = priceColumns(table, true);
      return table.rows.flatMap((row) =>
        columns.map((at) => [(row[0] ?? '').toLowerCase(), row[at] ?? ''] as const),
      );
    }),
  );
  const rows = priced.filter(([name, cell]) => name !== '' && bareCell.test(cell));
  return (text) => {
    const low = text.toLowerCase();
    return (
      tellsBarePrice(text) ||
      said.some((one) => text.includes(one)) ||
      rows.some(([name, cell]) => low.startsWith(name) && holds(text.slice(name.length), cell))
    );
  };
}

const holds = (text: string, cell: string): boolean =>
  ` ${text} `.split(cell).some((part, at, all) => {
    const next = all[at + 1];
    return next !== undefined && !/[\d.,]$/.test(part) && !/^[.,]?\d/.test(next);
  });
