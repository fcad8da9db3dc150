// Entries by their number: `the second bullet`, `der letzte Punkt`, `二番目の項目`.
import type { Block, BlockOf } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { articles, ordinals, type Unit, units } from '../../grammar/languages/common.ts';
import { readers } from '../../grammar/languages/tables.ts';
import { phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { spaced } from './page_words.ts';

interface Nth {
  /** From 1; the last is -1. */
  number: number;
  unit: Unit;
  /** Of blocks that have such entries; absent: of any list. */
  types?: readonly string[];
  /** The one list that is called so: `the second topic` under `Topics`. */
  of?: Block;
}

const around = phrasesOf(articles);
const numbers = ordinals.map(([number, names]): [number, string[]] => [
  number,
  names.split('|').map(fold),
]);

/** The number in a phrase, and the rest of it. */
function numbered(phrase: string): { number: number; name: string; count: number } | undefined {
  const words = fold(stripAround(spaced(phrase), around))
    .split(/\s+/)
    .filter((word) => word !== '');
  const first = words.findIndex((word) => numberOf(word) !== undefined);
  // `Step four`: behind what it counts.
  const at = first === -1 && words.length > 1 ? words.length - 1 : first;
  const number = numberOf(words[at] ?? '') ?? cardinalOf(words[at] ?? '');
  const name = words.toSpliced(at, 1).join(' ');
  return number === undefined ? undefined : { number, name, count: words.length };
}

const cardinalOf = (word: string): number | undefined =>
  readers
    .flatMap(({ language }) => wordNumbersIn(word, language))
    .find(({ text, number }) => fold(text) === word && number <= maxCounted)?.number;
const maxCounted = 10;

export function nthIn(phrase: string): Nth | undefined {
  const found = numbered(phrase);
  if (!found || found.count < 2 || found.count > 4) return undefined;
  const unit = unitOf(found.name) ?? unitOfAll(found.name);
  if (!unit) return undefined;
  const { of, types } = unit;
  return { number: found.number, unit: of, ...(types ? { types } : {}) };
}

const unitOf = (name: string) =>
  units.find(({ words: names }) => names.split('|').some((one) => isUnit(name, fold(one))));

/** `FAQ question`: each word is such a name. */
function unitOfAll(name: string) {
  const each = name.split(' ').map(unitOf);
  return each.every((unit) => unit !== undefined) ? each[0] : undefined;
}

/** By the first word of a phrase that is such a name. */
export const typesNamed = (phrase: string): readonly string[] | undefined =>
  phrase
    .split(/\s+/)
    .map((word) => unitOf(fold(stripAround(word, around)))?.types)
    .find((types) => types !== undefined);

/** By what such entries are called, or by the heading of their list. */
export function nthCalled(blocks: readonly Block[], phrase: string): Nth | undefined {
  const nth = nthIn(phrase);
  const found = nth ? undefined : numbered(phrase);
  if (!found || found.name.length < 4) return nth;
  const of = blocks.find((block) => {
    const heading = fold(headingOf(block) ?? '');
    const isList = lists.some((member) => member in block);
    const isCalled = heading.startsWith(found.name) || found.name.startsWith(heading);
    return isList && isCalled && heading !== '';
  });
  return of && { number: found.number, unit: 'entry', of };
}

export function numberOf(word: string): number | undefined {
  const digits = /^(\d{1,2})(?:[.)ªº°]|st|nd|rd|th|e|er|ème|a|o)?$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits) || undefined;
  return numbers.find(([, names]) =>
    names.some((name) => word.startsWith(name) && word.length - name.length <= 4),
  )?.[0];
}

/** In the singular or the plural, in any case. */
const isUnit = (name: string, unit: string): boolean =>
  name === unit || (unit.length >= 3 && name.startsWith(unit) && name.length - unit.length <= 3);

const lists = ['items', 'rows', 'options'] as const;

/** The entries or paragraphs that are counted; nothing when there is no such one. */
function counted(block: Block, { number, unit }: Nth) {
  const member = unit === 'entry' ? lists.find((name) => name in block) : 'paragraphs';
  const entries: unknown = member && (block as Partial<Record<string, unknown>>)[member];
  if (member === undefined || !Array.isArray(entries)) return undefined;
  return { member, entries: entries as unknown[], at: indexOf(number, entries.length) };
}

const indexOf = (number: number, length: number): number =>
  number < 0 ? length + number : number - 1;

/** Nothing when there is no such entry. */
export function withoutNth(
  block: Block,
  nth: Nth,
  language: string,
): { block?: Block; gone: string } | undefined {
  const found = counted(block, nth);
  if (!found) return undefined;
  const { member, entries, at } = found;
  if (nth.unit === 'sentence' && block.type === 'prose') {
    return withoutSentence(block, nth.number, language);
  }
  if (at < 0 || at >= entries.length) return undefined;
  const gone = nameOfEntry(entries[at]);
  const left = entries.toSpliced(at, 1);
  return left.length === 0 ? { gone } : { block: { ...block, [member]: left } as Block, gone };
}

/** The entry with another text: its title, and what explained the old one goes. */
export function withNth(block: Block, nth: Nth, text: string): Block | undefined {
  const found = nth.unit === 'sentence' ? undefined : counted(block, nth);
  const entry: unknown = found?.entries[found.at];
  if (!found || entry === undefined) return undefined;
  const { text: _, ...rest } = entry as Record<string, unknown>;
  if (typeof entry !== 'string' && typeof rest.title !== 'string') return undefined;
  const fresh = typeof entry === 'string' ? text : { ...rest, title: text };
  return { ...block, [found.member]: found.entries.with(found.at, fresh) } as Block;
}

function withoutSentence(block: BlockOf<'prose'>, number: number, language: string) {
  const sentences = block.paragraphs.flatMap((text) => sentencesOf(text, language));
  const gone = sentences[indexOf(number, sentences.length)];
  if (gone === undefined) return undefined;
  const paragraphs = block.paragraphs
    .map((text) =>
      text
        .replace(gone, '')
        .replace(/ {2,3}/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
  return paragraphs.length === 0 ? { gone } : { block: { ...block, paragraphs }, gone };
}

export const isNumbered = (block: Block, { unit, types }: Nth): boolean =>
  types
    ? types.includes(block.type)
    : unit === 'entry'
      ? lists.some((name) => name in block) && block.type !== 'logos' && block.type !== 'heard'
      : 'paragraphs' in block;

/** Where several lists have entries of that kind, the one list of points is meant by `the second point`. */
export function listsWith(blocks: readonly Block[], nth: Nth): Block[] {
  const lists = blocks.filter((block) => isNumbered(block, nth));
  const points = lists.filter(({ type }) => type === 'benefits' || type === 'cards');
  return nth.types === undefined && points.length === 1 ? points : lists;
}

/** The lines of a text are its paragraphs, where the request names the text. */
export const asLines = (block: Block, nth: Nth): Nth =>
  nth.unit === 'entry' && !nth.types && block.type === 'prose'
    ? { ...nth, unit: 'paragraph' }
    : nth;

export function nameOfEntry(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const { title, question, label, cells } = entry as Partial<
    Record<'title' | 'question' | 'label', string> & { cells: string[] }
  >;
  return title ?? question ?? label ?? cells?.[0] ?? '';
}
