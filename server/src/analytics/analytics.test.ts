import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  action,
  beaconOf,
  click,
  collect,
  makeVisit,
  someKey,
  type TestVisit,
} from '../../test/support/visits.ts';
import type { Beacon } from '../sessions/beacon.ts';

const analytics = async (facet: TestServer, pageId: string, what: string) =>
  (await facet.get(`/v0/pages/${pageId}/analytics/${what}`)).body;

/** A session of its own that lasted so long, all of it visible. */
const visited = (facet: TestServer, visit: TestVisit, ms: number, fields: Partial<Beacon> = {}) =>
  collect(facet, beaconOf(visit, { elapsedMs: ms, visibleMs: ms, ...fields }));

/** A session that started at exactly this moment. */
async function startedAt(facet: TestServer, visit: TestVisit, moment: string): Promise<void> {
  const context = facet.services.visitContexts.open(visit.context);
  assert.ok(context);
  const beacon = beaconOf(visit, { elapsedMs: 12_000, visibleMs: 12_000 });
  const receivedAt = Date.parse(moment) + beacon.elapsedMs;
  await facet.services.sessions.take({ visit: context, beacon, receivedAt, flag: null });
}

async function submitted(facet: TestServer, visit: TestVisit, sessionKey: string): Promise<void> {
  const context = facet.services.visitContexts.open(visit.context);
  assert.ok(context);
  const at = facet.clock.now();
  await facet.services.sessions.note({ visit: context, sessionKey, at, kind: 'form' });
}

eachEngine('analytics', (engine) => {
  test('without a session everything is 0, or null where it may be', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    assert.deepEqual(await analytics(facet, visit.pageId, 'summary'), {
      avgInteractionsPerSession: 0,
      avgScrollDepthPercentage: null,
      avgTimeSpentSeconds: null,
      bounceRate: 0,
      conversionRate: 0,
      formSubmitRate: 0,
      totalSessions: 0,
    });
    assert.deepEqual(await analytics(facet, visit.pageId, 'audiences'), {
      items: [
        {
          audienceId: visit.audienceId,
          avgInteractionsPerSession: 0,
          avgScrollDepthPercentage: 0,
          avgTimeSpentSeconds: 0,
          bounceCount: 0,
          bounceEligibleSessions: 0,
          bounceRate: 0,
          conversionCount: 0,
          conversionRate: 0,
          ctaSessions: 0,
          formSubmitCount: 0,
          formSubmitRate: 0,
          totalSessions: 0,
        },
      ],
    });
    const empty = await makePage(facet);
    assert.deepEqual(await analytics(facet, empty, 'audiences'), { items: [] });
  });

  test('rates and averages are what the sessions say', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    // Bounced: short, seen to end, nothing done.
    await visited(facet, visit, 4_000, { closed: true, scrollPercent: 30 });
    // Short and perhaps not over: nobody can say whether it bounced.
    await visited(facet, visit, 4_000, { scrollPercent: 50 });
    // Began, and was not heard of again: nothing is measured but that it began.
    await visited(facet, visit, 0);
    // Long enough.
    await visited(facet, visit, 10_000, { closed: true, scrollPercent: 100 });
    // Short, but something was done.
    await visited(facet, visit, 2_000, { closed: true, interactions: [click(1, 1_000)] });
    await visited(facet, visit, 2_000, {
      closed: true,
      interactions: [click(1, 1_000), action(2, 1_500), action(3, 2_000)],
    });
    const both = someKey();
    await visited(facet, visit, 8_000, { session: both, interactions: [action(1, 8_000)] });
    await submitted(facet, visit, both);
    const sender = someKey();
    await submitted(facet, visit, sender);
    await visited(facet, visit, 0, { session: sender });
    const expected = {
      totalSessions: 8,
      bounceCount: 1,
      bounceEligibleSessions: 6,
      bounceRate: 1 / 6,
      conversionCount: 3,
      conversionRate: 3 / 8,
      ctaSessions: 2,
      formSubmitCount: 2,
      formSubmitRate: 2 / 8,
      avgInteractionsPerSession: 7 / 8,
      avgTimeSpentSeconds: 30 / 6,
      avgScrollDepthPercentage: 60,
    };
    const { items } = await analytics(facet, visit.pageId, 'audiences');
    assert.deepEqual(items, [{ audienceId: visit.audienceId, ...expected }]);
    const { bounceCount, bounceEligibleSessions, conversionCount, ctaSessions, ...rest } = expected;
    const { formSubmitCount, ...summary } = rest;
    assert.deepEqual(await analytics(facet, visit.pageId, 'summary'), summary);
  });

  test('a page pools what its audiences did, and does not average averages', async (t) => {
    const facet = await startServer(t, engine);
    const busy = await makeVisit(facet);
    const quiet = await makeVisit(facet, { customName: 'Quiet' }, busy.pageId);
    const silent = await makeVisit(facet, { customName: 'Silent' }, busy.pageId);
    for (let n = 0; n < 3; n++) await visited(facet, busy, 4_000, { closed: true });
    await visited(facet, quiet, 20_000, { closed: true });
    const summary = await analytics(facet, busy.pageId, 'summary');
    assert.equal(summary.avgTimeSpentSeconds, 8);
    assert.equal(summary.bounceRate, 0.75);
    const { items } = await analytics(facet, busy.pageId, 'audiences');
    assert.deepEqual(
      items.map((item: { audienceId: string; bounceRate: number }) => [
        item.audienceId,
        item.bounceRate,
      ]),
      [
        [busy.audienceId, 1],
        [quiet.audienceId, 0],
        [silent.audienceId, 0],
      ],
    );
  });

  test('bots are counted nowhere', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    await visited(facet, visit, 60_000, { automated: true, interactions: [action(1, 5)] });
    assert.equal((await analytics(facet, visit.pageId, 'summary')).totalSessions, 0);
    const { items } = await analytics(facet, visit.pageId, 'audiences');
    assert.equal(items[0].conversionCount, 0);
  });

  test('a period holds its start and not its end, to the millisecond and finer', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const moments = [
      '2026-05-01T10:00:00.000Z',
      '2026-05-01T10:00:00.001Z',
      '2026-06-15T23:59:59.999Z',
    ];
    for (const moment of moments) await startedAt(facet, visit, moment);
    const total = async (query: string) => {
      const { items } = await analytics(facet, visit.pageId, `audiences?${query}`);
      const { totalSessions } = await analytics(facet, visit.pageId, `summary?${query}`);
      assert.equal(items[0].totalSessions, totalSessions);
      return totalSessions;
    };
    assert.equal(await total(''), 3);
    assert.equal(await total('startDate=2026-05-01T10:00:00.000Z'), 3);
    assert.equal(await total('startDate=2026-05-01T10:00:00.0001Z'), 2);
    assert.equal(await total('startDate=2026-05-01T10:00:00.001Z'), 2);
    assert.equal(await total('startDate=2026-05-01T10:00:00.002Z'), 1);
    assert.equal(await total('endDate=2026-05-01T10:00:00Z'), 0);
    assert.equal(await total('endDate=2026-05-01T10:00:00.0009Z'), 1);
    assert.equal(await total('endDate=2026-05-01T10:00:00.001Z'), 1);
    assert.equal(await total('endDate=2026-06-15T23:59:59.999Z'), 2);
    assert.equal(await total('endDate=2026-06-16T00:00:00Z'), 3);
    assert.equal(
      await total('startDate=2026-05-01T12:00:00%2B02:00&endDate=2026-05-01T10:00:00.001Z'),
      1,
    );
    assert.equal(await total('startDate=0001-01-01T00:00:00Z&endDate=9999-12-31T23:59:59Z'), 3);
    assert.equal(await total('startDate=0001-01-01T00:00:00Z&endDate=1950-01-01T00:00:00Z'), 0);
  });

  test('a period that does not end after it starts: 400', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    for (const what of ['summary', 'audiences', 'timeseries']) {
      for (const end of ['2026-05-01T10:00:00Z', '2026-04-30T10:00:00Z']) {
        const query = `startDate=2026-05-01T10:00:00Z&endDate=${end}`;
        const path = `/v0/pages/${visit.pageId}/analytics/${what}?${query}`;
        const reply = await facet.get(path);
        assert.equal(reply.status, 400, path);
        assert.equal(reply.body.errors[0].pointer, '/endDate');
      }
      for (const start of ['yesterday', '2026-02-30T00:00:00Z', '2026-05-01']) {
        const path = `/v0/pages/${visit.pageId}/analytics/${what}?startDate=${start}`;
        assert.equal((await facet.get(path)).status, 400, path);
      }
    }
  });

  test('a series has every day, cut off where the period is, and adds up', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    for (const moment of [
      '2026-05-01T10:00:00Z',
      '2026-05-01T11:30:00.500Z',
      '2026-05-03T00:00:00Z',
      '2026-05-04T08:00:00Z',
    ]) {
      await startedAt(facet, visit, moment);
    }
    const { items } = await analytics(
      facet,
      visit.pageId,
      'timeseries?startDate=2026-05-01T11:00:00Z&endDate=2026-05-04T08:00:00.001Z',
    );
    assert.deepEqual(
      items.map((item: { startDate: string; endDate: string; totalSessions: number }) => [
        item.startDate,
        item.endDate,
        item.totalSessions,
      ]),
      [
        ['2026-05-01T11:00:00.000Z', '2026-05-02T00:00:00.000Z', 1],
        ['2026-05-02T00:00:00.000Z', '2026-05-03T00:00:00.000Z', 0],
        ['2026-05-03T00:00:00.000Z', '2026-05-04T00:00:00.000Z', 1],
        ['2026-05-04T00:00:00.000Z', '2026-05-04T08:00:00.001Z', 1],
      ],
    );
    assert.equal(items[0].avgTimeSpentSeconds, 12);
    assert.equal(items[1].avgTimeSpentSeconds, null);
    const hours = await analytics(
      facet,
      visit.pageId,
      'timeseries?interval=hour&startDate=2026-05-01T10:00:00Z&endDate=2026-05-01T12:00:00Z',
    );
    assert.deepEqual(
      hours.items.map((item: { totalSessions: number }) => item.totalSessions),
      [1, 1],
    );
  });

  test('without dates a series ends with the day or hour under way; one of too many items is refused', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    await visited(facet, visit, 5_000);
    for (const [interval, spans] of [
      ['day', 30],
      ['hour', 24],
    ] as const) {
      const { items } = await analytics(facet, visit.pageId, `timeseries?interval=${interval}`);
      assert.equal(items.length, spans);
      const sum = items.reduce(
        (total: number, item: { totalSessions: number }) => total + item.totalSessions,
        0,
      );
      assert.equal(sum, 1);
    }
    const path = `/v0/pages/${visit.pageId}/analytics/timeseries?startDate=2001-01-01T00:00:00Z`;
    const reply = await facet.get(path);
    assert.equal(reply.status, 400);
    assert.equal(reply.body.errors[0].pointer, '/startDate');
  });
});
