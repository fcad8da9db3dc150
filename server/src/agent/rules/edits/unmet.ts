// What a wish that could not be granted still tells: what it named, for the wish behind it, and that the page speaks of it.
import type { Block } from '../../../content/content.ts';
import { keyOf, termsOf } from '../../../platform/text/words.ts';
import { headingOf } from '../compose/texts/texts.ts';
import { founding, ofHouse, theOther } from '../grammar/languages/edit_words.ts';
import { en, tableOf } from '../grammar/languages/tables.ts';
import { firstOf } from '../grammar/phrases.ts';
import { wordsHeld } from './change/headline_words.ts';
import { hasRow } from './change/mention_told.ts';
import { clipped, type Editing, not, type Outcome, quotedEnd, says } from './editing.ts';
import { closing } from './ground/about.ts';
import { entriesOf } from './ground/entry.ts';
import { sentenceSaying, statementsOf } from './ground/known_terms.ts';
import { nameOf } from './ground/sections.ts';
import { isNamed } from './read/slots.ts';
import type { Request } from './requests.ts';

/** What is not called so, and stands in a sentence of the page, is not missing. */
export function orSaid({ blocks, brief }: Editing, request: Request, outcome: Outcome): Outcome {
  const denied = outcome.did === undefined && unsaid.has(outcome.why);
  // What comes nearest may be what the page says.
  const [near = ''] = outcome.why === 'nearest' ? (outcome.about ?? []) : [];
  const isIt =
    near !== '' && request.kind === 'addAbout' && wordsHeld(brief, request.topic)(near) > 0.5;
  const shown = isIt ? hasRow(blocks, { text: near }) : undefined;
  if (shown) return says(shown, near);
  // What it should stand beside is missing, and not what was to move.
  const place = request.kind === 'move' && 'section' in request.place && request.place.section;
  if (place && outcome.about?.[0] === place) return outcome;
  // A statement is told what comes nearest to it.
  const retold = request.kind === 'mention' && request.retold && outcome.why === 'nearest';
  const named =
    !denied || retold ? undefined : request.kind === 'mention' ? request.text : namedBy(request);
  const there = named === undefined ? undefined : sentenceSaying(blocks, named, brief.language);
  const isAsked =
    request.kind === 'mention' &&
    there &&
    !statementsOf(there.block).some((one) => one.includes(there.text));
  if (!there || isAsked) return outcome;
  // What should go is not there because a word like it is.
  const own = new Set(termsOf(`${headingOf(there.block) ?? ''} ${there.text}`, brief.language));
  const isGoing = request.kind === 'remove' || request.kind === 'removeText';
  if (isGoing && !termsOf(named ?? '', brief.language).every((term) => own.has(term)))
    return outcome;
  const { block } = there;
  const text = there.text.replace(/^[“„«「]|[”“»」]$/gu, '');
  return not(
    `The page says in ${nameOf(block)}: ${quotedEnd(text)} I changed nothing.`,
    'says',
    text,
  );
}

const unsaid: ReadonlySet<Outcome['why']> = new Set(['missing', 'unfound', 'nearest']);

/** `Move the parking up, and make it shorter`: where the first was not done, `it` is still the parking, and never the page. */
export function meaningUnmet(request: Request, unmet: Request | undefined): Request {
  const { kind } = request;
  const points =
    kind === 'reshape' ||
    kind === 'shorten' ||
    kind === 'expand' ||
    kind === 'move' ||
    kind === 'remove';
  if (!points || request.section !== 'it' || !unmet) return request;
  const section = namedBy(unmet);
  if (section === undefined) return request;
  return { ...request, section, ...(unmet.kind === 'refuse' ? { told: true } : {}) };
}

/** `Shorten the warranty and put it last`: the entry that a wish changed, and not the list around it. */
export function meaningPart(
  request: Request,
  part: string | undefined,
  { blocks, last, brief }: Pick<Editing, 'blocks' | 'last' | 'brief'>,
): Request {
  if (!('section' in request) || request.section === undefined) return request;
  const { section } = request;
  const name =
    section === 'it'
      ? part
      : section === 'about us'
        ? houseEntry(blocks, brief.input.brand?.name ?? '')
        : theOther.test(section)
          ? otherOf(blocks, last)
          : undefined;
  return name === undefined ? request : ({ ...request, section: name } as Request);
}

/** An entry about the house, where no section is. */
function houseEntry(blocks: readonly Block[], brand: string): string | undefined {
  const isHouse = (name: string): boolean =>
    ofHouse.test(name) || (brand !== '' && keyOf(name).endsWith(keyOf(brand)));
  const sections = blocks.filter(({ type }) => !closing.has(type));
  if (sections.some((block) => isHouse(headingOf(block) ?? ''))) return undefined;
  const entries = blocks.flatMap(entriesOf);
  const called = entries.filter(({ name }) => isHouse(name));
  const [one, more] =
    called.length > 0 ? called : entries.filter(({ name }) => founding.test(name));
  return more ? undefined : one?.name;
}

/** `Put Ann's quote first and drop the other one`: of two of a kind, the one that was not spoken of. */
function otherOf(blocks: readonly Block[], last: string | undefined): string | undefined {
  const block = blocks.find(({ componentId }) => componentId === last);
  const [one, more] = blocks.filter((other) => other !== block && other.type === block?.type);
  if (!one || more) return undefined;
  return one.type === 'quote' ? one.attribution : headingOf(one);
}

/** The one entry that a wish was about. */
export function partIn(
  blocks: readonly Block[],
  { touched, about = [], did }: Outcome,
): string | undefined {
  const block = blocks.find(({ componentId }) => componentId === touched);
  const [name, more] = did === undefined ? [] : about;
  const entries = block && name !== headingOf(block) && more === undefined ? entriesOf(block) : [];
  return entries.length > 1
    ? entries.find((entry) => clipped(entry.name) === name)?.name
    : undefined;
}

/** What a wish was about; one for other wording is about the page unless it names a part or a place of it. */
function namedBy(request: Request): string | undefined {
  if (request.kind === 'refuse') {
    const words = tableOf(request.language ?? 'en') ?? en;
    const parts = [words.section, ...Object.values(words.places)].join('|');
    return firstOf(request.text, parts, words) ? request.text : undefined;
  }
  const named = 'section' in request ? request.section : 'topic' in request ? request.topic : '';
  return named && isNamed(named) ? named : undefined;
}
