import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { first } from '../testing/look.ts';
import { run } from '../testing/run.ts';
import type { Brief, Draft } from './brief/brief.ts';
import { setAside } from './selection/side_matter.ts';

const pageOf = async (context: string, more: { logos?: string[] } = {}) => {
  const { input } = makeCase({
    ...{ name: 'blocks', language: 'en', brand: { name: 'OvenWise' }, pageName: 'Offer', context },
    actions: [
      { buttonTitle: 'Ask for a survey', actionType: 'form', url: 'https://forms.example/a' },
    ],
    person: { name: 'Olive Grant' },
    ...{ mention: [], hide: [], ...more },
  });
  return (await run(input)).content;
};
const about = 'OvenWise tunes deck ovens in bakeries so that they burn less gas.';
const customer = `## Customer
Hearthstone Bakery, 4 shops: gas down a third. "I sleep an hour longer now." — Pete Malloy, owner`;

test('figures of a section of results stand large with whose they are, and its other entries below', async () => {
  const { blocks } = await pageOf(`${about}

## Results
- Gas use fell by 31% in the first winter.
- Hearthstone Bakery, 4 shops: start-up time down from 95 to 40 minutes.
- We send a fitter who used to be a baker.
- Every oven gets its own log.`);
  const at = blocks.findIndex(({ type }) => type === 'stats');
  const [stats, below] = blocks.slice(at, at + 2);
  assert.deepEqual(stats?.type === 'stats' && stats.items, [
    { value: '−31%', label: 'Gas use', note: 'In the first winter' },
    { value: '95 → 40 minutes', label: 'Start-up time', note: 'Hearthstone Bakery, 4 shops' },
  ]);
  assert.deepEqual(below?.type === 'benefits' && below.items.map(({ title }) => title), [
    'We send a fitter who used to be a baker',
    'Every oven gets its own log',
  ]);
});

test('prices are never figures to show large', async () => {
  const { blocks } = await pageOf(`${about}

## Results and prices
- Survey: £180
- Tuning: £420
- Report: £60`);
  assert.ok(!blocks.some(({ type }) => type === 'stats'));
});

test('offers with a price in several columns are looked up in a table, and none of them is lost', async () => {
  const content = await pageOf(`${about}

## Prices
Oven | one visit | 12 months | 36 months
Deck oven | £180 | £95 | £72
Rack oven | £240 | £120 | £90
Tunnel oven | £410 | £300 | £260`);
  const { columns, rows } = first(content, 'table');
  assert.deepEqual(columns, ['Oven', 'One visit', '12 months', '36 months']);
  assert.deepEqual(rows[1]?.cells, ['Rack oven', '£240', '£120', '£90']);
});

test('what troubles the reader is told, not ticked off', async () => {
  const { blocks } = await pageOf(`${about}

## Problems bakers tell us about
- The gas bill doubled in two years
- The engineer comes when the dough is ready`);
  assert.ok(!blocks.some(({ type }) => type === 'benefits'));
  assert.match(JSON.stringify(blocks), /The gas bill doubled in two years\./);
});

test('a form says once what it is for', async () => {
  const { heading, submitLabel } = first(await pageOf(about), 'form');
  assert.deepEqual([heading, submitLabel], ['The next step', 'Ask for a survey']);
});

test('whoever is quoted has the company that the line begins with, and its bare name is no logo', async () => {
  const content = await pageOf(`${about}\n\n${customer}`, { logos: ['Hearthstone Bakery'] });
  assert.equal(first(content, 'quote').role, 'owner, Hearthstone Bakery');
  assert.ok(!content.blocks.some(({ type }) => type === 'logos'));
});

test('the price of an offer is its amount, not what one of its columns includes; who does what keeps its order', async () => {
  const content = await pageOf(`Hallam keeps pests out of bakeries.

Plans
Plan | Visits a year | Call-outs | Price per month
Food | 8 | included | from £145
Audit | 12 | included, same day | from £230

Each pay run
- You send hours and changes by the cut-off
- We send a draft back within one working day
- You approve, and we send the file to the bank
- Upload to the pension is included`);
  assert.deepEqual(
    first(content, 'pricing').options.map(({ price }) => price),
    ['from £145', 'from £230'],
  );
  assert.deepEqual(
    first(content, 'benefits').items.map(({ title }) => title.split(' ')[0]),
    ['You', 'We', 'You', 'Upload'],
  );
});

test('what an offer adds with a plus is a list of what comes with it', async () => {
  const content = await pageOf(`Hallam keeps pests out of bakeries.

Plans per site and month
Base | £145 | traps
Full | £230 | + visits, + night line, + Saturday 9-13`);
  assert.deepEqual(first(content, 'pricing').options[1]?.included, [
    'Visits',
    'Night line',
    'Saturday 9-13',
  ]);
});

test('what is numbered in minutes is a list of what was talked of, and no steps', async () => {
  const points = `1. Room. The oven hall is free from May on.
2. Heating. We keep the old burner as a spare.
3. Staff. Two fitters come on Mondays.
4. Parking. There is room for six vans behind the hall.`;
  const typesOf = async (title: string) =>
    (await pageOf(`${title}\n\n${about}\n\n${points}`)).blocks.map(({ type }) => type);
  assert.ok(!(await typesOf('Minutes of the planning meeting, 3 March')).includes('steps'));
  assert.ok((await typesOf('From the first call to the first loaf')).includes('steps'));
});

test('under no names of columns each price stands in the column of prices', async () => {
  const content = await pageOf(`${about}

## Prices
Tuning by day          we come before the first batch     £420
Tuning by night        £560
Report                 £60`);
  const { columns, rows } = first(content, 'table');
  assert.deepEqual(columns, ['Item', 'Price']);
  assert.deepEqual(rows[0]?.cells, ['Tuning by day – we come before the first batch', '£420']);
  assert.deepEqual(rows[1]?.cells, ['Tuning by night', '£560']);
});

test('a short page has the table of the prices that it is to show', async () => {
  const { input } = makeCase({
    ...{ name: 'short', language: 'en', brand: { name: 'OvenWise' }, pageName: 'Offer' },
    context: `${about}

## Prices
Oven | per visit | per year
Deck oven | £180 | £950
Rack oven | £240 | £1,200

## Care
We oil the fans and weigh the doors. Each oven gets a log of its own that stays beside it.

## Fitters
All of them were bakers once. They come at night and are gone before the first batch.

## Spare parts
We keep belts, fans and seals for forty kinds of ovens in our van.`,
    notes: 'Keep it short. Show the price per year.',
    person: { name: 'Olive Grant' },
    ...{ mention: [], hide: [] },
  });
  const { blocks } = (await run(input)).content;
  assert.ok(blocks.some(({ type }) => type === 'table' || type === 'pricing'));
});

test('one name without a picture is no wall of logos', async () => {
  const { blocks } = await pageOf(about, { logos: ['Hearthstone Bakery'] });
  assert.ok(!blocks.some(({ type }) => type === 'logos'));
});

test('headings and tables of a wiki are read as such', async () => {
  const content = await pageOf(`h1. OvenWise

${about}

h2. What it costs

||Visit||Price||
|Tuning|£420|
|Survey|£180|`);
  const table = first(content, 'table');
  assert.equal(table.heading, 'What it costs');
  assert.deepEqual(table.columns, ['Visit', 'Price']);
});

test('where a house sits calls for nothing, and a bare number keeps its label', () => {
  const prose = (text: string, heading?: string): Draft => ({
    type: 'prose',
    chunkIds: [],
    ...(heading === undefined ? {} : { heading }),
    paragraphs: [text],
  });
  const contact = (draft: Draft): string[] =>
    setAside({ language: 'en' } as Brief, [[draft]], false).side.contact;
  assert.deepEqual(contact(prose('Members’ mill. 4 Tide Lane, Wells. hello@mill.example')), []);
  assert.deepEqual(contact(prose('Questions? Call Anna: 085 555 01 44.')), [
    'Questions? Call Anna: 085 555 01 44.',
  ]);
  assert.deepEqual(
    contact(prose('085 555 01 44, from 8 to 4, all the days of the week.', 'Office')),
    ['Office: 085 555 01 44, from 8 to 4, all the days of the week.'],
  );
});
