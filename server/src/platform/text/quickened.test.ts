import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asWritten, quickened } from './quickened.ts';

const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Hiragana',
  'Katakana',
  'Han',
  'Hangul',
];
/** Taken as a whole, or signs of phonetics and mathematics and old letters, that no text for a page has. */
const isRare = (code: number): boolean =>
  (code > 0x02c1 && code < 0x0370) ||
  (code >= 0x0700 && code < 0x3000) ||
  (code > 0xa000 && code < 0xac00) ||
  code > 0xf8ff;
const isHalf = (code: number): boolean => code >= 0xd800 && code < 0xe000;

test('a letter is a letter of the scripts that are written, and nothing else is', () => {
  const asked = new RegExp(`^${quickened(String.raw`\p{L}`)}$`, 'u');
  const ofScripts = new RegExp(`^[${scripts.map((name) => `\\p{sc=${name}}`).join('')}]$`, 'u');
  for (let code = 0; code < 0xffff; code += 1) {
    const one = String.fromCodePoint(code);
    if (isHalf(code) || (code >= 0x0700 && code < 0x2000)) continue;
    const name = code.toString(16);
    if (!isRare(code) && ofScripts.test(one)) {
      assert.equal(asked.test(one), /^\p{L}$/u.test(one), name);
    }
    if (/^[\p{P}\p{S}\p{Z}\p{N}\p{Cc}]$/u.test(one)) assert.equal(asked.test(one), false, name);
  }
});

test('a numeral is a numeral of the scripts that are written', () => {
  const asked = new RegExp(`^${quickened(String.raw`\p{N}`)}$`, 'u');
  for (const one of '09²½٣۷①㊿３Ⅷ〇') assert.ok(asked.test(one), one);
  for (const one of 'aé駅-.€ ') assert.ok(!asked.test(one), one);
});

const patterns: [pattern: string, hits: string[], misses: string[]][] = [
  [String.raw`^(?:a|b|c|d|e|fg)\p{L}+$`, ['azu', 'fgé', 'b駅'], ['za', 'a1', 'fg']],
  [
    String.raw`(?:one|two|three|four|five|six)?(?<!\p{L})[\p{L}\p{N}-]{2,4}$`,
    ['six ab', '12'],
    ['.'],
  ],
  [String.raw`^(?:(?:mo|di|mi|do|fr|sa)\.?){1,2}(?:\s|$)`, ['Mo.', 'mi.do x'], ['so', 'mod']],
  [String.raw`^(?<word>[|()]|\(|x|y|z|u|v)(?=\d|é)`, ['|1', '(2', 'zé'], ['a1', 'x']],
];

test('a pattern matches what it matched, and can be read as it was written', () => {
  for (const [pattern, hits, misses] of patterns) {
    const made = quickened(pattern);
    for (const text of hits) assert.match(text, new RegExp(made, 'iu'), pattern);
    for (const text of misses) assert.doesNotMatch(text, new RegExp(made, 'iu'), pattern);
    assert.equal(asWritten(made), pattern);
  }
});
