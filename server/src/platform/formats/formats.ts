// The named formats of the contract's schemas: what a text must be beyond its length.

import { normalizeDomain } from './domain.ts';
import { normalizeEmail } from './email.ts';
import { parseUrl } from './url.ts';

const rfc3339 =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

export type Formats = Record<string, { check: (text: string) => boolean; detail: string }>;

export const formats: Formats = {
  mailbox: {
    check: (text) => normalizeEmail(text) !== undefined,
    detail: 'must be an email address',
  },
  domain: {
    check: (text) => normalizeDomain(text) !== undefined,
    detail: 'must be a domain name',
  },
  'web-address': {
    check: isWebAddress,
    detail: 'must be an http or https address',
  },
  'safe-url': {
    check: isSafeUrl,
    detail: 'must be an http, https, mailto or tel address',
  },
  uri: {
    check: isHttpUri,
    detail: 'must be an http or https address without user name, password or fragment',
  },
  'date-time': {
    check: isMoment,
    detail: 'must be a date and time of RFC 3339, such as 2026-01-31T09:30:00.000Z',
  },
};

/** A day the calendar has, at a moment that is still written with a year of four digits in UTC. */
function isMoment(text: string): boolean {
  const moment = Date.parse(text);
  if (!rfc3339.test(text) || Number.isNaN(moment)) return false;
  const day = text.slice(0, 10);
  // Date reads 30 February as 2 March.
  const exists = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return exists && /^\d{4}-/.test(new Date(moment).toISOString());
}

/** With its scheme or without, as people paste it; never another scheme. */
function isWebAddress(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return false;
  const url = parseUrl(scheme === undefined ? `https://${text}` : text);
  return url !== null && url.hostname !== '' && !/[\s<>"]/.test(text);
}

/** What a server can be told to post to. A password in it would be shown to everyone who may read it. */
function isHttpUri(text: string): boolean {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || /[\s\p{Cc}<>"\\]/u.test(text)) return false;
  return url.hostname !== '' && url.username === '' && url.password === '' && !text.includes('#');
}

const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** What a visitor may click. */
function isSafeUrl(text: string): boolean {
  const url = parseUrl(text);
  // The parser skips tabs and line ends, so a text with them is not the address it seems.
  if (!url || !safeSchemes.has(url.protocol) || /[\s\p{Cc}<>"]/u.test(text)) return false;
  return url.protocol.startsWith('http') ? url.hostname !== '' : url.pathname !== '';
}
