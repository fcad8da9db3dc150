import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDraft, makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

async function makePerson(facet: TestServer, fields: Record<string, unknown> = {}) {
  const { body } = await facet.post('/v0/persons', {
    name: 'Ada Lovelace',
    email: 'ada@engines.example',
    ...fields,
  });
  return body.personId as string;
}

eachEngine('audiences', (engine) => {
  test('an audience of a person is named after them and their account', async (t) => {
    const facet = await startServer(t, engine);
    const personId = await makePerson(facet);
    const { path } = await makeAudience(facet, { personId });
    const before = (await facet.get(path)).body;
    assert.equal(before.computedName, 'Ada Lovelace (engines.example)');
    assert.equal(before.effectiveName, before.computedName);
    assert.match(before.personRouteKey, /^[0-9a-z]{12}$/);
    await facet.post('/v0/account_logs', {
      source: 'crm',
      payload: {},
      domain: 'engines.example',
      name: 'Analytical Engines',
    });
    const after = (await facet.get(path)).body;
    assert.equal(after.computedName, 'Ada Lovelace (Analytical Engines)');
    const renamed = await facet.call('PATCH', path, { body: { customName: 'Countess' } });
    assert.equal(renamed.body.effectiveName, 'Countess');
    assert.equal(renamed.body.computedName, after.computedName);
    const back = await facet.call('PATCH', path, { body: { customName: null } });
    assert.equal(back.body.effectiveName, after.computedName);
  });

  test('a person has one audience per page, also under requests at the same moment', async (t) => {
    const facet = await startServer(t, engine);
    const personId = await makePerson(facet);
    const pageId = await makePage(facet);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => facet.post(`/v0/pages/${pageId}/audiences`, { personId })),
    );
    const made = replies.filter((reply) => reply.status === 201);
    assert.equal(made.length, 1);
    for (const reply of replies.filter((other) => other.status !== 201)) {
      assert.equal(reply.body.code, 'audience_exists');
      assert.equal(reply.body.audienceId, made[0]?.body.audienceId);
    }
    assert.equal((await facet.get(`/v0/pages/${pageId}`)).body.audiencesCount, 1);
    const elsewhere = await makePage(facet);
    assert.equal((await facet.post(`/v0/pages/${elsewhere}/audiences`, { personId })).status, 201);
  });

  test('neither personId nor customName is a fault; an unknown person is 404', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const neither = await facet.post(`/v0/pages/${pageId}/audiences`, {});
    assert.equal(neither.status, 400);
    const unknown = await facet.post(`/v0/pages/${pageId}/audiences`, { personId: 'person_none' });
    assert.equal(unknown.body.code, 'person_not_found');
  });

  test('effectiveMetadata is the page’s, overlaid by the audience’s own', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet, { metadata: { title: 'Page', author: 'Team' } });
    const { path } = await makeAudience(
      facet,
      { customName: 'Group', metadataOverride: { title: 'For you' } },
      pageId,
    );
    const { body } = await facet.get(path);
    assert.deepEqual(body.effectiveMetadata, { title: 'For you', author: 'Team' });
    assert.deepEqual(body.metadataOverride, { title: 'For you' });
    const without = await facet.call('PATCH', path, { body: { metadataOverride: null } });
    assert.equal(without.status, 200, without.text);
    assert.deepEqual(without.body.effectiveMetadata, { title: 'Page', author: 'Team' });
    assert.ok(!('metadataOverride' in without.body));
  });

  test('a version keeps the supplementary context of its time', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet, { customName: 'G', supplementaryContext: 'Then' });
    await firstDraft(facet, audience);
    await facet.call('PATCH', audience.path, { body: { supplementaryContext: 'Now' } });
    const { versionId } = (await facet.post(`${audience.path}/messages`, { message: 'Shorten it' }))
      .body;
    const { items } = (await facet.get(`${audience.path}/versions`)).body;
    const contexts = Object.fromEntries(
      items.map((item: { versionNumber: number; supplementaryContext: string }) => [
        item.versionNumber,
        item.supplementaryContext,
      ]),
    );
    assert.deepEqual(contexts, { 1: 'Then', 2: 'Now' });
    assert.equal(items[0].versionId, versionId);
  });

  test('a group keeps its name; archive and restore are reversible', async (t) => {
    const facet = await startServer(t, engine);
    const { path } = await makeAudience(facet, { customName: 'Dispatchers' });
    const nameless = await facet.call('PATCH', path, { body: { customName: null } });
    assert.equal(nameless.body.errors[0].pointer, '/customName');
    assert.ok((await facet.post(`${path}/archive`, undefined)).body.archivedAt);
    assert.equal((await facet.post(`${path}/restore`, undefined)).body.archivedAt, undefined);
  });

  test('what was written for a person is in their export, also of a deleted page', async (t) => {
    const facet = await startServer(t, engine);
    const { body: person } = await facet.post('/v0/persons', { name: 'Ada' });
    const fields = { personId: person.personId, supplementaryContext: 'Likes trains' };
    const audience = await makeAudience(facet, fields);
    const { versionId } = await firstDraft(facet, audience);
    const { body: read } = await facet.get(`${audience.path}/versions/${versionId}`);
    const { previewUrl: _, ...version } = read;
    const { body: messages } = await facet.get(`${audience.path}/messages`);
    assert.ok(messages.items.length > 0);
    await facet.call('DELETE', `/v0/pages/${audience.pageId}`);
    const { body } = await facet.get(`/v0/persons/${person.personId}/export`);
    const [exported] = body.audiences;
    assert.equal(body.audiences.length, 1);
    assert.equal(exported.audienceId, audience.audienceId);
    assert.equal(exported.supplementaryContext, 'Likes trains');
    assert.deepEqual(exported.versions, [version]);
    assert.deepEqual(exported.messages, messages.items);
  });

  test('erasing the person empties what was written for them and leaves the rows', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const personId = await makePerson(facet, { name: 'Wilhelmina Zupančič' });
    const audience = await makeAudience(facet, { personId, supplementaryContext: 'Loves rowing' });
    await firstDraft(facet, audience);
    await facet.post(`${audience.path}/messages`, { message: 'Mention Wilhelmina twice' });
    const content = {
      blocks: [
        { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Wilhelmina', actionIds: [] },
      ],
    };
    const request = { headers: { 'idempotency-key': 'by-hand' } };
    const byHand = () => facet.post(`${audience.path}/versions`, { content }, request);
    assert.equal((await byHand()).status, 201);
    assert.equal((await byHand()).headers.get('idempotent-replayed'), 'true');
    assert.equal((await facet.call('DELETE', `/v0/persons/${personId}`)).status, 204);

    // The stored reply is gone with the person: the request is judged anew.
    assert.equal((await byHand()).body.code, 'audience_archived');
    const left = (await facet.get(audience.path)).body;
    assert.equal(left.personId, undefined);
    assert.equal(left.effectiveName, 'Unnamed audience');
    assert.ok(left.archivedAt);
    assert.equal((await facet.get(`/v0/pages/${audience.pageId}`)).body.audiencesCount, 1);
    assert.equal((await facet.get(`${audience.path}/messages`)).body.totalCount, 0);
    for (const table of [
      'contents',
      'messages',
      'stream_events',
      'versions',
      'audiences',
      'jobs',
    ]) {
      const { rows } = await facet.db.query(`select * from ${table}`, []);
      const text = JSON.stringify(rows);
      assert.ok(
        !/Wilhelmina|Zupan|rowing/.test(text),
        `${table} still knows: ${text.slice(0, 200)}`,
      );
    }
  });
});
