// Sessions: what one visitor did on one audience's page, as far as they let us see it. This room
// owns them and what they add to the totals; who may be counted is decided in `measure.ts`.
import { randomUUID } from 'node:crypto';
import type { Audiences } from '../audiences/audiences.service.ts';
import type { Pages } from '../pages/pages.service.ts';
import { readTotal } from '../platform/db/counters.ts';
import { makeBatches } from '../platform/db/group_commit.ts';
import type { Db } from '../platform/db/open.ts';
import {
  beforeNewest,
  countedPage,
  type PageOf,
  type PageRequest,
  rowsInPages,
} from '../platform/db/page.ts';
import type { SessionRow, Traffic } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import { type Beacon, isSessionKey } from './beacon.ts';
import type { SessionFlags } from './flags.ts';
import { type CountFlagged, makeMatchingSessions } from './matching_sessions.ts';
import { viewOf } from './measure.ts';
import type { Moments } from './moments.ts';
import type { Renditions } from './renditions.ts';
import type { CountSessions } from './session_change.ts';
import { lockSessions } from './session_writer.store.ts';
import { makeSessionWriter, type SessionUpdate } from './session_writer.ts';
import {
  eraseSessions,
  findSession,
  hasSession,
  type ListedInteraction,
  listExposureIds,
  listExposures,
  listInteractions,
  listLastSessions,
  listSessions,
} from './sessions.store.ts';
import type { BotReason, Doubt } from './traffic.ts';
import type { VisitContext } from './visit_context.ts';

/** A beacon that came, and what its request says of who sent it. */
export interface Arrival {
  visit: VisitContext;
  beacon: Beacon;
  /** Unix milliseconds, by our clock. */
  receivedAt: number;
  flag: BotReason | null;
  /** What makes it need a hand's input before it counts. */
  doubt?: Doubt | null;
}

/** What a visitor did that the server sees by itself, whatever the tracker says. */
export interface SessionNote {
  visit: VisitContext;
  /**
   * The hidden field `facet.session`, which the tracker fills in. Undefined or not a key: the
   * visitor is not measured, and nothing is noted.
   */
  sessionKey: string | undefined;
  /** Unix milliseconds. */
  at: number;
  /** An accepted form, a question asked of the page, the answer to it. */
  kind: 'form' | 'question' | 'answer';
  /** Noted twice under the same id, it counts once: the submission's own id, for one. */
  noteId?: string | undefined;
  componentId?: string | undefined;
  componentContext?: string | undefined;
  /** What was asked, or the name of the form. */
  label?: string | undefined;
  /** The answer. */
  responseText?: string | undefined;
  groundingChunkIds?: string[] | undefined;
  /** The options the visitor could choose from. */
  options?: string[] | undefined;
}

export interface SessionFilter {
  audienceId?: string | undefined;
  personId?: string | undefined;
  /** Started from here, inclusive, and to there, exclusive. */
  from?: number | undefined;
  to?: number | undefined;
  /** One of these. */
  traffic: readonly Traffic[];
  flags?: Partial<SessionFlags> | undefined;
  /** As they were then, while that is known: see moments.ts. */
  moment?: number | undefined;
}

export interface VisitOfPerson {
  session: SessionRow;
  interactions: (ListedInteraction & { at: number })[];
}

export interface Sessions {
  /** Durable once it resolves; beacons that come together are written together. */
  take(arrival: Arrival): Promise<unknown>;
  /** Joins the open transaction, if there is one. Gives the id of the session it belongs to now. */
  note(note: SessionNote): Promise<string | undefined>;
  list(
    tenantId: string,
    pageId: string,
    filter: SessionFilter,
    page: PageRequest,
  ): Promise<PageOf<SessionRow>>;
  /** People's latest visits to any page, newest first. */
  last(tenantId: string, limit: number): Promise<SessionRow[]>;
  /** The visits to all that was made for a person. */
  listOfPerson(
    tenantId: string,
    personId: string,
    filter: Pick<SessionFilter, 'traffic' | 'flags' | 'from' | 'to'>,
    page: PageRequest,
  ): Promise<PageOf<SessionRow>>;
  get(tenantId: string, audienceSessionId: string): Promise<SessionRow>;
  /** Oldest first; undefined when there is no such session. */
  interactions(
    tenantId: string,
    audienceSessionId: string,
  ): Promise<(ListedInteraction & { at: number })[] | undefined>;
  /** The visits to what was made for a person, newest first on each page, read in pages. */
  ofPerson(tenantId: string, personId: string): AsyncGenerator<VisitOfPerson>;
  /** The ids of what counted for a person in experiments. */
  exposureIds(tenantId: string, personId: string): Promise<string[]>;
  /** Inside a transaction, before the person's audiences forget them: their totals stay, nothing else. */
  forgetPerson(tenantId: string, personId: string): Promise<number>;
}

const beaconBatches = { batchSize: 256, gatherMs: 10, maxWaiting: 10_000 };

export function makeSessions(deps: {
  db: Db;
  makeId: MakeId;
  pages: Pages;
  audiences: Pick<Audiences, 'ofPerson' | 'pageIdOf'>;
  count: CountSessions;
  countFlagged: CountFlagged;
  renditions: Pick<Renditions, 'hashesOf'>;
  moments: Pick<Moments, 'note' | 'isKept'>;
}): Sessions {
  const { db, makeId, pages, audiences } = deps;
  const { hashesOf } = deps.renditions;
  const write = makeSessionWriter(deps);
  const listMatching = makeMatchingSessions(deps);

  const take = makeBatches(async (arrivals: Arrival[]) => {
    const shown = await hashesOf(arrivals.map(({ visit }) => visit));
    const updates = arrivals.map((arrival, n) => updateOfBeacon(arrival, shown[n] ?? null));
    await db.transaction(() => write(updates));
    return updates;
  }, beaconBatches);

  async function listOf(
    tenantId: string,
    of: Parameters<typeof listSessions>[2],
    { after = beforeNewest, limit }: PageRequest,
  ): Promise<PageOf<SessionRow>> {
    const rows = await listSessions(db, tenantId, of, { after, limit: limit + 1 });
    return countedPage(rows, limit, 'audience_session_id', () =>
      readTotal(db, tenantId, [`sessions_${of.traffic}`], of.scopeId),
    );
  }

  const audienceIdsOf = async (tenantId: string, personId: string): Promise<string[]> =>
    (await audiences.ofPerson(tenantId, personId)).map((audience) => audience.audience_id);

  async function interactionsOf(tenantId: string, audienceSessionId: string) {
    const rows = await listInteractions(db, tenantId, audienceSessionId);
    return rows
      .map((row) => ({ ...row, at: (row.origin ?? 0) + row.offset_ms }))
      .sort((a, b) => a.at - b.at || compare(a.view_key, b.view_key) || a.sequence - b.sequence);
  }

  return {
    take,
    async note(note) {
      const { sessionKey } = note;
      if (sessionKey === undefined || !isSessionKey(sessionKey)) return undefined;
      const [shown = null] = await hashesOf([note.visit]);
      return db.transaction(async () => {
        const update = updateOfNote(note, sessionKey, shown);
        return (await write([update]))(update);
      });
    },
    last: (tenantId, limit) => listLastSessions(db, tenantId, limit),
    async listOfPerson(tenantId, personId, filter, page) {
      const audienceIds = await audienceIdsOf(tenantId, personId);
      return listMatching(tenantId, { ...filter, ofPerson: { personId, audienceIds } }, page);
    },
    async list(tenantId, pageId, { audienceId, personId, ...rest }, page) {
      await pages.get(tenantId, pageId);
      const [traffic = 'human', ...others] = rest.traffic;
      const narrowed = [personId, rest.from, rest.to, rest.flags, rest.moment].some(
        (one) => one !== undefined,
      );
      const foreign =
        audienceId !== undefined && (await audiences.pageIdOf(tenantId, audienceId)) !== pageId;
      if (foreign) return { items: [], next: undefined, totalCount: 0 };
      if (narrowed || others.length > 0) {
        const ofPerson = personId && {
          personId,
          audienceIds: await audienceIdsOf(tenantId, personId),
        };
        const audienceIds = audienceId === undefined ? undefined : [audienceId];
        const by = { pageId, audienceIds, ...(ofPerson ? { ofPerson } : {}), ...rest };
        return listMatching(tenantId, by, page);
      }
      if (audienceId === undefined) {
        return listOf(tenantId, { scope: 'page_id', scopeId: pageId, traffic }, page);
      }
      return listOf(tenantId, { scope: 'audience_id', scopeId: audienceId, traffic }, page);
    },
    async get(tenantId, audienceSessionId) {
      const session = await findSession(db, tenantId, audienceSessionId);
      if (!session) throw new Failure('audience_session_not_found');
      return session;
    },
    async interactions(tenantId, audienceSessionId) {
      const found = await interactionsOf(tenantId, audienceSessionId);
      const known = found.length > 0 || (await hasSession(db, tenantId, audienceSessionId));
      return known ? found : undefined;
    },
    async *ofPerson(tenantId, personId) {
      const own = await audienceIdsOf(tenantId, personId);
      const inExperiments = (page: { after: string; limit: number }) =>
        listExposures(db, tenantId, personId, page);
      for await (const session of rowsInPages(inExperiments, 'audience_session_id')) {
        if (session.traffic === 'bot' || own.includes(session.audience_id)) continue;
        const { audience_session_id: sessionId } = session;
        yield { session, interactions: await interactionsOf(tenantId, sessionId) };
      }
      for (const scopeId of own) {
        // What may have been the person, proven or not; a machine's visits are not theirs.
        for (const traffic of ['human', 'unproven'] as const) {
          const of = { scope: 'audience_id', scopeId, traffic } as const;
          const list = (page: { after: string; limit: number }): Promise<SessionRow[]> =>
            listSessions(db, tenantId, of, page);
          for await (const session of rowsInPages(list, 'audience_session_id')) {
            const { audience_session_id: sessionId } = session;
            yield { session, interactions: await interactionsOf(tenantId, sessionId) };
          }
        }
      }
    },
    exposureIds: (tenantId, personId) => listExposureIds(db, tenantId, personId),
    async forgetPerson(tenantId, personId) {
      const ofPerson = await audiences.ofPerson(tenantId, personId);
      const audienceIds = ofPerson.map((row) => row.audience_id);
      await lockSessions(db, [...audienceIds, personId]);
      const unitId = makeId('unit');
      let erased = 0;
      for (const audience_id of audienceIds) {
        erased += await eraseSessions(db, tenantId, { audience_id }, unitId);
      }
      return erased + (await eraseSessions(db, tenantId, { person_id: personId }, unitId));
    },
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function updateOfBeacon(
  { visit, beacon, receivedAt, flag, doubt = null }: Arrival,
  renditionSha256: string | null,
): SessionUpdate {
  const { tenantId, pageId, audienceId, versionId, exposure } = visit;
  return {
    tenantId,
    pageId,
    audienceId,
    versionId,
    exposure,
    renditionSha256,
    sessionKey: beacon.session,
    view: viewOf(beacon, { receivedAt, flag, versionId, renditionSha256, doubt }),
    interactions: (beacon.interactions ?? []).map((one) => ({
      view_key: beacon.view,
      sequence: one.sequence,
      kind: one.kind,
      offset_ms: one.atMs,
      component_id: one.componentId ?? null,
      action_id: one.actionId ?? null,
      component_context: one.componentContext ?? null,
      label: one.label ?? null,
      response_text: null,
      grounding_chunk_ids: null,
      options: null,
    })),
  };
}

function updateOfNote(
  note: SessionNote,
  sessionKey: string,
  renditionSha256: string | null,
): SessionUpdate {
  return {
    ...note.visit,
    renditionSha256,
    sessionKey,
    view: undefined,
    interactions: [
      {
        // A colon is in no key of a tracker's.
        view_key: `${note.kind}:${note.noteId ?? randomUUID()}`,
        sequence: 0,
        kind: note.kind,
        offset_ms: note.at,
        component_id: note.componentId ?? null,
        action_id: null,
        component_context: note.componentContext ?? null,
        label: note.label ?? null,
        response_text: note.responseText ?? null,
        grounding_chunk_ids: note.groundingChunkIds ? JSON.stringify(note.groundingChunkIds) : null,
        options: note.options ? JSON.stringify(note.options) : null,
      },
    ],
  };
}
