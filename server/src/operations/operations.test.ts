import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer } from '../../test/support/server.ts';

const about = (findings: { about: string }[]) => findings.map((finding) => finding.about);

eachEngine('checkup', (engine) => {
  test('says what the doctor says, and to other tenants nothing of folders and neighbours', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { body } = await facet.get('/v0/checkup');
    for (const check of ['node', 'folder', 'database', 'migrations', 'totals', 'jobs', 'files']) {
      assert.ok(about(body.findings).includes(check), `${check} is told`);
    }
    assert.deepEqual(
      body.findings.filter(({ level }: { level: string }) => level === 'fault'),
      [],
    );
    const other = await facet.makeKey({ tenant: 'neighbour', scopes: ['admin'] });
    const theirs = (await facet.get('/v0/checkup', { key: other })).body.findings;
    assert.ok(about(theirs).includes('migrations'));
    for (const check of ['folder', 'totals', 'jobs', 'webhooks', 'secrets', 'files']) {
      assert.ok(!about(theirs).includes(check), `${check} is not told`);
    }
    assert.ok(!JSON.stringify(theirs).includes(facet.settings.dataDir));
  });

  test('the agent is named with its budget, and a test run writes a page', async (t) => {
    const facet = await startServer(t, engine);
    const { body } = await facet.get('/v0/agent');
    assert.deepEqual(body, { agent: 'rules', timeoutSeconds: 30, maxOutputTokens: null });
    const runTest = async () => (await facet.post('/v0/agent/test', undefined)).body;
    let run = await runTest();
    // On a starved machine the first run, which loads the agent, may be over its budget.
    while (!run.ok && run.durationMs >= 30_000) run = await runTest();
    assert.equal(run.ok, true, run.detail);
    assert.ok(run.blocks > 1);
    assert.ok(run.headline.length > 0);
  });
});

test('a model that cannot be reached is told, not thrown', async (t) => {
  const agent = { model: 'gone', baseUrl: 'http://127.0.0.1:9', apiKey: 'k', timeoutMs: 2_000 };
  const facet = await startServer(t, 'sqlite', { settings: { agent } });
  const { body } = await facet.get('/v0/agent');
  assert.deepEqual(body, {
    agent: 'model',
    model: 'gone',
    servedFrom: '127.0.0.1:9',
    timeoutSeconds: 2,
    maxOutputTokens: 16_000,
  });
  const run = (await facet.post('/v0/agent/test', undefined)).body;
  assert.equal(run.ok, false);
  assert.ok(run.detail.length > 0);
  assert.ok(!JSON.stringify(run).includes('"k"'));
});
