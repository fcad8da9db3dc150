import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { freshDatabase } from '../../../test/support/database.ts';
import { Failure } from '../errors.ts';
import { type Db, openDb } from './open.ts';

async function open(t: TestContext): Promise<Db> {
  const database = await freshDatabase('postgres');
  const db = await openDb({ ...database, poolSize: 3 });
  t.after(async () => {
    await db.close();
    await database.remove();
  });
  return db;
}

const ask = (db: Db, value: number) =>
  db.query<{ value: number; pid: number }>(
    'select $1::int as value, pg_backend_pid() as pid',
    [value],
    true,
  );

test('what is asked in one turn shares connections, and each gets its own answer', async (t) => {
  const db = await open(t);
  const wanted = Array.from({ length: 16 }, (_, n) => n);
  const answers = await Promise.all(wanted.map((n) => ask(db, n)));
  assert.deepEqual(
    answers.map(({ rows }) => rows[0]?.value),
    wanted,
  );
  const connections = new Set(answers.map(({ rows }) => rows[0]?.pid));
  assert.equal(connections.size, 2, 'eight statements to a connection');
});

test('more than the pool can carry at once is answered all the same', async (t) => {
  const db = await open(t);
  const wanted = Array.from({ length: 200 }, (_, n) => n);
  const answers = await Promise.all(wanted.map((n) => ask(db, n)));
  assert.deepEqual(
    answers.map(({ rows }) => rows[0]?.value),
    wanted,
  );
});

test('one that fails fails alone', async (t) => {
  const db = await open(t);
  const [before, failed, after] = await Promise.allSettled([
    ask(db, 1),
    db.query('select 1 / $1::int as value', [0], true),
    ask(db, 2),
  ]);
  assert.equal(before.status === 'fulfilled' && before.value.rows[0]?.value, 1);
  assert.equal(failed.status === 'rejected' && (failed.reason as { code: string }).code, '22012');
  assert.equal(after.status === 'fulfilled' && after.value.rows[0]?.value, 2);
});

test('a connection that breaks takes only its own with it, and is not used again', async (t) => {
  const db = await open(t);
  const cut = db.query('select pg_terminate_backend(pg_backend_pid())', [], true);
  const behind = ask(db, 1);
  for (const lost of [cut, behind]) {
    await assert.rejects(lost, (error) => {
      assert.ok(error instanceof Failure);
      assert.equal(error.code, 'database_unavailable');
      return true;
    });
  }
  for (const n of [1, 2, 3, 4]) assert.equal((await ask(db, n)).rows[0]?.value, n);
});
