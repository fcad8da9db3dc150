import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfoldOffers } from './told_offers.ts';

const rowsOf = (text: string): string[] =>
  unfoldOffers(text.split('\n')).filter((line) => line.startsWith('|'));

test('offers of a line each keep their name, what they hold and their price together', () => {
  assert.deepEqual(
    rowsOf(
      'Packages\nStart - up to 5,000 parcels, 1 bench - £690/month\nScale - up to 60,000, own rules - from £3,200/month',
    ),
    [
      '| Start | up to 5,000 parcels, 1 bench | £690/month |',
      '| Scale | up to 60,000, own rules | from £3,200/month |',
    ],
  );
  assert.deepEqual(
    rowsOf(
      'Service (je Jahr)\n- Basis: 1 Wartung, Hotline Mo-Fr, 2.900 EUR\n- Voll: Wie Basis, dazu Verschleißteile. 11.800 EUR',
    ),
    [
      '| Basis | 1 Wartung, Hotline Mo-Fr | 2.900 EUR |',
      '| Voll | Wie Basis, dazu Verschleißteile | 11.800 EUR |',
    ],
  );
});

test('an offer that tells what it adds is one, whatever stands above and wherever its price is', () => {
  assert.deepEqual(
    rowsOf(
      'Quem quiser mais:\nEssencial: visitas e documentos verificados. 0 €\nCompleto: mais mudança organizada e contratos de luz. 1.450 €',
    ),
    [
      '| Essencial | visitas e documentos verificados | 0 € |',
      '| Completo | mais mudança organizada e contratos de luz | 1.450 € |',
    ],
  );
  assert.deepEqual(
    rowsOf(
      'Steward: £780 a month, yearly report and helpdesk\nPlus: £1,150 a month, talks for all staff',
    ),
    [
      '| Steward | yearly report and helpdesk | £780 a month |',
      '| Plus | talks for all staff | £1,150 a month |',
    ],
  );
});

test('the items of a bill and lines with a total are no offers', () => {
  const bills = [
    'Costs\nBackbone: cable tray and busbar on both levels, £21,400\nChargers: twelve of 7.4 kW, fitted, £13,680',
    'Angebot\nMontage: zwei Tage vor Ort mit zwei Leuten, 1.250 €\nAnfahrt: ab Werk Soest, hin und zurück, 180 €',
    `Plans\n${['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `${name}: a day with a guide, £90 a person`).join('\n')}`,
    'What it costs\nA day on site: with one fitter and all his tools, £480',
  ];
  for (const bill of bills) assert.deepEqual(rowsOf(bill), [], bill);
});
