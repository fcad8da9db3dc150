// Every id in every path: what is not there, not a thing of this kind, not under
// the one before it or not this tenant's is not found, and nothing comes of trying.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorTable } from '../src/platform/errors.ts';
import { failuresOf } from '../src/platform/http/openapi.ts';
import type { Route } from '../src/platform/http/route.ts';
import { routes } from '../src/routes.ts';
import { quiet } from './support/quiet.ts';
import { askRoute, makeReals, type Params, paramsOf, pathOf, soundBody } from './support/reals.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';

const secured = routes.filter((route) => route.scope !== 'public');
// What is a member's own is tested with members: see members.test.ts.
const withParams = routes.filter(
  (route) => paramsOf(route).length > 0 && !route.path.startsWith('/v0/me/'),
);

/** All of them meet the same look-up: on the second engine one will do. */
const garbageFor = {
  sqlite: ['garbage', '..%2f', '💥', 'x'.repeat(9_000)],
  postgres: ['garbage'],
};

eachEngine('whose ids it takes', (engine) => {
  const may404 = (route: Route): boolean =>
    failuresOf(route).some((code) => errorTable[code].status === 404);

  test('an id that is unknown, garbage or another tenant’s: 404, all alike', async (t) => {
    const facet = await startServer(t, engine);
    const otherKey = await facet.makeKey({ tenant: 'other' });
    const foreigns: Record<string, Params> = {};
    // Routes that take any id come last: what they make under another's id would be found there.
    const ordered = [...withParams].sort((a, b) => Number(may404(b)) - Number(may404(a)));
    for (const route of ordered) {
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
        const garbage = may404(route) ? garbageFor[engine] : [];
        for (const id of [foreign[name] ?? '', ...garbage]) {
          const reply = await askFor({ [name]: id });
          assert.equal(reply.status, unknown.status, `${route.id} with ${id}: ${reply.text}`);
          assert.equal(reply.body?.code, unknown.body?.code, `${route.id} with ${id}`);
        }
      }
      const mine = await askFor({});
      // There, but with nothing to show: as before its first publication.
      const isKnown = mine.status !== 404 || !mine.body?.code.endsWith('_not_found');
      assert.ok(isKnown, `${route.id} does not know its own: ${mine.text}`);
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
    const facet = await startServer(t, engine, { own: true });
    const otherKey = await facet.makeKey({ tenant: 'other' });
    const writing = withParams.filter(({ method }) => method !== 'GET');
    // Nothing changes what is there, so one set will do for all routes with these parameters.
    for (const group of Map.groupBy(writing, (route) => `${paramsOf(route)}`).values()) {
      const foreign = await makeReals(facet, group[0] as Route, otherKey);
      await quiet(facet);
      const before = await readAll(facet, foreign, otherKey);
      for (const route of group) {
        await askRoute(facet, route, pathOf(route, foreign), await soundBody(route));
      }
      const tried = group.map(({ id }) => id).join(', ');
      assert.deepEqual(await readAll(facet, foreign, otherKey), before, tried);
    }
  });
});

/** An id like this one, for something that never was. */
const neverMade = (id: string): string =>
  /_.{26}$/.test(id) ? id.replace(/.{26}$/, '0'.repeat(26)) : `${id}-never-made`;

/** They tell how things stand just now, not what is kept. */
const ofTheMoment = new Set(['getCheckup', 'getOverview']);

/** Everything that can be read with these ids, and every list. */
async function readAll(
  facet: TestServer,
  params: Params,
  key: string,
): Promise<Record<string, unknown>> {
  const readable = secured.filter(
    (route) =>
      route.method === 'GET' &&
      !ofTheMoment.has(route.id) &&
      paramsOf(route).every((name) => name in params),
  );
  const found: Record<string, unknown> = {};
  for (const route of readable) {
    const { status, body } = await askRoute(facet, route, pathOf(route, params), { key });
    // Neither a refusal nor the time of reading is part of what was there.
    found[route.id] = status < 300 ? { ...withoutSeals(body), exportedAt: undefined } : status;
  }
  return found;
}

/**
 * Links to files end a while after they are read, so each reading may seal them anew; and a webhook that leads
 * nowhere may be tried between two readings.
 */
const withoutSeals = (body: object): object =>
  JSON.parse(
    JSON.stringify(body ?? {})
      .replace(/expires=\d+&signature=[\w-]+/g, '')
      .replace(/_facet\/previews\/[\w.-]+/g, ''),
    (key, value) => (ofTries.has(key) ? null : value),
  ) as object;

const ofTries = new Set(['failingSince', 'attempts', 'nextAttemptAt']);
