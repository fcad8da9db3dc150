// How often the sessions of a page have changed, and what they were before. Whoever writes sessions takes the
// page's next number and holds it until commit, so that the numbers follow each other as commits do.
import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { giveRows, insertRows } from '../platform/db/rows.ts';
import { statement } from '../platform/db/statement.ts';
import type { PageChangesRow, SessionChangeRow } from '../platform/db/tables.ts';
import { sessionShape } from './session_writer.store.ts';

export type PageKey = Pick<PageChangesRow, 'tenant_id' | 'page_id'>;

const pageShape = {
  tenant_id: 'key',
  page_id: 'key',
  change: 'number',
  kept_from: 'number',
  kept_until: 'number',
} as const satisfies Record<keyof PageChangesRow, unknown>;

const counted = insertRows(
  'page_changes',
  pageShape,
  'on conflict (tenant_id, page_id) do update set change = page_changes.change + 1 returning tenant_id, page_id, change, kept_from, kept_until',
);

/** Each page once, in one order, so that two batches never wait for each other. */
export const countChanges = (db: Db, pages: readonly PageKey[]): Promise<PageChangesRow[]> =>
  giveRows(
    db,
    counted,
    pages.map((page) => ({ ...page, change: 1, kept_from: 0, kept_until: 0 })),
  );

const changeShape = {
  ...sessionShape,
  change: 'number',
  was_there: 'number',
} as const satisfies Record<keyof SessionChangeRow, unknown>;

const changesInserted = insertRows('session_changes', changeShape);

export const insertChanges = (db: Db, rows: readonly SessionChangeRow[]): Promise<unknown> =>
  giveRows(db, changesInserted, rows);

const ofPage = statement((sql, v: { tenantId: string; pageId: string }) =>
  sql
    .selectFrom('page_changes')
    .selectAll()
    .where('tenant_id', '=', v.tenantId)
    .where('page_id', '=', v.pageId),
);

/** Undefined for a page that nobody has visited and nothing is kept of. */
export const findPageChanges = async (
  db: Db,
  tenantId: string,
  pageId: string,
): Promise<PageChangesRow | undefined> => (await ofPage(db, { tenantId, pageId }))[0];

/** From now on what changes is kept; from the present change on, unless it is kept already at `stillKept`. */
export async function keepChanges(
  db: Db,
  page: PageKey,
  { until, stillKept }: { until: number; stillKept: number },
): Promise<void> {
  await db.sql
    .insertInto('page_changes')
    .values({ ...page, change: 0, kept_from: 0, kept_until: until })
    .onConflict((on) =>
      on.columns(['tenant_id', 'page_id']).doUpdateSet({
        kept_from: sql`case when page_changes.kept_until < ${stillKept} then page_changes.change else page_changes.kept_from end`,
        kept_until: until,
      }),
    )
    .execute();
}

/** What was kept of pages for which nobody can ask any longer. */
export async function deleteUnasked(db: Db, now: number): Promise<void> {
  await db.sql
    .deleteFrom('session_changes')
    .where((where) =>
      where.exists(
        where
          .selectFrom('page_changes as p')
          .select('p.page_id')
          .whereRef('p.tenant_id', '=', 'session_changes.tenant_id')
          .whereRef('p.page_id', '=', 'session_changes.page_id')
          .where('p.kept_until', '<', now),
      ),
    )
    .execute();
}
