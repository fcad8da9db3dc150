import { hash } from 'node:crypto';

/** The same text for the same content, whatever the order of members. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

export const contentHash = (value: unknown): string =>
  hash('sha256', canonicalJson(value), 'base64url');
