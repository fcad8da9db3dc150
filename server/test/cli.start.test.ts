// What the first five minutes look like: starting, trying the line it prints, stopping.
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freshDatabase, migratedDatabase } from './support/database.ts';
import { commandOf, envOf, eventually, runFacet, serveFacet } from './support/process.ts';
import { eachEngine } from './support/server.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** Does what the printed curl line says, with curl itself where there is one. */
async function paste(line: string): Promise<unknown> {
  if (hasCurl) {
    const { stdout } = await promisify(execFile)('bash', ['-c', line]);
    return JSON.parse(stdout);
  }
  const url = /http:\/\/\S+/.exec(line)?.[0] ?? '';
  const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const body = /-d '([^']+)'/.exec(line)?.[1] ?? '';
  const init = { method: 'POST', headers: Object.fromEntries(headers), body };
  return (await fetch(url, init)).json();
}

async function takenPort(t: TestContext): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.after(() => other.close());
  const address = other.address();
  return String(typeof address === 'object' && address ? address.port : 0);
}

eachEngine('starting', (engine) => {
  test('prints the address, the key once, a curl line that works when pasted, and a link for the first owner until there is a member', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const env = { ...envOf(database), FACET_API_KEY: '' };
    const linkIn = (text: string) =>
      /^Studio: (\S+\/studio\/join\?token=\S+)$/m.exec(text)?.[1] ?? '';
    const first = await serveFacet(t, env);
    const printed = first.stdout();
    const key = /^ {2}(facet_\w+)$/m.exec(printed)?.[1] ?? '';
    const line = /^ {2}(curl [\s\S]*?)\n\n/m.exec(printed)?.[1] ?? '';
    assert.ok(line.includes(key) && line.includes(first.url), printed);
    const person = (await paste(line)) as { personId?: string; name?: string };
    assert.match(person.personId ?? '', /^person_/);
    assert.equal(person.name, 'Ada Lovelace');
    first.signal('SIGTERM');
    assert.equal((await first.ended).code, 0);

    const second = await serveFacet(t, env);
    assert.doesNotMatch(second.stdout(), /facet_/);
    const headers = { 'x-api-key': key };
    const { body } = await second.call('GET', '/v0/persons', { headers });
    assert.equal(body.totalCount, 1);
    const links = [printed, second.stdout()].map(linkIn);
    assert.notEqual(links[0], links[1]);
    const third = (await runFacet(['studio-link'], env)).stdout.trim();
    const join = async (link: string) => {
      const token = new URL(link).searchParams.get('token');
      const member = { name: 'Ada', email: 'ada@example.com' };
      const password = 'violet otter under nine ladders';
      const reply = await second.call('POST', '/studio/join', {
        body: { token, ...member, password },
      });
      return reply.status;
    };
    assert.equal(await join(third), 201);
    // The others have served their purpose.
    for (const link of links) assert.equal(await join(link), 410);
    second.signal('SIGTERM');
    await second.ended;
    assert.equal(linkIn((await serveFacet(t, env)).stdout()), '');
  });
});

// A start that ends before it makes the first key ends alike on both engines.
test('on a taken port, or with a model nobody serves, ends, says so, and does not use up the first key', async (t) => {
  const database = await freshDatabase('sqlite');
  t.after(() => database.remove());
  const env = { ...envOf(database), FACET_API_KEY: '', PORT: '0' };
  const faults: [Record<string, string>, RegExp][] = [
    [{ PORT: await takenPort(t) }, /port is taken; set PORT/],
    [{ FACET_AGENT_MODEL: 'nobody-knows' }, /FACET_AGENT_MODEL must start with/],
  ];
  for (const [fault, says] of faults) {
    const refused = await runFacet(['serve'], { ...env, ...fault });
    assert.deepEqual([refused.code, refused.stdout], [1, '']);
    assert.match(refused.stderr, says);
    assert.doesNotMatch(refused.stderr, /\n {4}at /, 'no stack');
  }
  const facet = await serveFacet(t, env);
  assert.match(facet.stdout(), /^ {2}facet_\w+$/m);
});

test('with FACET_API_KEY prints no key, nor that one, and keeps what it compiled; a second server on its folder is refused, after kill -9 the folder is free, and SIGINT ends with 0', async (t) => {
  const database = await migratedDatabase('sqlite');
  const compiled = mkdtempSync(join(tmpdir(), 'facet-compiled-'));
  t.after(async () => {
    rmSync(compiled, { recursive: true, force: true });
    await database.remove();
  });
  const env = { ...envOf(database), FACET_API_KEY: 'brought-along-with-its-32-characters' };
  const first = await serveFacet(t, { ...env, NODE_COMPILE_CACHE: compiled });
  assert.doesNotMatch(first.stdout(), /facet_|brought-along/);
  assert.match(first.stdout(), new RegExp(`^Facet listening on ${first.url}$`, 'm'));
  assert.equal((await first.call('GET', '/v0/api_keys')).status, 200);
  // One that is killed need not begin anew.
  await eventually('something is kept', async () => globSync('*/*', { cwd: compiled }).length > 0);
  const second = await runFacet(['serve'], { ...env, PORT: '0' });
  assert.deepEqual([second.code, second.stdout], [1, '']);
  assert.match(second.stderr, /Another Facet is already serving/);
  assert.match(second.stderr, /FACET_DATA_DIR/);
  assert.doesNotMatch(second.stderr, /\n {4}at /, 'no stack');
  assert.equal((await first.call('POST', '/v0/persons', { body: { name: 'Ada' } })).status, 201);
  first.signal('SIGKILL');
  await first.ended;
  const third = await serveFacet(t, env);
  assert.equal((await third.call('GET', '/readyz')).status, 200);
  third.signal('SIGINT');
  const { code, stderr } = await third.ended;
  assert.equal(code, 0, stderr);
  assert.ok(![stderr, first.stderr()].some((text) => text.includes('brought-along')));
});

test('several servers share one PostgreSQL', async (t) => {
  const database = await migratedDatabase('postgres');
  t.after(() => database.remove());
  const [one, two] = await Promise.all([
    serveFacet(t, envOf(database)),
    serveFacet(t, envOf(database)),
  ]);
  const { body } = await one.call('POST', '/v0/persons', { body: { name: 'Ada' } });
  assert.deepEqual((await two.call('GET', `/v0/persons/${body.personId}`)).body, body);
});

test('a database that cannot be reached ends the start with its reason', async () => {
  const DATABASE_URL = 'postgres://facet@127.0.0.1:1/facet';
  const { code, stdout, stderr } = await runFacet(['serve'], { DATABASE_URL, PORT: '0' });
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /database cannot be reached.*ECONNREFUSED/s);
});

test('the demo shows its pages, and its webhooks on the console; a second start has a new key', async (t) => {
  const database = await freshDatabase('sqlite');
  t.after(() => database.remove());
  const env = { ...envOf(database), FACET_LOG_LEVEL: 'silent' };
  const command = commandOf(['demo']);
  const first = await serveFacet(t, env, { command });
  const keyOf = (printed: string) => /^ {2}(facet_\w+)$/m.exec(printed)?.[1] ?? '';
  const headers = { 'x-api-key': keyOf(first.stdout()) };
  const paths = [...first.stdout().matchAll(/^ {2}http:\/\/demo\.localhost:\d+(\S+)$/gm)];
  assert.ok(paths.length > 5, first.stdout());
  for (const [, path] of paths) {
    const page = await fetch(`${first.url}/sites/demo${path}`);
    assert.equal(page.status, 200, path);
    assert.match(await page.text(), /<h1/, path);
  }
  const { totalCount } = (await first.call('GET', '/v0/pages', { headers })).body;
  const subscriptions = await first.call('GET', '/v0/webhook_subscriptions', { headers });
  const [{ subscriptionId }] = subscriptions.body.items;
  const asked = await first.call('POST', `/v0/webhook_subscriptions/${subscriptionId}/test`, {
    headers,
    body: {},
  });
  assert.equal(asked.status, 202, JSON.stringify(asked.body));
  const beside = await runFacet(['demo'], { ...env, PORT: '0' });
  assert.equal(beside.code, 1, 'a second one on the folder ends');
  assert.match(beside.stderr, /^facet: Another Facet is already serving/);
  while (!/webhook: .* signature verified/.test(first.stdout())) await setTimeout(20);
  first.signal('SIGTERM');
  assert.equal((await first.ended).code, 0);

  const second = await serveFacet(t, env, { command });
  const again = { 'x-api-key': keyOf(second.stdout()) };
  assert.equal(
    (await second.call('GET', '/v0/pages', { headers: again })).body.totalCount,
    totalCount,
  );
  assert.equal((await second.call('GET', '/v0/pages', { headers })).status, 401);
});

test('a database or a folder that cannot be is told in a line, without a stack', async (t) => {
  const { databaseUrl = '', remove } = await freshDatabase('postgres');
  t.after(() => remove());
  const elsewhere = new URL(databaseUrl);
  elsewhere.pathname = '/facet_nobody_made_this';
  const folder = join(import.meta.filename, 'data');
  const replies = await Promise.all([
    runFacet(['migrate'], { DATABASE_URL: elsewhere.href }),
    runFacet(['migrate'], { FACET_DATA_DIR: folder, DATABASE_URL: '' }),
  ]);
  for (const { code, stderr } of replies) {
    assert.equal(code, 1);
    assert.match(stderr, /^facet: .*(does not exist|not a directory).*\n$/);
  }
});
