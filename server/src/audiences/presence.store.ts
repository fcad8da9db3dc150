import type { Db } from '../platform/db/open.ts';
import type { PresenceRow } from '../platform/db/tables.ts';

const columns = [
  'tenant_id',
  'audience_id',
  'client_id',
  'by_type',
  'by_id',
  'component_id',
  'since',
  'seen_at',
] as const;

/** Who came first stands first. */
export const listPresences = (
  db: Db,
  tenantId: string,
  audienceId: string,
): Promise<PresenceRow[]> =>
  db.sql
    .selectFrom('presences')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .orderBy('since')
    .orderBy('client_id')
    .execute();

export async function putPresence(db: Db, row: PresenceRow): Promise<void> {
  const { by_type, by_id, component_id, seen_at } = row;
  await db.sql
    .insertInto('presences')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'audience_id', 'client_id'])
        .doUpdateSet({ by_type, by_id, component_id, seen_at }),
    )
    .execute();
}

export async function deletePresence(
  db: Db,
  tenantId: string,
  audienceId: string,
  clientId: string,
): Promise<void> {
  await db.sql
    .deleteFrom('presences')
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .where('client_id', '=', clientId)
    .execute();
}

export async function deletePresencesBefore(
  db: Db,
  tenantId: string,
  audienceId: string,
  time: number,
): Promise<void> {
  await db.sql
    .deleteFrom('presences')
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .where('seen_at', '<', time)
    .execute();
}
