// What became known of sessions, put together with what was known: the one place in which sessions,
// their views, their interactions and the sums that rest on them are written.

import type { Db } from '../platform/db/open.ts';
import type { SessionInteractionRow, SessionRow, SessionViewRow } from '../platform/db/tables.ts';
import type { MakeId } from '../platform/ids.ts';
import { flagsOf, packFlags } from './flags.ts';
import { isSameView, measure, mergeViews, type SessionCounts, type View } from './measure.ts';
import type { Moments } from './moments.ts';
import type { CountSessions, SessionChange } from './session_change.ts';
import {
  addInteractions,
  findErasedAudiences,
  findKnownPersons,
  findSessions,
  findViews,
  insertSessions,
  lockSessions,
  putViews,
  updateSessions,
} from './session_writer.store.ts';
import type { BotReason, Doubt } from './traffic.ts';
import type { Exposure } from './visit_context.ts';

export interface SessionUpdate {
  tenantId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
  /** The hash of what the visitor was shown; null where it is not known. */
  renditionSha256: string | null;
  exposure?: Exposure | undefined;
  sessionKey: string;
  /** Undefined for what the server noted itself. */
  view: View | undefined;
  interactions: Omit<SessionInteractionRow, 'tenant_id' | 'audience_session_id'>[];
}

/** A visitor never comes near these; what does is no visitor, and must not fill the disk. */
const viewsPerSession = 100;
const interactionsPerSession = 1_000;

/** A session while it is being put together. */
interface OpenSession {
  before: SessionRow | undefined;
  sessionId: string;
  first: SessionUpdate;
  updates: SessionUpdate[];
  views: Map<string, View>;
  changedViews: Set<string>;
  interactions: Map<string, SessionInteractionRow>;
  counts: SessionCounts;
}

const scopeOf = (one: { tenantId: string; audienceId: string }) =>
  `${one.tenantId} ${one.audienceId}`;
const nameOf = (one: Pick<SessionUpdate, 'tenantId' | 'audienceId' | 'sessionKey'>) =>
  `${scopeOf(one)} ${one.sessionKey}`;

/** Inside a transaction. Says the id of an update's session; undefined for an erased person's. */
export type SessionWriter = (
  updates: readonly SessionUpdate[],
) => Promise<(update: SessionUpdate) => string | undefined>;

export function makeSessionWriter(deps: {
  db: Db;
  makeId: MakeId;
  count: CountSessions;
  moments: Pick<Moments, 'note'>;
}): SessionWriter {
  const { db, makeId, count, moments } = deps;
  return async (updates) => {
    await lockSessions(db, whomToLock(updates));
    const wanted = await withoutErased(db, updates);
    const sessions = await openSessions(db, makeId, wanted);
    for (const session of sessions.values()) {
      for (const update of session.updates) addUpdate(session, update);
    }
    const changes = await writeSessions(db, [...sessions.values()]);
    await count(changes);
    await moments.note(changes);
    return (update) => sessions.get(nameOf(update))?.sessionId;
  };
}

function* whomToLock(updates: readonly SessionUpdate[]): Generator<string> {
  for (const { audienceId, exposure } of updates) {
    yield audienceId;
    if (exposure) yield exposure.personId;
  }
}

async function withoutErased(
  db: Db,
  updates: readonly SessionUpdate[],
): Promise<readonly SessionUpdate[]> {
  const audiences = new Map<string, { tenant_id: string; audience_id: string }>();
  for (const { tenantId, audienceId } of updates) {
    const key = scopeOf({ tenantId, audienceId });
    if (!audiences.has(key)) audiences.set(key, { tenant_id: tenantId, audience_id: audienceId });
  }
  const found = await findErasedAudiences(db, [...audiences.values()]);
  if (found.length === 0) return withoutStrangers(db, updates);
  const erased = new Set(
    found.map((row) => scopeOf({ tenantId: row.tenant_id, audienceId: row.audience_id })),
  );
  return withoutStrangers(
    db,
    updates.filter((update) => !erased.has(scopeOf(update))),
  );
}

/** The page that shows a control is nobody's own: whether its person was erased, only they can tell. */
async function withoutStrangers(
  db: Db,
  updates: readonly SessionUpdate[],
): Promise<readonly SessionUpdate[]> {
  const named = updates.flatMap(({ tenantId, exposure }) =>
    exposure ? [{ tenant_id: tenantId, person_id: exposure.personId }] : [],
  );
  if (named.length === 0) return updates;
  const known = new Set(
    (await findKnownPersons(db, named)).map((row) => `${row.tenant_id} ${row.person_id}`),
  );
  return updates.filter(
    ({ tenantId, exposure }) => !exposure || known.has(`${tenantId} ${exposure.personId}`),
  );
}

async function openSessions(
  db: Db,
  makeId: MakeId,
  updates: readonly SessionUpdate[],
): Promise<Map<string, OpenSession>> {
  const byName = new Map<string, [SessionUpdate, ...SessionUpdate[]]>();
  for (const update of updates) {
    const name = nameOf(update);
    const others = byName.get(name);
    if (others) others.push(update);
    else byName.set(name, [update]);
  }
  const known = await findSessions(
    db,
    [...byName.values()].map(([{ tenantId, audienceId, sessionKey }]) => ({
      tenant_id: tenantId,
      audience_id: audienceId,
      session_key: sessionKey,
    })),
  );
  const rows = new Map(
    known.map((row) => [`${row.tenant_id} ${row.audience_id} ${row.session_key}`, row]),
  );
  const views = Map.groupBy(await findViews(db, known), (row) => row.audience_session_id);
  return new Map(
    [...byName].map(([name, ofSession]) => {
      const before = rows.get(name);
      const sessionId = before?.audience_session_id ?? makeId('session');
      const session: OpenSession = {
        before,
        sessionId,
        first: ofSession[0],
        updates: ofSession,
        views: new Map((views.get(sessionId) ?? []).map((row) => [row.view_key, viewOfRow(row)])),
        changedViews: new Set(),
        interactions: new Map(),
        counts: countsOf(before),
      };
      return [name, session];
    }),
  );
}

const countsOf = (row: SessionRow | undefined): SessionCounts => ({
  interactions: row?.interactions ?? 0,
  actionClicks: row?.action_clicks ?? 0,
  forms: row?.forms ?? 0,
  notedFrom: row?.noted_from ?? null,
  notedUntil: row?.noted_until ?? null,
});

function addUpdate(session: OpenSession, { tenantId, view, interactions }: SessionUpdate): void {
  const room = interactionsPerSession - session.counts.interactions - session.interactions.size;
  const tooMany = interactions.length > Math.max(room, 0);
  if (view) {
    const isNew = !session.views.has(view.viewKey);
    const [anyKey = view.viewKey] = session.views.keys();
    const full = isNew && session.views.size >= viewsPerSession;
    const seen = full ? flagged(session.views.get(anyKey) ?? view) : view;
    mergeInto(session, tooMany ? flagged(seen) : seen);
    if (full) return;
  }
  for (const interaction of interactions.slice(0, Math.max(room, 0))) {
    const key = `${interaction.view_key} ${interaction.sequence}`;
    if (session.interactions.has(key)) continue;
    session.interactions.set(key, {
      tenant_id: tenantId,
      audience_session_id: session.sessionId,
      ...interaction,
    });
  }
}

const flagged = (view: View): View => mergeViews(view, { ...view, flag: 'impossible' });

function mergeInto(session: OpenSession, view: View): void {
  const known = session.views.get(view.viewKey);
  const merged = known ? mergeViews(known, view) : view;
  if (known && isSameView(known, merged)) return;
  session.views.set(view.viewKey, merged);
  session.changedViews.add(view.viewKey);
}

async function writeSessions(db: Db, sessions: readonly OpenSession[]): Promise<SessionChange[]> {
  await putViews(
    db,
    sessions.flatMap((session) =>
      [...session.changedViews].flatMap((key) => {
        const view = session.views.get(key);
        return view ? [rowOfView(session, view)] : [];
      }),
    ),
  );
  const added = await addInteractions(
    db,
    sessions.flatMap((session) => [...session.interactions.values()]),
  );
  const addedTo = Map.groupBy(added, (row) => row.audience_session_id);
  const changes: SessionChange[] = [];
  for (const session of sessions) {
    const news = addedTo.get(session.sessionId) ?? [];
    for (const row of news) countInteraction(session.counts, row);
    if (session.changedViews.size === 0 && news.length === 0) continue;
    changes.push({ before: session.before, after: rowOfSession(session) });
  }
  const isNew = ({ before }: SessionChange) => before === undefined;
  await insertSessions(
    db,
    changes.filter(isNew).map(({ after }) => after),
  );
  await updateSessions(
    db,
    changes.filter((change) => !isNew(change)).map(({ after }) => after),
  );
  return changes;
}

function countInteraction(
  counts: SessionCounts,
  row: Pick<SessionInteractionRow, 'kind' | 'offset_ms'>,
): void {
  counts.interactions += 1;
  if (row.kind === 'click') return;
  if (row.kind === 'action') {
    counts.actionClicks += 1;
    return;
  }
  if (row.kind === 'form') counts.forms += 1;
  const at = row.offset_ms;
  counts.notedFrom = Math.min(counts.notedFrom ?? at, at);
  counts.notedUntil = Math.max(counts.notedUntil ?? at, at);
}

function rowOfSession({ before, sessionId, first, views, counts }: OpenSession): SessionRow {
  const measured = measure([...views.values()], counts, before?.version_id ?? first.versionId);
  const row = {
    audience_session_id: sessionId,
    tenant_id: first.tenantId,
    page_id: first.pageId,
    audience_id: first.audienceId,
    session_key: first.sessionKey,
    version_id: measured.versionId,
    traffic: measured.verdict.traffic,
    traffic_reason: measured.verdict.reason,
    started_at: measured.startedAt,
    ended_at: measured.endedAt,
    visible_ms: measured.visibleMs,
    scroll_percent: measured.scrollPercent,
    closed: Number(measured.closed),
    interactions: counts.interactions,
    action_clicks: counts.actionClicks,
    forms: counts.forms,
    noted_from: counts.notedFrom,
    noted_until: counts.notedUntil,
    ...exposureColumns(before, first.exposure),
    rendition_sha256: measured.renditionSha256 ?? before?.rendition_sha256 ?? first.renditionSha256,
  };
  return { ...row, flags: packFlags(flagsOf(row)) };
}

/** An experiment that a session has come into, it stays in. */
const exposureColumns = (before: SessionRow | undefined, exposure: Exposure | undefined) =>
  before?.experiment_id == null
    ? {
        experiment_id: exposure?.experimentId ?? null,
        arm: exposure?.arm ?? null,
        unit_id: exposure?.accountId ?? exposure?.personId ?? null,
        person_id: exposure?.personId ?? null,
        account_id: exposure?.accountId ?? null,
      }
    : {
        experiment_id: before.experiment_id,
        arm: before.arm,
        unit_id: before.unit_id,
        person_id: before.person_id,
        account_id: before.account_id,
      };

const rowOfView = ({ first, sessionId }: OpenSession, view: View): SessionViewRow => ({
  tenant_id: first.tenantId,
  audience_session_id: sessionId,
  view_key: view.viewKey,
  version_id: view.versionId,
  origin: view.origin,
  elapsed_ms: view.elapsedMs,
  visible_ms: view.visibleMs,
  scroll_percent: view.scrollPercent,
  closed: Number(view.closed),
  flag: view.flag,
  presses: view.presses,
  moves: view.moves,
  doubt: view.doubt,
  rendition_sha256: view.renditionSha256,
});

const viewOfRow = (row: SessionViewRow): View => ({
  viewKey: row.view_key,
  versionId: row.version_id,
  renditionSha256: row.rendition_sha256,
  origin: row.origin,
  elapsedMs: row.elapsed_ms,
  visibleMs: row.visible_ms,
  scrollPercent: row.scroll_percent,
  closed: row.closed === 1,
  presses: row.presses,
  moves: row.moves,
  flag: row.flag as BotReason | null,
  doubt: row.doubt as Doubt | null,
});
