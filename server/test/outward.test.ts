// Nothing that waits for another machine or a worker runs inside a transaction: one slow name
// server would hold up every writer.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { outward } from '../src/platform/db/scope.ts';
import { routes } from '../src/routes.ts';
import { askRoute, makeReals, pathOf, soundBody } from './support/reals.ts';
import { eachEngine, startServer } from './support/server.ts';

const posts = routes.filter(
  (route) =>
    route.method === 'POST' && route.scope !== 'public' && !route.path.startsWith('/v0/me/'),
);

eachEngine('waiting for others', (engine) => {
  test('every POST, with an Idempotency-Key, waits outside its transaction', async (t) => {
    let asked = 0;
    const resolveTxt = async (): Promise<string[]> => {
      outward('the test');
      asked += 1;
      return [];
    };
    const facet = await startServer(t, engine, { resolveTxt });
    for (const route of posts) {
      const sound = await soundBody(route);
      const path = pathOf(route, await makeReals(facet, route, facet.key));
      const headers = { ...sound.headers, 'idempotency-key': `once-${route.id}` };
      const reply = await askRoute(facet, route, path, { ...sound, headers });
      assert.ok(reply.status < 500, `${route.id}: ${reply.text}`);
    }
    assert.equal(asked, 1, 'a domain was asked about');
  });

  test('a name server that never answers holds up nobody, and is asked once for each key', async (t) => {
    const answer = Promise.withResolvers<string[]>();
    const asked = Promise.withResolvers<void>();
    let waiting = 0;
    const resolveTxt = (): Promise<string[]> => {
      if (++waiting === 12) asked.resolve();
      return answer.promise;
    };
    const facet = await startServer(t, engine, { resolveTxt });
    const domains = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const { body } = await facet.post('/v0/domains', { domain: `d${n}.example.com` });
        return body;
      }),
    );
    const verify = (domainId: string) =>
      facet.call('POST', `/v0/domains/${domainId}/verify`, {
        headers: { 'idempotency-key': domainId },
      });
    const verified = domains.map(({ domainId }) => verify(domainId));
    await asked.promise;
    // All of them wait; whoever writes meanwhile is served.
    assert.equal((await facet.post('/v0/persons', { name: 'Ada' })).status, 201);
    const twice = await verify(domains[0].domainId);
    assert.deepEqual([twice.status, twice.body.code], [409, 'idempotency_key_in_use']);
    answer.resolve(domains.map(({ verification }) => verification.value));
    for (const { status, text } of await Promise.all(verified)) assert.equal(status, 200, text);
    const again = await verify(domains[0].domainId);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.equal(waiting, 12);
  });

  test('a domain that another tenant has verified: 409, with an Idempotency-Key too', async (t) => {
    const records: string[] = [];
    const facet = await startServer(t, engine, { resolveTxt: async () => records });
    const others = await facet.makeKey({ tenant: 'other' });
    for (const [key, status] of [
      [others, 200],
      [facet.key, 409],
    ] as const) {
      const { body } = await facet.post('/v0/domains', { domain: 'a.example.com' }, { key });
      records.push(body.verification.value);
      const path = `/v0/domains/${body.domainId}/verify`;
      const headers = { 'idempotency-key': 'mine' };
      const reply = await facet.call('POST', path, { key, headers });
      assert.equal(reply.status, status, reply.text);
      if (status === 409) assert.equal(reply.body.code, 'domain_taken');
    }
  });
});

test('whatever speaks to another machine says so', () => {
  const speaks = /\bfrom 'undici'|import\('undici'\)|(?<!\.)\bfetch\(|'node:dns/;
  const mayWait = new Set([
    // Asked by those who say so themselves.
    'links/dns.ts',
    'webhooks/connect.ts',
    // Has no transactions.
    'operations/doctor.machine.ts',
  ]);
  const source = new URL('../src/', import.meta.url);
  const silent = globSync('**/*.ts', { cwd: source })
    .filter((file) => !/\.(test|client)\.ts$/.test(file) && !mayWait.has(file))
    .filter((file) => {
      const text = readFileSync(new URL(file, source), 'utf8');
      const code = text.replace(/import type .*|^\s*(\/\/|\*|\/\*).*$/gm, '');
      return speaks.test(code) && !code.includes('outward(');
    });
  assert.deepEqual(silent, []);
});
