// Which sections a page shows, and in which order: what the team wants first, then
// what the reader spoke of, then the author's own order. Prices and practical
// matters come after what they are the price of.
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Section } from '../../context/reading.ts';
import { isEmpty } from '../../context/reading.ts';
import { evenWeights } from '../../fit/score.ts';
import { type Brief, byFit, itemText, sectionFit } from '../brief/brief.ts';
import { kindOf, type SectionKind } from '../texts/kinds.ts';
import { isNamedBy } from './lead_heading.ts';
import { roomy, type SectionLimits, tight } from './lists.ts';

export interface Placed {
  section: Section;
  limits: SectionLimits;
}

const rankOf: Record<SectionKind, number> = {
  recap: 0,
  offer: 1,
  proof: 2,
  process: 3,
  price: 4,
  risk: 5,
  practical: 6,
};

export function arrange(brief: Brief): Placed[] {
  const { source, input, commands } = brief;
  const shown = source.context.filter(
    (section) => !section.backMatter && !isEmpty(section) && hasNews(brief, section),
  );
  const all = shown.map((section, at) => ({
    section,
    at,
    fit: sectionFit(brief, section),
    // Whatever was left over is read last, and its entries answer wherever they are asked for.
    kind: isLeftover(section) ? ('practical' as const) : kindOf(section),
  }));
  // A leaflet and a deck tell their story in their own order.
  const told = input.page.pageType === 'custom' || input.page.pageType === 'sales_deck';
  const best = Math.max(0, ...all.map(({ fit }) => fit));
  const led = commands.lead.length > 0 ? leadOf(brief, all) : undefined;
  // What fits best passes two sections of a deck; a leaflet may tell what comes after what.
  const passed = input.page.pageType === 'sales_deck' && best > 0 ? 2.1 : 0;
  const inStory = ({ fit, at }: Candidate): number =>
    at - (passed === 0 ? 0 : (fit / best) * passed);
  const sorted = [...all].sort((a, b) => {
    if (led !== undefined && (a === led || b === led)) return a === led ? -1 : 1;
    if (told) return inStory(a) - inStory(b) || a.at - b.at;
    return place(a, best) - place(b, best) || a.at - b.at;
  });
  const ordered = led === undefined && !told ? offerFirst(sorted) : sorted;
  const topics = byFit(
    brief,
    source.topics.filter((section) => hasNews(brief, section)),
    (section) => newsOf(brief, section),
  )
    // Of what is told beside the offer, whoever said what they want gets what meets that.
    .filter((section) => brief.said.length === 0 || sectionFit(brief, section) > 0)
    .slice(0, 2);
  return [
    ...ordered.map(({ section }) => ({ section, limits: roomy })),
    ...topics.map((section) => ({ section, limits: tight })),
  ];
}

/** What others have seen of it says nothing before it was said what it is. */
function offerFirst(sorted: readonly Candidate[]): Candidate[] {
  const offer = sorted.find(({ kind }) => kind === 'offer');
  return offer && sorted[0]?.kind === 'proof'
    ? [offer, ...sorted.filter((entry) => entry !== offer)]
    : [...sorted];
}

interface Candidate {
  section: Section;
  at: number;
  fit: number;
  kind: SectionKind;
}

/** The better it fits, the further up within its rank; what fits best may pass one rank. */
const place = ({ fit, kind, at }: Candidate, best: number): number =>
  rankOf[kind] - (best > 0 ? (fit / best) * 1.2 : 0) + at * 0.02;

function leadOf(brief: Brief, all: readonly Candidate[]): Candidate | undefined {
  const headed = headedBy(brief, all);
  if (headed) return headed;
  const wanted = evenWeights(brief.commands.lead.join(' '), brief.language);
  const ranked = all
    .filter(({ section }) => !isLeftover(section))
    .map((entry) => ({
      entry,
      // A price list names everything: what it is the price of comes first.
      held:
        brief.scorer.score(newsOf(brief, entry.section), wanted) *
        (entry.kind === 'price' || entry.kind === 'practical' ? 0.4 : 1),
    }))
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held);
  return ranked[0]?.entry;
}

/** What the wish names by its heading needs no weighing of words; a list of prices is what something else costs. */
function headedBy(brief: Brief, all: readonly Candidate[]): Candidate | undefined {
  const isNamed = brief.commands.lead.map((about) => isNamedBy(brief, about));
  return all.find(
    ({ section }) =>
      section.heading !== undefined &&
      section.tables.length === 0 &&
      isNamed.some((is) => is(section.heading ?? '')) &&
      // What the headline left of it may be a line that says nothing alone.
      newsOf(brief, { ...section, heading: '' }).trim().length >= leastTold,
  );
}
const leastTold = 40;

const isLeftover = ({ heading = '' }: Section): boolean => leftover.test(heading);
const leftover =
  /^(?:good to know|worth knowing|also|other|miscellaneous|gut zu wissen|wissenswertes|sonstiges|außerdem|bon à savoir|à savoir|divers|(?:conviene|bueno) saber(?:lo)?|varios|buono a sapersi|da sapere|varie|(?:convém|bom) saber|outros|goed om te weten|overige?|warto wiedzieć|inne|その他)$/iu;

/** What the top of the page has taken is no reason for the rest to stand first. */
const newsOf = (
  { claims, language }: Brief,
  { heading, paragraphs, items, tables }: Section,
): string =>
  [
    heading ?? '',
    heading ?? '',
    ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)).filter(claims.isFresh),
    ...items
      .filter(({ title, text }) => claims.isFresh(title) || (claims.isLifted(title) && !text))
      .map(itemText),
    ...tables.flatMap(({ rows }) => rows.flat()),
  ].join(' ');

/** Says something that the page does not say yet. */
const hasNews = ({ claims }: Brief, { paragraphs, items, tables }: Section): boolean =>
  tables.length > 0 ||
  items.some(({ title }) => claims.isFresh(title)) ||
  paragraphs.some(({ text }) => claims.hasNews(text));
