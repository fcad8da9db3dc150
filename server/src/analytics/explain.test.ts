import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amounts, givenSeed } from '../../test/support/amounts.ts';
import { analyse, type Evidence, recount } from '../../test/support/recount.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
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

  test('the words, and what is refused', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await someVisits(facet);
    const path = `/v0/pages/${visit.pageId}/analytics/explain`;
    const { body } = await facet.get(`${path}?metric=conversionRate`);
    assert.deepEqual(body, {
      metric: 'conversionRate',
      value: 1 / 3,
      definition:
        'The number of human sessions that have a click on an action or an accepted form, divided by the number of human sessions.',
      numerator: { count: 1, filter: { converted: 'true' } },
      denominator: { count: 3, filter: { human: 'true' } },
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
