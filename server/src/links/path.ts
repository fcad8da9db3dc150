// One spelling per path: a slash in front, none behind, percent-decoded, Unicode in NFC. Case is
// kept and told apart, as in any URL. The stored text holds no `%`, so normalising it again changes nothing.
export type PathResult = { path: string } | { fault: { code: string; detail: string } };

/** The domain_id of links on the tenant's own subdomain. */
export const fallbackDomain = '';

/** Of the normalised path, in code points. */
export const pathMaxLength = 512;

/** First segments the service itself answers at, whatever follows them. */
const reserved = new Set([
  'v0',
  'docs',
  'studio',
  'sites',
  'healthz',
  'readyz',
  'metrics',
  'openapi.json',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  '.well-known',
]);
const reservedPrefix = '_facet';

// What nobody can see or type, and what would end the path in a URL. The two joiners stay: Persian
// and emoji are written with them.
const forbidden = /[\p{Cc}\p{Cs}\p{Z}?#%\\]|[[\p{Cf}]--[\u200c\u200d]]/v;

export function normalizePath(text: string): PathResult {
  const decoded = decode(text);
  if (decoded === undefined) return fault('bad_encoding', 'is not well-formed percent-encoding');
  // %2F: as a part of a segment it would read back as two segments.
  if (/%2f/i.test(text)) return fault('forbidden_character', 'must not hold an encoded slash');
  const path = `/${decoded.normalize('NFC').replace(/^\//, '').replace(/\/$/, '')}`;
  const odd = forbidden.exec(path)?.[0];
  if (odd !== undefined) {
    return fault('forbidden_character', `must not hold ${JSON.stringify(odd)}, encoded or not`);
  }
  if ([...path].length > pathMaxLength) {
    return fault('path_too_long', `must have at most ${pathMaxLength} characters when decoded`);
  }
  if (path === '/') return /^\/?$/.test(text) ? { path } : emptySegment;
  const segments = path.slice(1).split('/');
  if (segments.includes('')) return emptySegment;
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    return fault('dot_segment', 'must not hold the segments . and ..');
  }
  const first = (segments[0] ?? '').toLowerCase();
  if (reserved.has(first) || first.startsWith(reservedPrefix)) {
    return fault('reserved_path', `/${first} is used by the service itself`);
  }
  return { path };
}

/** A stored path as browsers send it. */
export const writtenPath = (path: string): string => new URL(path, 'http://host').pathname;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const fault = (code: string, detail: string): PathResult => ({ fault: { code, detail } });
const emptySegment = fault('empty_segment', 'must not hold two slashes in a row');
