import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markedHeading } from './headings.ts';
import { mendPaper } from './paper.ts';

const leaflet = `A Georgian house in forty acres of park, twelve miles from
York, taken by one party at a time. From Friday noon until
Sunday the house is yours, and you have the run of the ball-
room and the lawns.
                     page 1 of 4
January to March       £11,500`;

test('broken lines and words are mended, page numbers go, columns stay', () => {
  const lines = mendPaper(leaflet)
    .split('\n')
    .map((line) => line.trim());
  assert.equal(
    lines[0],
    'A Georgian house in forty acres of park, twelve miles from York, taken by one party at a time. From Friday noon until Sunday the house is yours, and you have the run of the ballroom and the lawns.',
  );
  assert.deepEqual(lines.slice(1), ['', 'January to March       £11,500']);
});

test('a mended text is as long as it was, so that places in it hold', () => {
  assert.equal(mendPaper(leaflet).length, leaflet.length);
});

test('a long line that ends inside a word is mended, though it is the only one', () => {
  const paper = 'Wir bauen Ihnen die Fenster ein und liefern die Rollladen-\nkästen gleich mit.';
  assert.equal(mendPaper(paper).trim(), paper.replace('-\n', ''));
  const list = 'Wir liefern, montieren und warten Fenster sowie Ein-\nund Ausgangstüren.';
  assert.doesNotMatch(mendPaper(list), /Einund/);
});

test('a number above a text heads it; numbers line after line are a list', () => {
  const paper = ['1. What it does', 'It scans.', '', '2. Proof', 'It works.'];
  assert.equal(markedHeading(paper, 0), 'What it does');
  assert.equal(markedHeading(['1. Call', '2. Visit', '3. Offer'], 0), undefined);
  const spread = ['1) Who we are', 'We bake.', '', '2) Prices (no VAT)', '', 'Loaf   £3'];
  assert.equal(markedHeading(spread, 3), 'Prices (no VAT)');
  assert.equal(markedHeading(['- a', '', '2) Prices', '', 'Loaf'], 2), undefined);
  assert.equal(markedHeading(['■ 価格', '・一本 100円'], 0), '価格');
});
