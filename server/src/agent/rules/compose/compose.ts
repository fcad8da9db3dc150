// The first version of a page: whom it is for, what they said, what the sources
// say to it in the order of what they care about, proof beside it, and what comes next.
import type { LeftOut } from '../../../claims/claims.ts';
import { passGate } from '../../../claims/gate.ts';
import type { PageContent } from '../../../content/content.ts';
import type { Section } from '../context/reading.ts';
import { withDeadline } from './answers/deadline.ts';
import { heardBlock } from './answers/heard.ts';
import { mediaBlock, withFace } from './brief/assets.ts';
import { type Brief, type Draft, type DraftOf, withId } from './brief/brief.ts';
import { openingSentence } from './brief/opening.ts';
import { ownWords } from './brief/own_words.ts';
import { agreedBlock, planBlock } from './brief/plan.ts';
import { logoBlocks, pastRest, quotesBeside } from './brief/proof.ts';
import { saidOnce } from './brief/said_once.ts';
import { withoutSpoken } from './brief/spoken.ts';
import {
  askBlock,
  callToAction,
  faqBlock,
  formBlock,
  mainMove,
  senderBlock,
} from './headlines/closing.ts';
import { notAgain } from './headlines/headline_again.ts';
import { aboutInHero, takeHeadline, writeHero } from './headlines/hero.ts';
import { settled } from './headlines/settled.ts';
import { withoutLedWords } from './instructions/led_words.ts';
import { arrange, type Placed } from './sections/arrange.ts';
import { doesWithout, finished, isShortened, maxBlocks, mostOf } from './sections/finish.ts';
import type { Move } from './selection/first_move.ts';
import { fitToReader } from './selection/fitting.ts';
import { gatherSmall, placeLone } from './selection/gather.ts';
import { labelledApart } from './selection/labels.ts';
import { withinRoom } from './selection/room.ts';
import { sectionBlocks } from './selection/sections.ts';
import { setAside, withSideMatter } from './selection/side_matter.ts';
import { withHeading } from './selection/table_notes.ts';
import { wholeOnly } from './selection/whole.ts';

export interface Composition {
  content: PageContent;
  leftOut: LeftOut[];
}

export function compose(whole: Brief): Composition {
  const { source, leftOut } = fitToReader(whole);
  const brief: Brief = { ...whole, source: withoutSpoken(source) };
  const opening: Brief = { ...whole, source: withoutSpoken(source, true) };
  const first = takeHeadline(opening);
  const told = heardBlock({ ...brief, source }, openingSentence(brief));
  const hero = writeHero(opening, notAgain(brief, first, told));
  const heard = told && withoutLedWords(told, hero);
  const move = mainMove(brief);
  const placed = arrange(brief);
  const plans = placed.flatMap(({ section }) => planBlock(brief, section) ?? []);
  const planned = new Set(
    placed.filter(({ section }) => plans.some((plan) => plan.heading === section.heading)),
  );
  const parts = saidOnce(
    brief,
    drafted(
      brief,
      placed.filter((entry) => !planned.has(entry)),
    ),
    heard,
  );
  const laid = wholeOnly(brief, laidOut(brief, parts, { hero, heard, plans, move }));
  const content: PageContent = { blocks: [] };
  for (const draft of withDeadline(brief, finished(brief, laid.drafts)))
    content.blocks.push(withId(withFace(brief, draft), content.blocks));
  const gated = passGate(content, { corpus: brief.corpus, own: ownWords(brief) });
  return {
    content: settled(
      whole,
      gated.content.blocks[0]?.type === 'hero'
        ? gated.content
        : { blocks: [fallbackHero(brief, content), ...gated.content.blocks] },
    ),
    leftOut: [...source.leftOut, ...leftOut, ...laid.leftOut, ...gated.leftOut],
  };
}

interface Top {
  hero: DraftOf<'hero'>;
  heard: DraftOf<'heard'> | undefined;
  plans: Draft[];
  move: Move | undefined;
}

/** In reading order: the hero, what was heard, the sections with proof beside them, and how to go on. */
function laidOut(
  brief: Brief,
  parts: readonly Draft[][],
  { hero, heard, plans, move }: Top,
): Draft[] {
  const questions = doesWithout(brief, 'faq') ? undefined : faqBlock(brief);
  const form = formBlock(brief, move);
  const closing = [
    agreedBlock(brief),
    ...plans,
    // The first step is the form's, where there is one.
    ...[askBlock(brief), form, callToAction(brief, form ? undefined : move), senderBlock(brief)],
  ].filter((draft) => draft !== undefined);
  const fixed = [hero, heard, questions, ...closing].filter((draft) => draft !== undefined);
  const most = isShortened(brief) ? mostOf(brief) : maxBlocks;
  // A box to ask in gives way to whatever there is to tell, and who writes stands beside the last button.
  const filled = fixed.filter(({ type }) => type !== 'ask' && type !== 'sender').length;
  const room = Math.max(2, most - filled);
  const asks = questions !== undefined && !isShortened(brief);
  const { parts: told, side } = setAside(brief, labelledApart(brief, parts), asks);
  const small = gatherSmall(brief, told);
  const lone = placeLone(brief, small, questions);
  const pieces = withSideMatter(brief, { ...lone, closing }, side);
  const quoted = brief.source.quotes.length > 0 ? 1 : 0;
  const gathered = withinRoom(brief, pieces.blocks, Math.max(2, room + 1 - quoted));
  const middle = quotesBeside(brief, gathered, room);
  const logos = logoBlocks(brief).slice(0, 1);
  const media =
    middle.length + fixed.length < maxBlocks ? mediaBlock(brief, hero.imageAssetId) : undefined;
  const { told: top, rest } = aboutInHero(brief, hero, middle);
  const opening = rest.slice(0, pastRest(rest, 1));
  return [
    top,
    ...(heard ? [heard] : []),
    ...opening,
    ...logos,
    ...rest.slice(opening.length),
    ...(media ? [media] : []),
    ...(pieces.faq ? [pieces.faq] : []),
    ...pieces.closing,
  ];
}

const drafted = (brief: Brief, placed: readonly Placed[]): Draft[][] =>
  placed
    .flatMap(({ section, limits }) =>
      looseApart(brief, headedFor(brief, section, sectionBlocks(brief, section, limits))),
    )
    .filter((drafts) => drafts.length > 0);

/** What the house says to everybody is no loose text, though its heading was for colleagues. */
function headedFor({ phrases, claims }: Brief, { said }: Section, drafts: Draft[]): Draft[] {
  const [first, ...rest] = drafts;
  const { overview } = phrases;
  const bare = said === true && first?.type === 'prose' && first.heading === undefined;
  return bare && overview !== undefined && claims.claim(overview)
    ? [withHeading(first, overview), ...rest]
    : drafts;
}

/** Text without a heading that stands before something else of its section is no part of that. */
function looseApart(brief: Brief, [first, ...rest]: Draft[]): Draft[][] {
  const { phrases, claims } = brief;
  if (first === undefined) return [];
  const [next, ...others] = rest;
  // A line that was left when its figures went finds its place among such lines.
  if (first.type === 'stats' && next?.type === 'prose' && next.heading === undefined)
    return [[first, ...others], [next]];
  if (first.type !== 'prose' || first.heading !== undefined || !next) return [[first, ...rest]];
  const own = { benefits: phrases.overview, steps: phrases.steps };
  const bare = (next.type === 'benefits' || next.type === 'steps') && next.heading === undefined;
  const heading = bare ? own[next.type] : undefined;
  return heading !== undefined && claims.claim(heading)
    ? [[first], [withHeading(next, heading), ...others]]
    : [[first], ...looseApart(brief, rest)];
}

/** A page whose headline may not show still needs a top: whom it is for, or whose it is. */
function fallbackHero(
  { addressee, source }: Brief,
  { blocks }: PageContent,
): PageContent['blocks'][number] {
  const [hero] = blocks;
  const actionIds = hero?.type === 'hero' ? hero.actionIds : [];
  const headline = addressee.company ?? addressee.full ?? source.product ?? 'Welcome';
  return { type: 'hero', componentId: 'hero', chunkIds: [], headline, actionIds };
}
