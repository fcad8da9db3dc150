// A section of the context or of a topic as blocks: text as prose, lists as
// benefits, steps, figures or cards, each entry only if the page has not said it yet.

import { joinSentences, leading, sentencesOf } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import type { Item, Passage, Section } from '../context/reading.ts';
import { isRecapHeading } from '../context/source.ts';
import { byFit, citing, type Desk, type Draft, fitOf, itemText } from './desk.ts';
import { tableBlock } from './grids.ts';
import { readStat, type Stat, statOf } from './stats.ts';

export interface SectionLimits {
  paragraphs: number;
  paragraphLength: number;
  items: number;
}

export const roomy: SectionLimits = { paragraphs: 6, paragraphLength: 420, items: 6 };
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
    section.items.length === 1 && !section.items[0]?.url
      ? [
          [],
          [...section.paragraphs, ...section.items.map((item) => asPassage(item, desk.language))],
        ]
      : [section.items, section.paragraphs];
  const grids = section.tables.flatMap((table) => tableBlock(desk, table) ?? []);
  const told = grids.length > 0 ? undefined : statsInProse(desk, paragraphs);
  const prose = proseBlock(desk, told?.rest ?? paragraphs, limits);
  const list = listBlock(desk, { ...section, items }, limits);
  const text = section.listFirst ? [list, prose] : [prose, list];
  const blocks = grids.length > 0 ? withNote(grids, prose, list) : [told?.stats, ...text];
  const [first, ...rest] = blocks.filter((block) => block !== undefined);
  if (!first) return [];
  const heading = section.heading ?? ownHeading(desk, section, first);
  const headed = heading !== undefined && desk.claims.claim(heading);
  return [headed ? withHeading(first, heading) : first, ...rest];
}

/** What is said around a table stands below it. */
function withNote(
  grids: readonly Draft[],
  prose: Draft | undefined,
  list: Draft | undefined,
): (Draft | undefined)[] {
  const [first, ...rest] = grids;
  const words = prose?.type === 'prose' ? prose.paragraphs.join(' ') : '';
  const takes = first?.type === 'table' || first?.type === 'pricing';
  if (!takes || words === '' || words.length > maxNote)
    return [...(prose ? [prose] : []), ...grids, list];
  return [
    {
      ...first,
      note: words,
      chunkIds: [...new Set([...first.chunkIds, ...(prose?.chunkIds ?? [])])],
    },
    ...rest,
    list,
  ];
}

const maxNote = 500;

/** Sentences that begin with their figure, two and more: they are read at a glance. */
function statsInProse(
  desk: Desk,
  passages: readonly Passage[],
): { stats: Draft; rest: Passage[] } | undefined {
  const figures: { value: string; label: string; text: string; chunkId?: string }[] = [];
  const rest = passages.flatMap((passage) => {
    const others = sentencesOf(passage.text, desk.language).filter((sentence) => {
      const stat =
        figures.length < maxFigures && desk.claims.isFresh(sentence)
          ? readStat(sentence)
          : undefined;
      if (!stat || stat.label.length > 60 || stat.value.length > 16) return true;
      const repeats = figures.some(({ label }) => keyOf(label) === keyOf(stat.label));
      if (repeats || !desk.claims.isFresh(stat.label)) return true;
      figures.push({
        ...stat,
        text: sentence,
        ...(passage.chunkId === undefined ? {} : { chunkId: passage.chunkId }),
      });
      return false;
    });
    return others.length === 0 ? [] : [{ ...passage, text: joinSentences(others, desk.language) }];
  });
  if (figures.length < 2) return undefined;
  for (const { text, label } of figures) {
    desk.claims.mark(text);
    desk.claims.mark(label);
  }
  return {
    rest,
    stats: {
      type: 'stats',
      chunkIds: citing(figures),
      items: figures.map(({ value, label }) => ({ value, label })),
    },
  };
}

/** Sections of one line stand together, and no page has more blocks than `room`. */
export function gatherSmall(desk: Desk, parts: readonly Draft[][], room: number): Draft[] {
  const loose = parts.filter(isUntitled);
  // What leads stands on its own.
  const small = parts.filter(
    (part, at) =>
      isSmall(part) && !isUntitled(part) && !(at === 0 && desk.commands.lead.length > 0),
  );
  const others = parts.filter((part) => !loose.includes(part) && !small.includes(part));
  const folded = small.length >= 2 ? [...small] : [];
  const count = () =>
    [...parts]
      .filter((part) => !loose.includes(part) && !folded.includes(part))
      .reduce((sum, part) => sum + part.length, 0) +
    (loose.length > 0 ? 1 : 0) +
    (folded.length > 0 ? 1 : 0);
  // From the end: what matters to the reader stands before it.
  for (let at = others.length - 1; at > 0 && count() > room; at--) {
    const part = others[at];
    if (part && asEntry(part)?.title !== undefined) folded.push(part);
  }
  if (folded.length === 1) folded.pop();
  const order = parts.filter((part) => folded.includes(part));
  const gathered = gatherTitled(desk, order);
  const about = gatherLoose(desk, loose);
  const opens = loose[0] !== undefined && loose[0] === parts[0];
  const out: Draft[] = opens ? [...about] : [];
  for (const part of parts) {
    if (loose.includes(part)) continue;
    if (!order.includes(part)) out.push(...part);
    else if (part === order[0]) out.push(...gathered);
  }
  return opens ? out : [...out, ...about];
}

const smallText = 220;

const isSmall = (part: readonly Draft[]): boolean => {
  const [only] = part;
  return (
    part.length === 1 && only?.type === 'prose' && only.paragraphs.join(' ').length <= smallText
  );
};

/** Text that no heading of the author's stands above. */
const isUntitled = (part: readonly Draft[]): boolean =>
  part.length === 1 && part[0]?.type === 'prose' && part[0].heading === undefined;

/** A section as one entry of a list; none when it is too much for that. */
function asEntry(
  part: readonly Draft[],
): { title?: string; text: string; chunkIds: string[] } | undefined {
  const [only] = part;
  if (part.length !== 1 || !only) return undefined;
  if (only.type === 'prose') {
    const text = only.paragraphs.join(' ');
    if (text.length > 600) return undefined;
    return {
      text,
      chunkIds: only.chunkIds,
      ...(only.heading === undefined ? {} : { title: only.heading }),
    };
  }
  if ((only.type === 'benefits' || only.type === 'steps') && only.heading !== undefined) {
    const text = only.items
      .map((item) =>
        item.text === undefined ? item.title : `${item.title}: ${item.text.replace(/[.。]$/, '')}`,
      )
      .join('; ');
    return text.length > 400
      ? undefined
      : { title: only.heading, text: `${text}.`, chunkIds: only.chunkIds };
  }
  return undefined;
}

function gatherTitled(desk: Desk, parts: readonly Draft[][]): Draft[] {
  const entries = parts.flatMap((part) => asEntry(part) ?? []);
  const items = entries.flatMap(({ title, text }) =>
    title === undefined ? [] : [{ title, text }],
  );
  if (items.length === 0) return [];
  const chunkIds = [...new Set(entries.flatMap((entry) => entry.chunkIds))];
  const { goodToKnow } = desk.phrases;
  const heading =
    goodToKnow !== undefined && desk.claims.claim(goodToKnow) ? goodToKnow : undefined;
  return [{ type: 'benefits', chunkIds, ...(heading === undefined ? {} : { heading }), items }];
}

const maxLoose = 6;

/** What stands under no heading is about the sender. */
function gatherLoose(desk: Desk, parts: readonly Draft[][]): Draft[] {
  const proses = parts.flat().flatMap((draft) => (draft.type === 'prose' ? [draft] : []));
  if (proses.length === 0) return [];
  const { phrases, source } = desk;
  const heading =
    source.product === undefined
      ? phrases.goodToKnow
      : (phrases.about?.(source.product) ?? phrases.goodToKnow);
  const paragraphs = proses.flatMap((prose) => prose.paragraphs).slice(0, maxLoose);
  return [
    {
      type: 'prose',
      chunkIds: [...new Set(proses.flatMap((prose) => prose.chunkIds))],
      ...(heading !== undefined && desk.claims.claim(heading) ? { heading } : {}),
      paragraphs,
    },
  ];
}

/** With the heading where every block has it: before what it says. */
export function withHeading(draft: Draft, heading: string): Draft {
  const { type, chunkIds } = draft;
  return { type, chunkIds, heading, ...without(draft, ['type', 'chunkIds', 'heading']) } as Draft;
}

const without = (draft: Draft, names: readonly string[]): Partial<Draft> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)));

/** What has no heading of its own gets that of its kind. */
function ownHeading({ phrases }: Desk, section: Section, { type }: Draft): string | undefined {
  if (type === 'pricing' || (type === 'table' && section.tables[0]?.kind === 'prices'))
    return phrases.prices;
  if (type === 'table' && section.tables[0]?.kind === 'hours') return phrases.hours;
  if (type === 'timeline') return phrases.agenda;
  if (type === 'steps') return phrases.steps;
  return undefined;
}

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
  // A label whose value stands elsewhere says nothing here.
  if (text !== undefined && sentences.length === 0) return [];
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
