import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const rowsOf = (text: string, language = 'en') =>
  readText(`Alba caters for offices.\n\n${text}`, language).sections.flatMap(({ tables }) =>
    tables.flatMap(({ rows }) => rows),
  );

test('every entry with a price is a row of its own, with the detail set in below it', () => {
  const rows = rowsOf(`Our menus

Welcome coffee .......... £7.50 a head
  hot drinks, juice, three pastries
Lunch box ............... £19 a head
  cold, ordered the day before
Standing buffet ......... £39 a head
Dinner .................. £46 a head`);
  assert.deepEqual(
    rows.map((row) => row.filter((cell) => cell !== '')),
    [
      ['Welcome coffee', '£7.50 a head', 'hot drinks, juice, three pastries'],
      ['Lunch box', '£19 a head', 'cold, ordered the day before'],
      ['Standing buffet', '£39 a head'],
      ['Dinner', '£46 a head'],
    ],
  );
});

test('details by bullets, in pairs and in columns', () => {
  for (const text of [
    'Preise\n\nGrundpaket: 290 €\n  - Besuch vor Ort\n  - Bericht\nPluspaket: 490 €\n  - Besuch vor Ort und Termin mit dem Amt\nFahrt: 30 €',
    'Preise\n\nGrundpaket    290 €\n  Besuch vor Ort, Bericht\nPluspaket     490 €\n  Besuch vor Ort und Termin mit dem Amt\nFahrt         30 €',
  ]) {
    const rows = rowsOf(text, 'de');
    assert.deepEqual(rows[0], ['Grundpaket', '290 €', 'Besuch vor Ort, Bericht']);
    assert.equal(rows.length, 3);
  }
});

test('a bullet before a month is a mark like any other', () => {
  const rows = rowsOf(`Hire of the barn
• January to March: £5,900
• April, October: £7,400
• May to September: £9,800
Midweek, all year: £5,400`);
  assert.deepEqual(
    rows.map(([name]) => name),
    ['January to March', 'April, October', 'May to September', 'Midweek, all year'],
  );
});
