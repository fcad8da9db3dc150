// The Markdown twin of a published page, for programs that read: the words of the page, its buttons,
// and which of its claims rest on what. A source is quoted only as far as the page itself says it.
import { type KeptClaim, statusOf } from '../claims/claims.service.ts';
import { makeStandsIn } from '../claims/stands.ts';
import { eachText } from '../claims/texts.ts';
import type { PageContent } from '../content/content.ts';
import { contentMarkdown, escapeMarkdown } from '../content/markdown.ts';
import type { Document } from './document.ts';

/**
 * Only for those who ask for it by name: `*` stands for HTML, and so does a tie in which HTML comes
 * first. Browsers never name Markdown.
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('text/markdown')) return false;
  const ranges = accept.slice(0, maxAccept).split(',').map(readRange);
  const markdown = ranges.findIndex(({ type }) => type === 'text/markdown');
  const html = ranges.findIndex(({ type }) => type === 'text/html');
  const weight = ranges[markdown]?.weight ?? 0;
  if (weight === 0) return false;
  const other = ranges[html]?.weight ?? 0;
  return weight > other || (weight === other && markdown < html);
}

const maxAccept = 1_000;

function readRange(text: string): { type: string; weight: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const given = weight === undefined ? 1 : Number(weight);
  return { type, weight: Number.isFinite(given) ? given : 0 };
}

/** Kept by nobody: a cache that does not look at Accept must not show it to a browser. */
export const twinHeaders = (personal: boolean): [string, string][] => [
  ['content-type', 'text/markdown; charset=utf-8'],
  ['x-content-type-options', 'nosniff'],
  ['cache-control', 'private, no-store'],
  ['vary', 'accept, accept-encoding'],
  ...(personal ? ([['x-robots-tag', 'noindex']] as [string, string][]) : []),
];

export function twinOf(
  { content, page, audience }: Document,
  { url, claims }: { url: string; claims: readonly KeptClaim[] },
): string {
  const actions = page.actions.map(({ actionId, buttonTitle, url: target }) => {
    const override = actionId === page.headerActionId ? audience.actionUrlOverride : undefined;
    return { actionId, buttonTitle, url: override ?? target };
  });
  const body = contentMarkdown({ content, actions });
  const sources = sourcesOf(claims, content);
  return `${body}${sources}\n---\n\n<${url}>\n`;
}

const kinds = {
  page_context: 'the page’s own material',
  topic_entry: 'the team’s knowledge',
  asset: 'a picture or document',
  reader: 'what the reader said or is known by',
} as const;

/** What rests on nothing is the team's to know, not the reader's. */
function sourcesOf(claims: readonly KeptClaim[], content: PageContent): string {
  const texts: string[] = [];
  eachText(content.blocks, (text) => texts.push(text));
  const isOnPage = makeStandsIn(texts.join('\n'));
  const lines = claims.flatMap((claim) => {
    const { claimed, source_type: type, quote } = claim;
    if (statusOf(claim) !== 'supported' || type === null) return [];
    const cited = quote !== null && isOnPage(quote) ? `: “${oneLine(quote)}”` : '';
    return [`- “${oneLine(claimed)}” from ${kinds[type]}${cited}`];
  });
  return lines.length === 0 ? '' : `\n## Sources\n\n${[...new Set(lines)].join('\n')}\n`;
}

const oneLine = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' '));
