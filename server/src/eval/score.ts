// Scores one page, by code alone: what it must say, what it must never show, whether
// every claim is proven and every sentence whole, and whether edits do what they say.
import type { AgentInput } from '../agent/agent.ts';
import { pageLanguage } from '../agent/rules/context/source.ts';
import { readSaid } from '../agent/rules/reader/said.ts';
import { sourcesOf } from '../agent/rules/reader/sources.ts';
import { prepareSources } from '../claims/corpus.ts';
import { findClaims } from '../claims/find.ts';
import { proofOf } from '../claims/prove.ts';
import { reasonToHide } from '../claims/screen/judge.ts';
import { eachText } from '../claims/texts.ts';
import { wholeText } from '../claims/wholeness.ts';
import type { PageContent } from '../content/content.ts';
import { sentencesOf } from '../platform/text/sentences.ts';
import type { EvalCase, EvalEdit } from './case.ts';
import { contrastOf } from './looks.ts';
import { narrowWidth } from './overflow.ts';

/** Each is a share from 0 to 1; 1 is what a team would send. */
export const measures = [
  'mentioned',
  'hidden',
  'proven',
  'whole',
  'readerFacts',
  'ordered',
  'blocks',
  'length',
  'edits',
  'contrast',
  'overflow',
] as const;
export type Measure = (typeof measures)[number];

export interface Score {
  /** Whether a page overflows a small phone is known only where a browser measured it. */
  measures: Record<Exclude<Measure, 'overflow'>, number> & { overflow?: number };
  /** What was missing or wrong, in words. */
  faults: string[];
  total: number;
}

export interface EditOutcome {
  edit: EvalEdit;
  before: PageContent;
  after: PageContent;
}

const minBlocks = 4;
const maxBlocks = 9;
const minWords = 60;
const maxWords = 900;

export function scorePage(
  one: EvalCase,
  content: PageContent,
  edits: readonly EditOutcome[],
): Score {
  const spoken: { text: string; quoted: boolean }[] = [];
  eachText(content.blocks, (text, { blockType, member }) =>
    spoken.push({ text, quoted: blockType === 'quote' && member === 'text' }),
  );
  const texts = spoken.map(({ text }) => text);
  const page = texts.join('\n');
  const faults: string[] = [];
  const share = (name: Measure, all: readonly string[], failing: readonly string[]): number => {
    for (const text of failing) faults.push(`${name}: ${text}`);
    return all.length === 0 ? 1 : 1 - failing.length / all.length;
  };
  const shown = one.hide.filter((secret) => has(page, secret));
  const internal = spoken.flatMap(({ text, quoted }) =>
    sentencesOf(text, one.language).filter(
      (sentence) => reasonToHide(sentence, quoted) !== undefined && !isReaders(sentence, one.input),
    ),
  );
  const order = (one.order ?? []).map(([first, second]) => `${first} before ${second}`);
  const disorder = (one.order ?? [])
    .filter(([first, second]) => !comesBefore(page, first, second))
    .map(([first, second]) => `${first} before ${second}`);
  const kinds = one.blocks ?? [];
  const missing = kinds.filter(
    (kind) => !kind.split('|').some((type) => content.blocks.some((block) => block.type === type)),
  );
  const { pairs, faint } = contrastOf(one);
  const results: Score['measures'] = {
    mentioned: share(
      'mentioned',
      one.mention,
      one.mention.filter((text) => !has(page, text)),
    ),
    hidden: share('hidden', [page], [...shown, ...internal].slice(0, 1)),
    proven: share('proven', texts, unproven(one.input, content)),
    whole: share('whole', texts, broken(one, content)),
    readerFacts: share(
      'readerFacts',
      one.readerFacts,
      one.readerFacts.filter((text) => !has(page, text)),
    ),
    ordered: share('ordered', order, disorder),
    blocks: share('blocks', kinds, missing),
    length: share('length', [page], lengthFaults(content, page)),
    edits: share(
      'edits',
      edits.map(({ edit }) => edit.message),
      edits.filter((outcome) => !isObeyed(outcome)).map(({ edit }) => edit.message),
    ),
    contrast: share('contrast', pairs, faint),
  };
  return { measures: results, faults, total: totalFor(results) };
}

/** The mean of what was measured. */
function totalFor(results: Score['measures']): number {
  const known = measures.flatMap((name) => results[name] ?? []);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The score with what a browser measured: how wide the page is on a small phone. */
export function withWidth(score: Score, width: number): Score {
  const fits = width <= narrowWidth;
  const results = { ...score.measures, overflow: fits ? 1 : 0 };
  const faults = fits ? score.faults : [...score.faults, `overflow: ${width} px on a small phone`];
  return { measures: results, faults, total: totalFor(results) };
}

const has = (page: string, wanted: string): boolean => {
  const lower = page.toLowerCase();
  return wanted
    .toLowerCase()
    .split('|')
    .some((text) => lower.includes(text));
};

const comesBefore = (page: string, first: string, second: string): boolean => {
  const [a, b] = [
    page.toLowerCase().indexOf(first.toLowerCase()),
    page.toLowerCase().indexOf(second.toLowerCase()),
  ];
  return a !== -1 && (b === -1 || a < b);
};

const isReaders = (text: string, input: AgentInput): boolean =>
  readSaid(input).some(({ sentences }) =>
    sentences.some((sentence) => text.includes(sentence.slice(0, 20))),
  );

function unproven(input: AgentInput, content: PageContent): string[] {
  const corpus = prepareSources(sourcesOf(input, readSaid(input)), pageLanguage(input));
  const beside = new Map<string, string>();
  eachText(content.blocks, (text, place) => beside.set(place.pointer, `${text} ${place.beside}`));
  return findClaims(content, corpus.language)
    .filter(
      (claim) =>
        proofOf(claim, claim.sentence, corpus) === undefined &&
        proofOf(claim, beside.get(claim.pointer) ?? '', corpus) === undefined,
    )
    .map((claim) => `${claim.kind} “${claim.text}” in “${claim.sentence}”`);
}

function broken({ language }: EvalCase, content: PageContent): string[] {
  const found: string[] = [];
  eachText(content.blocks, (text, place) => {
    if (text !== '' && wholeText(text, place, language) !== text) found.push(text);
  });
  return found;
}

function lengthFaults({ blocks }: PageContent, page: string): string[] {
  const wide = page.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu)?.length ?? 0;
  const words = page.split(/\s+/).length + wide / 2.5;
  const faults: string[] = [];
  if (blocks.length < minBlocks || blocks.length > maxBlocks)
    faults.push(`${blocks.length} blocks`);
  if (words < minWords || words > maxWords) faults.push(`${Math.round(words)} words`);
  return faults.slice(0, 1);
}

function isObeyed({ edit, before, after }: EditOutcome): boolean {
  const text = JSON.stringify(after);
  if (edit.refused === true) return JSON.stringify(before) === JSON.stringify(after);
  if (edit.mention?.some((wanted) => !has(text, wanted))) return false;
  if (edit.hide?.some((unwanted) => has(text, unwanted))) return false;
  if (edit.first && !edit.first.includes(after.blocks[1]?.type ?? '')) return false;
  if (!edit.changes) return true;
  // Where a block stands is told by `first`; here it is what the others say.
  const others = ({ blocks }: PageContent): string =>
    JSON.stringify(
      blocks
        .filter(({ type }) => !edit.changes?.includes(type))
        .toSorted((a, b) => a.componentId.localeCompare(b.componentId)),
    );
  return others(before) === others(after) && JSON.stringify(before) !== text;
}
