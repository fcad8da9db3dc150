import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rootsOf } from './token_signs.ts';
import { tokensOf } from './tokens.ts';
import { readWishes } from './wishes.ts';

const page = (language: string) => ({
  language,
  heading: rootsOf(['Prices', 'How it goes', 'Preise', 'Ablauf', 'Tarifs']),
  text: rootsOf(['Dogs are welcome on a lead. The deposit is £300.', 'Die Anzahlung ist 300 €.']),
  sources: rootsOf(['Parking is free behind the barn.']),
});

const read = (language: string, message: string): unknown[] =>
  readWishes(message, page(language)).map(({ kind, parts }) => [kind, parts]);

const asked: readonly (readonly [language: string, message: string, ...wishes: unknown[]])[] = [
  ['en', 'take out the prices, they scare people', ['remove', { what: ['the prices'] }]],
  ['en', 'Make it half as long she is a finance person', ['shorten', { to: ['half as long'] }]],
  ['en', 'move how it goes to the top', ['move', { what: ['how it goes'], to: ['to the top'] }]],
  [
    'en',
    'take out the prices, and move how it goes to the top',
    ['remove', { what: ['the prices'] }],
    ['move', { what: ['how it goes'], to: ['to the top'] }],
  ],
  ['de', 'Nimm bitte die Preise raus', ['remove', { what: ['die Preise'] }]],
];

for (const [language, message, ...wishes] of asked)
  test(`${language}: ${message}`, () => assert.deepEqual(read(language, message), wishes));

test('reasons and thanks alone are no wish of their own', () => {
  const [only, more] = readWishes('thanks, drop the dogs because he has none', page('en'));
  assert.equal(only?.kind, 'remove');
  assert.equal(more, undefined);
});

test('nothing is read of nothing, and very much is left to the rules', () => {
  assert.deepEqual(readWishes('', page('en')), []);
  assert.deepEqual(readWishes(' \n ', page('en')), []);
  const long = readWishes('remove the prices. '.repeat(2_000), page('en'));
  assert.ok(long.length <= 400);
  assert.deepEqual(long, []);
});

test('words are parted in scripts without spaces, and what stands in quotation marks is known', () => {
  assert.ok(tokensOf('料金を下に移動してください').length > 4);
  const quoted = tokensOf('set it to “A clean dog” now').filter(({ isQuoted }) => isQuoted);
  assert.deepEqual(
    quoted.map(({ text }) => text),
    ['A', 'clean', 'dog'],
  );
});
