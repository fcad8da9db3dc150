// Failed sign-ins come before any tenant is known, so these rows have none.
import type { Db } from '../platform/db/open.ts';
import type { SignInFailureRow } from '../platform/db/tables.ts';

export const findFailures = (db: Db, subject: string): Promise<SignInFailureRow | undefined> =>
  db.sql
    .selectFrom('sign_in_failures')
    .select(['subject', 'failures', 'last_at'])
    .where('subject', '=', subject)
    .executeTakeFirst();

export async function putFailures(db: Db, row: SignInFailureRow): Promise<void> {
  await db.sql
    .insertInto('sign_in_failures')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ failures: row.failures, last_at: row.last_at }),
    )
    .execute();
}

export async function takeBackFailure(db: Db, subject: string): Promise<void> {
  await db.sql
    .updateTable('sign_in_failures')
    .set((expression) => ({ failures: expression('failures', '-', 1) }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute();
}

export async function deleteFailures(db: Db, subject: string): Promise<void> {
  await db.sql.deleteFrom('sign_in_failures').where('subject', '=', subject).execute();
}

export async function deleteFailuresBefore(db: Db, time: number): Promise<void> {
  await db.sql.deleteFrom('sign_in_failures').where('last_at', '<', time).execute();
}
