// Resources whose search document is due. Triggers write these rows (migration 0043).
import type { Db } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import type { SearchBacklogRow } from '../db/tables.ts';
import type { SearchKind } from './search_index.ts';

const listed = statement(
  (sql, v: { tenantId: string; kind: string; after: string; limit: number }) =>
    sql
      .selectFrom('search_backlog')
      .select('document_id')
      .where('tenant_id', '=', v.tenantId)
      .where('kind', '=', v.kind)
      .where('document_id', '>', v.after)
      .orderBy('document_id')
      .limit(v.limit),
);

export const listDue = async (
  db: Db,
  tenantId: string,
  kind: SearchKind,
  page: { after: string; limit: number },
): Promise<string[]> =>
  (await listed(db, { tenantId, kind, ...page })).map((row) => row.document_id);

/** Some that are due, those of one tenant and kind together. */
export const someDue = (db: Db, limit: number): Promise<SearchBacklogRow[]> =>
  db.sql
    .selectFrom('search_backlog')
    .select(['tenant_id', 'kind', 'document_id'])
    .orderBy('tenant_id')
    .orderBy('kind')
    .orderBy('document_id')
    .limit(limit)
    .execute();

/** How many are due, up to a number. */
export async function countDue(db: Db, most: number): Promise<number> {
  const row = await db.sql
    .selectFrom((from) =>
      from.selectFrom('search_backlog').select('document_id').limit(most).as('some'),
    )
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function deleteDue(
  db: Db,
  tenantId: string,
  kind: string,
  documentIds: readonly string[],
): Promise<void> {
  await db.sql
    .deleteFrom('search_backlog')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('document_id', 'in', documentIds)
    .execute();
}
