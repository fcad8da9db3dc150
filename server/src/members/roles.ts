// What each role may do. Scopes stand side by side; only admin holds the others.

import type { MemberRole } from '../platform/db/tables.ts';
import type { Scope } from '../platform/http/scopes.ts';

export const roles = ['viewer', 'editor', 'publisher', 'owner'] as const satisfies MemberRole[];

const scopesByRole: Record<MemberRole, readonly Scope[]> = {
  viewer: ['read'],
  editor: ['read', 'draft'],
  publisher: ['read', 'draft', 'write'],
  owner: ['admin'],
};

export const scopesOfRole = (role: MemberRole): readonly Scope[] => scopesByRole[role];
