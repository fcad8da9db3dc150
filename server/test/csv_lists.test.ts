// Lists as CSV: the whole list, with the JSON fields as columns, and no cell that a spreadsheet runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCsvReader } from '../src/platform/formats/csv.ts';
import { openPage, submit } from './support/form_pages.ts';
import { makePage } from './support/pages.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';
import { makeLink, publishedAudience, toPage } from './support/site.ts';

async function csvOf(facet: TestServer, path: string): Promise<Record<string, string>[]> {
  const response = await fetch(facet.url + path, {
    headers: { 'x-api-key': facet.key, accept: 'text/csv' },
  });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/csv; charset=utf-8/);
  const reader = makeCsvReader();
  const text = await response.text();
  const [header = [], ...rows] = [...reader.push(text), ...reader.end()];
  return rows.map((row) => Object.fromEntries(header.map((name, n) => [name, row[n] ?? ''])));
}

eachEngine('lists as CSV', (engine) => {
  test('persons: all of them, however many pages that is, filtered as asked', async (t) => {
    const facet = await startServer(t, engine);
    const persons = Array.from({ length: 450 }, (_, n) => ({
      name: n === 0 ? '=HYPERLINK("http://evil.example","x")' : `Person, "${n}"`,
      email: `p${n}@${n < 3 ? 'few' : 'many'}.example`,
    }));
    await facet.post('/v0/persons/batch', { matchOn: 'email', persons });
    const rows = await csvOf(facet, '/v0/persons?limit=10');
    assert.equal(rows.length, 450);
    assert.equal(new Set(rows.map(({ personId }) => personId)).size, 450);
    assert.equal(rows[0]?.name, 'Person, "449"');
    assert.ok(!('externalIds' in (rows[0] ?? {})));
    const ids = { crm: '7', hubspot: '-1' };
    await facet.post('/v0/persons', { name: 'Known', domain: 'known.example', externalIds: ids });
    const [known] = await csvOf(facet, '/v0/persons?domain=known.example');
    assert.equal(known?.['externalIds.crm'], '7');
    assert.equal(known?.['externalIds.hubspot'], "'-1");
    const few = await csvOf(facet, '/v0/persons?domain=few.example');
    assert.equal(few[0]?.['externalIds.crm'], '');
    assert.equal(few.length, 3);
    assert.equal(few.at(-1)?.name, '\'=HYPERLINK("http://evil.example","x")');
  });

  test('audiences: with their url, the merge field for an email tool', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const { body: person } = await facet.post('/v0/persons', { name: 'Ada' });
    await publishedAudience(facet, 'Hello', { personId: person.personId }, pageId);
    await makeLink(facet, '/launch', toPage(pageId));
    const [row] = await csvOf(facet, `/v0/pages/${pageId}/audiences`);
    const { body } = await facet.get(`/v0/pages/${pageId}/audiences`);
    assert.equal(row?.url, body.items[0].url);
    const [own] = await csvOf(facet, `/v0/persons/${person.personId}/audiences`);
    assert.deepEqual(own, row);
    assert.equal(row?.['latestVersion.versionId'], body.items[0].latestVersion.versionId);
  });

  test('by weight, where JSON is taken too', async (t) => {
    const facet = await startServer(t, engine);
    for (const [accept, isCsv] of [
      ['text/csv, application/json', true],
      ['application/json, text/csv', false],
      ['application/json;q=0.5, text/csv', true],
      ['text/csv;q=0.5, application/json', false],
      ['text/csv;q=0', false],
      ['*/*', false],
    ] as const) {
      const { headers } = await fetch(`${facet.url}/v0/accounts`, {
        headers: { 'x-api-key': facet.key, accept },
      });
      assert.equal(headers.get('content-type')?.startsWith('text/csv'), isCsv, accept);
    }
  });

  test('accounts, sessions, submissions, the time series; an unknown page is a problem', async (t) => {
    const facet = await startServer(t, engine);
    await facet.post('/v0/accounts', { name: 'Engines', domain: 'engines.example' });
    assert.equal((await csvOf(facet, '/v0/accounts?domain=engines.example'))[0]?.name, 'Engines');
    const page = await openPage(facet);
    assert.equal((await submit(facet, page)).status, 303);
    assert.equal((await csvOf(facet, '/v0/form_submissions')).length, 1);
    const pageId = await makePage(facet);
    assert.deepEqual(await csvOf(facet, `/v0/pages/${pageId}/sessions`), []);
    const points = await csvOf(facet, `/v0/pages/${pageId}/analytics/timeseries`);
    assert.ok((points[0]?.startDate ?? '') < (points.at(-1)?.startDate ?? ''));
    const missing = await facet.get('/v0/pages/page_unknown/audiences', {
      headers: { accept: 'text/csv' },
    });
    assert.equal(missing.body.code, 'page_not_found');
  });
});
