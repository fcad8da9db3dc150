import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, type Reply, startServer, type TestServer } from '../../test/support/server.ts';

const accountIdOf = (letter: string): string => `account_${letter.repeat(26)}`;

const write = (facet: TestServer, fields: object, key?: string): Promise<Reply> =>
  facet.post(
    '/v0/account_logs',
    { source: 'crm', payload: {}, ...fields },
    key === undefined ? {} : { key },
  );

const getAccount = async (facet: TestServer, accountId: string) =>
  (await facet.get(`/v0/accounts/${accountId}`)).body;

eachEngine('which account a log belongs to', (engine) => {
  test('an accountId that is new makes an account under exactly this id', async (t) => {
    const facet = await startServer(t, engine);
    const accountId = accountIdOf('u');
    const first = await write(facet, { accountId });
    assert.equal(first.status, 201);
    assert.equal(first.body.accountId, accountId);
    assert.match(first.body.accountLogId, /^accountlog_[0-9a-z]{26}$/);
    const { name, domain } = await getAccount(facet, accountId);
    assert.deepEqual({ name, domain }, { name: null, domain: null });
    const second = await write(facet, { accountId });
    assert.equal(second.body.accountId, accountId);
    assert.notEqual(second.body.accountLogId, first.body.accountLogId);
    assert.equal((await facet.get(`/v0/accounts/${accountId}/activity`)).body.totalCount, 2);
  });

  test('every spelling of a domain means one account', async (t) => {
    const facet = await startServer(t, engine);
    const spellings = [
      'bücher.example',
      'BÜCHER.example',
      'www.bücher.example',
      'https://www.bücher.example/shop?x=1',
      'xn--bcher-kva.example:443',
      'xn--bcher-kva.example.',
    ];
    const ids = new Set<string>();
    for (const domain of spellings) ids.add((await write(facet, { domain })).body.accountId);
    assert.equal(ids.size, 1);
    const [accountId = ''] = ids;
    assert.equal((await getAccount(facet, accountId)).domain, 'xn--bcher-kva.example');
    const { body: other } = await write(facet, { domain: 'shop.bücher.example' });
    assert.notEqual(other.accountId, accountId);
  });

  test('a name means one account whatever its case and spacing, and keeps its first spelling', async (t) => {
    const facet = await startServer(t, engine);
    const ids = new Set<string>();
    for (const name of ['Ärzte & Söhne', 'ÄRZTE & SÖHNE', '  ärzte   & söhne ', 'Ärzte & Söhne']) {
      ids.add((await write(facet, { name })).body.accountId);
    }
    assert.equal(ids.size, 1);
    const [accountId = ''] = ids;
    assert.equal((await getAccount(facet, accountId)).name, 'Ärzte & Söhne');
  });

  test('a domain decides before a name, and an accountId before both', async (t) => {
    const facet = await startServer(t, engine);
    const { body: named } = await write(facet, { name: 'Engines' });
    const { body: byDomain } = await write(facet, { name: 'Engines', domain: 'engines.example' });
    assert.notEqual(byDomain.accountId, named.accountId);
    const { body: byName } = await write(facet, { name: 'Engines' });
    assert.equal(byName.accountId, named.accountId, 'the older of two namesakes');
    const { body: byId } = await write(facet, { accountId: accountIdOf('a'), name: 'Engines' });
    assert.equal(byId.accountId, accountIdOf('a'));
  });

  test('a log that names no account goes to the default account of its tenant', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    const first = await write(facet, {});
    const second = await write(facet, {});
    const elsewhere = await write(facet, {}, key);
    assert.equal(second.body.accountId, first.body.accountId);
    assert.notEqual(elsewhere.body.accountId, first.body.accountId);
    const { body } = await facet.get(`/v0/accounts/${first.body.accountId}/activity`);
    assert.equal(body.totalCount, 2);
  });

  test('an accountId with the domain of another account is refused, and makes nothing', async (t) => {
    const facet = await startServer(t, engine);
    const { body: owner } = await write(facet, { domain: 'engines.example' });
    for (const accountId of [accountIdOf('n'), accountIdOf('k')]) {
      if (accountId === accountIdOf('k')) await write(facet, { accountId });
      const refused = await write(facet, { accountId, domain: 'www.Engines.example' });
      assert.equal(refused.status, 409);
      assert.equal(refused.body.code, 'account_domain_taken');
      assert.equal(refused.body.accountId, owner.accountId);
    }
    assert.equal((await facet.get(`/v0/accounts/${accountIdOf('n')}`)).status, 404);
    const { body } = await facet.get(`/v0/accounts/${accountIdOf('k')}/activity`);
    assert.equal(body.totalCount, 1);
  });

  test('an accountId with its own domain is the same account', async (t) => {
    const facet = await startServer(t, engine);
    const { body: owner } = await write(facet, { domain: 'engines.example' });
    const { accountId } = owner;
    const again = await write(facet, { accountId, domain: 'ENGINES.example' });
    assert.deepEqual([again.status, again.body.accountId], [201, accountId]);
  });

  test("another tenant's accountId is not found, wherever it is used", async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    const { body } = await write(facet, { accountId: accountIdOf('t') });
    for (const fields of [{}, { domain: 'new.example' }, { name: 'New' }]) {
      const refused = await write(facet, { accountId: body.accountId, ...fields }, key);
      assert.equal(refused.status, 404);
      assert.equal(refused.body.code, 'account_not_found');
    }
    for (const path of ['', '/activity']) {
      const read = await facet.get(`/v0/accounts/${body.accountId}${path}`, { key });
      assert.equal(read.body.code, 'account_not_found');
    }
    const { body: activity } = await facet.get(`/v0/accounts/${body.accountId}/activity`);
    assert.equal(activity.totalCount, 1);
  });

  test('domains and names of another tenant mean other accounts', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    for (const fields of [{ domain: 'engines.example' }, { name: 'Engines' }]) {
      const here = await write(facet, fields);
      const there = await write(facet, fields, key);
      assert.notEqual(there.body.accountId, here.body.accountId);
    }
  });

  test('what a log knows fills an account, and never overwrites it', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const accountId = accountIdOf('f');
    await write(facet, { accountId });
    facet.clock.advance(60_000);
    await write(facet, { accountId, name: 'Engines Ltd' });
    const named = await getAccount(facet, accountId);
    assert.deepEqual([named.name, named.domain], ['Engines Ltd', null]);
    assert.ok(named.updatedAt > named.createdAt);

    await write(facet, { accountId, domain: 'www.Engines.example', name: 'Other Name' });
    const whole = await getAccount(facet, accountId);
    assert.deepEqual([whole.name, whole.domain], ['Engines Ltd', 'engines.example']);

    const kept = await write(facet, { accountId, domain: 'mills.example', name: 'Mills' });
    assert.equal(kept.status, 201);
    assert.deepEqual(await getAccount(facet, accountId), whole);
    const byName = await write(facet, { name: 'engines ltd' });
    assert.equal(byName.body.accountId, accountId);
  });

  test('a log refused for its idempotencyKey makes no account and fills none', async (t) => {
    const facet = await startServer(t, engine);
    const idempotencyKey = 'once';
    const { body: first } = await write(facet, { name: 'Engines', idempotencyKey });
    const hints = [
      { domain: 'engines.example' },
      { accountId: accountIdOf('n') },
      { accountId: first.accountId, domain: 'engines.example' },
    ];
    for (const hint of hints) {
      const refused = await write(facet, { ...hint, idempotencyKey });
      assert.equal(refused.body.code, 'idempotency_key_reused');
    }
    assert.equal((await facet.get('/v0/accounts')).body.totalCount, 2);
    assert.equal((await getAccount(facet, first.accountId)).domain, null);
  });

  test('accounts are listed newest first with their number', async (t) => {
    const facet = await startServer(t, engine);
    const { body: empty } = await facet.get('/v0/accounts');
    assert.equal(empty.totalCount, 1, 'the default account');
    const made: string[] = [];
    for (const n of [1, 2, 3]) {
      made.push((await write(facet, { domain: `company${n}.example` })).body.accountId);
    }
    const { body } = await facet.get('/v0/accounts');
    const ids = body.items.map((account: { accountId: string }) => account.accountId);
    assert.deepEqual(ids.slice(0, 3), made.reverse());
    assert.equal(body.totalCount, 4);
  });

  test('so are those whose ids clients gave, page by page', async (t) => {
    const facet = await startServer(t, engine);
    // Neither falling nor rising, before and after what the service would make.
    const given = ['w', '1', 'z', 'n'].map(accountIdOf);
    for (const accountId of given) {
      assert.equal((await write(facet, { accountId, name: 'Acme' })).status, 201);
    }
    for (const query of ['', '&name=acme']) {
      const listed: string[] = [];
      for (let cursor = ''; listed.length < given.length; ) {
        const { body } = await facet.get(`/v0/accounts?limit=1${query}${cursor}`);
        listed.push(...body.items.map((account: { accountId: string }) => account.accountId));
        cursor = `&cursor=${body.nextCursor}`;
      }
      assert.deepEqual(listed, given.toReversed());
    }
  });
});
