import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGone } from './gone.ts';
import { readText } from './read.ts';

test('what is taken is no offer beside what is still to be had', () => {
  for (const [language, text, left] of [
    [
      'en',
      'Dates left\nThu 11 Sept - Harbour, GONE (school)\nThu 18 Sept - Harbour free\nThu 25 Sept - Quarry free',
      'Thu 18 Sept',
    ],
    [
      'en',
      'Dates left\nMon 3 Nov – sold out\nTue 4 Nov – two places\nWed 5 Nov – six places',
      'Tue 4 Nov',
    ],
    [
      'de',
      'Freie Termine\n12. März – Halle Nord, vergeben\n19. März – Halle Nord\n26. März – Halle Süd',
      '19. März',
    ],
    ['fr', 'Dates\n12 mars : complet\n19 mars : salle bleue\n26 mars : salle verte', '19 mars'],
  ] as const) {
    const rows = readText(`Alba hires out boats.\n\n${text}`, language).sections.flatMap(
      ({ tables }) => tables.flatMap((table) => table.rows),
    );
    assert.equal(rows.length, 2, JSON.stringify(rows));
    assert.equal(rows[0]?.[0], left);
  }
});

test('a full day, a booked table and a word inside a text are none of it', () => {
  for (const cell of [
    '£62 per full day',
    'full of light',
    'Full day',
    'taken by bus to the quay',
    'complete kit',
    'volle Ausstattung',
  ])
    assert.equal(isGone(['A', cell]), false, cell);
});

test('a weekday before a day of a month belongs to it', () => {
  const [table] = readText(
    'Alba hires out boats.\n\nOpen evenings\nTuesday 16 September, 3 pm to 7 pm, Corn Hall\nThursday 2 October, 10 am to 1 pm, Village Hall',
    'en',
  ).sections.flatMap(({ tables }) => tables);
  assert.deepEqual(table?.rows[0], ['Tuesday 16 September', '3 pm to 7 pm, Corn Hall']);
  assert.equal(table?.kind, 'agenda');
});
