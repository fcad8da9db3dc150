// Offers side by side, questions to add, and lines that a wish describes: what teams ask for most.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';
import { readRequests } from './read_requests.ts';

const context = `Brightside cleans surgeries in Leeds.

Three ways to work with us (ex VAT)
Evening: 5 visits a week, one cleaner, £620 a month
Evening Plus: 6 visits a week, as Evening, plus windows every quarter, £780 a month
Day and Evening: 10 visits a week, as Evening Plus, plus a day porter 11 to 14, £1,340 a month

Mobile unit
Needs a level space 12 m x 4 m and one 32 A socket. One nurse comes along.

Results
The employee sees the report first. Reports are kept in Leeds.`;
const topics = [
  { topic: 'FAQ', question: 'Do we need new hardware?', text: 'A screen is enough.' },
];
const sketch = { pageName: 'Brightside', context, topics, mention: [], hide: [], edits: [] };
const { input } = makeCase({ name: 'side by side', language: 'en', ...sketch });
const hero = { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Clean', actionIds: [] };
const pillars = {
  ...{ type: 'benefits', componentId: 'pillars', chunkIds: [], heading: 'What we see to' },
  items: ['Floors', 'Desks', 'Keys'].map((title) => ({ title, text: 'Every evening.' })),
};
const offers = {
  ...{ type: 'benefits', componentId: 'offers', chunkIds: [] },
  heading: 'Three ways to work with us (ex VAT)',
  items: [
    { title: 'Evening', text: '5 visits a week, one cleaner, £620 a month.' },
    { title: 'Evening Plus', text: '6 visits a week, as Evening, plus windows, £795 a month.' },
  ],
};
const full = {
  ...offers,
  items: [...offers.items, { title: 'Day and Evening', text: '10 visits a week, £1,340 a month.' }],
};
type Content = Awaited<ReturnType<typeof run>>['content'];
const ask = (text: string, blocks: readonly unknown[] = [hero, pillars, full]) =>
  run({ ...input, current: { blocks } as unknown as Content, message: { text } });
const tableIn = ({ blocks }: Content) => blocks.find(({ type }) => type === 'table');

test('offers side by side have a column each, what the team changed holds, and no list is left beside them', async () => {
  for (const wish of [
    'show the three options side by side in a table',
    'Put Evening, Evening Plus and Day and Evening side by side',
  ]) {
    const { content } = await ask(wish);
    const table = tableIn(content);
    assert.ok(table?.type === 'table', wish);
    assert.deepEqual(table.columns, ['', 'Evening', 'Evening Plus', 'Day and Evening']);
    const rows = table.rows.map(({ cells }) => cells);
    assert.deepEqual(rows.at(-1), ['Price', '£620 a month', '£795 a month', '£1,340 a month']);
    assert.deepEqual(rows[0], [
      'Visits a week',
      '5 visits a week',
      '6 visits a week',
      '10 visits a week',
    ]);
    assert.match(rows[1]?.[3] ?? '', /a day porter/);
    assert.deepEqual(
      content.blocks.map(({ type }) => type),
      ['hero', 'benefits', 'table'],
    );
  }
});

test('a list of as many other things is not taken for the offers', async () => {
  const { content } = await ask('show the three flavours side by side in a table');
  assert.equal(tableIn(content), undefined);
});

test('what an offer costs in its first year is twelve months and what is paid once', async () => {
  const items = [
    { title: 'Review', text: 'One report, £6,500.' },
    { title: 'Steward', text: 'Yearly report. £780 a month + £4,200 once.' },
  ];
  const blocks = [hero, { ...offers, heading: 'Two options', items }];
  const { content } = await ask(
    'the two options side by side as a table, first-year cost for each as the last row',
    blocks,
  );
  const table = tableIn(content);
  assert.ok(table?.type === 'table');
  assert.deepEqual(table.rows.at(-1)?.cells, ['First year', '£6,500', '£13,560']);
});

for (const [language, message, section] of [
  ['de', 'Service als Tabelle nebeneinander, und die Option rausnehmen', 'Service'],
  ['pt', 'as três casas lado a lado numa tabela e tirar os certificados', 'três casas'],
  ['en', 'the three plans side by side in a table, and remove the lunch', 'three plans'],
] as const) {
  test(`a form and another wish are two wishes: ${message}`, () => {
    const [first, second] = readRequests(message, language);
    assert.partialDeepStrictEqual(first, { kind: 'reshape', form: 'table', beside: true, section });
    assert.equal(second?.kind, 'remove');
  });
}

test('A案とB案を表で横並びにしてください', () => {
  const [first] = readRequests('A案とB案を表で横並びにしてください', 'ja');
  assert.partialDeepStrictEqual(first, { kind: 'reshape', beside: true, section: 'A案とB案' });
});

for (const [message, topic] of [
  ['Headline: should say partners and 30 minutes, max 12 words', 'partners and 30 minutes'],
  ['Headline: less charity-speak, more like the mower line', 'mower'],
  [
    'headline should have pairs in it and how fast it goes, max 12 words',
    'pairs and how fast it goes',
  ],
] as const) {
  test(`a line that is described is not set: ${message}`, () => {
    const [first] = readRequests(message, 'en');
    assert.partialDeepStrictEqual(first, { kind: 'headlineAbout', topic });
  });
}

test('what says that the wording is rough is no part of the headline', () => {
  const [english] = readRequests('headline: every seat belted - something like that', 'en');
  assert.partialDeepStrictEqual(english, { kind: 'setHero', value: 'Every seat belted' });
  const [french] = readRequests("titre : l'étiquette qui tient, en gros c'est ça", 'fr');
  assert.partialDeepStrictEqual(french, { kind: 'setHero', value: "L'étiquette qui tient" });
});

test('a headline that has but one of two things is not the one that was asked for', async () => {
  const { content } = await ask('headline with the nurse and the ten visits');
  assert.deepEqual(content.blocks[0], hero);
});

test('a question that was asked elsewhere is answered as the topics put it, without who asked it', async () => {
  const { content } = await ask(
    'she asked whether she needs new kit on another call, add that as a question',
  );
  const faq = content.blocks.find(({ type }) => type === 'faq');
  assert.ok(faq?.type === 'faq');
  assert.equal(faq.items[0]?.question, 'Do we need new hardware?');
});

test('a question to add stands as one, with the sentences that answer it', async () => {
  const { content } = await ask('add a question what we (the employer) get to see of the report');
  const faq = content.blocks.find(({ type }) => type === 'faq');
  assert.ok(faq?.type === 'faq');
  assert.equal(faq.items[0]?.question, 'What do we get to see of the report?');
  assert.match(faq.items[0]?.answer ?? '', /sees the report first/);
});

test('what the sources say in few of its words stands under its own heading', async () => {
  const { content } = await ask('mention what the parking space needs to be like for the van');
  const added = content.blocks.at(-1);
  assert.ok(added?.type === 'prose');
  assert.equal(added.heading, 'Mobile unit');
  assert.deepEqual(added.paragraphs, ['Needs a level space 12 m x 4 m and one 32 A socket.']);
});

test('the share of one thing is not answered with what is said of the other', async () => {
  const { content } = await ask('mention the uptime of the level space over five years');
  assert.deepEqual(content.blocks, [hero, pillars, full]);
});

test('what one wish takes away, the next brings not back', async () => {
  const text = 'The bottles are taken back. Delivery is on Tuesdays.';
  const about = { type: 'prose', componentId: 'about', chunkIds: [], paragraphs: [text] };
  const { content } = await run({
    ...makeCase({
      name: 'gone',
      language: 'en',
      ...sketch,
      context: `Tidewell brings water.\n\nDelivery\n${text}`,
    }).input,
    current: { blocks: [hero, about] } as unknown as Content,
    message: { text: 'remove the bottles and add when the delivery is' },
  });
  assert.doesNotMatch(JSON.stringify(content.blocks), /bottles/);
});

test('a section whose heading begins with the word moves, and no sentence that names it', async () => {
  const steps = { ...pillars, componentId: 'steps', heading: 'Onboarding takes 3 weeks' };
  const prices = {
    type: 'prose',
    componentId: 'prices',
    chunkIds: [],
    heading: 'Prices',
    paragraphs: ['Essential is £28. Onboarding £1,900 once. No contract.'],
  };
  const { content } = await ask('the onboarding right after the intro please', [
    hero,
    prices,
    steps,
  ]);
  assert.deepEqual(
    content.blocks.map(({ componentId }) => componentId),
    ['hero', 'steps', 'prices'],
  );
});

test('what asks what happens is no sentence to put on a page', () => {
  const [first] = readRequests('acrescentar o que acontece se entrarmos em outubro', 'pt');
  assert.partialDeepStrictEqual(first, { kind: 'mention', sourced: true });
});
