import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amounts, givenSeed } from '../../test/support/amounts.ts';
import { analyse, type Evidence, recount } from '../../test/support/recount.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { makePerson } from '../../test/support/site.ts';
import {
  deliver,
  epoch,
  eventsOf,
  hour,
  type OpenContext,
  stream,
} from '../../test/support/streams.ts';
import { action, beaconOf, collect, makeVisit, type TestVisit } from '../../test/support/visits.ts';
import { flagNames } from '../sessions/flags.ts';
import { metricNames } from './metrics.ts';

type Filter = Record<string, string>;
interface Listed {
  audienceSessionId: string;
  flags: Record<string, boolean>;
  traffic: string;
  [field: string]: unknown;
}

/** Every session the filter lists, read page by page. */
async function listAll(facet: TestServer, pageId: string, filter: Filter): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ ...filter, limit: '7', ...(cursor ? { cursor } : {}) });
    const { status, body, text } = await facet.get(`/v0/pages/${pageId}/sessions?${query}`);
    assert.equal(status, 200, text);
    found.push(...body.items);
    cursor = body.nextCursor;
    if (cursor === null) assert.equal(body.totalCount, found.length, JSON.stringify(filter));
  }
  assert.equal(new Set(found.map((one) => one.audienceSessionId)).size, found.length);
  return found;
}

const digits = (value: number | null): number | null =>
  value === null ? null : Number(value.toPrecision(12));

/** Explained, listed and recounted come to the same. */
async function assertExplained(
  facet: TestServer,
  pageId: string,
  asked: Filter,
  expected: Record<string, number | null>,
): Promise<void> {
  for (const metric of metricNames) {
    const query = new URLSearchParams({ metric, ...asked });
    const { status, body, text } = await facet.get(
      `/v0/pages/${pageId}/analytics/explain?${query}`,
    );
    assert.equal(status, 200, text);
    const { value, numerator, denominator } = body;
    assert.equal(digits(value), digits(expected[metric] ?? null), `${metric} ${query}`);
    const above = await listAll(facet, pageId, numerator.filter);
    const amount =
      numerator.count ?? above.reduce((sum, session) => sum + Number(session[numerator.field]), 0);
    if (numerator.count === undefined) assert.equal(digits(numerator.sum), digits(amount), metric);
    else assert.equal(above.length, numerator.count, metric);
    if (denominator === undefined) {
      assert.equal(value, numerator.count);
      continue;
    }
    const below = await listAll(facet, pageId, denominator.filter);
    assert.equal(below.length, denominator.count, metric);
    if (below.length > 0) assert.equal(digits(value), digits(amount / below.length), metric);
  }
}

const runs = {
  sqlite: Math.ceil(amounts.streams / 240),
  postgres: Math.ceil(amounts.streams / 700),
};

eachEngine('explained figures', (engine) => {
  test('a count explained is the length of its list, and what a recount of all beacons says', {
    timeout: 180_000 + amounts.streams * 1_000,
  }, async (t) => {
    const facet = await startServer(t, engine);
    const { sessions, visitContexts } = facet.services;
    let n = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(stream, { minLength: 25, maxLength: 25 }),
        fc.tuple(fc.nat({ max: 20 * 24 * hour }), fc.integer({ min: 1, max: 20 * 24 * hour })),
        async (some, [from, length]) => {
          const first = await makeVisit(facet);
          const second = await makeVisit(facet, { customName: 'Two' }, first.pageId);
          const open: OpenContext = (visit = first) => {
            const context = visitContexts.open(visit.context);
            assert.ok(context);
            return { sealed: visit.context, context };
          };
          const known: Evidence = { arrivals: [], notes: [] };
          for (const one of some) {
            const { arrivals, notes } = eventsOf(one, n++, [first, second], open);
            known.arrivals.push(...arrivals);
            known.notes.push(...notes);
          }
          const [{ shuffle } = { shuffle: [][Symbol.iterator]() }] = some;
          await deliver([sessions, sessions], known, shuffle);
          const all = recount(known);
          await assertExplained(facet, first.pageId, {}, analyse(all));
          const start = epoch + from;
          const dates = {
            startDate: new Date(start).toISOString(),
            endDate: new Date(start + length).toISOString(),
          };
          await assertExplained(facet, first.pageId, dates, analyse(all, start, start + length));
          const { audienceId } = second;
          const own = analyse(
            all.filter((one) => one.audienceId === audienceId),
            start,
            start + length,
          );
          await assertExplained(
            facet,
            first.pageId,
            { audienceId, ...dates },
            {
              ...own,
              avgTimeSpentSeconds: own.avgTimeSpentSeconds ?? 0,
              avgScrollDepthPercentage: own.avgScrollDepthPercentage ?? 0,
            },
          );
        },
      ),
      { numRuns: runs[engine], ...givenSeed },
    );
  });

  test('each flag lists the sessions that have it, and its opposite the others', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await someVisits(facet);
    const people = await listAll(facet, visit.pageId, {});
    assert.equal(people.length, 3);
    const machines = await listAll(facet, visit.pageId, { human: 'false' });
    assert.deepEqual(
      machines.map(({ traffic, trafficReason }) => [traffic, trafficReason]),
      [['bot', 'automated']],
    );
    assert.ok(Object.values(machines[0]?.flags ?? { none: true }).every((flag) => !flag));
    for (const name of flagNames) {
      const having = await listAll(facet, visit.pageId, { [name]: '1' });
      const lacking = await listAll(facet, visit.pageId, { traffic: 'human', [name]: '0' });
      assert.ok(
        having.every(({ flags }) => flags[name]),
        name,
      );
      assert.ok(
        lacking.every(({ flags }) => !flags[name]),
        name,
      );
      assert.equal(having.length + lacking.length, people.length, name);
    }
    const both = await listAll(facet, visit.pageId, { engaged: 'true', converted: 'false' });
    assert.equal(both.length, 1);
    const csv = await fetch(`${facet.url}/v0/pages/${visit.pageId}/sessions?converted=true`, {
      headers: { 'x-api-key': facet.key, accept: 'text/csv' },
    });
    const [header = '', ...rows] = (await csv.text()).trim().split('\r\n');
    assert.ok(header.includes('flags.converted'), header);
    assert.equal(rows.length, 1);
  });

  test('a list is of the moment of its explanation, whatever came since', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const visit = await someVisits(facet);
    const seen = beaconOf(visit, { elapsedMs: 2_000, visibleMs: 2_000 });
    await collect(facet, seen);
    const path = `/v0/pages/${visit.pageId}`;
    const explained = async (metric: string) =>
      (await facet.get(`${path}/analytics/explain?metric=${metric}`)).body;
    const before = await explained('avgTimeSpentSeconds');
    const people = await listAll(facet, visit.pageId, before.denominator.filter);
    const clicked = { elapsedMs: 50_000, visibleMs: 50_000, interactions: [action(1, 4_000)] };
    await collect(facet, { ...seen, ...clicked });
    await collect(facet, { ...seen, ...clicked, visibleMs: 50_001, elapsedMs: 50_001 });
    await someVisits(facet);
    await collect(facet, beaconOf(visit, clicked));
    assert.deepEqual(await listAll(facet, visit.pageId, before.denominator.filter), people);
    assert.equal(people.length, before.denominator.count);
    const after = await explained('avgTimeSpentSeconds');
    assert.equal(after.denominator.count, people.length + 1);
    assert.notEqual(after.numerator.sum, before.numerator.sum);
    const now = await listAll(facet, visit.pageId, { human: 'true' });
    assert.deepEqual(await listAll(facet, visit.pageId, after.denominator.filter), now);
    // What is no longer kept is listed as it is.
    facet.clock.advance(20 * 60_000);
    assert.deepEqual(await listAll(facet, visit.pageId, before.denominator.filter), now);
    await facet.services.moments.forgetOld();
    const { rows } = await facet.db.query('select change from session_changes', []);
    assert.deepEqual(rows, []);
    assert.equal((await explained('totalSessions')).value, now.length);
    assert.equal((await facet.get(`${path}/sessions?moment=soon`)).status, 400);
  });

  test('what is kept for a list forgets an erased person', async (t) => {
    const facet = await startServer(t, engine);
    const personId = await makePerson(facet, 'Ada Forgotten');
    const visit = await makeVisit(facet, { personId });
    const asked = `/v0/pages/${visit.pageId}/analytics/explain?metric=totalSessions`;
    assert.equal((await facet.get(asked)).status, 200);
    const seen = beaconOf(visit, { elapsedMs: 2_000, visibleMs: 2_000 });
    await collect(facet, seen);
    await collect(facet, { ...seen, elapsedMs: 9_000, visibleMs: 9_000 });
    const kept = () => facet.db.sql.selectFrom('session_changes').selectAll();
    const ofVisit = () => kept().where('page_id', '=', visit.pageId).execute();
    assert.ok((await ofVisit()).some((row) => row.session_key === seen.session));
    assert.equal((await facet.call('DELETE', `/v0/persons/${personId}`)).status, 204);
    const left = await ofVisit();
    assert.ok(left.length > 0);
    assert.ok(left.every((row) => row.session_key === row.audience_session_id));
    assert.ok(left.every((row) => row.person_id === null && row.rendition_sha256 === null));
  });

  test('while sessions arrive, every list is as long as its explanation says', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    let over = false;
    const visitors = Array.from({ length: 4 }, async () => {
      while (!over) {
        const one = beaconOf(visit, { elapsedMs: 1_500, visibleMs: 1_500 });
        await collect(facet, one);
        await collect(facet, { ...one, elapsedMs: 9_000, visibleMs: 9_000, scrollPercent: 60 });
        const last = { elapsedMs: 30_000, visibleMs: 30_000, interactions: [action(1, 4_000)] };
        await collect(facet, { ...one, ...last, scrollPercent: 60 });
      }
    });
    try {
      for (let n = 0; n < 12; n++) {
        const metric = metricNames[n % metricNames.length];
        const { body, text } = await facet.get(
          `/v0/pages/${visit.pageId}/analytics/explain?metric=${metric}`,
        );
        for (const part of [body.numerator, body.denominator]) {
          if (part === undefined) continue;
          const listed = await listAll(facet, visit.pageId, part.filter);
          if (part.count !== undefined) assert.equal(listed.length, part.count, text);
          else {
            const sum = listed.reduce((all, one) => all + Number(one[part.field]), 0);
            assert.equal(digits(sum), digits(part.sum), text);
          }
        }
      }
    } finally {
      over = true;
      await Promise.all(visitors);
    }
  });

  test('the words, and what is refused', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await someVisits(facet);
    const path = `/v0/pages/${visit.pageId}/analytics/explain`;
    const { body } = await facet.get(`${path}?metric=conversionRate`);
    const { moment } = body.numerator.filter;
    assert.match(moment, /^\d+$/);
    assert.deepEqual(body, {
      metric: 'conversionRate',
      value: 1 / 3,
      definition:
        'The number of human sessions that have a click on an action or an accepted form, divided by the number of human sessions.',
      numerator: { count: 1, filter: { converted: 'true', moment } },
      denominator: { count: 3, filter: { human: 'true', moment } },
    });
    assert.equal((await facet.get(path)).status, 400);
    assert.equal((await facet.get(`${path}?metric=bounced`)).status, 400);
    const elsewhere = await makeVisit(facet);
    const foreign = await facet.get(`${path}?metric=bounceRate&audienceId=${elsewhere.audienceId}`);
    assert.equal(foreign.status, 404);
    assert.equal(foreign.body.code, 'audience_not_found');
  });
});

/** A bounce, a reader and a conversion; and a machine. */
async function someVisits(facet: TestServer): Promise<TestVisit> {
  const visit = await makeVisit(facet);
  await collect(facet, beaconOf(visit, { elapsedMs: 4_000, visibleMs: 4_000, closed: true }));
  await collect(facet, beaconOf(visit, { elapsedMs: 40_000, visibleMs: 40_000, scrollPercent: 9 }));
  const clicked = { elapsedMs: 5_000, visibleMs: 5_000, interactions: [action(1, 4_000)] };
  await collect(facet, beaconOf(visit, clicked));
  await collect(facet, beaconOf(visit, { ...clicked, automated: true }));
  return visit;
}
