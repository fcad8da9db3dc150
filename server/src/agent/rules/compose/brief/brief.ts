// What the agent has before it while it works on one page: the input, what was
// read from it, what is known of the audience, and what the page says already.

import { type Corpus, prepareSources } from '../../../../claims/corpus.ts';
import type { Block, BlockOf, BlockType } from '../../../../content/content.ts';
import { maxCitations } from '../../../../platform/text/length.ts';
import type { AgentInput } from '../../../agent.ts';
import type { Commands } from '../../commands/command.ts';
import { readCommands } from '../../commands/commands.ts';
import type { Section } from '../../context/reading.ts';
import { readSource, type Source } from '../../context/source.ts';
import { type Known, knownOf } from '../../fit/known.ts';
import { makeScorer, type Scorer } from '../../fit/score.ts';
import { readSaid, type Said } from '../../reader/said.ts';
import { sourcesOf } from '../../reader/sources.ts';
import { type Phrases, phrasesOf } from '../../text/phrases.ts';
import { type Addressee, addresseeOf, calledAs } from '../texts/addressee.ts';
import { type Claims, makeClaims } from '../texts/claims.ts';
import { ofTheirSize } from '../texts/their_size.ts';

export interface Brief {
  input: AgentInput;
  source: Source;
  language: string;
  phrases: Phrases;
  known: Known;
  addressee: Addressee;
  scorer: Scorer;
  claims: Claims;
  /** What the reader said or sent, and what the team asks for. */
  said: Said[];
  commands: Commands;
  corpus: Corpus;
  /** The entries that went beside what alone was wanted; filled while the page is written. */
  narrowed?: Map<string, Set<string>>;
  /** Parts of the reader's questions that no source answers; filled while the page is written. */
  leftOpen?: Set<string>;
  /** Questions that the page answers elsewhere; filled while the page is written. */
  answered?: Set<string>;
}

export function readBrief(input: AgentInput): Brief {
  const source = readSource(input);
  const { language, product } = source;
  const said = readSaid(input, language);
  const asked = input.current ? '' : (input.message?.text ?? '');
  const notes = input.audience.supplementaryContext ?? '';
  const sizes = [
    ...said.flatMap(({ sentences }) => sentences),
    `${input.account?.employees ?? ''} employees`,
  ];
  const commands = ofTheirSize(
    readCommands(notes, language, input.brand?.tone, asked),
    source,
    sizes,
  );
  return {
    said,
    commands,
    corpus: prepareSources(sourcesOf(input, said, source.shared), language),
    input,
    source,
    language,
    phrases: phrasesOf(language),
    known: knownOf(input, said, commands, language, product === undefined ? [] : [product]),
    addressee: calledAs(addresseeOf(input, product), commands.list),
    narrowed: new Map(),
    leftOpen: new Set(),
    answered: new Set(),
    scorer: makeScorer(textsIn(source), language),
    claims: makeClaims(language),
  };
}

export function* textsIn({ context, topics, quotes, questions }: Source): Generator<string> {
  for (const section of [...context, ...topics]) {
    if (section.heading !== undefined) yield section.heading;
    for (const passage of section.paragraphs) yield passage.text;
    for (const item of section.items) yield itemText(item);
    for (const table of section.tables) for (const row of table.rows) yield row.join(' ');
  }
  for (const quote of quotes) yield quoteText(quote);
  for (const { question, answer } of questions) yield `${question} ${answer}`;
}

export const itemText = ({ title, text }: { title: string; text?: string }): string =>
  text === undefined ? title : `${title} ${text}`;
export const quoteText = (quote: { text: string; attribution?: string; role?: string }): string =>
  [quote.text, quote.attribution, quote.role].filter((part) => part !== undefined).join(' ');

/** How well a text fits those the page is for. */
export const fitOf = ({ scorer, known }: Brief, text: string): number =>
  scorer.score(text, known.weights);

/** The heading says most about a section, then its three best points. */
export function sectionFit(brief: Brief, section: Section): number {
  const points = [
    ...section.paragraphs.map((passage) => passage.text),
    ...section.items.map(itemText),
    ...section.tables.flatMap((table) => table.rows.map((row) => row.join(' '))),
  ].map((text) => fitOf(brief, text));
  const best = points.sort((a, b) => b - a).slice(0, 3);
  const heading = section.heading === undefined ? 0 : fitOf(brief, section.heading);
  return heading * 1.5 + best.reduce((sum, score) => sum + score, 0) / 3;
}

/** The best first; what fits equally well keeps its order. */
export function byFit<T>(brief: Brief, entries: readonly T[], textOf: (entry: T) => string): T[] {
  return entries
    .map((entry) => ({ entry, fit: fitOf(brief, textOf(entry)) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);
}

/** The best `count`, in the order they were written. */
export function bestInOrder<T>(
  brief: Brief,
  entries: readonly T[],
  count: number,
  textOf: (entry: T) => string,
): T[] {
  if (entries.length <= count) return [...entries];
  const ranked = entries
    .map((entry, at) => ({ entry, at, fit: fitOf(brief, textOf(entry)) }))
    // Authors put what matters first: a later text must fit better to be taken.
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
    .slice(0, count);
  return ranked.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
}

export type DraftOf<T extends BlockType> = Omit<BlockOf<T>, 'componentId'>;
export type Draft = { [T in BlockType]: DraftOf<T> }[BlockType];

/** Readable and stable: the first benefits of a page are `benefits-1`, whatever they say. */
export function withId(draft: Draft, taken: readonly Block[]): Block {
  const name = draft.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const ids = new Set(taken.map((block) => block.componentId));
  let componentId = draft.type === 'hero' ? 'hero' : `${name}-1`;
  for (let n = 2; ids.has(componentId); n++) componentId = `${name}-${n}`;
  const { type, ...members } = draft;
  return { type, componentId, ...members } as Block;
}

/** The chunks that parts of a block came from, each once. */
export const citing = (parts: Iterable<{ chunkId?: string }>): string[] =>
  [...new Set([...parts].flatMap(({ chunkId }) => (chunkId === undefined ? [] : [chunkId])))].slice(
    0,
    maxCitations,
  );
