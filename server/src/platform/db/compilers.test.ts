import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '../../../test/support/database.ts';
import { eachEngine } from '../../../test/support/server.ts';
import { migrate } from './migrate.ts';
import { openDb } from './open.ts';

eachEngine('a list of ids', (engine) => {
  test('has one text whatever its length, and finds the same rows', async (t) => {
    const database = await freshDatabase(engine);
    const db = await openDb(database);
    t.after(async () => {
      await db.close();
      await database.remove();
    });
    await migrate(db, 0);
    const names = Array.from({ length: 40 }, (_, n) => `"name", '${n}' [x] \u00fc`);
    const rows = names.map((name) => ({ name, value: name }));
    await db.sql.insertInto('instance_secrets').values(rows).execute();
    const among = (wanted: string[]) =>
      db.sql.selectFrom('instance_secrets').select('name').where('name', 'in', wanted);
    const texts = new Set(
      [9, 10, 17, 40].map((length) => among(names.slice(0, length)).compile().sql),
    );
    assert.equal(texts.size, 1);
    const columns = Object.fromEntries(names.slice(0, 12).map((_, n) => [`c${n}`, 'text']));
    const row = db.sql
      .insertInto('instance_secrets')
      .values(columns as never)
      .compile();
    assert.equal(row.parameters.length, 12, 'the values of a row stay apart');
    for (const length of [1, 8, 9, 40]) {
      const found = await among([...names.slice(0, length), 'nobody']).execute();
      assert.deepEqual(found.map(({ name }) => name).sort(), names.slice(0, length).sort());
      const others = await db.sql
        .selectFrom('instance_secrets')
        .select('name')
        .where('name', 'not in', names.slice(0, length))
        .where('name', 'like', '%[x]%')
        .execute();
      assert.equal(others.length, names.length - length);
    }
  });
});
