import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, type Reply, startServer, type TestServer } from '../../test/support/server.ts';
import { assertTotalsExact } from '../../test/support/totals.ts';

const accountId = `account_${'r'.repeat(26)}`;

const writeAtOnce = (facet: TestServer, hints: object[]): Promise<Reply[]> =>
  Promise.all(
    hints.map((hint, n) =>
      facet.post('/v0/account_logs', { source: 'crm', payload: { n }, ...hint }),
    ),
  );

const thirty = (hint: (n: number) => object): object[] =>
  Array.from({ length: 30 }, (_, n) => hint(n));

const idsOf = (replies: Reply[]): Set<string> => new Set(replies.map(({ body }) => body.accountId));

eachEngine('thirty logs at once', (engine) => {
  const cases: [what: string, hint: (n: number) => object][] = [
    ['domain', (n) => ({ domain: n % 2 ? 'engines.example' : 'https://WWW.engines.example/' })],
    ['name', (n) => ({ name: n % 2 ? 'Engines' : ' ENGINES ' })],
    ['accountId', () => ({ accountId })],
    ['accountId and domain', () => ({ accountId, domain: 'engines.example', name: 'Engines' })],
    ['domain and name', () => ({ domain: 'engines.example', name: 'Engines' })],
  ];
  for (const [what, hint] of cases) {
    test(`with one new ${what} make one account, and every log is in it`, async (t) => {
      const facet = await startServer(t, engine, { own: true });
      const replies = await writeAtOnce(facet, thirty(hint));
      for (const { status, text } of replies) assert.equal(status, 201, text);
      const ids = idsOf(replies);
      assert.equal(ids.size, 1);
      const [id] = ids;
      const { body: activity } = await facet.get(`/v0/accounts/${id}/activity`);
      assert.deepEqual([activity.totalCount, activity.items.length], [30, 30]);
      assert.equal((await facet.get('/v0/accounts')).body.totalCount, 2);
      await assertTotalsExact(facet.db);
    });
  }

  test('that name one new domain in different ways leave it with one owner', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const domain = 'engines.example';
    const hints = thirty((n) => (n % 2 ? { domain } : { accountId, domain }));
    const replies = await writeAtOnce(facet, hints);
    const accepted = replies.filter(({ status }) => status === 201);
    const refused = replies.filter(({ status }) => status !== 201);
    assert.equal(idsOf(accepted).size, 1);
    const [owner] = idsOf(accepted);
    for (const { body } of refused) {
      assert.equal(body.code, 'account_domain_taken');
      assert.equal(body.accountId, owner);
    }
    const { body } = await facet.get('/v0/accounts');
    const owners = body.items.filter((account: { domain: string }) => account.domain === domain);
    assert.equal(owners.length, 1);
    await assertTotalsExact(facet.db);
  });

  test('with thirty new domains that fill one account leave it with exactly one', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const hints = thirty((n) => ({ accountId, domain: `engines${n}.example`, name: `Name ${n}` }));
    const replies = await writeAtOnce(facet, hints);
    for (const { status, text } of replies) assert.equal(status, 201, text);
    const { body } = await facet.get(`/v0/accounts/${accountId}`);
    assert.match(body.domain, /^engines\d+\.example$/);
    assert.match(body.name, /^Name \d+$/);
    const { body: list } = await facet.get('/v0/accounts');
    const owners = list.items.filter((account: { domain: string | null }) => account.domain);
    assert.equal(owners.length, 1);
  });
});
