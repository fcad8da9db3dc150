// Reads sums for a period: from a few ranges of spans, and, at the ends of the period, from sessions.
// The ranges are one parameter, so that every period has the same statement. Written out for each engine,
// because each must be told to go from range to range and not to read all sums of a page: PostgreSQL by
// an aggregate in a lateral join, SQLite by the order of the joins.
import type { Db } from '../platform/db/open.ts';
import { rowsGiven } from '../platform/db/rows.ts';
import { statement } from '../platform/db/statement.ts';
import type { SessionRow } from '../platform/db/tables.ts';
import type { Period, SpanRange } from './spans.ts';
import { type Counted, noSums, type Sums, sumNames } from './sums.ts';

const rangeShape = { span_ms: 'number', range_from: 'number', range_to: 'number' } as const;
const within = 'r.span_ms = k.span_ms and r.bucket >= k.range_from and r.bucket < k.range_to';
const summed = (of: string): string =>
  sumNames.map((name) => `coalesce(sum(${of}.${name}), 0) as ${name}`).join(', ');

const rangesOf = (ranges: readonly SpanRange[]): string =>
  JSON.stringify(
    ranges.map(({ spanMs, from, to }) => ({ span_ms: spanMs, range_from: from, range_to: to })),
  );

const ofScope = {
  sqlite: `select ${summed('r')} from ${rowsGiven('sqlite', 'k', rangeShape)}
    cross join session_rollups r where r.tenant_id = ? and r.scope_id = ? and ${within}`,
  postgres: `select ${summed('part')} from ${rowsGiven('postgres', 'k', rangeShape)}
    cross join lateral (
      select ${summed('r')} from session_rollups r where r.tenant_id = $2 and r.scope_id = $3 and ${within}
    ) part`,
};

/** Of a page or an audience. */
export async function sumRanges(
  db: Db,
  tenantId: string,
  scopeId: string,
  ranges: readonly SpanRange[],
): Promise<Sums> {
  if (ranges.length === 0) return noSums();
  const parameters = [rangesOf(ranges), tenantId, scopeId];
  const [sums] = (await db.query<Sums>(ofScope[db.engine], parameters)).rows;
  return sums ?? noSums();
}

const ofAudiences = {
  sqlite: `select a.audience_id, ${summed('r')} from audiences a
    left join ${rowsGiven('sqlite', 'k', rangeShape)} on true
    left join session_rollups r on r.tenant_id = a.tenant_id and r.scope_id = a.audience_id and ${within}
    where a.tenant_id = ? and a.page_id = ? group by a.audience_id`,
  postgres: `select a.audience_id, ${summed('part')} from audiences a
    left join ${rowsGiven('postgres', 'k', rangeShape)} on true
    left join lateral (
      select ${summed('r')} from session_rollups r
      where r.tenant_id = a.tenant_id and r.scope_id = a.audience_id and ${within}
    ) part on true
    where a.tenant_id = $2 and a.page_id = $3 group by a.audience_id`,
};

/** Of every audience of a page, those without a session too. */
export async function sumAudiences(
  db: Db,
  tenantId: string,
  pageId: string,
  ranges: readonly SpanRange[],
): Promise<(Sums & { audience_id: string })[]> {
  const parameters = [rangesOf(ranges), tenantId, pageId];
  return (await db.query<Sums & { audience_id: string }>(ofAudiences[db.engine], parameters)).rows;
}

const between = statement(
  (sql, v: { tenantId: string; pageId: string; from: number; to: number }) =>
    sql
      .selectFrom('sessions')
      .select([
        'audience_id',
        'started_at',
        'flags',
        'visible_ms',
        'scroll_percent',
        'interactions',
      ])
      .where('tenant_id', '=', v.tenantId)
      .where('page_id', '=', v.pageId)
      .where('traffic', '=', 'human')
      .where('started_at', '>=', v.from)
      .where('started_at', '<', v.to),
  { mayTakeLong: true },
);

/** People's, one by one: for periods shorter than the narrowest span. */
export const findSessionsBetween = (
  db: Db,
  tenantId: string,
  pageId: string,
  period: Period,
): Promise<(Counted & Pick<SessionRow, 'audience_id' | 'started_at'>)[]> =>
  between(db, { tenantId, pageId, ...period });

const buckets = statement(
  (sql, v: { tenantId: string; scopeId: string; spanMs: number; from: number; to: number }) =>
    sql
      .selectFrom('session_rollups')
      .select('bucket')
      .select(sumNames)
      .where('tenant_id', '=', v.tenantId)
      .where('scope_id', '=', v.scopeId)
      .where('span_ms', '=', v.spanMs)
      .where('bucket', '>=', v.from)
      .where('bucket', '<', v.to),
  { mayTakeLong: true },
);

/** Span by span, those without a session left out. */
export const listBuckets = (
  db: Db,
  tenantId: string,
  scopeId: string,
  { spanMs, from, to }: SpanRange,
): Promise<(Sums & { bucket: number })[]> => buckets(db, { tenantId, scopeId, spanMs, from, to });

/** Pages that are not deleted and were ever visited: from the kept totals, one row for each. */
export async function listVisitedPages(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('pages as p')
    .select('p.page_id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.deleted_at', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('counters as c')
          .select('c.scope')
          .whereRef('c.tenant_id', '=', 'p.tenant_id')
          .where('c.list', '=', 'sessions_human')
          .whereRef('c.scope', '=', 'p.page_id'),
      ),
    )
    .execute();
  return rows.map((row) => row.page_id);
}
