// Signing in through a provider: a real one, small, on this machine.
import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { openBrowser, type Browser as TestBrowser } from '../../test/support/members.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: Record<string, unknown>): string {
  const text = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

interface Provider {
  issuer: string;
  /** What it says of whoever signs in next. */
  claims: Record<string, unknown>;
  /** Where it would send the browser back to. */
  consent(url: string): string;
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> =>
  new URLSearchParams(Buffer.concat(await Array.fromAsync(request)).toString());

async function startProvider(t: TestContext): Promise<Provider> {
  const codes = new Map<string, URLSearchParams>();
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { issuer } = provider;
    const path = request.url ?? '';
    if (path === '/.well-known/openid-configuration') {
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (path === '/keys') {
      return send(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      });
    }
    const form = await bodyOf(request);
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!asked || challenge !== asked.get('code_challenge')) {
      return send(400, { error: 'invalid_grant' });
    }
    const now = Math.floor(Date.now() / 1_000);
    const about = { iss: issuer, aud: 'facet', sub: 'one', iat: now, exp: now + 300 };
    return send(200, {
      access_token: 'unused',
      token_type: 'Bearer',
      id_token: signed({ ...about, nonce: asked.get('nonce'), ...provider.claims }),
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const provider: Provider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    consent(url) {
      const asked = new URL(url).searchParams;
      const code = randomUUID();
      codes.set(code, asked);
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
      return back.pathname + back.search;
    },
  };
  return provider;
}

/** As a browser follows it: to the provider and back. */
async function comeBack(facet: TestServer, browser: TestBrowser, provider: Provider) {
  const reply = await browserGet(facet, browser, '/studio/oidc');
  assert.equal(reply.status, 302);
  const there = reply.headers.get('location') ?? '';
  assert.ok(there.startsWith(`${provider.issuer}/authorize?`), there);
  return browserGet(facet, browser, provider.consent(there));
}

/** Not one of the API's routes, so not through `call`, which holds replies to their contract. */
async function browserGet(facet: TestServer, browser: TestBrowser, path: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await fetch(facet.url + path, {
    redirect: 'manual',
    headers: { cookie, host: 'facet.example' },
  });
  for (const line of reply.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  return reply;
}

const nameOf = async (browser: TestBrowser) =>
  (await browser.call('GET', '/v0/me')).body?.name as string | undefined;

async function start(t: TestContext, engine: TestServer['engine']) {
  const provider = await startProvider(t);
  const { issuer } = provider;
  const oidc = { issuer, clientId: 'facet', clientSecret: 'secret', domains: ['orbit.example'] };
  return { provider, facet: await startServer(t, engine, { settings: { oidc } }) };
}

eachEngine('signing in through a provider', (engine) => {
  test('a domain that is let in comes as a viewer; a second time as the same member', async (t) => {
    const { facet, provider } = await start(t, engine);
    assert.deepEqual((await facet.get('/studio/ways', { key: null })).body, {
      provider: { name: new URL(provider.issuer).host, startUrl: '/studio/oidc' },
    });
    provider.claims = { email: 'Ada@Orbit.example', email_verified: true, name: 'Ada' };
    const browser = openBrowser(facet);
    const page = await comeBack(facet, browser, provider);
    assert.match(await page.text(), /url=\/studio"/);
    const me = (await browser.call('GET', '/v0/me')).body;
    assert.deepEqual([me.name, me.email, me.role], ['Ada', 'ada@orbit.example', 'viewer']);
    const again = openBrowser(facet);
    await comeBack(facet, again, provider);
    assert.equal((await again.call('GET', '/v0/me')).body.memberId, me.memberId);
  });

  test('strangers, unverified emails and replays are turned away', async (t) => {
    const { facet, provider } = await start(t, engine);
    const turnedAway = async (claims: Record<string, unknown>, code: string) => {
      provider.claims = claims;
      const browser = openBrowser(facet);
      const page = await comeBack(facet, browser, provider);
      assert.match(await page.text(), new RegExp(`sign-in\\?fault=${code}"`));
      assert.equal(await nameOf(browser), undefined);
    };
    const known = { email: 'ada@orbit.example', email_verified: true };
    await turnedAway({ ...known, email: 'eve@elsewhere.example' }, 'not_a_member');
    await turnedAway({ ...known, email_verified: false }, 'not_a_member');
    await turnedAway({ ...known, nonce: 'another' }, 'sign_in_failed');
    await turnedAway({ ...known, aud: 'another' }, 'sign_in_failed');
    await turnedAway({ ...known, iss: 'http://another.example' }, 'sign_in_failed');

    // A code that somebody else was given is worth nothing in this browser, nor is an address used twice.
    provider.claims = known;
    const victim = openBrowser(facet);
    const attacker = openBrowser(facet);
    const there = (await browserGet(facet, attacker, '/studio/oidc')).headers.get('location') ?? '';
    const back = provider.consent(there);
    await browserGet(facet, victim, back);
    assert.equal(await nameOf(victim), undefined);
    await browserGet(facet, attacker, back);
    assert.equal(await nameOf(attacker), 'ada@orbit.example');
    const later = openBrowser(facet);
    later.cookies.set('facet-oidc', 'guess');
    await browserGet(facet, later, back);
    assert.equal(await nameOf(later), undefined);
  });
});
