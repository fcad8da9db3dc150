import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const context = `Tidewell looks after garden ponds.

Keeping a pond
The water is tested twice in spring. In summer the pump runs at night only. That is when the fish need the air.

How we are paid
A small pond is £40 a visit. A large one is £65. Travel is included.

What our people do
They come in pairs. One of them wades, and the other hands the tools.

Ringing us
Call Olga Finch on 01632 960 155. She answers from eight to four.`;

async function blocksOf(text: string) {
  const { input } = makeCase({
    ...{ name: 'whole', language: 'en', brand: { name: 'Tidewell' }, pageName: 'Offer' },
    ...{ context, person: { name: 'Ned Pole' }, mention: [], hide: [] },
    activity: [{ type: 'email', direction: 'from', payload: { text } }],
    actions: [{ buttonTitle: 'Book a visit', actionType: 'url', url: 'https://c.example' }],
  });
  return (await run(input)).content.blocks;
}

const proseBelow = (blocks: Awaited<ReturnType<typeof blocksOf>>, heading: string): string[] =>
  blocks.flatMap((block) =>
    block.type === 'prose' && block.heading === heading ? block.paragraphs : [],
  );

for (const [asked, heading, whole] of [
  ['When does the pump run?', 'Keeping a pond', /^The water.*at night only\. That is when.*air\.$/],
  ['What does a small pond cost?', 'How we are paid', /^A small pond.*£65\. Travel is included\.$/],
] as const)
  test(`${heading} keeps the sentence that answers “${asked}”`, async () => {
    const told = proseBelow(await blocksOf(asked), heading);
    assert.ok(told.length === 0 || whole.test(told.join(' ')), told.join(' '));
  });

test('a section of two sentences keeps its heading, and whom to call stands with the button', async () => {
  const blocks = await blocksOf('Do you know about herons?');
  assert.equal(proseBelow(blocks, 'What our people do').length, 1);
  const closing = blocks.find(({ type }) => type === 'callToAction');
  assert.ok(closing?.type === 'callToAction');
  assert.match(closing.text ?? '', /Call Olga Finch on 01632 960 155\. She answers/);
  assert.deepEqual(proseBelow(blocks, 'Ringing us'), []);
});
