// Which sections a page shows, and in which order. The author's order is kept,
// except that what fits the reader best comes first: a page still tells its story.
import type { PageType } from '../../agent.ts';
import type { Section } from '../context/reading.ts';
import { isRecapHeading } from '../context/source.ts';
import { evenWeights } from '../fit/score.ts';
import { type Desk, itemText, sectionFit } from './desk.ts';
import { brief, roomy, type SectionLimits } from './sections.ts';

export interface Placed {
  section: Section;
  limits: SectionLimits;
}

export interface Arrangement {
  /** What stands together is in one group. */
  groups: Placed[][];
  /** The section put first for this reader, if what is known of them decided it. */
  leading?: Section;
  /** How many sections at the top tell what was agreed. */
  recaps: number;
}

const sectionsShown: Record<PageType, number> = {
  inbound: 6,
  outbound: 6,
  call_followup: 7,
  sales_deck: 10,
  custom: 7,
};
const topicsShown = 2;
const fewSections = 3;

interface Candidate {
  section: Section;
  at: number;
  fit: number;
}

export function arrange(desk: Desk): Arrangement {
  const { pageType } = desk.input.page;
  const chosen = chooseSections(desk);
  const best = pageType === 'sales_deck' ? undefined : bestOf(chosen);
  const isRecap = ({ section: { heading } }: Candidate): boolean =>
    heading !== undefined && isRecapHeading(heading);
  const recaps = pageType === 'call_followup' ? chosen.filter(isRecap) : [];
  const rest = chosen.filter((entry) => !recaps.includes(entry) && entry !== best);
  const opening = rest.filter(isOpening);
  // A page that ends with the next steps ends with them.
  const ending = rest.filter((entry) => isRecap(entry) && entry.at === chosen.length - 1);
  const middle = rest.filter((entry) => !opening.includes(entry) && !ending.includes(entry));
  const ordered = [
    ...recaps,
    ...opening,
    ...(best && !recaps.includes(best) ? [best] : []),
    ...middle,
  ].map(wide);
  const { beside, apart } = placeTopics(desk, ordered);
  const groups = [
    ...ordered.map((entry) => [entry, ...(beside.get(entry) ?? [])]),
    ...[...apart, ...ending.map(wide)].map((entry) => [entry]),
  ];
  return {
    groups,
    recaps: recaps.length,
    ...(best === undefined || recaps.includes(best) ? {} : { leading: best.section }),
  };
}

const wide = ({ section }: Candidate): Placed => ({ section, limits: roomy });

function chooseSections(desk: Desk): Candidate[] {
  const { context } = desk.source;
  const shown = context.filter((section) => !section.backMatter);
  const all = (shown.length > 0 ? shown : context).map((section, at) => ({
    section,
    at,
    fit: sectionFit(desk, section),
  }));
  const places = new Map(
    [...all].sort((a, b) => b.fit - a.fit).map((entry, place) => [entry, place] as const),
  );
  // Its place by fit counts twice, its place in the text once: authors put what matters first.
  const rank = (entry: Candidate): number =>
    (entry.fit > 0 ? 2 / (3 + (places.get(entry) ?? 0)) : 0) + 1 / (3 + entry.at);
  return firstWhere(
    all.sort((a, b) => rank(b) - rank(a)),
    sectionsShown[desk.input.page.pageType],
    ({ section }) => hasNews(desk, section),
  )
    .sort((a, b) => a.at - b.at)
    .map((entry, at) => ({ ...entry, at }));
}

/** The first `count` that hold; those behind them are not even looked at. */
function firstWhere<T>(entries: readonly T[], count: number, holds: (entry: T) => boolean): T[] {
  const found: T[] = [];
  for (const entry of entries) {
    if (found.length === count) break;
    if (holds(entry)) found.push(entry);
  }
  return found;
}

const bestOf = (entries: readonly Candidate[]): Candidate | undefined =>
  entries.reduce<Candidate | undefined>(
    (best, entry) => (entry.fit > (best?.fit ?? 0) ? entry : best),
    undefined,
  );

/** Says something that the page does not say yet. */
const hasNews = ({ claims }: Desk, { paragraphs, items }: Section): boolean =>
  items.some(({ title }) => claims.isFresh(title)) ||
  paragraphs.some(({ text }) => claims.hasNews(text));

const shortOpening = 900;

/** What is left of a short opening goes on from the hero, before anything else. */
const isOpening = ({ section, at }: Candidate): boolean =>
  at === 0 &&
  section.heading === undefined &&
  section.items.length === 0 &&
  section.paragraphs.reduce((length, passage) => length + passage.text.length, 0) <= shortOpening;

/** How much of a topic's words a section must have to stand beside it. */
const alike = 0.15;

/** A topic stands beside the section that speaks of the same; one of its own comes last. */
function placeTopics(
  desk: Desk,
  sections: readonly Placed[],
): { beside: Map<Placed, Placed[]>; apart: Placed[] } {
  const { source, scorer, language } = desk;
  const wanted = sections.length < fewSections ? 2 * topicsShown : topicsShown;
  const topics = firstWhere(source.topics, wanted, (section) => hasNews(desk, section));
  const texts = sections.map((entry) => ({ entry, text: wholeText(entry.section) }));
  const beside = new Map<Placed, Placed[]>();
  const apart: Placed[] = [];
  for (const topic of topics) {
    const asked = evenWeights(wholeText(topic), language);
    const nearest = texts
      .map(({ entry, text }) => ({ entry, shared: scorer.coverage(text, asked) }))
      .sort((a, b) => b.shared - a.shared)[0];
    const placed = { section: topic, limits: brief };
    if (nearest === undefined || nearest.shared < alike) apart.push(placed);
    else beside.set(nearest.entry, [...(beside.get(nearest.entry) ?? []), placed]);
  }
  return { beside, apart };
}

const wholeText = ({ heading, paragraphs, items }: Section): string =>
  [heading ?? '', ...paragraphs.map((passage) => passage.text), ...items.map(itemText)].join(' ');
