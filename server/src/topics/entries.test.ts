import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { topicLimits } from './entries.service.ts';

const text = (content: string) => ({ content: { type: 'text', content } });

async function makeTopic(facet: TestServer): Promise<string> {
  const { body } = await facet.post('/v0/topics', { name: 'Pricing' });
  return `/v0/topics/${body.topicId}`;
}

interface Listed {
  topicEntryId: string;
  sortOrder: number;
  content: { content: string };
}

async function listAll(facet: TestServer, topic: string, limit = 2): Promise<Listed[]> {
  const items: Listed[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await facet.get(`${topic}/entries?limit=${limit}${cursor}`);
    items.push(...body.items);
    if (!body.hasMore) return items;
    cursor = `&cursor=${body.nextCursor}`;
  }
}

const wordsOf = (entries: Listed[]): string[] => entries.map((entry) => entry.content.content);

eachEngine('topic entries', (engine) => {
  test('an entry of every type reads back as it was written', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await makeTopic(facet);
    const contents = [
      { type: 'text', content: ' As it is,\n\n with spaces \u{1F680}' },
      { type: 'markdown', content: '# Head\n\n<script>x</script>' },
      { type: 'html', content: '<p>One</p><script>x</script>' },
      { type: 'qa', content: 'Ten a month.', question: 'What does it cost?' },
    ];
    for (const [at, content] of contents.entries()) {
      const created = await facet.post(`${topic}/entries`, { content });
      assert.equal(created.status, 201, created.text);
      assert.match(created.body.topicEntryId, /^topicentry_[a-z0-9]{26}$/);
      assert.equal(created.body.sortOrder, at);
      assert.deepEqual(created.body.content, content);
      const path = `${topic}/entries/${created.body.topicEntryId}`;
      assert.deepEqual((await facet.get(path)).body, created.body);
      const again = await facet.call('PATCH', path, { body: created.body });
      assert.deepEqual(again.body, { ...created.body, staleCitations: [] });
    }
    assert.equal((await facet.get(topic)).body.entriesCount, 4);
  });

  test('content that is not what its type needs is refused, with every fault named', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await makeTopic(facet);
    const faultsOf = async (content: unknown) => {
      const reply = await facet.post(`${topic}/entries`, { content });
      assert.equal(reply.status, 400, reply.text);
      return reply.body.errors.map(
        ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
      );
    };
    assert.deepEqual(await faultsOf({ type: 'qa', content: 'x' }), ['/content/question required']);
    assert.deepEqual(await faultsOf({ type: 'text', content: '', question: 'x' }), [
      '/content/question unknown_field',
      '/content/content too_short',
    ]);
    assert.deepEqual(await faultsOf({ type: 'text' }), ['/content/content required']);
    assert.match(String(await faultsOf({ type: 'pdf', content: 'x' })), /^\/content/);
    assert.match(String(await faultsOf({ content: 'x' })), /^\/content/);
  });

  test('content holds 200,000 characters, of whatever bytes', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await makeTopic(facet);
    const full = '\u{1F680}'.repeat(200_000);
    const kept = await facet.post(`${topic}/entries`, text(full));
    assert.equal(kept.status, 201, kept.text.slice(0, 500));
    assert.equal(kept.body.content.content, full);
    const over = await facet.post(`${topic}/entries`, text('x'.repeat(200_001)));
    assert.equal(over.body.errors[0].code, 'too_long');
  });

  test('entries are listed by sortOrder, with the exact total, and new ones go last', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await makeTopic(facet);
    for (const word of ['a', 'b', 'c', 'd', 'e']) await facet.post(`${topic}/entries`, text(word));
    const before = await listAll(facet, topic);
    assert.deepEqual(wordsOf(before), ['a', 'b', 'c', 'd', 'e']);
    await facet.call('DELETE', `${topic}/entries/${before[4]?.topicEntryId}`);
    await facet.call('DELETE', `${topic}/entries/${before[1]?.topicEntryId}`);
    await facet.post(`${topic}/entries`, text('f'));
    assert.deepEqual(wordsOf(await listAll(facet, topic)), ['a', 'c', 'd', 'f']);
    const { body } = await facet.get(`${topic}/entries?limit=1`);
    assert.equal(body.totalCount, 4);
    assert.equal((await facet.get(topic)).body.entriesCount, 4);
  });

  test('reordering takes every entry once, and gives places from 0', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await makeTopic(facet);
    for (const word of ['a', 'b', 'c', 'd']) await facet.post(`${topic}/entries`, text(word));
    const [a, b, c, d] = (await listAll(facet, topic)).map((entry) => entry.topicEntryId);
    await facet.call('DELETE', `${topic}/entries/${a}`);
    const reorder = (topicEntryIds: unknown) =>
      facet.post(`${topic}/entries/reorder`, { topicEntryIds });
    const reordered = await reorder([d, b, c]);
    assert.equal(reordered.status, 200, reordered.text);
    assert.deepEqual(reordered.body.items, [
      { topicEntryId: d, sortOrder: 0 },
      { topicEntryId: b, sortOrder: 1 },
      { topicEntryId: c, sortOrder: 2 },
    ]);
    const listed = await listAll(facet, topic);
    assert.deepEqual(wordsOf(listed), ['d', 'b', 'c']);
    assert.deepEqual(
      listed.map((entry) => entry.sortOrder),
      [0, 1, 2],
    );
    for (const wrong of [[d, b], [d, b, c, a], [d, b, 'topicentry_x'], []]) {
      assert.equal((await reorder(wrong)).body.code, 'topic_entries_differ');
    }
    assert.equal((await reorder([d, d, b])).status, 400);
    assert.deepEqual(wordsOf(await listAll(facet, topic)), ['d', 'b', 'c']);
  });

  test('a long topic is reordered as a whole', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await makeTopic(facet);
    const tenantId = await facet.services.tenants.ensure('default');
    const topicId = topic.slice('/v0/topics/'.length);
    for (let n = 0; n < 230; n++) {
      const { topicEntries } = facet.services;
      const read = await topicEntries.read(tenantId, { type: 'text', content: `${n}` });
      await topicEntries.create(tenantId, topicId, read);
    }
    const before = await listAll(facet, topic, 100);
    const ids = before.map((entry) => entry.topicEntryId).reverse();
    await facet.post(`${topic}/entries/reorder`, { topicEntryIds: ids });
    const after = await listAll(facet, topic, 100);
    assert.deepEqual(
      after.map((entry) => entry.topicEntryId),
      ids,
    );
  });

  test('entries written at the same moment all have a place of their own', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await makeTopic(facet);
    const words = Array.from({ length: 20 }, (_, n) => `word ${n}`);
    await Promise.all(words.map((word) => facet.post(`${topic}/entries`, text(word))));
    const listed = await listAll(facet, topic, 7);
    assert.deepEqual(
      listed.map((entry) => entry.sortOrder),
      words.map((_, n) => n),
    );
    assert.deepEqual(new Set(wordsOf(listed)), new Set(words));
    assert.equal((await facet.get(topic)).body.entriesCount, 20);
  });

  test('an entry is only found in its own topic and tenant', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await makeTopic(facet);
    const another = await makeTopic(facet);
    const { body: entry } = await facet.post(`${topic}/entries`, text('mine'));
    const key = await facet.makeKey({ tenant: 'other' });
    const elsewhere = `${another}/entries/${entry.topicEntryId}`;
    const here = `${topic}/entries/${entry.topicEntryId}`;
    for (const [path, options] of [
      [elsewhere, {}],
      [here, { key }],
    ] as const) {
      assert.equal((await facet.get(path, options)).status, 404);
      assert.equal((await facet.call('DELETE', path, options)).status, 404);
      const change = { ...options, body: text('theirs') };
      assert.equal((await facet.call('PATCH', path, change)).status, 404);
    }
    assert.equal((await facet.get(here)).body.content.content, 'mine');
  });

  test('a topic takes only so much, and what was there stays', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const topic = await makeTopic(facet);
    const topicId = topic.slice('/v0/topics/'.length);
    const fill = (full: { text_length?: number; entries_count?: number }) =>
      facet.db.sql.updateTable('topics').set(full).where('topic_id', '=', topicId).execute();
    const { body: entry } = await facet.post(`${topic}/entries`, text('short'));
    await fill({ text_length: topicLimits.textLength - 10 });
    const path = `${topic}/entries/${entry.topicEntryId}`;
    const longer = await facet.call('PATCH', path, { body: text('short and a good bit longer') });
    assert.equal(longer.body.code, 'topic_full');
    assert.equal((await facet.get(path)).body.content.content, 'short');
    assert.equal((await facet.call('PATCH', path, { body: text('less') })).status, 200);
    await fill({ text_length: 0, entries_count: topicLimits.entries });
    assert.equal((await facet.post(`${topic}/entries`, text('x'))).body.code, 'topic_full');
    assert.equal((await facet.call('DELETE', path)).status, 204);
  });
});
