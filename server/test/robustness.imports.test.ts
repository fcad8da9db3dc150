// An import through kill -9: each row once, whenever the process dies. FACET_IMPORT_ROWS and
// FACET_IMPORT_KILLS make it larger.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { migratedDatabase } from './support/database.ts';
import { ended } from './support/imports.ts';
import { envOf, type FacetProcess, serveFacet, shortLease } from './support/process.ts';
import { eachEngine } from './support/server.ts';
import { formOf } from './support/uploads.ts';

const rows = Number(process.env.FACET_IMPORT_ROWS ?? 2_000);
const kills = Number(process.env.FACET_IMPORT_KILLS ?? 1);

/** Waits until so many rows are in. */
async function reached(facet: FacetProcess, path: string, wanted: number): Promise<void> {
  for (;;) {
    const { body } = await facet.call('GET', path);
    if (body.created >= wanted || body.status === 'finished') return;
    assert.ok(['queued', 'running'].includes(body.status), body.status);
  }
}

eachEngine('imports and kill -9', (engine) => {
  test(`${rows} rows, ${kills} kills on the way: each row once`, {
    timeout: 3_600_000,
  }, async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const env = { ...envOf(database), ...shortLease };
    let facet = await serveFacet(t, env);
    const lines = Array.from({ length: rows }, (_, n) => `Person ${n},p${n}@many.example,${n}`);
    const file = `name,email,externalIds.crm\n${lines.join('\n')}\n`;
    const { raw, headers } = await formOf({ file, fields: { kind: 'persons' } });
    const sent = await fetch(`${facet.url}/v0/imports`, {
      method: 'POST',
      headers: { 'x-api-key': facet.key, ...headers },
      body: raw,
    });
    assert.equal(sent.status, 202);
    const { importId } = (await sent.json()) as { importId: string };
    const path = `/v0/imports/${importId}`;
    for (let kill = 1; kill <= kills; kill++) {
      await reached(facet, path, Math.floor((rows * kill) / (kills + 1)));
      // Anywhere inside the part that is being written.
      await sleep(randomInt(0, 20));
      facet.signal('SIGKILL');
      await facet.ended;
      facet = await serveFacet(t, env);
    }
    const done = await ended(facet, path);
    assert.equal(done.status, 'finished');
    assert.deepEqual([done.created, done.updated, done.unchanged, done.failed], [rows, 0, 0, 0]);
    const { body } = await facet.call('GET', '/v0/persons?limit=1');
    assert.equal(body.totalCount, rows);
    const last = await facet.call('GET', `/v0/persons/ext:crm:${rows - 1}`);
    assert.equal(last.body.email, `p${rows - 1}@many.example`);
  });
});
