// Blocks that speak: hero, prose, quote, statement, call to action.
import type { BlockOf } from '../../../content/content.ts';
import { actionRow } from '../actions.ts';
import { artwork } from '../artwork.ts';
import { type Html, html } from '../html.ts';
import { type PictureOptions, picture } from '../images.ts';
import { peekInto } from '../peek.ts';
import { quoteLayout } from '../rhythm.ts';
import type { HeroPart } from '../rules/blocks.ts';
import { type HeadingLevel, heading, initials, paragraphs, seenLength } from '../text.ts';
import { besideHeading, section, type View } from './section.ts';

type Hero = BlockOf<'hero'>;

export function hero(block: Hero, level: HeadingLevel, view: View): Html {
  const { eyebrow, headline, subheadline } = block;
  const layout = heroLayout(block, view);
  const pictured = layout === 'beside' || layout === 'behind' || layout === 'below';
  const said = html`<div class="said">
${eyebrow !== undefined && html`<p class="eyebrow" dir="auto">${eyebrow}</p>\n`}${heading(level, headline, displaySize(headline))}
${subheadline !== undefined && paragraphs(subheadline, 'lead')}${actionRow(view.actions.pick(block.actionIds))}${pictured && heroVoice(block, view)}</div>
`;
  if (!pictured) {
    const shown = heroFigure(block, view) ?? heroVoice(block, view);
    // What opens a page has something to look at: a drawing, and a glimpse of what the page holds.
    const drawn = shown === undefined && level === 1 ? scene(view) : shown;
    return section(block, view, html`${said}${drawn}`, drawn === undefined ? 'alone' : 'figured');
  }
  shows(view, 'heroPicture');
  // The header lies over a picture that fills the opening, and both are dark.
  if (layout === 'behind' && level === 1) view.used.add('behind');
  const sizes = layout === 'beside' ? '(min-width:56rem) 33rem, 100vw' : '100vw';
  // Says nothing that the text does not, so it has no text of its own.
  const shown = picture({ assetId: block.imageAssetId ?? '' }, view.images, {
    alt: '',
    sizes,
    first: true,
  });
  return section(
    block,
    view,
    html`${said}<div class="visual">${shown}${heroFigure(block, view)}</div>\n`,
    layout === 'beside' ? besideShape(pictureRatio(block, view)) : layout,
  );
}

/** So that the sheet has the rules for it. */
const shows = ({ used }: View, part: HeroPart): void => void used.add(part);

function scene(view: View): Html {
  shows(view, 'heroScene');
  return html`<div class="scene">${artwork(view.theme, view.brand)}${peekInto([...view.grounds.keys()], view.tag)}</div>\n`;
}

/** The shorter, the larger. */
const displaySize = (headline: string): string => {
  const length = seenLength(headline);
  if (length > 105) return 'display lengthy';
  return length > 70 ? 'display long' : length < 34 ? 'display short' : 'display';
};

/** From here on a square crop would cut off what stands left and right. */
const wideRatio = 1.4;

/** From here on it would lose its head or its feet. */
const tallRatio = 0.85;

function besideShape(ratio: number): string {
  if (ratio >= wideRatio) return 'beside wide';
  return ratio <= tallRatio ? 'beside tall' : 'beside';
}

function pictureRatio({ imageAssetId }: Hero, { images }: View): number {
  const size = imageAssetId === undefined ? undefined : images.assetSize?.(imageAssetId);
  return size === undefined ? 1.3 : size.width / size.height;
}

/** Chosen by what is there: a picture, by its shape; else a number; else a quotation; else none. */
function heroLayout(block: Hero, view: View): 'beside' | 'behind' | 'below' | 'none' {
  const { imageAssetId } = block;
  if (imageAssetId === undefined || view.images.assetUrl(imageAssetId) === undefined) return 'none';
  if (block.layout !== undefined) return block.layout;
  const size = view.images.assetSize?.(imageAssetId);
  const ratio = pictureRatio(block, view);
  if (view.theme === 'bold' && ratio >= 1.45 && (size?.width ?? 0) >= 1400) return 'behind';
  return view.theme === 'editorial' && ratio >= 1.3 ? 'below' : 'beside';
}

function heroFigure({ statistic }: Hero, view: View): Html | undefined {
  if (statistic === undefined) return undefined;
  shows(view, 'heroFigure');
  const { value, label } = statistic;
  return html`<p class="figure"><strong dir="auto">${value}</strong> <span dir="auto">${label}</span></p>\n`;
}

function heroVoice({ quotation }: Hero, view: View): Html | undefined {
  if (quotation === undefined) return undefined;
  shows(view, 'heroVoice');
  const { text, attribution, role } = quotation;
  const below = role !== undefined && html`<span dir="auto">${role}</span>`;
  return html`<figure class="voice">
<blockquote>${paragraphs(text)}</blockquote>
${(attribution ?? role) !== undefined && html`<figcaption>${attribution !== undefined && html`<cite dir="auto">${attribution}</cite>`}${below}</figcaption>\n`}</figure>
`;
}

const columnLength = 900;
/** A sentence or two: set large, they fill their section instead of standing lost in it. */
const ledeLength = 190;
/** Only near the opening: what is said later is hardly what matters most, and is set as a remark. */
const ledePlaces = 2;
/** Enough lines for a large first letter to stand in. */
const initialLength = 230;

/** Three lines and more that stand for themselves are facts, and are set as such. */
const factLength = 150;
const isFacts = (texts: readonly string[]): boolean =>
  texts.length >= 3 && texts.every((text) => seenLength(text) <= factLength);

export function prose(block: BlockOf<'prose'>, view: View): Html {
  const length = block.paragraphs.reduce((sum, paragraph) => sum + seenLength(paragraph), 0);
  const shown = block.paragraphs.map((paragraph) => paragraphs(paragraph));
  if (isFacts(block.paragraphs)) {
    const text = html`<div class="facts">\n${shown}</div>\n`;
    return besideHeading(block, view, text, { layout: 'factual' });
  }
  const first = seenLength(block.paragraphs[0] ?? '');
  const names = ['text', length > columnLength && 'columns', first > initialLength && 'initial'];
  const text = html`<div class="${names.filter((name) => name !== false).join(' ')}">
${shown}</div>
`;
  const place = [...view.grounds.keys()].indexOf(block);
  const brief = place > ledePlaces && block.heading !== undefined ? 'remark' : 'lede';
  return besideHeading(block, view, text, { layout: length < ledeLength ? brief : undefined });
}

const quoteSize = (text: string): string =>
  seenLength(text) < 130 ? 'brief' : seenLength(text) > 340 ? 'long' : 'middling';

export function quote(block: BlockOf<'quote'>, view: View): Html {
  const { text, attribution, role, company, portraitAssetId, logoAssetId } = block;
  const shown = (assetId: string | undefined, options: PictureOptions) =>
    assetId === undefined ? undefined : picture({ assetId }, view.images, options);
  const portrait = shown(portraitAssetId, { alt: '', sizes: '18rem' });
  const logo = shown(logoAssetId, { alt: company ?? '', sizes: '160px', className: 'partner' });
  const below = [role, company].filter((part) => part !== undefined).join(', ');
  const letters = portrait === undefined && attribution !== undefined ? initials(attribution) : '';
  const mark = letters !== '' && html`<span class="monogram" aria-hidden="true">${letters}</span>`;
  const by =
    (attribution ?? role ?? company) !== undefined &&
    html`<figcaption>${mark}<span class="by">${attribution !== undefined && html`<cite dir="auto">${attribution}</cite>`}${below !== '' && html`<span dir="auto">${below}</span>`}</span>${logo !== undefined && html`<span class="logo">${logo}</span>`}</figcaption>\n`;
  return section(
    block,
    view,
    html`<figure>
${portrait !== undefined && html`<div class="portrait">${portrait}</div>\n`}<div class="spoken"><blockquote class="${quoteSize(text)}">${paragraphs(text)}</blockquote>
${by}</div></figure>
`,
    portrait === undefined ? quoteLayout(block, [...view.grounds.keys()]) : 'faced',
  );
}

/** The shorter, the larger; more than a line is no longer a poster, and must not outdo the headline. */
const statementSize = (text: string): string => {
  const length = seenLength(text);
  return length > 120 ? 'words long' : length > 56 ? 'words middling' : 'words';
};

export function statement(block: BlockOf<'statement'>, view: View): Html {
  const { imageAssetId: assetId, text } = block;
  const backdrop =
    assetId === undefined
      ? undefined
      : picture({ assetId }, view.images, { alt: '', sizes: '100vw' });
  return section(
    block,
    view,
    html`${backdrop !== undefined && html`<div class="visual">${backdrop}</div>\n`}<div class="${statementSize(text)}">${paragraphs(text)}</div>
`,
    backdrop === undefined ? undefined : 'behind',
  );
}

const longCall = 60;
/** Beside its buttons it would be a tall and narrow column. */
const isWordy = ({ heading: title, actionIds }: BlockOf<'callToAction'>): boolean =>
  seenLength(title) > longCall || actionIds.length > 2;

/** After a form, which asks for the same, it is a line and not a second band. */
export function callToAction(block: BlockOf<'callToAction'>, view: View): Html {
  const blocks = [...view.grounds.keys()];
  const follows = blocks[blocks.indexOf(block) - 1]?.type === 'form';
  return section(
    block,
    view,
    html`<div class="${isWordy(block) ? 'band wordy' : 'band'}">
<div>${heading(2, block.heading)}
${block.text !== undefined && paragraphs(block.text)}</div>
${actionRow(view.actions.pick(block.actionIds))}</div>
`,
    follows ? 'slim' : undefined,
  );
}
