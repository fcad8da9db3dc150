import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfoldPrices } from './two_prices.ts';

test('two things with a price each are two lines of a list of prices', () => {
  const cases: [beside: string, line: string, lines: string[]][] = [
    [
      'Rent: £3',
      'Tuning a harp: £14, new string: £7 a piece',
      ['Tuning a harp: £14', 'New string: £7 a piece'],
    ],
    [
      'Miete: 3 €',
      'Aufbau vor Ort: 120 €; altes Gerät: 20 €',
      ['Aufbau vor Ort: 120 €', 'Altes Gerät: 20 €'],
    ],
    [
      'Loyer : 3 €',
      'Pose du four : 25 €, brique seule : 1,50 €',
      ['Pose du four : 25 €', 'Brique seule : 1,50 €'],
    ],
    [
      'Telaio: 1 €',
      'Lama nuova: 190,50 €, prova colore: 12 €',
      ['Lama nuova: 190,50 €', 'Prova colore: 12 €'],
    ],
    [
      'Najem: 3 zł',
      'Dowóz ula: 45 zł, pusta ramka: 20 zł',
      ['Dowóz ula: 45 zł', 'Pusta ramka: 20 zł'],
    ],
    ['Huur: € 3', 'Eerste les – € 14, nieuw boek – € 7', ['Eerste les – € 14', 'Nieuw boek – € 7']],
    ['倉庫：300円', '畳の配送：1,400円、襖の張替：700円', ['畳の配送：1,400円', '襖の張替：700円']],
  ];
  for (const [beside, line, lines] of cases)
    assert.deepEqual(unfoldPrices([beside, line]), [beside, ...lines]);
  // More of the same thing, what is no price, and a line among others.
  for (const line of [
    'Mug with name: £15, from ten pieces: £12',
    'Bed and breakfast: £80, second night: £60',
    'Kurs am Abend: 80 €, jede weitere Person: 40 €',
    'Visita en casa: 80 €, con piezas: 95 €',
    'Gold leaf: 35 % on top, plate alone: 60 of them',
    'Care: £14 a month, ended at any time',
  ])
    assert.deepEqual(unfoldPrices(['Rent: £3', line]), ['Rent: £3', line]);
  const told = ['We tell a story.', 'Tuning a harp: £14, new string: £7 a piece'];
  assert.deepEqual(unfoldPrices(told), told);
});
