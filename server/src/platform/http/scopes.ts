// What a key may do. A key holds a set of scopes; admin holds the others too,
// while write does not read: a form or a CRM can be given a key that only adds.
export const scopes = ['read', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

export const allows = (held: readonly Scope[], needed: Scope): boolean =>
  held.includes(needed) || held.includes('admin');

/** Who makes a request: the key, and the tenant it belongs to. */
export interface Caller {
  tenantId: string;
  apiKeyId: string;
  scopes: readonly Scope[];
}
