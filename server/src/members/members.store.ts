import type { Db } from '../platform/db/open.ts';
import type { PageRequest } from '../platform/db/page.ts';
import type { MemberRole, MemberRow } from '../platform/db/tables.ts';

const columns = [
  'member_id',
  'tenant_id',
  'email',
  'name',
  'role',
  'password_hash',
  'created_at',
  'last_seen_at',
] as const;

/** An email signs in to one tenant: which one is what this finds out. */
export const findMemberByEmail = (db: Db, email: string): Promise<MemberRow | undefined> =>
  db.sql.selectFrom('members').select(columns).where('email', '=', email).executeTakeFirst();

export const findMember = (
  db: Db,
  tenantId: string,
  memberId: string,
): Promise<MemberRow | undefined> =>
  db.sql
    .selectFrom('members')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** False when the email has a member already. */
export async function insertMember(db: Db, row: MemberRow): Promise<boolean> {
  const result = await db.sql
    .insertInto('members')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function listMembers(db: Db, tenantId: string, page: PageRequest): Promise<MemberRow[]> {
  let query = db.sql
    .selectFrom('members')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .orderBy('member_id', 'desc')
    .limit(page.limit + 1);
  if (page.after !== undefined) query = query.where('member_id', '<', page.after);
  return query.execute();
}

/** Counted as it is: a tenant has a team, not a million members. */
export async function countMembers(db: Db, tenantId: string, role?: MemberRole): Promise<number> {
  let query = db.sql
    .selectFrom('members')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId);
  if (role !== undefined) query = query.where('role', '=', role);
  return Number((await query.executeTakeFirstOrThrow()).total);
}

export async function updateMember(
  db: Db,
  tenantId: string,
  memberId: string,
  change: Partial<Pick<MemberRow, 'name' | 'role' | 'password_hash'>>,
): Promise<void> {
  await db.sql
    .updateTable('members')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .execute();
}

export async function deleteMember(db: Db, tenantId: string, memberId: string): Promise<void> {
  await db.sql
    .deleteFrom('members')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .execute();
}
