// A section of the context or of a topic as blocks: text as prose, lists as
// benefits, steps, figures or cards, each entry only if the page has not said it yet.

import { hasAmount } from '../../../../platform/text/money.ts';
import {
  ensureEnd,
  joinSentences,
  leading,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import type { Item, Passage, Section, Table } from '../../context/reading.ts';
import { tellsResults } from '../../context/tables.ts';
import { figuresApart } from '../answers/figures.ts';
import { type Brief, bestInOrder, citing, type Draft } from '../brief/brief.ts';
import { isStateable } from '../brief/loose.ts';
import { tablesTogether } from '../brief/tables_together.ts';
import { tableBlock } from '../sections/grids.ts';
import { listBlock, type SectionLimits } from '../sections/lists.ts';
import { namedFor } from '../sections/own_headings.ts';
import { ofProblem } from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { entryIn } from './labels.ts';
import {
  isPriceList,
  ofTax,
  taxTerms,
  withCaption,
  withHeading,
  withNote,
  without,
  withoutPriceColumn,
} from './table_notes.ts';
import { wholePassages } from './whole_passages.ts';

/** Its blocks, in reading order, its figures first; none when the page has said all of it. */
export function sectionBlocks(brief: Brief, section: Section, limits: SectionLimits): Draft[] {
  const apart = figuresApart(brief, section);
  if (!apart) return toldBlocks(brief, section, limits);
  const heading = namedFor(brief, section) ?? brief.phrases.results;
  const headed = heading !== undefined && brief.claims.claim(heading);
  return [
    headed ? withHeading(apart.stats, heading) : apart.stats,
    ...toldBlocks(brief, apart.rest, limits).map(withoutHeading),
  ];
}

const withoutHeading = (draft: Draft): Draft => without(draft, ['heading']) as Draft;

function toldBlocks(brief: Brief, section: Section, limits: SectionLimits): Draft[] {
  // One entry is no list.
  const [items, paragraphs] =
    section.items.length === 1 && !section.items[0]?.url
      ? [
          [],
          [...section.paragraphs, ...section.items.map((item) => asPassage(item, brief.language))],
        ]
      : [section.items, section.paragraphs];
  const stepped = stepsInProse(brief, section, paragraphs);
  if (stepped) return [stepped];
  const { tables, notes } = tablesTogether(
    section.tables.filter((table) => !isTold(brief, table)),
    brief.language,
  );
  const grids = tables
    .flatMap((table) => tableBlock(brief, table, paragraphs.length === 0) ?? [])
    .map((grid) => (isPriceList(section) ? grid : withoutPriceColumn(grid, brief)));
  // Under no heading, only what speaks of prices belongs to a list of them.
  const loose = section.heading === undefined && tables.some(({ kind }) => kind !== 'agenda');
  const beside = loose ? paragraphs.filter(({ text }) => !hasAmount(text)) : [];
  const apart = beside.length > 0 ? proseBlock(brief, beside, limits) : undefined;
  const prose = proseBlock(
    brief,
    paragraphs.filter((passage) => !beside.includes(passage)),
    limits,
  );
  const list = untickedTroubles(brief, section, listBlock(brief, { ...section, items }, limits));
  const text = section.listFirst ? [list, prose] : [prose, list];
  const [priced] = grids;
  // What one is paid for stands below how it goes, under its own name.
  const apartPriced = list?.type === 'steps' && kindOf({ ...section, tables: [] }) !== 'price';
  const blocks =
    apartPriced && priced?.type === 'table' && priced.columns.includes(brief.phrases.price ?? '')
      ? [prose, list, ...grids.map((grid) => withHeading(grid, brief.phrases.prices ?? ''))]
      : grids.length > 0
        ? withNote(section, grids, [...notes, ...taxTerms(section, prose, brief)], prose, list)
        : kindOf(section) === 'proof'
          ? text
          : oneList(text);
  const [first, ...rest] = blocks.filter((block) => block !== undefined);
  if (!first) return apart ? [apart] : [];
  const named = namedFor(brief, section);
  const label = named !== undefined && first.type === 'steps' && documentLabel.test(named);
  const heading = (label ? brief.phrases.steps : named) ?? ownHeading(brief, section, first);
  const alone =
    blocks.length === 1 || rest.length === 0 ? loneProof(brief, section, first) : undefined;
  if (alone) return [...(apart ? [apart] : []), alone];
  const headed = heading !== undefined && brief.claims.claim(heading);
  return [...(apart ? [apart] : []), headed ? withCaption(first, heading, brief) : first, ...rest];
}

/** What troubles the reader is nothing to tick off. */
function untickedTroubles(
  { language }: Brief,
  { heading = '' }: Section,
  list: Draft | undefined,
): Draft | undefined {
  const isList = list?.type === 'benefits' || list?.type === 'steps';
  const bare = isList && list.items.every(({ text }) => text === undefined);
  if (!bare || !ofProblem.test(heading)) return list;
  const paragraphs = list.items.map(({ title }) => ensureEnd(title, language));
  return { type: 'prose', chunkIds: list.chunkIds, paragraphs };
}
const maxStatement = 180;

/** One line of what another has seen says whose it is, and needs no heading. */
function loneProof(brief: Brief, section: Section, block: Draft): Draft | undefined {
  if (block.type !== 'prose' || block.paragraphs.length !== 1) return undefined;
  const [text = ''] = block.paragraphs;
  const told = kindOf(section) === 'proof' && /\d/.test(text) && text.length <= maxStatement;
  // The rest of what the hero took has lost its subject.
  const whole = section.paragraphs.some((passage) => passage.text === text);
  return told && whole && isStateable(brief, text)
    ? { type: 'statement', chunkIds: block.chunkIds, text }
    : undefined;
}

const minSteps = 3;
const maxStepWords = 9;

/** `RFQ answered in 48 hours. Review with our engineers. First article in 7 days.` under `Process`. */
function stepsInProse(
  { claims, language, phrases }: Brief,
  section: Section,
  passages: readonly Passage[],
): Draft | undefined {
  const { heading, items, tables } = section;
  if (heading === undefined || items.length > 0 || tables.length > 0) return undefined;
  if (kindOf(section) !== 'process' || passages.length !== 1) return undefined;
  const steps = sentencesOf(passages[0]?.text ?? '', language).map(withoutStop);
  const short = steps.every((step) => step.split(/\s+/).length <= maxStepWords);
  if (steps.length < minSteps || !short) return undefined;
  for (const step of steps) claims.mark(step);
  const named = documentLabel.test(heading) ? (phrases.steps ?? heading) : heading;
  claims.mark(named);
  return {
    type: 'steps',
    chunkIds: citing(passages),
    heading: named,
    items: steps.map((title) => ({ title })),
  };
}

/** Names the kind of text, and tells a reader nothing. */
const documentLabel =
  /^(?:process|prozess|processus|proceso|processo|proces|steps|étapes|pasos|passi|passos|stappen|kroki)$/iu;

/** A programme the page has already, as steps or in other words. */
const isTold = ({ claims }: Brief, { kind, rows }: Table): boolean =>
  kind === 'agenda' && rows.every(([, title = '']) => !claims.isFresh(title));

const maxEntry = 140;

/** A line above a list of its kind is its first entry, not a section. */
function oneList(blocks: readonly (Draft | undefined)[]): (Draft | undefined)[] {
  const [prose, list] = blocks;
  // `Not included: …` below what is.
  if (prose?.type === 'benefits' && list?.type === 'prose' && list.paragraphs.length === 1) {
    const entry = entryIn(list.paragraphs[0] ?? '');
    const { title, text } = entry ?? {};
    return title === undefined || text === undefined
      ? [...blocks]
      : [{ ...prose, items: [...prose.items, { title, text }] }];
  }
  if (prose?.type !== 'prose' || list?.type !== 'benefits') return [...blocks];
  const [line = '', ...more] = prose.paragraphs;
  if (more.length > 0 || line.length > maxEntry || /[:：]|[.!?]\s/.test(line)) return [...blocks];
  return [{ ...list, items: [{ title: withoutStop(line) }, ...list.items] }];
}

/** What has no heading of its own gets that of its kind. */
function ownHeading(
  { phrases, source, claims }: Brief,
  section: Section,
  { type }: Draft,
): string | undefined {
  if (type === 'pricing' || (type === 'table' && section.tables[0]?.kind === 'prices'))
    return phrases.prices;
  if (type === 'table' && section.tables[0]?.kind === 'hours') return phrases.hours;
  if (type === 'timeline') return phrases.agenda;
  if (type === 'table' && section.tables.some(({ columns }) => tellsResults(columns)))
    return phrases.results;
  if (type === 'steps') return phrases.steps;
  // Under a label that is not for readers, a section is a section all the same; a line is none.
  const isLine = section.paragraphs.map(({ text }) => text).join(' ').length <= maxEntry;
  if (type === 'prose' && section.heading !== undefined && !isLine) {
    const about = source.product === undefined ? undefined : phrases.about?.(source.product);
    return about !== undefined && claims.isFresh(about) ? about : phrases.overview;
  }
  if (type === 'benefits' || type === 'cards' || type === 'table') return phrases.overview;
  return undefined;
}

const asPassage = ({ title, text, chunkId }: Item, language: string): Passage => ({
  text: joinSentences(text === undefined ? [title] : [title, text], language),
  ...(chunkId === undefined ? {} : { chunkId }),
});

function proseBlock(
  brief: Brief,
  passages: readonly Passage[],
  limits: SectionLimits,
): Draft | undefined {
  const { claims, language } = brief;
  const told = wholePassages(
    passages.filter(({ text }) => !isLabel(text)),
    claims,
    language,
  );
  const kept = bestInOrder(brief, told, limits.paragraphs, ({ text }) => text).map((passage) => ({
    ...passage,
    text: joinSentences(
      leading(sentencesOf(passage.text, language), limits.paragraphLength),
      language,
    ),
  }));
  if (kept.length === 0) return undefined;
  for (const { text } of kept) claims.mark(text);
  return {
    type: 'prose',
    chunkIds: citing(kept),
    paragraphs: kept.map((passage) => passage.text),
  };
}

/** A word or two are the heading of something that is gone. */
const isLabel = (text: string): boolean =>
  !hasAmount(text) &&
  !/[:：]\s\S/u.test(text) &&
  !ofTax.test(text) &&
  !/[\p{scx=Han}\p{scx=Hiragana}]/u.test(text) &&
  text.split(/\s+/).length < 3;
