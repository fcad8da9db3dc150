import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalizeDomain } from './domain.ts';

const spellings: [text: string, domain: string][] = [
  ['example.com', 'example.com'],
  ['Example.COM', 'example.com'],
  ['  example.com  ', 'example.com'],
  ['www.example.com', 'example.com'],
  ['WWW.Example.com', 'example.com'],
  ['www.www.example.com', 'example.com'],
  ['https://example.com', 'example.com'],
  ['HTTP://www.Example.com:8080/path?query=1#part', 'example.com'],
  ['example.com:443', 'example.com'],
  ['example.com/about', 'example.com'],
  ['example.com.', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
  ['shop.example.co.uk', 'shop.example.co.uk'],
  ['my_team.example.com', 'my_team.example.com'],
  ['www.com', 'www.com'],
  ['localhost', 'localhost'],
];
for (const [text, domain] of spellings) {
  test(`${JSON.stringify(text)} is the domain ${domain}`, () => {
    assert.equal(normalizeDomain(text), domain);
  });
}

const refused = [
  // IDNA takes quadratic time: too long is refused before.
  `${'語'.repeat(250_000)}.example`,
  `https://${'ü'.repeat(300)}.example/`,
  '',
  '   ',
  '.',
  'example..com',
  '.example.com',
  '-example.com',
  'example-.com',
  'two words.com',
  'ada@example.com',
  'https://user:secret@example.com/',
  'http://',
  '/path',
  '[::1]',
  'exa<mple.com',
  'javascript:alert(1)',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(127)}com`,
];
for (const text of refused) {
  test(`${JSON.stringify(text.slice(0, 40))} is no domain`, () => {
    assert.equal(normalizeDomain(text), undefined);
  });
}

const host = fc.oneof(
  fc.domain(),
  fc.domain().map((domain) => `www.${domain}`),
  fc.domain().map((domain) => `www.www.${domain.toUpperCase()}`),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 2 })
    .map((labels) => labels.join('.')),
);

test('a domain that was normalised once stays as it is', () => {
  fc.assert(
    fc.property(host, (text) => {
      const once = normalizeDomain(text);
      fc.pre(once !== undefined);
      assert.equal(normalizeDomain(once), once);
      assert.match(once, /^[a-z0-9_.-]{1,253}$/);
    }),
    { numRuns: 1_000 },
  );
});

test('scheme, case, port, path and www do not change which domain it is', () => {
  fc.assert(
    fc.property(
      fc.domain(),
      fc.constantFrom('', 'http://', 'HTTPS://'),
      fc.constantFrom('', 'www.', 'WWW.'),
      fc.constantFrom('', ':80', ':8443'),
      fc.constantFrom('', '/', '/a/b?c=d', '#top'),
      (domain, scheme, www, port, path) => {
        const plain = normalizeDomain(domain);
        const spelled = `${scheme}${www}${domain.toUpperCase()}${port}${path}`;
        assert.equal(normalizeDomain(spelled), plain);
      },
    ),
  );
});
