// What became known of sessions, put together with what was known: the one place in which sessions,
// their views, their interactions and the sums that rest on them are written.

import type { Db } from '../platform/db/open.ts';
import type { SessionInteractionRow, SessionRow, SessionViewRow } from '../platform/db/tables.ts';
import type { MakeId } from '../platform/ids.ts';
import { type BotReason, type Deeds, measure, mergeViews, type View } from './measure.ts';
import {
  addInteractions,
  findErasedAudiences,
  findSessions,
  findViews,
  insertSessions,
  lockSessions,
  putViews,
  updateSessions,
} from './session_writer.store.ts';

export interface Finding {
  tenantId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
  sessionKey: string;
  /** Undefined for what the server noted itself. */
  view: View | undefined;
  interactions: Omit<SessionInteractionRow, 'tenant_id' | 'audience_session_id'>[];
}

/** A visitor never comes near these; what does is no visitor, and must not fill the disk. */
const viewsPerSession = 100;
const interactionsPerSession = 1_000;

/** A session while it is being put together. */
interface Draft {
  before: SessionRow | undefined;
  sessionId: string;
  first: Finding;
  views: Map<string, View>;
  changedViews: Set<string>;
  interactions: Map<string, SessionInteractionRow>;
  deeds: Deeds;
}

const scopeOf = (one: { tenantId: string; audienceId: string }) =>
  `${one.tenantId} ${one.audienceId}`;
const nameOf = (one: Pick<Finding, 'tenantId' | 'audienceId' | 'sessionKey'>) =>
  `${scopeOf(one)} ${one.sessionKey}`;

export interface SessionChange {
  /** Undefined when it is new. */
  before: SessionRow | undefined;
  after: SessionRow;
}

/** Keeps the sums that rest on sessions, in the transaction that changes them. */
export type CountSessions = (changes: readonly SessionChange[]) => Promise<void>;

/** Inside a transaction. Gives the id of each finding's session; undefined for an erased person's. */
export type SessionWriter = (findings: readonly Finding[]) => Promise<(string | undefined)[]>;

export function makeSessionWriter(deps: {
  db: Db;
  makeId: MakeId;
  count: CountSessions;
}): SessionWriter {
  const { db, makeId, count } = deps;
  return async (findings) => {
    await lockSessions(
      db,
      findings.map(({ audienceId }) => audienceId),
    );
    const wanted = await withoutErased(db, findings);
    const drafts = await openDrafts(db, makeId, wanted);
    for (const finding of wanted) {
      const draft = drafts.get(nameOf(finding));
      if (draft) addFinding(draft, finding);
    }
    await count(await writeDrafts(db, [...drafts.values()]));
    return findings.map((finding) => drafts.get(nameOf(finding))?.sessionId);
  };
}

async function withoutErased(db: Db, findings: readonly Finding[]): Promise<Finding[]> {
  const audiences = new Map(
    findings.map(({ tenantId, audienceId }) => [
      scopeOf({ tenantId, audienceId }),
      { tenant_id: tenantId, audience_id: audienceId },
    ]),
  );
  const erased = new Set(
    (await findErasedAudiences(db, [...audiences.values()])).map((row) =>
      scopeOf({ tenantId: row.tenant_id, audienceId: row.audience_id }),
    ),
  );
  return findings.filter((finding) => !erased.has(scopeOf(finding)));
}

async function openDrafts(
  db: Db,
  makeId: MakeId,
  findings: readonly Finding[],
): Promise<Map<string, Draft>> {
  const byName = new Map<string, Finding>();
  for (const finding of findings) {
    if (!byName.has(nameOf(finding))) byName.set(nameOf(finding), finding);
  }
  const known = await findSessions(
    db,
    [...byName.values()].map(({ tenantId, audienceId, sessionKey }) => ({
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
    [...byName].map(([name, first]) => {
      const before = rows.get(name);
      const sessionId = before?.audience_session_id ?? makeId('session');
      const draft: Draft = {
        before,
        sessionId,
        first,
        views: new Map((views.get(sessionId) ?? []).map((row) => [row.view_key, viewOfRow(row)])),
        changedViews: new Set(),
        interactions: new Map(),
        deeds: deedsOf(before),
      };
      return [name, draft];
    }),
  );
}

const deedsOf = (row: SessionRow | undefined): Deeds => ({
  interactions: row?.interactions ?? 0,
  actionClicks: row?.action_clicks ?? 0,
  forms: row?.forms ?? 0,
  notedFrom: row?.noted_from ?? null,
  notedUntil: row?.noted_until ?? null,
});

function addFinding(draft: Draft, { tenantId, view, interactions }: Finding): void {
  const room = interactionsPerSession - draft.deeds.interactions - draft.interactions.size;
  const tooMany = interactions.length > Math.max(room, 0);
  if (view) {
    const isNew = !draft.views.has(view.viewKey);
    const [anyKey = view.viewKey] = draft.views.keys();
    const full = isNew && draft.views.size >= viewsPerSession;
    const seen = full ? flagged(draft.views.get(anyKey) ?? view) : view;
    mergeInto(draft, tooMany ? flagged(seen) : seen);
    if (full) return;
  }
  for (const interaction of interactions.slice(0, Math.max(room, 0))) {
    const key = `${interaction.view_key} ${interaction.sequence}`;
    if (draft.interactions.has(key)) continue;
    draft.interactions.set(key, {
      tenant_id: tenantId,
      audience_session_id: draft.sessionId,
      ...interaction,
    });
  }
}

const flagged = (view: View): View => mergeViews(view, { ...view, flag: 'impossible' });

function mergeInto(draft: Draft, view: View): void {
  const known = draft.views.get(view.viewKey);
  const merged = known ? mergeViews(known, view) : view;
  if (known && isSame(known, merged)) return;
  draft.views.set(view.viewKey, merged);
  draft.changedViews.add(view.viewKey);
}

const isSame = (a: View, b: View): boolean =>
  (Object.keys(a) as (keyof View)[]).every((name) => a[name] === b[name]);

async function writeDrafts(db: Db, drafts: readonly Draft[]): Promise<SessionChange[]> {
  await putViews(
    db,
    drafts.flatMap((draft) =>
      [...draft.changedViews].flatMap((key) => {
        const view = draft.views.get(key);
        return view ? [rowOfView(draft, view)] : [];
      }),
    ),
  );
  const added = await addInteractions(
    db,
    drafts.flatMap((draft) => [...draft.interactions.values()]),
  );
  const addedTo = Map.groupBy(added, (row) => row.audience_session_id);
  const changes: SessionChange[] = [];
  for (const draft of drafts) {
    const news = addedTo.get(draft.sessionId) ?? [];
    for (const row of news) countInteraction(draft.deeds, row);
    if (draft.changedViews.size === 0 && news.length === 0) continue;
    changes.push({ before: draft.before, after: rowOfSession(draft) });
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
  deeds: Deeds,
  row: Pick<SessionInteractionRow, 'kind' | 'offset_ms'>,
): void {
  deeds.interactions += 1;
  if (row.kind === 'click') return;
  if (row.kind === 'action') {
    deeds.actionClicks += 1;
    return;
  }
  if (row.kind === 'form') deeds.forms += 1;
  const at = row.offset_ms;
  deeds.notedFrom = Math.min(deeds.notedFrom ?? at, at);
  deeds.notedUntil = Math.max(deeds.notedUntil ?? at, at);
}

function rowOfSession({ before, sessionId, first, views, deeds }: Draft): SessionRow {
  const measured = measure([...views.values()], deeds, before?.version_id ?? first.versionId);
  return {
    audience_session_id: sessionId,
    tenant_id: first.tenantId,
    page_id: first.pageId,
    audience_id: first.audienceId,
    session_key: first.sessionKey,
    version_id: measured.versionId,
    traffic: measured.botReason === null ? 'human' : 'bot',
    bot_reason: measured.botReason,
    started_at: measured.startedAt,
    ended_at: measured.endedAt,
    visible_ms: measured.visibleMs,
    scroll_percent: measured.scrollPercent,
    closed: Number(measured.closed),
    interactions: deeds.interactions,
    action_clicks: deeds.actionClicks,
    forms: deeds.forms,
    noted_from: deeds.notedFrom,
    noted_until: deeds.notedUntil,
  };
}

const rowOfView = ({ first, sessionId }: Draft, view: View): SessionViewRow => ({
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
});

const viewOfRow = (row: SessionViewRow): View => ({
  viewKey: row.view_key,
  versionId: row.version_id,
  origin: row.origin,
  elapsedMs: row.elapsed_ms,
  visibleMs: row.visible_ms,
  scrollPercent: row.scroll_percent,
  closed: row.closed === 1,
  flag: row.flag as BotReason | null,
});
