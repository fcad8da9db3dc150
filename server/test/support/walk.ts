// One request for every operation that the service must grant: what it names is made before, as a
// client would. A route that is not granted its sound request needs one of its own here.
import { randomUUID } from 'node:crypto';
import type { Endpoint, Route } from '../../src/platform/http/route.ts';
import { type Authenticator, makeAuthenticator } from './authenticator.ts';
import { goodFields, openPage } from './form_pages.ts';
import { sendImport } from './imports.ts';
import { type Browser, joinAs, joinAsOwner, soundPassword, tokenOf } from './members.ts';
import { makeAudience, newPage } from './pages.ts';
import {
  heroContent,
  makeReals,
  type Params,
  paramsOf,
  pathOf,
  soundBody,
  withRequired,
} from './reals.ts';
import type { CallOptions, TestServer } from './server.ts';
import { makeLink, makePerson, publishedAudience, toAudience } from './site.ts';
import { visit } from './visit.ts';
import { beaconOf, browserAgent, makeVisit } from './visits.ts';

export interface Step {
  path: string;
  options: CallOptions;
}

export interface Walker {
  facet: TestServer;
  /** Signed in, and never signed out by the walk. */
  owner: Browser;
  authenticator: Authenticator;
  /** TXT records that the server's name server has. */
  records: Map<string, string[]>;
}

export async function makeWalker(
  facet: TestServer,
  records: Map<string, string[]>,
): Promise<Walker> {
  const { browser: owner } = await joinAsOwner(facet);
  return { facet, owner, authenticator: makeAuthenticator(facet.settings.publicUrl), records };
}

/** The sound request of every operation, in the order of the table. */
export async function* soundRequests(
  walker: Walker,
  operations: readonly Endpoint[],
): AsyncGenerator<Step & { operation: Endpoint }> {
  // Reading changes nothing, so one set of ids will do for all who read with the same parameters.
  const reals = new Map<string, Params>();
  for (const operation of operations) {
    const own = special[operation.id];
    if (own) {
      yield { operation, ...(await own(walker)) };
      continue;
    }
    const route = operation as Route;
    const names = `${paramsOf(route)}`;
    const kept = route.method === 'GET' ? reals.get(names) : undefined;
    const params = kept ?? (await makeReals(walker.facet, route, walker.facet.key));
    if (route.method === 'GET') reals.set(names, params);
    const path = withRequired(route, pathOf(route, params));
    yield { operation, path, options: await soundBody(route) };
  }
}

const cookieOf = ({ cookies }: Browser): CallOptions => ({
  key: null,
  headers: {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'sec-fetch-site': 'same-origin',
  },
});

export const ownerCall = ({ owner }: Walker): CallOptions => cookieOf(owner);

const asOwner = (walker: Walker, path: string, body?: unknown): Step => ({
  path,
  options: { ...ownerCall(walker), ...(body === undefined ? {} : { body }) },
});

/** From a page of ours, by nobody yet. */
const signingIn = (path: string, body: unknown): Step => ({
  path,
  options: { key: null, headers: { 'sec-fetch-site': 'same-origin' }, body },
});

async function invited({ facet }: Walker): Promise<string> {
  const body = { email: `${randomUUID()}@example.com`, role: 'viewer' };
  return tokenOf((await facet.post('/v0/members/invitations', body)).body.url);
}

async function experiment({ facet }: Walker): Promise<{ path: string; body: object }> {
  const { pageId, audienceId } = await publishedAudience(facet, 'For everybody');
  return {
    path: `/v0/pages/${pageId}/experiment`,
    body: { holdout: 0.1, controlAudienceId: audienceId },
  };
}

async function running(walker: Walker, rest = ''): Promise<Step> {
  const { path, body } = await experiment(walker);
  await walker.facet.call('PUT', path, { body });
  return { path: path + rest, options: {} };
}

const passkeys = '/v0/me/passkeys';

async function addingPasskey(walker: Walker): Promise<Step> {
  const begun = await walker.owner.call('POST', `${passkeys}/options`);
  const credential = walker.authenticator.create(begun.body.publicKey);
  return asOwner(walker, passkeys, { name: 'A real one', credential });
}

/** A page of ours that a visitor's script sends something from. */
async function fromPage(
  { facet }: Walker,
  path: string,
  fields: Record<string, unknown>,
): Promise<Step> {
  const { context } = await openPage(facet);
  const headers = { accept: 'application/json', 'user-agent': browserAgent };
  const body = { 'facet.context': context, ...fields };
  return { path, options: { key: null, headers, body } };
}

/** So many that the batch is at it for long after this request. */
const manyStrangers = Array.from({ length: 2_000 }, (_, n) => `person_unknown_${n}`);

const special: Record<string, (walker: Walker) => Promise<Step>> = {
  createPage: async () => ({ path: '/v0/pages', options: { body: newPage() } }),
  updatePage: async ({ facet }) => {
    const { body } = await facet.post('/v0/pages', newPage());
    return { path: `/v0/pages/${body.pageId}`, options: { body: { name: 'Another name' } } };
  },
  cancelBatch: async ({ facet }) => {
    const { body } = await facet.post('/v0/pages', newPage());
    const path = `/v0/pages/${body.pageId}/audiences/batch`;
    const batch = await facet.post(path, { personIds: manyStrangers });
    return { path: `/v0/batches/${batch.body.batchId}/cancel`, options: {} };
  },
  cancelImport: async ({ facet }) => {
    const { body } = await sendImport(facet, `name\n${'Someone real\n'.repeat(5_000)}`);
    return { path: `/v0/imports/${body.importId}/cancel`, options: {} };
  },
  createVersion: async ({ facet }) => {
    const { path } = await makeAudience(facet);
    return { path: `${path}/versions`, options: { body: { content: heroContent } } };
  },
  publishVersion: async ({ facet }) => {
    const { path } = await makeAudience(facet);
    const { body } = await facet.post(`${path}/versions`, { content: heroContent });
    return { path: `${path}/versions/${body.versionId}/publish`, options: {} };
  },
  getAudienceAsOf: async ({ facet }) => {
    const audience = await publishedAudience(facet, 'As it was');
    await makeLink(facet, `/${audience.audienceId}`, toAudience(audience));
    await visit(facet.url, `/${audience.audienceId}`);
    const at = new Date(facet.clock.now()).toISOString();
    return { path: `${audience.path}/as_of?at=${at}`, options: {} };
  },
  createPageLink: async ({ facet }) => {
    const audience = await makeAudience(facet);
    const body = { path: `/to/${audience.audienceId}`, target: toAudience(audience) };
    return { path: '/v0/page_links', options: { body } };
  },
  verifyDomain: async ({ facet, records }) => {
    const { body } = await facet.post('/v0/domains', { domain: `${randomUUID()}.example.com` });
    records.set(body.verification.name, [body.verification.value]);
    return { path: `/v0/domains/${body.domainId}/verify`, options: {} };
  },
  createPageRouting: async ({ facet }) => {
    const { pageId } = await makeAudience(facet);
    const defaultTarget = { targetType: 'page', pageId };
    const body = { name: 'A real one', rules: [], defaultTarget };
    return { path: '/v0/page_routings', options: { body } };
  },
  putExperiment: async (walker) => {
    const { path, body } = await experiment(walker);
    return { path, options: { body } };
  },
  getExperiment: (walker) => running(walker),
  endExperiment: (walker) => running(walker),
  getExperimentResults: (walker) => running(walker, '/results'),
  getExperimentTimeseries: (walker) => running(walker, '/timeseries'),
  updatePerson: async ({ facet }) => ({
    path: `/v0/persons/${await makePerson(facet, 'Ada')}`,
    options: { body: { name: 'Another name' } },
  }),
  createPersonLog: async ({ facet }) => ({
    path: '/v0/person_logs',
    options: { body: { source: 'test', payload: {}, personId: await makePerson(facet, 'Ada') } },
  }),
  reorderTopicEntries: async ({ facet }) => {
    const { body } = await facet.post('/v0/topics', { name: 'A real one' });
    const path = `/v0/topics/${body.topicId}/entries`;
    const content = { type: 'text', content: 'Something real.' };
    const { topicEntryId } = (await facet.post(path, { content })).body;
    return { path: `${path}/reorder`, options: { body: { topicEntryIds: [topicEntryId] } } };
  },
  mergeAccount: async ({ facet }) => {
    const [one, other] = [randomUUID(), randomUUID()].map((name) =>
      facet.post('/v0/accounts', { name }),
    );
    const intoAccountId = (await other)?.body.accountId;
    const path = `/v0/accounts/${(await one)?.body.accountId}/merge`;
    return { path, options: { body: { intoAccountId } } };
  },
  updateMe: async (walker) => asOwner(walker, '/v0/me', { name: 'Another name' }),
  listMySessions: async (walker) => asOwner(walker, '/v0/me/sessions'),
  endMySession: async ({ facet }) => {
    const { browser } = await joinAs(facet, 'viewer');
    const { body } = await browser.call('GET', '/v0/me/sessions');
    return { path: `/v0/me/sessions/${body.items[0].sessionId}`, options: cookieOf(browser) };
  },
  lookAtJoinLink: async (walker) => ({
    path: `/studio/invitation?token=${await invited(walker)}`,
    options: { key: null },
  }),
  beginPasskeyToJoin: async (walker) =>
    signingIn('/studio/join/options', { token: await invited(walker), name: 'A real one' }),
  joinStudio: async (walker) =>
    signingIn('/studio/join', {
      token: await invited(walker),
      name: 'A real one',
      password: soundPassword,
    }),
  signIn: async ({ facet }) => {
    const { email } = await joinAs(facet, 'viewer');
    return signingIn('/studio/session', { email, password: soundPassword });
  },
  beginPasskey: async (walker) => asOwner(walker, `${passkeys}/options`),
  addPasskey: addingPasskey,
  listPasskeys: async (walker) => asOwner(walker, passkeys),
  deletePasskey: async (walker) => {
    const { items } = (await walker.owner.call('GET', passkeys)).body;
    return asOwner(walker, `${passkeys}/${items[0].passkeyId}`);
  },
  signInWithPasskey: async (walker) => {
    const { path, options } = await addingPasskey(walker);
    await walker.facet.call('POST', path, options);
    const begun = await walker.facet.call('POST', '/studio/passkey/options', { key: null });
    const credential = walker.authenticator.get(begun.body.publicKey);
    return signingIn('/studio/passkey', { credential });
  },
  getTracker: async () => ({ path: '/_facet/track.js', options: { key: null } }),
  collectBeacon: async ({ facet }) => ({
    path: '/_facet/collect',
    options: {
      key: null,
      headers: { 'user-agent': browserAgent },
      body: beaconOf(await makeVisit(facet)),
    },
  }),
  submitForm: (walker) => fromPage(walker, '/_facet/forms/demo-request', goodFields()),
  askPage: (walker) => fromPage(walker, '/_facet/ask', { question: 'How long does it take?' }),
};
