// The lists of the interface as the paging suite uses them: where one is, how a
// row comes into it, and how one leaves it. The suite fails when a list is missing here.
import assert from 'node:assert/strict';
import { newPage } from './pages.ts';
import { heroContent } from './reals.ts';
import type { Reply, TestServer } from './server.ts';

export interface OpenList {
  path: string;
  idOf(item: Reply['body']): string;
  /** Adds a row and gives the id it is listed under. */
  add(): Promise<string>;
  /** Takes a row away for good, and says whether it is still listed. */
  remove?(id: string): Promise<boolean>;
}

/** A list of its own in the tenant of the key. */
export type MakeList = (facet: TestServer, key: string) => Promise<OpenList>;

type Post = (path: string, body: unknown) => Promise<Reply['body']>;

function client(facet: TestServer, key: string) {
  async function made(path: string, body: unknown): Promise<Reply['body']> {
    const reply = await facet.post(path, body, { key });
    assert.ok(reply.status < 300, reply.text);
    return reply.body;
  }
  async function gone(path: string): Promise<void> {
    const reply = await facet.call('DELETE', path, { key });
    assert.equal(reply.status, 204, reply.text);
  }
  return { made, gone };
}

export const persons: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/persons',
    idOf: (item) => item.personId,
    add: async () => (await made('/v0/persons', { name: 'One of many' })).personId,
    async remove(id) {
      await gone(`/v0/persons/${id}`);
      return false;
    },
  };
};

const accounts: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  let count = 0;
  return {
    path: '/v0/accounts',
    idOf: (item) => item.accountId,
    async add() {
      const log = { source: 'test', payload: {}, domain: `company${count++}.example` };
      return (await made('/v0/account_logs', log)).accountId;
    },
  };
};

const apiKeys: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/api_keys',
    idOf: (item) => item.apiKeyId,
    add: async () => (await made('/v0/api_keys', { name: 'a key', scopes: ['read'] })).apiKeyId,
    async remove(id) {
      await gone(`/v0/api_keys/${id}`);
      return false;
    },
  };
};

/** A log and the activity made of it share the last part of their ids. */
const activityIdOf = (logId: string): string => logId.replace(/^[a-z]+_/, 'activity_');

const accountActivity: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  const log = { source: 'test', payload: {}, domain: 'company.example' };
  const { accountId } = await made('/v0/account_logs', log);
  const person = await made('/v0/persons', { name: 'Seen', email: 'seen@company.example' });
  return {
    path: `/v0/accounts/${accountId}/activity`,
    idOf: (item) => item.activityId,
    async add() {
      const { accountLogId } = await made('/v0/account_logs', log);
      // Beside each row one that this list must not show.
      await made('/v0/person_logs', { source: 'test', payload: {}, personId: person.personId });
      return activityIdOf(accountLogId);
    },
  };
};

/** Each row is the log of a person of its own; erasing that person deletes it. */
const personActivity =
  (filters: string, listedWhenDeleted: boolean): MakeList =>
  async (facet, key) => {
    const { made, gone } = client(facet, key);
    const log = { source: 'test', payload: {} };
    const { accountId } = await made('/v0/account_logs', log);
    const personOf = new Map<string, string>();
    return {
      path: `/v0/accounts/${accountId}/activity?${filters}`,
      idOf: (item) => item.activityId,
      async add() {
        const { personId } = await made('/v0/persons', { name: 'One of many' });
        const written = await made('/v0/person_logs', { ...log, personId, accountId });
        const id = activityIdOf(written.personLogId);
        personOf.set(id, personId);
        return id;
      },
      async remove(id) {
        await gone(`/v0/persons/${personOf.get(id)}`);
        return listedWhenDeleted;
      },
    };
  };

const domains: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  let count = 0;
  return {
    path: '/v0/domains',
    idOf: (item) => item.domainId,
    add: async () => (await made('/v0/domains', { domain: `d${count++}.example.com` })).domainId,
    async remove(id) {
      await gone(`/v0/domains/${id}`);
      return false;
    },
  };
};

const pageRoutings: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  const { pageId } = await made('/v0/pages', newPage());
  const routing = { name: 'One', rules: [], defaultTarget: { targetType: 'page', pageId } };
  return {
    path: '/v0/page_routings',
    idOf: (item) => item.pageRoutingId,
    add: async () => (await made('/v0/page_routings', routing)).pageRoutingId,
    async remove(id) {
      await gone(`/v0/page_routings/${id}`);
      return false;
    },
  };
};

const pageLinks: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  const { pageId } = await made('/v0/pages', newPage());
  const target = { targetType: 'page', pageId };
  let count = 0;
  return {
    path: `/v0/page_links/search?pageId=${pageId}`,
    idOf: (item) => item.pageLinkId,
    add: async () => (await made('/v0/page_links', { path: `/p${count++}`, target })).pageLinkId,
    async remove(id) {
      await gone(`/v0/page_links/${id}`);
      return false;
    },
  };
};

const pages: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/pages',
    idOf: (item) => item.pageId,
    add: async () => (await made('/v0/pages', newPage())).pageId,
    async remove(id) {
      await gone(`/v0/pages/${id}`);
      return false;
    },
  };
};

const audiences: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  const { pageId } = await made('/v0/pages', newPage());
  const path = `/v0/pages/${pageId}/audiences`;
  return {
    path,
    idOf: (item) => item.audienceId,
    add: async () => (await made(path, { customName: 'One of many' })).audienceId,
  };
};

const ofAudience =
  (
    list: string,
    idOf: OpenList['idOf'],
    add: (post: Post, path: string) => Promise<string>,
  ): MakeList =>
  async (facet, key) => {
    const { made } = client(facet, key);
    const { path: parent, add: addAudience } = await audiences(facet, key);
    const path = `${parent}/${await addAudience()}/${list}`;
    return { path, idOf, add: () => add(made, path) };
  };

const versions = ofAudience(
  'versions',
  (item) => item.versionId,
  async (post, path) => (await post(path, { content: heroContent })).versionId,
);

/** Listed by the version each message made: its own id is in no reply. */
const messages = ofAudience(
  'messages',
  (item) => item.versionId,
  async (post, path) => (await post(path, { message: 'Shorten it' })).versionId,
);

/** Under the id of the operation that lists them; one may be listed in several ways. */
export const lists: Record<string, Record<string, MakeList>> = {
  listPersons: { persons },
  listAccounts: { accounts },
  listApiKeys: { 'API keys': apiKeys },
  listAccountActivity: {
    'the activity of an account': accountActivity,
    'the activity with that of persons': personActivity('includePersonActivity=true', false),
    'the activity with deleted entries': personActivity(
      'includePersonActivity=1&includeDeleted=1',
      true,
    ),
  },
  listPages: { pages },
  listDomains: { domains },
  listPageRoutings: { 'page routings': pageRoutings },
  searchPageLinks: { 'page links': pageLinks },
  listAudiences: { audiences },
  listVersions: { versions },
  listMessages: { messages },
};

export const everyList: Record<string, MakeList> = Object.assign({}, ...Object.values(lists));

export const withQuery = (path: string, query: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;
