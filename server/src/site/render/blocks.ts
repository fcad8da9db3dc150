// A version's blocks in their order, under exactly one h1.
import type { Block } from '../../content/content.ts';
import { ask, form } from './blocks/forms.ts';
import { benefits, faq, stats, steps, timeline } from './blocks/lists.ts';
import { place, sender } from './blocks/people.ts';
import { cards, gallery, logos, media } from './blocks/pictures.ts';
import type { View } from './blocks/section.ts';
import { callToAction, hero, prose, quote, statement } from './blocks/story.ts';
import { heard, plan, pricing, table } from './blocks/tables.ts';
import { type Html, html } from './html.ts';
import { type HeadingLevel, heading } from './text.ts';

/**
 * A hero that opens the page holds the h1. Elsewhere it is one section among
 * others, and the page's title heads them all, seen only where no hero is.
 */
export function renderBlocks(blocks: readonly Block[], title: string, view: View): Html {
  const opens = blocks[0]?.type === 'hero';
  const rendered = blocks.map((block, index) =>
    renderBlock(block, opens && index === 0 ? 1 : 2, view),
  );
  if (opens) return html`${rendered}`;
  const seen = !blocks.some((block) => block.type === 'hero');
  const top = seen
    ? html`<div class="block title"><div class="wrap">${heading(1, title, 'display')}</div></div>\n`
    : html`${heading(1, title, 'hidden')}\n`;
  return html`${top}${rendered}`;
}

function renderBlock(block: Block, heroLevel: HeadingLevel, view: View): Html {
  switch (block.type) {
    case 'hero':
      return hero(block, heroLevel, view);
    case 'prose':
      return prose(block, view);
    case 'benefits':
      return benefits(block, view);
    case 'steps':
      return steps(block, view);
    case 'quote':
      return quote(block, view);
    case 'stats':
      return stats(block, view);
    case 'logos':
      return logos(block, view);
    case 'cards':
      return cards(block, view);
    case 'media':
      return media(block, view);
    case 'faq':
      return faq(block, view);
    case 'form':
      return form(block, view);
    case 'ask':
      return ask(block, view);
    case 'callToAction':
      return callToAction(block, view);
    case 'statement':
      return statement(block, view);
    case 'gallery':
      return gallery(block, view);
    case 'table':
      return table(block, view);
    case 'heard':
      return heard(block, view);
    case 'timeline':
      return timeline(block, view);
    case 'plan':
      return plan(block, view);
    case 'pricing':
      return pricing(block, view);
    case 'sender':
      return sender(block, view);
    case 'place':
      return place(block, view);
  }
}
