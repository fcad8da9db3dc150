// Finds and ranks. The index proposes candidates by their grams; each is looked up, compared as text and
// ranked. That is cheap for the few candidates of most queries, and not for a letter every document
// holds. SQLite takes those in batches, so that others get their turn in between. PostgreSQL, above a
// number of candidates, reads through the text instead, which costs it less than looking each one up.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { EngineName } from '../db/engine.ts';
import type { Db } from '../db/open.ts';
import { idsWithKeys, someWithKeys } from './search_grams.ts';
import type { SearchKind } from './search_index.ts';
import { spaceWords } from './search_text.ts';

export interface Wanted {
  collection: string;
  /** The whole query, folded. */
  phrase: string;
  words: string[];
  /** As the documents hold them. */
  shelves: string[];
  keys: number[];
  /** Leaves out documents of this kind that are due to be indexed again. */
  leaveOutDue: SearchKind | undefined;
  /** The last match of the page before. */
  after: Found | undefined;
  limit: number;
}

export interface Found {
  documentId: string;
  rank: number;
}

interface Matches {
  found: Found[];
  total: number;
}

export interface SearchLimits {
  /** On SQLite, how many candidates are looked up at a time; on PostgreSQL, how many at most. */
  candidates: Record<EngineName, number>;
}

// 2,000 are 3 ms of work on SQLite. On PostgreSQL 5,000 cost as much as reading through 30,000 documents.
export const defaultLimits: SearchLimits = { candidates: { sqlite: 2_000, postgres: 5_000 } };

export const findMatches = (
  db: Db,
  tenantId: string,
  wanted: Wanted,
  { candidates }: SearchLimits,
): Promise<Matches> =>
  db.engine === 'sqlite'
    ? inBatches(db, tenantId, wanted, candidates.sqlite)
    : inOne(db, tenantId, wanted, candidates.postgres);

async function inBatches(db: Db, tenantId: string, wanted: Wanted, size: number): Promise<Matches> {
  const ids = await idsWithKeys(db, wanted.keys);
  const all: Matches = { found: [], total: 0 };
  for (let start = 0; start < ids.length; start += size) {
    if (start > 0) await othersTurn();
    const batch = JSON.stringify(ids.slice(start, start + size));
    const some = sql<{ search_id: number }>`select value as search_id from json_each(${batch})`;
    const { found, total } = await fromCandidates(db, tenantId, wanted, some);
    all.found = [...all.found, ...found].sort(bestFirst).slice(0, wanted.limit);
    all.total += total;
  }
  return all;
}

const bestFirst = (a: Found, b: Found): number =>
  b.rank - a.rank || (a.documentId < b.documentId ? 1 : -1);

async function inOne(db: Db, tenantId: string, wanted: Wanted, most: number): Promise<Matches> {
  const some = someWithKeys(wanted.keys, most + 1);
  const { candidates, ...few } = await fromCandidates(db, tenantId, wanted, some);
  return candidates <= most ? few : fromText(db, tenantId, wanted);
}

async function fromCandidates(
  db: Db,
  tenantId: string,
  wanted: Wanted,
  candidates: RawBuilder<{ search_id: number }>,
): Promise<Matches & { candidates: number }> {
  // Cross join: SQLite then starts from the candidates, which it would not know to be the few.
  const { rows } = await sql<{
    candidates: number;
    total: number;
    document_id: string | null;
    rank: number;
  }>`
    with candidate as materialized (${candidates}),
    matched as materialized (
      select d.document_id, ${rankOf(wanted)} as rank
      from candidate cross join search_documents d
      where d.search_id = candidate.search_id and ${matches(tenantId, wanted)}
    )
    select counted.candidates, counted.total, found.document_id, found.rank
    from (
      select (select count(*) from candidate) as candidates, (select count(*) from matched) as total
    ) counted left join (${pageOf(sql`select document_id, rank from matched`, wanted)}) found on true
    order by found.rank desc, found.document_id desc`.execute(db.sql);
  const { candidates: count = 0, total = 0 } = rows[0] ?? {};
  return { found: foundIn(rows), total, candidates: count };
}

async function fromText(db: Db, tenantId: string, wanted: Wanted): Promise<Matches> {
  const matching = sql`from search_documents d where ${matches(tenantId, wanted)}`;
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(
    db.sql,
  );
  const ranked = sql`select * from (select d.document_id, ${rankOf(wanted)} as rank ${matching}) ranked`;
  const best = await sql<{ document_id: string; rank: number }>`${pageOf(ranked, wanted)}`.execute(
    db.sql,
  );
  return { found: foundIn(best.rows), total: counted.rows[0]?.total ?? 0 };
}

const foundIn = (rows: { document_id: string | null; rank: number }[]): Found[] =>
  rows.flatMap(({ document_id: documentId, rank }) =>
    documentId === null ? [] : [{ documentId, rank }],
  );

/** The index has only proposed: grams may share a key, and may stand apart in the text. */
const matches = (tenantId: string, wanted: Wanted): RawBuilder<boolean> =>
  sql.join(
    [
      sql`d.tenant_id = ${tenantId} and d.collection = ${wanted.collection}`,
      ...wanted.words.map((word) => sql`instr(d.text, ${word}) > 0`),
      ...wanted.shelves.map((shelf) => sql`instr(d.shelves, ${shelf}) > 0`),
      ...(wanted.leaveOutDue === undefined ? [] : [isNotDue(wanted.leaveOutDue)]),
    ],
    sql` and `,
  );

const isNotDue = (kind: SearchKind): RawBuilder<boolean> => sql`not exists (
  select 1 from search_backlog b
  where b.tenant_id = d.tenant_id and b.kind = ${kind} and b.document_id = d.document_id)`;

function rankOf({ phrase, words }: Wanted): RawBuilder<number> {
  const starts = words.map(spaceWords);
  // A word of nothing but signs starts no word.
  const areStarts = starts.includes('')
    ? sql`false`
    : sql.join(
        starts.map((start) => sql`instr(d.name_words, ${start}) > 0`),
        sql` and `,
      );
  return words.length === 0
    ? sql`0`
    : sql`case when d.name = ${phrase} then 3 when instr(d.name, ${phrase}) = 1 then 2
        when ${areStarts} then 1 else 0 end`;
}

const pageOf = (ranked: RawBuilder<unknown>, { after, limit }: Wanted): RawBuilder<unknown> => sql`
  ${ranked} ${
    after === undefined
      ? sql``
      : sql`where rank < ${after.rank} or (rank = ${after.rank} and document_id < ${after.documentId})`
  } order by rank desc, document_id desc limit ${limit}`;
