import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';

eachEngine('the tenant of a key', (engine) => {
  test('its name, its site, how much it holds and its limits', async (t) => {
    const facet = await startServer(t, engine);
    await facet.post('/v0/persons', { name: 'Ada' });
    const { pageId } = await makeAudience(facet);
    await makeAudience(facet, { customName: 'Others' }, pageId);
    const { status, body } = await facet.get('/v0/tenant');
    assert.equal(status, 200);
    assert.match(body.tenantId, /^tenant_/);
    assert.equal(body.name, 'default');
    assert.equal(body.siteUrl, 'http://default.facet.example');
    assert.deepEqual(body.counts, { persons: 1, accounts: 1, pages: 1, audiences: 2 });
    assert.equal(body.limits.uploadBytes, facet.settings.uploadLimitBytes);
  });

  test('deleted pages and their audiences are not counted, nor another tenant’s', async (t) => {
    const facet = await startServer(t, engine);
    const { pageId } = await makeAudience(facet);
    await facet.call('DELETE', `/v0/pages/${pageId}`);
    const key = await facet.makeKey({ tenant: 'other' });
    await makePage(facet, {}, key);
    const here = await facet.get('/v0/tenant');
    assert.deepEqual(here.body.counts, { persons: 0, accounts: 1, pages: 0, audiences: 0 });
    const there = await facet.get('/v0/tenant', { key });
    assert.equal(there.body.counts.pages, 1);
    assert.equal(there.body.siteUrl, 'http://other.facet.example');
  });
});
