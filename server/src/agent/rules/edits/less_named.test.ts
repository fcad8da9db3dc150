// Who asks for less wants less: what is named loses a third to a half of its words, in whole sentences and entries.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { textsOf } from '../compose/texts/texts.ts';
import { edit, ofContext } from '../testing/run.ts';

const current = {
  blocks: [
    { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Alto', actionIds: [] },
    {
      ...{ type: 'steps', componentId: 'way', chunkIds: [], heading: 'How a dive goes' },
      items: [
        { title: 'Survey of the hull', text: 'We swim along it once. Takes 2 hours.' },
        { title: 'Scrubbing in 3 lanes', text: 'Soft brushes only, no steel.' },
        { title: 'Photographs of 40 spots', text: 'Before and after, by number.' },
        { title: 'Anodes are counted, 12 of them', text: 'Worn ones are swapped.' },
        { title: 'Report', text: 'By mail on the next working day.' },
      ],
    },
    {
      ...{ type: 'faq', componentId: 'faq', chunkIds: [], heading: 'Questions' },
      items: [
        { question: 'Does it smell?', answer: 'The paste does not. It dries within 2 hours.' },
        { question: 'Is it loud?', answer: 'About 60 decibels. The pump runs 20 minutes.' },
        {
          question: 'How long is the contract?',
          answer: '12 months. You may leave after 60 days.',
        },
      ],
    },
    {
      ...{ type: 'benefits', componentId: 'more', chunkIds: [], heading: 'Good to know' },
      items: [
        { title: 'Warranty', text: '10 years on the frame, 3 on the lift. Mended in 45 minutes.' },
        { title: 'Mooring', text: 'We come to the berth.' },
        { title: 'Harbour dues', text: 'They are ours to pay.' },
      ],
    },
    { type: 'callToAction', componentId: 'cta', chunkIds: [], heading: 'Alto', actionIds: [] },
  ],
} as unknown as PageContent;
const input = ofContext('en', 'Alto cleans hulls.');
const ask = async (text: string) => (await edit(input, text, { current })).content.blocks;
const words = (blocks: PageContent['blocks'], id: string): number =>
  blocks
    .filter(({ componentId }) => componentId === id)
    .flatMap((block) => textsOf(block).flatMap((text) => text.split(/\s+/))).length;

for (const [message, id] of [
  ['shorten how a dive goes', 'way'],
  ['the questions are too long, trim them', 'faq'],
] as const)
  test(`a third to a half goes: ${message}`, async () => {
    const left = words(await ask(message), id) / words(current.blocks, id);
    assert.ok(left > 0.4 && left < 0.73, String(left));
  });

test('the first and the last step stay', async () => {
  const [, way] = await ask('shorten how a dive goes');
  assert.match(JSON.stringify(way), /Survey of the hull.*"Report"/);
});

test('two lines of a list are two of its entries', async () => {
  const [, way] = await ask('How a dive goes is too long, two lines is plenty');
  assert.equal(way?.type === 'steps' && way.items.length, 2);
});

test('a text in which every sentence proves something gets shorter too', async () => {
  const blocks = await ask('shorten the warranty');
  assert.match(JSON.stringify(blocks), /"10 years on the frame, 3 on the lift\."/);
});

test('`it` behind an entry is the entry', async () => {
  const [, , , more] = await ask('shorten the warranty and put it at the bottom');
  assert.equal(more?.type === 'benefits' && more.items.at(-1)?.title, 'Warranty');
});

const priced: [language: string, context: string, message: string, stays: RegExp, went: RegExp][] =
  [
    [
      'en',
      'Quayside repaints ferries. Two halls in Leith hold our rollers. Our people come from the yard next door.\n\nPrices\nSmall ferry: £9,000\nLarge ferry: £14,000\nThe scaffold costs £800 once. Cancel free of charge until 1 May. The scaffold is green.\n\nWork\nEach ferry is painted at night. The rollers are made of wool. Nobody leaves the quay.',
      'bit shorter please',
      /£800 once\. Cancel free of charge until 1 May\./,
      /I left out “/,
    ],
    [
      'de',
      'Kaiwerk streicht Fähren. Zwei Hallen in Kiel fassen unsere Rollen. Unsere Leute kommen von der Werft nebenan.\n\nPreise\nKleine Fähre: 9.000 €\nGroße Fähre: 14.000 €\nDas Gerüst kostet einmalig 800 €. Stornierung bis zum 1. Mai kostenlos. Das Gerüst ist grün.\n\nAblauf\nJede Fähre wird nachts gestrichen. Die Rollen sind aus Wolle. Niemand verlässt den Kai.',
      'Bitte etwas kürzer',
      /800 €\. Stornierung bis zum 1\. Mai kostenlos\./,
      /Entfernt: „/,
    ],
  ];
for (const [language, context, message, stays, went] of priced)
  test(`prices, terms and days stay in a shorter page, and the reply names what went: ${message}`, async () => {
    const { content, text } = await edit(ofContext(language, context), message);
    assert.match(JSON.stringify(content), stays);
    assert.match(text, went);
  });
