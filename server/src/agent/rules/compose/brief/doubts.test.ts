import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unspoken } from '../../../../claims/screen/colleagues.ts';
import type { PageContent } from '../../../../content/content.ts';
import { doubtsOn } from './doubts.ts';

const page = (...paragraphs: string[]): PageContent => ({
  blocks: [{ type: 'prose', componentId: 'prose-1', chunkIds: [], paragraphs }],
});

const known = (language: string) => ({
  language,
  spoken: unspoken,
  topics: [],
  questions: [],
});

const doubtful: [language: string, claim: string, note: string][] = [
  ['es', 'Quedan 4 plazas a partir de abril.', 'Las 4 plazas son 2, pero así se animan.'],
  ['fr', '486 hôtels suivis, 97 % d’avis favorables.', 'Les 97 %, c’est hors Morbihan.'],
  ['en', 'We corrected 0.2% of them.', 'The 0.2 is the ones clients noticed.'],
  ['nl', '62% goedkoper dan met hoogwerker.', 'Die 62 nog laten checken door Marleen.'],
  ['en', 'In use at 118 shops.', 'The 118 has eleven on free trials in it.'],
  ['nl', 'Vliegen, gemiddeld 45 daken per dag.', 'Max 30 daken per dag toezeggen.'],
  ['en', 'Dates: 14 May, 4 June.', 'The 4 June date is really a wedding.'],
];
for (const [language, claim, note] of doubtful) {
  test(`the team is told that a note speaks of “${claim}”`, () =>
    assert.deepEqual(doubtsOn(page(claim), [{ text: note, reason: 'unsure' }], known(language)), [
      { claim, note },
    ]));
}

const unrelated: [claim: string, note: string][] = [
  ['The model is there within 10 days.', 'The model misses by more than 10%.'],
  ['A frame costs £243.', 'Orbis would sign at 230, hold at 243.'],
  ['We have 24 vans.', 'Tom is away for 24 hours.'],
  ['Visits a year: 8.', 'We can go to 8% off for two sites.'],
  ['HSP-50, 7.5 kW.', 'Margin is 41 on the 50, 38 on the others.'],
  ['40 % on order, 50 % on delivery.', 'The grant is 50 % for 3 years, ask the town hall.'],
  ['Tanks of 16,000 bottles a year.', '(only 18 bottles, we have few)'],
  ['Delivery takes 14 days.', 'He wants 14 days to think it over.'],
  ['Pallets: 1 to 3 pallets a day.', 'Discount of 6% at most, for volumes above 300 pallets.'],
];
for (const [claim, note] of unrelated) {
  test(`“${note}” puts “${claim}” in no doubt`, () =>
    assert.deepEqual(doubtsOn(page(claim), [{ text: note, reason: 'unsure' }], known('en')), []));
}
