// Lists of pages and of what belongs to them, for the paging suite.
import assert from 'node:assert/strict';
import { newPage } from './pages.ts';
import { client, type MakeList, type OpenList, type Post } from './paging.ts';
import { heroContent } from './reals.ts';
import { makeAsset } from './uploads.ts';

export const pages: MakeList = async (facet, key) => {
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

export const audiences: MakeList = async (facet, key) => {
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

export const versions = ofAudience(
  'versions',
  (item) => item.versionId,
  async (post, path) => (await post(path, { content: heroContent })).versionId,
);

/** Listed by the version each message made: its own id is in no reply. */
export const messages = ofAudience(
  'messages',
  (item) => item.versionId,
  async (post, path) => (await post(path, { message: 'Shorten it' })).versionId,
);

export const assets: MakeList = async (facet, key) => {
  const { gone } = client(facet, key);
  return {
    path: '/v0/assets/search',
    idOf: (item) => item.assetId,
    add: async () => (await makeAsset(facet, {}, { key })).assetId,
    async remove(id) {
      await gone(`/v0/assets/${id}`);
      return false;
    },
  };
};

export const domains: MakeList = async (facet, key) => {
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

export const pageRoutings: MakeList = async (facet, key) => {
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

export const pageLinks: MakeList = async (facet, key) => {
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

export const publications: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  const { pageId } = await made('/v0/pages', newPage());
  const { audienceId } = await made(`/v0/pages/${pageId}/audiences`, { customName: 'A group' });
  const path = `/v0/pages/${pageId}/audiences/${audienceId}`;
  return {
    path: `${path}/publications`,
    idOf: (item) => item.versionId,
    async add() {
      const { versionId } = await made(`${path}/versions`, { content: heroContent });
      const published = await facet.call('POST', `${path}/versions/${versionId}/publish`, { key });
      assert.equal(published.status, 200, published.text);
      return versionId;
    },
  };
};

/** Each row is what one published version says, and the context said before. */
export const staleClaims: MakeList = async (facet, key) => {
  const { made } = client(facet, key);
  const block = { type: 'prose', componentId: 'body', chunkIds: [] };
  const content = { blocks: [{ ...block, paragraphs: ['Crews arrive 40% faster.'] }] };
  return {
    path: '/v0/claims?status=stale',
    idOf: (item) => item.versionId,
    async add() {
      const said = { pageContext: 'Crews arrive 40% faster.' };
      const { pageId } = await made('/v0/pages', newPage(said));
      const audiencesPath = `/v0/pages/${pageId}/audiences`;
      const { audienceId } = await made(audiencesPath, { customName: 'One of many' });
      const versionsPath = `${audiencesPath}/${audienceId}/versions`;
      const { versionId } = await made(versionsPath, { content });
      await made(`${versionsPath}/${versionId}/publish`, undefined);
      const body = { pageContext: 'Crews arrive faster.' };
      const changed = await facet.call('PATCH', `/v0/pages/${pageId}`, { key, body });
      assert.equal(changed.status, 200, changed.text);
      return versionId;
    },
  };
};
