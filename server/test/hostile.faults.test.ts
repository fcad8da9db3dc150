// What others do to a server that must not last: sockets that are never hung up, folders that go
// away, files that were cut short.
import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { freshDatabase, migratedDatabase } from './support/database.ts';
import { commandOf, envOf, runFacet, serveFacet } from './support/process.ts';
import { startServer } from './support/server.ts';
import { formOf, upload } from './support/uploads.ts';

test('a client that never hangs up is cut off after it was refused', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const { hostname, port } = new URL(facet.url);
  const cutOff = Array.from({ length: 20 }, () => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.write('no request at all\r\n\r\n');
    // The end of the answer is ignored; only a socket that is gone on the other side breaks this one.
    const writing = setInterval(() => socket.write('x'), 50);
    socket.on('error', () => {});
    socket.resume();
    return new Promise((resolve) => socket.once('close', resolve)).finally(() =>
      clearInterval(writing),
    );
  });
  await Promise.all(cutOff);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

test('uploads work again once the folder is back', async (t) => {
  const facet = await startServer(t, 'sqlite', { own: true });
  const files = join(facet.settings.dataDir, 'files');
  // A file where the folder should be: nobody can make it, not even root.
  writeFileSync(files, '');
  const away = await upload(facet, { file: svg });
  assert.deepEqual([away.status, away.body.code], [503, 'storage_unavailable']);
  assert.ok(Number(away.headers.get('retry-after')) > 0);
  rmSync(files);
  assert.equal((await upload(facet, { file: svg })).status, 201);
  renameSync(files, `${files}.away`);
  assert.equal((await upload(facet, { file: svg.replace('8', '9') })).status, 201);
});

test('an upload that meets a full disk is 507', async (t) => {
  const database = await migratedDatabase('sqlite');
  t.after(() => database.remove());
  // See robustness.disk.test.ts: the shell limits how large a file may grow.
  const listener = 'data:text/javascript,process.on("SIGXFSZ",()=>{})';
  const node = commandOf(['serve'], [`--import=${listener}`]);
  const limited = await serveFacet(t, envOf(database), {
    command: ['sh', '-c', 'ulimit -f 4096 && exec "$0" "$@"', ...node],
  });
  const { raw, headers } = await formOf({ file: new Uint8Array(8 * 1024 * 1024) });
  const response = await fetch(`${limited.url}/v0/assets`, {
    method: 'POST',
    headers: { 'x-api-key': limited.key, ...headers },
    body: raw,
  });
  const { code } = (await response.json()) as { code: string };
  assert.deepEqual([response.status, code], [507, 'storage_full']);
});

test('files that were damaged are told in a line that says what to do', async () => {
  const faults: [title: string, damage: (folder: string) => void, words: RegExp][] = [
    ['an empty key', (folder) => writeFileSync(join(folder, 'secret.key'), ''), /secret\.key/],
    [
      'no database',
      (folder) => writeFileSync(join(folder, 'facet.db'), 'x'.repeat(10_000)),
      /backup/,
    ],
    [
      'a folder for a database',
      (folder) => mkdirSync(join(folder, 'facet.db')),
      /cannot be opened/,
    ],
  ];
  for (const [title, damage, words] of faults) {
    const database = await freshDatabase('sqlite');
    damage(database.dataDir);
    const { code, stderr } = await runFacet(['serve'], { ...envOf(database), PORT: '0' });
    await database.remove();
    assert.equal(code, 1, title);
    assert.match(stderr, words, title);
    assert.doesNotMatch(stderr, /\n {4}at /, `${title}: no stack`);
  }
});
