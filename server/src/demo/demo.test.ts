import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '../../test/support/database.ts';
import { eachEngine, startServer, testPool, testSettings } from '../../test/support/server.ts';
import { worldOf } from '../cli/demo.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDb } from '../platform/db/open.ts';
import { makeSignals } from '../platform/signals/signals.ts';
import { makeServices } from '../services.ts';
import { makeSigningSecret, signatureHeaders, signingKey } from '../webhooks/signature.ts';
import { demoTenantSlug, ensureDemo } from './demo.ts';
import { startReceiver } from './receiver.ts';
import { conversation, pages, persons, pictures, topics } from './story.ts';
import { trialPage } from './trial.ts';

const dayMs = 86_400_000;
const all = { after: undefined, limit: 100 };

eachEngine('the demo', (engine) => {
  test('has lived a month: pages, variants, library, visits and forms; made once', async (t) => {
    const database = await freshDatabase(engine);
    const db = await openDb(database);
    t.after(async () => {
      await db.close();
      await database.remove();
    });
    await migrate(db, Date.now());
    const settings = testSettings(database.dataDir);
    assert.equal(await ensureDemo(worldOf(db, settings, testPool)), true);

    const services = await makeServices({
      db,
      clock: systemClock,
      signals: makeSignals(),
      settings,
    });
    const tenantId = (await services.tenants.find(demoTenantSlug)) ?? '';
    const made = await services.pages.list(tenantId, {}, all);
    assert.equal(made.totalCount, pages.length + 1, 'and the one of the experiment');
    assert.deepEqual([...new Set(made.items.map((page) => page.status))], ['published']);
    assert.ok((await services.persons.list(tenantId, {}, all)).totalCount >= persons.length);
    assert.equal((await services.topics.list(tenantId, undefined, all)).totalCount, topics.length);
    const assets = await services.assets.search(
      tenantId,
      { query: 'plan', assetType: undefined },
      all,
    );
    assert.ok(assets.totalCount > 0 && assets.totalCount < pictures.length);
    const variants = pages.flatMap((page) => page.persons).length;
    const links = await services.links.search(tenantId, {}, all);
    assert.ok(links.totalCount > variants, 'a link for each person, and one for everybody');

    const pageId = made.items.at(-1)?.page_id ?? '';
    const now = Date.now();
    const summary = async (from: number, to: number) =>
      services.analytics.page(tenantId, pageId, { from, to });
    const month = await summary(now - 31 * dayMs, now);
    const lastWeek = await summary(now - 7 * dayMs, now);
    assert.ok(month.sessions > 100, `${month.sessions} sessions`);
    assert.ok(lastWeek.sessions > 5 && lastWeek.sessions < month.sessions / 2);
    for (const traffic of ['bot', 'unproven'] as const) {
      const kept = await services.sessions.list(tenantId, pageId, { traffic: [traffic] }, all);
      assert.ok(kept.totalCount > 5, `${kept.totalCount} sessions are ${traffic}`);
    }
    assert.ok((await services.forms.list(tenantId, { suspectedBot: false }, all)).totalCount > 0);

    const trialId = made.items.find(({ name }) => name === trialPage.page.name)?.page_id ?? '';
    const results = await services.experiments.results(tenantId, trialId);
    assert.match(results.verdict, /^\+\d.* points, between \+.*, at any time you look\.$/);

    const ada = await services.persons.findByEmail(tenantId, conversation[0]?.email ?? '');
    const audiences = await services.audiences.ofPerson(tenantId, ada?.person_id ?? '');
    const changed = audiences.find(({ page_id }) => page_id === pageId);
    const then = { at: now - 29 * dayMs };
    const [first, last] = await Promise.all([
      services.renditions.findAsOf(tenantId, changed?.audience_id ?? '', then),
      services.renditions.findAsOf(tenantId, changed?.audience_id ?? '', { at: now }),
    ]);
    assert.ok(first && last && first.sha256 !== last.sha256, 'a page that changed');
    const stale = await services.claims.list(tenantId, { status: 'stale' }, all);
    assert.ok(stale.totalCount > 0, 'a page says what its source no longer does');

    // Its last act is the caller's: the key, which says that nothing is missing.
    await services.keys.create(tenantId, { name: 'demo', scopes: ['admin'] });
    assert.equal(await ensureDemo(worldOf(db, settings, testPool)), false);
  });

  test('that was cut short is not taken for whole', async (t) => {
    const { db, services, settings } = await startServer(t, engine, { own: true });
    await services.tenants.ensure(demoTenantSlug);
    await assert.rejects(
      ensureDemo(worldOf(db, settings, testPool)),
      /earlier start of the demo did not finish/,
    );
  });
});

test('the receiver takes what is signed with its secret, and nothing else', async (t) => {
  const heard: string[] = [];
  const receiver = await startReceiver((line) => heard.push(line));
  t.after(() => receiver.close());
  const [right, wrong] = [makeSigningSecret(), makeSigningSecret()];
  const body = JSON.stringify({ eventId: 'evt_1', type: 'page.version.published' });
  const send = async (secret: string) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = signatureHeaders([signingKey(secret)], { webhookId: 'evt_1', timestamp, body });
    return (await fetch(receiver.url, { method: 'POST', body, headers })).status;
  };
  assert.equal(await send(right), 401, 'before it trusts anyone');
  receiver.trust(right);
  assert.equal(await send(wrong), 401);
  assert.equal(await send(right), 204);
  assert.deepEqual(heard, ['webhook: page.version.published (evt_1), signature verified']);
});
