// The first key of an installation: FACET_API_KEY, or the one made at the first start.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase, type TestDatabase } from '../../test/support/database.ts';
import { findLeftovers } from '../../test/support/leftovers.ts';
import { eachEngine } from '../../test/support/server.ts';
import { readConfig } from '../config/config.ts';
import { startFacet } from '../main.ts';
import { openDb } from '../platform/db/open.ts';

const given = 'a-key-of-my-own-0123456789-abcdef';

interface Started {
  firstKey: string | undefined;
  /** What a request with this key gets, from a list only admins see. */
  tryKey(key: string): Promise<number>;
  revoke(key: string): Promise<void>;
}

/** One life of a server on this database. */
async function live<T>(
  { databaseUrl, dataDir }: TestDatabase,
  env: { FACET_API_KEY?: string },
  use: (started: Started) => Promise<T>,
): Promise<T> {
  const facet = await startFacet(
    readConfig({
      PORT: '0',
      FACET_DATA_DIR: dataDir,
      FACET_LOG_LEVEL: 'silent',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    }),
  );
  const list = (key: string) =>
    fetch(`${facet.url}/v0/api_keys`, { headers: { 'x-api-key': key } });
  try {
    return await use({
      firstKey: facet.firstKey,
      tryKey: async (key) => (await list(key)).status,
      async revoke(key) {
        const { items } = (await (await list(key)).json()) as { items: { apiKeyId: string }[] };
        for (const { apiKeyId } of items) {
          const url = `${facet.url}/v0/api_keys/${apiKeyId}`;
          await fetch(url, { method: 'DELETE', headers: { 'x-api-key': key } });
        }
      },
    });
  } finally {
    await facet.stop();
  }
}

eachEngine('the first key', (engine) => {
  test('is made at the first start, works as admin, and is not made or told again', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const key = await live(database, {}, async ({ firstKey = '', tryKey }) => {
      assert.match(firstKey, /^facet_/);
      assert.equal(await tryKey(firstKey), 200);
      return firstKey;
    });
    await live(database, {}, async ({ firstKey, tryKey }) => {
      assert.equal(firstKey, undefined);
      assert.equal(await tryKey(key), 200);
    });
  });

  test('has exactly the value of FACET_API_KEY, and no other is made', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    for (const start of ['first', 'second']) {
      await live(database, { FACET_API_KEY: given }, async ({ firstKey, tryKey }) => {
        assert.equal(firstKey, undefined, start);
        assert.equal(await tryKey(given), 200, start);
        assert.equal(await tryKey(`${given}x`), 401, start);
      });
    }
  });

  test('lives on beside a new value of FACET_API_KEY, until it is revoked', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    await live(database, { FACET_API_KEY: given }, async () => {});
    await live(
      database,
      { FACET_API_KEY: 'another-key-of-thirty-two-characters' },
      async ({ tryKey }) => {
        assert.equal(await tryKey(given), 200);
        assert.equal(await tryKey('another-key-of-thirty-two-characters'), 200);
      },
    );
    await live(database, {}, async ({ firstKey, tryKey }) => {
      assert.equal(firstKey, undefined);
      assert.equal(await tryKey(given), 200);
    });
  });

  test('once revoked stays revoked, even when FACET_API_KEY still holds it', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    await live(database, { FACET_API_KEY: given }, async ({ revoke, tryKey }) => {
      await revoke(given);
      assert.equal(await tryKey(given), 401);
    });
    await live(database, { FACET_API_KEY: given }, async ({ tryKey }) => {
      assert.equal(await tryKey(given), 401);
    });
  });

  test('is made anew when every key is revoked, so that no one is locked out', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    await live(database, {}, async ({ firstKey = '', revoke }) => revoke(firstKey));
    await live(database, {}, async ({ firstKey = '', tryKey }) => {
      assert.equal(await tryKey(firstKey), 200);
    });
  });

  test('is stored as a hash alone', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const made = await live(database, {}, async ({ firstKey = '' }) => firstKey);
    await live(database, { FACET_API_KEY: given }, async () => {});
    const db = await openDb(database);
    t.after(() => db.close());
    assert.deepEqual(await findLeftovers(db, [given, made.slice(-48)]), []);
  });
});
