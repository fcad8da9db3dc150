// The addresses a page may link to: those the team itself has written somewhere.
// A model that was talked into a link, by a text in a CRM or by nobody, cannot place it.
import { parseUrl } from '../../platform/formats/url.ts';
import type { AgentInput } from '../agent.ts';

const address = /(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>"'`|\\^{}]+/gi;
const mailbox = /[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+/g;
const phone = /\+?\d[\d ()./-]{4,}\d/g;

export function makeLinkCheck(input: AgentInput): (url: string) => boolean {
  const { page, audience, chunks, conversation, message, current } = input;
  const text = [
    page.pageContext,
    audience.supplementaryContext,
    ...page.actions.map((action) => action.url),
    ...page.logos.flatMap((group) => group.items.map((item) => item.url)),
    ...chunks.flatMap((chunk) => [chunk.question, chunk.text]),
    ...conversation.filter((turn) => turn.role === 'user').map((turn) => turn.text),
    message?.text,
    ...urlsIn(current),
  ].join('\n');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);
  const known = new Set(
    [
      ...found(address).flatMap((url) => [url, trimmed(url)]),
      ...found(mailbox).map((email) => `mailto:${trimmed(email)}`),
      ...found(phone).map((number) => `tel:${number}`),
    ].map(normalized),
  );
  return (url) => known.has(normalized(url));
}

/** A sentence may go on right after an address. */
const trimmed = (url: string): string => url.replace(/[.,;:!?)\]*_]+$/, '');

function normalized(url: string): string {
  const lower = url.toLowerCase();
  if (lower.startsWith('tel:')) return `tel:${url.replace(/[^\d+]/g, '')}`;
  if (lower.startsWith('mailto:')) return lower;
  const parsed = parseUrl(lower.startsWith('www.') ? `https://${url}` : url);
  return parsed ? parsed.href.replace(/\/$/, '') : url;
}

function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'url' && typeof member === 'string' ? [member] : urlsIn(member),
  );
}
