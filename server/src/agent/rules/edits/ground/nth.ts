// Entries by their number: `the second bullet`, `der letzte Punkt`, `二番目の項目`.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts.ts';
import { articles, ordinals, type Unit, units } from '../languages/common.ts';
import { phrasesOf, stripAround } from '../phrases.ts';
import { spaced } from './page_words.ts';

export interface Nth {
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

export function nthIn(phrase: string): Nth | undefined {
  const words = fold(stripAround(spaced(phrase), around))
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > 4) return undefined;
  const at = words.findIndex((word) => numberOf(word) !== undefined);
  const number = numberOf(words[at] ?? '');
  const name = words.filter((_, index) => index !== at).join(' ');
  const unit = unitOf(name) ?? unitOfAll(name);
  if (number === undefined || !unit) return undefined;
  const { of, types } = unit;
  return { number, unit: of, ...(types ? { types } : {}) };
}

const unitOf = (name: string) =>
  units.find(({ words: names }) => names.split('|').some((one) => isUnit(name, fold(one))));

/** `FAQ question`: each word is such a name. */
function unitOfAll(name: string) {
  const each = name.split(' ').map(unitOf);
  return each.every((unit) => unit !== undefined) ? each[0] : undefined;
}

/** The blocks that have entries called so; nothing for what any list may have. */
const typesOfUnit = (name: string): readonly string[] | undefined => {
  const bare = fold(stripAround(name, around));
  return units.find(({ words }) => words.split('|').some((one) => isUnit(bare, fold(one))))?.types;
};

/** By the first word of a phrase that is such a name. */
export const typesNamed = (phrase: string): readonly string[] | undefined =>
  phrase
    .split(/\s+/)
    .map(typesOfUnit)
    .find((types) => types !== undefined);

/** Where the heading of a list is what its entries are called. */
export function nthOfHeading(blocks: readonly Block[], phrase: string): Nth | undefined {
  const words = fold(stripAround(spaced(phrase), around)).split(/\s+/);
  const at = words.findIndex((word) => numberOf(word) !== undefined);
  const number = numberOf(words[at] ?? '');
  const name = words.filter((_, index) => index !== at).join(' ');
  if (number === undefined || name.length < 4) return undefined;
  const of = blocks.find((block) => {
    const heading = fold(headingOf(block) ?? '');
    const isList = lists.some((member) => member in block);
    return isList && (heading.startsWith(name) || name.startsWith(heading)) && heading !== '';
  });
  return of && { number, unit: 'entry', of };
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

/** Nothing when there is no such entry. */
export function withoutNth(
  block: Block,
  { number, unit }: Nth,
  language: string,
): { block?: Block; gone: string } | undefined {
  const member = unit === 'entry' ? lists.find((name) => name in block) : 'paragraphs';
  const entries: unknown = member && (block as Partial<Record<string, unknown>>)[member];
  if (member === undefined || !Array.isArray(entries)) return undefined;
  if (unit === 'sentence') return withoutSentence(block, entries as string[], number, language);
  const at = number < 0 ? entries.length + number : number - 1;
  if (at < 0 || at >= entries.length) return undefined;
  const gone = nameOfEntry(entries[at]);
  const left = entries.filter((_, index) => index !== at);
  return left.length === 0 ? { gone } : { block: { ...block, [member]: left } as Block, gone };
}

/** The entry with another text: its title, and what explained the old one goes. */
export function withNth(block: Block, { number, unit }: Nth, text: string): Block | undefined {
  const member = unit === 'entry' ? lists.find((name) => name in block) : 'paragraphs';
  const entries: unknown = member && (block as Partial<Record<string, unknown>>)[member];
  if (member === undefined || !Array.isArray(entries) || unit === 'sentence') return undefined;
  const at = number < 0 ? entries.length + number : number - 1;
  const entry: unknown = entries[at];
  if (entry === undefined) return undefined;
  if (typeof entry === 'string') return { ...block, [member]: entries.with(at, text) } as Block;
  const { text: explained, ...rest } = entry as Record<string, unknown>;
  if (
    typeof rest.title !== 'string' ||
    (explained !== undefined && typeof explained !== 'string')
  ) {
    return undefined;
  }
  return { ...block, [member]: entries.with(at, { ...rest, title: text }) } as Block;
}

function withoutSentence(block: Block, texts: readonly string[], number: number, language: string) {
  const sentences = texts.flatMap((text, of) =>
    sentencesOf(text, language).map((sentence) => ({ sentence, of })),
  );
  const at = number < 0 ? sentences.length + number : number - 1;
  const entry = sentences[at];
  if (!entry) return undefined;
  const paragraphs = texts.flatMap((text, of) => {
    if (of !== entry.of) return [text];
    const left = text
      .replace(entry.sentence, '')
      .replace(/ {2,3}/g, ' ')
      .trim();
    return left === '' ? [] : [left];
  });
  const gone = entry.sentence;
  return paragraphs.length === 0 ? { gone } : { block: { ...block, paragraphs } as Block, gone };
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
