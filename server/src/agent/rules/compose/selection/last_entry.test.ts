// What is to come last is taken out of a list, with its beginning, and stands above the last button.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../../content/content.ts';
import type { Brief } from '../brief/brief.ts';
import { entryLast, lastTold } from './last_entry.ts';

const block = (one: object): Block =>
  ({ componentId: 'x', chunkIds: [], ...one }) as unknown as Block;
const blocks = [
  block({
    type: 'hero',
    headline: 'Nets that hold',
    subheadline: 'We mend nets. The open day is on 3 May.',
    actionIds: [],
  }),
  block({
    type: 'benefits',
    heading: 'Good to know',
    items: [
      { title: 'Open day', text: 'Coffee is on us.' },
      { title: 'Storage', text: 'Nets stay dry with us.' },
    ],
  }),
  block({ type: 'prose', heading: 'Team', paragraphs: ['We are six.'] }),
  block({ type: 'callToAction', heading: 'Come by', actionIds: [] }),
];
const brief = {
  language: 'en',
  source: {
    context: [
      {
        heading: 'Open day',
        paragraphs: [{ text: 'The open day is on 3 May. Coffee is on us.' }],
        items: [],
        tables: [],
      },
    ],
  },
} as unknown as Brief;

test('an entry of a list stands last, whole, above what to do next', () => {
  const placed = entryLast(brief, blocks, 'Open day') ?? [];
  assert.deepEqual(
    placed.map(({ type }) => type),
    ['hero', 'benefits', 'prose', 'prose', 'callToAction'],
  );
  const last = lastTold(placed);
  assert.deepEqual(last?.type === 'prose' && [last.heading, last.paragraphs], [
    'Open day',
    ['The open day is on 3 May. Coffee is on us.'],
  ]);
  assert.ok(placed[0]?.type === 'hero' && placed[0].subheadline === 'We mend nets.');
});

test('what no entry is called is left where it is', () => {
  assert.equal(entryLast(brief, blocks, 'Prices'), undefined);
});
