// What a caller may do. A key or a member holds a set of scopes; admin holds the others too,
// while write does not read: a form or a CRM can be given a key that only adds. What needs
// `draft` can be done with `write` as well: drafting is the part of writing nobody else notices.
import { Failure } from '../errors.ts';

export const scopes = ['read', 'draft', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

export const allows = (held: readonly Scope[], needed: Scope | 'any'): boolean =>
  needed === 'any' ||
  held.includes(needed) ||
  held.includes('admin') ||
  (needed === 'draft' && held.includes('write'));

/** Where an operation that only needs `draft` would be noticed by visitors: refuses who may not `write`. */
export function demandWrite({ scopes: held }: Pick<Caller, 'scopes'>, why: string): void {
  if (allows(held, 'write')) return;
  throw new Failure('scope_missing', { detail: `${why} That needs the scope write.` });
}

/** Who acts: an API key, a member by a session, or the service itself. */
export type Actor =
  | { type: 'key'; id: string }
  | { type: 'member'; id: string; sessionId: string }
  | { type: 'system'; id: string };

/** Who makes a request, for which tenant, and what they may do. */
export interface Caller {
  tenantId: string;
  actor: Actor;
  scopes: readonly Scope[];
}
