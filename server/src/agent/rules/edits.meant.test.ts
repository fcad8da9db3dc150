// Requests that name something in other words than the sources and the page, and what a shorter page keeps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import type { AgentInput } from '../agent.ts';
import { inPageWords } from './edits/ground/page_words.ts';
import { edit, sample } from './testing/run.ts';

const pageContext = `# Holloway Trees
Holloway Trees looks after trees in parks, schools and private gardens in Herefordshire. We have been at it since 1996 with fourteen climbers.

## Services
- Pruning: we thin and shape crowns without topping them.
- Felling: dangerous trees come down in sections, with ropes, so that nothing below is damaged.
- Stump grinding: stumps go 30 cm below the ground, and the hole is filled with chips.

## Prices 2026
| Work | Price |
|---|---|
| Tree survey, per tree | £38 |
| Pruning, per tree | £240 |
| Stump grinding, per stump | £95 |

All prices without VAT. A deposit of 20% is due when you book.

## Calling it off
You may cancel up to five days before we come. The deposit is returned.

## Getting to you
Travel within 20 miles of Hereford is free. Beyond that we charge £25 a visit.

## FAQ
Do I need permission from the council?
For trees in a conservation area, yes. We apply for you; it takes six weeks.
What do you do with the wood?
You may keep it as logs. Otherwise we chip it and take it to a heating plant.`;

const body =
  'Hello, we have about 34 trees round the school. What does a survey cost? Do you handle the permission of the council? And can we keep the wood for our forest school?';
const from = sample('b2b-software');
const input: AgentInput = {
  ...from,
  chunks: [],
  activity: from.activity.slice(0, 1).map((entry) => ({
    ...entry,
    direction: 'from' as const,
    payload: { body },
  })),
  // Written anew: it is no page of the samples.
  page: { ...from.page, pageId: 'page_trees', pageContext },
};

const told: [ask: string, reply: RegExp, gone: RegExp, stays: RegExp][] = [
  ['Add the cancellation conditions', /already.*cancel/, /^$/, /cancel up to five days/],
  ['Remove the section on stump grinding', /I removed “Stump grinding”/, /stumps go/i, /£95/],
  ['Remove the deposit', /I removed/, /deposit/i, /cancel up to five days/],
  [
    'Add that travel to Ludlow costs £25 a visit',
    /^(?!.*No source)/,
    /^$/,
    /Beyond that we charge £25 a visit/,
  ],
  // A place is an instruction, and the sentence is the sources' own.
  [
    'Mention that the deposit is returned, near the top',
    /hero/,
    /near the top/,
    /The deposit is re/,
  ],
  ['Add that we cancel for free, near the end', /No source/, /near the end/, /cancel for free/],
  // A description is no headline.
  [
    'Another headline: shorter and about chips',
    /headline|sentence/,
    /"headline":"(?:shorter|Otherwise)/,
    /logs/,
  ],
  // The whole is told with its parts, or the parts alone.
  ['What would it cost altogether?', /without a sum.*£38.*£240.*£95/, /^$/, /£95/],
  ['How much is pruning 3 trees with stump grinding for 2 stumps?', /£240.*£95/, /^$/, /£95/],
  // What is not there is not asked about: a word that means something is half of a name.
  ['Remove the Ledbury quote', /no quotation of “Ledbury”/, /^$/, /£95/],
  ['Put the total cost at the top', /I found no section “total cost”/, /^$/, /£95/],
  ['Remove the firewood', /I found no section “firewood”/, /^$/, /£95/],
  ['Move the money to the top', /I moved the section “Prices/, /^$/, /£95/],
  // What comes nearest is told before a no.
  ['Add something about ropes', /rope/, /"heading":"Ropes"/, /ropes/],
  ['Does it say anywhere how deep stumps go?', /30 cm/, /^$/, /30 cm/],
  [
    'Make it half as long',
    /I shortened the page/,
    /thin and shape crowns/,
    /conservation area.*keep it as logs/,
  ],
];

for (const [ask, reply, gone, stays] of told) {
  test(`what is called otherwise is found: ${ask}`, async () => {
    const { content, text } = await edit(input, ask);
    const page = JSON.stringify(content);
    assert.match(text, reply);
    assert.doesNotMatch(page, gone);
    assert.match(page, stays);
  });
}

test('an answer to the reader is moved by what it is about', async () => {
  const { content } = await edit(input, 'Put the council answer first');
  const heard = content.blocks.find((block) => block.type === 'heard');
  assert.match(heard?.items[0]?.said ?? '', /council/);
});

test('what no heading names is moved by what it says', async () => {
  const { content, text } = await edit(input, 'Move the part about miles to the top');
  const [, second] = content.blocks;
  assert.match(JSON.stringify(second), /20 miles/, text);
});

test('half as long is near half', async () => {
  const { before, content } = await edit(input, 'Make it half as long');
  const size = (page: typeof content) => JSON.stringify(page.blocks).length;
  assert.ok(size(content) < 0.75 * size(before));
});

const current: PageContent = {
  blocks: [
    { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Kilns', actionIds: [] },
    {
      ...{ type: 'prose', componentId: 'prose-1', chunkIds: [], heading: 'Warranty' },
      paragraphs: ['Parts are covered for two years. Labour is covered for twelve months.'],
    },
    {
      ...{ type: 'benefits', componentId: 'benefits-1', chunkIds: [] },
      items: [
        { title: 'Kilns', text: 'We mend them. They are nice. Everybody likes them.' },
        { title: 'Studios', text: 'We come by. We like studios. They like us.' },
      ],
    },
  ],
};

for (const [ask, reply] of [
  ['Remove the guarantee', /^Perhaps “Warranty” is meant/],
  ['Den Abschnitt zu den Hunden nach oben', /„Hunden“/],
  ['Accorcia la parte su Studios', /«Studios»/],
] as const) {
  test(`a reply names what readers see: ${ask}`, async () => {
    const { content, text } = await edit(input, ask, { current });
    assert.match(text, reply);
    assert.match(JSON.stringify(content), /Parts are covered.*Labour.*Everybody likes them/);
  });
}

test('a short noun is found in another case', () => {
  const page = ['Kupowaliśmy plastikowe sowy.', 'Mamy psa i dwa koty.'];
  assert.equal(inPageWords('plastikowych sowach', page, 'pl'), 'plastikowe sowy');
  assert.equal(inPageWords('o kotach', page, 'pl'), 'o koty');
  assert.equal(inPageWords('o rybach', page, 'pl'), 'o rybach');
  const site = ['Straight for at least one length, with two boats'];
  assert.equal(inPageWords('leasing of a boat', site, 'en'), 'leasing of a boat');
  assert.equal(inPageWords('the lengths', site, 'en'), 'the lengths');
});
