import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, type TestAudience } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const passages = [
  'Orbit costs ten a month.',
  'Crews see every change at once, wherever they are.',
].map(
  (start) =>
    `${start} That is true on all plans, in every country and for every size of team we know.`,
);
const written = (texts: string[]) => ({ content: { type: 'text', content: texts.join('\n\n') } });

interface Stand {
  facet: TestServer;
  topic: string;
  entry: string;
  chunkIds: string[];
}

async function makeStand(facet: TestServer): Promise<Stand> {
  const { body: made } = await facet.post('/v0/topics', { name: 'Orbit' });
  const topic = `/v0/topics/${made.topicId}`;
  const { body: entry } = await facet.post(`${topic}/entries`, written(passages));
  const chunks = await facet.services.retrieval.retrieve(
    await facet.services.tenants.ensure('default'),
    [made.topicId],
    '',
    10,
  );
  return {
    facet,
    topic,
    entry: `${topic}/entries/${entry.topicEntryId}`,
    chunkIds: chunks.map((chunk) => chunk.chunkId),
  };
}

/** A version that cites a chunk in a block and in an item of one. */
async function publishCiting(
  facet: TestServer,
  audience: TestAudience,
  chunkIds: string[],
): Promise<string> {
  const answer = { question: 'What?', answer: 'That.', chunkIds };
  const content = {
    blocks: [
      { type: 'prose', componentId: 'prose', chunkIds, paragraphs: ['Text'] },
      { type: 'faq', componentId: 'faq', chunkIds: [], items: [answer] },
    ],
  };
  const { body: version } = await facet.post(`${audience.path}/versions`, { content });
  const published = await facet.post(
    `${audience.path}/versions/${version.versionId}/publish`,
    undefined,
  );
  assert.equal(published.status, 200, published.text);
  return version.versionId;
}

eachEngine('stale citations', (engine) => {
  test('an edit names the published versions that cite what it changed, and only those', async (t) => {
    const stand = await makeStand(await startServer(t, engine));
    const { facet, topic, entry, chunkIds } = stand;
    const [price = '', crews = ''] = chunkIds;
    const cites = await makeAudience(facet);
    const other = await makeAudience(facet);
    const versionId = await publishCiting(facet, cites, [price]);
    await publishCiting(facet, other, [crews]);
    const expected = { versionId, audienceId: cites.audienceId, pageId: cites.pageId };

    const edited = await facet.call('PATCH', entry, {
      body: written(['Orbit costs eleven a month.', passages[1] ?? '']),
    });
    assert.deepEqual(edited.body.staleCitations, [expected]);
    const listed = await facet.get(`${topic}/stale_citations`);
    assert.deepEqual(listed.body.items, [expected]);
    assert.equal(listed.body.totalCount, 1);

    const touched = await facet.call('PATCH', entry, {
      body: written(['Orbit costs twelve a month.', passages[1] ?? '']),
    });
    assert.deepEqual(touched.body.staleCitations, []);
    assert.equal((await facet.get(`${topic}/stale_citations`)).body.totalCount, 1);
  });

  test('an entry says which pages rest on it, by live versions and drafts', async (t) => {
    const { facet, topic, entry, chunkIds } = await makeStand(await startServer(t, engine));
    assert.deepEqual((await facet.get(`${topic}/citations`)).body, { items: [] });
    const live = await makeAudience(facet);
    await publishCiting(facet, live, chunkIds);
    const drafted = await makeAudience(facet, { customName: 'Others' }, live.pageId);
    const content = {
      blocks: [{ type: 'prose', componentId: 'prose', chunkIds, paragraphs: ['Text'] }],
    };
    await facet.post(`${drafted.path}/versions`, { content });
    const { body } = await facet.get(`${topic}/citations`);
    assert.deepEqual(body.items, [
      {
        topicEntryId: entry.split('/').at(-1),
        pageId: live.pageId,
        pageName: 'Launch',
        variants: 2,
        live: 1,
      },
    ]);
  });

  test('text that is put back is stale no longer', async (t) => {
    const { facet, topic, entry, chunkIds } = await makeStand(await startServer(t, engine));
    await publishCiting(facet, await makeAudience(facet), chunkIds);
    const edited = await facet.call('PATCH', entry, { body: written(['All new.']) });
    assert.equal(edited.body.staleCitations.length, 1);
    const undone = await facet.call('PATCH', entry, { body: written(passages.toReversed()) });
    assert.deepEqual(undone.body.staleCitations, []);
    assert.deepEqual((await facet.get(`${topic}/stale_citations`)).body.items, []);
  });

  test('a deleted entry leaves its citations stale, until another version is published', async (t) => {
    const { facet, topic, entry, chunkIds } = await makeStand(await startServer(t, engine));
    const audience = await makeAudience(facet);
    await publishCiting(facet, audience, chunkIds);
    assert.equal((await facet.call('DELETE', entry)).status, 204);
    assert.equal((await facet.get(`${topic}/stale_citations`)).body.totalCount, 1);
    await publishCiting(facet, audience, []);
    assert.equal((await facet.get(`${topic}/stale_citations`)).body.totalCount, 0);
  });

  test('drafts and other tenants are not named', async (t) => {
    const { facet, topic, entry, chunkIds } = await makeStand(await startServer(t, engine));
    const audience = await makeAudience(facet);
    const block = { type: 'prose', componentId: 'a', chunkIds, paragraphs: ['Text'] };
    await facet.post(`${audience.path}/versions`, { content: { blocks: [block] } });
    const edited = await facet.call('PATCH', entry, { body: written(['All new.']) });
    assert.deepEqual(edited.body.staleCitations, []);
    const key = await facet.makeKey({ tenant: 'other' });
    assert.equal((await facet.get(`${topic}/stale_citations`, { key })).status, 404);
  });
});
