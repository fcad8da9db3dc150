// Sessions as they are listed, and what is left of them when a person is erased.
import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { SessionInteractionRow, SessionRow } from '../platform/db/tables.ts';
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
  const emptied = await Promise.all(
    (['sessions', 'session_changes'] as const).map((table) =>
      db.sql
        .updateTable(table)
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
        .executeTakeFirst(),
    ),
  );
  return Number(emptied[0]?.numUpdatedRows ?? 0);
}
