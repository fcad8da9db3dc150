// Walks the whole route table, so that a new route is held to the rules of the
// interface from its first day: who may call it, what it is called with, whose ids it takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorTable } from '../src/errors.ts';
import { wrongKeyLimit } from '../src/http/auth.ts';
import { failuresOf } from '../src/http/openapi.ts';
import type { Route } from '../src/http/route.ts';
import { type Scope, scopes } from '../src/keys/scopes.ts';
import { routes } from '../src/routes.ts';
import { quiet } from './support/quiet.ts';
import { askRoute, makeReals, type Params, paramsOf, pathOf, soundBody } from './support/reals.ts';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';

const secured = routes.filter((route) => route.scope !== 'public');
const withBody = routes.filter((route) => route.body !== undefined);
const withJson = withBody.filter((route) => !route.upload);
const withParams = routes.filter((route) => paramsOf(route).length > 0);

/** A path of the route's shape; nothing needs to be there for what is checked before. */
const anyPath = (route: Route): string => route.path.replace(/{\w+}/g, 'anything');

function assertRefused(route: Route, reply: Reply, status: number, code: string): void {
  const what = `${route.id} answered ${reply.status}: ${reply.text}`;
  assert.equal(reply.status, status, what);
  assert.equal(reply.body.code, code, what);
}

test('what lies under /v0 needs a key, and nothing else does', () => {
  for (const route of routes) {
    assert.equal(route.scope !== 'public', route.path.startsWith('/v0/'), route.id);
  }
});

eachEngine('who may call', (engine) => {
  test('a public route answers without a key', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of routes.filter(({ scope }) => scope === 'public')) {
      const reply = await facet.call(route.method, anyPath(route), { key: null });
      assert.equal(reply.status, route.status, `${route.id}: ${reply.text}`);
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

  test('a wrong, expired or revoked key: 401 key_invalid', async (t) => {
    const facet = await startServer(t, engine);
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
    const facet = await startServer(t, engine);
    const tooSmall: Record<Scope, Scope[]> = {
      read: ['write'],
      write: ['read'],
      admin: ['read', 'write'],
    };
    for (const scope of scopes) {
      const lesser = await facet.makeKey({ scopes: tooSmall[scope] });
      const just = await facet.makeKey({ scopes: [scope] });
      for (const route of secured.filter((one) => one.scope === scope)) {
        const refused = await facet.call(route.method, anyPath(route), { key: lesser });
        assertRefused(route, refused, 403, 'scope_missing');
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

eachEngine('how it is called', (engine) => {
  test('a method the path does not take: 405, with the methods it takes', async (t) => {
    const facet = await startServer(t, engine);
    for (const [path, group] of Map.groupBy(routes, (route) => route.path)) {
      const taken = new Set<string>(group.map((route) => route.method));
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
      for (const raw of ['', '{', '{"name":}', "{'name':'a'}", 'undefined', '[1,]', '{} {}']) {
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

  test('no body where one is due: 400 that says so', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of withBody) {
      const reply = await facet.call(route.method, anyPath(route));
      assertRefused(route, reply, 400, 'validation_failed');
      const [{ in: part, pointer, code }] = reply.body.errors;
      assert.deepEqual({ part, pointer, code }, { part: 'body', pointer: '', code: 'required' });
    }
  });
});

eachEngine('whose ids it takes', (engine) => {
  const may404 = (route: Route): boolean =>
    failuresOf(route).some((code) => errorTable[code].status === 404);

  test('an id that is unknown, garbage or another tenant’s: 404, all alike', async (t) => {
    const facet = await startServer(t, engine);
    const otherKey = await facet.makeKey({ tenant: 'other' });
    const foreigns: Record<string, Params> = {};
    for (const route of withParams) {
      const names = paramsOf(route);
      const own = await makeReals(facet, route, facet.key);
      // Nothing changes what is there, so one set will do for all routes with these parameters.
      foreigns[`${names}`] ??= await makeReals(facet, route, otherKey);
      const foreign = foreigns[`${names}`] ?? {};
      const body = await soundBody(route);
      const askFor = (ids: Params) =>
        askRoute(facet, route, pathOf(route, { ...own, ...ids }), body);
      for (const name of names) {
        const unknown = await askFor({ [name]: neverMade(own[name] ?? '') });
        // An id that is the client's to choose is taken as it is, whoever else has chosen it.
        if (may404(route)) assert.equal(unknown.status, 404, `${route.id}: ${unknown.text}`);
        const garbage = may404(route) ? ['garbage', '..%2f', '💥', 'x'.repeat(200)] : [];
        for (const id of [foreign[name] ?? '', ...garbage]) {
          const reply = await askFor({ [name]: id });
          assert.equal(reply.status, unknown.status, `${route.id} with ${id}: ${reply.text}`);
          assert.equal(reply.body?.code, unknown.body?.code, `${route.id} with ${id}`);
        }
      }
      const mine = await askFor({});
      assert.notEqual(mine.status, 404, `${route.id} does not know its own: ${mine.text}`);
    }
  });

  test('an id that belongs under another one: 404', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of withParams.filter((one) => paramsOf(one).length > 1)) {
      const one = await makeReals(facet, route, facet.key);
      const other = await makeReals(facet, route, facet.key);
      for (const name of paramsOf(route)) {
        const path = pathOf(route, { ...one, [name]: other[name] ?? '' });
        const reply = await askRoute(facet, route, path, await soundBody(route));
        assert.equal(reply.status, 404, `${route.id} with another ${name}: ${reply.text}`);
      }
    }
  });

  test('what is tried with another tenant’s id changes nothing there', async (t) => {
    const facet = await startServer(t, engine);
    const otherKey = await facet.makeKey({ tenant: 'other' });
    for (const route of withParams.filter(({ method }) => method !== 'GET')) {
      const foreign = await makeReals(facet, route, otherKey);
      await quiet(facet);
      const before = await readAll(facet, foreign, otherKey);
      await askRoute(facet, route, pathOf(route, foreign), await soundBody(route));
      assert.deepEqual(await readAll(facet, foreign, otherKey), before, route.id);
    }
  });
});

/** An id like this one, for something that never was. */
const neverMade = (id: string): string =>
  /_.{26}$/.test(id) ? id.replace(/.{26}$/, '0'.repeat(26)) : `${id}-never-made`;

/** Everything that can be read with these ids, and every list. */
async function readAll(
  facet: TestServer,
  params: Params,
  key: string,
): Promise<Record<string, unknown>> {
  const readable = secured.filter(
    (route) => route.method === 'GET' && paramsOf(route).every((name) => name in params),
  );
  const found: Record<string, unknown> = {};
  for (const route of readable) {
    const { status, body } = await askRoute(facet, route, pathOf(route, params), { key });
    // Neither a refusal nor the time of reading is part of what was there.
    found[route.id] = status < 300 ? { ...withoutSeals(body), exportedAt: undefined } : status;
  }
  return found;
}

/** Links to files end a while after they are read, so each reading may seal them anew. */
const withoutSeals = (body: object): object =>
  JSON.parse(JSON.stringify(body ?? {}).replace(/expires=\d+&signature=[\w-]+/g, '')) as object;
