// What a reply says of the page and the sources is true: what is kept back is told as that, what is there is
// told as there, and nothing goes that was not named.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';
import { readRequests } from './read_requests.ts';

const { input } = makeCase({
  name: 'looms',
  language: 'en',
  pageName: 'looms',
  pageType: 'call_followup',
  brand: { name: 'Loomcare' },
  person: { name: 'Ines Falk' },
  account: { name: 'Falk Weaving' },
  actions: [{ buttonTitle: 'Book the visit', actionType: 'calendar' }],
  mention: [],
  hide: [],
  context: `# Loomcare
Loomcare keeps weaving looms running with a sensor on every shaft.

## What others have seen
Brennan Mills cut its repair bill from £212,000 to £88,000 in one year.
Looms stand still 40% less.

## Prices
| What | Price |
|---|---|
| Sensor kit | £340 per loom |
| Monitoring | £12 per loom and month |

## How it starts
1. Visit to the weaving shed, half a day
2. Sensor kit fitted to 6 looms
3. Report after 30 days

## Customers
"Sensor alarms reached us before the warp broke." - Tom Brennan, owner, Brennan Mills

Internal: Hartwell Textiles left us in May over the gateway, never mention them.`,
  activity: [
    {
      type: 'call',
      direction: 'from',
      payload: {
        body: `Call on 3 March
Ruth (Loomcare): What would help you most?
Ines Falk: We lose two days a month to broken shafts. How long does the fitting take?
Ruth (Loomcare): Fitting takes one morning for six looms. I will send the list of parts by 9 March.
Ines Falk: I will send you the plan of the shed by 12 March. Between us, my brother wants to sell the mill.`,
      },
    },
  ],
});
const { content: current } = await run(input);
const ask = (text: string) => run({ ...input, current, message: { text } });

const same: [asked: string, reply: RegExp][] = [
  ['Mention that Hartwell left us in May', /internal, not meant for readers/],
  ['Add that her brother wants to sell the mill', /internal, not meant for readers/],
  ['Show the prices as a table', /has that form already/],
  [
    'The prices as a table, with the weights',
    /form already\. I added nothing for “with the weights”/,
  ],
  ['Prices as a table, 5 / 10 looms, with storage yes or no', /nothing for “with storage”/],
  ['Schreib das bitte für den Betriebsleiter um', /für jemand anderen/],
  ['Write it for the shed manager instead, Anna Roth', /for another reader/],
  ['Add the Brennan case', /already/],
  ['Add a section with her questions', /already/],
  ['Add the prices', /already/],
];
for (const [asked, reply] of same) {
  test(`nothing changes, and the reply says why: “${asked}”`, async () => {
    const { content, text } = await ask(asked);
    assert.match(text, reply);
    assert.doesNotMatch(text, /No source says so|found nothing/);
    assert.deepEqual(content, current);
  });
}

test('what has its form already is told so in the language of the request', async () => {
  const { text } = await ask('Die Preise als Tabelle, mit Lagerung ja oder nein');
  assert.match(text, /hat diese Form schon\. Nichts ergänzt wurde für “mit Lagerung”/);
});

test('a few words of a hidden line keep nobody from saying something else', async () => {
  const { content } = await ask('Add that Tom can visit the mill in May, free of charge');
  assert.match(JSON.stringify(content), /Tom can visit the mill in May, free of charge\./);
});

test('prices go, and what a customer saved stays', async () => {
  const { content } = await ask('Take the prices out');
  assert.doesNotMatch(JSON.stringify(content), /£340/);
  assert.match(JSON.stringify(content), /£212,000 to £88,000/);
});

test('the number of something goes without what only speaks of it', async () => {
  const { content } = await ask('remove the number of looms');
  assert.match(JSON.stringify(content), /Visit to the weaving shed/);
});

test('a word replaced everywhere keeps its capital, and what was said stays and is told', async () => {
  const { content, text } = await ask('change "sensor" to "probe" everywhere');
  const page = JSON.stringify(content.blocks.filter(({ type }) => type !== 'quote'));
  assert.doesNotMatch(page, /sensor/i);
  assert.match(page, /"Probe kit/);
  assert.match(text, /somebody said/);
});

/** `it`, hung on the verb or beside it. */
const shorter = `de Kürz das|fr Rends-la plus courte|fr Rendez-le plus bref|es Hágalo más breve|es Acórtelo un poco
it Rendila più breve|it Fallo più corto|pt Torne-a mais curta|nl Maak het korter|pl Skróć to|ja もっと短く|en Make this one shorter`;
for (const one of shorter.split(/[|\n]/)) {
  test(`“${one.slice(3)}” is a wish for a shorter page`, () => {
    const [request] = readRequests(one.slice(3), one.slice(0, 2));
    assert.equal(request?.kind === 'shorten' && request.section, 'it');
  });
}

test('the price is the list of prices, whatever it is called, and before everything is the top', async () => {
  const fees = makeCase({
    ...{ name: 'fees', language: 'en', pageName: 'x', brand: { name: 'Copperfield' } },
    ...{ person: { name: 'Tom Beresford' }, mention: [], hide: [] },
    context: `Copperfield runs payrolls for care homes. Several rates for one person cost nothing more.

What we do
You send the hours. We send a draft within one working day. You approve it.

Fees 2025
Monthly paid | £4.60 per payslip
Weekly paid | £3.20 per payslip
Minimum | £95 per run`,
  }).input;
  const { content: before } = await run(fees);
  const lists = ({ blocks }: PageContent): boolean[] =>
    blocks.map((block) => JSON.stringify(block).includes('£95'));
  const { content: after } = await run({
    ...{ ...fees, current: before, message: { text: 'Put the cost before everything else' } },
  });
  assert.notEqual(lists(before).indexOf(true), 1);
  assert.equal(lists(after).indexOf(true), 1);
});

const organs = makeCase({
  name: 'organs',
  language: 'en',
  pageName: 'organs',
  pageType: 'inbound',
  brand: { name: 'Organ works' },
  person: { name: 'Rosa Kern' },
  actions: [{ buttonTitle: 'Book the visit', actionType: 'form' }],
  notes: 'Nothing about Bram.',
  topics: [
    {
      topic: 'Pipes',
      text: 'For the wooden pipes of the organ we cannot promise a date in spring.',
    },
    { topic: 'Subsidy', text: 'The subsidy of 20% for the bellows is subject to a survey.' },
    { topic: 'Hours', text: 'Work in the church stops at 17.30.' },
    { topic: 'Bellows', text: 'The bellows are mended in our shop in six weeks.' },
  ],
  mention: [],
  hide: [],
  context: `Organ works mends church organs.

## Prices
| What | Count | Price |
|---|---|---|
| Pipe A wooden, cleaned | 12 | 40 € |
| Pipe B tin, cleaned | 30 | 60 € |`,
  edits: [],
}).input;

const held: [message: string, told: RegExp][] = [
  ['say we guarantee the wooden pipes of the organ in ten days', /cannot promise a date/],
  ['say that with the subsidy the bellows cost 20% less', /subject to a survey/],
  ['Work in the church stops at 19, write that', /17\.30/],
];

for (const [message, reply] of held) {
  test(`what a source denies, leaves open or times otherwise is told and not done: ${message}`, async () => {
    const { content: current } = await run(organs);
    const { content, text } = await run({ ...organs, current, message: { text: message } });
    assert.match(text, reply);
    assert.deepEqual(content, current);
  });
}

test('against the instructions it stands there on their word, and the reply says so', async () => {
  const { content: current } = await run(organs);
  const said = async (text: string) => (await run({ ...organs, current, message: { text } })).text;
  assert.match(await said('say that Bram comes every Monday'), /your instructions say otherwise/);
  const own = await said('say that the bench comes back in May');
  assert.equal(own.match(/bench comes back/g)?.length, 1, own);
});

test('a row is known by how its name begins, and no figure takes the place of another one', async () => {
  const { content: current } = await run(organs);
  const wished = (text: string) => run({ ...organs, current, message: { text } });
  const { content } = await wished('pipe B is 65 € now');
  assert.match(JSON.stringify(content), /65 €/);
  const { content: same } = await wished('40 pipes instead of 50');
  assert.deepEqual(same, current);
});
