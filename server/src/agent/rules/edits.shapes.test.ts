// Requests that are known by their shape in every language, applied to a page of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from './edits/read_requests.ts';
import { assertOthersSame, byId, ids } from './testing/look.ts';
import { edit, sample, samplePage } from './testing/run.ts';

const hours = 'Open Monday to Friday 8:00 to 17:00, Saturday and Sunday 9:00 to 13:00.';
const page = samplePage('crates');

/** The only block that differs, and what it says then: a whole text, or what its JSON holds. */
const shapes: [ask: string, changes: string, says: string | RegExp][] = [
  ['on weekdays we close at 18:00, not 17:00', 'prose-1', hours.replace('17:00', '18:00')],
  [
    'On Sunday we close at 12:00 now',
    'prose-1',
    hours.replace('and Sunday 9:00 to 13:00', '9:00 to 13:00, Sunday 9:00 to 12:00'),
  ],
  [
    'drop the bit about insurance but keep the cooled boxes',
    'prose-1',
    'Cold goods travel in cooled boxes.',
  ],
  ["cut everything after 'insured'", '', ''],
  ['Streiche alles nach „insured“', '', ''],
  ['we are open Mon–Sat now', 'prose-1', hours.replace('Friday', 'Saturday')],
  [
    'Von Dienstag bis Freitag, nicht von Montag bis Freitag',
    'prose-1',
    hours.replace('Monday', 'Tuesday'),
  ],
  ['c’est du lundi au samedi maintenant', 'prose-1', hours.replace('Friday', 'Saturday')],
  ['月曜日～土曜日に直してください', 'prose-1', hours.replace('Friday', 'Saturday')],
  ['samples take three hours, not two', 'benefits-1', /Samples in three hours/],
  ['a crate holds three boxes, not four', '', ''],
  ['put Shops first in who we work for', 'benefits-1', /Shops.*Schools.*Clinics/],
  ['reverse the order of who we work for', '', ''],
  ['swap the first two bullets of who we work for', '', ''],
  ['we no longer do Clinics', 'benefits-1', /^(?!.*Clinics).*Schools.*Shops/],
  ['remove who we work for except the shops', 'benefits-1', /^(?!.*(?:Clinics|Schools)).*Shops/],
  ['only keep the lines for schools', 'benefits-1', /^(?!.*(?:Clinics|Shops)).*Schools/],
  [
    'move the hours to the top, or rather only keep the lines for schools',
    'benefits-1',
    /^(?!.*(?:Clinics|Shops)).*Schools/,
  ],
  ['take out the bit about stops', 'table-1', /"£62"/],
  ['the day crate is 64 now', 'table-1', /£64, up to 14 stops/],
  ['the day crate is 64 now, the night crate 99', 'table-1', /£64, up to 14 stops.*£99/],
  ['sort the rates from the most expensive to the cheapest', '', ''],
  ['lunch is at 13:00 now', 'timeline-1', /"date":"13:00","title":"Lunch round"/],
];

for (const [ask, changes, says] of shapes) {
  test(`by its shape: “${ask}”`, async () => {
    const { content } = await edit(sample('b2b-software'), ask, { current: page });
    assertOthersSame(page, content, [changes]);
    if (changes === '') return;
    const said = JSON.stringify(byId(content, changes));
    if (says instanceof RegExp) assert.match(said, says);
    else assert.ok(said.includes(JSON.stringify(says)), said);
  });
}

for (const ask of [
  'put the hours to the second place',
  'Setz den Abschnitt Hours an die zweite Stelle',
  'mets Hours en deuxième position',
  'sposta Hours al secondo posto',
  'pon Hours en segundo lugar',
  'Hoursを2番目に移動してください',
]) {
  test(`by its shape: “${ask}”`, async () => {
    const { content } = await edit(sample('b2b-software'), ask, { current: page });
    assertOthersSame(page, content, ['prose-1']);
    assert.deepEqual(ids(content).slice(1, 4), ['benefits-1', 'prose-1', 'table-1']);
  });
}

test('one number against another is a correction in every language', () => {
  const asks: [string, string][] = [
    ['en', 'the price is wrong: 240, not 220'],
    ['de', 'Der Preis ist 240, nicht 220'],
    ['fr', 'le prix est 240 et non 220'],
    ['es', 'el precio es 240, no 220'],
    ['it', 'il prezzo è 240, non 220'],
    ['pt', 'o preço é 240 em vez de 220'],
    ['nl', 'de prijs is 240 ipv 220'],
    ['ja', '価格は220円ではなく240円です'],
  ];
  for (const [language, ask] of asks) {
    const [request] = readRequests(ask, language);
    assert.equal(request?.kind, 'correct', ask);
    if (request?.kind === 'correct')
      assert.deepEqual([request.old, request.wanted], ['220', '240'], ask);
  }
});
