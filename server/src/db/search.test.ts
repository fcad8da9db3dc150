import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { freshDatabase } from '../../test/support/database.ts';
import { eachEngine } from '../../test/support/server.ts';
import { systemClock } from '../clock.ts';
import { makeIds } from '../ids.ts';
import { makeTenants } from '../tenants/tenants.service.ts';
import type { EngineName, Parameter } from './engine.ts';
import { migrate } from './migrate.ts';
import { type Db, openDb } from './open.ts';
import {
  indexDocument,
  inOrderOf,
  removeDocument,
  type SearchDocument,
  type SearchRequest,
  searchDocuments,
} from './search.ts';
import { fold, queryWords, spaceWords } from './search-text.ts';

interface Stand {
  db: Db;
  tenantId: string;
  otherTenantId: string;
}

async function openStand(t: TestContext, engine: EngineName): Promise<Stand> {
  const database = await freshDatabase(engine);
  const db = await openDb(database);
  t.after(async () => {
    await db.close();
    await database.remove();
  });
  await migrate(db, Date.now());
  const tenants = makeTenants({ db, clock: systemClock, makeId: makeIds(systemClock) });
  return { db, tenantId: await tenants.ensure('one'), otherTenantId: await tenants.ensure('two') };
}

const index = (db: Db, tenantId: string, documents: SearchDocument[]): Promise<void> =>
  db.transaction(async () => {
    for (const document of documents) await indexDocument(db, tenantId, document);
  });

/** Every page of a search, each checked for its size and its total. */
async function searchAll(
  { db, tenantId }: Stand,
  request: Omit<SearchRequest, 'page'>,
  limit = 200,
): Promise<string[]> {
  const ids: string[] = [];
  let totalCount: number | undefined;
  for (let after: string | undefined; ; ) {
    const page = await searchDocuments(db, tenantId, { ...request, page: { after, limit } });
    totalCount ??= page.totalCount;
    assert.equal(page.totalCount, totalCount);
    ids.push(...page.items);
    if (page.next === undefined) break;
    assert.equal(page.items.length, limit);
    after = page.next;
  }
  assert.equal(ids.length, totalCount);
  return ids;
}

/** What a search means, said plainly. */
function reference(
  documents: SearchDocument[],
  { kind, within, query, filters = {} }: Omit<SearchRequest, 'page'>,
): string[] {
  const phrase = fold(query ?? '');
  const words = phrase.split(' ').filter((word) => word !== '');
  const rankOf = (document: SearchDocument): number => {
    const name = fold(document.name);
    if (words.length === 0) return 0;
    if (name === phrase) return 3;
    if (name.startsWith(phrase)) return 2;
    const starts = queryWords(query).map(spaceWords);
    return starts.every((start) => start !== '' && spaceWords(name).includes(start)) ? 1 : 0;
  };
  return documents
    .filter((document) => document.kind === kind && document.within === within)
    .filter((document) =>
      words.every((word) =>
        [document.name, ...document.text].some((field) => fold(field).includes(word)),
      ),
    )
    .filter((document) =>
      Object.entries(filters).every(
        ([name, value]) => value === undefined || document.filters?.[name] === value,
      ),
    )
    .sort((a, b) => rankOf(b) - rankOf(a) || (a.documentId < b.documentId ? 1 : -1))
    .map((document) => document.documentId);
}

/** The same numbers every time: mulberry32. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const vocabulary = [
  ...'logo hero banner Icon button launch Launchpad pad relaunch catalogue cat log blog'.split(' '),
  ...'Crème brûlée Zürich Straße Łódź Ærø naïve Ångström ΟΔΟΣ Привет мир שָׁלוֹם'.split(' '),
  ...'東京 東京都 京都 ロゴ ガイド 한국어 한국 🚀 👩‍🚀 ❤️ 🇩🇪 ①'.split(' '),
  ...'100% 50%_off a_b "quoted" it\'s *star* -minus (paren) key:value a\\b NEAR AND OR NOT'.split(
    ' ',
  ),
  ...'^start end$ [x] {y} ; -- /* \' "" %% __ . a b é'.split(' '),
];

function makeDocuments(count: number, random: (below: number) => number): SearchDocument[] {
  const word = () => vocabulary[random(vocabulary.length)] ?? '';
  const words = (most: number) =>
    Array.from({ length: 1 + random(most) }, word).join([' ', ' ', '-', '/', '_', ''][random(6)]);
  return Array.from({ length: count }, (_, n): SearchDocument => {
    const documentId = `asset_${String(n).padStart(26, '0')}`;
    const link = n % 3 === 0;
    return {
      kind: link ? 'page_link' : 'asset',
      documentId,
      ...(link ? { within: n % 2 ? 'domain_a' : 'domain_b' } : {}),
      name: words(3),
      text: Array.from({ length: random(4) }, () => words(4)),
      filters: link
        ? { targetType: ['page', 'audience'][random(2)], pageId: `page_${random(20)}` }
        : { assetType: ['image', 'logo', 'icon'][random(3)] },
    };
  });
}

/** Pieces of what is there, as people mistype and paste them, and things that are not there. */
function makeQuery(
  documents: SearchDocument[],
  random: (below: number) => number,
): Omit<SearchRequest, 'page'> {
  const document = documents[random(documents.length)];
  const piece = (): string => {
    const fields = [document?.name ?? '', ...(document?.text ?? [])];
    const characters = [...(fields[random(fields.length)] ?? '')];
    const from = random(characters.length);
    const length = [1, 1, 2, 2, 3, 4, 6, 30][random(8)] ?? 1;
    return characters.slice(from, from + length).join('');
  };
  const twist = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => `${text}\u0301`,
    (text: string) => ` ${text}\t`,
    (text: string) => `${text}qx`,
  ];
  const words = Array.from({ length: [0, 1, 1, 1, 2, 2, 3][random(7)] ?? 1 }, () =>
    (twist[random(twist.length)] ?? String)(piece()),
  );
  const { kind = 'asset' } = document ?? {};
  const filters =
    kind === 'asset'
      ? { assetType: ['image', 'logo', 'video', undefined, undefined][random(5)] }
      : {
          targetType: ['page', undefined][random(2)],
          pageId: [`page_${random(20)}`, undefined, undefined][random(3)],
        };
  return {
    kind,
    ...(kind === 'page_link' ? { within: random(2) ? 'domain_a' : 'domain_b' } : {}),
    query: words.join(' '),
    filters,
  };
}

eachEngine('search', (engine) => {
  test('500 generated queries find what a plain reference finds, in its order', async (t) => {
    const stand = await openStand(t, engine);
    const random = makeRandom(20_260_101);
    const documents = makeDocuments(600, random);
    await index(stand.db, stand.tenantId, documents);
    await index(stand.db, stand.otherTenantId, makeDocuments(100, random));
    let found = 0;
    for (let n = 0; n < 500; n++) {
      const request = makeQuery(documents, random);
      const expected = reference(documents, request);
      if (expected.length > 0) found++;
      const limit = Math.max(3, Math.ceil(expected.length / 4));
      const what = JSON.stringify(request);
      assert.deepEqual(await searchAll(stand, request, limit), expected, what);
      // The same in small batches, and when there are too many candidates to look up.
      const limits = { candidates: { sqlite: 40, postgres: 3 } };
      assert.deepEqual(await searchAll(stand, { ...request, limits }, limit), expected, what);
    }
    assert.ok(found > 250, `${found} queries found something`);
  });

  test('an exact name comes first, then a leading match, then words that start so, then newest', async (t) => {
    const stand = await openStand(t, engine);
    const names = [
      'Relaunch',
      'The launch',
      'Prelaunch plan',
      'Launchpad',
      'Lâunch',
      'LAUNCH',
      'x',
    ];
    await index(stand.db, stand.tenantId, [
      ...names.map((name, n) => asset(n, name)),
      { ...asset(7, 'Team'), text: ['launch launch launch'] },
    ]);
    const found = await searchAll(stand, { kind: 'asset', query: ' launch' }, 2);
    assert.deepEqual(found, [5, 4, 3, 1, 7, 2, 0].map(assetId));
  });

  test('signs that mean something to a database are only themselves', async (t) => {
    const stand = await openStand(t, engine);
    const signs = [
      '%',
      '_',
      '"',
      "'",
      '*',
      '-',
      '(',
      ')',
      ':',
      '\\',
      '^',
      '+',
      '{',
      ';',
      '--',
      '""',
    ];
    await index(
      stand.db,
      stand.tenantId,
      signs.map((sign, n) => asset(n, `before${sign}after`)),
    );
    for (const [n, sign] of signs.entries()) {
      const holding = signs.flatMap((other, m) => (other.includes(sign) ? [assetId(m)] : []));
      assert.deepEqual(await searchAll(stand, { kind: 'asset', query: sign }), holding.reverse());
      const exact = await searchAll(stand, { kind: 'asset', query: `e${sign}a` });
      assert.deepEqual(exact, [assetId(n)], sign);
    }
    for (const query of ['before NOT after', 'bef*', 'NEAR(a b)', 'name:before', 'b%r', 'b_f']) {
      assert.deepEqual(await searchAll(stand, { kind: 'asset', query }), [], query);
    }
  });

  test('what changes or goes is found by what it is now', async (t) => {
    const stand = await openStand(t, engine);
    const { db, tenantId } = stand;
    const find = (query: string, filters = {}) =>
      searchAll(stand, { kind: 'asset', query, filters });
    await index(db, tenantId, [asset(1, 'alpha', 'image'), asset(2, 'beta', 'image')]);
    await index(db, tenantId, [asset(2, 'gamma', 'logo')]);
    assert.deepEqual(await find('beta'), []);
    assert.deepEqual(await find('gamma'), [assetId(2)]);
    assert.deepEqual(await find('gamma', { assetType: 'image' }), []);
    assert.deepEqual(await find('', { assetType: 'image' }), [assetId(1)]);
    assert.deepEqual(await find('', { assetType: 'logo' }), [assetId(2)]);
    await removeDocument(db, tenantId, assetId(2));
    await removeDocument(db, tenantId, assetId(2));
    assert.deepEqual(await find('gamma'), []);
    assert.deepEqual(await find(''), [assetId(1)]);
    await index(db, tenantId, [asset(3, 'beta'), asset(2, 'delta')]);
    assert.deepEqual(await find('a'), [assetId(1), assetId(3), assetId(2)]);
    assert.deepEqual(await find('beta'), [assetId(3)]);
  });

  test('a failed transaction leaves neither document nor total', async (t) => {
    const stand = await openStand(t, engine);
    const { db, tenantId } = stand;
    const failing = db.transaction(async () => {
      await indexDocument(db, tenantId, asset(1, 'alpha'));
      throw new Error('not today');
    });
    await assert.rejects(failing, /not today/);
    assert.deepEqual(await searchAll(stand, { kind: 'asset', query: 'alpha' }), []);
    assert.deepEqual(await searchAll(stand, { kind: 'asset', query: '' }), []);
  });

  test('another tenant, kind or part is never found', async (t) => {
    const stand = await openStand(t, engine);
    const { db, tenantId, otherTenantId } = stand;
    const link = { ...asset(2, 'alpha'), kind: 'page_link', within: 'domain_a' } as const;
    await index(db, otherTenantId, [asset(1, 'alpha')]);
    await index(db, tenantId, [link]);
    for (const query of ['alpha', 'al', '']) {
      const within = (part: string) => ({ kind: 'page_link', within: part, query }) as const;
      assert.deepEqual(await searchAll(stand, { kind: 'asset', query }), []);
      assert.deepEqual(await searchAll(stand, within('domain_b')), []);
      assert.deepEqual(await searchAll(stand, within('domain_a')), [assetId(2)]);
    }
    await removeDocument(db, otherTenantId, assetId(2));
    await index(db, tenantId, [{ ...link, within: 'domain_b' }]);
    const moved = await searchAll(stand, { kind: 'page_link', within: 'domain_b', query: 'al' });
    assert.deepEqual(moved, [assetId(2)]);
    assert.deepEqual(
      await searchAll(stand, { kind: 'page_link', within: 'domain_a', query: '' }),
      [],
    );
  });

  test('documents added between two pages neither repeat nor hide others', async (t) => {
    const stand = await openStand(t, engine);
    const { db, tenantId } = stand;
    const old = Array.from({ length: 30 }, (_, n) => asset(n, n % 2 ? 'plan' : 'my plan'));
    await index(db, tenantId, old);
    for (const query of ['plan', '']) {
      const expected = reference(old, { kind: 'asset', query });
      const seen: string[] = [];
      for (let after: string | undefined, n = 0; ; n++) {
        const request = { kind: 'asset', query, page: { after, limit: 4 } } as const;
        const page = await searchDocuments(db, tenantId, request);
        seen.push(...page.items);
        await index(db, tenantId, [asset(1_000 + n, 'plan'), asset(2_000 + n, 'a plan')]);
        if (page.next === undefined) break;
        after = page.next;
      }
      const before = seen.filter((id) => expected.includes(id));
      assert.deepEqual(before, expected);
      assert.equal(new Set(seen).size, seen.length);
      for (let n = 0; n < 10; n++) {
        await removeDocument(db, tenantId, assetId(1_000 + n));
        await removeDocument(db, tenantId, assetId(2_000 + n));
      }
    }
  });

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

  test('rows are put in the order of the ids that were found', () => {
    const rows = [{ id: 'a' }, { id: 'b' }];
    assert.deepEqual(
      inOrderOf(['b', 'gone', 'a'], rows, (row) => row.id),
      [{ id: 'b' }, { id: 'a' }],
    );
  });
});

const assetId = (n: number): string => `asset_${String(n).padStart(26, '0')}`;

const asset = (n: number, name: string, assetType = 'image'): SearchDocument => ({
  kind: 'asset',
  documentId: assetId(n),
  name,
  text: [],
  filters: { assetType },
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
