import type { Db } from '../platform/db/open.ts';
import type { PageRequest } from '../platform/db/page.ts';
import type { PublicationRow } from '../platform/db/tables.ts';

const columns = [
  'publication_id',
  'tenant_id',
  'audience_id',
  'version_id',
  'published_at',
  'unpublished_at',
  'by_type',
  'by_id',
] as const;

/** In the transaction that publishes: the one before ends at the moment this one begins. */
export async function insertPublication(db: Db, row: PublicationRow): Promise<void> {
  await db.sql
    .updateTable('publications')
    .set({ unpublished_at: row.published_at })
    .where('tenant_id', '=', row.tenant_id)
    .where('audience_id', '=', row.audience_id)
    .where('unpublished_at', 'is', null)
    .execute();
  await db.sql.insertInto('publications').values(row).execute();
}

export function listPublications(
  db: Db,
  tenantId: string,
  audienceId: string,
  page: PageRequest,
): Promise<PublicationRow[]> {
  let query = db.sql
    .selectFrom('publications')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .orderBy('publication_id', 'desc')
    .limit(page.limit + 1);
  if (page.after !== undefined) query = query.where('publication_id', '<', page.after);
  return query.execute();
}

/** Counted as they are: one variant is published a few times, not a million. */
export async function countPublications(
  db: Db,
  tenantId: string,
  audienceId: string,
): Promise<number> {
  const row = await db.sql
    .selectFrom('publications')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** When the audience was first published; undefined where it never was. */
export async function findFirstPublishedAt(
  db: Db,
  tenantId: string,
  audienceId: string,
): Promise<number | undefined> {
  const row = await db.sql
    .selectFrom('publications')
    .select((of) => of.fn.min('published_at').as('first'))
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .executeTakeFirst();
  return row?.first == null ? undefined : Number(row.first);
}

/** The version that was published at that time. */
export async function findPublishedAt(
  db: Db,
  tenantId: string,
  audienceId: string,
  at: number,
): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('publications')
    .select('version_id')
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .where('published_at', '<=', at)
    .where((or) => or.or([or('unpublished_at', 'is', null), or('unpublished_at', '>', at)]))
    .orderBy('publication_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version_id;
}
