// What a page may point to, checked again where it is written: stored content
// may be older than a rule, and an address is the one text that escaping cannot tame.

import { parseUrl } from '../../platform/formats/url.ts';

// Browsers skip tabs and line ends inside an address, so none may be there.
const unclean = /[\s\p{Cc}<>"]/u;
// Two slashes, or one of each kind, would name another host.
const ownPath = /^\/(?![/\\])/;
const inlineImage = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

const webSchemes = new Set(['http:', 'https:']);
const linkSchemes = new Set([...webSchemes, 'mailto:', 'tel:']);

function checked(url: string | undefined, schemes: ReadonlySet<string>): string | undefined {
  if (url === undefined || unclean.test(url)) return undefined;
  return schemes.has(parseUrl(url)?.protocol ?? '') ? url : undefined;
}

/** http, https, mailto or tel; undefined for anything else. */
export const linkUrl = (url: string | undefined): string | undefined => checked(url, linkSchemes);

/** http or https: for canonical and social addresses. */
export const webUrl = (url: string | undefined): string | undefined => checked(url, webSchemes);

/** What the browser fetches by itself: http, https or a path of this host. */
export function sourceUrl(url: string | undefined): string | undefined {
  return url !== undefined && ownPath.test(url) && !unclean.test(url) ? url : webUrl(url);
}

/** As sourceUrl, or an image within the address. Scripts of an SVG do not run in <img>. */
export function imageUrl(url: string | undefined): string | undefined {
  return url !== undefined && inlineImage.test(url) && !unclean.test(url) ? url : sourceUrl(url);
}

/** Social networks want whole addresses: a path is completed with the page's own. */
export function absoluteUrl(url: string | undefined, base: string | undefined): string | undefined {
  const source = sourceUrl(url);
  if (source === undefined || !source.startsWith('/')) return source;
  return base === undefined ? undefined : webUrl(parseUrl(source, base)?.href);
}
