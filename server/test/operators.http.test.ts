// What operators set up: compressed replies, metrics behind a token or on a port of their own, and a
// data folder that is closed to others.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readConfig } from '../src/config/config.ts';
import { startFacet } from '../src/main.ts';
import { freshDatabase } from './support/database.ts';
import { eachEngine, startServer } from './support/server.ts';

/** The bytes as they come, which fetch would unpack. */
const raw = (url: string, headers: Record<string, string>) =>
  new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      request(url, { headers, agent: false }, async (response) => {
        const body = Buffer.concat(await Array.fromAsync(response));
        const { 'content-encoding': encoding, vary } = response.headers;
        resolve({ encoding, vary, body });
      })
        .on('error', reject)
        .end();
    },
  );

eachEngine('replies', (engine) => {
  test('over a kilobyte are compressed for those who ask, and only for them', async (t) => {
    const facet = await startServer(t, engine);
    for (let n = 0; n < 8; n += 1) await facet.post('/v0/persons', { name: `Person number ${n}` });
    const url = `${facet.url}/v0/persons`;
    const ask = (accept: string, path = url) =>
      raw(path, { 'x-api-key': facet.key, 'accept-encoding': accept });
    const plain = await ask('identity');
    assert.equal(plain.encoding, undefined);
    assert.equal(plain.vary, 'accept-encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ] as const) {
      const reply = await ask(accept);
      assert.equal(reply.encoding, encoding, accept);
      assert.deepEqual(
        JSON.parse(unpack[encoding](reply.body).toString()),
        JSON.parse(plain.body.toString()),
      );
      assert.ok(reply.body.length < plain.body.length / 2);
    }
    const small = await ask('gzip', `${facet.url}/v0/persons?limit=1`);
    assert.equal(small.encoding, undefined);
  });
});

const life = async (env: Record<string, string>) => {
  const database = await freshDatabase('sqlite');
  const facet = await startFacet(
    readConfig({ PORT: '0', FACET_DATA_DIR: database.dataDir, FACET_LOG_LEVEL: 'silent', ...env }),
  );
  return {
    ...facet,
    dataDir: database.dataDir,
    async end() {
      await facet.stop();
      await database.remove();
    },
  };
};

test('metrics can be put behind a token', async (t) => {
  const facet = await life({ FACET_METRICS_TOKEN: 'let-me-see' });
  t.after(facet.end);
  const ask = (authorization?: string) =>
    fetch(
      `${facet.url}/metrics`,
      authorization === undefined ? {} : { headers: { authorization } },
    );
  assert.equal((await ask()).status, 401);
  assert.equal((await ask('Bearer let-me-sea')).status, 401);
  const reply = await ask('Bearer let-me-see');
  assert.equal(reply.status, 200);
  assert.match(await reply.text(), /facet_job_depth/);
});

test('metrics can have a port of their own', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => taken.close(resolve));
  const facet = await life({ FACET_METRICS_PORT: String(port) });
  t.after(facet.end);
  assert.equal((await fetch(`${facet.url}/metrics`)).status, 404);
  assert.equal((await fetch(`http://127.0.0.1:${port}/metrics`)).status, 200);
  assert.equal((await fetch(`http://127.0.0.1:${port}/v0/persons`)).status, 404);
});

test('the data folder and what is in it are closed to others, whatever the umask', async (t) => {
  const before = process.umask(0o022);
  const facet = await life({}).finally(() => process.umask(before));
  t.after(facet.end);
  const modeOf = (name: string) => statSync(join(facet.dataDir, name)).mode & 0o777;
  assert.equal(modeOf('.'), 0o700);
  for (const name of ['facet.db', 'facet.db-wal', 'facet.db-shm', 'server.lock', 'secret.key']) {
    assert.equal(modeOf(name), 0o600, name);
  }
});
