// A row of a price list in words, and the unit below the name of its column.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pricedRow, unitUnder, withTerms } from './priced_row.ts';

const rows: [language: string, columns: string[], row: string[], told: string][] = [
  [
    'en',
    ['Item', 'Per piece, per wash', 'Minimum per delivery'],
    ['Napkin, coloured', '£0.38', '100'],
    'Napkin, coloured: £0.38 per piece, per wash (minimum per delivery: 100)',
  ],
  [
    'de',
    ['Modell', 'Personen', 'Miete pro Monat (netto)'],
    ['Nord M', '15 bis 40', '89 €'],
    'Nord M: 89 € pro Monat (netto, Personen: 15 bis 40)',
  ],
  ['es', ['Servicio', 'Precio por hora'], ['Cristales', '22 €'], 'Cristales: 22 € por hora'],
  ['fr', ['Tirage', 'Prix', 'Délai'], ['500', '390 €', '8 jours'], '500 : 390 € (délai : 8 jours)'],
  [
    'pl',
    ['Usługa', 'Cena', 'Okres'],
    ['Rower', '39 zł', 'miesięcznie'],
    'Rower: 39 zł, miesięcznie',
  ],
  ['ja', ['言語', '1文字あたり'], ['英語', '18円'], '英語：18円（1文字あたり）'],
];
for (const [language, columns, row, told] of rows) {
  test(`“${told}” says what its figures are`, () => {
    assert.equal(pricedRow(row, { columns, rows: [row], priced: true }, language), told);
  });
}

test('prices side by side, and rows under no names, are told otherwise', () => {
  const prices = { rows: [], priced: true };
  const both = ['Small', '£5', '£50'];
  assert.equal(pricedRow(both, { ...prices, columns: ['', 'Hire', 'Sale'] }, 'en'), undefined);
  assert.equal(pricedRow(['Small', '£5'], { ...prices, columns: ['', ''] }, 'en'), undefined);
});

test('what holds for the whole list stands with the one row that is told', () => {
  assert.equal(
    withTerms('Finestra: da 680 €.', 'IVA esclusa'),
    'Finestra: da 680 € (IVA esclusa).',
  );
  assert.equal(withTerms('Team: £27 (staff: 30).', 'Ex VAT'), 'Team: £27 (ex VAT; staff: 30).');
  assert.equal(
    withTerms('3 to 10 ha: £520.', 'Price per hectare'),
    '3 to 10 ha: £520 per hectare.',
  );
});

test('a card has the unit of its column, in whatever language', () => {
  assert.equal(unitUnder('Cena za miesiąc', '490 zł'), 'za miesiąc');
  assert.equal(unitUnder('Miete pro Monat (netto)', '89 €'), 'pro Monat (netto)');
  assert.equal(unitUnder('Monthly fee', '£45'), 'Monthly fee');
  assert.equal(unitUnder('Preis', '89 €'), undefined);
  assert.equal(unitUnder('Price per head', '£9 per head'), undefined);
});
