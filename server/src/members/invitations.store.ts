import type { Db } from '../platform/db/open.ts';
import type { PageRequest } from '../platform/db/page.ts';
import type { MemberInvitationRow } from '../platform/db/tables.ts';

const columns = [
  'invitation_id',
  'tenant_id',
  'token_hash',
  'email',
  'role',
  'expires_at',
  'created_at',
] as const;

/** Whoever has the token says by it which tenant it is for. */
export const findInvitationByToken = (
  db: Db,
  tokenHash: string,
): Promise<MemberInvitationRow | undefined> =>
  db.sql
    .selectFrom('member_invitations')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export async function insertInvitation(db: Db, row: MemberInvitationRow): Promise<void> {
  await db.sql.insertInto('member_invitations').values(row).execute();
}

/** Those to an email; the operator's own links are nobody's business. */
export function listInvitations(
  db: Db,
  tenantId: string,
  page: PageRequest & { now: number },
): Promise<MemberInvitationRow[]> {
  let query = db.sql
    .selectFrom('member_invitations')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('email', 'is not', null)
    .where('expires_at', '>', page.now)
    .orderBy('invitation_id', 'desc')
    .limit(page.limit + 1);
  if (page.after !== undefined) query = query.where('invitation_id', '<', page.after);
  return query.execute();
}

export async function countInvitations(db: Db, tenantId: string, now: number): Promise<number> {
  const row = await db.sql
    .selectFrom('member_invitations')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('email', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** False when somebody else was faster: it can be used up or revoked only once. */
export async function deleteInvitation(
  db: Db,
  tenantId: string,
  invitationId: string,
): Promise<boolean> {
  const result = await db.sql
    .deleteFrom('member_invitations')
    .where('tenant_id', '=', tenantId)
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Every link to this email; with null, every link of the operator's. */
export async function deleteInvitationsTo(
  db: Db,
  tenantId: string,
  email: string | null,
): Promise<void> {
  await db.sql
    .deleteFrom('member_invitations')
    .where('tenant_id', '=', tenantId)
    .where('email', email === null ? 'is' : '=', email)
    .execute();
}

export async function deleteExpiredInvitations(db: Db, now: number): Promise<void> {
  await db.sql.deleteFrom('member_invitations').where('expires_at', '<=', now).execute();
}
