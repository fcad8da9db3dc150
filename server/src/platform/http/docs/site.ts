// Everything there is under /docs, and the policy that keeps it at home: the
// browser refuses whatever the reference component might try to load elsewhere.
import { gzipped, makeAsset } from './asset.ts';
import { errorsPage } from './errors.ts';
import { icon, referencePage } from './reference.ts';
import { loadScalar } from './scalar.ts';

/** By path. */
export type DocsSite = ReturnType<typeof makeDocsSite>;

const html = 'text/html; charset=utf-8';

const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The component writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    // Icons of the component are data; an image that a tried call returns is a blob.
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
};

export function makeDocsSite(document: Record<string, unknown>) {
  return {
    '/openapi.json': makeAsset({
      type: 'application/json; charset=utf-8',
      load: () => gzipped(JSON.stringify(document)),
    }),
    '/docs': makeAsset({
      type: html,
      headers: pageHeaders,
      load: () => gzipped(referencePage()),
    }),
    '/docs/errors': makeAsset({
      type: html,
      headers: pageHeaders,
      load: () => gzipped(errorsPage()),
    }),
    '/docs/icon.svg': makeAsset({
      type: 'image/svg+xml',
      load: () => gzipped(icon),
    }),
    '/docs/scalar.js': makeAsset({
      type: 'text/javascript; charset=utf-8',
      load: loadScalar,
    }),
  };
}
