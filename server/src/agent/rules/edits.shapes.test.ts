// Requests that are known by their shape in every language, applied to a page of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, PageContent } from '../../content/content.ts';
import { readRequests } from './edits/read_requests.ts';
import { edit, sample } from './testing/run.ts';

const hours = 'Open Monday to Friday 8:00 to 17:00, Saturday and Sunday 9:00 to 13:00.';
const insured = 'Every crate is insured, and cold goods travel in cooled boxes.';

const page: PageContent = {
  blocks: [
    {
      type: 'hero',
      componentId: 'hero',
      chunkIds: [],
      headline: 'Crates that arrive',
      actionIds: [],
    },
    {
      type: 'benefits',
      componentId: 'benefits-1',
      chunkIds: [],
      heading: 'Who we work for',
      items: [
        { title: 'Schools', text: 'Lunch boxes at seven.' },
        { title: 'Clinics', text: 'Samples in two hours.' },
        { title: 'Shops', text: 'Refills at night.' },
      ],
    },
    {
      type: 'table',
      componentId: 'table-1',
      chunkIds: [],
      heading: 'Rates',
      columns: ['', 'Price'],
      rows: [{ cells: ['Day crate', '£62, up to 14 stops'] }, { cells: ['Night crate', '£96'] }],
    },
    {
      type: 'prose',
      componentId: 'prose-1',
      chunkIds: [],
      heading: 'Hours',
      paragraphs: [hours, insured],
    },
    {
      type: 'timeline',
      componentId: 'timeline-1',
      chunkIds: [],
      heading: 'The day',
      items: [
        { date: '07:00', title: 'Crates are packed' },
        { date: '12:45', title: 'Lunch round' },
      ],
    },
  ],
};

const blockOf = ({ blocks }: PageContent, id: string): Block | undefined =>
  blocks.find(({ componentId }) => componentId === id);
const paragraphs = (content: PageContent): readonly string[] => {
  const block = blockOf(content, 'prose-1');
  return block?.type === 'prose' ? block.paragraphs : [];
};
const ids = ({ blocks }: PageContent): string[] => blocks.map(({ componentId }) => componentId);

interface Shape {
  ask: string;
  /** The only block that differs; a move differs in order alone. */
  changes?: string;
  check(after: PageContent): void;
}

const text = (ask: string, at: number, expected: string): Shape => ({
  ask,
  changes: 'prose-1',
  check: (after) => assert.equal(paragraphs(after)[at], expected),
});

const shapes: Shape[] = [
  text('on weekdays we close at 18:00, not 17:00', 0, hours.replace('17:00', '18:00')),
  text(
    'On Sunday we close at 12:00 now',
    0,
    hours.replace(
      'Saturday and Sunday 9:00 to 13:00',
      'Saturday 9:00 to 13:00, Sunday 9:00 to 12:00',
    ),
  ),
  text(
    'drop the bit about insurance but keep the cooled boxes',
    1,
    'Cold goods travel in cooled boxes.',
  ),
  text("cut everything after 'insured'", 1, 'Every crate is insured.'),
  text('Streiche alles nach „insured“', 1, 'Every crate is insured.'),
  text('we are open Mon–Sat now', 0, hours.replace('Friday', 'Saturday')),
  text(
    'Von Dienstag bis Freitag, nicht von Montag bis Freitag',
    0,
    hours.replace('Monday', 'Tuesday'),
  ),
  text('c’est du lundi au samedi maintenant', 0, hours.replace('Friday', 'Saturday')),
  text('月曜日～土曜日に直してください', 0, hours.replace('Friday', 'Saturday')),
  {
    ask: 'samples take three hours, not two',
    changes: 'benefits-1',
    check: (after) => assert.match(JSON.stringify(after), /Samples in three hours/),
  },
  {
    ask: 'the day crate is 64 now, the night crate 99',
    changes: 'table-1',
    check: (after) => assert.match(JSON.stringify(after), /£64, up to 14 stops.*£99/),
  },
  {
    ask: 'put Shops first in who we work for',
    changes: 'benefits-1',
    check: (after) => assert.match(JSON.stringify(after), /Shops.*Schools.*Clinics/),
  },
  {
    ask: 'we no longer do Clinics',
    changes: 'benefits-1',
    check: (after) => assert.doesNotMatch(JSON.stringify(after), /Clinics/),
  },
  {
    ask: 'remove who we work for except the shops',
    changes: 'benefits-1',
    check: (after) => assert.doesNotMatch(JSON.stringify(after), /Clinics|Schools/),
  },
  {
    ask: 'take out the bit about stops',
    changes: 'table-1',
    check: (after) => assert.match(JSON.stringify(after), /"£62"/),
  },
  {
    ask: 'a crate holds three boxes, not four',
    check: (after) => assert.deepEqual(after.blocks, page.blocks),
  },
  {
    ask: 'reverse the order of who we work for',
    changes: 'benefits-1',
    check: (after) => assert.match(JSON.stringify(after), /Shops.*Clinics.*Schools/),
  },
  {
    ask: 'sort the rates from the most expensive to the cheapest',
    changes: 'table-1',
    check: (after) => assert.match(JSON.stringify(after), /Night crate.*Day crate/),
  },
  {
    ask: 'move the hours to the top, or rather only keep the lines for schools',
    changes: 'benefits-1',
    check: (after) => assert.doesNotMatch(JSON.stringify(after), /Clinics|Shops/),
  },
  {
    ask: 'the day crate is 64 now',
    changes: 'table-1',
    check: (after) => assert.match(JSON.stringify(after), /£64, up to 14 stops/),
  },
  {
    ask: 'lunch is at 13:00 now',
    changes: 'timeline-1',
    check: (after) => assert.match(JSON.stringify(after), /"date":"13:00","title":"Lunch round"/),
  },
  {
    ask: 'only keep the lines for schools',
    changes: 'benefits-1',
    check: (after) => assert.doesNotMatch(JSON.stringify(after), /Clinics|Shops/),
  },
  {
    ask: 'swap the first two bullets of who we work for',
    changes: 'benefits-1',
    check: (after) => assert.match(JSON.stringify(after), /Clinics.*Schools.*Shops/),
  },
  ...[
    'put the hours to the second place',
    'Setz den Abschnitt Hours an die zweite Stelle',
    'mets Hours en deuxième position',
    'sposta Hours al secondo posto',
    'pon Hours en segundo lugar',
    'Hoursを2番目に移動してください',
  ].map(
    (ask): Shape => ({
      ask,
      check: (after) =>
        assert.deepEqual(ids(after), ['hero', 'benefits-1', 'prose-1', 'table-1', 'timeline-1']),
    }),
  ),
];

for (const { ask, changes, check } of shapes) {
  test(`by its shape: “${ask}”`, async () => {
    const { content } = await edit(sample('b2b-software'), ask, { current: page });
    check(content);
    for (const block of page.blocks) {
      if (block.componentId === changes) continue;
      assert.deepEqual(blockOf(content, block.componentId), block);
    }
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
