// Filtered lists: as fast among many rows as among few.
import assert from 'node:assert/strict';
import type { AccountRow, AudienceRow, PageRow } from '../src/platform/db/tables.ts';
import { makeIds } from '../src/platform/ids.ts';
import { compareThroughput } from './compare.ts';
import { type Bench, bothEngines, type Figure, ratioAtMost } from './figure.ts';
import { concurrency } from './load.ts';
import type { Seed } from './seed.ts';
import { accountRows, domainOf, personRows } from './seed.ts';
import { facetWith } from './stage.ts';

const area = 'lists';
const many = 100_000;
const few = 1_000;
const aDay = 86_400_000;
/** Their numbers are the same among many and among few: what differs is only how much is passed over. */
const found = 100;

interface Filtered {
  name: string;
  path: string;
  seed(tenantId: string, count: number): Seed;
  /** How many the list has, with few rows and with many. */
  total: number;
}

const pageId = 'page_of_the_bench';

const pageRow = (tenantId: string, page_id: string, fields: Partial<PageRow>): PageRow => ({
  page_id,
  tenant_id: tenantId,
  name: 'Orbit',
  page_context: 'Orbit plans the day of field crews.',
  page_type: 'inbound',
  status: 'draft',
  brand_id: 'default',
  header_action_id: null,
  actions: '[]',
  action_card_widgets: '[]',
  footer_links: '[]',
  scripts: '[]',
  topic_ids: '[]',
  claim_policy: 'warn',
  metadata: null,
  published_at: null,
  archived_at: null,
  created_at: Date.now() - aDay,
  updated_at: Date.now() - aDay,
  deleted_at: null,
  ...fields,
});

/** Every so many-th of them, so that they lie spread over the whole table. */
const isOne = (n: number, count: number): boolean => n % (count / found) === 0;

function* pages(tenantId: string, count: number): Generator<PageRow> {
  const makeId = makeIds({ now: () => Date.now() - aDay });
  for (let n = 0; n < count; n++) {
    yield pageRow(tenantId, makeId('page'), isOne(n, count) ? { status: 'archived' } : {});
  }
}

function* audiences(tenantId: string, count: number, personId: string): Generator<AudienceRow> {
  const makeId = makeIds({ now: () => Date.now() - aDay });
  for (let n = 0; n < count; n++) {
    yield {
      audience_id: makeId('audience'),
      tenant_id: tenantId,
      page_id: pageId,
      person_id: n === count >> 1 ? personId : null,
      custom_name: `Group ${n}`,
      supplementary_context: null,
      action_url_override: null,
      action_form_id_override: null,
      action_form_instructions_override: null,
      metadata_override: null,
      language: null,
      latest_version_id: null,
      published_version_id: null,
      version_number: 0,
      stream_number: 0,
      archived_at: isOne(n, count) ? Date.now() : null,
      erased_at: null,
      created_at: Date.now() - aDay,
      updated_at: Date.now() - aDay,
    };
  }
}

function* accounts(tenantId: string, count: number): Generator<AccountRow> {
  yield* accountRows(tenantId, count);
}

const filtered: Filtered[] = [
  {
    name: 'accounts by domain',
    path: `/v0/accounts?limit=50&domain=${domainOf(500)}`,
    seed: (tenantId, count) => ({ accounts: accounts(tenantId, count) }),
    total: 1,
  },
  {
    name: 'accounts by name',
    path: '/v0/accounts?limit=50&name=Company%20500',
    seed: (tenantId, count) => ({ accounts: accounts(tenantId, count) }),
    total: 1,
  },
  {
    name: 'pages by status',
    path: '/v0/pages?limit=50&status=archived',
    seed: (tenantId, count) => ({ pages: pages(tenantId, count) }),
    total: found,
  },
  {
    name: 'audiences of a page by status',
    path: `/v0/pages/${pageId}/audiences?limit=50&status=archived`,
    seed: (tenantId, count) => ({
      pages: [pageRow(tenantId, pageId, {})],
      audiences: audiences(tenantId, count, ''),
    }),
    total: found,
  },
  {
    name: 'audiences of a page by person',
    path: `/v0/pages/${pageId}/audiences?limit=50&personId=person_of_the_bench`,
    seed: (tenantId, count) => {
      const [person] = personRows(tenantId, 1);
      assert.ok(person);
      const person_id = 'person_of_the_bench';
      return {
        persons: [{ ...person, person_id }],
        pages: [pageRow(tenantId, pageId, {})],
        audiences: audiences(tenantId, count, person_id),
      };
    },
    total: 1,
  },
];

const figureOf = ({ name, path, seed, total }: Filtered): Figure => ({
  area,
  name: `${name}, ${many.toLocaleString('en')} rows, to ${few.toLocaleString('en')}`,
  targets: bothEngines(ratioAtMost(1.3)),
  async run(bench: Bench) {
    const facetOf = async (count: number) => {
      const { facet, database } = await facetWith(bench, (tenantId) => seed(tenantId, count));
      await database.settle();
      return facet;
    };
    const contenders = { facet: await facetOf(many), floor: await facetOf(few) };
    const load = [{ method: 'GET', path }] as const;
    const outcome = await compareThroughput(bench, contenders, load, (replies) => {
      for (const reply of [replies.facet, replies.floor]) {
        assert.equal((reply as { totalCount: number }).totalCount, total);
      }
    });
    const toMs = (requestsPerSecond: number) => (concurrency / requestsPerSecond) * 1_000;
    const floor = (outcome.floor ?? []).map(toMs);
    return { ...outcome, unit: 'ms', facet: outcome.facet.map(toMs), floor };
  },
});

export const listFigures = filtered.map(figureOf);
