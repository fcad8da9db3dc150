// The say of the team's instructions on a page that is laid out: which kinds of section it does
// without, and how long it may be.
import type { Block, BlockType } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import type { Section } from '../../context/reading.ts';
import type { Brief, Draft } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';
import { pricedAs } from '../texts/price_called.ts';
import { mapTexts } from '../texts/texts.ts';
import { namedFor } from './own_headings.ts';

/** So many sections are short. */
export const shortPage = 6;
/** With fewer it is no page any more: what they asked, an offer and its proof or price stand there at least. */
export const leastOfShort = 5;
const shortList = 3;

export const isShortened = ({ commands }: Brief): boolean =>
  commands.list.some(({ kind }) => kind === 'short');

export const doesWithout = ({ commands }: Brief, type: BlockType): boolean =>
  commands.list.some((command) => command.kind === 'without' && command.type === type);

export function finished(brief: Brief, drafts: readonly Draft[]): Draft[] {
  const kept = allHeaded(
    brief,
    drafts.filter(({ type }) => type === 'hero' || !doesWithout(brief, type)),
  );
  return isShortened(brief)
    ? shortenedBy(brief, kept.map(shortFaq), ({ length }) => length > mostOf(brief))
    : shortenedBy(brief, kept, isTooMuch, besides);
}

const isTooMuch = ({ length }: readonly Draft[]): boolean => length > maxBlocks;

/** A list or a table that nothing names is named by its kind, each name once. */
function allHeaded(brief: Brief, drafts: readonly Draft[]): Draft[] {
  const { phrases, source } = brief;
  const used = new Set(
    drafts.flatMap((draft) => ('heading' in draft ? (draft.heading ?? []) : [])),
  );
  const first = (names: readonly (string | undefined)[]): string | undefined =>
    names.find((name) => name !== undefined && !used.has(name));
  return drafts.map((draft) => {
    const names = ofKind[draft.type];
    if (!names || ('heading' in draft && draft.heading !== undefined)) return draft;
    // The rest of a section that has its heading above is part of it.
    const listed = sectionOf(source.context, draft);
    const own = listed && namedFor(brief, listed);
    if (own !== undefined && used.has(own)) return draft;
    const heading = own ?? first(names(phrases, draft));
    if (heading === undefined) return draft;
    used.add(heading);
    return { ...draft, heading } as Draft;
  });
}
/** The section in which the sources list these entries. */
function sectionOf(sections: readonly Section[], draft: Draft): Section | undefined {
  if (draft.type === 'table') {
    const names = new Set(draft.rows.map(({ cells: [name = ''] }) => name));
    return sections.find(
      ({ tables, paragraphs, listFirst }) =>
        paragraphs.length > 0 &&
        listFirst !== true &&
        tables.some(({ rows }) => rows.every(([name = '']) => names.has(name))),
    );
  }
  if (draft.type !== 'benefits' && draft.type !== 'steps') return undefined;
  const titles = new Set(draft.items.map(({ title }) => title));
  return sections.find(
    ({ items }) => items.filter(({ title }) => titles.has(title)).length * 2 > titles.size,
  );
}
const ofKind: Partial<
  Record<BlockType, (phrases: Brief['phrases'], draft: Draft) => (string | undefined)[]>
> = {
  benefits: ({ goodToKnow, overview }) => [goodToKnow, overview],
  steps: ({ steps }) => [steps],
  table: ({ prices, overview }, draft) => [
    draft.type === 'table' && draft.rows.some(({ cells }) => cells.some(hasAmount))
      ? prices
      : overview,
  ],
};

/** Six to eight sections are a page. */
export const maxBlocks = 8;
type Dispensable = BlockType | 'figure';

/** A statement with a figure: without it, the page only promises. */
export const isProven = (draft: Draft | Block): boolean =>
  draft.type === 'statement' && /\d/.test(draft.text);

const kindOf = (draft: Draft | Block): Dispensable => (isProven(draft) ? 'figure' : draft.type);

/** What a page of more can do without; all else is its substance. */
const besides: readonly Dispensable[] = ['media', 'gallery', 'ask', 'statement'];

/** As many sections as the team allows. */
export const mostOf = ({ commands }: Brief): number =>
  Math.min(
    ...commands.list.flatMap((command) =>
      command.kind === 'short' ? [command.most ?? shortPage] : [],
    ),
  );

/** What a short page can best do without, the first of all first. */
const dispensable: readonly Dispensable[] = [
  'media',
  'gallery',
  'ask',
  'logos',
  'cards',
  'faq',
  'stats',
  'table',
  'prose',
  'quote',
  'steps',
  'timeline',
  'benefits',
  'pricing',
  'plan',
];

const shortFaq = (draft: Draft): Draft =>
  draft.type === 'faq' ? { ...draft, items: draft.items.slice(0, shortList) } : draft;

/** Without one section after another, until the rest is short enough. */
export function shortenedBy<T extends Draft | Block>(
  brief: Brief,
  sections: readonly T[],
  isTooLong: (kept: readonly T[]) => boolean,
  types: readonly Dispensable[] = dispensable,
): T[] {
  const wanted = wishedIn(brief);
  const kept = [...sections];
  while (isTooLong(kept)) {
    // What stands first is what the page is about.
    const lastOf = (goes: (draft: T) => boolean): number | undefined =>
      types
        .map((type) =>
          kept.findLastIndex((draft, at) => at > 1 && kindOf(draft) === type && goes(draft)),
        )
        .find((at) => at > 1);
    const at =
      lastOf((draft) => !wanted(draft)) ?? (types === dispensable ? lastOf(() => true) : undefined);
    if (at === undefined) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** What the team asks for by name is the last to go. */
export function wishedIn(brief: Brief): (draft: Draft | Block) => boolean {
  const named = brief.commands.list
    .flatMap((command) => {
      if (command.kind === 'order') return [command.first, command.second];
      // Prices have their place on every page, and their table in it.
      if (command.kind === 'mention')
        return pricedAs(command.about) === undefined ? [command.about] : [];
      return command.kind === 'early' || command.kind === 'only' ? [command.about] : [];
    })
    .map((about) => meantBy(about, brief.language));
  const tabled = brief.commands.list.some(
    (command) =>
      command.kind === 'tabled' ||
      (command.kind === 'mention' && pricedAs(command.about) !== undefined),
  );
  return (draft) =>
    (tabled && (draft.type === 'table' || draft.type === 'pricing')) ||
    named.some((meant) => meant.share(wordsOf(brief, draft)) > 0.5);
}

/** All that a section says, with its buttons. */
export function wordsOf({ input }: Brief, draft: Draft | Block): string {
  const ids = 'actionIds' in draft ? draft.actionIds : [];
  const buttons = input.page.actions
    .filter(({ actionId }) => ids.includes(actionId))
    .map(({ buttonTitle }) => plainText(buttonTitle));
  const submit = draft.type === 'form' ? [draft.submitLabel] : [];
  const texts: string[] = [];
  mapTexts(draft as Block, (text) => {
    texts.push(text);
    return text;
  });
  return [...texts, ...buttons, ...submit].join(' ');
}
