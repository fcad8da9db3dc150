import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ended, imported } from '../../test/support/imports.ts';
import { firstDraft, makeAudience, makePage } from '../../test/support/pages.ts';
import { eventually } from '../../test/support/process.ts';
import { quiet } from '../../test/support/quiet.ts';
import { eachEngine, type Reply, startServer, type TestServer } from '../../test/support/server.ts';

async function batched(facet: TestServer, path: string, body: object): Promise<Reply['body']> {
  const started = await facet.post(path, body);
  assert.equal(started.status, 202, started.text);
  return ended(facet, `/v0/batches/${started.body.batchId}`);
}

async function makePersons(facet: TestServer, count: number): Promise<string[]> {
  const persons = Array.from({ length: count }, (_, n) => ({
    name: `Person ${n}`,
    email: `p${n}@engines.example`,
    externalIds: { crm: String(n) },
  }));
  const { body } = await facet.post('/v0/persons/batch', { matchOn: 'email', persons });
  return body.results.map(({ personId }: { personId: string }) => personId);
}

eachEngine('many audiences at once', (engine) => {
  test('one for each person named, by id or external id; who has one is done', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const [first = '', second = ''] = await makePersons(facet, 3);
    await makeAudience(facet, { personId: first }, pageId);
    const done = await batched(facet, `/v0/pages/${pageId}/audiences/batch`, {
      personIds: [first, second, second, 'ext:crm:2', 'person_unknown'],
    });
    assert.equal(done.status, 'finished');
    assert.deepEqual([done.total, done.done, done.failed], [4, 3, 1]);
    assert.deepEqual(done.errors, [{ id: 'person_unknown', code: 'person_not_found' }]);
    assert.equal((await facet.get(`/v0/pages/${pageId}/audiences`)).body.totalCount, 3);
  });

  test('one for each person a filter finds, over several pages of them', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    await makePersons(facet, 130);
    await facet.post('/v0/persons', { name: 'Elsewhere' });
    const path = `/v0/pages/${pageId}/audiences/batch`;
    const done = await batched(facet, path, { filter: { domain: 'engines.example' } });
    assert.deepEqual([done.total, done.done, done.failed], [130, 130, 0]);
    const again = await batched(facet, path, { filter: { search: 'person 12' } });
    assert.equal(again.done, again.total);
    assert.equal((await facet.get(`/v0/pages/${pageId}/audiences`)).body.totalCount, 130);
  });

  test('one for each person of an import, except who was erased since', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    await facet.post('/v0/persons', { name: 'Elsewhere' });
    // So long that three rows fill a part of the import.
    const notes = Array.from({ length: 4 }, () => 'x'.repeat(65_000)).join(',');
    const rows = [0, 1, 2, 3, 4].map(
      (n) => `Person ${n},p${n}@engines.example${n < 3 ? `,${notes}` : ''}`,
    );
    const header = 'name,email,a,b,c,d';
    const lines = [header, ...rows, 'Again,p0@engines.example', 'Nobody,no address'];
    const csv = lines.join('\n');
    const mapping = JSON.stringify({ name: 'name', email: 'email' });
    const taken = await imported(facet, csv, { mapping });
    assert.deepEqual([taken.created, taken.updated, taken.failed], [5, 1, 1]);
    const { body } = await facet.get('/v0/persons?email=p2@engines.example');
    await facet.call('DELETE', `/v0/persons/${body.items[0].personId}`);
    const path = `/v0/pages/${pageId}/audiences/batch`;
    const done = await batched(facet, path, { importId: taken.importId });
    assert.equal(done.total, done.done + done.failed);
    assert.deepEqual(done.errors, [{ id: 'erased', code: 'person_not_found' }]);
    const { totalCount } = (await facet.get(`/v0/pages/${pageId}/audiences`)).body;
    assert.equal(totalCount, 4);
    const dry = await imported(facet, 'name\nAda', { dryRun: 'true' });
    for (const importId of [dry.importId, 'import_unknown']) {
      const refused = await facet.post(path, { importId });
      assert.equal(refused.body.errors[0].code, 'unknown_reference', importId);
    }
    const both = await facet.post(path, { importId: taken.importId, filter: {} });
    assert.deepEqual(both.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort(), [
      '/filter',
      '/importId',
    ]);
  });

  test('the newest drafts of all, or of those named, are published', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const audiences = [];
    for (const customName of ['One', 'Two', 'Three']) {
      const audience = await makeAudience(facet, { customName }, pageId);
      await firstDraft(facet, audience);
      audiences.push(audience);
    }
    const path = `/v0/pages/${pageId}/publish_batch`;
    const [one] = audiences;
    const some = await batched(facet, path, { audienceIds: [one?.audienceId, 'audience_unknown'] });
    assert.deepEqual([some.done, some.failed], [1, 1]);
    const rest = await batched(facet, path, {});
    assert.deepEqual([rest.total, rest.done, rest.failed], [2, 2, 0]);
    const list = await facet.get(`/v0/pages/${pageId}/audiences?published=true`);
    assert.equal(list.body.totalCount, 3);
  });

  test('one that is cancelled on the way keeps what it did, and does no more', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const known = await makePersons(facet, 1);
    const strangers = Array.from({ length: 2_000 }, (_, n) => `person_unknown_${n}`);
    const path = `/v0/pages/${pageId}/audiences/batch`;
    const started = await facet.post(path, { personIds: [...known, ...strangers] });
    const batch = `/v0/batches/${started.body.batchId}`;
    const isUnderWay = async () => (await facet.get(batch)).body.failed > 0;
    await eventually('some of it is done', isUnderWay);
    const cancelled = await facet.call('POST', `${batch}/cancel`);
    assert.deepEqual([cancelled.status, cancelled.body.status], [200, 'cancelled']);
    await quiet(facet);
    const { body } = await facet.get(batch);
    assert.deepEqual(body, cancelled.body);
    assert.equal(body.done, 1);
    assert.ok(body.failed < strangers.length, String(body.failed));
    assert.equal((await facet.get(`/v0/pages/${pageId}/audiences`)).body.totalCount, 1);
    assert.equal((await facet.call('POST', `${batch}/cancel`)).body.code, 'batch_over');
  });

  test('without persons and filter: 400; one that is over cannot be cancelled', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    assert.equal((await facet.post(`/v0/pages/${pageId}/audiences/batch`, {})).status, 400);
    const done = await batched(facet, `/v0/pages/${pageId}/publish_batch`, {});
    const late = await facet.call('POST', `/v0/batches/${done.batchId}/cancel`);
    assert.equal(late.body.code, 'batch_over');
  });
});
