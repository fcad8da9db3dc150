import { totalOf } from '../platform/db/counters.ts';
import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { MessageRow } from '../platform/db/tables.ts';

const columns = [
  'message_id',
  'tenant_id',
  'audience_id',
  'version_id',
  'role',
  'message',
  'client_message_id',
  'selected_element',
  'interrupted',
  'created_at',
] as const;

const insert = insertion('messages', columns, (query) =>
  query.onConflict((conflict) => conflict.doNothing()).returning('message_id'),
);

/** False when the client's id for it is taken. */
export const insertMessage = async (db: Db, row: MessageRow): Promise<boolean> =>
  (await insert(db, [row])).length > 0;

const byClientId = statement((sql, v: { tenantId: string; audienceId: string; clientId: string }) =>
  sql
    .selectFrom('messages')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('audience_id', '=', v.audienceId)
    .where('client_message_id', '=', v.clientId),
);

export async function findMessageByClientId(
  db: Db,
  tenantId: string,
  audienceId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  return (await byClientId(db, { tenantId, audienceId, clientId }))[0];
}

const list = statement(
  (sql, v: { tenantId: string; audienceId: string; after: string; limit: number }) =>
    sql
      .selectFrom('messages')
      .select(columns)
      .select(
        totalOf(sql, { tenantId: v.tenantId, lists: ['messages'], scope: v.audienceId }).as(
          'total',
        ),
      )
      .where('tenant_id', '=', v.tenantId)
      .where('audience_id', '=', v.audienceId)
      .where('message_id', '<', v.after)
      .orderBy('message_id', 'desc')
      .limit(v.limit),
);

/** What an agent is told of a message. */
export type Said = Pick<
  MessageRow,
  'message_id' | 'version_id' | 'role' | 'message' | 'selected_element'
>;

const said = statement((sql, v: { tenantId: string; audienceId: string; limit: number }) =>
  sql
    .selectFrom('messages')
    .select(['message_id', 'version_id', 'role', 'message', 'selected_element'])
    .where('tenant_id', '=', v.tenantId)
    .where('audience_id', '=', v.audienceId)
    .orderBy('message_id', 'desc')
    .limit(v.limit),
);

/** The last ones, newest first. */
export const listSaid = (
  db: Db,
  tenantId: string,
  audienceId: string,
  limit: number,
): Promise<Said[]> => said(db, { tenantId, audienceId, limit });

export const listMessages = (
  db: Db,
  tenantId: string,
  audienceId: string,
  page: { after: string; limit: number },
): Promise<(MessageRow & { total: number | null })[]> =>
  list(db, { tenantId, audienceId, ...page });

export async function eraseMessages(db: Db, tenantId: string, audienceId: string): Promise<number> {
  const result = await db.sql
    .deleteFrom('messages')
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
