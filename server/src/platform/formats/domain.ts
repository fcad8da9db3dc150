// One spelling per domain: lower case, ASCII (IDNA), no scheme, port, path or last dot.
import { domainToASCII } from 'node:url';

/** Of a name in DNS. IDNA takes time that grows with the square of the length, so it comes first. */
const hostMaxLength = 253;

/** A name that is spelled so already, as most are: IDNA and a look at each label would change nothing. */
const plainHost = /^(?:(?![a-z0-9-]{64})[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,63}$/;

/** Undefined when the text names no host. */
export function normalizeHost(text: string): string | undefined {
  if (text.length <= hostMaxLength && plainHost.test(text)) return text;
  const bare = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const host = bare.split(/[/?#]/, 1)[0]?.replace(/:\d+$/, '').replace(/\.$/, '') ?? '';
  if (host.length > hostMaxLength || /[\s@:[\]]/.test(host)) return undefined;
  const ascii = domainToASCII(host);
  const labels = ascii.split('.');
  const sound = labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label));
  return sound && ascii.length <= hostMaxLength ? ascii : undefined;
}

/** Without `www.` too: a company has one domain, whatever its site is called. */
export const normalizeDomain = (text: string): string | undefined =>
  normalizeHost(text)?.replace(/^(www\.)+(?=.*\.)/, '');
