// Many audiences at once through kill -9: each is made once and published once, whenever the process dies.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { migratedDatabase } from './support/database.ts';
import { ended } from './support/imports.ts';
import { newPage } from './support/pages.ts';
import { envOf, type FacetProcess, serveFacet, shortLease } from './support/process.ts';
import { eachEngine } from './support/server.ts';

const many = 60;

async function made(facet: FacetProcess, path: string, body: unknown) {
  const reply = await facet.call('POST', path, { body });
  assert.ok(reply.status < 300, JSON.stringify(reply.body));
  return reply.body;
}

/** Waits until some of the batch is done and not all, if it can be met there. */
async function underWay(facet: FacetProcess, path: string): Promise<void> {
  for (;;) {
    const { status, done } = (await facet.call('GET', path)).body;
    if (done >= many / 3 || (status !== 'queued' && status !== 'running')) return;
  }
}

eachEngine('batches and kill -9', (engine) => {
  test(`${many} audiences made and published, a kill in each batch: each once`, async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const env = { ...envOf(database), ...shortLease };
    let facet = await serveFacet(t, env);

    const throughKill = async (path: string, body: unknown) => {
      const { batchId } = await made(facet, path, body);
      await underWay(facet, `/v0/batches/${batchId}`);
      // Anywhere inside the one that is under way.
      await sleep(randomInt(0, 10));
      facet.signal('SIGKILL');
      await facet.ended;
      facet = await serveFacet(t, env);
      const batch = await ended(facet, `/v0/batches/${batchId}`);
      assert.deepEqual([batch.status, batch.done, batch.failed], ['finished', many, 0]);
    };

    const { pageId } = await made(facet, '/v0/pages', newPage());
    const persons = Array.from({ length: many }, (_, n) => ({
      name: `Person ${n}`,
      email: `p${n}@many.example`,
    }));
    await made(facet, '/v0/persons/batch', { matchOn: 'email', persons });
    await throughKill(`/v0/pages/${pageId}/audiences/batch`, {
      filter: { domain: 'many.example' },
    });
    const audiences = `/v0/pages/${pageId}/audiences`;
    const list = await facet.call('GET', `${audiences}?limit=200`);
    assert.equal(list.body.totalCount, many);
    const items = list.body.items as { audienceId: string; personId: string }[];
    assert.equal(new Set(items.map(({ personId }) => personId)).size, many);

    const hero = { type: 'hero', componentId: 'hero', chunkIds: [], actionIds: [] };
    for (const { audienceId } of items) {
      const content = { blocks: [{ ...hero, headline: 'Read this' }] };
      await made(facet, `${audiences}/${audienceId}/versions`, { content });
    }
    const audienceIds = items.map(({ audienceId }) => audienceId);
    await throughKill(`/v0/pages/${pageId}/publish_batch`, { audienceIds });
    for (const id of audienceIds) {
      const { body } = await facet.call('GET', `${audiences}/${id}/publications`);
      assert.equal(body.totalCount ?? body.items.length, 1, id);
    }
    const path = '/v0/events?type=page.version.published&limit=200';
    const { body: events } = await facet.call('GET', path);
    const told = (events.items as { payload: { audienceId: string } }[]).map(
      ({ payload }) => payload.audienceId,
    );
    assert.deepEqual(told.toSorted(), audienceIds.toSorted());
  });
});
