// Blocks that speak: hero, prose, quote, call to action.
import type { BlockOf } from '../../../content/content.ts';
import { actionRow } from '../actions.ts';
import { attributes, type Html, html } from '../html.ts';
import { imageSource } from '../images.ts';
import { type HeadingLevel, heading, paragraphs } from '../text.ts';
import { besideHeading, section, type View } from './section.ts';

export function hero(block: BlockOf<'hero'>, level: HeadingLevel, view: View): Html {
  const { eyebrow, headline, subheadline, imageAssetId } = block;
  const src =
    imageAssetId === undefined ? undefined : imageSource({ assetId: imageAssetId }, view.images);
  const said = html`<div class="said">
${eyebrow !== undefined && html`<p class="eyebrow" dir="auto">${eyebrow}</p>\n`}${heading(level, headline, 'display')}
${subheadline !== undefined && paragraphs(subheadline, 'lead')}${actionRow(view.actions.pick(block.actionIds))}</div>
`;
  if (src === undefined) return section(block, said, 'centered');
  // Says nothing that the text does not, so it has no text of its own.
  const picture = html`<img${attributes({ class: 'picture', src, alt: '', decoding: 'async', fetchpriority: 'high' })}>\n`;
  return section(block, html`${said}${picture}`, 'pictured');
}

export const prose = (block: BlockOf<'prose'>): Html =>
  besideHeading(
    block,
    html`<div class="text">
${block.paragraphs.map((paragraph) => paragraphs(paragraph))}</div>
`,
  );

export function quote(block: BlockOf<'quote'>): Html {
  const { text, attribution, role } = block;
  const by =
    (attribution ?? role) !== undefined &&
    html`<figcaption>${attribution !== undefined && html`<cite dir="auto">${attribution}</cite>`}${role !== undefined && html`<span dir="auto">${role}</span>`}</figcaption>\n`;
  return section(
    block,
    html`<figure>
<blockquote>${paragraphs(text)}</blockquote>
${by}</figure>
`,
  );
}

export const callToAction = (block: BlockOf<'callToAction'>, view: View): Html =>
  section(
    block,
    html`<div class="band">
${heading(2, block.heading)}
${block.text !== undefined && paragraphs(block.text)}${actionRow(view.actions.pick(block.actionIds))}</div>
`,
  );
