import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const context = `Kilnmoor Ovens builds bread ovens of brick. We have built 240 ovens since 1994 and every one of them still bakes.

## How we build
Two masons come to your yard. They lay the base on the first day, and the dome follows within a week. The oven dries for ten days before it is fired.

## Wood and gas
An oven is fired with wood, with gas or with both. A change from one to the other takes an afternoon.

## Good to know
Guarantee: The dome is guaranteed for twelve years against cracks.
Smoke at night: A second chamber burns the smoke once more, so neighbours smell nothing after dusk.
Cleaning: A brush and a damp cloth are all that the stone needs.
Delivery: We come with our own lorry, anywhere in the county.

## Visits
Our yard is open on Saturdays.`;

const page = async (notes: string) =>
  run(
    makeCase({
      ...{ name: 'ovens', language: 'en', brand: { name: 'Kilnmoor Ovens' }, pageName: 'Ovens' },
      ...{ pageType: 'inbound', context, notes, mention: [], hide: [], edits: [] },
      person: { name: 'Ada Crane', title: 'Baker', email: 'ada@crane.example' },
      account: { name: 'Crane Bakery', industry: 'Bakery', employees: 9 },
    }).input,
  );

test('what the team wants first is the headline or stands right below it, and the reply says so', async () => {
  const { content, text } = await page('Lead with the smoke at night.');
  const [hero, first] = content.blocks;
  const top = `${hero?.type === 'hero' ? hero.headline : ''} ${JSON.stringify(first)}`;
  assert.match(top, /smoke/i);
  assert.match(text, /followed your instructions[^.]*Lead with the smoke at night/);
});

test('a wish that the top does not tell is never claimed', async () => {
  const { text } = await page('Lead with the pizza parties for children.');
  assert.doesNotMatch(text, /I followed your instructions[^.]*pizza/);
});

test('what is to come first and before something else is the first section', async () => {
  const { content } = await page('First wood and gas, then how we build.');
  assert.match(JSON.stringify(content.blocks[1]), /fired with wood/);
});
