// Secrets that every process on one database shares: whoever comes first makes them.
import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

export async function sharedSecret(db: Db, name: string): Promise<string> {
  await db.sql
    .insertInto('instance_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.sql
    .selectFrom('instance_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
