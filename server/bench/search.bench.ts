// Searching among many: how long one selective search takes at rest, through the API.

import { linkDocument } from '../src/links/indexing.ts';
import type { Db } from '../src/platform/db/open.ts';
import { openDb } from '../src/platform/db/open.ts';
import type { AssetRow, FileRow, PageLinkRow } from '../src/platform/db/tables.ts';
import { makeIds } from '../src/platform/ids.ts';
import { indexDocuments, type SearchDocument } from '../src/platform/search/search.ts';
import type { BenchDatabase } from './database.ts';
import { atMost, type Bench, type Figure, InvalidRun } from './figure.ts';
import { sendOne } from './load.ts';
import { facetWith } from './stage.ts';

const area = 'search';
const manyRows = 200_000;
const searchesEach = 40;
const documentsPerCommit = 1_000;

const names = ['Harbour', 'Meadow', 'Lantern', 'Copper', 'Willow', 'Granite', 'Saffron', 'Orchid'];
const nouns = [
  'report',
  'brochure',
  'portrait',
  'diagram',
  'poster',
  'invoice',
  'roadmap',
  'quote',
];
/** No two rows of the same words and number. */
const nameOf = (n: number): string =>
  `${names[n % names.length]} ${nouns[(n >> 3) % nouns.length]} ${(n * 7919) % 1_000_003}`;

async function indexed(
  database: BenchDatabase,
  tenantId: string,
  documents: Iterable<SearchDocument>,
): Promise<void> {
  const db = await openDb({
    databaseUrl: database.env.DATABASE_URL,
    dataDir: database.env.FACET_DATA_DIR ?? '',
  });
  try {
    let batch: SearchDocument[] = [];
    for (const document of documents) {
      batch.push(document);
      if (batch.length < documentsPerCommit) continue;
      await write(db, tenantId, batch);
      batch = [];
    }
    await write(db, tenantId, batch);
  } finally {
    await db.close();
  }
  await database.settle();
}

const write = (db: Db, tenantId: string, documents: SearchDocument[]): Promise<void> =>
  db.transaction(() => indexDocuments(db, tenantId, documents));

/** The median is taken over the samples: each is one search, after the other. */
async function timed(
  bench: Bench,
  launch: Awaited<ReturnType<typeof facetWith>>['facet'],
  pathOf: (query: string) => string,
): Promise<number[]> {
  const server = await launch();
  const times: number[] = [];
  for (let n = 0; n < searchesEach * bench.rounds; n++) {
    const wanted = nameOf((n * 4_999) % manyRows);
    const path = pathOf(wanted);
    const startedAt = performance.now();
    const { items } = (await sendOne(server.url, [{ method: 'GET', path }])) as {
      items: unknown[];
    };
    times.push(performance.now() - startedAt);
    if (items.length === 0) throw new InvalidRun(`${wanted} was not found`);
  }
  await server.stop();
  return times.slice(bench.rounds);
}

const searchAssets: Figure = {
  area,
  name: `search, ${manyRows.toLocaleString('en')} assets, selective query`,
  targets: { sqlite: atMost(5), postgres: atMost(8) },
  async run(bench) {
    const makeId = makeIds({ now: Date.now });
    const rows: AssetRow[] = [];
    const { facet, tenantId, database } = await facetWith(bench, (tenant) => {
      const now = Date.now();
      const file: FileRow = {
        file_id: makeId('file'),
        tenant_id: tenant,
        sha256: '0'.repeat(64),
        mime_type: 'text/plain',
        size_bytes: 1,
        width: null,
        height: null,
        preview_bytes: null,
        created_at: now,
      };
      for (let n = 0; n < manyRows; n++) {
        rows.push({
          asset_id: makeId('asset'),
          tenant_id: tenant,
          file_id: file.file_id,
          asset_type: 'document',
          name: nameOf(n),
          purpose: 'Shown to people who ask what it would cost them',
          ai_description: null,
          tags: '[]',
          hidden: 0,
          parent_asset_id: null,
          focal_point: null,
          trashed_at: null,
          created_at: now,
          updated_at: now,
        });
      }
      return { files: [file], assets: rows };
    });
    await indexed(database, tenantId, assetDocuments(rows));
    const facetMs = await timed(
      bench,
      facet,
      (query) => `/v0/assets/search?query=${encodeURIComponent(query)}`,
    );
    return { unit: 'ms', facet: facetMs };
  },
};

function* assetDocuments(rows: Iterable<AssetRow>): Generator<SearchDocument> {
  for (const { asset_id: documentId, name, purpose, asset_type: assetType } of rows) {
    yield { kind: 'asset', documentId, name, text: [purpose ?? ''], filters: { assetType } };
  }
}

const searchLinks: Figure = {
  area,
  name: `search, ${manyRows.toLocaleString('en')} links, selective query`,
  targets: { sqlite: atMost(5), postgres: atMost(8) },
  async run(bench) {
    const makeId = makeIds({ now: Date.now });
    const rows: PageLinkRow[] = [];
    const { facet, tenantId, database } = await facetWith(bench, (tenant) => {
      const now = Date.now();
      for (let n = 0; n < manyRows; n++) {
        rows.push({
          page_link_id: makeId('pagelink'),
          tenant_id: tenant,
          domain_id: '',
          path: `/${pathOf(nameOf(n))}`,
          target_type: 'page',
          target_id: 'page_bench',
          created_at: now,
          updated_at: now,
          deleted_at: null,
        });
      }
      return { page_links: rows };
    });
    await indexed(database, tenantId, linkDocuments(rows));
    const facetMs = await timed(
      bench,
      facet,
      (query) => `/v0/page_links/search?query=${encodeURIComponent(pathOf(query))}`,
    );
    return { unit: 'ms', facet: facetMs };
  },
};

const pathOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

function* linkDocuments(rows: Iterable<PageLinkRow>): Generator<SearchDocument> {
  for (const row of rows) yield linkDocument(row, [row.target_id]);
}

export const searchFigures = [searchAssets, searchLinks];
