// What is named loosely and goes, moves or stays: the piece that is about it, and nothing that names it in passing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { edit, ofContext } from '../testing/run.ts';
import { readRequests } from './read_requests.ts';

const pageOf = (...blocks: object[]): PageContent =>
  ({
    blocks: [
      { type: 'hero', headline: 'Alto', actionIds: [] },
      ...blocks,
      { type: 'callToAction', heading: 'Alto', actionIds: [] },
    ].map((block, at) => ({ componentId: `b${at}`, chunkIds: [], ...block })),
  }) as unknown as PageContent;
const ask = (language: string, current: PageContent, text: string) =>
  edit(ofContext(language, 'Alto'), text, { current });

const fair = pageOf(
  {
    ...{ type: 'heard', heading: 'You said' },
    items: [
      {
        said: '“How long does the roof hold?”',
        proposed: 'After the job: a signed certificate with a sketch, and 10 years of warranty.',
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Good to know',
    paragraphs: [
      'Hire of a screen 140 per show, a fridge 60, a kettle 90.',
      'Not in the price: power, water, staff, fridge.',
      'Travel within Kent, Surrey and Essex is included, beyond that £0.42 per mile.',
      'Last year 31 emergency calls, on average 3 hours from the phone call to the gate, two of them slow.',
    ],
  },
  { type: 'stats', items: [{ value: '31', label: 'shows in 2024' }] },
  {
    ...{ type: 'table', heading: 'Prices', columns: ['', 'Price'] },
    rows: [{ cells: ['Servicing per lamp (incl. battery)', '£19'] }, { cells: ['Key', '£11'] }],
  },
  {
    ...{ type: 'faq', heading: 'Questions' },
    items: [
      { question: 'What if the battery is flat?', answer: 'The lamp blinks. Call us then.' },
      { question: 'Why not cut the top?', answer: 'Topped poles rot. After that they fall.' },
    ],
  },
);

const goes: [message: string, gone: RegExp, stays: RegExp][] = [
  ['drop the hire of a screen and a fridge', /Hire of a screen/, /water, staff, fridge/],
  ['remove the bit about travel', /Travel within|Surrey and Essex/, /Hire of a screen/],
  ['bin the emergency calls paragraph', /emergency|phone call/, /Hire of a screen/],
  ['the thing about the battery can go', /battery is flat/, /incl\. battery/],
  ['lose the bit about topped poles', /Why not cut|After that they fall/, /battery is flat/],
  ['drop the three numbers', /shows in 2024/, /emergency calls/],
];
for (const [message, gone, stays] of goes)
  test(message, async () => {
    const { content, text } = await ask('en', fair, message);
    assert.doesNotMatch(JSON.stringify(content), gone, text);
    assert.match(JSON.stringify(content), stays, text);
  });

test('an answer to the reader loses nothing that it names in passing', async () => {
  const { content } = await ask('en', fair, 'get rid of the certificates');
  assert.deepEqual(content, fair);
});

test('an answer to the reader moves with the section it stands in', async () => {
  const { content } = await ask('en', fair, 'put the bit about the warranty after the prices');
  const types = content.blocks.map(({ type }) => type);
  assert.equal(types.indexOf('heard'), types.indexOf('table') + 1);
});

test('an entry that goes to the bottom stands above what closes the page', async () => {
  const list = { type: 'benefits', heading: 'Good to know' };
  const items = [
    { title: 'Parking', text: 'In the yard.' },
    { title: 'Deposit', text: 'Paid back when the keys are.' },
  ];
  const { content } = await ask(
    'en',
    pageOf({ ...list, items }),
    'put the deposit stuff at the bottom',
  );
  assert.equal(content.blocks.at(-1)?.type, 'callToAction');
  assert.equal(content.blocks.length, 4);
});

test('what opens a page is never moved as `it`', async () => {
  const [hero, ...others] = fair.blocks;
  const current = {
    blocks: [{ ...hero, subheadline: 'We are six. We build stands.' }, ...others],
  } as unknown as PageContent;
  const { content } = await ask('en', current, 'make who we are shorter and put it at the bottom');
  assert.equal(content.blocks[0]?.type, 'hero');
});

const voices = pageOf(
  { type: 'quote', text: 'Dobra robota.', attribution: 'Tomasz Wieczorek', role: 'kierownik' },
  { type: 'quote', text: 'Szybko i tanio.', attribution: 'Anna Sikora', role: 'dyrektor' },
  {
    ...{ type: 'benefits', heading: 'Warto wiedzieć' },
    items: [
      { title: 'Założona w 1998 w Łodzi', text: 'Dwunastu ludzi.' },
      { title: 'Dojazd', text: 'Do 40 km.' },
    ],
  },
);
test('a speaker is known in every case of the name', async () => {
  const { content } = await ask('pl', voices, 'usuń cytat pani Sikory');
  assert.doesNotMatch(JSON.stringify(content), /Szybko/);
  assert.match(JSON.stringify(content), /Dobra robota/);
});
test('a speaker is known behind a title in any case', async () => {
  const { content } = await ask('pl', voices, 'usuń cytat pana Wieczorka');
  assert.doesNotMatch(JSON.stringify(content), /Dobra robota/);
});
test('of two of a kind, the other is the one that was not named', async () => {
  const { content } = await ask('en', voices, 'Put Anna’s quote first and take the other one off');
  assert.doesNotMatch(JSON.stringify(content), /Dobra robota/);
});
test('who we are is the entry that tells when the house began', async () => {
  const { content } = await ask('pl', voices, 'usuń to o nas');
  assert.doesNotMatch(JSON.stringify(content), /Łodzi/);
});

const read: [language: string, message: string, wishes: object[]][] = [
  [
    'en',
    'the crane answer is way too long, cut it in half and put it first in the questions',
    [
      { kind: 'shorten', section: 'crane answer', to: 'half' },
      { kind: 'move', section: 'it', place: { where: 'top' } },
    ],
  ],
  ['en', 'What it does is far too long, three lines tops', [{ section: 'What it does' }]],
  ['it', 'La parte sulla gru è troppo lunga, taglia', [{ kind: 'shorten' }]],
  ['fr', 'Le passage sur la grue est trop long, coupe-le de moitié', [{ to: 'half' }]],
  ['pt', 'Resume as perguntas, está muito comprido', [{ section: 'perguntas' }]],
  ['pl', 'To o krokach jest za długie, skróć', [{ kind: 'shorten', section: 'krokach' }]],
  ['pl', 'skróć opis dźwigu, za dużo tekstu', [{ kind: 'shorten', section: 'opis dźwigu' }]],
  ['en', 'shorten the crane part, too much text', [{ kind: 'shorten' }]],
  ['nl', 'stukje over wie wij zijn mag korter', [{ section: 'about us' }]],
  ['fr', 'Et remonter la partie grue', [{ kind: 'move', place: { where: 'up', steps: 1 } }]],
  [
    'de',
    'Preise ans Ende, und den Abschnitt Kran direkt hinter die Fragen',
    [{ section: 'Preise' }, { place: { where: 'after', section: 'Fragen', next: true } }],
  ],
  ['de', 'Die Fragen auf drei kürzen', [{ section: 'Fragen', entries: 3 }]],
  [
    'en',
    'the crane part needs to be shorter and further up',
    [{ kind: 'shorten' }, { kind: 'move', section: 'it' }],
  ],
  ['en', 'Move the price list up, straight after the quote', [{ kind: 'move' }]],
  ['en', 'I don’t think we need the crane list', [{ kind: 'remove', section: 'crane list' }]],
];
for (const [language, message, wishes] of read)
  test(`read: ${message}`, () => {
    const requests = readRequests(message, language);
    assert.equal(requests.length, wishes.length, JSON.stringify(requests));
    for (const [at, wish] of wishes.entries()) assert.partialDeepStrictEqual(requests[at], wish);
  });
