// The guides of docs/guides and the pages they lead to, as HTML and as they are. Read from the
// repository when somebody opens one; nothing is loaded from elsewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import { escapeHtml } from './html.ts';
import { styles } from './styles.ts';

export interface Guide {
  /** Its part of the address. */
  name: string;
  title: string;
  /** The first sentence. */
  summary: string;
  markdown: string;
  isGuide: boolean;
}

export interface Section {
  guide: Guide;
  heading: string;
  anchor: string;
  text: string;
}

const folder = new URL('../../../../../docs/', import.meta.url);
const others = ['webhooks', 'visitors', 'running', 'settings'];

export function readGuides(): Guide[] {
  const guides = new URL('guides/', folder);
  if (!existsSync(guides)) return [];
  const names = readdirSync(guides).filter((name) => name.endsWith('.md'));
  return [
    ...names.sort().map((file) => readGuide(new URL(file, guides), true)),
    ...others.map((name) => readGuide(new URL(`${name}.md`, folder), false)),
  ];
}

function readGuide(file: URL, isGuide: boolean): Guide {
  const markdown = readFileSync(file, 'utf8');
  const name = nameOf(file.pathname);
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name;
  const opening = markdown.split('\n\n').find((part) => !part.startsWith('#')) ?? '';
  const summary = plain(opening).split(/(?<=[.!?]) /)[0] ?? '';
  return { name, title, summary, markdown, isGuide };
}

/** `docs/guides/1-first-page.md` is `first-page`. */
const nameOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.md$/, '').replace(/^\d+-/, '');

const plain = (text: string): string =>
  text
    .replace(/\[([^[\]]{0,300})\]\([^()]{0,300}\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const anchorOf = (heading: string): string =>
  plain(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** By their second-level headings: what a search finds. */
export const sectionsOf = (guide: Guide): Section[] =>
  guide.markdown.split(/^(?=## )/m).map((part) => {
    const [first = ''] = part.split('\n', 1);
    const heading = plain(first.replace(/^#+ /, ''));
    const anchor = first.startsWith('## ') ? anchorOf(heading) : '';
    return { guide, heading, anchor, text: plain(part.slice(first.length)) };
  });

export const guideAddress = ({ name }: Pick<Guide, 'name'>): string => `/docs/guides/${name}`;

export function guidePage(guide: Guide, all: readonly Guide[]): string {
  const known = new Set(all.map(({ name }) => name));
  return page(guide.title, `${menu(all, guide.name)}<main>${render(guide.markdown, known)}</main>`);
}

export function guidesPage(all: readonly Guide[]): string {
  const entry = (guide: Guide): string =>
    `<li><a href="${guideAddress(guide)}">${escapeHtml(guide.title)}</a><br>${escapeHtml(guide.summary)}</li>`;
  const list = (wanted: boolean): string =>
    `<ul>${all
      .filter(({ isGuide }) => isGuide === wanted)
      .map(entry)
      .join('')}</ul>`;
  const body = `<main><h1>Guides</h1>${list(true)}<h2>More to read</h2>${list(false)}</main>`;
  return page('Guides', body);
}

/** The frame of every page: where one is, and a search that needs no script. */
export function page(title: string, body: string, query = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Facet</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<header class="top">
<nav aria-label="Documentation"><a href="/docs/guides">Guides</a> <a href="/docs">API reference</a> <a href="/docs/errors">Error codes</a></nav>
<form action="/docs/search" role="search"><input type="search" name="q" value="${escapeHtml(query)}" aria-label="Search the documentation" placeholder="Search" maxlength="200"> <button>Search</button></form>
</header>
${body}
</body>
</html>
`;
}

const menu = (all: readonly Guide[], current: string): string =>
  `<nav class="guides" aria-label="Guides">${all
    .filter(({ isGuide }) => isGuide)
    .map((guide) => {
      const here = guide.name === current ? ' aria-current="page"' : '';
      return `<a href="${guideAddress(guide)}"${here}>${escapeHtml(guide.title)}</a>`;
    })
    .join(' ')}</nav>`;

function render(markdown: string, known: ReadonlySet<string>): string {
  const writer = new MarkdownIt({ html: false });
  const tokens = writer.parse(markdown, {});
  for (const [n, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[n + 1]?.content ?? ''));
    for (const inline of token.children ?? []) {
      if (inline.type !== 'link_open') continue;
      inline.attrSet('href', addressOf(String(inline.attrGet('href') ?? ''), known));
    }
  }
  return writer.renderer.render(tokens, writer.options, {});
}

/** Links between the files lead from page to page; what is not served here leads to the list of guides. */
function addressOf(href: string, known: ReadonlySet<string>): string {
  if (/^(?:https?:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const name = nameOf(path);
  if (!path.endsWith('.md') || !known.has(name)) return '/docs/guides';
  return `${guideAddress({ name })}${anchor === undefined ? '' : `#${anchor}`}`;
}
