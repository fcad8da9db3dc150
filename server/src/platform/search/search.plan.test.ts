import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { index, makeDocuments, makeRandom, openStand } from '../../../test/support/search.ts';
import { eachEngine } from '../../../test/support/server.ts';
import type { Parameter } from '../db/engine.ts';
import type { Db } from '../db/open.ts';
import { type SearchRequest, searchDocuments } from './search.ts';

eachEngine('search', (engine) => {
  test('the plan of a search and of a list goes by the index', async (t) => {
    const { db, tenantId } = await openStand(t, engine);
    await index(db, tenantId, makeDocuments(300, makeRandom(7)));
    if (engine === 'postgres') await makeMany(db, tenantId);
    const expected = {
      sqlite: {
        search: [
          /SCAN search_grams VIRTUAL TABLE INDEX \d+:M/,
          /SEARCH d USING INTEGER PRIMARY KEY/,
        ],
        list: [/SEARCH search_shelves USING PRIMARY KEY .*document_id</, /SEARCH counters USING/],
      },
      postgres: {
        search: [
          /Bitmap Index Scan on search_grams_by_gram/,
          /Index Scan using search_documents_pkey/,
        ],
        list: [/Index Only Scan Backward using search_shelves_pkey/, /using counters_pkey/],
      },
    }[engine];
    for (const query of ['launch', 'lo', 'é', '🚀 京', '']) {
      const plans = await plansOf(db, (spied) => searchDocuments(spied, tenantId, request(query)));
      const plan = plans.join('\n');
      for (const step of query === '' ? expected.list : expected.search) assert.match(plan, step);
      assert.doesNotMatch(plan, /Seq Scan|SCAN d\b|SCAN search_shelves/);
    }
  });
});

const request = (query: string): SearchRequest => ({
  kind: 'asset',
  query,
  page: { after: undefined, limit: 50 },
});

/** A table small enough is rightly read through: this makes it a large one. */
async function makeMany(db: Db, tenantId: string): Promise<void> {
  await db.query(
    `with others as (
      insert into search_documents (tenant_id, collection, document_id, name, name_words, text, shelves)
      select $1, 'asset', 'asset_x' || n, 'x', ' x', 'x', '' from generate_series(1, 5000) n
      returning search_id, tenant_id, collection, document_id
    ), shelved as (
      insert into search_shelves select tenant_id, collection, '', document_id from others
    )
    insert into search_grams
    select search_id, (select array_agg(search_id % 97 + k) from generate_series(1, 30) k) from others`,
    [tenantId],
  );
  await db.query('vacuum analyze', []);
}

/** How the engine means to run each statement that goes through the given database. */
async function plansOf(db: Db, run: (spied: Db) => Promise<unknown>): Promise<string[]> {
  const statements: { text: string; parameters: readonly Parameter[] }[] = [];
  const spy: KyselyPlugin = {
    transformQuery({ node }) {
      const { sql: text, parameters } = db.sql
        .getExecutor()
        .compileQuery(node, { queryId: 'explained' });
      statements.push({ text, parameters: parameters as Parameter[] });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run({
    ...db,
    sql: db.sql.withPlugin(spy),
    query(text, parameters) {
      // Compiled once and kept: the spy above need not see it.
      statements.splice(0, Number.POSITIVE_INFINITY, { text, parameters });
      return db.query(text, parameters);
    },
  });
  const explain = db.engine === 'sqlite' ? 'explain query plan' : 'explain';
  const plans: string[] = [];
  for (const { text, parameters } of statements) {
    const { rows } = await db.query<Record<string, string>>(`${explain} ${text}`, parameters);
    plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
