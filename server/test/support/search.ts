// A database to search, with documents and queries that are the same every time, and the meaning of a
// search said plainly.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { systemClock } from '../../src/platform/clock.ts';
import type { EngineName } from '../../src/platform/db/engine.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { type Db, openDb } from '../../src/platform/db/open.ts';
import { makeIds } from '../../src/platform/ids.ts';
import {
  indexDocument,
  type SearchDocument,
  type SearchRequest,
  searchDocuments,
} from '../../src/platform/search/search.ts';
import { foldLine, queryWords, spaceWords } from '../../src/platform/search/search_text.ts';
import { makeTenants } from '../../src/tenants/tenants.service.ts';
import { freshDatabase } from './database.ts';

export interface Stand {
  db: Db;
  tenantId: string;
  otherTenantId: string;
}

export async function openStand(t: TestContext, engine: EngineName): Promise<Stand> {
  const database = await freshDatabase(engine);
  const db = await openDb(database);
  t.after(async () => {
    await db.close();
    await database.remove();
  });
  await migrate(db, Date.now());
  const tenants = makeTenants({
    db,
    clock: systemClock,
    makeId: makeIds(systemClock),
    publicUrl: 'http://facet.example',
    uploadLimitBytes: 1,
  });
  return { db, tenantId: await tenants.ensure('one'), otherTenantId: await tenants.ensure('two') };
}

export const index = (db: Db, tenantId: string, documents: SearchDocument[]): Promise<void> =>
  db.transaction(async () => {
    for (const document of documents) await indexDocument(db, tenantId, document);
  });

/** Every page of a search, each checked for its size and its total. */
export async function searchAll(
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

export const assetId = (n: number): string => `asset_${String(n).padStart(26, '0')}`;

export const asset = (n: number, name: string, assetType = 'image'): SearchDocument => ({
  kind: 'asset',
  documentId: assetId(n),
  name,
  text: [],
  filters: { assetType },
});

/** What a search means, said plainly. */
export function reference(
  documents: SearchDocument[],
  { kind, within, query, filters = {} }: Omit<SearchRequest, 'page'>,
): string[] {
  const phrase = foldLine(query ?? '');
  const words = phrase.split(' ').filter((word) => word !== '');
  const rankOf = (document: SearchDocument): number => {
    const name = foldLine(document.name);
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
        [document.name, ...document.text].some((field) => foldLine(field).includes(word)),
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
export function makeRandom(seed: number): (below: number) => number {
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

export function makeDocuments(count: number, random: (below: number) => number): SearchDocument[] {
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
export function makeQuery(
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
