// Behind a pooler: PgBouncer in both of its modes, where it is installed.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freshDatabase } from './support/database.ts';
import { newPage } from './support/pages.ts';
import { pgbouncer, startPgBouncer } from './support/pgbouncer.ts';
import { envOf, runFacet, serveFacet } from './support/process.ts';

const skip = pgbouncer === undefined ? 'PgBouncer is not installed' : false;

for (const mode of ['session', 'transaction'] as const) {
  describe(`behind PgBouncer in ${mode} mode`, { skip }, () => {
    test('everything works, and processes hear of each other', async (t) => {
      const database = await freshDatabase('postgres');
      t.after(() => database.remove());
      const bouncer = await startPgBouncer(database.databaseUrl ?? '', mode);
      t.after(() => bouncer.stop());
      const env = {
        ...envOf(database),
        DATABASE_URL: bouncer.url,
        FACET_DATABASE_DIRECT_URL: database.databaseUrl ?? '',
      };
      const one = await serveFacet(t, env);
      const two = await serveFacet(t, { ...env, FACET_ROLES: 'api' });
      const made = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          (n % 2 === 0 ? one : two).call('POST', '/v0/persons', {
            body: { name: `Person ${n}` },
            headers: { 'idempotency-key': `key-${n}` },
          }),
        ),
      );
      for (const { status, body } of made) assert.equal(status, 201, JSON.stringify(body));
      const { body: list } = await two.call('GET', '/v0/persons?limit=100');
      assert.deepEqual([list.items.length, list.totalCount], [40, 40]);
      // Drafted by the other process, which is rung by a notification.
      const { body: page } = await two.call('POST', '/v0/pages', { body: newPage() });
      const audiences = `/v0/pages/${page.pageId}/audiences`;
      const { body: audience } = await two.call('POST', audiences, { body: { customName: 'All' } });
      const stream = await fetch(`${two.url}${audiences}/${audience.audienceId}/stream`, {
        headers: { 'x-api-key': two.key, 'last-event-id': '0' },
      });
      let heard = '';
      for await (const piece of stream.body ?? []) {
        heard += Buffer.from(piece).toString();
        if (heard.includes('"draft"')) break;
      }
      assert.match(heard, /"draft"/);
      const doctor = await runFacet(['doctor'], env);
      assert.match(doctor.stdout, /notifications arrive/, doctor.stdout + doctor.stderr);
    });
  });
}

test('without the direct address, transaction mode is refused with what to set', {
  skip,
}, async (t) => {
  const database = await freshDatabase('postgres');
  t.after(() => database.remove());
  const bouncer = await startPgBouncer(database.databaseUrl ?? '', 'transaction');
  t.after(() => bouncer.stop());
  const env = { ...envOf(database), DATABASE_URL: bouncer.url, PORT: '0' };
  const { code, stderr } = await runFacet(['serve'], env);
  assert.equal(code, 1, stderr);
  assert.match(stderr, /FACET_DATABASE_DIRECT_URL/);
  assert.doesNotMatch(stderr, /\n {4}at /, 'no stack');
});
