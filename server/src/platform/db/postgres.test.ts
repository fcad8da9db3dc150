import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '../../../test/support/database.ts';
import { openDb } from './open.ts';

test('a statement may take 30 seconds; in a transaction that may take long, as long as it needs', async (t) => {
  const database = await freshDatabase('postgres');
  const db = await openDb({ ...database, poolSize: 1 });
  t.after(async () => {
    await db.close();
    await database.remove();
  });
  const limit = async () =>
    (await db.query<{ statement_timeout: string }>('show statement_timeout', [])).rows[0]
      ?.statement_timeout;
  assert.equal(await db.transaction(limit, { mayTakeLong: true }), '0');
  // The pool has one connection: the one that had no limit has it back.
  assert.deepEqual([await db.transaction(limit), await limit()], ['30s', '30s']);
});

test('what brings many rows in a transaction is planned anew each time, all else once', async (t) => {
  const database = await freshDatabase('postgres');
  const db = await openDb({ ...database, poolSize: 1 });
  t.after(async () => {
    await db.close();
    await database.remove();
  });
  const names = Array.from({ length: 9 }, (_, n) => `name ${n}`);
  const look = () =>
    db.sql.selectFrom('instance_secrets').select('name').where('name', 'in', names).execute();
  const kept = async () =>
    (
      await db.query<{ statement: string }>(
        "select statement from pg_prepared_statements where statement like '%instance_secrets%'",
        [],
      )
    ).rows.length;
  await db.transaction(look);
  assert.equal(await kept(), 1, 'only the question itself');
  await look();
  assert.equal(await kept(), 2);
});
