// Beacons come in batches, so rows are read and written many at a time: one statement for each table,
// whatever the size of the batch. The tenant is in every row that is given and in every comparison.
import { totalOf } from '../db/counters.ts';
import type { EngineName } from '../db/engine.ts';
import type { Db } from '../db/open.ts';
import { type RowShape, rowsGiven } from '../db/rows.ts';
import { statement } from '../db/statement.ts';
import type { SessionInteractionRow, SessionRow, SessionViewRow } from '../db/tables.ts';

const sessionShape = {
  audience_session_id: 'key',
  tenant_id: 'key',
  page_id: 'key',
  audience_id: 'key',
  version_id: 'key',
  session_key: 'key',
  traffic: 'key',
  bot_reason: 'key',
  started_at: 'number',
  ended_at: 'number',
  visible_ms: 'number',
  scroll_percent: 'number',
  closed: 'number',
  interactions: 'number',
  action_clicks: 'number',
  forms: 'number',
  noted_from: 'number',
  noted_until: 'number',
} as const satisfies Record<keyof SessionRow, unknown>;

const viewShape = {
  tenant_id: 'key',
  audience_session_id: 'key',
  view_key: 'key',
  version_id: 'key',
  origin: 'number',
  elapsed_ms: 'number',
  visible_ms: 'number',
  scroll_percent: 'number',
  closed: 'number',
  flag: 'key',
} as const satisfies Record<keyof SessionViewRow, unknown>;

const interactionShape = {
  tenant_id: 'key',
  audience_session_id: 'key',
  view_key: 'key',
  sequence: 'number',
  kind: 'key',
  offset_ms: 'number',
  component_id: 'text',
  action_id: 'text',
  component_context: 'text',
  label: 'text',
  response_text: 'text',
  grounding_chunk_ids: 'text',
  options: 'text',
} as const satisfies Record<keyof SessionInteractionRow, unknown>;

const names = (shape: RowShape, of?: string): string =>
  Object.keys(shape)
    .map((column) => (of === undefined ? column : `${of}.${column}`))
    .join(', ');

/** A text for each engine, made once. */
function text(make: (engine: EngineName) => string): (engine: EngineName) => string {
  const made = { sqlite: make('sqlite'), postgres: make('postgres') };
  return (engine) => made[engine];
}

async function many<R>(
  db: Db,
  texts: (engine: EngineName) => string,
  rows: readonly object[],
): Promise<R[]> {
  if (rows.length === 0) return [];
  return (await db.query<R>(texts(db.engine), [JSON.stringify(rows)])).rows;
}

/**
 * Whoever writes sessions of an audience holds them until commit, so that none misses another. All in one
 * statement and one order; on SQLite writers are one at a time already.
 */
export async function lockSessions(db: Db, audienceIds: Iterable<string>): Promise<void> {
  if (db.engine === 'sqlite') return;
  const names = [...new Set(audienceIds)].sort().map((id) => `sessions of ${id}`);
  await db.query(
    `select pg_advisory_xact_lock(hashtextextended(name, 0)) from (
      select name from json_array_elements_text($1::json) with ordinality as names(name, place) order by place
    ) held`,
    [JSON.stringify(names)],
  );
}

const keyShape = { tenant_id: 'key', audience_id: 'key', session_key: 'key' } as const;
export type SessionKey = Record<keyof typeof keyShape, string>;

const byKeys = text(
  (engine) => `select ${names(sessionShape, 's')} from ${rowsGiven(engine, 'k', keyShape)}
  join sessions s on s.tenant_id = k.tenant_id and s.audience_id = k.audience_id and s.session_key = k.session_key`,
);

export const findSessions = (db: Db, keys: readonly SessionKey[]): Promise<SessionRow[]> =>
  many(db, byKeys, keys);

const idShape = { tenant_id: 'key', audience_session_id: 'key' } as const;
export type SessionId = Record<keyof typeof idShape, string>;

const viewsOf = text(
  (engine) => `select ${names(viewShape, 'v')} from ${rowsGiven(engine, 'k', idShape)}
  join session_views v on v.tenant_id = k.tenant_id and v.audience_session_id = k.audience_session_id`,
);

export const findViews = (db: Db, ids: readonly SessionId[]): Promise<SessionViewRow[]> =>
  many(db, viewsOf, ids);

const insertion = (engine: EngineName, table: string, shape: RowShape): string =>
  // SQLite would take the conflict's "on" for one of a join, were it not for the condition.
  `insert into ${table} (${names(shape)}) select ${names(shape)} from ${rowsGiven(engine, 'r', shape)} where true`;

const inserted = text((engine) => insertion(engine, 'sessions', sessionShape));

export const insertSessions = (db: Db, rows: readonly SessionRow[]): Promise<unknown> =>
  many(db, inserted, rows);

const changing = Object.keys(sessionShape).filter(
  (column) =>
    !['audience_session_id', 'tenant_id', 'page_id', 'audience_id', 'session_key'].includes(column),
);

const updated = text(
  (engine) => `update sessions set ${changing.map((column) => `${column} = r.${column}`).join(', ')}
  from ${rowsGiven(engine, 'r', sessionShape)}
  where sessions.tenant_id = r.tenant_id and sessions.audience_session_id = r.audience_session_id`,
);

export const updateSessions = (db: Db, rows: readonly SessionRow[]): Promise<unknown> =>
  many(db, updated, rows);

const viewsPut = text(
  (engine) => `${insertion(engine, 'session_views', viewShape)}
  on conflict (tenant_id, audience_session_id, view_key) do update set
  ${Object.keys(viewShape)
    .slice(3)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`,
);

export const putViews = (db: Db, rows: readonly SessionViewRow[]): Promise<unknown> =>
  many(db, viewsPut, rows);

const interactionsAdded = text(
  (engine) => `${insertion(engine, 'session_interactions', interactionShape)}
  on conflict do nothing returning tenant_id, audience_session_id, kind, offset_ms`,
);

export type AddedInteraction = Pick<
  SessionInteractionRow,
  'tenant_id' | 'audience_session_id' | 'kind' | 'offset_ms'
>;

/** Gives those that were not there before. */
export const addInteractions = (
  db: Db,
  rows: readonly SessionInteractionRow[],
): Promise<AddedInteraction[]> => many(db, interactionsAdded, rows);

const audienceShape = { tenant_id: 'key', audience_id: 'key' } as const;

const erased = text(
  (engine) => `select a.tenant_id, a.audience_id from ${rowsGiven(engine, 'k', audienceShape)}
  join audiences a on a.tenant_id = k.tenant_id and a.audience_id = k.audience_id
  where a.person_id is null and a.custom_name is null`,
);

/** Audiences of persons who were erased: those of a group keep a name, those of a person the person. */
export const findErasedAudiences = (
  db: Db,
  audiences: readonly { tenant_id: string; audience_id: string }[],
): Promise<{ tenant_id: string; audience_id: string }[]> => many(db, erased, audiences);

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

const sessionLists = {
  page_id: { human: listOf('page_id', 'human'), bot: listOf('page_id', 'bot') },
  audience_id: { human: listOf('audience_id', 'human'), bot: listOf('audience_id', 'bot') },
};

/** The sessions of a page or of an audience, newest first. */
export const listSessions = (
  db: Db,
  tenantId: string,
  of: { scope: 'page_id' | 'audience_id'; scopeId: string; traffic: SessionRow['traffic'] },
  page: { after: string; limit: number },
): Promise<(SessionRow & { total: number | null })[]> =>
  sessionLists[of.scope][of.traffic](db, { tenantId, scopeId: of.scopeId, ...page });

const exists = statement((sql, v: { tenantId: string; sessionId: string }) =>
  sql
    .selectFrom('sessions')
    .select('audience_session_id')
    .where('tenant_id', '=', v.tenantId)
    .where('audience_session_id', '=', v.sessionId),
);

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

/** Leaves the sessions themselves, which totals rest on, without anything that leads to a visitor. */
export async function eraseSessions(db: Db, tenantId: string, audienceId: string): Promise<void> {
  for (const table of ['session_views', 'session_interactions'] as const) {
    await db.sql
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('audience_session_id', 'in', (select) =>
        select
          .selectFrom('sessions')
          .select('audience_session_id')
          .where('tenant_id', '=', tenantId)
          .where('audience_id', '=', audienceId),
      )
      .execute();
  }
  await db.sql
    .updateTable('sessions')
    .set((row) => ({ session_key: row.ref('audience_session_id') }))
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .execute();
}
