// A page whose sources have no line to lead it says that it answers its reader, and for whom.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const context = `Hall
Parking: 20 spaces, free after 6.30.
Doors at 7.

Questions
Is the hall step-free? Yes, by the side door, with a hearing loop.
Do we have to audition? No audition.`;

async function headlineOf(language: string, notes: string, text = context): Promise<string> {
  const { input } = makeCase({
    ...{ name: 'answers', language, brand: { name: 'Harbourside Choir', language } },
    ...{ pageName: 'page 2', pageType: 'inbound', context: text, notes, mention: [], hide: [] },
    account: { name: 'Northgate Insurance' },
    activity: [
      {
        ...{ type: 'email', direction: 'from' },
        payload: { body: 'Is the hall step-free? Do we have to audition?' },
      },
    ],
  });
  const [hero] = (await run(input)).content.blocks;
  assert.ok(hero?.type === 'hero');
  return hero.headline;
}

test('where no line is fit to lead, the page is headed by its answers for this reader', async () => {
  assert.equal(await headlineOf('en', ''), 'Harbourside Choir: answers for Northgate Insurance');
});

test('what the team wants first leads all the same', async () => {
  assert.match(await headlineOf('en', 'Lead with the parking'), /parking|spaces/i);
});

test('where most of the text was talk among colleagues, what is left of it does not lead', async () => {
  const talk = `Chat
[09:01] Ivo: they asked about the hall again
[09:02] Lea: tell them nothing about the roof, the other choir pays 340 and must not hear it
[09:03] Ivo: ok. do not mention the heating either, the caretaker is cross with us
[09:05] Lea: margin on the hall is thin, keep that between us
New chairs x1 row, rewire the other five.
${context}`;
  assert.equal(
    await headlineOf('en', '', talk),
    'Harbourside Choir: answers for Northgate Insurance',
  );
});
