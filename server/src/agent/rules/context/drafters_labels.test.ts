import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unnumbered } from '../compose/sections/own_headings.ts';
import { isDraftersLabel, withoutNumber, withoutPurposeOf } from './drafters_labels.ts';
import { tidyHeading } from './headings.ts';
import { emptySection } from './reading.ts';

for (const [language, heading] of [
  ['en', 'Flyer copy'],
  ['en', 'Call with Ines 12/3'],
  ['en', 'How I worked it out'],
  ['en', 'Mention'],
  ['de', 'Werbetext'],
  ['de', 'Gespräch 3.4., Meier'],
  ['fr', 'Mail de Sylvie (achats)'],
  ['es', 'Llamada del 4 de mayo'],
  ['it', 'Cosa abbiamo detto'],
  ['nl', 'Gesprek met Joris'],
  ['pl', 'Rozmowa 12.05, Nowak'],
  ['en', 'Notes on pruning, Anna'],
  ['de', 'Mail Weber -> Einkauf'],
  ['de', 'Kalkulation intern'],
  ['fr', 'Mail interne'],
  ['it', 'Bruna, appunti telefonici 4 maggio'],
  ['pt', 'Áudio 3 (Lurdes)'],
] as const)
  test(`${heading} is a label of whoever collected the texts`, () => {
    assert.equal(isDraftersLabel(heading, language), true);
  });

for (const [language, heading] of [
  ['en', 'Product'],
  ['en', 'Messages to Parents'],
  ['en', 'Can I cancel?'],
  ['en', 'Phase I'],
  ['de', 'Kontext'],
  ['de', 'Gespräche mit Kunden'],
  ['fr', 'Réunions et séminaires'],
  ['it', 'Chi siamo'],
  ['it', 'Medicina interna'],
  ['en', 'Internal doors'],
] as const)
  test(`${heading} is for readers`, () => {
    assert.equal(isDraftersLabel(heading, language), false);
  });

test('a heading is shown without its number and without what it is kept for', () => {
  assert.equal(withoutNumber('4. Delivery'), 'Delivery');
  assert.equal(withoutNumber('2) Wer wir sind'), 'Wer wir sind');
  assert.equal(withoutNumber('3. Quartal'), '3. Quartal');
  assert.equal(withoutNumber('5 reasons'), '5 reasons');
  assert.equal(withoutPurposeOf('Price list, for reference'), 'Price list');
  assert.equal(withoutPurposeOf('Tarifs (pour info)'), 'Tarifs');
});

test('how a text got here heads nothing', () => {
  for (const heading of [
    'Last leaflet (OCR)',
    'Phone transcript (auto) 09:12',
    'LINEグループ 書き出し',
  ])
    assert.equal(tidyHeading(heading), '', heading);
  assert.equal(tidyHeading('Scanning and OCR'), 'Scanning and OCR');
});

test('blocks of a layout and questions of a form are no part of their headings', () => {
  const bare = (...headings: string[]) =>
    unnumbered(headings.map((heading) => emptySection(heading))).map(({ heading }) => heading);
  assert.deepEqual(bare('Block 1', 'Block 2, delivery', 'Warranty'), [
    undefined,
    'Delivery',
    'Warranty',
  ]);
  assert.deepEqual(bare('Q2 Staff', 'Q5 Parking'), ['Staff', 'Parking']);
  assert.deepEqual(bare('Q1 results', 'Q2 results'), ['Q1 results', 'Q2 results']);
  assert.deepEqual(bare('A4 posters', 'A5 flyers'), ['A4 posters', 'A5 flyers']);
});

test('an item of an agenda, a panel of a leaflet and a draft are headed by what they are of', () => {
  for (const [heading, tidy] of [
    ['TOP 3 Öffnungszeiten', 'Öffnungszeiten'],
    ['Item 4 boat storage', 'Boat storage'],
    ['BACK – prices', 'Prices'],
    ['wiki/Tolerances', 'Tolerances'],
    ['Tour plan v3', 'Tour plan'],
    ['Seating plan (draft)', 'Seating plan'],
    ['R: ok, 40 of them', ''],
    ['We leave at nine then. 40 of us', ''],
    ['ミカ「朝は寒いです。上着を。」', ''],
    ['Fees eff. 1 June', 'Fees eff. 1 June'],
    ['No queue. No forms.', 'No queue. No forms.'],
    ['TOP 10 REASONS', 'Top 10 reasons'],
  ] as const)
    assert.equal(tidyHeading(heading), tidy);
});
