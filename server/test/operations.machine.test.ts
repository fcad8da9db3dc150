// `facet doctor` on the machine: settings, a PostgreSQL elsewhere, the port.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { checkClock, checkVersion } from '../src/operations/doctor.database.ts';
import { checkNode, checkPort } from '../src/operations/doctor.machine.ts';
import type { Reader } from '../src/operations/reader.ts';
import { bad, examined } from './support/doctor.ts';
import { runFacet } from './support/process.ts';
import { startServer } from './support/server.ts';

const answering = (row: Record<string, unknown>): Reader => ({
  engine: 'postgres',
  read: async <R>() => [row as R],
  close: async () => {},
});

test('every fault of the settings is a line, and the exit code says that there are some', async () => {
  const env = { PORT: 'http', FACET_ROLES: 'chef', FACET_DATA_DIR: '/nonexistent/facet' };
  const { code, stdout, stderr } = await runFacet(['doctor'], env);
  assert.deepEqual([code, stderr], [1, '']);
  assert.match(stdout, /^fault +settings +PORT .*\nfault +settings +FACET_ROLES /m);
  assert.match(stdout, /\n2 faults, no warnings\n$/);
  const slip = await examined({ FACET_DATA_DIR: '/nonexistent/facet', FACET_DATADIR: 'x' });
  assert.ok(bad(slip).some((text) => /^warning settings: FACET_DATADIR/.test(text)));
});

test('a PostgreSQL that is away, too old, of another encoding or another time is told', async () => {
  const away = bad(await examined({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }));
  assert.ok(
    away.some((text) => /^fault database: cannot be opened: .*ECONNREFUSED/.test(text)),
    away.join('\n'),
  );
  const versions = async (number: number, encoding: string) =>
    (await checkVersion(answering({ version: 'x', number, encoding }))).map(({ level }) => level);
  assert.deepEqual(await versions(170_000, 'UTF8'), ['ok', 'ok']);
  assert.deepEqual(await versions(130_000, 'UTF8'), ['warning', 'ok']);
  assert.deepEqual(await versions(110_000, 'LATIN1'), ['fault', 'fault', 'ok']);
  const clock = async (off: number) =>
    (await checkClock(answering({ now: 1_000_000 + off }), () => 1_000_000))[0]?.level;
  assert.deepEqual(
    [await clock(0), await clock(1_999), await clock(-2_000), await clock(30_000)],
    ['ok', 'ok', 'warning', 'fault'],
  );
});

test('the port is free, Facet’s own, or another program’s', async (t) => {
  const facet = await startServer(t, 'sqlite', { own: true });
  const portOf = (url: string): number => Number(new URL(url).port);
  const levelOf = async (port: number) => (await checkPort({ host: '127.0.0.1', port }))[0];
  assert.match((await levelOf(portOf(facet.url)))?.text ?? '', /^Facet answers/);
  const other = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  assert.equal((await levelOf(port))?.level, 'fault');
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
  assert.match((await levelOf(port))?.text ?? '', /is free$/);
  assert.equal(checkNode('22.1.0')[0]?.level, 'fault');
});
