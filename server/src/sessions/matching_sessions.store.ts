// Sessions that are like this and that, by the time they started; as they are, or as they were at a moment:
// then from the sessions that did not change since, and from what was kept of those that did.
import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { names } from '../platform/db/rows.ts';
import type { SessionRow, Traffic } from '../platform/db/tables.ts';
import { flagsLike, type SessionFlags } from './flags.ts';
import { sessionShape } from './session_writer.store.ts';

const columns = Object.keys(sessionShape) as (keyof SessionRow)[];

/** What sessions must be like; those of a page, of some audiences, or of both. */
export interface SessionQuery {
  pageId?: string | undefined;
  audienceIds?: readonly string[] | undefined;
  /** Visits to what was made for a person, and those in which they saw a control instead. */
  ofPerson?: { personId: string; audienceIds: readonly string[] } | undefined;
  /** One of these. */
  traffic: readonly Traffic[];
  flags?: Partial<SessionFlags> | undefined;
  /** started_at from here, inclusive, and to there, exclusive. */
  from?: number | undefined;
  to?: number | undefined;
}

/** A moment of a page: how often its sessions had changed. */
export interface PageMoment {
  pageId: string;
  change: number;
}

/** Which sessions are looked at, and as what. */
export type Among =
  | 'all'
  | { unchangedSince: PageMoment }
  /** As they are now. */
  | { changedSince: PageMoment }
  /** As they were then. */
  | { before: PageMoment };

function sessionsAmong(tenantId: string, among: Exclude<Among, 'all'>) {
  const changes = (name: string, { pageId, change }: PageMoment) =>
    sql`session_changes ${sql.raw(name)} where ${sql.raw(name)}.tenant_id = ${tenantId}
      and ${sql.raw(name)}.page_id = ${pageId} and ${sql.raw(name)}.change > ${change}`;
  if ('before' in among) {
    return sql`select ${sql.raw(names(sessionShape, 'c'))} from ${changes('c', among.before)}
      and c.was_there = 1 and not exists (select 1 from ${changes('e', among.before)}
        and e.audience_session_id = c.audience_session_id and e.change < c.change)`;
  }
  const [holds, moment] =
    'changedSince' in among
      ? (['exists', among.changedSince] as const)
      : (['not exists', among.unchangedSince] as const);
  return sql`select ${sql.raw(names(sessionShape, 's'))} from sessions s where ${sql.raw(holds)}
    (select 1 from ${changes('c', moment)} and c.audience_session_id = s.audience_session_id)`;
}

function matching(db: Db, tenantId: string, by: SessionQuery, among: Among) {
  const from =
    among === 'all'
      ? db.sql.selectFrom('sessions')
      : db.sql.selectFrom(sql<SessionRow>`(${sessionsAmong(tenantId, among)})`.as('sessions'));
  let query = (from as ReturnType<typeof db.sql.selectFrom<'sessions'>>)
    .where('tenant_id', '=', tenantId)
    .where('traffic', 'in', by.traffic);
  if (by.pageId !== undefined) query = query.where('page_id', '=', by.pageId);
  if (by.audienceIds !== undefined) query = query.where('audience_id', 'in', by.audienceIds);
  const { ofPerson } = by;
  if (ofPerson !== undefined) {
    query = query.where((or) =>
      or.or([
        or('person_id', '=', ofPerson.personId),
        ...(ofPerson.audienceIds.length === 0
          ? []
          : [or('audience_id', 'in', ofPerson.audienceIds)]),
      ]),
    );
  }
  if (by.from !== undefined) query = query.where('started_at', '>=', by.from);
  if (by.to !== undefined) query = query.where('started_at', '<', by.to);
  const { mask, bits } = flagsLike(by.flags ?? {});
  if (mask !== 0) query = query.where(sql`flags & ${mask}`, '=', bits);
  const { converted, ctaClicked, formSubmitted } = by.flags ?? {};
  // Says nothing that the flags do not, and lets the index of conversions be used.
  if (converted || ctaClicked || formSubmitted) {
    query = query.where(sql<boolean>`(action_clicks > 0 or forms > 0)`);
  }
  return query;
}

export interface StartKey {
  startedAt: number;
  sessionId: string;
}

/** The latest start first: a range of one index, however old the period. */
export function listMatchingSessions(
  db: Db,
  tenantId: string,
  by: SessionQuery,
  page: { after: StartKey | undefined; limit: number },
  among: Among = 'all',
): Promise<SessionRow[]> {
  const { after } = page;
  let query = matching(db, tenantId, by, among).select(columns);
  if (after !== undefined) {
    query = query.where((or) =>
      or.or([
        or('started_at', '<', after.startedAt),
        or.and([
          or('started_at', '=', after.startedAt),
          or('audience_session_id', '<', after.sessionId),
        ]),
      ]),
    );
  }
  return query
    .orderBy('started_at', 'desc')
    .orderBy('audience_session_id', 'desc')
    .limit(page.limit)
    .execute();
}

export async function countMatchingSessions(
  db: Db,
  tenantId: string,
  by: SessionQuery,
  among: Among = 'all',
): Promise<number> {
  const row = await matching(db, tenantId, by, among)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
