import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDraftersLabel, withoutNumber, withoutPurposeOf } from './drafters_labels.ts';

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
