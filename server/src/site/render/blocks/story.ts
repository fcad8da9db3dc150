// Blocks that speak: hero, prose, quote, statement, call to action.
import type { BlockOf } from '../../../content/content.ts';
import { actionRow } from '../actions.ts';
import { attributes, type Html, html } from '../html.ts';
import { imageSource, lazyImage } from '../images.ts';
import { type HeadingLevel, heading, paragraphs } from '../text.ts';
import { besideHeading, section, type View } from './section.ts';

export function hero(block: BlockOf<'hero'>, level: HeadingLevel, view: View): Html {
  const { eyebrow, headline, subheadline } = block;
  const said = html`<div class="said">
${eyebrow !== undefined && html`<p class="eyebrow" dir="auto">${eyebrow}</p>\n`}${heading(level, headline, 'display')}
${subheadline !== undefined && paragraphs(subheadline, 'lead')}${actionRow(view.actions.pick(block.actionIds))}</div>
`;
  const shown = heroPicture(block, view) ?? heroFigure(block);
  if (shown === undefined) return section(block, said, 'centered');
  return section(block, html`${said}${shown}`, 'pictured');
}

function heroPicture({ imageAssetId }: BlockOf<'hero'>, view: View): Html | undefined {
  const src =
    imageAssetId === undefined ? undefined : imageSource({ assetId: imageAssetId }, view.images);
  if (src === undefined) return undefined;
  // Says nothing that the text does not, so it has no text of its own.
  return html`<img${attributes({ class: 'picture', src, alt: '', decoding: 'async', fetchpriority: 'high' })}>\n`;
}

/** A number or a quotation stands in for the picture. */
function heroFigure({ statistic, quotation }: BlockOf<'hero'>): Html | undefined {
  if (statistic !== undefined) {
    const { value, label } = statistic;
    return html`<p class="figure"><strong dir="auto">${value}</strong> <span dir="auto">${label}</span></p>\n`;
  }
  if (quotation === undefined) return undefined;
  const { text, attribution, role } = quotation;
  const below = role !== undefined && html`<span dir="auto">${role}</span>`;
  return html`<figure class="voice">
<blockquote>${paragraphs(text)}</blockquote>
${(attribution ?? role) !== undefined && html`<figcaption>${attribution !== undefined && html`<cite dir="auto">${attribution}</cite>`}${below}</figcaption>\n`}</figure>
`;
}

export const prose = (block: BlockOf<'prose'>): Html =>
  besideHeading(
    block,
    html`<div class="text">
${block.paragraphs.map((paragraph) => paragraphs(paragraph))}</div>
`,
  );

export function quote(block: BlockOf<'quote'>, view: View): Html {
  const { text, attribution, role, company, portraitAssetId, logoAssetId } = block;
  const pictureOf = (assetId: string | undefined) =>
    assetId === undefined ? undefined : imageSource({ assetId }, view.images);
  const portrait = pictureOf(portraitAssetId);
  const logo = pictureOf(logoAssetId);
  const below = [role, company].filter((part) => part !== undefined).join(', ');
  const by =
    (attribution ?? role ?? company) !== undefined &&
    html`<figcaption>${portrait !== undefined && html`<span class="portrait">${lazyImage(portrait, '')}</span>`}<span class="by">${attribution !== undefined && html`<cite dir="auto">${attribution}</cite>`}${below !== '' && html`<span dir="auto">${below}</span>`}</span>${logo !== undefined && html`<span class="plate logo">${lazyImage(logo, company ?? '')}</span>`}</figcaption>\n`;
  return section(
    block,
    html`<figure>
<blockquote>${paragraphs(text)}</blockquote>
${by}</figure>
`,
  );
}

export function statement(block: BlockOf<'statement'>, view: View): Html {
  const src =
    block.imageAssetId === undefined
      ? undefined
      : imageSource({ assetId: block.imageAssetId }, view.images);
  return section(
    block,
    html`${src !== undefined && html`<div class="backdrop">${lazyImage(src, '')}</div>\n`}<div class="words">${paragraphs(block.text)}</div>
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
