// The audit log: every write and sign-in, by ids and names of fields.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinAsOwner, openBrowser, soundPassword } from '../../test/support/members.ts';
import { newPage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

interface Entry {
  auditId: string;
  actor: { type: string; id: string };
  operation: string;
  targetId?: string;
  changed: string[];
  requestId: string;
}

async function readLog(facet: TestServer, query = ''): Promise<Entry[]> {
  await facet.services.audit.flush();
  const { body } = await facet.get(`/v0/audit_log?limit=200${query}`);
  assert.equal(body.totalCount, body.items.length);
  return body.items;
}

eachEngine('the audit log', (engine) => {
  test('has who did what to what, the fields that were named, and the request', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { apiKeyId } = (await facet.get('/v0/me')).body;
    const made = await facet.post('/v0/persons', { name: 'Ada', email: 'ada@example.com' });
    const path = `/v0/persons/${made.body.personId}`;
    const change = { name: 'Ada King', email: 'king@example.com', slug: made.body.slug };
    const changed = await facet.call('PATCH', path, { body: change });
    const erased = await facet.call('DELETE', path);
    const log = await readLog(facet, `&targetId=${made.body.personId}`);
    assert.deepEqual(
      log.map(({ operation, changed: fields, actor, requestId }) => [
        operation,
        fields,
        actor,
        requestId,
      ]),
      [
        ['erasePerson', [], erased],
        ['updatePerson', ['name', 'email'], changed],
        ['createPerson', [], made],
      ].map(([operation, fields, reply]) => [
        operation,
        fields,
        { type: 'key', id: apiKeyId },
        (reply as typeof made).headers.get('x-request-id'),
      ]),
    );
    assert.doesNotMatch(JSON.stringify(await readLog(facet)), /Ada|King|king|example\.com/);
  });

  test('reads, refusals and repetitions of an idempotent request are not in it', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const headers = { 'idempotency-key': 'once' };
    for (let n = 0; n < 3; n += 1) await facet.post('/v0/pages', newPage(), { headers });
    await facet.post('/v0/pages', { name: 'Not enough' });
    await facet.get('/v0/pages');
    await facet.call('DELETE', '/v0/pages/page_00000000000000000000000000');
    const log = await readLog(facet);
    assert.deepEqual(
      log.map(({ operation }) => operation),
      ['createPage'],
    );
  });

  test('has what members do, and that they came and went', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { browser, memberId, email } = await joinAsOwner(facet);
    const elsewhere = openBrowser(facet);
    const signIn = (password: string) =>
      elsewhere.call('POST', '/studio/session', { body: { email, password } });
    assert.equal((await signIn('a wild guess')).status, 401);
    assert.equal((await signIn(soundPassword)).status, 204);
    await elsewhere.call('DELETE', '/studio/session');
    await browser.call('POST', '/v0/topics', { body: { name: 'A topic' } });
    const log = await readLog(facet, `&actorId=${memberId}`);
    assert.deepEqual(
      log.map(({ operation, actor }) => [operation, actor.type]),
      ['createTopic', 'signOut', 'signIn', 'joinStudio'].map((name) => [name, 'member']),
    );
    assert.equal((await readLog(facet, '&operation=signIn')).length, 1);
  });

  test('is of its own tenant, for admins, by period, and ends after 400 days', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const otherKey = await facet.makeKey({ tenant: 'other' });
    await facet.post('/v0/topics', { name: 'Theirs' }, { key: otherKey });
    await facet.post('/v0/topics', { name: 'Ours' });
    assert.equal((await readLog(facet)).length, 1);
    const key = await facet.makeKey({ scopes: ['read', 'draft', 'write'] });
    assert.equal((await facet.get('/v0/audit_log', { key })).status, 403);
    const later = new Date(facet.clock.now() + 60_000).toISOString();
    assert.equal((await readLog(facet, `&endDate=${later}`)).length, 1);
    assert.equal((await readLog(facet, `&startDate=${later}`)).length, 0);
    facet.clock.advance(401 * 86_400_000);
    await facet.services.audit.forgetOld();
    assert.equal((await readLog(facet)).length, 0);
  });
});
