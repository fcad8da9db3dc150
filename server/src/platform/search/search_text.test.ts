import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyCharacter } from '../../../test/support/characters.ts';
import {
  coveringGrams,
  foldLine,
  gramsOf,
  makeKeyOf,
  queryWords,
  spaceWords,
} from './search_text.ts';

test('text is folded to what people type', () => {
  const folded: Record<string, string> = {
    'Crème BRÛLÉE': 'creme brulee',
    'Łódź Straße Ærø Þór Œuvre': 'lodz strasse aero thor oeuvre',
    'ＦＵＬＬ　ｗｉｄｔｈ ﬁne ①': 'full width fine 1',
    'İstanbul ısı': 'istanbul isi',
    'ΟΔΟΣ ὁδός': 'οδοσ οδοσ',
    'שָׁלוֹם مَرْحَبًا': 'שלום مرحبا',
    'Nguyễn\u00a0Văn': 'nguyen van',
    'e\u0301 vs é': 'e vs e',
    'soft\u00adhyphen zero\u200bwidth': 'softhyphen zerowidth',
    ' tabs\tand\r\nlines\u0001end ': 'tabs and lines end',
    '❤️ ❤': '❤ ❤',
    // Another letter, not an accent.
    'ガ カ 한 하': 'ガ カ 한 하',
    'हिन्दी 東京': 'हिन्दी 東京',
  };
  for (const [text, expected] of Object.entries(folded)) assert.equal(foldLine(text), expected);
});

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      assert.equal(foldLine(foldLine(text)), foldLine(text));
    }),
    { numRuns: 2_000, seed: 1 },
  );
});

test('a folded text has no line ends, no outer and no double spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      assert.match(foldLine(text), /^(\S+( \S+)*)?$/u);
    }),
    { numRuns: 1_000, seed: 1 },
  );
});

test('words of a query are folded, unlike, and none lies within another', () => {
  assert.deepEqual(queryWords(' Blue  blue BLÜE '), ['blue']);
  assert.deepEqual(queryWords('cat category at'), ['category']);
  assert.deepEqual(queryWords('%_ "a" -b'), ['%_', '"a"', '-b']);
  for (const blank of [undefined, '', ' \t\n', '\u200b']) assert.deepEqual(queryWords(blank), []);
});

test('words are told apart by signs as well as spaces', () => {
  assert.equal(spaceWords('q3/launch-plan_v2 (final)!'), ' q3 launch plan v2 final');
  assert.equal(spaceWords('--- €'), '');
});

test('every text that holds a word has all of the grams the word is looked up by', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 30 });
  fc.assert(
    fc.property(text, text, text, (before, word, after) => {
      const folded = foldLine(`${before}${word}${after}`);
      for (const asked of queryWords(word)) {
        if (!folded.includes(asked)) continue;
        const grams = gramsOf(folded);
        for (const gram of coveringGrams(asked)) assert.ok(grams.has(gram), gram);
      }
    }),
    { numRuns: 2_000, seed: 1 },
  );
});

test('a gram has one key in a tenant, another elsewhere, and keys spread evenly', () => {
  const here = makeKeyOf('tenant_1 asset');
  const there = makeKeyOf('tenant_2 asset');
  assert.equal(here('abc'), makeKeyOf('tenant_1 asset')('abc'));
  assert.notEqual(here('abc'), there('abc'));
  const grams = Array.from({ length: 50_000 }, (_, n) => n.toString(36));
  const keys = new Set(grams.flatMap((gram) => [here(gram), there(gram)]));
  // About one pair in 100,000 keys of 32 bits is expected to meet.
  assert.ok(keys.size > 99_990, String(keys.size));
});
