// Which addresses a webhook may reach: the public Internet and nothing else. Pure.
// What is not known to be public is refused, so a range nobody thought of is safe.
import ipaddr from 'ipaddr.js';

export interface PortRange {
  from: number;
  to: number;
}

/** All of the IPv6 Internet there is; everything else has a special meaning, or none yet. */
const globalUnicast6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(text: string): boolean {
  // The exact notation only: a lenient parser reads 010.0.0.1 as another address than the system does.
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    return ipaddr.IPv4.parse(text).range() === 'unicast';
  }
  if (!ipaddr.IPv6.isValid(text) || text.includes('%')) return false;
  const address = ipaddr.IPv6.parse(text);
  return address.range() === 'unicast' && address.match(globalUnicast6);
}

/** The host of a URL as an address, without brackets; undefined when it is a name. */
export function addressOf(hostname: string): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare) ? bare : undefined;
}

const usualPorts: Record<string, number> = { 'http:': 80, 'https:': 443 };

export const portOf = (url: { port: string; protocol: string }): number =>
  url.port === '' ? (usualPorts[url.protocol] ?? 0) : Number(url.port);

export const isAllowedPort = (port: number, ranges: PortRange[] | undefined): boolean =>
  ranges === undefined || ranges.some(({ from, to }) => port >= from && port <= to);
