// Every list, read page by page while rows come and go: nothing that was there
// throughout is missed or seen twice, and a cursor opens nothing but its own list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { routes } from '../src/routes.ts';
import { gatedAgent } from './support/agents.ts';
import { amounts } from './support/amounts.ts';
import { persons } from './support/lists.accounts.ts';
import { everyList, lists } from './support/lists.ts';
import { type OpenList, withQuery } from './support/paging.ts';
import { makeReals, pathOf } from './support/reals.ts';
import type { Schema } from './support/schema.ts';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';

/** One page, and what happens to the list before the next. */
interface Step {
  limit: number;
  added: number;
  /** Which of the rows that are left are taken away. */
  removed: number[];
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    limit: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(1, 10, 200)),
    added: fc.nat({ max: 3 }),
    removed: fc.array(fc.nat(), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 5 },
);

async function readPage(facet: TestServer, key: string, path: string): Promise<Reply['body']> {
  const reply = await facet.get(path, { key });
  assert.equal(reply.status, 200, `${path}: ${reply.text}`);
  return reply.body;
}

/** After so many pages nothing more is added: a list that grows at its end would have none. */
const growingPages = 10;

/** Reads the list to its end, doing what the steps say in between, and checks each page. */
async function walk(
  facet: TestServer,
  key: string,
  list: OpenList,
  { rows, plan }: { rows: string[]; plan: Step[] },
): Promise<void> {
  const whole = await readPage(facet, key, withQuery(list.path, 'limit=200'));
  const listed = new Set<string>(whole.items.map(list.idOf));
  const throughout = new Set(listed);
  const mayGo = new Set(rows);
  const seen: string[] = [];
  for (let page = 0, cursor = ''; page === 0 || cursor !== ''; page++) {
    const { limit, added, removed } = plan[page % plan.length] as Step;
    const query = `limit=${limit}${cursor && `&cursor=${cursor}`}`;
    const body = await readPage(facet, key, withQuery(list.path, query));
    assertPage(list, body, limit, listed);
    seen.push(...body.items.map(list.idOf));
    cursor = body.nextCursor ?? '';
    if (page >= growingPages) continue;
    for (let n = 0; n < added; n++) listed.add(await list.add());
    for (const n of removed) {
      const id = [...mayGo][n % mayGo.size];
      if (id === undefined || !list.remove) continue;
      mayGo.delete(id);
      if (await list.remove(id)) continue;
      listed.delete(id);
      throughout.delete(id);
    }
  }
  assert.deepEqual(seen, [...new Set(seen)], 'a row was shown twice');
  assert.deepEqual([...throughout.difference(new Set(seen))], [], 'rows were missed');
  if (!list.rankOf) assert.deepEqual(seen, seen.toSorted().reverse(), 'newest first');
}

function assertPage(list: OpenList, body: Reply['body'], limit: number, listed: Set<string>): void {
  const ids: string[] = body.items.map(list.idOf);
  assert.equal(body.totalCount, listed.size, 'totalCount');
  assert.equal(body.hasMore, body.nextCursor !== null);
  assert.ok(body.hasMore ? ids.length === limit : ids.length <= limit, 'page size');
  assert.deepEqual([...new Set(ids).difference(listed)], [], 'a row that is gone was shown');
  const ranks: number[] = list.rankOf ? body.items.map(list.rankOf) : [];
  assert.deepEqual(
    ranks,
    [...new Set(ranks)].sort((a, b) => a - b),
    'in their order',
  );
}

const paged = routes.filter((route) => 'cursor' in ((route.query as Schema)?.properties ?? {}));

test('every list is held to this: add a new one to test/support/lists.ts', () => {
  assert.deepEqual(paged.map(({ id }) => id).sort(), Object.keys(lists).sort());
});

eachEngine('paging', (engine) => {
  test('rows that come and go meanwhile hide and repeat no others', async (t) => {
    // An agent that never answers: its own messages would come at any moment.
    const facet = await startServer(t, engine, { agent: gatedAgent().agent });
    let tenants = 0;
    for (const [name, makeList] of Object.entries(everyList)) {
      await t.test(`of ${name}`, () =>
        fc.assert(
          fc.asyncProperty(fc.nat({ max: 12 }), steps, async (count, plan) => {
            const key = await facet.makeKey({ tenant: `paging-${tenants++}` });
            const list = await makeList(facet, key);
            const rows: string[] = [];
            while (rows.length < count) rows.push(await list.add());
            await walk(facet, key, list, { rows, plan });
          }),
          { seed: 1, numRuns: amounts.pagingRuns },
        ),
      );
    }
  });

  test('a page has 50 rows unless told otherwise, and up to 200', async (t) => {
    const facet = await startServer(t, engine);
    const names = Array.from({ length: 201 }, (_, n) => ({ name: `Person ${n}` }));
    await Promise.all(names.map((person) => facet.post('/v0/persons', person)));
    assert.equal((await facet.get('/v0/persons')).body.items.length, 50);
    const longest = await facet.get('/v0/persons?limit=200');
    assert.deepEqual([longest.body.items.length, longest.body.hasMore], [200, true]);
  });
});

// What is refused for its form never reaches a database: one engine will do.
test('a limit that is no whole number from 1 to 200: 400 that names it', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const bad = ['0', '201', '1.5', 'abc', '1e1', '-1', '', ' 5', '5 ', '0x10', '１', '9'.repeat(30)];
  for (const route of paged) {
    const path = pathOf(route, await makeReals(facet, route, facet.key));
    for (const limit of bad) {
      const reply = await facet.get(`${path}?limit=${encodeURIComponent(limit)}`);
      assert.equal(reply.status, 400, `${route.id} limit=${limit}: ${reply.text}`);
      assert.equal(reply.body.errors[0].pointer, '/limit');
    }
  }
});

/** The first cursor of a list that has a second page. */
async function cursorOf(facet: TestServer, key: string, list: OpenList): Promise<string> {
  for (let n = 0; n < 2; n++) await list.add();
  return (await readPage(facet, key, withQuery(list.path, 'limit=1'))).nextCursor;
}

async function assertRefused(facet: TestServer, key: string, path: string): Promise<void> {
  const reply = await facet.get(path, { key });
  assert.deepEqual([reply.status, reply.body.code], [400, 'invalid_cursor'], `${path} opened`);
}

test('a cursor changed at any byte, cut short or made longer does not open', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const list = await persons(facet, facet.key);
  const cursor = await cursorOf(facet, facet.key, list);
  const refused = (changed: string) =>
    assertRefused(facet, facet.key, `${list.path}?cursor=${encodeURIComponent(changed)}`);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let at = 0; at < cursor.length; at++) {
    const next = letters[(letters.indexOf(cursor.charAt(at)) + 1) % letters.length] ?? '';
    await refused(cursor.slice(0, at) + next + cursor.slice(at + 1));
    if (at > 0) await refused(cursor.slice(0, at));
  }
  for (const end of ['A', '=', '==', ' ', '.', '\n', cursor]) await refused(cursor + end);
  await readPage(facet, facet.key, `${list.path}?cursor=${cursor}`);
});

test('a cursor changed in whatever way does not open', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const list = await persons(facet, facet.key);
  const cursor = await cursorOf(facet, facet.key, list);
  const bytes = Buffer.from(cursor, 'base64url');
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: bytes.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      (at, by) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ by;
        const text = changed.toString('base64url');
        return assertRefused(facet, facet.key, `${list.path}?cursor=${text}`);
      },
    ),
    { seed: 1, numRuns: 60 },
  );
});

/** Its own and the ones after it, in a ring: all pairs only where there is time. */
const amongOthers = <T>(all: T[], at: number): T[] =>
  [...all, ...all].slice(at, at + Math.min(all.length, amounts.otherLists + 1));

eachEngine('a cursor', (engine) => {
  test('opens no other list, no other filters, and nothing of another tenant', async (t) => {
    const facet = await startServer(t, engine);
    const otherKey = await facet.makeKey({ tenant: 'other' });
    const opened: { path: string; cursor: string }[] = [];
    for (const makeList of Object.values(everyList)) {
      const list = await makeList(facet, facet.key);
      opened.push({ path: list.path, cursor: await cursorOf(facet, facet.key, list) });
    }
    for (const [at, { path, cursor }] of opened.entries()) {
      for (const other of amongOthers(opened, at)) {
        const target = withQuery(other.path, `cursor=${cursor}`);
        if (other.path === path) await readPage(facet, facet.key, target);
        else await assertRefused(facet, facet.key, target);
      }
    }
    for (const { path, cursor } of opened.filter((list) => /accounts.*activity/.test(list.path))) {
      const [bare = ''] = path.split('?');
      for (const filters of ['includeDeleted=true', 'includePersonActivity=false']) {
        await assertRefused(facet, facet.key, `${bare}?${filters}&cursor=${cursor}`);
      }
    }
    for (const { path, cursor } of opened.slice(0, 3)) {
      await assertRefused(facet, otherKey, withQuery(path, `cursor=${cursor}`));
    }
  });
});
