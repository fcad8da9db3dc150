import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePasswords } from './passwords.ts';
import { weaknessOf } from './weak_passwords.ts';

const password = 'violet otter under nine ladders';

test('a password is known again at the cost it was hashed with, however it is typed', async () => {
  const stored = await makePasswords().hash(password);
  assert.match(stored, /^scrypt\$15\$8\$3\$/);
  const cheap = makePasswords({ logN: 8, r: 8, p: 1 });
  assert.equal(await cheap.verify(password, stored), true);
  assert.equal(await cheap.verify(`${password}.`, stored), false);
  const composed = await cheap.hash('caf\u00e9 caf\u00e9 caf\u00e9');
  assert.equal(await cheap.verify('cafe\u0301 cafe\u0301 cafe\u0301', composed), true);
});

test('two hashes of one password differ, and no password fits where there is none', async () => {
  const passwords = makePasswords({ logN: 8, r: 8, p: 1 });
  assert.notEqual(await passwords.hash(password), await passwords.hash(password));
  assert.equal(await passwords.verify('', null), false);
  assert.equal(await passwords.verify(password, undefined), false);
});

test('only so many may wait for their turn; then the others are told to come back', async () => {
  const passwords = makePasswords({ logN: 8, r: 8, p: 1 });
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, () => passwords.verify(password, null)),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  assert.equal(refused.length, 100 - 2 - 64);
  assert.equal(await passwords.verify(password, null), false);
});

test('passwords made of common words, names, rows and years are weak; others are not', () => {
  const personal = ['Ada Lovelace', 'ada@example.com'];
  const weak = [
    'password2026!',
    'P@ssw0rdP@ssw0rd',
    'letmeinletmein',
    'qwertyuiop[]',
    'ada.lovelace.1815',
  ];
  for (const word of weak) assert.ok(weaknessOf(word, personal), word);
  const sound = [
    password,
    'Tr4m-Gurke-Fjord',
    'kX9$vQ2!mZ7pL',
    '茶碗の中の小さな嵐を見た人',
    'mein hund frisst socken',
  ];
  for (const word of sound) assert.equal(weaknessOf(word, personal), undefined, word);
});
