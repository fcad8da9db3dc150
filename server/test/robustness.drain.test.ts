// SIGTERM while requests are under way.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { openDb } from '../src/platform/db/open.ts';
import { migratedDatabase } from './support/database.ts';
import { envOf, eventually, type FacetProcess, serveFacet } from './support/process.ts';
import { eachEngine } from './support/server.ts';
import { assertStored, startWorkload } from './support/workload.ts';

/** A request whose body the client has not finished, and the server knows it. */
async function startUpload(facet: FacetProcess, body: string) {
  const { hostname, port } = new URL(facet.url);
  const socket: Socket = connect(Number(port), hostname).setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  const closed = once(socket, 'close');
  const half = Math.floor(body.length / 2);
  socket.write(
    `POST /v0/persons HTTP/1.1\r\nhost: facet\r\nx-api-key: ${facet.key}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n` +
      body.slice(0, half),
  );
  await eventually('the server has the request', async () => received.includes('100 Continue'));
  return {
    finish: () => void socket.write(body.slice(half)),
    /** What the server said before it closed the connection. */
    async reply() {
      await closed;
      return received;
    },
  };
}

/** 503 while it is still there to say so, then nobody. */
async function tryNewRequest(facet: FacetProcess): Promise<number | 'refused'> {
  try {
    return (await facet.call('GET', '/v0/persons')).status;
  } catch {
    return 'refused';
  }
}

eachEngine('SIGTERM', (engine) => {
  test('lets a request under way finish, takes no new ones, and ends with exit code 0', async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const facet = await serveFacet(t, envOf(database));
    const upload = await startUpload(facet, JSON.stringify({ name: 'Slow but sure' }));
    facet.signal('SIGTERM');
    await eventually('new requests are turned away', async () => {
      const answer = await tryNewRequest(facet);
      return answer === 503 || answer === 'refused';
    });
    upload.finish();
    const reply = await upload.reply();
    assert.match(reply, /HTTP\/1\.1 201 Created/);
    assert.match(reply, /\r\nconnection: close\r\n/i);
    assert.match(reply, /"name":"Slow but sure"/);
    const { code, stderr } = await facet.ended;
    assert.equal(code, 0, stderr);

    const db = await openDb(database);
    t.after(() => db.close());
    const rows = await db.sql.selectFrom('persons').select('name').execute();
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['Slow but sure'],
    );
  });

  test('under load ends with exit code 0 and keeps everything it has acknowledged', async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const facet = await serveFacet(t, envOf(database));
    const workload = startWorkload(facet, 'drain');
    await workload.progress(60);
    facet.signal('SIGTERM');
    await workload.stop();
    const { code, stderr } = await facet.ended;
    assert.equal(code, 0, stderr);
    const db = await openDb(database);
    t.after(() => db.close());
    await assertStored(db, workload.attempts);
  });
});
