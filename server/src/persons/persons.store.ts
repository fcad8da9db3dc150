import { totalOf } from '../platform/db/counters.ts';
import { groupCommit } from '../platform/db/group_commit.ts';
import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
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
