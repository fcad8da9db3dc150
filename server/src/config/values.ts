// How the text of a variable becomes a value: each gives undefined for what it does not understand.
import ipaddr from 'ipaddr.js';
import type { RateLimit } from '../platform/http/rate.ts';
import type { PortRange } from '../webhooks/addresses.ts';

export type Role = 'api' | 'site' | 'worker';

export const integer =
  (min: number, max: number) =>
  (text: string): number | undefined => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };

export const oneOf =
  <T extends string>(...values: T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);

export function parsePorts(text: string): { ranges: PortRange[] | undefined } | undefined {
  if (text === 'any') return { ranges: undefined };
  const ranges: PortRange[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})(?:-(\d{1,5}))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!(from >= 1 && from <= to && to <= 65535)) return undefined;
    ranges.push({ from, to });
  }
  return { ranges };
}

export function parseFlag(text: string): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

const unitBytes = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 } as const;

export function parseSize(text: string): number | undefined {
  const match = /^([1-9]\d{0,6})(KB|MB|GB)$/i.exec(text);
  if (!match) return undefined;
  const bytes = Number(match[1]) * unitBytes[match[2]?.toUpperCase() as keyof typeof unitBytes];
  return bytes <= 4 * unitBytes.GB ? bytes : undefined;
}

export function parseRoles(text: string): Role[] | undefined {
  const roles = text.split(',').map((role) => role.trim());
  const valid = roles.every((role) => role === 'api' || role === 'site' || role === 'worker');
  return valid ? [...new Set(roles as Role[])] : undefined;
}

export function parseNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((network) => network.trim());
  if (text === '') return [];
  const sound = networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network));
  return sound ? networks : undefined;
}

const unitMs = { s: 1_000, m: 60_000, h: 3_600_000 } as const;

export function parseRateLimit(text: string): { limit: RateLimit | undefined } | undefined {
  if (text === 'off') return { limit: undefined };
  const match = /^([1-9]\d{0,8})\/([1-9]\d{0,4})?([smh])$/.exec(text);
  if (!match) return undefined;
  const windowMs = Number(match[2] ?? 1) * unitMs[match[3] as keyof typeof unitMs];
  return { limit: { max: Number(match[1]), windowMs } };
}

export const parseNames = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
