// No write is silently ignored: what a change cannot change is a fault that says what to do instead.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../src/routes.ts';
import { newPage } from './support/pages.ts';
import { makeReals, pathOf } from './support/reals.ts';
import { eachEngine, startServer } from './support/server.ts';

const readable = routes.filter(
  ({ method, path, id }) =>
    method === 'PATCH' &&
    id !== 'updateMe' &&
    routes.some((other) => other.method === 'GET' && other.path === path),
);

eachEngine('a change', (engine) => {
  test('takes what was read, as it is, and refuses read-only fields that differ', async (t) => {
    const facet = await startServer(t, engine);
    assert.ok(readable.length > 8);
    for (const route of readable) {
      const path = pathOf(route, await makeReals(facet, route, facet.key));
      const read = await facet.get(path);
      const { properties } = route.body as { properties: Record<string, { readOnly?: boolean }> };
      const known = Object.entries(read.body).filter(([name]) => name in properties);
      const sent = await facet.call('PATCH', path, { body: Object.fromEntries(known) });
      assert.equal(sent.status, 200, `${route.id}: ${sent.text}`);
      const id = Object.keys(properties).find((name) => properties[name]?.readOnly) ?? '';
      const other = await facet.call('PATCH', path, { body: { [id]: 'another' } });
      assert.equal(other.status, 400, `${route.id} ${id}: ${other.text}`);
      assert.deepEqual(
        other.body.errors.map((one: { pointer: string; code: string }) => [one.pointer, one.code]),
        [[`/${id}`, 'read_only']],
      );
    }
  });

  test('of a page’s status says which operation to call, and changes nothing else', async (t) => {
    const facet = await startServer(t, engine);
    const { pageId } = (await facet.post('/v0/pages', newPage())).body;
    const path = `/v0/pages/${pageId}`;
    const body = { status: 'published', name: 'Another name' };
    const refused = await facet.call('PATCH', path, { body });
    assert.equal(refused.status, 400);
    assert.match(refused.body.errors[0].detail, /publish/);
    const { body: page } = await facet.get(path);
    assert.deepEqual([page.status, page.name], ['draft', 'Launch']);
  });

  test('merges metadata member by member, on pages and on audiences', async (t) => {
    const facet = await startServer(t, engine);
    const images = {
      ogImageUrl: 'https://example.com/og.png',
      ogImageFileId: 'file_1',
      twitterImageUrl: 'https://example.com/twitter.png',
      twitterImageFileId: 'file_2',
    };
    const metadata = { title: 'Orbit', keywords: ['crews'], ...images };
    const made = await facet.post('/v0/pages', newPage({ metadata }));
    assert.deepEqual(made.body.metadata, metadata);
    const path = `/v0/pages/${made.body.pageId}`;
    const change = { title: null, description: 'Field crews', ogImageFileId: null };
    const changed = await facet.call('PATCH', path, { body: { metadata: change } });
    const { title, ogImageFileId, ...rest } = metadata;
    assert.deepEqual(changed.body.metadata, { ...rest, description: 'Field crews' });
    const audience = await facet.post(`${path}/audiences`, {
      customName: 'A group',
      metadataOverride: { title: 'For you', author: 'Ada' },
    });
    const own = `${path}/audiences/${audience.body.audienceId}`;
    const merged = await facet.call('PATCH', own, {
      body: { metadataOverride: { author: null, ogTitle: 'For you all' } },
    });
    assert.deepEqual(merged.body.metadataOverride, { title: 'For you', ogTitle: 'For you all' });
    const renamed = await facet.call('PATCH', own, { body: { customName: 'Another group' } });
    assert.deepEqual(renamed.body.metadataOverride, { title: 'For you', ogTitle: 'For you all' });
    const emptied = await facet.call('PATCH', path, { body: { metadata: null } });
    assert.ok(!('metadata' in emptied.body));
  });
});

eachEngine('input', (engine) => {
  test('names and messages of blanks: 400', async (t) => {
    const facet = await startServer(t, engine);
    for (const [path, body] of [
      ['/v0/persons', { name: '   ' }],
      ['/v0/pages', newPage({ name: ' \n ' })],
      ['/v0/topics', { name: '\t' }],
      ['/v0/api_keys', { name: ' ', scopes: ['read'] }],
      ['/v0/accounts', { name: ' ' }],
      ['/v0/persons', { name: '\u200b\u00a0\ufeff' }],
    ] as const) {
      const reply = await facet.post(path, body);
      assert.deepEqual([reply.status, reply.body.errors[0].code], [400, 'blank'], path);
    }
    const { pageId } = (await facet.post('/v0/pages', newPage())).body;
    const { audienceId } = (
      await facet.post(`/v0/pages/${pageId}/audiences`, { customName: 'A group' })
    ).body;
    const path = `/v0/pages/${pageId}/audiences/${audienceId}/messages`;
    assert.equal((await facet.post(path, { message: ' \n' })).status, 400);
    for (const selectedElement of [null, {}, { componentId: 7, of: ['any', 'kind'] }]) {
      const sent = await facet.post(path, { message: 'Shorter, please', selectedElement });
      assert.equal(sent.status, 202, sent.text);
    }
  });

  test('an integer that would be rounded is refused where it stands; others come back exactly', async (t) => {
    const facet = await startServer(t, engine);
    const log = (payload: string) => ({
      raw: `{"source":"crm","domain":"example.com","payload":${payload}}`,
    });
    const refused = await facet.call(
      'POST',
      '/v0/account_logs',
      log('{"a":[{"id":9007199254740993}]}'),
    );
    assert.deepEqual(
      refused.body.errors.map((one: { pointer: string; code: string }) => [one.pointer, one.code]),
      [['/payload/a/0/id', 'number_out_of_range']],
    );
    const kept =
      '{"max":9007199254740991,"text":"9007199254740993","long":0.12345678901234568,"e":1e21}';
    const taken = await facet.call('POST', '/v0/account_logs', log(kept));
    assert.equal(taken.status, 201, taken.text);
    const activity = await facet.get(`/v0/accounts/${taken.body.accountId}/activity`);
    assert.deepEqual(activity.body.items[0].payload, JSON.parse(kept));
  });
});
