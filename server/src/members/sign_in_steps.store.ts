// These rows come before any tenant is known, so they have none.
import type { Db } from '../platform/db/open.ts';
import type { SignInStepRow } from '../platform/db/tables.ts';

export async function insertStep(db: Db, row: SignInStepRow): Promise<void> {
  await db.sql.insertInto('sign_in_steps').values(row).execute();
}

/** Of two who take the same one, one gets it. */
export const takeStep = (db: Db, stepHash: string): Promise<SignInStepRow | undefined> =>
  db.sql
    .deleteFrom('sign_in_steps')
    .where('step_hash', '=', stepHash)
    .returning(['step_hash', 'purpose', 'data', 'expires_at'])
    .executeTakeFirst();

export async function deleteStepsBefore(db: Db, time: number): Promise<void> {
  await db.sql.deleteFrom('sign_in_steps').where('expires_at', '<', time).execute();
}
