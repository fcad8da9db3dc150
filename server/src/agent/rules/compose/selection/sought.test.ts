import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const pageFor = async (notes: string) => {
  const { input } = makeCase({
    ...{ name: 'sought', language: 'en', brand: { name: 'Paylark' }, pageName: 'Offer' },
    ...{ person: { name: 'Olive Grant' }, mention: [], hide: [], notes },
    context: `Paylark runs the pay of firms with many sites.

## Pay day
Every run is checked against the last one, and what differs is shown before anything is paid.

## How it fits
BambooHR: starters, leavers and absences come over every hour. Managers see them at once, and nobody types them again.

Xero: journals post after approval, split by cost centre or site, with up to 40 categories combined.

Support: a specialist answers within 15 minutes on pay days.

## Clock
Staff clock in on a tablet with a PIN, and hours land in the next run.

## For finance
There is one invoice a month, and contracts run for 12 months with 60 days of notice.`,
  });
  return (await run(input)).content?.blocks ?? [];
};

test('what somebody is to find at once stands near the top under its own name', async () => {
  const blocks = await pageFor(
    'She sends it on to Will, so the Xero answer has to be easy to find.',
  );
  const named = blocks.slice(1, 3).find((block) => 'heading' in block && block.heading === 'Xero');
  assert.ok(named, JSON.stringify(blocks.slice(0, 3)));
  assert.equal(
    JSON.stringify(blocks).split('journals post').length +
      JSON.stringify(blocks).split('Journals post').length,
    3,
  );
});

test('the part for whoever reads along is on the page, though the reader has another role', async () => {
  const blocks = await pageFor('Finance reads this too, so the contract should be easy to find.');
  assert.match(JSON.stringify(blocks.slice(1, 3)), /60 days of notice/);
});
