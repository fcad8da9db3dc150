import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { priceRunIn, pricesOf } from './price_runs.ts';

const lists: [text: string, language: string, rows: string[][], rest: string[]][] = [
  [
    'Polo 14,90 €. Pantalón 22,50 €. Chándal completo 36 €. El colegio no adelanta dinero.',
    'es',
    [
      ['Polo', '14,90 €'],
      ['Pantalón', '22,50 €'],
      ['Chándal completo', '36 €'],
    ],
    ['El colegio no adelanta dinero.'],
  ],
  [
    'Lachgas kostet 95 € je Sitzung, Dämmerschlaf 240 €, Vollnarkose ab 390 €. Ratenzahlung ist ab 300 € möglich.',
    'de',
    [
      ['Lachgas', '95 € je Sitzung'],
      ['Dämmerschlaf', '240 €'],
      ['Vollnarkose', 'ab 390 €'],
    ],
    ['Ratenzahlung ist ab 300 € möglich.'],
  ],
  [
    'A wash costs £12, a cut £25 and a colour from £60.',
    'en',
    [
      ['A wash', '£12'],
      ['A cut', '£25'],
      ['A colour', 'from £60'],
    ],
    [],
  ],
];

for (const [text, language, rows, rest] of lists) {
  test(`a list of prices: ${text}`, () => {
    const run = priceRunIn(sentencesOf(text, language));
    assert.deepEqual(run?.table.rows, rows);
    assert.deepEqual(run?.rest, rest);
  });
}

const texts = [
  'A ten-desk office costs £3,450 a month. If you sign for 24 months, the first month is free.',
  'Finch saved £40,000 in 2024, Marlow £12,000 in a year and Kestrel nothing.',
  'We paid £30, you pay £20 and they pay £10.',
];
for (const text of texts) {
  test(`no list of prices: ${text}`, () => {
    assert.equal(priceRunIn(sentencesOf(text, 'en')), undefined);
  });
}

test('entries of a list that each name a thing and its price', () => {
  assert.deepEqual(
    pricesOf(['一人あたり 年間4,200円', 'AED 月額5,500円', '講師派遣 一回66,000円'])?.rows,
    [
      ['一人あたり', '年間4,200円'],
      ['AED', '月額5,500円'],
      ['講師派遣', '一回66,000円'],
    ],
  );
  assert.equal(pricesOf(['Polo £14.90', 'Trousers £22', 'Made in Leeds']), undefined);
});
