import { totalOf } from '../platform/db/counters.ts';
import { groupCommit } from '../platform/db/group_commit.ts';
import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
import { rowsGiven } from '../platform/db/rows.ts';
import { statement } from '../platform/db/statement.ts';
import type { PersonRow } from '../platform/db/tables.ts';

const columns = [
  'person_id',
  'tenant_id',
  'name',
  'email',
  'domain',
  'slug',
  'route_key',
  'phone_number',
  'linkedin_profile_url',
  'title',
  'external_ids',
  'created_at',
  'updated_at',
] as const;

const insert = insertion('persons', columns, (query) =>
  query.onConflict((conflict) => conflict.doNothing()).returning('person_id'),
);

/** False when the email, the slug or the route key is taken. */
export const insertPerson = groupCommit(async (db, rows: PersonRow[]) => {
  const inserted = new Set((await insert(db, rows)).map((row) => row.person_id));
  return rows.map((row) => inserted.has(row.person_id));
});

const byId = statement((sql, v: { tenantId: string; personId: string }) =>
  sql
    .selectFrom('persons')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('person_id', '=', v.personId),
);

export async function findPerson(
  db: Db,
  tenantId: string,
  personId: string,
): Promise<PersonRow | undefined> {
  return (await byId(db, { tenantId, personId }))[0];
}

const byEmail = statement((sql, v: { tenantId: string; email: string }) =>
  sql
    .selectFrom('persons')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('email', '=', v.email),
);

export async function findPersonByEmail(
  db: Db,
  tenantId: string,
  email: string,
): Promise<PersonRow | undefined> {
  return (await byEmail(db, { tenantId, email }))[0];
}

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('persons')
    .select(columns)
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['persons'], scope: '' }).as('total'))
    .where('tenant_id', '=', v.tenantId)
    .where('person_id', '<', v.after)
    .orderBy('person_id', 'desc')
    .limit(v.limit),
);

export const listPersons = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<(PersonRow & { total: number | null })[]> => list(db, { tenantId, ...page });

const insertSome = insertion('persons', columns);

const shape: Record<(typeof columns)[number], 'key' | 'text' | 'number'> = {
  person_id: 'key',
  tenant_id: 'key',
  name: 'text',
  email: 'key',
  domain: 'key',
  slug: 'key',
  route_key: 'key',
  phone_number: 'text',
  linkedin_profile_url: 'text',
  title: 'text',
  external_ids: 'text',
  created_at: 'number',
  updated_at: 'number',
};
const insertAll = `insert into persons (${columns.join(', ')})
  select ${columns.join(', ')} from ${rowsGiven('postgres', 'given', shape)}`;

/**
 * All of them, or it fails. On PostgreSQL in one statement, because its triggers run once for each;
 * SQLite's run once for each row, and it reads values faster than JSON.
 */
export async function insertPersons(db: Db, rows: readonly PersonRow[]): Promise<void> {
  if (db.engine === 'postgres') await db.query(insertAll, [JSON.stringify(rows)]);
  else await insertSome(db, rows);
}

export function findPersonsByEmails(
  db: Db,
  tenantId: string,
  emails: readonly string[],
): Promise<PersonRow[]> {
  if (emails.length === 0) return Promise.resolve([]);
  return db.sql
    .selectFrom('persons')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('email', 'in', emails)
    .execute();
}

export async function findTakenSlugs(
  db: Db,
  tenantId: string,
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db.sql
    .selectFrom('persons')
    .select('slug')
    .where('tenant_id', '=', tenantId)
    .where('slug', 'in', slugs)
    .execute();
  return new Set(rows.map((row) => row.slug));
}

export function findPersons(
  db: Db,
  tenantId: string,
  personIds: readonly string[],
): Promise<PersonRow[]> {
  if (personIds.length === 0) return Promise.resolve([]);
  return db.sql
    .selectFrom('persons')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('person_id', 'in', personIds)
    .execute();
}

const ofDomain = statement(
  (sql, v: { tenantId: string; domain: string; after: string; limit: number }) =>
    sql
      .selectFrom('persons')
      .select(columns)
      .select((total) =>
        total
          .selectFrom('persons')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('tenant_id', '=', v.tenantId)
          .where('domain', '=', v.domain)
          .as('total'),
      )
      .where('tenant_id', '=', v.tenantId)
      .where('domain', '=', v.domain)
      .where('person_id', '<', v.after)
      .orderBy('person_id', 'desc')
      .limit(v.limit),
);

export const listPersonsOfDomain = (
  db: Db,
  tenantId: string,
  domain: string,
  page: { after: string; limit: number },
): Promise<(PersonRow & { total: number | null })[]> => ofDomain(db, { tenantId, domain, ...page });

export async function countPersonsOfDomain(
  db: Db,
  tenantId: string,
  domain: string,
): Promise<number> {
  const row = await db.sql
    .selectFrom('persons')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function updatePerson(
  db: Db,
  tenantId: string,
  personId: string,
  change: Partial<PersonRow>,
): Promise<void> {
  await db.sql
    .updateTable('persons')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .execute();
}

export async function deletePerson(db: Db, tenantId: string, personId: string): Promise<void> {
  await db.sql
    .deleteFrom('persons')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .execute();
}
