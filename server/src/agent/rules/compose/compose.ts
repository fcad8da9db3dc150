// The first version of a page: the hero, what the context and the topics say,
// proof between the arguments, and at the end questions, a form and the page's buttons.
import type { PageContent } from '../../../content/content.ts';
import type { Section } from '../context/reading.ts';
import { arrange } from './arrange.ts';
import { mediaBlock } from './assets.ts';
import { askBlock, callToAction, faqBlock, formBlock } from './closing.ts';
import { type Desk, type Draft, withId } from './desk.ts';
import { writeHero } from './hero.ts';
import { logoBlocks, quoteBlocks } from './proof.ts';
import { sectionBlocks } from './sections.ts';

export interface Composition {
  content: PageContent;
  leading?: Section;
}

export function compose(desk: Desk): Composition {
  const hero = writeHero(desk);
  // Before the sections: what is quoted is not also told.
  const quotes = quoteBlocks(desk, 2);
  const { groups, leading, recaps } = arrange(desk);
  const parts: Draft[][] = groups
    .map((group) => group.flatMap(({ section, limits }) => sectionBlocks(desk, section, limits)))
    .filter((drafts) => drafts.length > 0);
  const first = recaps + (desk.input.page.pageType === 'outbound' ? 1 : 2);
  const media = mediaBlock(desk, hero.imageAssetId);
  const logos: Draft[] = logoBlocks(desk);
  // From the back, so that no insertion moves the place of another.
  if (quotes[1] && parts.length >= 4) parts.splice(recaps + 4, 0, [quotes[1]]);
  if (media) parts.splice(recaps + 3, 0, [media]);
  if (quotes[0]) parts.splice(first, 0, [quotes[0]]);
  if (logos.length > 0) parts.splice(recaps + 1, 0, logos);
  const ending = [faqBlock(desk), askBlock(desk), formBlock(desk), callToAction(desk)];
  const drafts = [hero, ...parts.flat(), ...ending].filter((draft) => draft !== undefined);
  const content: PageContent = { blocks: [] };
  for (const draft of drafts) content.blocks.push(withId(draft, content.blocks));
  return { content, ...(leading === undefined ? {} : { leading }) };
}
