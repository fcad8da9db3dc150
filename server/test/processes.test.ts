// Several processes of one machine behind one port.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migratedDatabase } from './support/database.ts';
import { envOf, runFacet, serveFacet } from './support/process.ts';

test('FACET_PROCESSES serves from several processes, with one page of metrics and a graceful roll', async (t) => {
  const database = await migratedDatabase('postgres');
  t.after(() => database.remove());
  const facet = await serveFacet(t, { ...envOf(database), FACET_PROCESSES: '2' });
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      facet.call('POST', '/v0/persons', { body: { name: `Person ${n}` } }),
    ),
  );
  for (const { status } of made) assert.equal(status, 201);
  const counted = async (): Promise<number> => {
    const text = await (await fetch(`${facet.url}/metrics`)).text();
    const lines = text
      .split('\n')
      .filter((line) => line.startsWith('facet_http_request_seconds_count'));
    return lines
      .filter((line) => line.includes('/v0/persons') && line.includes('POST'))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  assert.equal(await counted(), 20, 'those of both processes');
  facet.signal('SIGHUP');
  // While they are replaced, nobody is refused.
  for (let n = 0; n < 40; n++) {
    assert.equal((await facet.call('GET', '/v0/persons?limit=1')).body.totalCount, 20);
  }
  facet.signal('SIGTERM');
  assert.equal((await facet.ended).code, 0);
});

test('more than one process on SQLite is refused with what to set; auto is one', async (t) => {
  const database = await migratedDatabase('sqlite');
  t.after(() => database.remove());
  const env = { ...envOf(database), PORT: '0' };
  const { code, stderr } = await runFacet(['serve'], { ...env, FACET_PROCESSES: '2' });
  assert.equal(code, 1);
  assert.match(stderr, /DATABASE_URL/);
  const facet = await serveFacet(t, { ...env, FACET_PROCESSES: 'auto' });
  assert.equal((await facet.call('GET', '/readyz')).status, 200);
});
