// Pages and audiences for tests, made through the API.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient, Reply } from './server.ts';

export const newPage = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Launch',
  brandId: 'brand_default',
  pageContext:
    'Orbit schedules field crews. Dispatchers save two hours a day. Crews see changes at once.',
  actions: [],
  actionCardWidgets: [],
  scripts: [],
  ...fields,
});

export async function makePage(facet: ApiClient, fields = {}, key = facet.key): Promise<string> {
  const reply = await facet.post('/v0/pages', newPage(fields), { key });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.pageId;
}

export interface TestAudience {
  pageId: string;
  audienceId: string;
  /** `/v0/pages/…/audiences/…` */
  path: string;
}

export async function makeAudience(
  facet: ApiClient,
  fields: Record<string, unknown> = { customName: 'Everyone' },
  page?: string,
): Promise<TestAudience> {
  const pageId = page ?? (await makePage(facet));
  const reply = await facet.post(`/v0/pages/${pageId}/audiences`, fields);
  assert.equal(reply.status, 201, reply.text);
  const { audienceId } = reply.body;
  return { pageId, audienceId, path: `/v0/pages/${pageId}/audiences/${audienceId}` };
}

/** Waits until a version has left the queue. */
export async function settled(
  facet: ApiClient,
  audience: TestAudience,
  versionId: string,
): Promise<Reply['body']> {
  for (let tries = 0; tries < 6_000; tries++) {
    const { body } = await facet.get(`${audience.path}/versions/${versionId}`);
    if (body.status !== 'queued') return body;
    await sleep(20);
  }
  throw new Error(`version ${versionId} is still queued`);
}

/** The first version of a new audience, once it is a draft. */
export async function firstDraft(facet: ApiClient, audience: TestAudience): Promise<Reply['body']> {
  const { body } = await facet.get(audience.path);
  return settled(facet, audience, body.latestVersion.versionId);
}
