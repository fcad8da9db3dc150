import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../../test/support/amounts.ts';
import { anyCharacter } from '../../../test/support/characters.ts';
import { renderPage } from './page.ts';
import { parsed } from './parsed.ts';
import { samples } from './samples.ts';
import { absoluteUrl, imageUrl, linkUrl, sourceUrl } from './urls.ts';

const page = 'https://page.example/path';
const schemes = [
  'javascript',
  'vbscript',
  'data',
  'blob',
  'file',
  'about',
  'ftp',
  'intent',
  'http',
];
const address = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u0001', '\u00a0'),
      fc.constantFrom(...schemes, 'JaVaScRiPt', 'java\nscript', 'java\tscript', 'java\rscript'),
      fc.constantFrom(':', '&colon;', '&#58;', '%3a', '\t:', ':\n', '://'),
      fc.constantFrom('alert(1)', 'text/html,<script>alert(1)</script>', '//x', '%0aalert(1)'),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'),
  fc.webUrl(),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
);

/** Where a browser would go, and nowhere when it would stay. */
const destination = (url: string) => URL.parse(url, page);

test('what may be clicked leads to http, https, mailto or tel, as a browser reads it', () => {
  fc.assert(
    fc.property(address, (text) => {
      const url = linkUrl(text);
      if (url === undefined) return;
      assert.match(destination(url)?.protocol ?? '', /^(https?|mailto|tel):$/);
    }),
    { numRuns: 2000 },
  );
});

test('an address that a browser would have to mend is none', () => {
  for (const text of [
    'https://a.example/b c',
    'https://a.exa\nmple/',
    ' https://a.example/',
    'tel:1\t2',
  ]) {
    assert.equal(linkUrl(text), undefined, JSON.stringify(text));
  }
  assert.equal(linkUrl("https://a.example/it's"), "https://a.example/it's");
});

test('what is fetched comes over http, https or from a path of this host', () => {
  fc.assert(
    fc.property(address, (text) => {
      const url = sourceUrl(text);
      if (url === undefined) return;
      const target = destination(url);
      assert.match(target?.protocol ?? '', /^https?:$/);
      if (url.startsWith('/')) assert.equal(target?.origin, new URL(page).origin);
    }),
    { numRuns: 2000 },
  );
});

test('an image may travel in its address, a document may not', () => {
  assert.ok(imageUrl('data:image/png;base64,AA=='));
  assert.ok(imageUrl('data:image/svg+xml,%3Csvg%2F%3E'));
  assert.equal(imageUrl('data:text/html,%3Cscript%3E'), undefined);
  assert.equal(imageUrl('data:image/svg+xml,<svg onload=x>'), undefined);
  assert.equal(linkUrl('data:image/png;base64,AA=='), undefined);
});

test('a path is made whole for social networks, or left out where the host is unknown', () => {
  assert.equal(absoluteUrl('/a/b.png', page), 'https://page.example/a/b.png');
  assert.equal(absoluteUrl('/a/b.png', undefined), undefined);
  assert.equal(absoluteUrl('https://cdn.example/b.png', undefined), 'https://cdn.example/b.png');
});

function withUrls<T>(value: T, url: string, key = ''): T {
  if (typeof value === 'string') return (/[uU]rl/.test(key) ? url : value) as T;
  if (typeof value === 'function') return (() => url) as T;
  if (Array.isArray(value)) return value.map((item) => withUrls(item, url)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withUrls(member, url, name)]),
  ) as T;
}

const addressed = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href'];

for (const [name, sample] of Object.entries(samples)) {
  test(`${name}: no address in the page leads where a visitor must not go`, () => {
    const input = { ...sample, includeScripts: false, fileUrl: () => undefined };
    fc.assert(
      fc.property(address, (url) => {
        for (const { tag, attributes } of parsed(renderPage(withUrls(input, url))).elements) {
          for (const attribute of addressed) {
            const value = attributes[attribute];
            if (value === undefined) continue;
            const allowed =
              tag === 'a' || tag === 'form'
                ? /^(https?|mailto|tel):$/
                : tag === 'img' || tag === 'source' || attributes.rel === 'icon'
                  ? /^(https?|data):$/
                  : /^https?:$/;
            assert.match(destination(value)?.protocol ?? '', allowed, `${tag} ${attribute}`);
            assert.doesNotMatch(value, /^\s*data:(?!image\/)/i);
          }
        }
      }),
      drawn(30),
    );
  });
}
