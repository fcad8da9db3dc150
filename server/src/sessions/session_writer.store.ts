// Beacons come in batches, so rows are read and written many at a time: one text for each table,
// whatever the size of the batch. The tenant is in every row that is given and in every comparison.
import type { Db } from '../platform/db/open.ts';
import { giveRows, insertRows, names, selectRows, updateRows } from '../platform/db/rows.ts';
import type { SessionInteractionRow, SessionRow, SessionViewRow } from '../platform/db/tables.ts';

export const sessionShape = {
  audience_session_id: 'key',
  tenant_id: 'key',
  page_id: 'key',
  audience_id: 'key',
  version_id: 'key',
  session_key: 'key',
  traffic: 'key',
  traffic_reason: 'key',
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
  rendition_sha256: 'key',
  experiment_id: 'key',
  arm: 'key',
  unit_id: 'key',
  person_id: 'key',
  account_id: 'key',
  flags: 'number',
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
  presses: 'number',
  moves: 'number',
  doubt: 'key',
  rendition_sha256: 'key',
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

/**
 * Whoever writes sessions of an audience, or of a person in an experiment, holds them until commit, so that
 * none misses another. All in one statement and one order; on SQLite writers are one at a time already.
 */
export async function lockSessions(db: Db, ids: Iterable<string>): Promise<void> {
  if (db.engine === 'sqlite') return;
  const names = [...new Set(ids)].sort().map((id) => `sessions of ${id}`);
  await db.query(
    `select pg_advisory_xact_lock(hashtextextended(name, 0)) from (
      select name from json_array_elements_text($1::json) with ordinality as names(name, place) order by place
    ) held`,
    [JSON.stringify(names)],
  );
}

const keyShape = { tenant_id: 'key', audience_id: 'key', session_key: 'key' } as const;
export type SessionKey = Record<keyof typeof keyShape, string>;

const byKeys = selectRows(
  names(sessionShape, 's'),
  keyShape,
  'sessions s on s.tenant_id = k.tenant_id and s.audience_id = k.audience_id and s.session_key = k.session_key',
);

export const findSessions = (db: Db, keys: readonly SessionKey[]): Promise<SessionRow[]> =>
  giveRows(db, byKeys, keys);

const idShape = { tenant_id: 'key', audience_session_id: 'key' } as const;
export type SessionId = Record<keyof typeof idShape, string>;

const viewsOf = selectRows(
  names(viewShape, 'v'),
  idShape,
  'session_views v on v.tenant_id = k.tenant_id and v.audience_session_id = k.audience_session_id',
);

export const findViews = (db: Db, ids: readonly SessionId[]): Promise<SessionViewRow[]> =>
  giveRows(db, viewsOf, ids);

const sessionsInserted = insertRows('sessions', sessionShape);

export const insertSessions = (db: Db, rows: readonly SessionRow[]): Promise<unknown> =>
  giveRows(db, sessionsInserted, rows);

const { page_id, audience_id, session_key, ...changingShape } = sessionShape;
const sessionsUpdated = updateRows('sessions', changingShape, ['tenant_id', 'audience_session_id']);

export const updateSessions = (db: Db, rows: readonly SessionRow[]): Promise<unknown> =>
  giveRows(db, sessionsUpdated, rows);

const viewsPut = insertRows(
  'session_views',
  viewShape,
  `on conflict (tenant_id, audience_session_id, view_key) do update set
  ${Object.keys(viewShape)
    .slice(3)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`,
);

export const putViews = (db: Db, rows: readonly SessionViewRow[]): Promise<unknown> =>
  giveRows(db, viewsPut, rows);

const interactionsAdded = insertRows(
  'session_interactions',
  interactionShape,
  'on conflict do nothing returning tenant_id, audience_session_id, kind, offset_ms',
);

export type AddedInteraction = Pick<
  SessionInteractionRow,
  'tenant_id' | 'audience_session_id' | 'kind' | 'offset_ms'
>;

/** Gives those that were not there before. */
export const addInteractions = (
  db: Db,
  rows: readonly SessionInteractionRow[],
): Promise<AddedInteraction[]> => giveRows(db, interactionsAdded, rows);

const audienceShape = { tenant_id: 'key', audience_id: 'key' } as const;

const erased = selectRows(
  'a.tenant_id, a.audience_id',
  audienceShape,
  `audiences a on a.tenant_id = k.tenant_id and a.audience_id = k.audience_id
  where a.erased_at is not null`,
);

/** Those of these audiences whose person was erased. */
export const findErasedAudiences = (
  db: Db,
  audiences: readonly { tenant_id: string; audience_id: string }[],
): Promise<{ tenant_id: string; audience_id: string }[]> => giveRows(db, erased, audiences);

const personShape = { tenant_id: 'key', person_id: 'key' } as const;

const known = selectRows(
  'p.tenant_id, p.person_id',
  personShape,
  'persons p on p.tenant_id = k.tenant_id and p.person_id = k.person_id',
);

/** Those of these persons who have not been erased. */
export const findKnownPersons = (
  db: Db,
  persons: readonly { tenant_id: string; person_id: string }[],
): Promise<{ tenant_id: string; person_id: string }[]> => giveRows(db, known, persons);
