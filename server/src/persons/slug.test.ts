import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyCharacter } from '../../test/support/characters.ts';
import { randomToken, slugOf } from './slug.ts';

const names: [name: string, slug: string][] = [
  ['Ada Lovelace', 'ada-lovelace'],
  ["Zoë O'Neill-Świft", 'zoe-o-neill-swift'],
  ['Łukasz Żółw', 'lukasz-zolw'],
  ['Søren Ærø', 'soren-aero'],
  ['Günther Groß', 'gunther-gross'],
  ['  --Jean--Luc  Picard!! ', 'jean-luc-picard'],
  ['R2 D2', 'r2-d2'],
  ['Ａｄａ', 'ada'],
  ['山田 太郎', ''],
  ['Анна', ''],
  ['🦊', ''],
  ['山田 Taro', 'taro'],
];

for (const [name, slug] of names) {
  test(`the slug of ${name} is ${slug === '' ? 'left to chance' : slug}`, () => {
    assert.equal(slugOf(name), slug);
  });
}

test('a slug is words of letters and digits with single dashes between, or empty', () => {
  const name = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 255 }),
    fc.string({ unit: 'grapheme', maxLength: 255 }),
    fc.string({ unit: fc.constantFrom('a', 'Z', '9', ' ', '-', 'é', '·'), maxLength: 255 }),
  );
  fc.assert(
    fc.property(name, (text) => {
      const slug = slugOf(text);
      assert.match(slug, /^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      assert.ok(slug.length <= 80);
      assert.equal(slugOf(slug), slug);
    }),
  );
});

test('tokens have the length asked for, no look-alike letters, and do not repeat', () => {
  const tokens = Array.from({ length: 10_000 }, () => randomToken(12));
  for (const token of tokens) assert.match(token, /^[0-9a-hjkmnp-tv-z]{12}$/);
  assert.equal(new Set(tokens).size, tokens.length);
});
