// Exact totals at constant cost. Triggers keep them (migration 0003); this reads them.
import { type Kysely, sql } from 'kysely';
import type { Db } from './open.ts';
import type { Tables } from './tables.ts';

/** A sub-select, so that a list and its total are one round trip. */
export const totalOf = (
  db: Kysely<Tables>,
  total: { tenantId: string; lists: string[]; scope: string },
) =>
  db
    .selectFrom('counters')
    .select(sql<number>`coalesce(sum(value), 0)`.as('total'))
    .where('tenant_id', '=', total.tenantId)
    .where('list', 'in', total.lists)
    .where('scope', '=', total.scope);

/** For the page without rows, which has no column to carry its total. */
export async function readTotal(
  db: Db,
  tenantId: string,
  lists: string[],
  scope = '',
): Promise<number> {
  const row = await totalOf(db.sql, { tenantId, lists, scope }).executeTakeFirstOrThrow();
  return Number(row.total);
}
