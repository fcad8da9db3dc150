// The first version of a page: whom it is for, what they said, what the sources
// say to it in the order of what they care about, proof beside it, and what comes next.
import type { LeftOut } from '../../../claims/claims.ts';
import { passGate } from '../../../claims/gate.ts';
import type { PageContent } from '../../../content/content.ts';
import type { Section } from '../context/reading.ts';
import { arrange, type Placed } from './arrange.ts';
import { mediaBlock, withFace } from './assets.ts';
import { askBlock, callToAction, faqBlock, formBlock, senderBlock } from './closing.ts';
import { type Desk, type Draft, withId } from './desk.ts';
import { doesWithout, finished, isShortened, shortPage } from './finish.ts';
import { fitToReader } from './fitting.ts';
import { gatherSmall, labelledApart, loneToQuestions, withinRoom } from './gather.ts';
import { heardBlock } from './heard.ts';
import { openingSentence, takeHeadline, writeHero } from './hero.ts';
import { withoutLedWords } from './lead_line.ts';
import { ownWords } from './own_words.ts';
import { agreedBlock, planBlock } from './plan.ts';
import { logoBlocks, quotesBeside } from './proof.ts';
import { sectionBlocks } from './sections.ts';

export interface Composition {
  content: PageContent;
  leading?: Section;
  leftOut: LeftOut[];
}

const maxBlocks = 8;

export function compose(whole: Desk): Composition {
  const { source, leftOut } = fitToReader(whole);
  const desk: Desk = { ...whole, source };
  const headline = takeHeadline(desk);
  const told = heardBlock(desk, openingSentence(desk));
  const hero = writeHero(desk, headline);
  const heard = told && withoutLedWords(told, hero);
  const { placed, leading } = arrange(desk);
  const plans = placed.flatMap(({ section }) => planBlock(desk, section) ?? []);
  const planned = new Set(
    placed.filter(({ section }) => plans.some((plan) => plan.heading === section.heading)),
  );
  const parts = drafted(
    desk,
    placed.filter((entry) => !planned.has(entry)),
  );
  const questions = faqBlock(desk);
  const closing = [
    agreedBlock(desk),
    ...plans,
    askBlock(desk),
    formBlock(desk),
    callToAction(desk),
    senderBlock(desk),
  ];
  const fixed = [hero, heard, questions, ...closing].filter((draft) => draft !== undefined);
  const most = isShortened(desk) ? shortPage : maxBlocks;
  const room = Math.max(2, most - fixed.length);
  const small = gatherSmall(desk, labelledApart(desk, parts), room);
  const { blocks, faq } = doesWithout(desk, 'faq')
    ? { blocks: small, faq: undefined }
    : loneToQuestions(desk, small, questions);
  const gathered = withinRoom(desk, blocks, room + 1);
  const middle = quotesBeside(desk, gathered, room);
  const logos = logoBlocks(desk).slice(0, 1);
  const media =
    middle.length + fixed.length < maxBlocks ? mediaBlock(desk, hero.imageAssetId) : undefined;
  const [opening, ...following] = middle;
  const drafts: Draft[] = [
    hero,
    ...(heard ? [heard] : []),
    ...(opening ? [opening] : []),
    ...logos,
    ...following,
    ...(media ? [media] : []),
    ...[faq, ...closing].filter((draft) => draft !== undefined),
  ];
  const content: PageContent = { blocks: [] };
  for (const draft of finished(desk, drafts))
    content.blocks.push(withId(withFace(desk, draft), content.blocks));
  const gated = passGate(content, { corpus: desk.corpus, own: ownWords(desk) });
  return {
    content:
      gated.content.blocks[0]?.type === 'hero'
        ? gated.content
        : { blocks: [fallbackHero(desk, content), ...gated.content.blocks] },
    ...(leading === undefined ? {} : { leading }),
    leftOut: [...source.leftOut, ...leftOut, ...gated.leftOut],
  };
}

const drafted = (desk: Desk, placed: readonly Placed[]): Draft[][] =>
  placed
    .flatMap(({ section, limits }) => looseApart(sectionBlocks(desk, section, limits)))
    .filter((drafts) => drafts.length > 0);

/** Text without a heading that stands before something else of its section is no part of that. */
const looseApart = ([first, ...rest]: Draft[]): Draft[][] =>
  first?.type === 'prose' && first.heading === undefined && rest.length > 0
    ? [[first], rest]
    : [first === undefined ? [] : [first, ...rest]];

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
