// What every block shares: its section, which carries its componentId for
// anchors, the tracker and the studio, and what a block may ask of the page around it.
import type { Block } from '../../../content/content.ts';
import type { Actions } from '../actions.ts';
import { type Html, html } from '../html.ts';
import type { ImageSources } from '../images.ts';
import type { EnteredForm } from '../input.ts';
import { type HeadingLevel, heading, paragraphs } from '../text.ts';
import type { Words } from '../words.ts';

export interface View {
  actions: Actions;
  images: ImageSources;
  words: Words;
  /** The language of the page, for dates and figures. */
  tag: string;
  context: string | undefined;
  entered: EnteredForm | undefined;
  back: string | undefined;
}

type Layout = 'centered' | 'pictured' | 'split' | 'narrow';

export function section(block: Block, body: Html, layout?: Layout): Html {
  const { type, componentId } = block;
  const names = layout === undefined ? `block ${type}` : `block ${type} ${layout}`;
  return html`<section class="${names}" id="${componentId}" data-component-id="${componentId}">
<div class="wrap">
${body}</div>
</section>
`;
}

/** A heading beside what it heads where there is room; the body alone where there is no heading. */
export function besideHeading(block: Block & { heading?: string }, body: Html): Html {
  if (block.heading === undefined) return section(block, body, 'narrow');
  return section(
    block,
    html`<div class="aside">${heading(2, block.heading)}</div>\n<div>${body}</div>\n`,
    'split',
  );
}

export const sectionHeading = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`${heading(2, text, 'section-heading')}\n`;

/** A heading with a few lines below it. */
export function introduced(block: { heading?: string; introduction?: string }): Html | undefined {
  const { heading: title, introduction } = block;
  if (introduction === undefined) return sectionHeading(title);
  return html`<div class="section-heading">
${title !== undefined && heading(2, title)}
<div class="intro">${paragraphs(introduction)}</div>
</div>
`;
}

/** Titles of items stand one level below the section's heading, or take its place. */
export const itemLevel = (block: { heading?: string }): HeadingLevel =>
  block.heading === undefined ? 2 : 3;
