// A plain line that fits leads before a striking one that is odd: no certificate, no capacity, nothing whose word stood
// elsewhere; and a wish is not told of by one word of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { readCommands } from '../../commands/commands.ts';
import { readSource } from '../../context/source.ts';
import { ofContext, run } from '../../testing/run.ts';
import { isHalf, isOdd } from './apt.ts';
import { ofOtherOffer } from './other_offer.ts';

for (const [language, line] of [
  ['en', 'All our fitters hold a trade certificate'],
  ['de', 'Alle Monteure sind nach DIN 14675 geprüft'],
  ['fr', 'Toute la gamme est certifiée'],
  ['en', 'Capacity 12,000 jars per shift'],
  ['es', 'El año pasado salieron 310.000 macetas'],
] as const)
  test(`“${line}” leads nobody who did not ask for it`, () => {
    assert.equal(isOdd({ language }, line), true);
  });

for (const [language, line] of [
  ['en', 'You have the certificate the same day'],
  ['en', 'Waste down from 12,000 to 4,000 kilos a month'],
  ['de', 'Sie sparen 3 Stunden pro Woche'],
] as const)
  test(`“${line}” may lead`, () => {
    assert.equal(isOdd({ language }, line), false);
  });

test('a pronoun whose word stood in another sentence leads nobody, whatever was asked', () => {
  assert.equal(isHalf({ language: 'en' }, 'Your guests notice them every night'), true);
  assert.equal(isHalf({ language: 'en' }, 'You send the boxes and we collect them'), false);
});

const headlineOf = async (language: string, brand: string, context: string, notes = '') => {
  const { input } = makeCase({
    ...{ name: 'apt', language, brand: { name: brand }, pageName: 'Offer', context, notes },
    ...{ account: { name: 'Halvorsen' }, mention: [], hide: [] },
    actions: [{ buttonTitle: 'Go', actionType: 'calendar', url: 'https://x.example' }],
  });
  const [hero] = (await run(input)).content.blocks;
  assert.ok(hero?.type === 'hero');
  return hero.headline;
};

for (const [language, brand, context, notes, headline] of [
  // What the house does, cut before it lists where.
  [
    'en',
    'Marlow Ropes',
    'Marlow Ropes\n\nWe inspect, splice and replace mooring lines for ferries, tugs, pilot boats and research ships along the whole of the west coast. All our riggers hold a LEEA certificate.',
    '',
    /^We inspect, splice and replace mooring lines$/,
  ],
  [
    'de',
    'Stallwerk',
    'Stallwerk ist eine Schlosserei für Pferdeställe. Alle Schweißer sind nach ISO 9606 geprüft.\n\nUnsere Halle\nKapazität 40 Boxen pro Woche.',
    '',
    /^Stallwerk ist eine Schlosserei für Pferdeställe$/,
  ],
  // Of `the queue at the Dover weighbridge`, whatever has a bridge tells nothing.
  [
    'en',
    'Tallyard',
    'Tallyard plans tanker loading in one calendar.\n\nWho it is for\nThe person who minds most stands at the weighbridge with a phone in each hand: drivers shout, the sheet is wet.',
    'Lead with the morning queue at the Dover weighbridge.',
    /^Tallyard plans tanker loading in one calendar/,
  ],
  // What opens with when it is stays whole up to its comma.
  [
    'en',
    'Highrod',
    'Highrod sweeps chimneys.\n\nSchools\nMost schools like the holidays. For spring 2026 we have set aside two crews from 6 to 17 April, which is enough for about thirty boiler houses and kitchens.',
    'Lead with the spring dates.',
    /^For spring 2026 we have set aside two crews from 6 to 17 April$/,
  ],
] as const)
  test(`the headline is apt: ${headline.source}`, async () => {
    assert.match(await headlineOf(language, brand, context, notes), headline);
  });

test('a line about another offer of the price list than the one to be proposed leads nobody', () => {
  const prices =
    '| Cork | Price |\n|---|---|\n| Natural Superior | €0.42 |\n| Natural Flor | €0.61 |';
  const isOther = ofOtherOffer({
    source: readSource(ofContext('en', `Corks from our own oaks.\n\n## Prices\n\n${prices}`)),
    commands: readCommands('Mention Natural Superior.', 'en'),
  });
  assert.equal(isOther('All Natural Flor corks are tested one by one'), true);
  assert.equal(isOther('All Natural Superior corks are tested one by one'), false);
});
