// Blocks that show: logos, cards, media.
import type { BlockOf } from '../../../content/content.ts';
import { attributes, type Html, html, trusted } from '../html.ts';
import { imageSource, logoList, picture } from '../images.ts';
import { gridClass } from '../rhythm.ts';
import { paragraphs, seenText } from '../text.ts';
import { linkUrl, sourceUrl } from '../urls.ts';
import { itemTitle, section, sectionHeading, type View } from './section.ts';

export const logos = (block: BlockOf<'logos'>, view: View): Html =>
  section(block, view, html`${sectionHeading(block.heading)}${logoList(block.items, view.images)}`);

export const cards = (block: BlockOf<'cards'>, view: View): Html =>
  section(
    block,
    view,
    html`${sectionHeading(block.heading)}<ul class="${gridClass(block.items.length)}" role="list">
${block.items.map((item) => card(item, block, view))}</ul>
`,
  );

function card(item: BlockOf<'cards'>['items'][number], block: BlockOf<'cards'>, view: View): Html {
  const { title, text, linkText, assetId } = item;
  const shown =
    assetId === undefined
      ? undefined
      : picture({ assetId }, view.images, { alt: '', sizes: '(min-width:56rem) 22rem, 100vw' });
  const href = linkUrl(item.url);
  const linked = href !== undefined && linkText === undefined;
  return html`<li class="card">
${shown}<div class="card-text">
${itemTitle(block, linked ? html`<a href="${href}">${title}</a>` : title)}
${text !== undefined && paragraphs(text)}${href !== undefined && linkText !== undefined && moreLink(href, linkText, title)}</div>
</li>
`;
}

/** "Read more" alone says nothing to one who hears only the links, so the title follows it. */
function moreLink(href: string, linkText: string, title: string): Html {
  const names = attributes({ class: 'more', href, 'aria-label': `${linkText}: ${title}` });
  return html`<a${names}><bdi>${linkText}</bdi></a>\n`;
}

export function media(block: BlockOf<'media'>, view: View): Html {
  const { altText, caption } = block;
  const shown = block.kind === 'image' ? image(block, view) : video(block, view);
  // Without its picture the block still says what it was about.
  const said = caption ?? (shown === undefined ? altText : undefined);
  return section(
    block,
    view,
    html`${sectionHeading(block.heading)}<figure>
${shown}${said !== undefined && html`<figcaption>${paragraphs(said)}</figcaption>\n`}</figure>
`,
    shown === undefined ? 'missing' : undefined,
  );
}

function image(block: BlockOf<'media'>, view: View): Html | undefined {
  const sizes = '(min-width:75rem) 70rem, 100vw';
  const shown = picture(block, view.images, { alt: altBeside(block), sizes });
  return shown && html`${shown}\n`;
}

const playMark = trusted(
  '<svg class="play" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg>',
);
const videoFile = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;

/** What the caption says already is not said twice to one who listens. */
const altBeside = ({ altText, caption }: { altText: string; caption?: string }): string =>
  caption !== undefined && seenText(altText) === seenText(caption) ? '' : altText;

/** Rows that are full: those left over from rows of two, or of three, are shown larger. */
const galleryClass = (count: number): string =>
  `pictures p${Math.min(count, 5)}${count >= 5 ? ` r${count % 3}` : ''}${count > 2 && count % 2 === 1 ? ' odd' : ''}`;

export function gallery(block: BlockOf<'gallery'>, view: View): Html {
  const shown = block.items.flatMap((item) => {
    const sizes = '(min-width:56rem) 35rem, 100vw';
    const own = picture(item, view.images, { alt: altBeside(item), sizes });
    if (own === undefined) return [];
    return [
      html`<li><figure>${own}${item.caption !== undefined && html`<figcaption dir="auto">${item.caption}</figcaption>`}</figure></li>\n`,
    ];
  });
  // Without its pictures the block still says what they would have shown.
  const missing = block.items.map(({ altText }) => html`<li dir="auto">${altText}</li>\n`);
  return section(
    block,
    view,
    html`${sectionHeading(block.heading)}<ul class="${galleryClass(shown.length)}" role="list">\n${shown.length > 0 ? shown : missing}</ul>\n`,
  );
}

/** A video file plays here; a video that lives on another site is a link to it, not a frame. */
function video(block: BlockOf<'media'>, view: View): Html | undefined {
  const { assetId, altText } = block;
  const asset = assetId === undefined ? undefined : sourceUrl(view.images.assetUrl(assetId));
  const url = sourceUrl(block.url);
  const src = asset ?? (url !== undefined && videoFile.test(url) ? url : undefined);
  if (src !== undefined) {
    const poster = posterOf(block, view);
    // Without a poster the browser needs the first picture of the film to show anything.
    const preload = poster === undefined ? 'metadata' : 'none';
    const names = attributes({ src, poster, 'aria-label': altText, controls: true, preload });
    return html`<video${names} playsinline></video>\n`;
  }
  const href = linkUrl(block.url);
  if (href === undefined) return undefined;
  const { posterAssetId } = block;
  const shown =
    posterAssetId === undefined
      ? undefined
      : picture({ assetId: posterAssetId }, view.images, {
          alt: '',
          sizes: '(min-width:75rem) 70rem, 100vw',
        });
  return html`<a class="${shown === undefined ? 'watch' : 'watch still'}" href="${href}">${shown}${playMark}<span>${view.words.watchVideo}</span><span dir="auto">${altText}</span></a>\n`;
}

const posterOf = ({ posterAssetId }: BlockOf<'media'>, view: View): string | undefined =>
  posterAssetId === undefined ? undefined : imageSource({ assetId: posterAssetId }, view.images);
