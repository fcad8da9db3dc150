import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { plainText } from './plain.ts';

const cleaned: [markup: string, text: string][] = [
  ['<b>Fast</b> and <em class="x">safe</em>', 'Fast and safe'],
  ['One<br/>two', 'One two'],
  ['<p>One</p><p>two</p>', 'One two'],
  ['Hello<script>alert(1)</script> there', 'Hello there'],
  ['<img src=x onerror=alert(1)>Hi', 'Hi'],
  ['Seen<!-- not -->', 'Seen'],
  ['&lt;b&gt;Bold&lt;/b&gt; AT&amp;T', 'Bold AT&T'],
  ['<<b>script>alert(1)</<b>script>', 'alert(1)'],
  ['**Fast** and __safe__, *really* _so_', 'Fast and safe, really so'],
  ['# Heading\n- a point\n* another\n> said', 'Heading\na point\nanother\nsaid'],
  ['See [the tour](https://a.example/x "Tour") and ![a line](b.png)', 'See the tour and a line'],
  ['Run `npm start`', 'Run npm start'],
  ['```json\nText\n```', 'Text'],
  ['~~old~~ new', 'old new'],
  ['One\u0007\u0000 two', 'One two'],
];
for (const [markup, text] of cleaned) {
  test(`${JSON.stringify(markup)} becomes ${JSON.stringify(text)}`, () => {
    assert.equal(plainText(markup), text);
  });
}

const kept = [
  '5 * 3 * 2 = 30',
  'x < y and y > z',
  'p<0.05, I <3 it',
  '> 50 %',
  '- 30 %',
  '+ 12 points',
  '# 1 in Europe',
  'snake_case_name and __dirname',
  'C# and F#',
  '*required',
  'List<String>',
  'R&D [2024] (see below)',
  'Zwei Absätze.\n\nÜber 😀 日本語',
];
for (const text of kept) {
  test(`${JSON.stringify(text)} stays as it is`, () => {
    assert.equal(plainText(text), text);
  });
}

test('what is plain stays plain: cleaning twice is cleaning once', () => {
  const piece = fc.constantFrom(
    '<b>',
    '</b>',
    '*',
    '_',
    '**',
    '`',
    'a',
    ' ',
    '\n',
    '&lt;',
    '[',
    '](u)',
    '# ',
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (markup) => {
      const once = plainText(markup);
      assert.equal(plainText(once), once);
    }),
  );
});
