import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { indexSomeDue } from '../platform/search/backlog.ts';

const people = [
  { name: 'Ada Lovelace', email: 'ada@engines.example', title: 'Analyst' },
  { name: 'Grace Hopper', email: 'grace@navy.example', title: 'Rear Admiral' },
  { name: 'Łukasz Żółć', email: 'lukasz@engines.example' },
];

async function made(facet: TestServer): Promise<void> {
  for (const person of people) {
    assert.equal((await facet.post('/v0/persons', person)).status, 201);
  }
}

async function namesFound(facet: TestServer, query: Record<string, string>): Promise<string[]> {
  const { body } = await facet.get(`/v0/persons?${new URLSearchParams(query)}`);
  assert.equal(body.totalCount, body.items.length);
  return body.items.map(({ name }: { name: string }) => name);
}

const indexAll = async (facet: TestServer): Promise<void> => {
  while ((await indexSomeDue(facet.db, facet.services.searchSources, 2)) > 0);
};

eachEngine('finding persons', (engine) => {
  test('by email, domain and title, each in any case; all that is given must fit', async (t) => {
    const facet = await startServer(t, engine);
    await made(facet);
    assert.deepEqual(await namesFound(facet, { email: 'ADA@Engines.example' }), ['Ada Lovelace']);
    assert.deepEqual(await namesFound(facet, { email: 'nobody' }), []);
    const engines = ['Łukasz Żółć', 'Ada Lovelace'];
    assert.deepEqual(await namesFound(facet, { domain: 'www.ENGINES.example' }), engines);
    assert.deepEqual(await namesFound(facet, { domain: 'mills.example' }), []);
    const both = { email: 'ada@engines.example', domain: 'navy.example' };
    assert.deepEqual(await namesFound(facet, both), []);
    assert.deepEqual(await namesFound(facet, { ...both, domain: 'engines.example' }), [
      'Ada Lovelace',
    ]);
    assert.deepEqual(
      await namesFound(facet, { email: 'ada@engines.example', search: 'grace' }),
      [],
    );
  });

  test('by words in any case and without accents, before and after they are indexed', async (t) => {
    const facet = await startServer(t, engine);
    await made(facet);
    for (const indexed of [false, true]) {
      if (indexed) await indexAll(facet);
      assert.deepEqual(await namesFound(facet, { search: 'lukasz zolc' }), ['Łukasz Żółć']);
      assert.deepEqual(await namesFound(facet, { search: 'ADMIRAL hop' }), ['Grace Hopper']);
      assert.deepEqual(await namesFound(facet, { search: 'engines' }), [
        'Łukasz Żółć',
        'Ada Lovelace',
      ]);
      const narrowed = { search: 'a', domain: 'navy.example' };
      assert.deepEqual(await namesFound(facet, narrowed), ['Grace Hopper']);
      assert.deepEqual(await namesFound(facet, { search: 'babbage' }), []);
      assert.equal((await namesFound(facet, { search: '  ' })).length, 3);
    }
  });

  test('the best match comes first, whether it is indexed or not, over all pages', async (t) => {
    const facet = await startServer(t, engine);
    for (const name of ['Ana Karenina', 'Juliana', 'Ana']) {
      await facet.post('/v0/persons', { name });
      // Every other one is indexed.
      if (name !== 'Juliana') await indexAll(facet);
    }
    const names: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await facet.get(`/v0/persons?search=ana&limit=1${next}`);
      assert.equal(body.totalCount, 3);
      names.push(body.items[0].name);
      cursor = body.nextCursor;
    }
    assert.deepEqual(names, ['Ana', 'Ana Karenina', 'Juliana']);
  });

  test('a search follows every change at once, and an erased person is in no index', async (t) => {
    const facet = await startServer(t, engine);
    const { body } = await facet.post('/v0/persons', { name: 'Wilhelmina Zupančič' });
    await indexAll(facet);
    const path = `/v0/persons/${body.personId}`;
    await facet.call('PATCH', path, { body: { name: 'Mina Novak' } });
    for (const indexed of [false, true]) {
      if (indexed) await indexAll(facet);
      assert.deepEqual(await namesFound(facet, { search: 'wilhelmina' }), []);
      assert.deepEqual(await namesFound(facet, { search: 'novak' }), ['Mina Novak']);
    }
    await facet.call('DELETE', path);
    assert.deepEqual(await namesFound(facet, { search: 'novak' }), []);
    const left = await facet.db.sql
      .selectFrom('search_documents')
      .select('document_id')
      .where('document_id', '=', body.personId)
      .execute();
    assert.deepEqual(left, []);
  });

  test('a cursor belongs to its filters', async (t) => {
    const facet = await startServer(t, engine);
    await made(facet);
    const { body } = await facet.get('/v0/persons?domain=engines.example&limit=1');
    const other = await facet.get(`/v0/persons?domain=navy.example&cursor=${body.nextCursor}`);
    assert.equal(other.body.code, 'invalid_cursor');
  });
});
