import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { publishedAudience } from '../../test/support/site.ts';
import { indexSomeDue } from '../platform/search/backlog.ts';

async function found(facet: TestServer, path: string): Promise<string[]> {
  const { body } = await facet.get(path);
  assert.equal(body.totalCount, body.items.length, path);
  return body.items.map(
    (item: { effectiveName?: string; name?: string }) => item.effectiveName ?? item.name,
  );
}

const indexAll = async (facet: TestServer): Promise<void> => {
  while ((await indexSomeDue(facet.db, facet.services.searchSources, 3)) > 0);
};

eachEngine('finding audiences', (engine) => {
  test('by status, by whether something is published, by person and by words', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const { body: ada } = await facet.post('/v0/persons', {
      name: 'Ada Lovelace',
      email: 'ada@engines.example',
    });
    await publishedAudience(facet, 'Hello', { customName: 'Buyers' }, pageId);
    await makeAudience(facet, { personId: ada.personId }, pageId);
    const gone = await makeAudience(facet, { customName: 'Former buyers' }, pageId);
    await facet.call('POST', `${gone.path}/archive`);
    await facet.post('/v0/accounts', { name: 'Analytical Engines', domain: 'engines.example' });
    const list = `/v0/pages/${pageId}/audiences`;
    const person = 'Ada Lovelace (Analytical Engines)';
    for (const indexed of [false, true]) {
      if (indexed) await indexAll(facet);
      assert.deepEqual(await found(facet, `${list}?status=active`), [person, 'Buyers']);
      assert.deepEqual(await found(facet, `${list}?status=archived`), ['Former buyers']);
      assert.deepEqual(await found(facet, `${list}?published=true`), ['Buyers']);
      const both = `${list}?status=active&published=false`;
      assert.deepEqual(await found(facet, both), [person]);
      assert.deepEqual(await found(facet, `${list}?personId=${ada.personId}`), [person]);
      assert.deepEqual(await found(facet, `${list}?search=analytical`), [person]);
      assert.deepEqual(await found(facet, `${list}?search=buyers`), ['Buyers', 'Former buyers']);
      const active = `${list}?search=buyers&status=active&published=true`;
      assert.deepEqual(await found(facet, active), ['Buyers']);
    }
    const other = await makePage(facet);
    assert.deepEqual(await found(facet, `/v0/pages/${other}/audiences?search=buyers`), []);
  });

  test('the search follows a person’s new name and an audience’s new state', async (t) => {
    const facet = await startServer(t, engine);
    const { body: person } = await facet.post('/v0/persons', { name: 'Ada' });
    const audience = await makeAudience(facet, { personId: person.personId });
    const list = `/v0/pages/${audience.pageId}/audiences`;
    await indexAll(facet);
    await facet.call('PATCH', `/v0/persons/${person.personId}`, { body: { name: 'Augusta' } });
    assert.deepEqual(await found(facet, `${list}?search=ada`), []);
    assert.deepEqual(await found(facet, `${list}?search=augusta`), ['Augusta']);
    await indexAll(facet);
    await facet.call('POST', `${audience.path}/archive`);
    assert.deepEqual(await found(facet, `${list}?search=augusta&status=active`), []);
    assert.deepEqual(await found(facet, `${list}?search=augusta&status=archived`), ['Augusta']);
    await facet.call('DELETE', `/v0/persons/${person.personId}`);
    assert.deepEqual(await found(facet, `${list}?search=augusta`), []);
    await indexAll(facet);
    assert.deepEqual(await found(facet, `${list}?search=augusta`), []);
  });
});

eachEngine('finding pages and topics', (engine) => {
  test('pages by status, type, name and title', async (t) => {
    const facet = await startServer(t, engine);
    const one = await makePage(facet, { name: 'Spring', pageType: 'outbound' });
    await makePage(facet, { name: 'Autumn', metadata: { title: 'Harvest offers' } });
    await facet.call('POST', `/v0/pages/${one}/publish`);
    for (const indexed of [false, true]) {
      if (indexed) await indexAll(facet);
      assert.deepEqual(await found(facet, '/v0/pages?status=published'), ['Spring']);
      assert.deepEqual(await found(facet, '/v0/pages?status=archived'), []);
      assert.deepEqual(await found(facet, '/v0/pages?pageType=inbound&status=draft'), ['Autumn']);
      assert.deepEqual(await found(facet, '/v0/pages?search=harvest'), ['Autumn']);
      assert.deepEqual(await found(facet, '/v0/pages?search=spr&status=draft'), []);
    }
    await facet.call('POST', `/v0/pages/${one}/archive`);
    assert.deepEqual(await found(facet, '/v0/pages?status=archived'), ['Spring']);
    await facet.call('DELETE', `/v0/pages/${one}`);
    assert.deepEqual(await found(facet, '/v0/pages?search=spring'), []);
    assert.deepEqual(await found(facet, '/v0/pages?status=archived'), []);
    assert.equal((await facet.get('/v0/pages?status=gone')).status, 400);
  });

  test('topics by name and description', async (t) => {
    const facet = await startServer(t, engine);
    const { body } = await facet.post('/v0/topics', {
      name: 'Pricing',
      description: 'What it costs',
    });
    await facet.post('/v0/topics', { name: 'Security' });
    assert.deepEqual(await found(facet, '/v0/topics?search=COSTS'), ['Pricing']);
    await indexAll(facet);
    await facet.call('DELETE', `/v0/topics/${body.topicId}`);
    assert.deepEqual(await found(facet, '/v0/topics?search=costs'), []);
  });
});
