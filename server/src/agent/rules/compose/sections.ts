// A section of the context or of a topic as blocks: text as prose, lists as
// benefits, steps, figures or cards, each entry only if the page has not said it yet.

import { joinSentences, leading } from '../../../platform/text/sentences.ts';
import type { Item, Passage, Section } from '../context/reading.ts';
import { isRecapHeading } from '../context/source.ts';
import { byFit, citing, type Desk, type Draft, fitOf, itemText } from './desk.ts';
import { type Stat, statOf } from './stats.ts';

export interface SectionLimits {
  paragraphs: number;
  paragraphLength: number;
  items: number;
}

export const roomy: SectionLimits = { paragraphs: 4, paragraphLength: 420, items: 6 };
export const brief: SectionLimits = { paragraphs: 2, paragraphLength: 320, items: 4 };

const stepsHeading =
  /how (?:it|this|we|our .{1,30}) works?|how (?:to )?get(?:ting)? started|getting started|\bprocess\b|onboarding|rollout|roll-out|implementation|timeline|next steps?|roadmap|action items?|so funktioniert|so läuft|\bablauf\b|in .{1,12} schritten|nächste schritte|comment ça marche|prochaines étapes|cómo funciona|próximos pasos|come funziona|prossimi passi|como funciona|próximos passos|hoe (?:het|wij) werk|volgende stappen|の流れ|導入ステップ|次のステップ|步骤|流程|단계|الخطوات/iu;

export const isStepsSection = (section: Section): boolean =>
  section.items.length > 1 &&
  (section.ordered || (section.heading !== undefined && stepsHeading.test(section.heading)));

/** Its blocks, in reading order; none when the page has said all of it. */
export function sectionBlocks(desk: Desk, section: Section, limits: SectionLimits): Draft[] {
  // One entry is no list.
  const [items, paragraphs] =
    section.items.length === 1 && section.paragraphs.length > 0 && !section.items[0]?.url
      ? [
          [],
          [...section.paragraphs, ...section.items.map((item) => asPassage(item, desk.language))],
        ]
      : [section.items, section.paragraphs];
  const prose = proseBlock(desk, paragraphs, limits);
  const list = listBlock(desk, { ...section, items }, limits);
  const blocks = section.listFirst ? [list, prose] : [prose, list];
  const [first, ...rest] = blocks.filter((block) => block !== undefined);
  if (!first) return [];
  const heading = section.heading ?? ownHeading(desk, first);
  const headed = heading !== undefined && desk.claims.claim(heading);
  return [headed ? withHeading(first, heading) : first, ...rest];
}

/** With the heading where every block has it: before what it says. */
export function withHeading(draft: Draft, heading: string): Draft {
  const { type, chunkIds } = draft;
  return { type, chunkIds, heading, ...without(draft, ['type', 'chunkIds', 'heading']) } as Draft;
}

const without = (draft: Draft, names: readonly string[]): Partial<Draft> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)));

/** Text without any heading above it is about the thing itself. */
const ownHeading = ({ phrases, source }: Desk, { type }: Draft): string | undefined =>
  type === 'prose' && phrases.language === 'en' && source.product !== undefined
    ? `About ${source.product}`
    : undefined;

const asPassage = ({ title, text, chunkId }: Item, language: string): Passage => ({
  text: joinSentences(text === undefined ? [title] : [title, text], language),
  ...(chunkId === undefined ? {} : { chunkId }),
});

function proseBlock(
  desk: Desk,
  passages: readonly Passage[],
  limits: SectionLimits,
): Draft | undefined {
  const { claims, language } = desk;
  // Judged by what is left of them: the hero may have taken their best sentence.
  const fresh = passages
    .map((passage) => ({ ...passage, text: claims.freshSentences(passage.text).join(' ') }))
    .filter(({ text }) => claims.hasNews(text));
  const best = bestInOrder(desk, fresh, limits.paragraphs, (passage) => passage.text);
  const kept = bestFirst(desk, best).flatMap((passage) => {
    const sentences = leading(claims.freshSentences(passage.text), limits.paragraphLength);
    const taken = sentences.filter(claims.claim);
    return taken.length === 0 ? [] : [{ ...passage, text: joinSentences(taken, language) }];
  });
  if (kept.length === 0) return undefined;
  return {
    type: 'prose',
    chunkIds: citing(kept),
    paragraphs: kept.map((passage) => passage.text),
  };
}

/** Begins with a word that points back to what was said before. */
const pointsBack =
  /^(?:this|that|these|those|it|its|they|their|he|she|but|and|so|however|also|then|such|therefore|instead|dies|diese[rs]?|das|sie|er|es|aber|und|dabei|damit|dadurch)\b/i;

/** The paragraph that fits best leads, unless one of them only makes sense where it stands. */
function bestFirst(desk: Desk, passages: readonly Passage[]): Passage[] {
  const fit = passages.map(({ text }) => fitOf(desk, text));
  const best = fit.indexOf(Math.max(...fit, 0));
  if (best < 1 || passages.some(({ text }) => pointsBack.test(text))) return [...passages];
  return [
    ...passages.slice(best, best + 1),
    ...passages.slice(0, best),
    ...passages.slice(best + 1),
  ];
}

function listBlock(desk: Desk, section: Section, limits: SectionLimits): Draft | undefined {
  const steps = isStepsSection(section);
  const fresh = section.items.filter((item) => desk.claims.isFresh(item.title));
  if (fresh.length === 0) return undefined;
  const stats = steps ? [] : figuresOf(fresh);
  if (stats.length > 0) return statsBlock(desk, stats);
  const kept = steps
    ? fresh.slice(0, limits.items + 2)
    : itemsByFit(desk, section, fresh).slice(0, limits.items);
  const items = kept.flatMap((item) => claimItem(desk, item));
  if (items.length === 0) return undefined;
  const chunkIds = citing(kept);
  const linked = items.filter((item) => item.url !== undefined).length;
  if (linked * 2 >= items.length) return { type: 'cards', chunkIds, items };
  const unlinked = items.map(({ url, ...item }) => item);
  return { type: steps ? 'steps' : 'benefits', chunkIds, items: unlinked };
}

/** A recap is told as it happened, a deck as it was written; any other list by what fits. */
function itemsByFit(desk: Desk, { heading }: Section, items: readonly Item[]): Item[] {
  const { pageType } = desk.input.page;
  const recap = heading === undefined ? pageType === 'call_followup' : isRecapHeading(heading);
  if (recap || pageType === 'sales_deck') return [...items];
  return byFit(desk, items, itemText);
}

function claimItem(
  desk: Desk,
  { title, text, url }: Item,
): { title: string; text?: string; url?: string }[] {
  if (!desk.claims.claim(title)) return [];
  const sentences = text === undefined ? [] : leading(desk.claims.claimSentences(text), 320);
  return [
    {
      title,
      ...(sentences.length === 0 ? {} : { text: joinSentences(sentences, desk.language) }),
      ...(url === undefined ? {} : { url }),
    },
  ];
}

interface Figure extends Stat {
  chunkId?: string;
  item: Item;
}

/** A list is one of figures when nearly all of its entries are. */
function figuresOf(items: readonly Item[]): Figure[] {
  const figures = items.flatMap((item) => {
    const stat = statOf(item);
    const { chunkId } = item;
    return stat ? [{ ...stat, ...(chunkId === undefined ? {} : { chunkId }), item }] : [];
  });
  return figures.length >= 2 && figures.length * 3 >= items.length * 2 ? figures : [];
}

const maxFigures = 4;

function statsBlock(desk: Desk, figures: readonly Figure[]): Draft | undefined {
  const chosen = bestInOrder(desk, figures, maxFigures, ({ item }) => itemText(item)).filter(
    ({ item, label }) => desk.claims.isFresh(item.title) && desk.claims.claim(label),
  );
  for (const { item } of chosen) desk.claims.mark(item.title);
  if (chosen.length === 0) return undefined;
  return {
    type: 'stats',
    chunkIds: citing(chosen),
    items: chosen.map(({ value, label }) => ({ value, label })),
  };
}

/** The best `count`, in the order they were written. */
export function bestInOrder<T>(
  desk: Desk,
  entries: readonly T[],
  count: number,
  textOf: (entry: T) => string,
): T[] {
  if (entries.length <= count) return [...entries];
  const ranked = entries
    .map((entry, at) => ({ entry, at, fit: fitOf(desk, textOf(entry)) }))
    // Authors put what matters first: a later text must fit better to be taken.
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
    .slice(0, count);
  return ranked.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
}
