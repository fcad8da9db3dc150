// A source narrowed to what an instruction names: `only the Plus plan`, `prices for four groups
// only`. The entries beside it go, and every sentence that names one of them.
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Command } from '../../commands/command.ts';
import type { Item, Section, Table } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { rangeIn } from '../../fit/ranges.ts';
import type { Meant } from '../brief/meant.ts';
import { tellsPrice } from '../brief/without_prices.ts';
import { isOnSameSide } from './narrowed_columns.ts';
import { listsMeant, withoutOtherLists } from './narrowed_lists.ts';
import { type AnyOf, anyOf, size } from './narrowed_names.ts';
import { columnsOfKinds, pricedColumnsOf, withColumns } from './price_kinds.ts';

export type Only = Extract<Command, { kind: 'only' }>;

interface Narrowing {
  meant: AnyOf;
  prices: boolean;
  /** Of steps alone: what is no step stays. */
  steps: boolean;
  /** The entries that go, by name. */
  others: Set<string>;
  /** Somewhere entries bear these names: elsewhere the names are only spoken of. */
  byName: boolean;
  /** A column was meant: what has one price for all stays. */
  byColumn: boolean;
  language: string;
}

const maxName = 40;
/** Titles short enough to be names. */
const hasNamed = (list: readonly Section[], meant: Meant): boolean =>
  list.some(
    ({ items, tables, paragraphs }) =>
      paragraphs.some(({ text }) => meant.isIn(label.exec(text)?.[1] ?? '')) ||
      items.some(({ title }) => isName(title) && meant.isIn(title)) ||
      tables.some(
        ({ columns, rows }) =>
          columns.some((name) => meant.isIn(name)) || rows.some(([name = '']) => meant.isIn(name)),
      ),
  );
const isName = (title: string): boolean => title.split(/\s+/).length <= maxNameWords;
const maxNameWords = 5;

export function narrowed(source: Source, only: Only, gone: Map<string, Set<string>>): Source {
  const meant = anyOf(only.about, source.language);
  const narrowing: Narrowing = {
    meant,
    prices: only.prices,
    steps: only.steps === true,
    others: new Set(),
    byName: hasNamed([...source.context, ...source.topics], meant),
    byColumn: false,
    language: source.language,
  };
  const isMeant = listsMeant(source, only.within);
  const entries = (list: readonly Section[]): Section[] =>
    list.map((section) => {
      const { items, tables } = section;
      const [inItems, inTables] = isMeant(section);
      return {
        ...section,
        paragraphs: inItems ? labelledOf(section, narrowing) : section.paragraphs,
        items: inItems ? itemsOf(items, narrowing) : items,
        tables: inTables ? tables.flatMap((table) => rowsOf(table, narrowing)) : tables,
      };
    });
  const kept = { ...source, context: entries(source.context), topics: entries(source.topics) };
  const { context, topics } =
    only.prices && narrowing.others.size === 0 ? withoutOtherLists(kept, meant.isIn) : kept;
  if (narrowing.others.size === 0)
    for (const name of besideIn(source, meant)) narrowing.others.add(name);
  // The first row of a table may name what the rows are.
  for (const { heading } of [...source.context, ...source.topics])
    if (heading !== undefined) narrowing.others.delete(heading);
  for (const word of ownWords(narrowing)) narrowing.others.add(word);
  gone.set(only.about, narrowing.others);
  const spoken = (text: string): boolean => speaksOfOthers(text, narrowing);
  const priced = (text: string): boolean =>
    only.prices &&
    only.steps !== true &&
    !narrowing.byColumn &&
    isPricedIn(source, meant) &&
    tellsPrice(text) &&
    !meant.isIn(text);
  const goes = (text: string): boolean => spoken(text) || priced(text);
  // What stands under its name need not name it.
  const goesFrom = ({ heading = '' }: Section) => (meant.isIn(heading) ? spoken : goes);
  const texts = (list: readonly Section[]): Section[] => withoutTexts(list, goesFrom, narrowing);
  // `… in the rates`: what is said elsewhere is not meant.
  if (only.within !== undefined) {
    const inScope = (list: readonly Section[]): Section[] =>
      list.flatMap((section) => (isMeant(section).includes(true) ? texts([section]) : [section]));
    return { ...source, context: inScope(context), topics: inScope(topics) };
  }
  const questions = source.questions.filter(({ question, answer }) => {
    const gone = goes(`${question} ${answer}`) && !meant.isIn(`${question} ${answer}`);
    return !gone;
  });
  return { ...source, context: texts(context), topics: texts(topics), questions };
}

/** `La Duo` is the `RP-250 Duo`: what a name that goes has and none that stays. */
const ownWords = ({ others, meant }: Narrowing): string[] =>
  [...others]
    .filter((name) => name.split(/\s+/).length <= maxOwnWords)
    .flatMap((name) => name.match(/(?<!\S)\p{Lu}\p{L}{2,}(?!\S)/gu) ?? [])
    .filter((word) => meant.share(word) === 0);
const maxOwnWords = 3;

const label = /^(\p{Lu}[^.:：!?]{2,50})[:：]\s/u;

/** `Leeds: 40 rooms.` and `Bath: 12 rooms.`, each a line of its own. */
function labelledOf({ paragraphs }: Section, narrowing: Narrowing): Section['paragraphs'] {
  const nameOf = ({ text }: { text: string }): string => label.exec(text)?.[1] ?? '';
  const labelled = paragraphs.filter((passage) => nameOf(passage) !== '');
  if (labelled.length < 2) return paragraphs;
  const kept = chosen(labelled, narrowing, nameOf, nameOf);
  return paragraphs.filter((passage) => !labelled.includes(passage) || kept.includes(passage));
}

function itemsOf(items: readonly Item[], narrowing: Narrowing): Item[] {
  return chosen(
    items,
    narrowing,
    ({ title }) => title,
    ({ title, text }) => `${title} ${text ?? ''}`,
  );
}

function rowsOf(table: Table, narrowing: Narrowing): Table[] {
  const { meant, others, language } = narrowing;
  const beside = meant.parts.flatMap((part) => part.replace(size, '').trim() || []);
  const columnsOf = narrowing.prices ? pricedColumnsOf : namedColumnsOf;
  const columns = columnsOf(table, [...meant.parts, ...beside], language);
  const isRow = table.rows.some(([name = '']) => meant.isIn(name));
  const rows =
    columns.length > 0 && !isRow
      ? table.rows
      : chosen(
          table.rows,
          narrowing,
          ([name = '']) => name.replace(/\s?[(（][^()（）]*[)）]$/u, ''),
          (row) => row.join(' '),
          (row) => isStepOf(table, row),
          () => true,
        );
  // Not a row but a column may be meant, or one of each: `by the month, for the 250 kVA`.
  if (columns.length === 0) return [{ ...table, rows }];
  const { tables, gone } = withColumns({ ...table, rows }, columns, language);
  for (const name of gone) others.add(name);
  narrowing.byColumn = true;
  return tables;
}

const namedColumnsOf = ({ columns }: Table, kinds: readonly string[], language: string): number[] =>
  columnsOfKinds(columns, kinds, language);

const isRange = (cell: string): boolean => !hasAmount(cell) && rangeIn(cell) !== undefined;

/** In a column of steps, one number alone is a step too: `1`, `2-3`, `4-8`. */
const isStepOf = ({ rows }: Table, row: readonly string[]): boolean =>
  row.some(isRange) ||
  (/^\d{1,4}$/u.test(row[0]?.trim() ?? '') && rows.some(([first = '']) => isRange(first)));

/** Of entries beside one another those that are named, by their names or else by all they say. */
function chosen<T>(
  entries: readonly T[],
  { meant, prices, steps, others, byName }: Narrowing,
  nameOf: (entry: T) => string,
  textOf: (entry: T) => string,
  // The steps may stand behind the names of the plans: `Medium | 61 to 150 | £329`.
  isStep = (entry: T): boolean => rangeIn(nameOf(entry)) !== undefined,
  // What stands first in a row is its name, however long it is.
  isNamed = (entry: T): boolean => isName(nameOf(entry)),
): T[] {
  if (prices && !entries.some((entry) => tellsPrice(textOf(entry)))) return [...entries];
  const alike = entries.filter((entry) => isNamed(entry) && meant.isIn(nameOf(entry)));
  const same = alike.filter((entry) => isOnSameSide(nameOf(entry), meant.parts));
  const named = same.length > 0 ? same : alike;
  // `RP-250` is not the `RP-250 Duo`, where both are there.
  const exact = named.filter((entry) => meant.isJust(nameOf(entry)));
  const chosen = byName
    ? meant.parts.length <= exact.length
      ? exact
      : named
    : entries.filter((entry) => meant.isIn(textOf(entry)));
  if (chosen.length === 0) return [...entries];
  const kept = entries.filter((entry) => chosen.includes(entry) || (steps && !isStep(entry)));
  if (kept.length === entries.length) return [...entries];
  for (const entry of entries) {
    if (kept.includes(entry)) continue;
    others.add(nameOf(entry));
  }
  return kept;
}

const listed =
  /\p{Lu}[\p{L}’'-]+(?:,\s\p{Lu}[\p{L}’'-]+){0,6}\s(?:and|und|et|y|e|en|i|oraz)\s(?:in |en |à |a |em |te |w )?\p{Lu}[\p{L}’'-]+/gu;

/** What is listed beside it in a sentence: `Leeds and Bath`. */
function besideIn(source: Source, meant: Meant): string[] {
  const found = textsOf(source).flatMap((text) => text.match(listed) ?? []);
  return found
    .map((list) => list.match(/\p{Lu}[\p{L}’'-]+/gu) ?? [])
    .filter((names) => names.some((name) => meant.share(name) > 0))
    .flatMap((names) => names.filter((name) => meant.share(name) === 0));
}

const textsOf = ({ context, topics, questions }: Source): string[] => [
  ...[...context, ...topics].flatMap(({ paragraphs, items }) => [
    ...paragraphs.map(({ text }) => text),
    ...items.map(({ title, text }) => `${title} ${text ?? ''}`),
  ]),
  ...questions.map(({ question, answer }) => `${question} ${answer}`),
];

/** Whether a text names what went, and nothing of what alone is wanted. */
export function namesOther(
  others: ReadonlySet<string>,
  { about, prices }: Only,
  language: string,
): (text: string) => boolean {
  const meant = anyOf(about, language);
  return (text) => !meant.isIn(text) && speaksOfOthers(text, { others, prices });
}

/** Names one that goes, as it is written. */
function speaksOfOthers(
  text: string,
  { others, prices }: { others: ReadonlySet<string>; prices: boolean },
): boolean {
  if (prices && !tellsPrice(text)) return false;
  return [...others].some((name) => {
    if (name.length < 3 || name.length > maxName) return false;
    const at = text.indexOf(name);
    if (at < 0) return false;
    const spaced = /^\p{sc=Latin}/u.test(name);
    return (
      !spaced ||
      (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
        !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length)))
    );
  });
}

const isPricedIn = ({ context, topics }: Source, meant: Meant): boolean =>
  [...context, ...topics].some(({ heading = '', paragraphs, items, tables }) =>
    [
      ...paragraphs.flatMap(({ text }) => sentencesOf(text, 'und')),
      ...items.map(({ title, text }) => `${title} ${text ?? ''}`),
      ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
    ].some((text) => tellsPrice(text) && meant.isIn(`${heading} ${text}`)),
  );

/** Without the sentences that go; the only one that speaks of what is meant stays. */
function withoutTexts(
  list: readonly Section[],
  goesFrom: (section: Section) => (text: string) => boolean,
  { meant }: Narrowing,
): Section[] {
  const rest = list.some((section) => {
    const goes = goesFrom(section);
    return section.paragraphs
      .flatMap(({ text }) => sentencesOf(text, 'und'))
      .some((text) => meant.isIn(text) && !goes(text));
  });
  const held = list.some(
    ({ items, tables }) =>
      items.some(({ title, text }) => meant.isIn(`${title} ${text ?? ''}`)) ||
      tables.some(({ rows }) => rows.some((row) => meant.isIn(row.join(' ')))),
  );
  return list.map((section) => {
    const goes = goesFrom(section);
    return without(section, (text) => goes(text) && (rest || held || !meant.isIn(text)), meant);
  });
}

function without(section: Section, isGone: (text: string) => boolean, meant: Meant): Section {
  return {
    ...section,
    paragraphs: section.paragraphs.flatMap((passage) => {
      const sentences = sentencesOf(passage.text, 'und');
      let entryGone = false;
      const kept = sentences.filter((text) => {
        // What follows the line of an entry is about that entry, up to the next.
        if (label.test(text)) entryGone = isGone(text);
        return !entryGone && !isGone(text);
      });
      if (kept.length === sentences.length) return [passage];
      const gap = /[。！？]/.test(passage.text) ? '' : ' ';
      return kept.length === 0 ? [] : [{ ...passage, text: kept.join(gap) }];
    }),
    items: section.items.filter(({ title, text }) => {
      const whole = `${title} ${text ?? ''}`;
      return meant.isIn(whole) || !isGone(whole);
    }),
  };
}
