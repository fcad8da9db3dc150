// The way back to the page a form or question was sent from: a path on this host, and never anything else,
// whatever a header, a field or a query says.

import { parseUrl } from '../platform/formats/url.ts';

const maxLength = 2_000;
const nowhere = 'http://back.invalid';

/** A path with its query; undefined for whatever could lead off this host, or into /_facet itself. */
export function safePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > maxLength || !/^\/(?![/\\])/.test(text)) {
    return undefined;
  }
  const url = URL.parse(text, nowhere);
  if (url?.origin !== nowhere || url.pathname.startsWith('//')) return undefined;
  return url.pathname.startsWith('/_facet/') ? undefined : `${url.pathname}${url.search}`;
}

/** Where the browser says it comes from, if that was here. */
export function refererPath(
  referer: string | undefined,
  host: string | undefined,
): string | undefined {
  const url = referer === undefined ? null : parseUrl(referer);
  if (!url || host === undefined || url.host !== host.toLowerCase()) return undefined;
  return safePath(`${url.pathname}${url.search}`);
}
