// The reference touches no data, so one engine stands for both.
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { startServer } from '../../../test/support/server.ts';
import { describeInterface } from '../../routes.ts';
import { type ErrorCode, errorTable } from '../errors.ts';
import { escapeHtml } from './docs/html.ts';

const start = (t: TestContext) => startServer(t, 'sqlite');
const anonymous = { key: null };
const pages = [
  '/docs',
  '/docs/errors',
  '/docs/guides',
  '/docs/guides/first-page',
  '/docs/search?q=publish',
];

/** What a page makes the browser load or offers to follow. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);

describe('the API reference', () => {
  for (const page of pages) {
    test(`${page} is HTML, and every address in it is on this server and answers`, async (t) => {
      const server = await start(t);
      const reply = await server.get(page, anonymous);
      assert.equal(reply.status, 200);
      assert.match(reply.headers.get('content-type') ?? '', /^text\/html/);
      const addresses = addressesIn(reply.text);
      assert.ok(addresses.length > 0);
      for (const address of new Set(addresses)) {
        const { origin, pathname } = new URL(address, server.url + page);
        assert.equal(origin, server.url, address);
        assert.equal((await server.get(pathname, anonymous)).status, 200, address);
      }
    });

    test(`${page} forbids the browser to load anything from elsewhere`, async (t) => {
      const server = await start(t);
      const { headers } = await server.get(page, anonymous);
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources];
        }),
      );
      assert.deepEqual(policy.get('default-src'), ["'none'"]);
      assert.deepEqual(policy.get('script-src'), ["'self'"]);
      assert.deepEqual(policy.get('connect-src'), ["'self'"]);
      const local = new Set(["'none'", "'self'", "'unsafe-inline'", 'data:', 'blob:']);
      for (const [name, sources] of policy) {
        for (const source of sources) assert.ok(local.has(source), `${name} ${source}`);
      }
    });
  }

  test('every guide is there as a page and as it is, and llms.txt leads to all of them', async (t) => {
    const server = await start(t);
    const { text } = await server.get('/llms.txt', anonymous);
    const addresses = [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, address = '']) => address);
    const guides = addresses.filter((address) => address.endsWith('.md'));
    assert.equal(guides.length, 12);
    for (const address of addresses) {
      assert.equal((await server.get(address, anonymous)).status, 200, address);
    }
    const raw = await server.get('/docs/guides/agents.md', anonymous);
    assert.match(raw.headers.get('content-type') ?? '', /^text\/markdown/);
    assert.match(raw.text, /^# Talk to Facet from an agent/);
    const shown = await server.get('/docs/guides/agents', anonymous);
    assert.match(shown.text, /<h2 id="1-a-key-that-cannot-publish">/);
    assert.match(shown.text, /href="\/docs\/guides\/first-page"/);
    assert.equal((await server.get('/docs/guides/..%2fsecret', anonymous)).status, 404);
  });

  test('the search finds guides, operations and errors, and shows what was asked as text', async (t) => {
    const server = await start(t);
    const search = async (query: string) =>
      (await server.get(`/docs/search?q=${encodeURIComponent(query)}`, anonymous)).text;
    assert.match(await search('verify signature'), /\/docs\/guides\/receive-webhooks/);
    assert.match(await search('publish a version'), /\/docs#tag\/versions\/POST\/v0\/pages/);
    assert.match(await search('unsupported_claims'), /\/docs\/errors#unsupported_claims/);
    assert.match(await search('qqqzzz'), /0 found/);
    const trap = await search('"><script>alert(1)</script>');
    assert.doesNotMatch(trap, /<script>alert/);
    assert.match(await search(''), /0 found/);
  });

  test('the component is told to keep to this server', async (t) => {
    const server = await start(t);
    const { text } = await server.get('/docs', anonymous);
    const [, attribute = ''] = /data-configuration="([^"]*)"/.exec(text) ?? [];
    const configuration = JSON.parse(attribute.replaceAll('&quot;', '"'));
    assert.equal(configuration.url, '/openapi.json');
    assert.equal(configuration.proxyUrl, '');
    assert.equal(configuration.telemetry, false);
    assert.equal(configuration.withDefaultFonts, false);
    assert.equal(configuration.persistAuth, false);
    assert.equal(configuration.agent.disabled, true);
  });

  test('the script comes compressed, and plain to who cannot read that', async (t) => {
    const server = await start(t);
    const ask = (encoding: string) =>
      server.get('/docs/scalar.js', { ...anonymous, headers: { 'accept-encoding': encoding } });
    const compressed = await ask('gzip, br');
    const plain = await ask('br, gzip;q=0');
    assert.match(compressed.headers.get('content-type') ?? '', /^text\/javascript/);
    assert.equal(compressed.headers.get('content-encoding'), 'gzip');
    assert.equal(plain.headers.get('content-encoding'), null);
    assert.ok(plain.text.includes('createApiReference'));
    assert.ok(plain.text === compressed.text, 'both forms hold the same script');
    assert.ok(Number(compressed.headers.get('content-length')) < plain.text.length / 3);
  });

  test('who has the script already is not sent it again', async (t) => {
    const server = await start(t);
    const first = await server.get('/docs/scalar.js', anonymous);
    const etag = first.headers.get('etag') ?? '';
    const again = await server.get('/docs/scalar.js', {
      ...anonymous,
      headers: { 'if-none-match': etag },
    });
    assert.equal(again.status, 304);
    assert.equal(again.text, '');
  });

  test('/docs/ leads to /docs', async (t) => {
    const server = await start(t);
    const response = await fetch(`${server.url}/docs/`, { redirect: 'manual' });
    assert.equal(response.status, 308);
    assert.equal(response.headers.get('location'), '/docs');
  });

  test('/openapi.json is the document of the route table', async (t) => {
    const server = await start(t);
    const { status, body } = await server.get('/openapi.json', anonymous);
    assert.equal(status, 200);
    assert.deepEqual(body, JSON.parse(JSON.stringify(describeInterface())));
    assert.match(body.info.description, /\(\/docs\/errors\)/);
  });
});

describe('the error page', () => {
  test('every code has one anchor, with its status, its title and what to do', async (t) => {
    const server = await start(t);
    const { text } = await server.get('/docs/errors', anonymous);
    for (const code of Object.keys(errorTable) as ErrorCode[]) {
      const { status, title } = errorTable[code];
      assert.equal(text.split(`id="${code}"`).length, 2, code);
      const [entry = ''] = text.split(`<article id="${code}">`)[1]?.split('</article>') ?? [];
      assert.ok(entry.includes(`<small>${status}</small>`), code);
      assert.ok(entry.includes(`<strong>${escapeHtml(title)}.</strong>`), code);
      assert.match(entry, /<\/strong> [A-Z].+\.<\/p>/);
    }
  });

  test('the type of a problem leads to its code', async (t) => {
    const server = await start(t);
    const problem = await server.get('/v0/persons', anonymous);
    const { pathname, hash } = new URL(problem.body.type, server.url);
    const page = await server.get(pathname, anonymous);
    assert.equal(hash, '#key_missing');
    assert.ok(page.text.includes(`<article id="${hash.slice(1)}">`));
  });
});
