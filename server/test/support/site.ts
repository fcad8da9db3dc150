// Published pages for tests, made through the API.
import assert from 'node:assert/strict';
import type { Block } from '../../src/content/content.ts';
import { makeAudience, type TestAudience } from './pages.ts';
import type { Reply, TestServer } from './server.ts';

export const heroSaying = (headline: string): Block => ({
  type: 'hero',
  componentId: 'opening',
  chunkIds: [],
  headline,
  actionIds: [],
});

async function made(reply: Promise<Reply>): Promise<Reply['body']> {
  const { status, body, text } = await reply;
  assert.ok(status < 300, text);
  return body;
}

/** Content by hand, published at once. */
export async function publish(
  facet: TestServer,
  audience: TestAudience,
  blocks: Block[],
): Promise<string> {
  const draft = await made(facet.post(`${audience.path}/versions`, { content: { blocks } }));
  const { versionId } = draft;
  await made(facet.call('POST', `${audience.path}/versions/${versionId}/publish`));
  return versionId;
}

/** An audience that says this headline to its visitors. */
export async function publishedAudience(
  facet: TestServer,
  headline: string,
  fields?: Record<string, unknown>,
  pageId?: string,
): Promise<TestAudience> {
  const audience = await makeAudience(facet, fields, pageId);
  await publish(facet, audience, [heroSaying(headline)]);
  return audience;
}

export const makeLink = (
  facet: TestServer,
  path: string,
  target: Record<string, unknown>,
  fields: Record<string, unknown> = {},
): Promise<Reply['body']> => made(facet.post('/v0/page_links', { path, target, ...fields }));

export const toAudience = ({ audienceId }: TestAudience) => ({
  targetType: 'audience',
  audienceId,
});
export const toPage = (pageId: string) => ({ targetType: 'page', pageId });

export async function makePerson(
  facet: TestServer,
  name: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  return (await made(facet.post('/v0/persons', { name, ...fields }))).personId;
}

export const change = (
  facet: TestServer,
  path: string,
  body: Record<string, unknown>,
): Promise<Reply['body']> => made(facet.call('PATCH', path, { body }));

export const act = (facet: TestServer, path: string): Promise<Reply['body']> =>
  made(facet.call('POST', path));
