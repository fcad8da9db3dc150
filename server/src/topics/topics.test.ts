import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer } from '../../test/support/server.ts';

const text = (content: string) => ({ content: { type: 'text', content } });

eachEngine('topics', (engine) => {
  test('a topic reads back as it was created, and can be posted again', async (t) => {
    const facet = await startServer(t, engine);
    const created = await facet.post('/v0/topics', {
      name: 'Pricing',
      description: 'What it costs',
    });
    assert.equal(created.status, 201);
    assert.match(created.body.topicId, /^topic_[a-z0-9]{26}$/);
    assert.equal(created.body.entriesCount, 0);
    const read = await facet.get(`/v0/topics/${created.body.topicId}`);
    assert.deepEqual(read.body, created.body);
    const again = await facet.post('/v0/topics', read.body);
    assert.equal(again.status, 201);
    assert.notEqual(again.body.topicId, created.body.topicId);
  });

  test('a description is null when there is none, and null empties it', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { body: topic } = await facet.post('/v0/topics', { name: 'Pricing' });
    assert.equal(topic.description, null);
    const path = `/v0/topics/${topic.topicId}`;
    const change = (body: unknown) => facet.call('PATCH', path, { body });
    assert.equal((await change({ description: 'x' })).body.description, 'x');
    facet.clock.advance(1_000);
    const renamed = await change({ name: 'Prices' });
    assert.equal(renamed.body.name, 'Prices');
    assert.equal(renamed.body.description, 'x');
    assert.ok(renamed.body.updatedAt > topic.updatedAt);
    assert.equal((await change({ description: null })).body.description, null);
    assert.deepEqual((await facet.get(path)).body.description, null);
  });

  test('topics are listed newest first, with their exact total', async (t) => {
    const facet = await startServer(t, engine);
    const names = ['one', 'two', 'three'];
    for (const name of names) await facet.post('/v0/topics', { name });
    const other = await facet.makeKey({ tenant: 'other' });
    await facet.post('/v0/topics', { name: 'theirs' }, { key: other });
    const first = await facet.get('/v0/topics?limit=2');
    assert.deepEqual(
      first.body.items.map((topic: { name: string }) => topic.name),
      ['three', 'two'],
    );
    assert.equal(first.body.totalCount, 3);
    await facet.call('DELETE', `/v0/topics/${first.body.items[0].topicId}`);
    const second = await facet.get(`/v0/topics?limit=2&cursor=${first.body.nextCursor}`);
    assert.deepEqual(
      second.body.items.map((topic: { name: string }) => topic.name),
      ['one'],
    );
    assert.equal(second.body.totalCount, 2);
    assert.equal(second.body.hasMore, false);
  });

  test('deleting a topic deletes its entries and chunks, retired ones too', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { body: topic } = await facet.post('/v0/topics', { name: 'Pricing' });
    const path = `/v0/topics/${topic.topicId}`;
    const { body: entry } = await facet.post(`${path}/entries`, text('It costs ten.'));
    const entryPath = `${path}/entries/${entry.topicEntryId}`;
    await facet.call('PATCH', entryPath, { body: text('It costs eleven.') });
    assert.equal((await facet.call('DELETE', path)).status, 204);
    for (const gone of [path, entryPath, `${path}/entries`, `${path}/stale_citations`]) {
      assert.equal((await facet.get(gone)).status, 404, gone);
    }
    assert.equal((await facet.call('DELETE', path)).body.code, 'topic_not_found');
    for (const table of ['topic_entries', 'topic_chunks', 'topic_retired_chunks'] as const) {
      const rows = await facet.db.sql.selectFrom(table).select('topic_id').execute();
      assert.deepEqual(rows, [], table);
    }
  });
});
