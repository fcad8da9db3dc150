// Sessions as they are listed, and what is left of them when a person is erased.
import { sql } from 'kysely';
import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { SessionInteractionRow, SessionRow, Traffic } from '../platform/db/tables.ts';
import { flagsLike, type SessionFlags } from './flags.ts';
import { sessionShape } from './session_writer.store.ts';

const columns = Object.keys(sessionShape) as (keyof SessionRow)[];
type ListValues = { tenantId: string; scopeId: string; after: string; limit: number };

const listOf = (scope: 'page_id' | 'audience_id', traffic: SessionRow['traffic']) =>
  statement((sql, v: ListValues) =>
    sql
      .selectFrom('sessions')
      .select(columns)
      .select(
        totalOf(sql, {
          tenantId: v.tenantId,
          lists: [`sessions_${traffic}`],
          scope: v.scopeId,
        }).as('total'),
      )
      .where('tenant_id', '=', v.tenantId)
      .where(scope, '=', v.scopeId)
      .where('traffic', '=', traffic)
      .where('audience_session_id', '<', v.after)
      .orderBy('audience_session_id', 'desc')
      .limit(v.limit),
  );

const listsOf = (scope: 'page_id' | 'audience_id') => ({
  human: listOf(scope, 'human'),
  bot: listOf(scope, 'bot'),
  unproven: listOf(scope, 'unproven'),
});
const sessionLists = { page_id: listsOf('page_id'), audience_id: listsOf('audience_id') };

/** The sessions of a page or of an audience, newest first. */
export const listSessions = (
  db: Db,
  tenantId: string,
  of: { scope: 'page_id' | 'audience_id'; scopeId: string; traffic: SessionRow['traffic'] },
  page: { after: string; limit: number },
): Promise<(SessionRow & { total: number | null })[]> =>
  sessionLists[of.scope][of.traffic](db, { tenantId, scopeId: of.scopeId, ...page });

const lastOfTenant = statement((sql, v: { tenantId: string; limit: number }) =>
  sql
    .selectFrom('sessions')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('traffic', '=', 'human')
    .orderBy('audience_session_id', 'desc')
    .limit(v.limit),
);

/** People's latest sessions on all pages: the end of one index (sessions_of_people). */
export const listLastSessions = (db: Db, tenantId: string, limit: number): Promise<SessionRow[]> =>
  lastOfTenant(db, { tenantId, limit });

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

function matching(db: Db, tenantId: string, by: SessionQuery) {
  let query = db.sql
    .selectFrom('sessions')
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
): Promise<SessionRow[]> {
  const { after } = page;
  let query = matching(db, tenantId, by).select(columns);
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
): Promise<number> {
  const row = await matching(db, tenantId, by)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const exposures = statement(
  (sql, v: { tenantId: string; personId: string; after: string; limit: number }) =>
    sql
      .selectFrom('sessions')
      .select(columns)
      .where('tenant_id', '=', v.tenantId)
      .where('person_id', '=', v.personId)
      .where('audience_session_id', '<', v.after)
      .orderBy('audience_session_id', 'desc')
      .limit(v.limit),
);

/** What counted for a person in experiments, whichever audience they were shown. */
export const listExposures = (
  db: Db,
  tenantId: string,
  personId: string,
  page: { after: string; limit: number },
): Promise<SessionRow[]> => exposures(db, { tenantId, personId, ...page });

export async function listExposureIds(
  db: Db,
  tenantId: string,
  personId: string,
): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('sessions')
    .select('audience_session_id')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .execute();
  return rows.map((row) => row.audience_session_id);
}

const exists = statement((sql, v: { tenantId: string; sessionId: string }) =>
  sql
    .selectFrom('sessions')
    .select('audience_session_id')
    .where('tenant_id', '=', v.tenantId)
    .where('audience_session_id', '=', v.sessionId),
);

const one = statement((sql, v: { tenantId: string; sessionId: string }) =>
  sql
    .selectFrom('sessions')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('audience_session_id', '=', v.sessionId),
);

export const findSession = async (
  db: Db,
  tenantId: string,
  sessionId: string,
): Promise<SessionRow | undefined> => (await one(db, { tenantId, sessionId }))[0];

export const hasSession = async (db: Db, tenantId: string, sessionId: string): Promise<boolean> =>
  (await exists(db, { tenantId, sessionId })).length > 0;

const interactions = statement((sql, v: { tenantId: string; sessionId: string }) =>
  sql
    .selectFrom('session_interactions as i')
    .leftJoin('session_views as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'i.tenant_id')
        .onRef('v.audience_session_id', '=', 'i.audience_session_id')
        .onRef('v.view_key', '=', 'i.view_key'),
    )
    .select([
      'i.kind',
      'i.view_key',
      'i.sequence',
      'i.offset_ms',
      'i.component_id',
      'i.action_id',
      'i.component_context',
      'i.label',
      'i.response_text',
      'i.grounding_chunk_ids',
      'i.options',
      'v.origin',
    ])
    .where('i.tenant_id', '=', v.tenantId)
    .where('i.audience_session_id', '=', v.sessionId),
);

export type ListedInteraction = Omit<SessionInteractionRow, 'tenant_id' | 'audience_session_id'> & {
  /** Null for what the server noted, whose offset is the time itself. */
  origin: number | null;
};

export const listInteractions = (
  db: Db,
  tenantId: string,
  sessionId: string,
): Promise<ListedInteraction[]> => interactions(db, { tenantId, sessionId });

/** What sessions are erased by. */
export type ErasedScope = { audience_id: string } | { person_id: string };

/**
 * Leaves the sessions themselves, which totals rest on, without anything that leads to a visitor. A person
 * who was a unit of an experiment stays one, under a name that is nobody's.
 */
export async function eraseSessions(
  db: Db,
  tenantId: string,
  scope: ErasedScope,
  unitId: string,
): Promise<number> {
  const [column, value] =
    'person_id' in scope
      ? (['person_id', scope.person_id] as const)
      : (['audience_id', scope.audience_id] as const);
  for (const table of ['session_views', 'session_interactions'] as const) {
    await db.sql
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('audience_session_id', 'in', (select) =>
        select
          .selectFrom('sessions')
          .select('audience_session_id')
          .where('tenant_id', '=', tenantId)
          .where(column, '=', value),
      )
      .execute();
  }
  const result = await db.sql
    .updateTable('sessions')
    .set((row) => ({
      session_key: row.ref('audience_session_id'),
      rendition_sha256: null,
      unit_id: row
        .case()
        .when('unit_id', '=', row.ref('person_id'))
        .then(unitId)
        .else(row.ref('unit_id'))
        .end(),
      person_id: null,
    }))
    .where('tenant_id', '=', tenantId)
    .where(column, '=', value)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
