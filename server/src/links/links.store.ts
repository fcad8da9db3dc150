import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { LinkTargetType, PageLinkRow } from '../platform/db/tables.ts';

const columns = [
  'page_link_id',
  'tenant_id',
  'domain_id',
  'path',
  'target_type',
  'target_id',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** False when the path is taken on this domain. */
export async function insertLink(db: Db, row: PageLinkRow): Promise<boolean> {
  const result = await db.sql
    .insertInto('page_links')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const byId = statement((sql, v: { tenantId: string; pageLinkId: string }) =>
  sql
    .selectFrom('page_links')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('page_link_id', '=', v.pageLinkId)
    .where('deleted_at', 'is', null),
);

export async function findLink(
  db: Db,
  tenantId: string,
  pageLinkId: string,
): Promise<PageLinkRow | undefined> {
  return (await byId(db, { tenantId, pageLinkId }))[0];
}

const byPath = statement((sql, v: { tenantId: string; domainId: string; path: string }) =>
  sql
    .selectFrom('page_links')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('domain_id', '=', v.domainId)
    .where('path', '=', v.path)
    .where('deleted_at', 'is', null),
);

export async function findLinkByPath(
  db: Db,
  tenantId: string,
  domainId: string,
  path: string,
): Promise<PageLinkRow | undefined> {
  return (await byPath(db, { tenantId, domainId, path }))[0];
}

export function findLinks(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<PageLinkRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.sql
    .selectFrom('page_links')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('page_link_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** False when it is gone. */
export async function updateLink(
  db: Db,
  tenantId: string,
  pageLinkId: string,
  change: Partial<PageLinkRow>,
): Promise<boolean> {
  const result = await db.sql
    .updateTable('page_links')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('page_link_id', '=', pageLinkId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function hasLinksOn(db: Db, tenantId: string, domainId: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('page_links')
    .select('page_link_id')
    .where('tenant_id', '=', tenantId)
    .where('domain_id', '=', domainId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasLinksTo(
  db: Db,
  tenantId: string,
  targetType: LinkTargetType,
  targetId: string,
): Promise<boolean> {
  return (
    (await listLinksTo(db, tenantId, targetType, targetId, { after: '', limit: 1 })).length > 0
  );
}

/** Oldest first. */
export const listLinksTo = (
  db: Db,
  tenantId: string,
  targetType: LinkTargetType,
  targetId: string,
  page: { after: string; limit: number },
): Promise<PageLinkRow[]> =>
  db.sql
    .selectFrom('page_links')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .where('page_link_id', '>', page.after)
    .where('deleted_at', 'is', null)
    .orderBy('page_link_id')
    .limit(page.limit)
    .execute();

/** For good, those deleted before too; returns their ids. */
export async function eraseLinksOfPerson(
  db: Db,
  tenantId: string,
  personId: string,
): Promise<string[]> {
  const rows = await db.sql
    .deleteFrom('page_links')
    .where('tenant_id', '=', tenantId)
    .where('target_type', '=', 'audience')
    .where('target_id', 'in', (sub) =>
      sub
        .selectFrom('audiences')
        .select('audience_id')
        .where('tenant_id', '=', tenantId)
        .where('person_id', '=', personId),
    )
    .returning('page_link_id')
    .execute();
  return rows.map((row) => row.page_link_id);
}
