// One edit: the page as it stands, what the request may touch, and what came of it.

import type { Block, ButtonTitle, PageContent } from '../../../content/content.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { fits, maxCitations } from '../../../platform/text/length.ts';
import { isEnded } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import type { SelectedElement } from '../../agent.ts';
import type { Brief } from '../compose/brief/brief.ts';
import { makeClaims } from '../compose/texts/claims.ts';
import { headingOf, mapTexts, maxLengthOf, textsOf } from '../compose/texts/texts.ts';
import { ofHouse } from '../grammar/languages/edit_words.ts';
import type { Deed, Why } from '../grammar/languages/request_words.ts';
import { findSections, type Pointing } from './ground/find.ts';
import { sectionOfKind } from './ground/kind_named.ts';
import { nearestTo } from './ground/meant.ts';
import { inPageWords } from './ground/page_words.ts';
import { nameOf } from './ground/sections.ts';
import { doubtfulLine, isUnread, withheldLine } from './ground/withheld.ts';
import type { Request } from './requests.ts';

export interface Editing {
  brief: Brief;
  blocks: readonly Block[];
  /** What this version calls buttons otherwise than the page. */
  buttonTitles: readonly ButtonTitle[];
  /** Only this one may change. */
  selected?: SelectedElement;
  /** The section spoken of last, for `it`. */
  last?: string;
  /** The one section that the message before changed: what `it` means when nothing else does. */
  earlier?: string;
  /** The page before its last change. */
  previous?: PageContent;
  /** A sentence goes as a whole: the request calls it one. */
  sentences?: true;
  /** The request names these as the place: nothing else is meant. */
  within?: readonly Block[];
  /** What a later wish of the message takes away. */
  going?: readonly string[];
  /** Sentences that an earlier wish of the message took away: a later one brings none of them back. */
  gone?: readonly string[];
}

/** What a whole message led to. */
export interface Edited {
  /** The very same when nothing changed. */
  content: PageContent;
  did: string[];
  not: string[];
  /** Texts into which the team put words of its own: it answers for them. */
  dictated: string[];
  /** What was not understood: the reply says what would be. */
  lost?: Request;
  /** Why what was not done was not. */
  whys: Why[];
}

/** What a request led to; blocks are absent when nothing changed. */
export interface Outcome {
  blocks?: readonly Block[];
  buttonTitles?: readonly ButtonTitle[];
  touched?: string;
  /** The words are the team's own; texts among them that are none of a block's. */
  dictated?: string[];
  /** The team's arrangement of what the sources and the reader say: nothing stands on its word alone. */
  known?: true;
  did?: string;
  not?: string;
  /** For replies in other languages: why not, what it is about, and what was done if not what was asked. */
  why?: Why;
  about?: string[];
  /** What was not done is about, where something else was. */
  reasons?: string[];
  deed?: Deed;
  /** What was done beside it: another headline for one that went. */
  also?: { deed: Deed; about: string[] };
}

export const done = (
  blocks: readonly Block[],
  touched: Block | undefined,
  did: string,
  about?: string[],
): Outcome => ({
  blocks,
  did,
  ...(about === undefined ? {} : { about }),
  ...(touched === undefined ? {} : { touched: touched.componentId }),
});

/** The page with one block changed. */
export const withBlock = (
  { blocks }: Editing,
  block: Block,
  did: string,
  about?: string[],
  more: Partial<Outcome> = {},
): Outcome => ({ ...done(replaceBlock(blocks, block), block, did, about), ...more });

/** The page with what is left of a block, which may be nothing. */
export const withLeft = (
  { blocks }: Editing,
  block: Block,
  left: Block | undefined,
  did: string,
  about: string[],
): Outcome =>
  done(
    blocks.flatMap((one) => (one === block ? (left ?? []) : [one])),
    left,
    did,
    about,
  );

export const not = (reason: string, why: Why = 'impossible', ...about: string[]): Outcome => ({
  not: reason,
  why,
  about,
});

/** Where two fit, nothing changes until one is named. */
export const several = (named: readonly string[]): Outcome => {
  const places = named.map(shortly);
  const said = `Several places can be meant: ${allQuoted(places)}. Name the one to change.`;
  return not(said, 'several', ...places);
};

/** What the page has already is quoted from where it stands. */
export const says = (there: Block | undefined, text: string): Outcome =>
  not(
    `The page says it already${there ? ` in ${nameOf(there)}` : ''}: ${quotedEnd(clipped(text))}`,
    'already',
    text,
  );

/** One that is called otherwise: it is asked for before it changes. */
export const perhaps = (place: string): Outcome =>
  not(`Perhaps “${place}” is meant: call it by that name and I will change it.`, 'perhaps', place);

/** What the sources keep from readers stays there, and the reply says so: nobody may say that they do not have it. */
export function unfound(brief: Brief, topic: string, said: string, asked = topic): Outcome {
  const kept = withheldLine(brief, topic);
  if (kept !== undefined || isUnread(brief, asked)) {
    return withheld(doubtfulLine(brief, topic) ?? kept ?? asked);
  }
  const near = nearestTo(brief, asked);
  return near === undefined ? not(said, 'unfound', asked) : nearest(near);
}

/** The line itself, where it is known: who asks can see at once why it is not told. */
export const withheld = (line: string): Outcome => {
  const said = `The sources have this only where the text is internal, not meant for readers or not clear to me: ${quotedEnd(clipped(line))} I added nothing.`;
  return not(said, 'withheld', line);
};

export const nearest = (text: string): Outcome =>
  not(
    `No source says it for sure; nearest comes ${quotedEnd(text)} I changed nothing.`,
    'nearest',
    text,
  );

/** No line has it: the two that come nearest are offered. */
export function nearLines(topic: string, lines: readonly string[]): Outcome {
  const said = `No line of the sources has “${topic}”. Nearest ${lines.length > 1 ? 'come' : 'comes'} ${allQuoted(lines.map(clipped))}: give me one of them, or your own, in quotes.`;
  return not(said, 'nearLines', ...lines);
}

export const isUnfound = (outcome: Outcome | undefined): boolean =>
  outcome?.why === 'unfound' || outcome?.why === 'nearest';

export const quoted = (text: string): string => `“${text}”`;
export const allQuoted = (texts: readonly string[]): string => texts.map(quoted).join(', ');

/** In quotation marks at the end of a sentence, with one full stop at most. */
export const quotedEnd = (text: string): string => `“${text}”${isEnded(text) ? '' : '.'}`;
/** In full where it is short. */
export const clipped = (text: string): string =>
  text.length <= 120 ? text : `${text.slice(0, 120).replace(/\s+\S*$/, '')} …`;
/** So much of a text as tells which it is. */
export const shortly = (text: string): string =>
  text.length <= maxShown ? text : `${text.slice(0, maxShown).replace(/\s+\S*$/, '')} …`;
const maxShown = 48;
/** A name such as `the hero` at the start of a sentence. */
export const atStart = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The sections meant, or why there are none. */
export function targetsOf(
  editing: Editing,
  named: string,
  how: Pick<Pointing, 'byNameOnly'> = {},
): Block[] | Outcome {
  const { blocks, selected, last, earlier, brief } = editing;
  const pointing = { selected: selected?.componentId, last: last ?? earlier, ...how };
  const house = named === 'about us' ? blocks.filter(isAboutHouse) : [];
  const offer = how.byNameOnly ? undefined : sectionOfKind(blocks, named, brief.language);
  const names = findSections(blocks, named, { ...pointing, byNameOnly: true });
  const own = house.length === 1 ? house : offer && names.length === 0 ? [offer] : undefined;
  const called = own ?? findSections(blocks, named, pointing);
  const found =
    called.length > 0 || how.byNameOnly === true
      ? called
      : findSections(blocks, inPageWords(named, blocks.flatMap(textsOf), brief.language), pointing);
  const [first] = found;
  if (!first) {
    const name = withoutArticle(named);
    return /^(?:|the|its?|this|that)$/i.test(named.trim())
      ? not(
          'I could not tell which section you mean; name it by its heading, or select it.',
          'unclear',
        )
      : not(`I found no section “${name}” on the page.`, 'missing', name);
  }
  if (selected && found.some((block) => block.componentId !== selected.componentId)) {
    return not(`You selected another element, so I left ${nameOf(first)} as it is.`, 'selected');
  }
  return found;
}

/** `The part about us`, whatever it is headed by. */
const isAboutHouse = (block: Block): boolean => ofHouse.test(headingOf(block) ?? '');

export function targetOf(editing: Editing, named: string): Block | Outcome {
  const found = targetsOf(editing, named);
  if (!Array.isArray(found)) return found;
  return found[0] ?? not('I could not tell which section you mean.');
}

export const isOutcome = (value: Block | Block[] | Outcome): value is Outcome =>
  !Array.isArray(value) && !('type' in value);

const withoutArticle = (named: string): string =>
  named
    .replace(/^(?:the|this|that|our)\s+/i, '')
    .replace(/\s+section$/i, '')
    .replace(/["“”]/g, '');

/** The blocks that the request may touch. */
export const openBlocks = ({ blocks, selected, within }: Editing): Block[] =>
  blocks.filter(
    (block) =>
      (!selected || block.componentId === selected.componentId) &&
      (!within || within.includes(block)),
  );

/** Refuses what would change more than the selected element. */
export const onlySelected = ({ selected }: Editing, what: string): Outcome | undefined =>
  selected && not(`Only the selected element may change, so I ${what}.`, 'selected');

export const replaceBlock = (blocks: readonly Block[], changed: Block): Block[] =>
  blocks.map((block) => (block.componentId === changed.componentId ? changed : block));

/** A question that is answered now need not be suggested any more. */
export function withoutSuggestions(
  { selected }: Editing,
  blocks: readonly Block[],
  questions: readonly string[],
): Block[] {
  const keys = new Set(questions.map(keyOf));
  return blocks.map((block) => {
    if (block.type !== 'ask' || selected) return block;
    const suggestions = block.suggestions.filter((one) => !keys.has(keyOf(one)));
    return suggestions.length === block.suggestions.length ? block : { ...block, suggestions };
  });
}

/** A brief that knows what the page says now. */
export function deskFor({ brief, blocks, gone }: Editing, except: readonly Block[] = []): Brief {
  const claims = makeClaims(brief.language);
  for (const sentence of gone ?? []) claims.claim(sentence);
  claims.claimBlocks(blocks.filter((block) => !except.includes(block)));
  return { ...brief, claims };
}

/** The text a request brings, as it may stand on a page; or what is wrong with it. */
export function givenText(raw: string, member: string): { text: string } | Outcome {
  const text = plainText(raw);
  if (text === '') return not('I was given no text to put there.');
  const max = maxLengthOf(member);
  return fits(text, max)
    ? { text }
    : not(`That text is too long: at most ${max} characters fit there.`, 'tooLong');
}

export const cite = (block: Block, chunkIds: readonly string[]): string[] =>
  [...new Set([...block.chunkIds, ...chunkIds])].slice(0, maxCitations);

/** Whether every text of a block is within its limit. */
export function isWithinLimits(block: Block): boolean {
  let within = true;
  mapTexts(block, (text, member) => {
    // A column needs no name, and a cell may be empty.
    const bare = text === '' && member !== 'columns' && member !== 'cells';
    if (bare || !fits(text, maxLengthOf(member))) within = false;
    return text;
  });
  return within;
}
