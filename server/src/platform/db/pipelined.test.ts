import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer } from '../../../test/support/server.ts';
import { pipelined } from './pipelined.ts';

test('gives the values in their order', async () => {
  assert.deepEqual(await pipelined([Promise.resolve(1), 'two', Promise.resolve(3)]), [1, 'two', 3]);
});

test('fails with the first fault, and only when all have ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let failed = false;
  const both = pipelined([Promise.reject(new Error('first')), promise]).catch((error: Error) => {
    failed = true;
    return error.message;
  });
  await new Promise(setImmediate);
  assert.equal(failed, false, 'one is still under way');
  resolve();
  assert.equal(await both, 'first');
});

eachEngine('statements asked together', (engine) => {
  test('are undone together, and leave nothing behind for the next transaction', async (t) => {
    const { db } = await startServer(t, engine, { own: true });
    const insert = (slug: string, name: string | null) =>
      db.sql
        .insertInto('tenants')
        .values({
          tenant_id: `tenant_${slug}`,
          slug,
          name: name as string,
          default_account_id: 'none',
          created_at: 1,
        })
        .execute();
    await assert.rejects(
      db.transaction(() => pipelined([insert('a', 'A'), insert('b', null), insert('c', 'C')])),
    );
    await db.transaction(() => pipelined([insert('d', 'D')]));
    const rows = await db.sql
      .selectFrom('tenants')
      .select('slug')
      .where('slug', 'in', ['a', 'b', 'c', 'd'])
      .execute();
    assert.deepEqual(
      rows.map(({ slug }) => slug),
      ['d'],
    );
  });
});
