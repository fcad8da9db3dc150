import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { ExternalIdRow } from '../platform/db/tables.ts';

type Kind = ExternalIdRow['kind'];

const owner = statement(
  (sql, v: { tenantId: string; kind: Kind; system: string; externalId: string }) =>
    sql
      .selectFrom('external_ids')
      .select('owner_id')
      .where('tenant_id', '=', v.tenantId)
      .where('kind', '=', v.kind)
      .where('system', '=', v.system)
      .where('external_id', '=', v.externalId),
);

export const findOwnerId = async (
  db: Db,
  tenantId: string,
  kind: Kind,
  id: { system: string; externalId: string },
): Promise<string | undefined> => (await owner(db, { tenantId, kind, ...id }))[0]?.owner_id;

/** The owners of those that have one, by external id. */
export async function findOwnerIds(
  db: Db,
  tenantId: string,
  kind: Kind,
  system: string,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  if (externalIds.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('external_ids')
    .select(['external_id', 'owner_id'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('system', '=', system)
    .where('external_id', 'in', externalIds)
    .execute();
  return new Map(rows.map((row) => [row.external_id, row.owner_id]));
}

/** False when somebody has it, be it the same owner. */
export async function insertExternalId(db: Db, row: ExternalIdRow): Promise<boolean> {
  const result = await db.sql
    .insertInto('external_ids')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const insertAll = insertion('external_ids', [
  'tenant_id',
  'kind',
  'system',
  'external_id',
  'owner_id',
]);

/** All of them, or it fails. */
export async function insertExternalIds(db: Db, rows: readonly ExternalIdRow[]): Promise<void> {
  if (rows.length > 0) await insertAll(db, rows);
}

export async function deleteExternalId(
  db: Db,
  tenantId: string,
  kind: Kind,
  id: { system: string; externalId: string },
): Promise<void> {
  await db.sql
    .deleteFrom('external_ids')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('system', '=', id.system)
    .where('external_id', '=', id.externalId)
    .execute();
}

export async function deleteExternalIdsOf(
  db: Db,
  tenantId: string,
  kind: Kind,
  ownerId: string,
): Promise<void> {
  await db.sql
    .deleteFrom('external_ids')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function moveExternalIds(
  db: Db,
  tenantId: string,
  kind: Kind,
  fromId: string,
  intoId: string,
): Promise<void> {
  await db.sql
    .updateTable('external_ids')
    .set({ owner_id: intoId })
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('owner_id', '=', fromId)
    .execute();
}

const nextSystem = statement((sql, v: { tenantId: string; kind: Kind; after: string }) =>
  sql
    .selectFrom('external_ids')
    .select('system')
    .where('tenant_id', '=', v.tenantId)
    .where('kind', '=', v.kind)
    .where('system', '>', v.after)
    .orderBy('system')
    .limit(1),
);

/** In their order, so many at most. One step in the index for each, however many ids it has. */
export async function listSystems(
  db: Db,
  tenantId: string,
  kind: Kind,
  limit: number,
): Promise<string[]> {
  const systems: string[] = [];
  for (let after = ''; systems.length < limit; ) {
    const [row] = await nextSystem(db, { tenantId, kind, after });
    if (!row) break;
    after = row.system;
    systems.push(after);
  }
  return systems;
}
