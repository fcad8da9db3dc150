import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseUrl } from './url.ts';

test('addresses are parsed as the platform parses them', () => {
  for (const text of ['https://a.example/b?c#d', 'mailto:a@b.example', '/path', 'no address', '']) {
    assert.equal(parseUrl(text)?.href, URL.parse(text)?.href);
  }
  assert.equal(parseUrl('/path', 'https://a.example')?.href, 'https://a.example/path');
  const path = 'x'.repeat(4_000);
  assert.equal(parseUrl(`https://a.example/${path}`)?.pathname, `/${path}`);
});

test('a host longer than any host is none, wherever it hides', () => {
  const host = 'ab.'.repeat(300);
  for (const start of [
    'https://',
    'https:',
    'https:\\\\',
    ' ht\ttps:/\n/',
    '//',
    'HTTPS://user@',
  ]) {
    assert.equal(parseUrl(`${start}${host}example/`, 'https://a.example'), null, start);
  }
  assert.equal(parseUrl(`https://a.example/${'x'.repeat(10_000)}`), null);
});
