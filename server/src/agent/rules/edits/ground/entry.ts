// One entry of a list, as a request calls it: by its title, by its number, or as the cheapest of all.

import { figuresIn } from '../../../../claims/figures.ts';
import type { Block } from '../../../../content/content.ts';
import { fold, keyOf, termsOf } from '../../../../platform/text/words.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { extremes } from '../../grammar/languages/common.ts';
import { inList } from '../../grammar/languages/edit_words.ts';
import { listsWith, nthIn } from './nth.ts';
import { inPageWords } from './page_words.ts';
import { scopeOf, stripArticles } from './scope.ts';
import { isAkin, pieceWords } from './target.ts';

type ListMember = 'items' | 'rows' | 'options';

export interface Entry {
  block: Block;
  member: ListMember;
  at: number;
  /** Its title, question or first cell. */
  name: string;
  /** Everything it says. */
  whole: string;
}

const listMembers: readonly ListMember[] = ['items', 'rows', 'options'];

export function entriesOf(block: Block): Entry[] {
  const member = listMembers.find((name) => name in block);
  const entries: unknown = member && (block as Partial<Record<string, unknown>>)[member];
  if (member === undefined || !Array.isArray(entries) || block.type === 'heard') return [];
  return entries.map((entry: Record<string, unknown>, at) => ({
    block,
    member,
    at,
    name: namesOf(entry)[0] ?? '',
    whole: stringsOf(entry).join(' '),
  }));
}

type List = Pick<Entry, 'block' | 'member'>;
export const listOf = ({ block, member }: List): Record<string, unknown>[] =>
  (block as unknown as Record<string, Record<string, unknown>[]>)[member] ?? [];
export const withList = ({ block, member }: List, list: readonly unknown[]): Block =>
  ({ ...block, [member]: list }) as Block;
/** Nothing where no other is left. */
export const withoutEntry = (entry: Entry): Block | undefined =>
  listOf(entry).length < 2 ? undefined : withList(entry, listOf(entry).toSpliced(entry.at, 1));

const namesOf = ({ title, question, label, days, altText, cells }: Record<string, unknown>) =>
  [title, question, label, days, altText, Array.isArray(cells) ? cells[0] : undefined].filter(
    (name) => typeof name === 'string',
  );

const stringsOf = (entry: Record<string, unknown>): string[] =>
  Object.entries(entry).flatMap(([member, value]) => {
    if (member === 'chunkIds' || member === 'url') return [];
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  });

/** What an entry tells, in one line: its answer, or its name and what is said of it. */
export function toldOf(entry: Entry): string {
  const { name, at } = entry;
  const { answer, price, unit, text, value, date, cells, included } = listOf(entry)[at] ?? {};
  if (typeof answer === 'string') return answer;
  const amount = [price, unit].filter((part) => typeof part === 'string').join(' ');
  const others = [
    ...(Array.isArray(cells) ? cells.slice(1) : []),
    ...[value, date, amount, text].filter((part) => typeof part === 'string' && part !== ''),
    ...(Array.isArray(included) ? included : []),
  ];
  return others.length === 0 ? name : `${name}: ${others.join(', ')}`;
}

/** Nothing when none is called so, or several are. */
export function entryIn(
  blocks: readonly Block[],
  named: string,
  language: string,
): Entry | undefined {
  // What an entry is called may be nothing but small words: `Over ons`.
  const [exact, twin] = blocks
    .flatMap(entriesOf)
    .filter(({ name }) => keyOf(name) === keyOf(named));
  if (exact && !twin && keyOf(named) !== '') return exact;
  const phrase = stripArticles(named.replace(inList, ''));
  const scoped = scopeOf(blocks, phrase);
  const inside = scoped && entryCalled(scoped.within, stripArticles(scoped.rest), language);
  return inside ?? entryCalled(blocks, phrase, language);
}

const entryCalled = (
  blocks: readonly Block[],
  phrase: string,
  language: string,
): Entry | undefined => {
  return (
    extremeIn(blocks, phrase) ??
    numberedIn(blocks, phrase) ??
    titledIn(blocks, phrase, language) ??
    pricedAs(blocks, phrase, language)
  );
};

/** `the Group plan`, where prices are listed by name: all of its name, and one word for what it is. */
function pricedAs(blocks: readonly Block[], phrase: string, language: string): Entry | undefined {
  const entries = blocks
    .filter(({ type }) => type === 'pricing' || type === 'table')
    .flatMap(entriesOf);
  const names = entries.map(({ name }) => name);
  const asked = termsOf(inPageWords(phrase, names, language), language);
  const [one, more] = entries.filter(({ name }) => {
    const terms = termsOf(name, language);
    const isNamed = terms.length > 0 && terms.every((term) => asked.includes(term));
    return isNamed && asked.length - terms.length <= 1;
  });
  return more ? undefined : one;
}

/** `the most expensive plan`: by the first amount of each. */
export function extremeIn(blocks: readonly Block[], phrase: string): Entry | undefined {
  const side = extremes.find(([words]) => words.test(fold(phrase)))?.[1];
  if (side === undefined) return undefined;
  for (const block of blocks) {
    const [first, second] = entriesOf(block)
      .map((entry) => ({ entry, price: priceOf(entry.whole) ?? Number.NaN }))
      .filter(({ price }) => !Number.isNaN(price))
      .sort((a, b) => (a.price - b.price) * side);
    if (first && second) return first.entry;
  }
  return undefined;
}

/** Of several, the first. */
function priceOf(text: string): number | undefined {
  const amount = figuresIn(text).find(({ kind }) => kind === 'amount');
  const [digits] = amount?.key.match(/\d+(?:\.\d+)?/) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function numberedIn(blocks: readonly Block[], phrase: string): Entry | undefined {
  const nth = nthIn(phrase);
  if (nth?.unit !== 'entry') return undefined;
  const [list, ...others] = listsWith(blocks, nth);
  if (!list || others.length > 0) return undefined;
  return entriesOf(list).at(nth.number < 0 ? nth.number : nth.number - 1);
}

/** By all that is named: in its title, or beside it in the heading of its list. */
function titledIn(blocks: readonly Block[], phrase: string, language: string): Entry | undefined {
  const entries = blocks.flatMap(entriesOf);
  const asked = inPageWords(
    phrase,
    entries.map(({ name, block }) => `${headingOf(block) ?? ''} ${name}`),
    language,
    blocks.flatMap(textsOf),
  );
  const all = termsOf(asked, language);
  const telling = all.filter((term) => !pieceWords.has(term));
  const terms = telling.length === 0 ? all : telling;
  const key = keyOf(phrase);
  if (key === '') return undefined;
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(entry, key, terms, language) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  const twin = next && next.score === best?.score && next.entry.block === best.entry.block;
  return twin ? undefined : best?.entry;
}

function scoreOf(
  { name, block }: Entry,
  key: string,
  terms: readonly string[],
  language: string,
): number {
  if (keyOf(name) === key) return 10;
  const holds = (text: string, term: string): boolean =>
    termsOf(text, language).some((other) => isAkin(term, other));
  const inName = terms.filter((term) => holds(name, term));
  const beside = terms.filter((term) => !inName.includes(term));
  if (inName.length === 0 || beside.some((term) => !holds(headingOf(block) ?? '', term))) return 0;
  // `Team` is all of `Team`, and a part of `Team training`.
  return 1 + beside.length + inName.length / Math.max(termsOf(name, language).length, 1);
}
