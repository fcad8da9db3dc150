// Ids of other systems, for persons and accounts alike: one owner for each id of a system in a tenant,
// one id of each system for an owner. `ext:SYSTEM:ID` stands for an owner wherever an id is taken.

import type { Db } from '../platform/db/open.ts';
import type { ExternalIdRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import { Nullable } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import { deleteExternalId, findOwnerId, insertExternalId } from './external_ids.store.ts';

export {
  deleteExternalIdsOf,
  findOwnerId,
  findOwnerIds,
  insertExternalIds,
  listSystems,
  moveExternalIds,
} from './external_ids.store.ts';

export type ExternalKind = ExternalIdRow['kind'];
export type ExternalIds = Record<string, string>;
/** Null takes one away. */
export type ExternalIdsChange = Record<string, string | null>;

export const externalIdsMax = 20;
/** Columns of a CSV; whoever has more systems reads JSON. */
export const systemColumnsMax = 200;
const kebab = '[a-z0-9]+(-[a-z0-9]+)*';
const ExternalId = Type.String({ minLength: 1, maxLength: 255 });

const mapOf = (value: object, description: string) => ({
  type: 'object',
  maxProperties: externalIdsMax,
  propertyNames: { type: 'string', maxLength: 100, pattern: `^${kebab}$` },
  additionalProperties: value,
  description,
  example: { hubspot: '12345' },
});

export const ExternalIdsSchema = Type.Unsafe<ExternalIds>(
  mapOf(ExternalId, 'Ids in other systems, by the system’s name in kebab-case; 20 at most'),
);
export const NewExternalIds = Type.Optional(
  Type.Unsafe<ExternalIdsChange>(
    mapOf(Nullable(ExternalId), 'Merged with what is known; null takes one away'),
  ),
);

/** `SYSTEM:ID`, for filters. */
export const ExternalIdFilter = Type.Optional(
  Type.String({
    maxLength: 360,
    pattern: `^${kebab}:`,
    description: 'SYSTEM:ID, an id in another system',
    example: 'hubspot:12345',
  }),
);

export const readExternalIds = (text: string | null): ExternalIds =>
  text === null ? {} : (JSON.parse(text) as ExternalIds);

export function splitExternalId(text: string): { system: string; externalId: string } {
  const cut = text.indexOf(':');
  return { system: text.slice(0, cut), externalId: text.slice(cut + 1) };
}

/** What an owner has after a change, as their column holds it. */
export function mergedExternalIds(
  before: string | null,
  change: ExternalIdsChange | undefined,
): string | null {
  if (change === undefined) return before;
  const after = Object.entries({ ...readExternalIds(before), ...change }).filter(
    ([, externalId]) => externalId !== null,
  );
  return after.length === 0 ? null : JSON.stringify(Object.fromEntries(after));
}

const prefix = 'ext:';

/** The id that `ext:SYSTEM:ID` stands for; any other text as it is. Undefined: nobody has that id. */
export async function resolveId(
  db: Db,
  tenantId: string,
  kind: ExternalKind,
  id: string,
): Promise<string | undefined> {
  if (!id.startsWith(prefix)) return id;
  return findOwnerId(db, tenantId, kind, splitExternalId(id.slice(prefix.length)));
}

/**
 * Inside a transaction that holds the owner: takes and frees ids as the change says.
 * Gives the column that shows what the owner has then.
 */
export async function changeExternalIds(
  db: Db,
  owner: { tenantId: string; kind: ExternalKind; ownerId: string },
  before: string | null,
  change: ExternalIdsChange | undefined,
): Promise<string | null> {
  if (change === undefined) return before;
  const { tenantId, kind } = owner;
  const known = readExternalIds(before);
  const after = mergedExternalIds(before, change);
  if (Object.keys(readExternalIds(after)).length > externalIdsMax) {
    const detail = `must have at most ${externalIdsMax} members`;
    throw invalidField('/externalIds', 'too_long', detail);
  }
  // In one order, so that two of these never wait for each other.
  for (const [system, externalId] of Object.entries(change).sort()) {
    const old = known[system];
    if (old === externalId) continue;
    if (old !== undefined) await deleteExternalId(db, tenantId, kind, { system, externalId: old });
    if (externalId !== null) await take(db, owner, { system, externalId });
  }
  return after;
}

async function take(
  db: Db,
  { tenantId, kind, ownerId }: { tenantId: string; kind: ExternalKind; ownerId: string },
  { system, externalId }: { system: string; externalId: string },
): Promise<void> {
  const row = { tenant_id: tenantId, kind, system, external_id: externalId, owner_id: ownerId };
  if (await insertExternalId(db, row)) return;
  const owner = await findOwnerId(db, tenantId, kind, { system, externalId });
  // After a merge an account may have several of one system, and show only one.
  if (owner === ownerId) return;
  throw new Failure('external_id_taken', {
    detail: `${system}:${externalId} belongs to ${owner ?? 'another'}.`,
    members: { [`${kind}Id`]: owner ?? '' },
  });
}
