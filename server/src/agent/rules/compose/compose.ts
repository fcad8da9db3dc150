// The first version of a page: whom it is for, what they said, what the sources
// say to it in the order of what they care about, proof beside it, and what comes next.
import type { LeftOut } from '../../../claims/claims.ts';
import { passGate } from '../../../claims/gate.ts';
import type { PageContent } from '../../../content/content.ts';
import type { Section } from '../context/reading.ts';
import { arrange, type Placed } from './arrange.ts';
import { mediaBlock, withFace } from './assets.ts';
import { askBlock, callToAction, faqBlock, formBlock, mainMove, senderBlock } from './closing.ts';
import { withDeadline } from './deadline.ts';
import { type Desk, type Draft, type DraftOf, withId } from './desk.ts';
import { doesWithout, finished, isShortened, maxBlocks, mostOf } from './finish.ts';
import type { Move } from './first_move.ts';
import { fitToReader } from './fitting.ts';
import { gatherSmall, placeLone } from './gather.ts';
import { notAgain } from './headline_again.ts';
import { heardBlock } from './heard.ts';
import { aboutInHero, takeHeadline, writeHero } from './hero.ts';
import { labelledApart } from './labels.ts';
import { withoutLedWords } from './led_words.ts';
import { withValues } from './lone_values.ts';
import { openingSentence } from './opening.ts';
import { ownWords } from './own_words.ts';
import { agreedBlock, planBlock } from './plan.ts';
import { isQuoted, logoBlocks, quotesBeside } from './proof.ts';
import { withinRoom } from './room.ts';
import { saidOnce } from './said_once.ts';
import { sectionBlocks } from './sections.ts';
import { settled } from './settled.ts';
import { setAside, withSideMatter } from './side_matter.ts';
import { withHeading } from './table_notes.ts';

export interface Composition {
  content: PageContent;
  leftOut: LeftOut[];
}

export function compose(whole: Desk): Composition {
  const { source, leftOut } = fitToReader(whole);
  const desk: Desk = { ...whole, source };
  const first = takeHeadline(desk);
  const told = heardBlock(desk, openingSentence(desk));
  const hero = writeHero(desk, notAgain(desk, first, told));
  const heard = told && withoutLedWords(told, hero);
  const move = mainMove(desk);
  const placed = arrange(desk);
  const plans = placed.flatMap(({ section }) => planBlock(desk, section) ?? []);
  const planned = new Set(
    placed.filter(({ section }) => plans.some((plan) => plan.heading === section.heading)),
  );
  const parts = saidOnce(
    desk,
    drafted(
      desk,
      placed.filter((entry) => !planned.has(entry)),
    ),
    heard,
  );
  const drafts = laidOut(desk, parts, { hero, heard, plans, move });
  const content: PageContent = { blocks: [] };
  for (const draft of withDeadline(desk, finished(desk, drafts)))
    content.blocks.push(withId(withFace(desk, draft), content.blocks));
  const gated = passGate(content, { corpus: desk.corpus, own: ownWords(desk) });
  return {
    content: settled(
      whole,
      gated.content.blocks[0]?.type === 'hero'
        ? gated.content
        : { blocks: [fallbackHero(desk, content), ...gated.content.blocks] },
    ),
    leftOut: [...source.leftOut, ...leftOut, ...gated.leftOut],
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
  desk: Desk,
  parts: readonly Draft[][],
  { hero, heard, plans, move }: Top,
): Draft[] {
  const questions = doesWithout(desk, 'faq') ? undefined : faqBlock(desk);
  const closing = [
    agreedBlock(desk),
    ...plans,
    ...[askBlock(desk), formBlock(desk, move), callToAction(desk, move), senderBlock(desk)],
  ].filter((draft) => draft !== undefined);
  const fixed = [hero, heard, questions, ...closing].filter((draft) => draft !== undefined);
  const most = isShortened(desk) ? mostOf(desk) : maxBlocks;
  // A box to ask in gives way to whatever there is to tell.
  const filled = fixed.filter(({ type }) => type !== 'ask').length;
  const room = Math.max(2, most - filled);
  const asks = questions !== undefined && !isShortened(desk);
  const { parts: told, side } = setAside(desk, labelledApart(desk, parts), asks);
  const small = gatherSmall(desk, told, room);
  const { values, ...lone } = placeLone(desk, small, questions);
  const pieces = withValues(desk, withSideMatter(desk, { ...lone, closing }, side), values);
  const quoted = desk.source.quotes.length > 0 ? 1 : 0;
  const gathered = withinRoom(desk, pieces.blocks, Math.max(2, room + 1 - quoted));
  const middle = quotesBeside(desk, gathered, room);
  const logos = logoBlocks(desk)
    .slice(0, 1)
    .filter((block) => !isQuoted(block, middle));
  const media =
    middle.length + fixed.length < maxBlocks ? mediaBlock(desk, hero.imageAssetId) : undefined;
  const { told: top, rest } = aboutInHero(desk, hero, middle);
  const [opening, ...following] = rest;
  return [
    top,
    ...(heard ? [heard] : []),
    ...(opening ? [opening] : []),
    ...logos,
    ...following,
    ...(media ? [media] : []),
    ...(pieces.faq ? [pieces.faq] : []),
    ...pieces.closing,
  ];
}

const drafted = (desk: Desk, placed: readonly Placed[]): Draft[][] =>
  placed
    .flatMap(({ section, limits }) =>
      looseApart(desk, headedFor(desk, section, sectionBlocks(desk, section, limits))),
    )
    .filter((drafts) => drafts.length > 0);

/** What the house says to everybody is no loose text, though its heading was for colleagues. */
function headedFor({ phrases, claims }: Desk, { said }: Section, drafts: Draft[]): Draft[] {
  const [first, ...rest] = drafts;
  const { overview } = phrases;
  const bare = said === true && first?.type === 'prose' && first.heading === undefined;
  return bare && overview !== undefined && claims.claim(overview)
    ? [withHeading(first, overview), ...rest]
    : drafts;
}

/** Text without a heading that stands before something else of its section is no part of that. */
function looseApart({ phrases, claims }: Desk, [first, ...rest]: Draft[]): Draft[][] {
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
    : [[first], rest];
}

/** A page whose headline may not show still needs a top: whom it is for, or whose it is. */
function fallbackHero(
  { whom, source }: Desk,
  { blocks }: PageContent,
): PageContent['blocks'][number] {
  const [hero] = blocks;
  const actionIds = hero?.type === 'hero' ? hero.actionIds : [];
  const headline = whom.company ?? whom.full ?? source.product ?? 'Welcome';
  return { type: 'hero', componentId: 'hero', chunkIds: [], headline, actionIds };
}
