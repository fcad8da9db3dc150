// The studio's files touch no data, so one engine stands for both.
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { startServer } from '../../test/support/server.ts';

const start = (t: TestContext) => startServer(t, 'sqlite');
const anonymous = { key: null };

const policyOf = (headers: Headers): Map<string, string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const assetsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/studio\/assets\/[^"]+)"/g)].map(([, path = '']) => path);

describe('the studio', () => {
  test('every address of it is the application, under a policy without inline script', async (t) => {
    const server = await start(t);
    for (const path of [
      '/studio',
      '/studio/join?token=x',
      '/studio/pages/page_1',
      '/studio/session',
    ]) {
      const reply = await server.get(path, anonymous);
      assert.equal(reply.status, 200, path);
      assert.match(reply.text, /<div id="studio">/);
      assert.doesNotMatch(reply.text, /<script(?![^>]*\ssrc=)/);
      const policy = policyOf(reply.headers);
      assert.deepEqual(policy.get('default-src'), ["'none'"]);
      assert.deepEqual(policy.get('script-src'), ["'self'"]);
      assert.deepEqual(policy.get('connect-src'), ["'self'"]);
      assert.deepEqual(policy.get('frame-ancestors'), ["'none'"]);
      assert.equal(reply.headers.get('cache-control'), 'no-cache');
    }
  });

  test('the frame that shows pages has no origin and may call nothing', async (t) => {
    const server = await start(t);
    const reply = await server.get('/studio/frame', anonymous);
    const policy = policyOf(reply.headers);
    assert.deepEqual(policy.get('sandbox'), ['allow-scripts']);
    assert.deepEqual(policy.get('default-src'), ["'none'"]);
    assert.deepEqual(policy.get('script-src'), ["'self'"]);
    assert.equal(policy.has('connect-src'), false);
    assert.deepEqual(policy.get('form-action'), ["'none'"]);
    assert.deepEqual(policy.get('frame-ancestors'), ["'self'"]);
  });

  test('its files have hashed names, never change, and come compressed', async (t) => {
    const server = await start(t);
    const { text } = await server.get('/studio', anonymous);
    const paths = assetsIn(text);
    assert.ok(paths.length > 1);
    for (const path of paths) {
      const ask = (encoding: string) =>
        server.get(path, { ...anonymous, headers: { 'accept-encoding': encoding } });
      const [best, plain] = [await ask('gzip, br'), await ask('identity')];
      assert.equal(best.status, 200, path);
      assert.match(path, /-[\w-]{8}\.\w+$/);
      assert.match(best.headers.get('cache-control') ?? '', /immutable/);
      assert.equal(best.text, plain.text);
      assert.equal(plain.headers.get('content-encoding'), null);
      if (/\.(js|css)$/.test(path)) assert.equal(best.headers.get('content-encoding'), 'br');
      const known = {
        'if-none-match': best.headers.get('etag') ?? '',
        'accept-encoding': 'gzip, br',
      };
      assert.equal((await server.get(path, { ...anonymous, headers: known })).status, 304);
    }
  });

  test('nothing outside the built files is sent', async (t) => {
    const server = await start(t);
    for (const path of [
      '/studio/assets/nothing.js',
      '/studio/assets/..%2findex.html',
      '/studio/assets/..%2f..%2fpackage.json',
      '/studio/assets/%2e%2e%2fbuild.ts',
    ]) {
      assert.equal((await server.get(path, anonymous)).status, 404, path);
    }
  });
});
