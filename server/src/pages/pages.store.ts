import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { PageRow } from '../platform/db/tables.ts';

const columns = [
  'page_id',
  'tenant_id',
  'name',
  'page_context',
  'page_type',
  'status',
  'brand_id',
  'header_action_id',
  'actions',
  'action_card_widgets',
  'footer_links',
  'scripts',
  'topic_ids',
  'claim_policy',
  'metadata',
  'published_at',
  'archived_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

export type ListedPage = PageRow & { audiences_count: number };

const byId = statement((sql, v: { tenantId: string; pageId: string }) =>
  sql
    .selectFrom('pages')
    .select(columns)
    .select(
      totalOf(sql, { tenantId: v.tenantId, lists: ['audiences'], scope: v.pageId })
        .$asScalar()
        .as('audiences_count'),
    )
    .where('tenant_id', '=', v.tenantId)
    .where('page_id', '=', v.pageId)
    .where('deleted_at', 'is', null),
);

export async function findPage(
  db: Db,
  tenantId: string,
  pageId: string,
): Promise<ListedPage | undefined> {
  const row = (await byId(db, { tenantId, pageId }))[0];
  return row && { ...row, audiences_count: Number(row.audiences_count) };
}

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('pages as p')
    .select(columns.map((column) => `p.${column}` as const))
    .select((page) =>
      page
        .selectFrom('counters as c')
        .select((count) => count.fn.sum('c.value').as('value'))
        .whereRef('c.tenant_id', '=', 'p.tenant_id')
        .where('c.list', '=', 'audiences')
        .whereRef('c.scope', '=', 'p.page_id')
        .as('audiences_count'),
    )
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['pages'], scope: '' }).as('total'))
    .where('p.tenant_id', '=', v.tenantId)
    .where('p.deleted_at', 'is', null)
    .where('p.page_id', '<', v.after)
    .orderBy('p.page_id', 'desc')
    .limit(v.limit),
);

export async function listPages(
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<(ListedPage & { total: number })[]> {
  const rows = await list(db, { tenantId, ...page });
  return rows.map((row) => ({
    ...row,
    audiences_count: Number(row.audiences_count ?? 0),
    total: Number(row.total),
  }));
}

/** With the number of its audiences, as every list shows it. */
const withAudiences = (db: Db, tenantId: string) =>
  db.sql
    .selectFrom('pages as p')
    .select(columns.map((column) => `p.${column}` as const))
    .select((page) =>
      page
        .selectFrom('counters as c')
        .select((count) => count.fn.sum<number>('c.value').as('value'))
        .whereRef('c.tenant_id', '=', 'p.tenant_id')
        .where('c.list', '=', 'audiences')
        .whereRef('c.scope', '=', 'p.page_id')
        .as('audiences_count'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.deleted_at', 'is', null);

const counted = <R extends { audiences_count: number | null }>(row: R) => ({
  ...row,
  audiences_count: Number(row.audiences_count ?? 0),
});

export async function findPages(
  db: Db,
  tenantId: string,
  pageIds: readonly string[],
): Promise<ListedPage[]> {
  if (pageIds.length === 0) return [];
  const rows = await withAudiences(db, tenantId).where('p.page_id', 'in', pageIds).execute();
  return rows.map(counted);
}

export async function listPagesWith(
  db: Db,
  tenantId: string,
  by: { status?: PageRow['status'] | undefined; pageType?: string | undefined },
  page: { after: string; limit: number },
): Promise<ListedPage[]> {
  let query = withAudiences(db, tenantId).where('p.page_id', '<', page.after);
  if (by.status !== undefined) query = query.where('p.status', '=', by.status);
  if (by.pageType !== undefined) query = query.where('p.page_type', '=', by.pageType);
  const rows = await query.orderBy('p.page_id', 'desc').limit(page.limit).execute();
  return rows.map(counted);
}

export async function insertPage(db: Db, row: PageRow): Promise<void> {
  await db.sql.insertInto('pages').values(row).execute();
}

/** False when the page is gone. */
export async function updatePage(
  db: Db,
  tenantId: string,
  pageId: string,
  change: Partial<PageRow>,
): Promise<boolean> {
  const result = await db.sql
    .updateTable('pages')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('page_id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
