// Members, their roles, invitations and sessions, as the studio meets them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  joinAs,
  joinAsOwner,
  openBrowser,
  soundPassword,
  tokenOf,
} from '../../test/support/members.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { routes } from '../routes.ts';

eachEngine('joining', (engine) => {
  test('the operator’s link makes an owner, once, and signs them in', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const tenantId = await facet.services.tenants.ensure('default');
    const url = await facet.services.invitations.ownerLink(tenantId);
    assert.match(url, /^http:\/\/facet\.example\/studio\/join\?token=[\w-]{43}$/);
    const browser = openBrowser(facet);
    const body = {
      token: tokenOf(url),
      name: 'Ada',
      email: 'Ada@Example.com',
      password: soundPassword,
    };
    const looked = await browser.call('GET', `/studio/invitation?token=${body.token}`);
    assert.equal(looked.body.role, 'owner');
    const joined = await browser.call('POST', '/studio/join', { body });
    assert.equal(joined.status, 201, joined.text);
    assert.deepEqual([joined.body.email, joined.body.role], ['ada@example.com', 'owner']);
    const me = await browser.call('GET', '/v0/me');
    assert.equal(me.body.memberId, joined.body.memberId);
    assert.deepEqual(me.body.scopes, ['admin']);
    assert.equal(me.body.tenantId, tenantId);

    const again = await openBrowser(facet).call('POST', '/studio/join', {
      body: { ...body, email: 'eve@example.com' },
    });
    assert.deepEqual([again.status, again.body.code], [410, 'join_link_invalid']);
  });

  test('of two who use one invitation at the same moment, one becomes a member', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const invited = await facet.post('/v0/members/invitations', {
      email: 'new@example.com',
      role: 'editor',
    });
    const body = { token: tokenOf(invited.body.url), name: 'New', password: soundPassword };
    const replies = await Promise.all(
      [1, 2, 3].map(() => openBrowser(facet).call('POST', '/studio/join', { body })),
    );
    assert.deepEqual(replies.map(({ status }) => status).sort(), [201, 410, 410]);
    const { body: list } = await facet.get('/v0/members');
    assert.deepEqual(
      list.items.map((member: { email: string; role: string }) => [member.email, member.role]),
      [['new@example.com', 'editor']],
    );
  });

  test('an invitation keeps its email, ends after 7 days, and can be revoked or replaced', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const invite = () =>
      facet.post('/v0/members/invitations', { email: 'new@example.com', role: 'viewer' });
    const joinBy = (url: string, email?: string) =>
      openBrowser(facet).call('POST', '/studio/join', {
        body: {
          token: tokenOf(url),
          name: 'New',
          password: soundPassword,
          ...(email && { email }),
        },
      });
    const first = await invite();
    const other = await joinBy(first.body.url, 'eve@example.com');
    assert.deepEqual(
      other.body.errors.map((fault: { pointer: string; code: string }) => [
        fault.pointer,
        fault.code,
      ]),
      [['/email', 'not_allowed']],
    );
    const second = await invite();
    assert.equal((await joinBy(first.body.url)).status, 410);
    const listed = await facet.get('/v0/members/invitations');
    assert.deepEqual(
      listed.body.items.map((one: { invitationId: string }) => one.invitationId),
      [second.body.invitationId],
    );
    assert.equal(listed.body.items[0].url, undefined);
    const path = `/v0/members/invitations/${second.body.invitationId}`;
    assert.equal((await facet.call('DELETE', path)).status, 204);
    assert.equal((await facet.call('DELETE', path)).status, 404);
    assert.equal((await joinBy(second.body.url)).status, 410);
    const third = await invite();
    facet.clock.advance(7 * 86_400_000);
    assert.equal((await joinBy(third.body.url)).status, 410);
    assert.equal((await facet.get('/v0/members/invitations')).body.totalCount, 0);
  });

  test('weak passwords and blank names are refused, each with its fault', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const tenantId = await facet.services.tenants.ensure('default');
    const token = tokenOf(await facet.services.invitations.ownerLink(tenantId));
    const weak = [
      'password1234',
      'Passw0rd2026!',
      'aaaaaaaaaaaa',
      'qwertyuiop12',
      'lovelacelovelace',
      '123456789012',
      'abcdefghijkl',
      'iloveyou1999',
    ];
    for (const password of weak) {
      const body = { token, name: 'Ada Lovelace', email: 'ada@example.com', password };
      const reply = await openBrowser(facet).call('POST', '/studio/join', { body });
      assert.deepEqual([reply.status, reply.body.errors?.[0].code], [400, 'too_common'], password);
    }
    const body = { token, name: '   ', email: 'ada@example.com', password: 'short' };
    const reply = await openBrowser(facet).call('POST', '/studio/join', { body });
    const faults = reply.body.errors.map((one: { pointer: string }) => one.pointer).sort();
    assert.deepEqual(faults, ['/name', '/password']);
  });

  test('an operator’s link with a member’s email sets a new password and ends their sessions', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const owner = await joinAsOwner(facet);
    const tenantId = await facet.services.tenants.ensure('default');
    const token = tokenOf(await facet.services.invitations.ownerLink(tenantId));
    const password = 'another quiet marble sundial';
    const body = { token, name: 'Ada', email: owner.email, password };
    const joined = await openBrowser(facet).call('POST', '/studio/join', { body });
    assert.deepEqual([joined.status, joined.body.memberId], [201, owner.memberId]);
    assert.equal((await owner.browser.call('GET', '/v0/me')).body.code, 'session_ended');
    const signIn = { body: { email: owner.email, password } };
    assert.equal((await openBrowser(facet).call('POST', '/studio/session', signIn)).status, 204);
  });

  test('an email that is a member elsewhere cannot be taken over by another tenant’s link', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const owner = await joinAsOwner(facet);
    const otherId = await facet.services.tenants.ensure('other');
    const token = tokenOf(await facet.services.invitations.ownerLink(otherId));
    const body = { token, name: 'Eve', email: owner.email, password: 'some other long sentence' };
    const reply = await openBrowser(facet).call('POST', '/studio/join', { body });
    assert.deepEqual([reply.status, reply.body.code], [409, 'member_exists']);
    assert.equal((await owner.browser.call('GET', '/v0/me')).body.memberId, owner.memberId);
  });
});

eachEngine('members', (engine) => {
  test('each role may do what its scopes say', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const expected: Record<string, string[]> = {
      viewer: ['read'],
      editor: ['read', 'draft'],
      publisher: ['read', 'draft', 'write'],
      owner: ['admin'],
    };
    for (const [role, scopes] of Object.entries(expected)) {
      const { browser } = await joinAs(facet, role);
      assert.deepEqual((await browser.call('GET', '/v0/me')).body.scopes, scopes);
      const body = { name: 'Somebody' };
      const created = await browser.call('POST', '/v0/persons', { body });
      assert.equal(
        created.status,
        scopes.some((s) => s === 'write' || s === 'admin') ? 201 : 403,
        role,
      );
      const keys = await browser.call('GET', '/v0/api_keys');
      assert.equal(keys.status, role === 'owner' ? 200 : 403, role);
      assert.equal((await browser.call('GET', '/v0/persons')).status, 200, role);
    }
  });

  test('a viewer is refused at every write there is, an editor at those beyond drafts', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const viewer = await joinAs(facet, 'viewer');
    const editor = await joinAs(facet, 'editor');
    const writes = routes.filter(
      ({ scope, method }) =>
        method !== 'GET' && (scope === 'draft' || scope === 'write' || scope === 'admin'),
    );
    assert.ok(writes.length > 60, `${writes.length} writes`);
    for (const { id, method, path, scope } of writes) {
      const somewhere = path.replace(/{\w+}/g, 'somewhere');
      const reply = await viewer.browser.call(method, somewhere, { body: {} });
      assert.equal(reply.status, 403, `${id} as a viewer: ${reply.text}`);
      if (scope === 'draft') continue;
      const refused = await editor.browser.call(method, somewhere, { body: {} });
      assert.ok([403, 404].includes(refused.status), `${id} as an editor: ${refused.text}`);
    }
    const { counts } = (await facet.get('/v0/tenant')).body;
    assert.deepEqual(counts, { persons: 0, accounts: 1, pages: 0, audiences: 0 });
  });

  test('a changed role counts at once, and a removed member is out at once', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const owner = await joinAsOwner(facet);
    const other = await joinAs(facet, 'viewer');
    const path = `/v0/members/${other.memberId}`;
    assert.equal((await other.browser.call('GET', '/v0/api_keys')).status, 403);
    const promoted = await owner.browser.call('PATCH', path, {
      body: { role: 'owner', name: 'O' },
    });
    assert.deepEqual([promoted.body.role, promoted.body.name], ['owner', 'O']);
    assert.equal((await other.browser.call('GET', '/v0/api_keys')).status, 200);
    assert.equal((await owner.browser.call('DELETE', path)).status, 204);
    assert.equal((await other.browser.call('GET', '/v0/me')).body.code, 'session_ended');
    const body = { email: other.email, password: soundPassword };
    assert.equal((await openBrowser(facet).call('POST', '/studio/session', { body })).status, 401);
  });

  test('the last owner keeps the role and cannot be removed, not even by two at once', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const one = await joinAsOwner(facet);
    const path = `/v0/members/${one.memberId}`;
    const demoted = await one.browser.call('PATCH', path, { body: { role: 'viewer' } });
    assert.deepEqual([demoted.status, demoted.body.code], [409, 'last_owner']);
    assert.equal((await one.browser.call('DELETE', path)).status, 409);
    const two = await joinAs(facet, 'owner');
    const replies = await Promise.all([
      one.browser.call('DELETE', `/v0/members/${two.memberId}`),
      two.browser.call('DELETE', path),
    ]);
    assert.equal(replies.filter(({ status }) => status === 204).length, 1);
    assert.equal((await facet.get('/v0/members')).body.totalCount, 1);
  });

  test('members are those of their tenant only', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const one = await joinAsOwner(facet);
    const other = await joinAsOwner(facet, 'other');
    const listed = await other.browser.call('GET', '/v0/members');
    assert.deepEqual(
      listed.body.items.map((member: { memberId: string }) => member.memberId),
      [other.memberId],
    );
    const path = `/v0/members/${one.memberId}`;
    assert.equal((await other.browser.call('DELETE', path)).status, 404);
    assert.equal(
      (await other.browser.call('PATCH', path, { body: { role: 'viewer' } })).status,
      404,
    );
  });
});

eachEngine('me', (engine) => {
  test('an API key learns who it is, and has no sessions to end', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const key = await facet.makeKey({ scopes: ['draft'] });
    const me = await facet.get('/v0/me', { key });
    assert.deepEqual(me.body.scopes, ['draft']);
    assert.match(me.body.apiKeyId, /^apikey_/);
    for (const [method, path] of [
      ['GET', '/v0/me/sessions'],
      ['DELETE', '/v0/me/sessions/membersession_00000000000000000000000000'],
    ] as const) {
      assert.equal((await facet.call(method, path, { key })).body.code, 'members_only');
    }
  });

  test('a new password needs the old one, ends the other sessions and works from then on', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { browser, email } = await joinAsOwner(facet);
    const elsewhere = openBrowser(facet);
    await elsewhere.call('POST', '/studio/session', { body: { email, password: soundPassword } });
    assert.equal((await elsewhere.call('GET', '/v0/me')).status, 200);
    const password = 'seven ochre bicycles adrift';
    const wrong = await browser.call('PATCH', '/v0/me', {
      body: { password, currentPassword: 'not the current one' },
    });
    assert.deepEqual([wrong.status, wrong.body.code], [403, 'current_password_wrong']);
    const common = { password: 'password1234', currentPassword: soundPassword };
    assert.equal((await browser.call('PATCH', '/v0/me', { body: common })).status, 400);
    const body = { name: 'Ada King', password, currentPassword: soundPassword };
    const changed = await browser.call('PATCH', '/v0/me', { body });
    assert.deepEqual([changed.status, changed.body.name], [200, 'Ada King']);
    assert.equal((await browser.call('GET', '/v0/me')).status, 200);
    assert.equal((await elsewhere.call('GET', '/v0/me')).body.code, 'session_ended');
    const signIn = (word: string) =>
      openBrowser(facet).call('POST', '/studio/session', { body: { email, password: word } });
    assert.equal((await signIn(soundPassword)).status, 401);
    assert.equal((await signIn(password)).status, 204);
  });

  test('sessions are listed, the present one is marked, and one that is ended is over', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { browser, email } = await joinAsOwner(facet);
    const elsewhere = openBrowser(facet);
    await elsewhere.call('POST', '/studio/session', {
      body: { email, password: soundPassword },
      headers: { 'user-agent': 'Elsewhere/1.0' },
    });
    const listed = await browser.call('GET', '/v0/me/sessions');
    assert.deepEqual(
      listed.body.items.map((one: { userAgent: string; current: boolean }) => one.current),
      [false, true],
    );
    assert.equal(listed.body.items[0].userAgent, 'Elsewhere/1.0');
    const path = `/v0/me/sessions/${listed.body.items[0].sessionId}`;
    const stranger = await joinAs(facet, 'owner');
    assert.equal((await stranger.browser.call('DELETE', path)).status, 404);
    assert.equal((await elsewhere.call('GET', '/v0/me')).status, 200);
    assert.equal((await browser.call('DELETE', path)).status, 204);
    assert.equal((await elsewhere.call('GET', '/v0/me')).body.code, 'session_ended');
    assert.equal((await browser.call('DELETE', path)).status, 404);
  });
});
