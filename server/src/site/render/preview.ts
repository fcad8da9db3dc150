// How a preview leaves the server. It shares its origin with the API and the
// studio, so the document is put into a sandbox of its own: no script runs in it,
// whatever a page holds, and it can read nothing of the origin it came from.

const policy = [
  'sandbox allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "img-src https: http: data: 'self'",
  "media-src https: http: 'self'",
  "font-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
];

/** Sent with every preview; the page itself is rendered with `includeScripts: false`. */
export const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy.join('; '),
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;
