import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from './lines.ts';
import { priceFloors } from './price_floors.ts';

const list = 'Stairwell, per floor: £890\nRailings, per floor: £310\nDoors, each: £145';
const flaggedIn = (line: string, rows = list, language = 'en'): boolean =>
  priceFloors(linesOf(`${rows}\n${line}`), language).length > 0;

test('a bare number somewhat below the price of what it names betrays how low one may go', () => {
  for (const line of [
    'Bottom line for a floor 820, only above three houses, the boss decides',
    'floors: 800 if they ask twice, not less than 780',
    'Doors for the council went at 120.',
  ])
    assert.ok(flaggedIn(line), line);
  assert.ok(
    flaggedIn('Untergrenze Komfort bei neun Anlagen: 118, darunter nie', 'Komfort: 139 €', 'de'),
  );
});

test('counts, measures, years, other prices and numbers to call are for readers', () => {
  for (const line of [
    'Doors are back within 120 hours.',
    'A floor takes us two days; we have painted 820 floors since 1974.',
    'Doors with glass: £120',
    'Painting a floor since 2019, in 800 houses',
    'Doors: ask Tom Ashgrove, 01632 960 120',
    'Lift cabins from 110.',
  ])
    assert.ok(!flaggedIn(line), line);
});
