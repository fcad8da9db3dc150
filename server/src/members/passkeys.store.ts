import type { Db } from '../platform/db/open.ts';
import type { MemberPasskeyRow } from '../platform/db/tables.ts';

const columns = [
  'passkey_id',
  'tenant_id',
  'member_id',
  'credential_id',
  'public_key',
  'uses',
  'transports',
  'name',
  'created_at',
  'last_used_at',
] as const;

/** False when this very key is somebody's already. */
export async function insertPasskey(db: Db, row: MemberPasskeyRow): Promise<boolean> {
  const result = await db.sql
    .insertInto('member_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const listPasskeys = (
  db: Db,
  tenantId: string,
  memberId: string,
): Promise<MemberPasskeyRow[]> =>
  db.sql
    .selectFrom('member_passkeys')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('passkey_id', 'desc')
    .execute();

/** A key signs in to one tenant: which one is what this finds out. */
export const findPasskey = (db: Db, credentialId: string): Promise<MemberPasskeyRow | undefined> =>
  db.sql
    .selectFrom('member_passkeys')
    .select(columns)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

export async function touchPasskey(
  db: Db,
  tenantId: string,
  passkeyId: string,
  used: { uses: number; last_used_at: number },
): Promise<void> {
  await db.sql
    .updateTable('member_passkeys')
    .set(used)
    .where('tenant_id', '=', tenantId)
    .where('passkey_id', '=', passkeyId)
    .execute();
}

export async function deletePasskey(
  db: Db,
  tenantId: string,
  memberId: string,
  passkeyId: string,
): Promise<boolean> {
  const result = await db.sql
    .deleteFrom('member_passkeys')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
