import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';

export const insertEvents = insertion('stream_events', [
  'tenant_id',
  'audience_id',
  'stream_number',
  'type',
  'data',
  'created_at',
]);

export const listAfter = statement(
  (sql, v: { tenantId: string; audienceId: string; after: number; limit: number }) =>
    sql
      .selectFrom('stream_events')
      .select(['stream_number', 'type', 'data'])
      .where('tenant_id', '=', v.tenantId)
      .where('audience_id', '=', v.audienceId)
      .where('stream_number', '>', v.after)
      .orderBy('stream_number')
      .limit(v.limit),
);

export async function deleteEvents(db: Db, tenantId: string, audienceId: string): Promise<void> {
  await db.sql
    .deleteFrom('stream_events')
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .execute();
}

/** Of every tenant. */
export async function deleteEventsBefore(db: Db, time: number): Promise<void> {
  await db.sql.deleteFrom('stream_events').where('created_at', '<', time).execute();
}
