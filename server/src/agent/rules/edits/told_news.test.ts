// A statement of how something is now is a change, whatever reason follows; that something is gone takes it away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';

const page: PageContent = {
  blocks: [
    {
      ...{ type: 'hero', componentId: 'hero', chunkIds: [], actionIds: [] },
      headline: 'Tuesday 20 May, 3 to 6 pm, the barn',
    },
    {
      ...{ type: 'table', componentId: 'prices', chunkIds: [], heading: 'Prices' },
      columns: ['', 'Price'],
      rows: [
        { cells: ['AX-40 pump', '€5,140'] },
        { cells: ['AX-50 pump', '€6,270'] },
        { cells: ['Seal kit', '€212'] },
      ],
    },
    {
      ...{ type: 'prose', componentId: 'tasting', chunkIds: [], heading: 'Tasting' },
      paragraphs: [
        'Tuesday 20 May, 3 to 6 pm, the barn. Confirm by 15 May. We run twelve electric boats. Corkage is £9 a bottle.',
      ],
    },
    {
      ...{ type: 'prose', componentId: 'dates', chunkIds: [], heading: 'Dates' },
      paragraphs: ['8 May, 19 June and 10 July. We work with Bupa, Aviva and Vitality.'],
    },
  ],
};

const wanted: [message: string, now: RegExp, gone: RegExp][] = [
  ['the AX-50 is now 6,390 net, Pat got the new motor price', /€6,390/, /6,270/],
  ['the seal kit goes up to 230, finance confirmed it this morning', /€230/, /€212/],
  ['corkage is going up to £11 next season', /£11 a bottle/, /£9/],
  ['we run fourteen boats now', /fourteen electric boats/, /twelve/],
  [
    'the tasting has moved to Wednesday 21 May, same time. Still confirm by the 15th',
    /Wednesday 21 May.*Wednesday 21 May.*15 May/s,
    /Tuesday|20 May/,
  ],
  ['10 July is sold out', /8 May and 19 June/, /10 July/],
  ["we don't take Aviva any more, drop it", /Bupa and Vitality/, /Aviva/],
  ['The seal kit has been discontinued. The other prices stay', /5,140/, /Seal kit/],
];

for (const [message, now, gone] of wanted) {
  test(`${message}: it is changed, and nothing is said of the reason`, async () => {
    const input = ofContext('en', 'Pumps and boats. We work with Bupa, Aviva and Vitality.');
    const { content, text } = await run({ ...input, current: page, message: { text: message } });
    assert.match(JSON.stringify(content), now, text);
    assert.doesNotMatch(JSON.stringify(content.blocks), gone, text);
    assert.doesNotMatch(text, /as a remark/);
  });
}

const orders: readonly string[] = [
  'Add a line: something warmer about the boats',
  'Under the headline: two sentences about the pumps please',
  'Add: maybe mention the corkage near the top',
  'The intro is dull: make it two sentences about their harbour',
  'Add to the tasting: it should sound less technical and be shorter',
];

for (const message of orders) {
  test(`no words of an order reach the page: ${message}`, async () => {
    const input = ofContext('en', 'Pumps and boats.');
    const { content } = await run({ ...input, current: page, message: { text: message } });
    assert.doesNotMatch(
      JSON.stringify(content),
      /something|sentences|maybe|make it|harbour|technical|warmer/i,
    );
  });
}
