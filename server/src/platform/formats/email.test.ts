import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { companyDomain, normalizeEmail } from './email.ts';

const spellings: [text: string, email: string][] = [
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Lovelace@EXAMPLE.com', 'ada.lovelace@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  ['ada+news@example.com', 'ada+news@example.com'],
  ["o'neill@example.com", "o'neill@example.com"],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ÄDA@example.com', 'äda@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@www.example.com', 'ada@www.example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
];
for (const [text, email] of spellings) {
  test(`${JSON.stringify(text.slice(0, 40))} is the address ${email.slice(0, 40)}`, () => {
    assert.equal(normalizeEmail(text), email);
  });
}

const refused = [
  '',
  '@',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada lovelace@example.com',
  'ada@exa mple.com',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'Ada <ada@example.com>',
  '"ada"@example.com',
  'ada@[127.0.0.1]',
  'ada@127.0.0.1',
  'ada@example.com/path',
  'ada@example.com:25',
  'ada@example..com',
  'ada\n@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'語'.repeat(250_000)}.example`,
  // In lower case each of these letters is two.
  `${'İ'.repeat(40)}@example.com`,
  `ada@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
];
for (const text of refused) {
  test(`${JSON.stringify(text.slice(0, 40))} is no address`, () => {
    assert.equal(normalizeEmail(text), undefined);
  });
}

const local = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }),
  fc.string({ unit: fc.constantFrom('İ', 'ẞ', 'Σ', 'a'), minLength: 1, maxLength: 64 }),
);
const address = fc.oneof(
  fc.emailAddress(),
  fc.tuple(local, fc.domain()).map(([name, domain]) => `${name}@${domain}`),
);

test('an address that was normalised once stays as it is', () => {
  fc.assert(
    fc.property(address, (text) => {
      const once = normalizeEmail(text);
      fc.pre(once !== undefined);
      assert.equal(normalizeEmail(once), once);
      assert.ok(once.length <= 254);
    }),
    { numRuns: 1_000 },
  );
});

test('two spellings of one address that differ in case only are one address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      assert.equal(normalizeEmail(email.toUpperCase()), normalizeEmail(email));
    }),
  );
});

const companies: [email: string, domain: string | null][] = [
  ['ada@engines.example', 'engines.example'],
  ['ada@www.engines.example', 'engines.example'],
  ['ada@mail.engines.example', 'mail.engines.example'],
  ['ada@gmail.com', null],
  ['ada@googlemail.com', null],
  ['ada@outlook.com', null],
  ['ada@yahoo.co.uk', null],
  ['ada@icloud.com', null],
  ['ada@proton.me', null],
  ['ada@gmx.de', null],
  ['ada@outlook.de', null],
  ['ada@yahoo.com.ph', null],
  ['ada@yahoo.engines.example', 'yahoo.engines.example'],
  ['ada@qq.com', null],
  ['ada@www.gmail.com', null],
  ['ada@gmail.com.engines.example', 'gmail.com.engines.example'],
  ['ada@notgmail.com', 'notgmail.com'],
];
for (const [email, domain] of companies) {
  test(`${email} speaks for ${domain ?? 'no company'}`, () => {
    assert.equal(companyDomain(email), domain);
  });
}
