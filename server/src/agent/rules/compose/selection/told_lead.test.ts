import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../../content/content.ts';
import { makeCase } from '../../../../eval/case.ts';
import { readBrief } from '../brief/brief.ts';
import { judgeCommands } from '../followed.ts';
import { ledAbove } from './lead_place.ts';

const context = `Kilnmoor Ovens builds bread ovens of brick.

## How we build
Two masons come to your yard. They lay the base on the first day.

## Smoke at night
A second chamber burns the smoke once more, so neighbours smell nothing at night.`;

const briefOf = (notes: string) =>
  readBrief(
    makeCase({
      ...{ name: 'ovens', language: 'en', brand: { name: 'Kilnmoor' }, pageName: 'Ovens' },
      ...{ pageType: 'inbound', context, notes, mention: [], hide: [], edits: [] },
    }).input,
  );

const base = { chunkIds: [] };
const hero: Block = {
  ...{ ...base, type: 'hero', componentId: 'hero', headline: 'Bread ovens of brick' },
  ...{ subheadline: '“The smoke at night is what I fear.”', actionIds: [] },
};
const build: Block = {
  ...{ ...base, type: 'prose', componentId: 'prose-1', heading: 'How we build' },
  paragraphs: ['Two masons come to your yard.'],
};
const list: Block = {
  ...{ ...base, type: 'benefits', componentId: 'benefits-1', heading: 'Good to know' },
  items: [
    { title: 'Cleaning', text: 'A brush and a damp cloth are all that the stone needs.' },
    { title: 'Delivery', text: 'We come with our own lorry, anywhere in the county.' },
    { title: 'Guarantee', text: 'The dome is guaranteed for twelve years against cracks.' },
    {
      title: 'Smoke',
      text: 'A second chamber burns the smoke, so neighbours smell nothing at night.',
    },
  ],
};

test('the entry that tells of what is wanted first stands right below the top', () => {
  const [, first] = ledAbove(briefOf('Lead with the smoke at night.'), [hero, build, list]);
  assert.ok(first?.type === 'prose');
  assert.equal(first.heading, 'Smoke');
});

test('the words of the reader in small print are no beginning', () => {
  const brief = briefOf('Lead with the smoke at night.');
  const [judged] = judgeCommands(brief, { blocks: [hero, build, list] });
  assert.notEqual(judged?.verdict, 'followed');
  const [done] = judgeCommands(brief, { blocks: ledAbove(brief, [hero, build, list]) });
  assert.equal(done?.verdict, 'followed');
});
