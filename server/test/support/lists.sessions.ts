// Sessions for the suites that walk the route table: a page of the key's tenant, visited.
import assert from 'node:assert/strict';
import { newPage } from './pages.ts';
import { client, type MakeList } from './paging.ts';
import type { TestServer } from './server.ts';
import { beaconOf, collect } from './visits.ts';

/** Visits to a new audience in the tenant of the key. */
export async function visitedAudience(
  facet: TestServer,
  key: string,
  fields: object = { customName: 'Visited' },
) {
  const { made } = client(facet, key);
  const { pageId } = await made('/v0/pages', newPage());
  const { audienceId } = await made(`/v0/pages/${pageId}/audiences`, fields);
  const caller = await facet.services.keys.find(key);
  assert.ok(caller);
  const { tenantId } = caller;
  const visit = { tenantId, pageId, audienceId, versionId: 'version_shown' };
  const context = facet.services.visitContexts.seal(visit);
  const path = `/v0/pages/${pageId}/sessions`;
  return {
    pageId,
    audienceId,
    path,
    async add(automated = false): Promise<string> {
      const known = { pageId, audienceId, path, context };
      const beacon = beaconOf(known, { elapsedMs: 5_000, visibleMs: 5_000 });
      await collect(facet, { ...beacon, ...(automated ? { automated } : {}) });
      const row = await facet.db.sql
        .selectFrom('sessions')
        .select('audience_session_id')
        .where('session_key', '=', beacon.session)
        .executeTakeFirstOrThrow();
      return row.audience_session_id;
    },
  };
}

const idOf = (item: { audienceSessionId: string }): string => item.audienceSessionId;

export const sessions: MakeList = async (facet, key) => {
  const { path, add } = await visitedAudience(facet, key);
  return { path, idOf, add: () => add() };
};

export const audienceSessions: MakeList = async (facet, key) => {
  const { path, audienceId, add } = await visitedAudience(facet, key);
  return { path: `${path}?audienceId=${audienceId}`, idOf, add: () => add() };
};

export const periodSessions: MakeList = async (facet, key) => {
  const { path, add } = await visitedAudience(facet, key);
  const period = 'startDate=2001-01-01T00:00:00Z&endDate=2101-01-01T00:00:00Z';
  return { path: `${path}?${period}`, idOf, add: () => add() };
};

export const flaggedSessions: MakeList = async (facet, key) => {
  const { path, add } = await visitedAudience(facet, key);
  return { path: `${path}?measuredTime=true&converted=false`, idOf, add: () => add() };
};

export const personSessions: MakeList = async (facet, key) => {
  const { personId } = await client(facet, key).made('/v0/persons', { name: 'Ada' });
  const { add } = await visitedAudience(facet, key, { personId });
  const path = `/v0/persons/${personId}/sessions`;
  return { path, idOf, add: () => add() };
};

export const botSessions: MakeList = async (facet, key) => {
  const { path, add } = await visitedAudience(facet, key);
  return { path: `${path}?traffic=bot`, idOf, add: () => add(true) };
};
