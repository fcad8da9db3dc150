// What every block shares: its section, which carries its componentId for
// anchors, the tracker and the studio, and what a block may ask of the page around it.
import type { Brand, Theme } from '../../../brands/brand.ts';
import type { Block } from '../../../content/content.ts';
import type { Actions } from '../actions.ts';
import { type Html, html } from '../html.ts';
import type { ImageSources } from '../images.ts';
import type { EnteredForm } from '../input.ts';
import { isBrief } from '../rhythm.ts';
import { type HeadingLevel, heading, paragraphs } from '../text.ts';
import type { Words } from '../words.ts';

export interface View {
  actions: Actions;
  images: ImageSources;
  words: Words;
  /** The language of the page, for dates and figures. */
  tag: string;
  theme: Theme;
  brand: Brand;
  /** The ground of each block, as the rhythm of the page has it. */
  grounds: ReadonlyMap<Block, string>;
  /** The last blocks, from the one on that offers the main action itself. */
  closing: ReadonlySet<Block>;
  /** The kinds of blocks that were rendered, for the style sheet. */
  used: Set<string>;
  context: string | undefined;
  entered: EnteredForm | undefined;
  back: string | undefined;
}

export function section(block: Block, view: View, body: Html, layout?: string): Html {
  const { type, componentId } = block;
  view.used.add(type);
  const ground = layout === 'behind' ? 'deep' : (view.grounds.get(block) ?? 'plain');
  const closing = view.closing.has(block) && 'closing';
  const names = ['block', type, layout, ground, isBrief(block) && 'brief', closing]
    .filter((name) => typeof name === 'string')
    .join(' ');
  return html`<section class="${names}" id="${componentId}" data-component-id="${componentId}">
<div class="wrap">
${body}</div>
</section>
`;
}

/** A heading beside what it heads where there is room; the body alone where there is no heading. */
export function besideHeading(
  block: Block & { heading?: string },
  view: View,
  body: Html,
  {
    lead,
    layout,
  }: {
    /** Stands below the heading, or above the body where there is none. */
    lead?: Html | undefined;
    layout?: string | undefined;
  } = {},
): Html {
  const named = (name: string) => (layout === undefined ? name : `${name} ${layout}`);
  if (block.heading === undefined)
    return section(block, view, html`${lead}${body}`, named('narrow'));
  return section(
    block,
    view,
    html`<div class="aside">${heading(2, block.heading)}${lead}</div>\n<div>${body}</div>\n`,
    named('split'),
  );
}

export const sectionHeading = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<div class="section-heading">${heading(2, text)}</div>\n`;

export const introductionOf = ({ introduction }: { introduction?: string }): Html | undefined =>
  introduction === undefined
    ? undefined
    : html`<div class="intro">${paragraphs(introduction)}</div>\n`;

/** A heading with a few lines below it. */
export function introduced(block: { heading?: string; introduction?: string }): Html | undefined {
  const { heading: title } = block;
  const lead = introductionOf(block);
  if (lead === undefined) return sectionHeading(title);
  return html`<div class="section-heading">
${title !== undefined && heading(2, title)}
${lead}</div>
`;
}

/** Titles of items stand one level below the section's heading, or take its place; they look the same. */
export function itemTitle(block: { heading?: string }, title: string | Html): Html {
  const level: HeadingLevel = block.heading === undefined ? 2 : 3;
  return heading(level, title, 'item-title');
}
