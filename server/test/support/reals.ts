// How to make a real one of what each path parameter names. The contract suite
// fails when a route has a parameter that is missing here: add it with the route.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Route } from '../../src/platform/http/route.ts';
import { ask, isEndless } from './ask.ts';
import { sendImport } from './imports.ts';
import { visitedAudience } from './lists.sessions.ts';
import { givePasskey, joinAs } from './members.ts';
import { newPage } from './pages.ts';
import { formMakers } from './reals.forms.ts';
import { webhookBodies, webhookMakers } from './reals.webhooks.ts';
import type { Schema } from './schema.ts';
import type { CallOptions, Reply, TestServer } from './server.ts';
import { formOf, makeAsset, picture } from './uploads.ts';
import { sampleOf } from './values.ts';

export type Params = Record<string, string>;

/** POSTs as one tenant; whatever it makes must succeed. */
type Post = (path: string, body: unknown) => Promise<Reply['body']>;

export const heroContent = {
  blocks: [{ type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Real', actionIds: [] }],
};

let told = 1000;
/** Says what no source says, and something else each time: equal claims have equal ids. */
const claiming = () => ({
  blocks: [{ ...heroContent.blocks[0], headline: `Real, for ${told++} people` }],
});

/** `parents` holds what was made for the parameters to the left. */
type Maker = (
  post: Post,
  parents: Params,
  as: { facet: TestServer; key: string },
) => Promise<string>;

const makers: Record<string, Maker> = {
  import_id: async (_post, _parents, { facet, key }) =>
    (await sendImport(facet, 'name\nSomeone real\n', {}, { key })).body.importId,
  batch_id: async (post) => {
    const { pageId } = await post('/v0/pages', newPage());
    return (await post(`/v0/pages/${pageId}/publish_batch`, {})).batchId;
  },
  ...webhookMakers,
  ...formMakers,
  erasure_id: async (post, _parents, { facet, key }) => {
    const { personId } = await post('/v0/persons', { name: 'Someone erased' });
    const { headers } = await facet.call('DELETE', `/v0/persons/${personId}`, { key });
    return headers.get('erasure-receipt') ?? '';
  },
  person_id: async (post) => (await post('/v0/persons', { name: 'Someone real' })).personId,
  account_id: async (post) =>
    (await post('/v0/account_logs', { source: 'test', payload: {}, name: 'A real one' })).accountId,
  api_key_id: async (post) =>
    (await post('/v0/api_keys', { name: 'a real one', scopes: ['read'] })).apiKeyId,
  invitation_id: async (post) => {
    const body = { email: `${randomUUID()}@example.com`, role: 'viewer' };
    return (await post('/v0/members/invitations', body)).invitationId;
  },
  member_id: async (_post, _parents, { facet, key }) =>
    (await joinAs(facet, 'viewer', { key })).memberId,
  // A key that nobody holds: what it opens is tried in passkeys.browser.test.ts.
  passkey_id: async (_post, _parents, { facet, key }) => {
    const { memberId } = await joinAs(facet, 'viewer', { key });
    const { tenantId } = (await facet.get('/v0/me', { key })).body;
    return givePasskey(facet, { tenantId, memberId });
  },
  member_session_id: async (_post, _parents, { facet, key }) => {
    const { browser } = await joinAs(facet, 'viewer', { key });
    return (await browser.call('GET', '/v0/me/sessions')).body.items[0].sessionId;
  },
  page_id: async (post) => (await post('/v0/pages', newPage())).pageId,
  audience_id: async (post, { page_id }) =>
    (await post(`/v0/pages/${page_id}/audiences`, { customName: 'A real one' })).audienceId,
  version_id: async (post, { page_id, audience_id }) =>
    (await post(`/v0/pages/${page_id}/audiences/${audience_id}/versions`, { content: claiming() }))
      .versionId,
  claim_id: async (_post, { page_id, audience_id, version_id }, { facet, key }) => {
    const version = `/v0/pages/${page_id}/audiences/${audience_id}/versions/${version_id}`;
    return (await facet.get(`${version}/claims`, { key })).body.claims[0].claimId;
  },
  asset_id: async (_post, _parents, { facet, key }) =>
    (await makeAsset(facet, {}, { key })).assetId,
  brand_id: async (_post, _parents, { facet, key }) => {
    const path = `/v0/brands/brand-${randomUUID()}`;
    return (await facet.call('PUT', path, { key, body: { name: 'A real one' } })).body.brandId;
  },
  topic_id: async (post) => (await post('/v0/topics', { name: 'A real one' })).topicId,
  topic_entry_id: async (post, { topic_id }) => {
    const content = { type: 'text', content: 'Something real.' };
    return (await post(`/v0/topics/${topic_id}/entries`, { content })).topicEntryId;
  },
  audience_session_id: async (_post, _parents, { facet, key }) =>
    (await visitedAudience(facet, key)).add(),
  page_link_id: async (post) => {
    const { pageId } = await post('/v0/pages', newPage());
    const target = { targetType: 'page', pageId };
    return (await post('/v0/page_links', { path: `/${pageId}`, target })).pageLinkId;
  },
  domain_id: async (post) =>
    (await post('/v0/domains', { domain: `${randomUUID()}.example.com` })).domainId,
  page_routing_id: async (post) => {
    const { pageId } = await post('/v0/pages', newPage());
    const defaultTarget = { targetType: 'page', pageId };
    const routing = { name: 'A real one', rules: [], defaultTarget };
    return (await post('/v0/page_routings', routing)).pageRoutingId;
  },
};

/** Bodies that name something else, which a sample of the schema cannot do. */
const bodies: Record<string, unknown> = {
  updateMember: { name: 'Another name' },
  verifyErasure: { email: 'nobody@example.com' },
  ...webhookBodies,
  simulate: { path: '/nowhere' },
  createAudience: { customName: 'Another one' },
  createAccount: { name: 'Another one' },
  createAudienceBatch: { personIds: ['person_unknown'] },
  upsertPersons: { matchOn: 'email', persons: [{ name: 'Ada', email: 'ada@batch.example' }] },
  updateAsset: { name: 'Another name' },
  putBrand: { name: 'Another name' },
  replaceTopicEntries: { entries: [{ content: { type: 'text', content: 'In its place.' } }] },
  updatePageLink: { tenantDomainId: null },
  updatePageRouting: { name: 'Another name' },
};

/** A body the route accepts, for routes that take one. */
export async function soundBody(route: Route): Promise<CallOptions> {
  if (!route.body) return {};
  if (route.upload === 'rows') {
    return formOf({ file: 'name\nSomeone real\n', fields: { kind: 'persons' } });
  }
  if (route.upload) return formOf({ file: await picture() });
  return { body: bodies[route.id] ?? sampleOf(route.body) };
}

export const paramsOf = (route: Route): string[] =>
  [...route.path.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);

/** Real ids for every parameter of the route, in the tenant of the key. */
export async function makeReals(facet: TestServer, route: Route, key: string): Promise<Params> {
  const post: Post = async (path, body) => {
    const reply = await facet.post(path, body, { key });
    assert.ok(reply.status < 300, `POST ${path}: ${reply.text}`);
    return reply.body;
  };
  const reals: Params = {};
  for (const name of paramsOf(route)) {
    const make = makers[name];
    if (!make) {
      throw new Error(
        `${route.id} has the path parameter ${name}, and test/support/reals.ts does not say how to make a real one`,
      );
    }
    reals[name] = await make(post, reals, { facet, key });
  }
  return reals;
}

export const pathOf = (route: Route, params: Params): string =>
  route.path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The path with what the query must have, unless it is there. */
export function withRequired(route: Route, path: string): string {
  const { required = [], properties = {} } = (route.query ?? {}) as Schema;
  const query = new URLSearchParams(path.split('?')[1]);
  const missing = required.filter((name) => !query.has(name));
  const added = missing.map(
    (name) => `${name}=${encodeURIComponent(String(sampleOf(properties[name] ?? {})))}`,
  );
  return added.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${added.join('&')}`;
}

/** Calls the route at a path of its own. */
export const askRoute = (
  facet: TestServer,
  route: Route,
  path: string,
  options?: CallOptions,
): Promise<Reply> =>
  ask(
    facet,
    { method: route.method, endless: isEndless(route.replyType) },
    withRequired(route, path),
    options,
  );
