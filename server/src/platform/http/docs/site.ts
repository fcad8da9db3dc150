// Everything there is under /docs, and the policy that keeps it at home: the
// browser refuses whatever the reference component might try to load elsewhere.
import { type AnswerAsset, gzipped, makeAsset } from './asset.ts';
import { errorsPage } from './errors.ts';
import { guidePage, guidesPage, readGuides } from './guides.ts';
import { llmsText } from './llms.ts';
import { icon, referencePage } from './reference.ts';
import { loadScalar } from './scalar.ts';
import { makeSearch } from './search.ts';

/** By path; guides by their names. */
export type DocsSite = ReturnType<typeof makeDocsSite>;

const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

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
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
};

export function makeDocsSite(document: Record<string, unknown>) {
  const guides = readGuides();
  const search = makeSearch(guides, document);
  const pages = new Map<string, AnswerAsset>();
  for (const guide of guides) {
    const load = () => gzipped(guidePage(guide, guides));
    pages.set(guide.name, makeAsset({ type: html, headers: pageHeaders, load }));
    const text = () => gzipped(guide.markdown);
    pages.set(`${guide.name}.md`, makeAsset({ type: markdown, load: text }));
  }
  return {
    guide: (name: string): AnswerAsset | undefined => pages.get(name),
    search: (query: string) => ({ html: search(query), type: html, headers: pageHeaders }),
    '/llms.txt': makeAsset({
      type: 'text/plain; charset=utf-8',
      load: () => gzipped(llmsText(guides)),
    }),
    '/docs/guides': makeAsset({
      type: html,
      headers: pageHeaders,
      load: () => gzipped(guidesPage(guides)),
    }),
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
