// Walks the whole route table, so that a new route is held to the rules of the
// interface from its first day: who may call it, and how.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { wrongKeyLimit } from '../src/platform/http/auth.ts';
import { type Endpoint, needsBody } from '../src/platform/http/route.ts';
import { type Scope, scopes } from '../src/platform/http/scopes.ts';
import { routes } from '../src/routes.ts';
import { visitorRoutes } from '../src/site/visitor.api.ts';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';

const secured = routes.filter((route) => route.scope !== 'public');
const withBody = routes.filter((route) => route.body !== undefined);
const withJson = withBody.filter((route) => !route.upload);

/** A path of the route's shape; nothing needs to be there for what is checked before. */
const anyPath = (route: Endpoint): string => route.path.replace(/{\w+}/g, 'anything');

function assertRefused(route: Endpoint, reply: Reply, status: number, code: string): void {
  const what = `${route.id} answered ${reply.status}: ${reply.text}`;
  assert.equal(reply.status, status, what);
  assert.equal(reply.body.code, code, what);
  const challenge = reply.headers.get('www-authenticate') ?? '';
  assert.equal(challenge.startsWith('ApiKey '), status === 401, what);
}

test('what lies under /v0 needs a caller, and nothing else does', () => {
  for (const route of routes) {
    assert.equal(route.scope !== 'public', route.path.startsWith('/v0/'), route.id);
  }
});

describe('who may call', () => {
  const engine = 'sqlite';

  test('a public route answers without a key', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of routes.filter(({ scope }) => scope === 'public')) {
      const reply = await facet.call(route.method, anyPath(route), { key: null });
      const expected = route.body || route.query ? 400 : route.status;
      assert.equal(reply.status, expected, `${route.id}: ${reply.text}`);
    }
  });

  test('no key, or one sent in another way than x-api-key: 401 key_missing', async (t) => {
    const facet = await startServer(t, engine);
    const elsewhere = [{}, { 'x-api-key': '' }, { authorization: `Bearer ${facet.key}` }];
    for (const route of secured) {
      for (const headers of elsewhere) {
        const reply = await facet.call(route.method, anyPath(route), { key: null, headers });
        assertRefused(route, reply, 401, 'key_missing');
      }
    }
  });
});

eachEngine('whose key it is', (engine) => {
  test('a wrong, expired or revoked key: 401 key_invalid', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const bad = await badKeys(facet);
    for (const route of secured) {
      // The limiter for wrong keys starts afresh, so that it is never what refuses.
      facet.clock.advance(wrongKeyLimit.windowMs);
      for (const key of bad) {
        const reply = await facet.call(route.method, anyPath(route), { key });
        assertRefused(route, reply, 401, 'key_invalid');
      }
    }
  });

  test('a key without the scope of the route: 403 scope_missing; with just that scope it may', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const tooSmall: Record<Scope, Scope[]> = {
      read: ['write'],
      draft: ['read'],
      write: ['read', 'draft'],
      admin: ['read', 'draft', 'write'],
    };
    for (const scope of scopes) {
      const lesser = await facet.makeKey({ scopes: tooSmall[scope] });
      for (const route of secured.filter((one) => one.scope === scope)) {
        const refused = await facet.call(route.method, anyPath(route), { key: lesser });
        assertRefused(route, refused, 403, 'scope_missing');
        const also = route.andScope === undefined ? [] : [route.andScope];
        const just = await facet.makeKey({ scopes: [scope, ...also] });
        const allowed = await facet.call(route.method, anyPath(route), { key: just });
        assert.ok(![401, 403].includes(allowed.status), `${route.id}: ${allowed.text}`);
      }
    }
  });
});

/** Keys that never were, that are over, and that were taken back. */
async function badKeys(facet: TestServer): Promise<string[]> {
  const ends = new Date(facet.clock.now() + 60_000).toISOString();
  const newKey = { name: 'short-lived', scopes: ['admin'] };
  const expiring = await facet.post('/v0/api_keys', { ...newKey, expiresAt: ends });
  const revoked = await facet.post('/v0/api_keys', newKey);
  for (const { body } of [expiring, revoked]) {
    // Used while it was good, so that a key remembered too long would be found out.
    assert.equal((await facet.get('/v0/persons', { key: body.key })).status, 200);
  }
  await facet.call('DELETE', `/v0/api_keys/${revoked.body.apiKeyId}`);
  facet.clock.advance(60_000);
  const last = facet.key.at(-1) === '0' ? '1' : '0';
  return ['wrong', facet.key.slice(0, -1) + last, expiring.body.key, revoked.body.key];
}

// What is refused for its form never reaches a database: one engine will do.
describe('how it is called', () => {
  const engine = 'sqlite';

  test('a method the path does not take: 405, with the methods it takes', async (t) => {
    const facet = await startServer(t, engine);
    for (const [path, group] of Map.groupBy(routes, (route) => route.path)) {
      const taken = new Set<string>(group.map((route) => route.method));
      // Beside the operations of the studio are its screens.
      if (path.startsWith('/studio/')) taken.add('GET');
      if (taken.has('GET')) taken.add('HEAD');
      const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
        (method) => !taken.has(method),
      );
      for (const method of others) {
        const reply = await facet.call(method, path.replace(/{\w+}/g, 'anything'));
        assert.equal(reply.status, 405, `${method} ${path}: ${reply.text}`);
        const allow = new Set(reply.headers.get('allow')?.split(', '));
        assert.deepEqual(allow, taken, `${method} ${path}`);
      }
    }
  });

  test('a body of another type than the route takes: 415', async (t) => {
    const facet = await startServer(t, engine);
    const types = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'json'];
    for (const route of withBody) {
      const other = route.upload ? 'application/json' : 'multipart/form-data; boundary=a';
      for (const type of [...types, other]) {
        const raw = new TextEncoder().encode('{}');
        const headers = { 'content-type': type };
        const reply = await facet.call(route.method, anyPath(route), { raw, headers });
        assertRefused(route, reply, 415, 'unsupported_media_type');
      }
    }
  });

  test('a body that is not JSON: 400 malformed_json', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of withJson) {
      for (const raw of ['{', '{"name":}', "{'name':'a'}", 'undefined', '[1,]', '{} {}']) {
        const reply = await facet.call(route.method, anyPath(route), { raw });
        assertRefused(route, reply, 400, 'malformed_json');
      }
    }
  });

  test('a body of 1 MiB is read; one byte more: 413', async (t) => {
    const facet = await startServer(t, engine);
    const mebibyte = 1024 * 1024;
    for (const route of withJson) {
      const fits = { raw: '{}'.padEnd(mebibyte) };
      assert.notEqual((await facet.call(route.method, anyPath(route), fits)).status, 413, route.id);
      const raw = '{}'.padEnd(mebibyte + 1);
      const reply = await facet.call(route.method, anyPath(route), { raw });
      assertRefused(route, reply, 413, 'body_too_large');
    }
  });

  test('no body where one is due, with or without a content type: 400 that says so', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of withBody.filter(needsBody)) {
      for (const request of withJson.includes(route) ? [{}, { raw: '' }] : [{}]) {
        const reply = await facet.call(route.method, anyPath(route), request);
        assertRefused(route, reply, 400, 'validation_failed');
        const [{ in: part, pointer, code }] = reply.body.errors;
        assert.deepEqual({ part, pointer, code }, { part: 'body', pointer: '', code: 'required' });
      }
    }
  });
});

describe('what visitors send', () => {
  const engine = 'sqlite';
  const posts = visitorRoutes.filter(({ method }) => method === 'POST');
  // Scripts are answered with a problem, browsers with a page.
  const script = { key: null, headers: { accept: 'application/json' } };

  test('needs no key, and what does not come from a page is 400', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of visitorRoutes) {
      const reply = await facet.call(route.method, anyPath(route), {
        ...script,
        ...(route.method === 'POST' ? { body: {} } : {}),
      });
      assert.equal(reply.status, route.method === 'POST' ? 400 : route.status, route.id);
    }
  });

  test('another method: 405; another type: 415; no JSON: 400; too much: 413', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of visitorRoutes) {
      const reply = await facet.call('PUT', anyPath(route), script);
      assertRefused(route, reply, 405, 'method_not_allowed');
      const allow = route.method === 'GET' ? 'GET, HEAD' : route.method;
      assert.equal(reply.headers.get('allow'), allow, route.id);
    }
    for (const route of posts) {
      const send = (raw: string, type: string) =>
        facet.call('POST', anyPath(route), {
          ...script,
          raw,
          headers: { ...script.headers, 'content-type': type },
        });
      const json = 'application/json';
      assertRefused(route, await send('{}', 'application/xml'), 415, 'unsupported_media_type');
      assertRefused(route, await send('{', json), 400, 'malformed_json');
      assertRefused(route, await send(`"${'x'.repeat(2 ** 20)}"`, json), 413, 'body_too_large');
    }
  });
});
