// Pictures, found by address, file or asset. One that cannot be found is never
// a broken image: its place is taken by its text, or closed.
import { attributes, type Html, html } from './html.ts';
import type { RenderImage, RenderInput } from './input.ts';
import { imageUrl } from './urls.ts';

export type ImageSources = Pick<RenderInput, 'assetUrl' | 'fileUrl' | 'assetSize'>;

/** The library's own copy comes before an address elsewhere. */
export function imageSource(image: RenderImage, sources: ImageSources): string | undefined {
  const asset = image.assetId === undefined ? undefined : sources.assetUrl(image.assetId);
  const file = image.fileId === undefined ? undefined : sources.fileUrl?.(image.fileId);
  return imageUrl(asset) ?? imageUrl(file) ?? imageUrl(image.url);
}

/** Below the fold: fetched when the visitor comes near. With its size known, nothing moves when it comes. */
export const lazyImage = (
  src: string,
  alt: string,
  size?: { width: number; height: number },
): Html => html`<img${attributes({ src, alt, ...size, loading: 'lazy', decoding: 'async' })}>`;

export function logoList(logos: readonly RenderImage[], sources: ImageSources): Html | undefined {
  const items = logos.map((logo) => logoItem(logo, sources)).filter((item) => item !== undefined);
  return items.length === 0 ? undefined : html`<ul class="logo-list" role="list">${items}</ul>\n`;
}

function logoItem(logo: RenderImage, sources: ImageSources): Html | undefined {
  const src = imageSource(logo, sources);
  if (src !== undefined) return html`<li class="plate">${lazyImage(src, logo.altText ?? '')}</li>`;
  if (logo.altText === undefined) return undefined;
  return html`<li class="wordmark" dir="auto">${logo.altText}</li>`;
}
