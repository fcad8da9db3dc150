import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalizePath, pathMaxLength } from './path.ts';

const spellings: [text: string, path: string][] = [
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['pricing/teams/', '/pricing/teams'],
  ['/Pricing', '/Pricing'],
  ['/caf%C3%A9', '/café'],
  ['/caf%c3%a9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/%41bc', '/Abc'],
  ['/%7euser', '/~user'],
  ['/価格', '/価格'],
  ['/a+b&c=d;e,f', '/a+b&c=d;e,f'],
  ['/می\u200cخواهم', '/می\u200cخواهم'],
  ['/v0x', '/v0x'],
  ['/a/v0', '/a/v0'],
  ['/...', '/...'],
];
for (const [text, path] of spellings) {
  test(`${JSON.stringify(text)} is the path ${path}`, () => {
    assert.deepEqual(normalizePath(text), { path });
  });
}

const refused: Record<string, string[]> = {
  bad_encoding: ['/%', '/%zz', '/%c3', '/%ff', '/%ed%a0%80'],
  forbidden_character: [
    '/a%2Fb',
    '/a%2fb',
    '/a?b',
    '/a#b',
    '/a%3Fb',
    '/a%23b',
    '/100%25',
    '/a\\b',
    '/a%5cb',
    '/a b',
    '/a%20b',
    '/a\u00a0b',
    '/a\nb',
    '/a%00b',
    '/a\u202eb',
    '/a\u200bb',
    '/\ufeffa',
  ],
  empty_segment: ['//', '//a', '/a//b', '/a//'],
  dot_segment: ['/.', '/..', '/a/../b', '/a/%2e%2E/b', '../a', '/a/.'],
  reserved_path: [
    '/v0',
    '/V0/pages',
    '/%76%30',
    'docs',
    '/docs/errors',
    '/studio/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/sites/acme',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/acme-challenge/x',
    '/_facet',
    '/_facet/collect',
    '/_facets',
  ],
  path_too_long: [`/${'a'.repeat(pathMaxLength)}`, `/${'\u0958'.repeat(300)}`],
};
for (const [code, texts] of Object.entries(refused)) {
  for (const text of texts) {
    test(`${JSON.stringify(text.slice(0, 40))} is refused as ${code}`, () => {
      const result = normalizePath(text);
      assert.equal('fault' in result ? result.fault.code : result.path, code);
    });
  }
}

test('a path at its limit of code points is taken, however many bytes they are', () => {
  const path = `/${'😀'.repeat(pathMaxLength - 1)}`;
  assert.deepEqual(normalizePath(path), { path });
  assert.deepEqual(normalizePath(encodeURI(path)), { path });
});

test('whatever is accepted reads back as itself, and its percent-encoded form is the same path', () => {
  const pieces = fc.constantFrom(
    '/',
    'a',
    'É',
    'e\u0301',
    '%C3%A9',
    '%41',
    '.',
    '..',
    '%',
    '語',
    ' ',
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const result = normalizePath(text);
      if ('fault' in result) return;
      assert.match(result.path, /^\/([^/]+(\/[^/]+)*)?$/);
      assert.deepEqual(normalizePath(result.path), result);
      assert.deepEqual(normalizePath(encodeURI(result.path)), result);
      assert.equal(
        decodeURIComponent(new URL(result.path, 'http://a.example').pathname),
        result.path,
      );
    }),
    { numRuns: 2000 },
  );
});
