// Searches guides, operations and error codes: all words must match, titles count most. In memory,
// over what this process has anyway.

import { type ErrorCode, errorTable } from '../../errors.ts';
import { fold } from '../../text/words.ts';
import { adviceFor } from './advice.ts';
import { type Guide, guideAddress, page, sectionsOf } from './guides.ts';
import { escapeHtml } from './html.ts';

interface Entry {
  kind: string;
  title: string;
  address: string;
  text: string;
  foldedTitle: string;
  foldedText: string;
}

const maxQuery = 200;
const shown = 30;

const entry = (kind: string, title: string, address: string, text: string): Entry => ({
  kind,
  title,
  address,
  text,
  foldedTitle: fold(title),
  foldedText: fold(text),
});

interface Described {
  paths?: Record<
    string,
    Record<string, { summary?: string; description?: string; tags?: string[] }>
  >;
}

function entriesOf(guides: readonly Guide[], document: Described): Entry[] {
  const sections = guides
    .flatMap(sectionsOf)
    .map(({ guide, heading, anchor, text }) =>
      entry(
        guide.isGuide ? 'Guide' : 'Page',
        anchor === '' ? guide.title : `${guide.title}: ${heading}`,
        `${guideAddress(guide)}${anchor === '' ? '' : `#${anchor}`}`,
        text,
      ),
    );
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { summary = '', description = '', tags = [] }]) => {
      const verb = method.toUpperCase();
      const tag = (tags[0] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
      const address = `/docs#tag/${tag}/${verb}${path}`;
      return entry('Operation', summary, address, `${verb} ${path} ${description}`);
    }),
  );
  const errors = Object.entries(errorTable).map(([code, { status, title }]) =>
    entry(
      `Error ${status}`,
      code,
      `/docs/errors#${code}`,
      `${title}. ${adviceFor(code as ErrorCode)}`,
    ),
  );
  return [...sections, ...operations, ...errors];
}

export function makeSearch(guides: readonly Guide[], document: Record<string, unknown>) {
  let known: Entry[] | undefined;
  return (asked: string): string => {
    const query = asked.slice(0, maxQuery);
    known ??= entriesOf(guides, document as Described);
    const words = fold(query)
      .split(/\s+/)
      .filter((word) => word !== '');
    const found = words.length === 0 ? [] : known.flatMap((one) => scored(one, words));
    const best = found.sort((a, b) => b.score - a.score).slice(0, shown);
    const list = best.map(({ one }) => resultOf(one, words[0] ?? '')).join('');
    const count = `${found.length} found${found.length > shown ? `, the first ${shown} shown` : ''}`;
    return page(
      `Search: ${query}`,
      `<main class="found"><h1>Search</h1><p role="status">${count}.</p><ul>${list}</ul></main>`,
      query,
    );
  };
}

function scored(one: Entry, words: readonly string[]): { one: Entry; score: number }[] {
  let score = one.kind === 'Guide' ? 1 : 0;
  for (const word of words) {
    if (one.foldedTitle.includes(word)) score += 5;
    else if (one.foldedText.includes(word)) score += 1;
    else return [];
  }
  return [{ one, score }];
}

const before = 60;
const excerpt = 180;

function resultOf({ kind, title, address, text, foldedText }: Entry, word: string): string {
  const at = Math.max(0, foldedText.indexOf(word) - before);
  const around = `${at > 0 ? '…' : ''}${text.slice(at, at + excerpt)}${text.length > at + excerpt ? '…' : ''}`;
  return `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a> <small>${escapeHtml(kind)}</small><br>${escapeHtml(around)}</li>`;
}
