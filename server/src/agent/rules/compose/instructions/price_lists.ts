// `No price list`, `sin la tabla de tramos`, `keine Preisstaffel`: the lists go, and what is told of a price elsewhere stays; a
// list with its sum is how the sum was reached.
import { hasAmount } from '../../../../platform/text/money.ts';
import type { Section, Table } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { isPricedRow } from '../brief/priced_entries.ts';
import { isSum } from '../texts/price_called.ts';

const lists =
  /(?:^|[\s-])(?:prices?|rates?|pricing|fees?|tariffs?)[\s-](?:lists?|tables?|grids?|sheets?|tiers?|bands?|brackets?)$|^(?:price )?(?:tiers|bands|brackets)$|preis(?:liste|tabelle|staffel)n?$|^(?:mengen)?staffel(?:n|preise?)?$|^(?:grille|tableau|liste|barème)s? (?:tarifaires?|de(?:s)? (?:prix|tarifs|tranches|paliers))$|^(?:barème|paliers(?: de prix)?)$|^(?:tabla|lista|listado) de (?:precios|tramos|tarifas)$|^tramos(?: de precios?)?$|^(?:tabella|lista|griglia) (?:dei |di |degli )?(?:prezzi|scaglioni|tariffe)$|^(?:listino(?: prezzi)?|scaglioni)$|^(?:tabela|lista) (?:de |dos )(?:preços|escalões|tarifas)$|^(?:prijs|tarieven)(?:lijst|tabel)(?:en)?$|^staffel(?:prijzen|korting)?$|^(?:cennik\p{L}*|tabel\p{L}* cen\p{L}*)$|(?:料金|価格|単価)(?:表|一覧)$/iu;

export const isPriceList = (about: string): boolean => lists.test(about);

const least = 2;

/** Rows of prices without a sum. */
export function isBareList(table: Table, section: Section): boolean {
  const priced = table.rows.filter(isPricedRow(table, section));
  return priced.length >= least && !table.rows.some((row) => isSum(row.join(' ')));
}

export function withoutPriceLists(source: Source): Source {
  const sections = (all: readonly Section[]): Section[] =>
    all.map((section) => {
      const priced = section.items.filter(({ title, text = '' }) => hasAmount(`${title} ${text}`));
      const isList =
        priced.length > least && !priced.some(({ title, text = '' }) => isSum(`${title} ${text}`));
      return {
        ...section,
        items: isList ? section.items.filter((one) => !priced.includes(one)) : section.items,
        tables: section.tables.filter((table) => !isBareList(table, section)),
      };
    });
  return { ...source, context: sections(source.context), topics: sections(source.topics) };
}

/** Whether a text is a row of such a list. */
export function rowsOfLists({ context, topics }: Source): (text: string) => boolean {
  const rows = new Set(
    [...context, ...topics].flatMap((section) =>
      section.tables
        .filter((table) => isBareList(table, section))
        .flatMap((table) => table.rows.map((row) => row.join(' '))),
    ),
  );
  return (text) => rows.has(text);
}
