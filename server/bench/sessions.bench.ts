// Beacons in, and what they add up to out.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { PageRow } from '../src/platform/db/tables.ts';
import type { Beacon } from '../src/sessions/beacon.ts';
import { makeVisitContexts } from '../src/sessions/visit_context.ts';
import { compareThroughput, type Verify } from './compare.ts';
import {
  type Bench,
  bothEngines,
  cpuRatioAtLeast,
  type Figure,
  InvalidRun,
  ratioAtMost,
} from './figure.ts';
import { concurrency, type Load } from './load.ts';
import { seedSessions, yearMs, yearStart } from './sessions.seed.ts';
import { facetAndFloorWith, facetWith } from './stage.ts';

const area = 'sessions';
/** Visits are spread over a page for each of so many people, as after a mailing. */
const manyAudiences = 200;

/** Visitors come one after another; each begins, reads, clicks and goes. */
function beaconLoad(secret: string, tenantId: string): Load {
  const { seal } = makeVisitContexts(secret);
  const contexts = Array.from({ length: manyAudiences }, (_, n) =>
    seal({ tenantId, pageId: 'page_1', audienceId: `audience_${n}`, versionId: 'version_1' }),
  );
  const key = () => randomBytes(16).toString('hex');
  const clicked = [
    {
      sequence: 1,
      atMs: 14_000,
      kind: 'action',
      actionId: 'book',
      label: 'Book a demo',
      input: 'pointer',
      inputsBefore: 40,
    } as const,
  ];
  const used = { presses: 1, moves: 60 };
  let visitors = 0;
  let waiting: Beacon[] = [];
  return () => {
    if (waiting.length === 0) {
      const common = {
        context: contexts[visitors++ % manyAudiences] ?? '',
        session: key(),
        view: key(),
      };
      waiting = [
        { ...common, elapsedMs: 0, visibleMs: 0, presses: 0, moves: 0 },
        {
          ...common,
          elapsedMs: 15_000,
          visibleMs: 15_000,
          scrollPercent: 40,
          presses: 1,
          moves: 40,
          interactions: clicked,
        },
        { ...common, elapsedMs: 30_000, visibleMs: 30_000, scrollPercent: 80, ...used },
        {
          ...common,
          elapsedMs: 34_000,
          visibleMs: 34_000,
          scrollPercent: 85,
          ...used,
          closed: true,
        },
      ];
    }
    const beacon = waiting.shift();
    return { method: 'POST', path: '/_facet/collect', body: JSON.stringify(beacon) };
  };
}

const collect: Figure = {
  area,
  name: 'collect beacons, durable when acknowledged, concurrency 256',
  targets: { sqlite: cpuRatioAtLeast(0.6), postgres: cpuRatioAtLeast(0.5) },
  async run(bench) {
    const { tenantId, database, facet, floor } = await facetAndFloorWith(bench, () => ({}));
    const secret = await database.readValue(
      "select value from instance_secrets where name = 'visit contexts'",
    );
    if (typeof secret !== 'string') throw new InvalidRun('the first start made no secret');
    const outcome = await compareThroughput(
      bench,
      { facet, floor },
      beaconLoad(secret, tenantId),
      (replies) => assert.deepEqual(replies, { facet: undefined, floor: undefined }),
      // V8 still compiles what runs once for a batch when tens of thousands have come.
      { connections: 256, warmUp: { requests: 50_000, atMostSeconds: 12 } },
    );
    const counted = await database.readValue(
      "select count(*) from sessions where traffic = 'human' and interactions > 0",
    );
    if (Number(counted) < 1) throw new InvalidRun('no visit was counted');
    return outcome;
  },
};

const few = 10_000;
const many = Number(process.env.FACET_BENCH_SESSIONS ?? 1_000_000);

/** Periods of all lengths, each with bounds that are nobody's round number. */
const periods = Array.from({ length: 40 }, (_, n) => {
  const from = yearStart + Math.floor(((n * 7_919) % 9_973) * (yearMs / 9_973) * 0.9) + n * 37_123;
  const longest = yearStart + yearMs - from;
  const to = from + Math.floor(longest * (0.05 + ((n * 31) % 95) / 100)) + n * 11_777;
  return { from, to };
});

const pageId = 'page_of_the_year';
const page = (tenantId: string): PageRow => ({
  page_id: pageId,
  tenant_id: tenantId,
  name: 'A year',
  page_context: 'Visited all the year.',
  page_type: 'inbound',
  status: 'published',
  brand_id: 'default',
  header_action_id: null,
  actions: '[]',
  action_card_widgets: '[]',
  footer_links: '[]',
  scripts: '[]',
  topic_ids: '[]',
  claim_policy: 'warn',
  metadata: null,
  published_at: yearStart,
  archived_at: null,
  created_at: yearStart,
  updated_at: yearStart,
  deleted_at: null,
});

async function yearOf(bench: Bench, count: number) {
  const { facet, tenantId, database } = await facetWith(bench, (id) => ({ pages: [page(id)] }));
  await seedSessions(database, bench.engine, { tenantId, pageId, count });
  const [period = { from: 0, to: 0 }] = periods;
  const total = await database.readValue(
    `select count(*) from sessions where traffic = 'human' and started_at >= ${period.from} and started_at < ${period.to}`,
  );
  return { facet, total: Number(total) };
}

const iso = (ms: number): string => new Date(ms).toISOString();
const summaryLoad: Load = periods.map(({ from, to }) => ({
  method: 'GET',
  path: `/v0/pages/${pageId}/analytics/summary?startDate=${iso(from)}&endDate=${iso(to)}`,
}));

const summary: Figure = {
  area,
  name: `analytics summary, ${many.toLocaleString('en')} sessions, to ${few.toLocaleString('en')}`,
  targets: bothEngines(ratioAtMost(1.3)),
  async run(bench) {
    const [large, small] = [await yearOf(bench, many), await yearOf(bench, few)];
    const contenders = { facet: large.facet, floor: small.facet };
    const verify: Verify = (replies) => {
      const totals = [replies.facet, replies.floor].map(
        (reply) => (reply as { totalSessions: number }).totalSessions,
      );
      assert.deepEqual(totals, [large.total, small.total]);
    };
    const outcome = await compareThroughput(bench, contenders, summaryLoad, verify);
    const toMs = (requestsPerSecond: number) => (concurrency / requestsPerSecond) * 1_000;
    return {
      ...outcome,
      unit: 'ms',
      facet: outcome.facet.map(toMs),
      floor: (outcome.floor ?? []).map(toMs),
    };
  },
};

export const sessionFigures = [collect, summary];
