// Signing in, and what others may try: guessing, a session put into the browser, requests from
// elsewhere.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { joinAsOwner, openBrowser, soundPassword } from '../../test/support/members.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

eachEngine('signing in', (engine) => {
  test('sets a cookie that no script and no other site can use; signing out ends it', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { email } = await joinAsOwner(facet);
    const browser = openBrowser(facet);
    const body = { email: email.toUpperCase(), password: soundPassword };
    const reply = await browser.call('POST', '/studio/session', { body });
    assert.equal(reply.status, 204);
    const [line = ''] = reply.headers.getSetCookie().filter((one) => one.startsWith('facet='));
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=2592000']) {
      assert.ok(line.includes(part), `${part} in ${line}`);
    }
    assert.doesNotMatch(line, /Secure|Domain/);
    const token = browser.cookies.get('facet') ?? '';
    const stored = await facet.db.query<{ token_hash: string }>(
      'select * from member_sessions',
      [],
    );
    assert.ok(!JSON.stringify(stored.rows).includes(token), 'the token itself is not stored');
    assert.equal((await browser.call('GET', '/v0/me')).status, 200);
    assert.equal((await browser.call('DELETE', '/studio/session')).status, 204);
    assert.equal(browser.cookies.has('facet'), false);
    browser.cookies.set('facet', token);
    assert.equal((await browser.call('GET', '/v0/me')).body.code, 'session_ended');
  });

  test('on https the cookies are bound to the host', async (t) => {
    const facet = await startServer(t, engine, {
      settings: { publicUrl: 'https://facet.example' },
    });
    const { browser } = await joinAsOwner(facet);
    assert.deepEqual([...browser.cookies.keys()].sort(), ['__Host-facet', '__Host-facet-device']);
    assert.equal((await browser.call('GET', '/v0/me')).status, 200);
  });

  test('an unknown email and a wrong password get the same answer', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { email } = await joinAsOwner(facet);
    const answers = [];
    for (const body of [
      { email, password: 'not the password' },
      { email: 'nobody@example.com', password: 'not the password' },
      { email: 'no email', password: 'not the password' },
    ]) {
      const { status, body: problem } = await openBrowser(facet).call('POST', '/studio/session', {
        body,
      });
      const { requestId: _, ...rest } = problem;
      answers.push({ status, ...rest });
    }
    assert.equal(answers[0]?.code, 'sign_in_failed');
    assert.deepEqual(answers[1], answers[0]);
    assert.deepEqual(answers[2], answers[0]);
  });

  test('a session lasts 30 days from when it was last used, and its cookie is sent again', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { browser } = await joinAsOwner(facet);
    const day = 86_400_000;
    for (let days = 0; days < 60; days += 20) {
      facet.clock.advance(20 * day);
      const reply = await browser.call('GET', '/v0/me');
      assert.equal(reply.status, 200);
      assert.match(reply.headers.getSetCookie().join(), /^facet=.*Max-Age=2592000/);
    }
    facet.clock.advance(30 * day);
    assert.equal((await browser.call('GET', '/v0/me')).body.code, 'session_ended');
    await facet.services.memberSessions.forgetOld();
    const { rows } = await facet.db.query('select session_id from member_sessions', []);
    assert.deepEqual(rows, []);
  });
});

eachEngine('guessing', (engine) => {
  const guess = (facet: TestServer, email: string, headers: Record<string, string> = {}) =>
    openBrowser(facet).call('POST', '/studio/session', {
      body: { email, password: 'a wild guess' },
      headers,
    });

  test('from the sixth failed try on, tries wait longer and longer, for any account of the address', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { email } = await joinAsOwner(facet);
    for (let n = 0; n < 5; n += 1) assert.equal((await guess(facet, email)).status, 401);
    let before = 0;
    for (let n = 0; n < 4; n += 1) {
      const held = await guess(facet, email);
      assert.deepEqual([held.status, held.body.code], [429, 'too_many_sign_ins']);
      const seconds = Number(held.headers.get('retry-after'));
      assert.ok(seconds > before, `${seconds} after ${before}`);
      before = seconds;
      assert.equal((await guess(facet, 'another@example.com')).status, 429);
      facet.clock.advance(seconds * 1_000);
      assert.equal((await guess(facet, email)).status, 401);
    }
    facet.clock.advance(15 * 60_000);
    assert.equal((await guess(facet, email)).status, 401);
    await facet.services.signInAttempts.forgetOld();
  });

  test('guesses that come all at once are no way around it', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { email } = await joinAsOwner(facet);
    const replies = await Promise.all(Array.from({ length: 20 }, () => guess(facet, email)));
    const statuses = replies.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 401).length, 5, statuses.join());
    assert.equal(statuses.filter((status) => status === 429).length, 15);
  });

  test('an account guessed at from many addresses is slowed too, but never for the member’s own browser', async (t) => {
    const facet = await startServer(t, engine, { trustedProxies: ['127.0.0.1'] });
    const { browser, email } = await joinAsOwner(facet);
    const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
    for (let n = 0; n < 5; n += 1) assert.equal((await guess(facet, email, from(n))).status, 401);
    assert.equal((await guess(facet, email, from(77))).status, 429);
    assert.equal((await guess(facet, 'another@example.com', from(77))).status, 401);
    const body = { email, password: soundPassword };
    const known = await browser.call('POST', '/studio/session', { body, headers: from(1) });
    assert.equal(known.status, 204);
    // Neither does a browser that is known for one account get more tries at another.
    const other = await joinAsOwner(facet, 'other');
    for (let n = 0; n < 5; n += 1) {
      await browser.call('POST', '/studio/session', {
        body: { email: other.email, password: 'a wild guess' },
        headers: from(100 + n),
      });
    }
    assert.equal((await guess(facet, other.email, from(99))).status, 429);
  });

  test('who has an account cannot wipe out their guesses at others by signing in', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { email } = await joinAsOwner(facet);
    for (let n = 0; n < 5; n += 1) {
      assert.equal((await guess(facet, `victim${n}@example.com`)).status, 401);
      if (n === 4) break;
      const body = { email, password: soundPassword };
      assert.equal(
        (await openBrowser(facet).call('POST', '/studio/session', { body })).status,
        204,
      );
    }
    assert.equal((await guess(facet, 'victim9@example.com')).status, 429);
  });
});

eachEngine('requests from elsewhere', (engine) => {
  const elsewhere: Record<string, Record<string, string>> = {
    'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    'a tenant’s page on a subdomain': {
      'sec-fetch-site': 'same-site',
      origin: 'http://default.facet.example',
    },
    'a tenant’s page, from an old browser': {
      'sec-fetch-site': '',
      origin: 'http://default.facet.example',
    },
    'a sandboxed preview': { 'sec-fetch-site': '', origin: 'null' },
  };
  const without = ({ 'sec-fetch-site': site, ...rest }: Record<string, string>) =>
    site === '' ? rest : { 'sec-fetch-site': site ?? '', ...rest };

  test('a write with the cookie from there: 403, and nothing happens', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { browser } = await joinAsOwner(facet);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [where, headers] of Object.entries(elsewhere)) {
      const sent = { key: null, headers: { cookie, ...without(headers) } };
      const written = await facet.post('/v0/persons', { name: 'Not me' }, sent);
      assert.deepEqual([written.status, written.body.code], [403, 'cross_site_request'], where);
      const read = await facet.get('/v0/persons', sent);
      assert.equal(read.status, 403, where);
      const out = await facet.call('DELETE', '/studio/session', sent);
      assert.equal(out.status, 403, where);
      const body = { email: 'a@example.com', password: 'a wild guess' };
      const signIn = await facet.post('/studio/session', body, sent);
      assert.equal(signIn.body.code, 'cross_site_request', where);
    }
    const silent = await facet.post(
      '/v0/persons',
      { name: 'Not me' },
      { key: null, headers: { cookie } },
    );
    assert.equal(silent.body.code, 'cross_site_request');
    assert.equal((await facet.get('/v0/persons')).body.totalCount, 0);
    // An Origin of the studio is enough, for browsers that send no Sec-Fetch-Site.
    const headers = { cookie, origin: 'http://facet.example' };
    const own = await facet.post('/v0/persons', { name: 'Me' }, { key: null, headers });
    assert.equal(own.status, 201);
  });

  test('a session that somebody else put into the browser does not become the member’s', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const attacker = await joinAsOwner(facet, 'attacker');
    const victim = await joinAsOwner(facet);
    const planted = attacker.browser.cookies.get('facet') ?? '';
    const browser = openBrowser(facet);
    browser.cookies.set('facet', planted);
    const body = { email: victim.email, password: soundPassword };
    await browser.call('POST', '/studio/session', { body });
    assert.notEqual(browser.cookies.get('facet'), planted);
    assert.equal((await browser.call('GET', '/v0/me')).body.memberId, victim.memberId);
    // Planted beside the real one: which is which cannot be told, so neither counts.
    const two = `facet=${planted}; facet=${browser.cookies.get('facet')}`;
    const reply = await facet.get('/v0/me', { key: null, headers: { cookie: two } });
    assert.equal(reply.status, 401);
  });

  test('the cookie opens nothing on a tenant’s host', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { browser } = await joinAsOwner(facet);
    const cookie = `facet=${browser.cookies.get('facet')}`;
    const { port } = new URL(facet.url);
    const status = (host: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { host, cookie, 'sec-fetch-site': 'same-origin' };
        request({ port, host: '127.0.0.1', path: '/v0/me', headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    assert.equal(await status('facet.example'), 200);
    assert.equal(await status('default.facet.example'), 404);
  });
});

eachEngine('the main host', (engine) => {
  test('leads a browser that asks for / to the studio, and nobody else', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const ask = (accept: string) =>
      fetch(`${facet.url}/`, { headers: { accept }, redirect: 'manual' });
    const led = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
    assert.deepEqual([led.status, led.headers.get('location')], [302, '/studio']);
    assert.equal((await ask('application/json')).status, 404);
  });
});
