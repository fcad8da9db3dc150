import { totalOf } from '../platform/db/counters.ts';
import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { ActivityRow } from '../platform/db/tables.ts';

const columns = [
  'activity_id',
  'tenant_id',
  'kind',
  'direction',
  'account_id',
  'person_id',
  'person_domain',
  'source',
  'type',
  'payload',
  'idempotency_key',
  'content_hash',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

const insert = insertion('activities', columns, (query) =>
  query.onConflict((conflict) => conflict.doNothing()).returning('activity_id'),
);

/** False when the idempotency key is taken. */
export const insertActivity = async (db: Db, row: ActivityRow): Promise<boolean> =>
  (await insert(db, [row])).length > 0;

const byIdempotencyKey = statement(
  (sql, v: { tenantId: string; kind: ActivityRow['kind']; source: string; key: string }) =>
    sql
      .selectFrom('activities')
      .select(columns)
      .where('tenant_id', '=', v.tenantId)
      .where('kind', '=', v.kind)
      .where('source', '=', v.source)
      .where('idempotency_key', '=', v.key),
);

export async function findActivityByKey(
  db: Db,
  tenantId: string,
  of: { kind: ActivityRow['kind']; source: string; key: string },
): Promise<ActivityRow | undefined> {
  return (await byIdempotencyKey(db, { tenantId, ...of }))[0];
}

export type ListedActivity = ActivityRow & { person_name: string | null; total: number | null };

export interface ActivityFilter {
  includePersonActivity: boolean;
  includeDeleted: boolean;
}

export const countersOf = (filter: ActivityFilter): string[] => {
  const kinds = filter.includePersonActivity ? ['account', 'person'] : ['account'];
  return filter.includeDeleted ? [...kinds, ...kinds.map((kind) => `${kind}_deleted`)] : kinds;
};

const listWith = (filter: ActivityFilter) =>
  statement((sql, v: { tenantId: string; accountId: string; after: string; limit: number }) => {
    let query = sql
      .selectFrom('activities as a')
      .leftJoin('persons as p', (join) =>
        join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.person_id', '=', 'a.person_id'),
      )
      .select(columns.map((column) => `a.${column}` as const))
      .select('p.name as person_name')
      .select(
        totalOf(sql, {
          tenantId: v.tenantId,
          lists: countersOf(filter),
          scope: v.accountId,
        }).as('total'),
      )
      .where('a.tenant_id', '=', v.tenantId)
      .where('a.account_id', '=', v.accountId)
      .where('a.activity_id', '<', v.after)
      .orderBy('a.activity_id', 'desc')
      .limit(v.limit);
    if (!filter.includePersonActivity) query = query.where('a.kind', '=', 'account');
    if (!filter.includeDeleted) query = query.where('a.deleted_at', 'is', null);
    return query;
  });

const lists = {
  account: listWith({ includePersonActivity: false, includeDeleted: false }),
  accountDeleted: listWith({ includePersonActivity: false, includeDeleted: true }),
  all: listWith({ includePersonActivity: true, includeDeleted: false }),
  allDeleted: listWith({ includePersonActivity: true, includeDeleted: true }),
};

export function listActivity(
  db: Db,
  tenantId: string,
  accountId: string,
  filter: ActivityFilter,
  page: { after: string; limit: number },
): Promise<ListedActivity[]> {
  const kinds = filter.includePersonActivity ? 'all' : 'account';
  const list = lists[filter.includeDeleted ? (`${kinds}Deleted` as const) : kinds];
  return list(db, { tenantId, accountId, ...page });
}

export async function attachWaiting(
  db: Db,
  tenantId: string,
  domain: string,
  accountId: string,
): Promise<void> {
  await db.sql
    .updateTable('activities')
    .set({ account_id: accountId })
    .where('tenant_id', '=', tenantId)
    .where('person_domain', '=', domain)
    .where('account_id', 'is', null)
    .execute();
}

/** The reverse: logs that are an account's by this domain alone wait for the next one that has it. */
export async function detachDomain(
  db: Db,
  tenantId: string,
  domain: string,
  accountId: string,
): Promise<void> {
  await db.sql
    .updateTable('activities')
    .set({ account_id: null })
    .where('tenant_id', '=', tenantId)
    .where('person_domain', '=', domain)
    .where('account_id', '=', accountId)
    .execute();
}

export async function moveAccountActivity(
  db: Db,
  tenantId: string,
  fromId: string,
  intoId: string,
): Promise<void> {
  await db.sql
    .updateTable('activities')
    .set({ account_id: intoId })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', fromId)
    .execute();
}

/** An account's own logs go for good; those of its persons stay, without an account. */
export async function deleteAccountActivity(
  db: Db,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await db.sql
    .updateTable('activities')
    .set({ account_id: null })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'person')
    .execute();
  await db.sql
    .deleteFrom('activities')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .execute();
  // No trigger counts deletions of logs: this is the only one, and takes the whole total along.
  await db.sql
    .deleteFrom('counters')
    .where('tenant_id', '=', tenantId)
    .where('list', 'in', ['account', 'account_deleted', 'person', 'person_deleted'])
    .where('scope', '=', accountId)
    .execute();
}

export async function movePersonActivity(
  db: Db,
  tenantId: string,
  personId: string,
  to: { domain: string | null; accountId: string | null },
): Promise<void> {
  await db.sql
    .updateTable('activities')
    .set({ person_domain: to.domain, account_id: to.accountId })
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .where((or) => or.or([or('person_domain', 'is not', null), or('account_id', 'is', null)]))
    .execute();
}

export async function erasePersonActivity(
  db: Db,
  tenantId: string,
  personId: string,
  now: number,
): Promise<number> {
  const result = await db.sql
    .updateTable('activities')
    .set({
      person_id: null,
      person_domain: null,
      payload: '{}',
      idempotency_key: null,
      content_hash: null,
      updated_at: now,
      deleted_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export const findActivityTexts = (
  db: Db,
  tenantId: string,
  activityId: string,
): Promise<Pick<ActivityRow, 'payload' | 'idempotency_key'> | undefined> =>
  db.sql
    .selectFrom('activities')
    .select(['payload', 'idempotency_key'])
    .where('tenant_id', '=', tenantId)
    .where('activity_id', '=', activityId)
    .executeTakeFirst();

export async function rewriteActivity(
  db: Db,
  tenantId: string,
  activityId: string,
  news: Partial<Pick<ActivityRow, 'payload' | 'idempotency_key' | 'content_hash' | 'updated_at'>>,
): Promise<void> {
  await db.sql
    .updateTable('activities')
    .set(news)
    .where('tenant_id', '=', tenantId)
    .where('activity_id', '=', activityId)
    .execute();
}

/** With the person's name, as lists of activity show it. */
export function listNamedOfPerson(
  db: Db,
  tenantId: string,
  personId: string,
  page: { after: string; limit: number },
): Promise<ListedActivity[]> {
  return db.sql
    .selectFrom('activities as a')
    .leftJoin('persons as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.person_id', '=', 'a.person_id'),
    )
    .select(columns.map((column) => `a.${column}` as const))
    .select('p.name as person_name')
    .select((total) =>
      total
        .selectFrom('activities')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('tenant_id', '=', tenantId)
        .where('person_id', '=', personId)
        .as('total'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.person_id', '=', personId)
    .where('a.activity_id', '<', page.after)
    .orderBy('a.activity_id', 'desc')
    .limit(page.limit)
    .execute();
}

export async function countOfPerson(db: Db, tenantId: string, personId: string): Promise<number> {
  const row = await db.sql
    .selectFrom('activities')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function listActivityByIds(
  db: Db,
  tenantId: string,
  activityIds: readonly string[],
): Promise<ActivityRow[]> {
  if (activityIds.length === 0) return [];
  return db.sql
    .selectFrom('activities')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('activity_id', 'in', activityIds)
    .where('deleted_at', 'is', null)
    .execute();
}

export function listPersonActivity(
  db: Db,
  tenantId: string,
  personId: string,
  page: { after: string; limit: number },
): Promise<ActivityRow[]> {
  return db.sql
    .selectFrom('activities')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .where('activity_id', '<', page.after)
    .orderBy('activity_id', 'desc')
    .limit(page.limit)
    .execute();
}
