// Lists that are narrowed or searched, for the paging suite. Beside each row stands one that the
// list must not show.
import { newPage } from './pages.ts';
import { client, type MakeList } from './paging.ts';
import { makeAsset } from './uploads.ts';

export const personsOfDomain: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/persons?domain=Engines.example',
    idOf: (item) => item.personId,
    async add() {
      await made('/v0/persons', { name: 'Elsewhere', domain: 'mills.example' });
      return (await made('/v0/persons', { name: 'Here', domain: 'engines.example' })).personId;
    },
    async remove(id) {
      await gone(`/v0/persons/${id}`);
      return false;
    },
  };
};

export const personsFound: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/persons?search=LOVEL',
    idOf: (item) => item.personId,
    async add() {
      await made('/v0/persons', { name: 'Grace Hopper' });
      return (await made('/v0/persons', { name: 'Ada Lóvelace' })).personId;
    },
    async remove(id) {
      await gone(`/v0/persons/${id}`);
      return false;
    },
  };
};

export const accountsNamed: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/accounts?name=engines%20LTD',
    idOf: (item) => item.accountId,
    async add() {
      await made('/v0/accounts', { name: 'Mills Ltd' });
      return (await made('/v0/accounts', { name: 'Engines Ltd' })).accountId;
    },
    async remove(id) {
      await gone(`/v0/accounts/${id}`);
      return false;
    },
  };
};

export const pagesOfType: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/pages?pageType=outbound&status=draft',
    idOf: (item) => item.pageId,
    async add() {
      await made('/v0/pages', newPage({ pageType: 'inbound' }));
      return (await made('/v0/pages', newPage({ pageType: 'outbound' }))).pageId;
    },
    async remove(id) {
      await gone(`/v0/pages/${id}`);
      return false;
    },
  };
};

export const pagesFound: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/pages?search=spring',
    idOf: (item) => item.pageId,
    async add() {
      await made('/v0/pages', newPage({ name: 'Autumn' }));
      return (await made('/v0/pages', newPage({ name: 'Spring' }))).pageId;
    },
    async remove(id) {
      await gone(`/v0/pages/${id}`);
      return false;
    },
  };
};

const ofPage =
  (query: string): MakeList =>
  async (facet, key) => {
    const { made } = client(facet, key);
    const { pageId } = await made('/v0/pages', newPage());
    const path = `/v0/pages/${pageId}/audiences`;
    return {
      path: `${path}?${query}`,
      idOf: (item) => item.audienceId,
      async add() {
        const { audienceId } = await made(path, { customName: 'Others' });
        await made(`${path}/${audienceId}/archive`, undefined);
        return (await made(path, { customName: 'One of many' })).audienceId;
      },
    };
  };
export const activeAudiences = ofPage('status=active&published=false');
export const audiencesFound = ofPage('search=many');

export const activeAssets: MakeList = async (facet, key) => {
  const { gone } = client(facet, key);
  return {
    path: '/v0/assets?state=active',
    idOf: (item) => item.assetId,
    add: async () => (await makeAsset(facet, {}, { key })).assetId,
    async remove(id) {
      await gone(`/v0/assets/${id}`);
      return false;
    },
  };
};

export const topicsFound: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: '/v0/topics?search=pric',
    idOf: (item) => item.topicId,
    async add() {
      await made('/v0/topics', { name: 'Security' });
      return (await made('/v0/topics', { name: 'Pricing' })).topicId;
    },
    async remove(id) {
      await gone(`/v0/topics/${id}`);
      return false;
    },
  };
};

export const logsOfPerson: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  const { personId } = await made('/v0/persons', { name: 'Ada' });
  const { personId: other } = await made('/v0/persons', { name: 'Grace' });
  const log = { source: 'test', payload: {} };
  return {
    path: `/v0/persons/${personId}/activity`,
    idOf: (item) => item.personLogId,
    async add() {
      await made('/v0/person_logs', { ...log, personId: other });
      return (await made('/v0/person_logs', { ...log, personId })).personLogId;
    },
  };
};

export const audiencesOfPerson: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  const { personId } = await made('/v0/persons', { name: 'Ada' });
  const pageOf = new Map<string, string>();
  return {
    path: `/v0/persons/${personId}/audiences`,
    idOf: (item) => item.audienceId,
    async add() {
      const { pageId } = await made('/v0/pages', newPage());
      const { audienceId } = await made(`/v0/pages/${pageId}/audiences`, { personId });
      pageOf.set(audienceId, pageId);
      return audienceId;
    },
    async remove(id) {
      await gone(`/v0/pages/${pageOf.get(id)}`);
      return false;
    },
  };
};
