// Headers of what visitors get. Without scripts of the tenant's own, nothing but the tracker may
// run. With them, what the tenant wrote may run and load what it likes, and still nothing that
// came into the page as text: scripts are known by a nonce no text can know.
import { createHash } from 'node:crypto';

export interface PolicyInput {
  html: string;
  /** Undefined where the tenant has no script on the page. */
  nonce: string | undefined;
  personal: boolean;
}

const styleSource = (html: string): string => {
  const start = html.indexOf('<style>') + '<style>'.length;
  const end = html.indexOf('</style>', start);
  const sheet = end === -1 || start < '<style>'.length ? '' : html.slice(start, end);
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
};

function contentPolicy({ html, nonce }: PolicyInput): string {
  const always = ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'self'"];
  if (nonce !== undefined) {
    return [
      "default-src 'self' https: data: blob:",
      // Browsers that know strict-dynamic ignore what stands behind it.
      `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval' 'self' https:`,
      "style-src 'self' 'unsafe-inline' https:",
      "img-src 'self' https: http: data: blob:",
      "media-src 'self' https: http: data: blob:",
      "connect-src 'self' https: wss:",
      "form-action 'self' https:",
      ...always,
    ].join('; ');
  }
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src ${styleSource(html)}`,
    "img-src 'self' https: http: data:",
    "media-src 'self' https: http:",
    "font-src 'self'",
    "form-action 'self'",
    ...always,
  ].join('; ');
}

const everywhere: [string, string][] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
];

/** Kept by browsers, and asked about each time: a page that was published a second ago is shown. */
export function pageHeaders(input: PolicyInput): [string, string][] {
  return [
    ...everywhere,
    ['content-security-policy', contentPolicy(input)],
    ['cache-control', input.personal ? 'private, no-cache' : 'no-cache'],
    ['vary', 'accept-encoding'],
    ...(input.nonce === undefined
      ? ([['permissions-policy', 'camera=(), microphone=(), geolocation=()']] as [string, string][])
      : []),
  ];
}

/** For pages that say that there is no page. */
export const plainHeaders = (html: string): [string, string][] => [
  ...everywhere,
  ['content-security-policy', contentPolicy({ html, nonce: undefined, personal: false })],
  ['cache-control', 'no-cache'],
  ['vary', 'accept-encoding, accept-language'],
  ['x-robots-tag', 'noindex'],
];
