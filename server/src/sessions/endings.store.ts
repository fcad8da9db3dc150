import type { Db } from '../platform/db/open.ts';
import type { SessionRow } from '../platform/db/tables.ts';

export type EndedSession = Pick<
  SessionRow,
  | 'audience_session_id'
  | 'tenant_id'
  | 'page_id'
  | 'audience_id'
  | 'traffic'
  | 'started_at'
  | 'ended_at'
  | 'visible_ms'
  | 'scroll_percent'
  | 'action_clicks'
  | 'forms'
> & { person_id: string | null };

/** Sessions of which nothing was heard since, their end not announced; in the order they began. */
export const listEnded = (db: Db, since: number, limit: number): Promise<EndedSession[]> =>
  db.sql
    .selectFrom('session_endings as e')
    .innerJoin('sessions as s', (join) =>
      join
        .onRef('s.tenant_id', '=', 'e.tenant_id')
        .onRef('s.audience_session_id', '=', 'e.audience_session_id'),
    )
    .leftJoin('audiences as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.audience_id', '=', 's.audience_id'),
    )
    .select([
      's.audience_session_id',
      's.tenant_id',
      's.page_id',
      's.audience_id',
      's.traffic',
      's.started_at',
      's.ended_at',
      's.visible_ms',
      's.scroll_percent',
      's.action_clicks',
      's.forms',
    ])
    .select((of) => of.fn.coalesce('s.person_id', 'a.person_id').as('person_id'))
    .where('s.ended_at', '<', since)
    .orderBy('e.audience_session_id')
    .limit(limit)
    .execute();

/** False when another process has announced it. */
export async function takeEnding(db: Db, tenantId: string, sessionId: string): Promise<boolean> {
  const result = await db.sql
    .deleteFrom('session_endings')
    .where('tenant_id', '=', tenantId)
    .where('audience_session_id', '=', sessionId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function countQuestions(db: Db, tenantId: string, sessionId: string): Promise<number> {
  const row = await db.sql
    .selectFrom('session_interactions')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('audience_session_id', '=', sessionId)
    .where('kind', '=', 'question')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
