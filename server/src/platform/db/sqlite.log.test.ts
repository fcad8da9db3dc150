import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { freshDatabase } from '../../../test/support/database.ts';
import { migrate } from './migrate.ts';
import { openDb, sqliteFile } from './open.ts';

test('what was erased leaves the log as soon as nobody else reads the file', async (t) => {
  const database = await freshDatabase('sqlite');
  const db = await openDb(database);
  t.after(async () => {
    await db.close();
    await database.remove();
  });
  await migrate(db, 0);
  const name = 'a name that must go';
  await db.sql.insertInto('instance_secrets').values({ name, value: 'x' }).execute();
  const file = sqliteFile(database.dataDir);
  const other = new DatabaseSync(file, { readOnly: true });
  const reading = other.prepare('select name from instance_secrets').iterate();
  reading.next();
  await db.sql.deleteFrom('instance_secrets').where('name', '=', name).execute();
  const holds = (which: string) => readFileSync(which).includes(name);
  let ended = false;
  // On the code before, this stood still for as long as SQLite waits for a lock, and gave up.
  const { done } = await db.scrub();
  const emptied = done.then(() => {
    ended = true;
  });
  assert.ok(holds(`${file}-wal`));
  assert.equal(ended, false);
  // Work goes on meanwhile.
  await db.sql.insertInto('instance_secrets').values({ name: 'other', value: 'x' }).execute();
  reading.return?.();
  other.close();
  await emptied;
  assert.ok(!holds(`${file}-wal`) && !holds(file));
});
