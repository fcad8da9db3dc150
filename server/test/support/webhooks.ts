// Subscriptions, events and what became of them, for tests.
import assert from 'node:assert/strict';
import { newPage } from './pages.ts';
import { eventually } from './process.ts';
import { heroContent } from './reals.ts';
import type { Reply, TestServer } from './server.ts';

export const hooks = '/v0/webhook_subscriptions';

export async function subscribe(
  facet: TestServer,
  url: string,
  options: { events?: string[] | null; active?: boolean; key?: string } = {},
): Promise<Reply['body']> {
  const { key = facet.key, events = null, active = true } = options;
  const reply = await facet.post(hooks, { url, events, active }, { key });
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}

/** An audience whose versions are made by hand: each `emit` is one page.version.created. */
export async function makeEmitter(facet: TestServer, key = facet.key) {
  const post = async (path: string, body: unknown): Promise<Reply['body']> => {
    const reply = await facet.post(path, body, { key });
    assert.ok(reply.status < 300, reply.text);
    return reply.body;
  };
  const { pageId } = await post('/v0/pages', newPage());
  const { audienceId } = await post(`/v0/pages/${pageId}/audiences`, { customName: 'Group' });
  const versions = `/v0/pages/${pageId}/audiences/${audienceId}/versions`;
  await eventually('the first version is drafted', async () => {
    const { body } = await facet.get(versions, { key });
    return body.items[0].status === 'draft';
  });
  return {
    pageId: pageId as string,
    audienceId: audienceId as string,
    emit: async (): Promise<string> => (await post(versions, { content: heroContent })).versionId,
    publish: (versionId: string) => post(`${versions}/${versionId}/publish`, undefined),
  };
}

export async function deliveriesOf(
  facet: TestServer,
  subscriptionId: string,
  query = '',
): Promise<Reply['body'][]> {
  const reply = await facet.get(`${hooks}/${subscriptionId}/deliveries${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body.items;
}

/** Waits until the newest delivery is as it should be. */
export async function untilNewest(
  facet: TestServer,
  subscriptionId: string,
  isSo: (delivery: Reply['body']) => boolean,
): Promise<Reply['body']> {
  let newest: Reply['body'];
  await eventually('the newest delivery is as expected', async () => {
    [newest] = await deliveriesOf(facet, subscriptionId, '?limit=1');
    return newest !== undefined && isSo(newest);
  });
  return newest;
}
