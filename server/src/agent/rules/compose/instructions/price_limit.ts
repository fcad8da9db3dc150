// A source with the prices alone that an instruction allows: all others go, wherever they are told. Where nobody can
// tell which are meant, none is left: a price too few is asked for, one too many has been read.
import { figuresIn } from '../../../../claims/figures.ts';
import { isOnRequest } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Command } from '../../commands/command.ts';
import type { Item, Question, Section, Table } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import {
  isPricedIn,
  isPricedRow,
  itemText,
  type Priced,
  pricedEntries,
  rowText,
} from '../brief/priced_entries.ts';
import {
  itemWithout,
  questionsWithoutPrices,
  tableWithout,
  tellsPrice,
  withoutAmount,
} from '../brief/without_prices.ts';
import { isOfPrices } from '../texts/bare_prices.ts';
import { anyOf, size } from './narrowed_names.ts';
import { pricesMeant } from './price_fit.ts';
import { columnsOfKinds, pricedColumnsOf, withColumns } from './price_kinds.ts';

type Only = Extract<Command, { kind: 'only' }>;

export interface PriceLimit {
  /** How well the words of the instruction fit what is left; 0 where nothing is. */
  fit: number;
  isKept(text: string): boolean;
  /** Tells an amount that was. */
  tells(text: string): boolean;
  /** Tells an amount that was not allowed. */
  forbids(text: string): boolean;
  /** Tells amounts, and none but those that are shown anyway. */
  repeats(text: string): boolean;
  kinds: readonly string[];
}

const limits = new WeakMap<Source, Map<string, PriceLimit | undefined>>();

/** Nothing where the instruction is of no prices, of the steps of a list, or of its columns alone. */
export function priceLimit(source: Source, only: Only): PriceLimit | undefined {
  if (!only.prices || only.steps === true || only.within !== undefined) return undefined;
  const known = limits.get(source) ?? new Map<string, PriceLimit | undefined>();
  limits.set(source, known);
  if (!known.has(only.about)) known.set(only.about, readLimit(source, only.about));
  return known.get(only.about);
}

function readLimit(source: Source, about: string): PriceLimit | undefined {
  const { language } = source;
  const kinds = kindsIn(about, language);
  const sections = [...source.context, ...source.topics];
  const tables = sections.flatMap((section) => section.tables);
  const ofColumns = tables.filter((table) => pricedColumnsOf(table, kinds, language).length > 0);
  const isColumn = ofColumns.length > 0;
  const parts = namesIn(about, language, isColumn);
  const entries = pricedEntries(source);
  const { entries: meant, least } =
    entryPrices(entries, about) ?? pricesMeant(entries, parts, language);
  const kept = new Set(meant.map(({ text }) => text));
  // A column alone is meant: what has one price for all stays.
  // `For age 3-8 and 9-13`: both are columns, whatever figures the rows share with them.
  const isEach = ofColumns.some((table) =>
    parts.every((part) => columnsOfKinds(table.columns, [part], language).length > 0),
  );
  const isNamed = anyOf(about, language).isIn;
  const isRow = ofColumns.some(({ rows }) =>
    rows.some((row) => kept.has(rowText(row)) && (!isEach || isNamed(row[0] ?? ''))),
  );
  if (isColumn && !isRow) return undefined;
  const amounts = new Set([...kept].flatMap(keysIn));
  const repeats = (text: string): boolean =>
    keysIn(text).length > 0 && keysIn(text).every((key) => amounts.has(key));
  // A row of the same price goes all the same; a sentence that tells it says nothing new.
  const gone = entries
    .map(({ text }) => text)
    .filter((text) => !kept.has(text) && !(/[.!?。]$/u.test(text) && repeats(text)));
  return {
    fit: meant.length === 0 ? 0 : least,
    kinds,
    isKept: (text) => kept.has(text),
    repeats,
    tells: (text) => isOneOf([...kept], text) || keysIn(text).some((key) => amounts.has(key)),
    forbids: (text) =>
      isOneOf(gone, text) || (tellsPrice(text) && keysIn(text).some((key) => !amounts.has(key))),
  };
}

/** `The from-price`: the one that something starts at, or else the only one. */
const fromName =
  /^(?:from|starting|entry|ab|einstiegs|(?:à|a) partir (?:de|da)|d[eè]s|desde|a partire da|vanaf|instap|od)[- ]?$|から$/iu;
const startsAt =
  /(?<!\p{L})(?:from|starts? at|starting (?:at|from)|ab|à partir de|dès|desde|a partire da|a partir de|vanaf|od)\s?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|PLN)\s?)?\d|\d\s?円(?:から|〜|～)/iu;
function entryPrices(entries: readonly Priced[], about: string) {
  if (!fromName.test(about)) return undefined;
  const found = entries.filter(({ text }) => startsAt.test(text));
  const meant = found.length > 0 ? found : entries.length === 1 ? [...entries] : [];
  return { entries: meant, least: meant.length > 0 ? 1 : 0 };
}

/** As it stands, or, of a row without signs of money, with some of its columns. */
const isOneOf = (entries: readonly string[], text: string): boolean =>
  entries.some(
    (one) =>
      one === text ||
      (text.length >= minRow && /\d/.test(text) && one.startsWith(text) && !tellsPrice(one)),
  );
const minRow = 8;

const keysIn = (text: string): string[] =>
  figuresIn(text)
    .filter(({ kind }) => kind === 'amount')
    .map(({ key }) => key);

/** `By the month, for the 250 and the 500 kVA`: where a column is the month, the sizes name the rows. */
function namesIn(about: string, language: string, isColumn: boolean): readonly string[] {
  const { parts } = anyOf(about, language);
  const isSize = (part: string): boolean => size.exec(part)?.[0] === part;
  if (isColumn && parts.some(isSize)) return parts.filter(isSize);
  const isEnd = (part: string): boolean => parts.some((one) => one !== part && one.endsWith(part));
  return [...new Set(parts.filter((part) => !isEnd(part)))];
}

/** What a column may be called by: the names, what stands beside a size, a word for one kind of prices. */
const kindsIn = (about: string, language: string): string[] => {
  const { parts } = anyOf(about, language);
  return [
    ...parts,
    ...parts.flatMap((part) => part.replace(size, '').trim() || []),
    ...(about.match(priceKind) ?? []),
  ];
};
const priceKind =
  /(?<!\p{L})\p{L}{3,}(?:preise?n?|tarife?n?|prij(?:s|zen)|tarie(?:f|ven))(?!\p{L})/giu;

export function limited(source: Source, { isKept, repeats, kinds }: PriceLimit): Source {
  const sections = (list: readonly Section[]): Section[] =>
    list.flatMap((section) => sectionOf(section, isKept, kinds, source.language));
  return {
    ...source,
    context: sections(source.context),
    topics: sections(source.topics),
    questions: source.questions.flatMap((one: Question) =>
      isKept(`${one.question} ${one.answer}`) || repeats(one.answer) || !tellsPrice(one.answer)
        ? [one]
        : questionsWithoutPrices([one]),
    ),
  };
}

function sectionOf(
  section: Section,
  isKept: (text: string) => boolean,
  kinds: readonly string[],
  language: string,
): Section[] {
  const isPriced = isPricedIn(section);
  const isFree = (text: string): boolean => isKept(text) || !isPriced(text);
  const left: Section = {
    ...section,
    paragraphs: section.paragraphs.flatMap((passage) => {
      const sentences = sentencesOf(passage.text, 'und');
      if (sentences.every(isFree)) return [passage];
      let entryGone = false;
      const kept = sentences.flatMap((one) => {
        // What follows the line of an entry is about that entry, up to the next.
        if (label.test(one)) entryGone = !isFree(one);
        if (entryGone) return [];
        return isFree(one) ? [one] : withoutAmount(one).filter(isFree);
      });
      const gap = /[。！？]/.test(passage.text) ? '' : ' ';
      return kept.length === 0 ? [] : [{ ...passage, text: kept.join(gap) }];
    }),
    items: section.items.flatMap((item: Item) =>
      isFree(itemText(item)) ? [item] : isFree(firstOf(item)) ? itemWithout(item, isFree) : [],
    ),
    tables: section.tables.flatMap((table) => tableOf(section, table, isKept, kinds, language)),
  };
  const isEmpty = ({ paragraphs, items, tables }: Section): boolean =>
    paragraphs.length + items.length + tables.length === 0;
  return isEmpty(left) && !isEmpty(section) ? [] : [left];
}

const label = /^\p{Lu}[^.:：!?]{2,50}[:：]\s/u;
/** What an entry says first is what it is about. */
const firstOf = ({ title, text = '' }: Item): string =>
  `${title} ${sentencesOf(text, 'und')[0] ?? ''}`;

function tableOf(
  section: Section,
  table: Table,
  isKept: (text: string) => boolean,
  kinds: readonly string[],
  language: string,
): Table[] {
  const isPriced = isPricedRow(table, section);
  if (!table.rows.some(isPriced)) return [table];
  const rows = table.rows.filter((row) => isKept(rowText(row)));
  if (rows.length === 0) return tableWithout(table, isOfPrices(section));
  const columns = pricedColumnsOf(table, kinds, language);
  // What is free stands with what is paid; what is priced on request is another price.
  const isFree = (row: readonly string[]): boolean => !isPriced(row) && !row.some(isOnRequest);
  const kept = { ...table, rows: table.rows.filter((row) => rows.includes(row) || isFree(row)) };
  return columns.length === 0 ? [kept] : withColumns(kept, columns, language).tables;
}
