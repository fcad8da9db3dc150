// Webhooks through kill -9, beside receivers that hang, and from several processes.
// FACET_WEBHOOK_KILLS raises the number of kills.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../src/platform/db/open.ts';
import { amounts } from './support/amounts.ts';
import { migratedDatabase, type TestDatabase } from './support/database.ts';
import { newPage } from './support/pages.ts';
import { envOf, eventually, type FacetProcess, serveFacet, shortLease } from './support/process.ts';
import { heroContent } from './support/reals.ts';
import { eachEngine, startServer } from './support/server.ts';
import { hangs, type Sink, startSink } from './support/sink.ts';
import { makeEmitter, subscribe } from './support/webhooks.ts';

const kills = amounts.webhookKills;
const patienceMs = 120_000 + kills * 40_000;
const audiencesCount = 4;

const settings = (database: TestDatabase) => ({
  ...envOf(database),
  FACET_WEBHOOK_ALLOW_PRIVATE: 'true',
});

async function made(facet: FacetProcess, path: string, body: unknown) {
  const reply = await facet.call('POST', path, { body });
  assert.ok(reply.status < 300, JSON.stringify(reply.body));
  return reply.body;
}

async function makeAudiences(facet: FacetProcess): Promise<string[]> {
  const { pageId } = await made(facet, '/v0/pages', newPage());
  const paths: string[] = [];
  for (let n = 0; n < audiencesCount; n++) {
    const path = `/v0/pages/${pageId}/audiences`;
    const { audienceId } = await made(facet, path, { customName: `Group ${n}` });
    paths.push(`${path}/${audienceId}/versions`);
  }
  return paths;
}

/** What was committed for the subscription is what the receiver must have seen. */
async function assertAllArrived(database: TestDatabase, sink: Sink): Promise<void> {
  const db = await openDb(database);
  try {
    const ids = async () =>
      (await db.sql.selectFrom('webhook_deliveries').select('event_id').execute()).map(
        (row) => row.event_id,
      );
    const arrived = () => new Set(sink.received.map(({ headers }) => headers['webhook-id']));
    await eventually('every committed event has arrived', async () => {
      const seen = arrived();
      return (await ids()).every((id) => seen.has(id));
    });
    assert.deepEqual([...arrived()].sort(), (await ids()).sort(), 'and nothing that was not');
    for (const { headers, body } of sink.received)
      assert.equal(headers['webhook-id'], body.eventId);
  } finally {
    await db.close();
  }
}

eachEngine('webhooks and kill -9', (engine) => {
  test(`${kills} kills while events are delivered: each committed one arrives, under its one id`, {
    timeout: patienceMs,
  }, async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const env = { ...settings(database), ...shortLease };
    // Slow enough that a kill always finds some under way.
    const sink = await startSink(t, (_, response) => {
      setTimeout(() => response.writeHead(204).end(), randomInt(30));
    });
    let facet = await serveFacet(t, env);
    const paths = await makeAudiences(facet);
    const hook = { url: sink.url, events: ['page.version.created'] };
    await made(facet, '/v0/webhook_subscriptions', hook);
    let over = false;
    const acknowledged: string[] = [];
    const clients = paths.map(async (path) => {
      while (!over) {
        // Not much faster than they are delivered: on PostgreSQL a kill holds an audience up for a while.
        if (acknowledged.length > sink.received.length + 100) {
          await sleep(20);
          continue;
        }
        const body = { content: heroContent };
        const reply = await facet.call('POST', path, { body }).catch(() => undefined);
        if (reply?.status === 201) acknowledged.push(reply.body.versionId);
        else await sleep(20);
      }
    });
    for (let kill = 0; kill < kills; kill++) {
      const seen = sink.received.length;
      await eventually('deliveries are under way', async () => sink.received.length > seen + 5);
      await sleep(randomInt(40));
      facet.signal('SIGKILL');
      await facet.ended;
      facet = await serveFacet(t, env);
    }
    over = true;
    await Promise.all(clients);
    await assertAllArrived(database, sink);
    const told = new Set(sink.received.map(({ body }) => body.payload.versionId));
    assert.deepEqual(
      acknowledged.filter((versionId) => !told.has(versionId)),
      [],
    );
    facet.signal('SIGTERM');
    assert.equal((await facet.ended).code, 0);
  });
});

eachEngine('receivers that hang', (engine) => {
  test('ten that never answer keep nothing from ten that do', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const emitters = await Promise.all([0, 1, 2, 3].map(() => makeEmitter(facet)));
    const silent = await startSink(t, hangs);
    const healthy = await startSink(t);
    const silentIds: string[] = [];
    for (let n = 0; n < 10; n++) {
      const events = ['page.version.created'];
      silentIds.push((await subscribe(facet, silent.url, { events })).subscriptionId);
      await subscribe(facet, `${healthy.url}/${n}`, { events });
    }
    const each = 10;
    await Promise.all(
      emitters.map(async ({ emit }) => {
        for (let n = 0; n < each; n++) await emit();
      }),
    );
    await healthy.arrived(10 * each * emitters.length);
    const open = await facet.db.sql
      .selectFrom('webhook_deliveries')
      .select('lease_owner')
      .where('state', '=', 'waiting')
      .where('subscription_id', 'in', silentIds)
      .execute();
    // Not one of those has come to an end.
    assert.equal(open.length, 10 * each * emitters.length);
    assert.ok(open.some(({ lease_owner }) => lease_owner !== null));
  });
});

test('on PostgreSQL two workers share the work: each event once, and one takes over from the other', async (t) => {
  const database = await migratedDatabase('postgres');
  t.after(() => database.remove());
  const env = settings(database);
  const sink = await startSink(t, (_, response) => {
    setTimeout(() => response.writeHead(204).end(), randomInt(20));
  });
  const api = await serveFacet(t, { ...env, FACET_ROLES: 'api' });
  const [dies] = await Promise.all([
    // What it holds when it dies is free sooner than by default.
    serveFacet(t, { ...env, FACET_ROLES: 'worker', FACET_LEASE_SECONDS: '10' }),
    serveFacet(t, { ...env, FACET_ROLES: 'worker' }),
  ]);
  const paths = await makeAudiences(api);
  const hook = { url: sink.url, events: ['page.version.created'] };
  await made(api, '/v0/webhook_subscriptions', hook);
  const emit = async () => {
    for (let n = 0; n < 15; n++) {
      await Promise.all(paths.map((path) => made(api, path, { content: heroContent })));
    }
  };
  await emit();
  await assertAllArrived(database, sink);
  const ids = sink.received.map(({ headers }) => headers['webhook-id']);
  assert.equal(ids.length, new Set(ids).size, 'no event was sent twice');
  const emitting = emit();
  await sink.arrived(ids.length + 10);
  dies.signal('SIGKILL');
  await emitting;
  await assertAllArrived(database, sink);
});
