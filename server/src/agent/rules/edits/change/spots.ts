// Where a page has values, each with what a reader sees beside it: the words of its own half of the
// sentence, its row and column, its entry, its heading.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { isDay } from '../../grammar/facts.ts';
import { type Value, wholeValuesIn } from '../../text/values.ts';
import {
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  replaceBlock,
} from '../editing.ts';
import { nameOfEntry, numberOf } from '../ground/nth.ts';
import { isQuotedAt } from '../ground/quoted_at.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin } from '../ground/target.ts';

type Path = readonly (string | number)[];

/** A value at its place on the page. */
export interface Placed<T> {
  block: Block;
  path: Path;
  text: string;
  value: T;
}

export interface Spot<T = Value> extends Placed<T> {
  /** Terms, from the nearest to the farthest. */
  near: readonly string[];
  sentence: readonly string[];
  entry: readonly string[];
  heading: readonly string[];
  /** What its entry is called, and the column that it stands in. */
  name: readonly string[];
  title: string;
  column: string;
}

/** No text of ours, or words that somebody said. */
const unread =
  /^(?:type|componentId|chunkIds|sources|actionIds|\w*AssetId|url|mapUrl|email|state|layout|formId|kind|name|fieldType|said|attribution|role|altText|columns)$/;

function* textsIn(value: unknown, path: Path): Generator<{ text: string; path: Path }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (typeof value === 'object' && value !== null) {
    for (const [member, inner] of Object.entries(value)) {
      if (unread.test(member)) continue;
      yield* textsIn(inner, [...path, Array.isArray(value) ? Number(member) : member]);
    }
  }
}

/** Every text that a request may change, with its place; quotations stay as they were said. */
export const writtenIn = (editing: Editing): Omit<Placed<Value>, 'value'>[] =>
  openBlocks(editing)
    .filter(({ type }) => type !== 'quote')
    .flatMap((block) => [...textsIn(block, [])].map((one) => ({ block, ...one })));

type Span = Pick<Value, 'start' | 'end'>;

/** Those that may be meant: only what stands around them is looked at. */
export const spotsIn = (
  editing: Editing,
  mayBe: (value: Value, block: Block) => boolean = () => true,
  apart: (value: Value) => Value[] = (value) => [value],
): Spot[] =>
  spotsOf(editing, (all, block) => all.flatMap(apart).filter((value) => mayBe(value, block)));

/** What may be meant of each text, with what stands around it; what somebody said stays as it was said. */
export function spotsOf<T extends Span>(
  editing: Editing,
  meant: (all: readonly Value[], block: Block, text: string) => readonly T[],
): Spot<T>[] {
  const { language } = editing.brief;
  return openBlocks(editing)
    .filter(({ type }) => type !== 'quote')
    .flatMap((block) => {
      const note = 'note' in block ? block.note : '';
      const amounts = block.type === 'prose' ? amountsIn(block.paragraphs.join(' '), language) : 0;
      const heading =
        block.type === 'hero' ? [] : termsOf(`${headingOf(block) ?? ''} ${note ?? ''}`, language);
      return [...textsIn(block, [])].flatMap(({ text, path }) => {
        const all = wholeValuesIn(text, language);
        // The one price of a section is the price of what it is called by.
        const isIts = ({ start }: Span): boolean =>
          amounts === 1 && all.some((one) => one.kind === 'amount' && one.start === start);
        const values = meant(all, block, text).filter(({ start }) => !isQuotedAt(text, start));
        const { beside, whole, name, column } =
          values.length === 0 ? noEntry : entryAt(block, path, all.length === 1);
        return values.map((value) => ({
          block,
          path,
          text,
          value,
          near: termsOf(`${halfAt(text, value)} ${beside}`, language),
          sentence: termsOf(sentenceAt(text, value.start, language), language),
          entry: termsOf(`${whole} ${text} ${isIts(value) ? headingOf(block) : ''}`, language),
          heading,
          name: termsOf(name, language),
          title: name,
          column,
        }));
      });
    });
}

const amountsIn = (text: string, language: string): number =>
  wholeValuesIn(text, language).filter(({ kind }) => kind === 'amount').length;

const noEntry = { beside: '', whole: '', name: '', column: '' };

/** What is called by its entry alone, as a price is, a cell, or the only value of a text, has the entry's name beside it. */
function entryAt(block: Block, path: Path, isOnly: boolean): typeof noEntry {
  const [member = '', at = 0, inner = '', column] = path;
  const list: unknown = (block as unknown as Members)[member];
  const entry: unknown = Array.isArray(list) ? list[Number(at)] : undefined;
  if (typeof entry !== 'object' || entry === null) return noEntry;
  const name = nameOfEntry(entry);
  const head = block.type === 'table' ? headOf(block, Number(column)) : '';
  // The first head says what the rows are: `Course`, `Plan`.
  const group =
    block.type === 'table' ? `${block.columns[0] ?? ''} ${groupOf(block.rows, Number(at))}` : '';
  const whole = [group, ...[...textsIn(entry, [])].map(({ text }) => text)].join(' ');
  const own =
    ['price', 'unit', 'included', 'cells', 'value', 'date'].includes(String(inner)) || isOnly;
  return { beside: own ? `${name} ${head}` : '', whole, name, column: head };
}

/** Where no column has a name, the first row may name them. */
function headOf({ columns, rows }: Extract<Block, { type: 'table' }>, at: number): string {
  const isNamed = columns.some((name) => name !== '') || rows.length < 2;
  return (isNamed ? columns[at] : rows[0]?.cells[at]) ?? '';
}

/** `COURSES`, alone in its row, is said of the rows below it. */
const groupOf = (rows: readonly { cells: readonly string[] }[], at: number): string =>
  rows
    .slice(0, at)
    .findLast(
      ({ cells: [name = '', ...others] }) => name !== '' && others.every((one) => one === ''),
    )?.cells[0] ?? '';

const weights = [
  ['near', 8],
  ['sentence', 4],
  ['entry', 3],
  ['heading', 1],
] as const;

type Around = Pick<Spot, (typeof weights)[number][0]>;

/** How near each word that was asked for stands to a value; 0 where it stands nowhere. */
const nearnesses = (spot: Around, asked: readonly string[]): number[] =>
  asked.map((term) => {
    const [, weight] =
      weights.find(([place]) => spot[place].some((other) => isAkin(term, other))) ?? [];
    // `the second year`: which of several it is, is said by its number; which hours, by the day.
    if (weight) return weight * (isDay(term) ? 3 : numberOf(term) === undefined ? 1 : 2);
    // `the cylinder`, where the row has the `profile cylinder` in one word.
    const isHead = (other: string): boolean =>
      other.length > term.length + 2 && other.endsWith(term);
    return term.length >= 6 && [...spot.near, ...spot.entry].some(isHead) ? 2 : 0;
  });

/** How much of what was asked for stands around a value, the nearest counting most. */
export const closeness = (spot: Around, asked: readonly string[]): number =>
  nearnesses(spot, asked).reduce((sum, weight) => sum + weight, 0);

/** 0 where a word stands nowhere. */
export function nearness(spot: Around, asked: readonly string[]): number {
  const each = nearnesses(spot, asked);
  return each.includes(0) || Math.max(...each) <= 1 ? 0 : closeness(spot, asked);
}

const halves = /\s(?:and|und|et|y|e|en|i|oraz|و)\s/giu;

/** Of the part with the value, what stands before the conjunction or behind it. */
function halfAt(text: string, { start, end }: Span): string {
  const [from, to] = segmentAt(text, { start, end });
  const joints = [...text.slice(from, to).matchAll(halves)].map(({ 0: word, index }) => ({
    start: from + index,
    end: from + index + word.length,
  }));
  const before = joints.findLast((one) => one.end <= start)?.end ?? from;
  const behind = joints.find((one) => one.start >= end)?.start ?? to;
  return text.slice(before, behind);
}

const stops = ['. ', '; ', ', ', '。', '、'];

/** The part between two marks that has it. */
export function segmentAt(text: string, { start, end }: Span): [from: number, to: number] {
  const from = Math.max(
    0,
    ...stops.map((mark) => {
      const at = text.lastIndexOf(mark, start);
      return at === -1 ? 0 : at + mark.length;
    }),
  );
  // `… 11 May. The offer …`: a month may take the full stop behind it along.
  const ends = stops
    .map((mark) => text.indexOf(mark, end - 1))
    .map((at) => (at === -1 ? text.length : at));
  return [from, Math.min(...ends)];
}

/** The sentence of a text at a place. */
export function sentenceAt(text: string, at: number, language: string): string {
  let from = 0;
  for (const sentence of sentencesOf(text, language)) {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    if (start !== -1 && at < from) return sentence;
  }
  return text;
}

const inYear =
  /(?<!\p{L})(?:in|since|im jahr|seit|en|depuis|desde|nel|dal|em|sinds|w|od)\s(?:19|20)\d\d(?!\d)|(?:19|20)\d\d年(?!\d)/iu;

/** `In 2024 we sold 12 desks`: what was then stays, where another place tells it of now. */
export function ofNow<S extends Placed<Span>>(spots: readonly S[], language: string): S[] {
  const now = spots.filter(
    ({ text, value }) => !inYear.test(sentenceAt(text, value.start, language)),
  );
  return now.length > 0 ? now : [...spots];
}

function changeAt(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value))
    return value.with(Number(first), changeAt(value[Number(first)], rest, text));
  const members = value as Members;
  return { ...members, [first]: changeAt(members[first], rest, text) };
}

type Members = Record<string | number, unknown>;

/** A block with another text at a place of it. */
export function withTextAt(block: Block, path: Path, change: (text: string) => string): Block {
  const text = String(path.reduce<unknown>((inner, name) => (inner as Members)[name], block));
  return changeAt(block, path, change(text)) as Block;
}

/** The page with another value at each place, told by the sentences that have it. */
export function putValues<T extends { start: number; end: number }, P extends Placed<T>>(
  editing: Editing,
  spots: readonly (P & Placed<T>)[],
  written: (spot: P) => string,
): Outcome {
  const { language } = editing.brief;
  let { blocks } = editing;
  const changes: string[] = [];
  const told: string[] = [];
  // From the end of a text to its beginning: what stands before keeps its place.
  for (const spot of spots.toSorted((a, b) => b.value.start - a.value.start)) {
    const { block, path, value } = spot;
    const now = blocks.find(({ componentId }) => componentId === block.componentId);
    const text = String(path.reduce<unknown>((inner, name) => (inner as Members)[name], now));
    const after = `${text.slice(0, value.start)}${written(spot)}${text.slice(value.end)}`;
    const changed = changeAt(now, path, after) as Block;
    if (!isWithinLimits(changed)) continue;
    blocks = replaceBlock(blocks, changed);
    const [was, is] = [text, after].map((one) => sentenceAt(one, value.start, language));
    changes.push(`“${was}” to “${is}” in ${nameOf(block)}`);
    told.push(is ?? after);
  }
  const [first] = spots;
  if (changes.length === 0 || !first) return not('That does not fit there.', 'tooLong');
  const touched = blocks.find(({ componentId }) => componentId === first.block.componentId);
  const outcome = done(blocks, touched, `I changed ${changes.join(', and ')}.`, [...new Set(told)]);
  return { ...outcome, dictated: told };
}
