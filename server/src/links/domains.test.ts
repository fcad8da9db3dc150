import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePage } from '../../test/support/pages.ts';
import { eachEngine, type Reply, startServer, type TestServer } from '../../test/support/server.ts';

/** Name servers of our own: texts by name, or an error. */
function fakeDns() {
  const records = new Map<string, string[] | Error>();
  const asked: string[] = [];
  return {
    records,
    asked,
    async resolveTxt(name: string): Promise<string[]> {
      asked.push(name);
      const found = records.get(name) ?? [];
      if (found instanceof Error) throw found;
      return found;
    },
  };
}

async function add(facet: TestServer, domain: string, key = facet.key): Promise<Reply['body']> {
  const reply = await facet.post('/v0/domains', { domain }, { key });
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}

const verify = (facet: TestServer, domainId: string, key = facet.key) =>
  facet.call('POST', `/v0/domains/${domainId}/verify`, { key });

eachEngine('domains', (engine) => {
  test('a domain starts as pending, with the record to set, in one spelling, www kept', async (t) => {
    const facet = await startServer(t, engine);
    const domain = await add(facet, 'HTTPS://www.Bücher.example:443/shop');
    assert.match(domain.domainId, /^domain_/);
    assert.equal(domain.domain, 'www.xn--bcher-kva.example');
    assert.deepEqual(
      [domain.status, domain.verifiedAt, domain.lastCheckedAt],
      ['pending', null, null],
    );
    assert.equal(domain.verification.name, '_facet.www.xn--bcher-kva.example');
    assert.match(domain.verification.value, /^facet-verification=[0-9a-z]{32}$/);
    assert.deepEqual((await facet.get(`/v0/domains/${domain.domainId}`)).body, domain);
    assert.deepEqual((await facet.get('/v0/domains')).body.items, [domain]);
  });

  test('a host without a dot, an address, and a name too long for its record are refused', async (t) => {
    const facet = await startServer(t, engine);
    const label = 'a'.repeat(61);
    const tooLong = `${label}.${label}.${label}.${label}`;
    for (const domain of ['localhost', '127.0.0.1', tooLong, 'not a host']) {
      const reply = await facet.post('/v0/domains', { domain });
      assert.equal(reply.status, 400, domain);
      assert.equal(reply.body.errors[0].pointer, '/domain');
    }
  });

  test('the same domain twice: 409 with the id of the first', async (t) => {
    const facet = await startServer(t, engine);
    const { domainId } = await add(facet, 'pages.example.com');
    const again = await facet.post('/v0/domains', { domain: 'Pages.Example.com.' });
    assert.deepEqual([again.status, again.body.code], [409, 'domain_exists']);
    assert.equal(again.body.domainId, domainId);
  });

  test('verifying says what is missing, and succeeds once the record is there', async (t) => {
    const dns = fakeDns();
    const facet = await startServer(t, engine, dns);
    const { domainId, verification } = await add(facet, 'pages.example.com');
    const refused = async (detail: RegExp) => {
      const reply = await verify(facet, domainId);
      assert.deepEqual([reply.status, reply.body.code], [409, 'domain_not_verified']);
      assert.match(reply.body.detail, detail);
    };
    await refused(/no TXT record at _facet\.pages\.example\.com/);
    dns.records.set(verification.name, ['v=spf1 -all', 'facet-verification=wrong']);
    await refused(/"v=spf1 -all", "facet-verification=wrong"; none is/);
    dns.records.set(verification.name, Object.assign(new Error(), { code: 'ETIMEOUT' }));
    await refused(/did not answer .*ETIMEOUT/);
    const pending = (await facet.get(`/v0/domains/${domainId}`)).body;
    assert.equal(pending.status, 'pending');
    assert.notEqual(pending.lastCheckedAt, null);

    dns.records.set(verification.name, ['other', verification.value]);
    facet.clock.advance(1000);
    const verified = await verify(facet, domainId);
    assert.equal(verified.body.status, 'verified');
    assert.equal(verified.body.verifiedAt, verified.body.lastCheckedAt);
    assert.ok(verified.body.lastCheckedAt > pending.lastCheckedAt);

    const questions = dns.asked.length;
    dns.records.clear();
    assert.deepEqual((await verify(facet, domainId)).body, verified.body);
    assert.equal(dns.asked.length, questions);
  });

  test('two tenants may claim a domain, each with a token of its own; one can verify it', async (t) => {
    const dns = fakeDns();
    const facet = await startServer(t, engine, dns);
    const otherKey = await facet.makeKey({ tenant: 'other' });
    const mine = await add(facet, 'pages.example.com');
    const theirs = await add(facet, 'pages.example.com', otherKey);
    assert.notEqual(mine.verification.value, theirs.verification.value);
    dns.records.set(mine.verification.name, [mine.verification.value]);
    assert.equal((await verify(facet, theirs.domainId, otherKey)).body.code, 'domain_not_verified');
    dns.records.set(mine.verification.name, [mine.verification.value, theirs.verification.value]);
    const both = await Promise.all([
      verify(facet, mine.domainId),
      verify(facet, theirs.domainId, otherKey),
    ]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    const loser = both.find(({ status }) => status === 409);
    assert.equal(loser?.body.code, 'domain_taken');
    // Once the holder lets go of it, it is to be had again.
    const mineWon = both[0].status === 200;
    const [holder, holderKey] = mineWon ? [mine, facet.key] : [theirs, otherKey];
    const [next, nextKey] = mineWon ? [theirs, otherKey] : [mine, facet.key];
    await facet.call('DELETE', `/v0/domains/${holder.domainId}`, { key: holderKey });
    assert.equal((await verify(facet, next.domainId, nextKey)).status, 200);
  });

  test('a domain with links stays; without any it goes', async (t) => {
    const facet = await startServer(t, engine);
    const { domainId } = await add(facet, 'pages.example.com');
    const target = { targetType: 'page', pageId: await makePage(facet) };
    const link = { path: '/x', target, tenantDomainId: domainId };
    const { pageLinkId } = (await facet.post('/v0/page_links', link)).body;
    const refused = await facet.call('DELETE', `/v0/domains/${domainId}`);
    assert.deepEqual([refused.status, refused.body.code], [409, 'domain_in_use']);
    await facet.call('DELETE', `/v0/page_links/${pageLinkId}`);
    assert.equal((await facet.call('DELETE', `/v0/domains/${domainId}`)).status, 204);
    assert.equal((await facet.get(`/v0/domains/${domainId}`)).status, 404);
    assert.equal((await facet.post('/v0/page_links', link)).status, 400);
    assert.equal((await facet.get('/v0/domains')).body.totalCount, 0);
  });

  test('a link made while its domain is deleted: one of the two is refused', async (t) => {
    const facet = await startServer(t, engine);
    const target = { targetType: 'page', pageId: await makePage(facet) };
    for (let round = 0; round < 5; round++) {
      const { domainId } = await add(facet, `d${round}.example.com`);
      const [made, gone] = await Promise.all([
        facet.post('/v0/page_links', { path: '/x', target, tenantDomainId: domainId }),
        facet.call('DELETE', `/v0/domains/${domainId}`),
      ]);
      assert.ok(
        (made.status === 201 && gone.status === 409) ||
          (made.status === 400 && gone.status === 204),
        `${made.status} and ${gone.status}`,
      );
    }
  });
});
