// Pictures, found by address, file or asset. One that cannot be found is never
// a broken image: its place is taken by its text, or closed.
import { attributes, type Html, html } from './html.ts';
import type { RenderImage, RenderInput } from './input.ts';
import { imageUrl } from './urls.ts';

export interface ImageSources
  extends Pick<RenderInput, 'assetUrl' | 'fileUrl' | 'assetSize' | 'assetPicture'> {
  /** Points of pictures that were asked for, for the style sheet: an attribute could not say them. */
  focuses?: Set<string>;
}

/** The library's own copy comes before an address elsewhere. */
export function imageSource(image: RenderImage, sources: ImageSources): string | undefined {
  const asset = image.assetId === undefined ? undefined : sources.assetUrl(image.assetId);
  const file = image.fileId === undefined ? undefined : sources.fileUrl?.(image.fileId);
  return imageUrl(asset) ?? imageUrl(file) ?? imageUrl(image.url);
}

export interface PictureOptions {
  alt: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** Seen at once, so it is fetched first; any other is fetched when the visitor comes near. */
  first?: boolean;
  className?: string;
}

/**
 * In the smallest form that will do, where there are several. With its size known,
 * nothing moves when it comes.
 */
export function picture(
  image: RenderImage,
  sources: ImageSources,
  { alt, sizes, first = false, className }: PictureOptions,
): Html | undefined {
  const src = imageSource(image, sources);
  if (src === undefined) return undefined;
  const { assetId } = image;
  const size = assetId === undefined ? undefined : sources.assetSize?.(assetId);
  const forms = assetId === undefined ? undefined : sources.assetPicture?.(assetId);
  const focus = forms?.focus === undefined ? undefined : focusClass(forms.focus, sources);
  const names = [className, focus].filter((name) => name !== undefined).join(' ');
  const img = html`<img${attributes({
    class: names === '' ? undefined : names,
    src,
    alt,
    ...size,
    loading: first ? undefined : 'lazy',
    decoding: 'async',
    fetchpriority: first ? 'high' : undefined,
  })}>`;
  if (forms?.avif === undefined || forms.webp === undefined) return img;
  return html`<picture><source${attributes({ type: 'image/avif', srcset: forms.avif, sizes })}><source${attributes({ type: 'image/webp', srcset: forms.webp, sizes })}>${img}</picture>`;
}

/** In tenths of the picture: near enough, and few rules. */
function focusClass({ x, y }: { x: number; y: number }, sources: ImageSources): string {
  const tenth = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10);
  const name = `focus-${tenth(x)}-${tenth(y)}`;
  sources.focuses?.add(name);
  return name;
}

/** The rules for the points that were asked for. */
export const focusRules = (focuses: Iterable<string>): string =>
  [...focuses]
    .sort()
    .map((name) => {
      const [, x, y] = name.split('-');
      return `.${name}{object-position:${Number(x) * 10}% ${Number(y) * 10}%}`;
    })
    .join('');

export function logoList(logos: readonly RenderImage[], sources: ImageSources): Html | undefined {
  const items = logos.map((logo) => logoItem(logo, sources)).filter((item) => item !== undefined);
  return items.length === 0 ? undefined : html`<ul class="logo-list" role="list">${items}</ul>\n`;
}

function logoItem(logo: RenderImage, sources: ImageSources): Html | undefined {
  const shown = picture(logo, sources, {
    alt: logo.altText ?? '',
    sizes: '160px',
    className: 'partner',
  });
  if (shown !== undefined) return html`<li>${shown}</li>`;
  if (logo.altText === undefined) return undefined;
  return html`<li class="wordmark" dir="auto">${logo.altText}</li>`;
}
