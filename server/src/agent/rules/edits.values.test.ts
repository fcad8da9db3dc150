import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { assertOthersSame, byId, ids } from './testing/look.ts';
import { obeyedOn } from './testing/obeyed.ts';
import { edit, sample, samplePage } from './testing/run.ts';

/** Names that are the same in every language: only the requests differ. */
const page = samplePage('alto-values');

const obeyed = obeyedOn(page);

const paragraphs = (after: PageContent): readonly string[] => {
  const terms = byId(after, 'terms');
  return terms.type === 'prose' ? terms.paragraphs : [];
};
const line = (after: PageContent, member: 'headline' | 'subheadline'): string => {
  const hero = byId(after, 'hero');
  return (hero.type === 'hero' && hero[member]) || '';
};

obeyed('the number that changes stands beside the named word', ['terms'], (after) =>
  assert.equal(paragraphs(after)[0], '€ 62, Kamino 15, Veltro 60.'),
);

obeyed('a telephone number is one value', ['terms'], (after) =>
  assert.equal(paragraphs(after)[1], 'Bremen: 0421 555 041.'),
);

obeyed('where two values fit, nothing changes and the reply names both', [], (_, reply) =>
  assert.match(reply, /90.*160/s),
);

obeyed('a sentence goes under the headline', ['hero'], (after) =>
  assert.match(line(after, 'subheadline'), /^Alto\. ?Veltro/),
);

obeyed('the headline says what was dictated', ['hero'], (after) =>
  assert.match(line(after, 'headline'), /^Veltro.*[^.]$/),
);

obeyed('a column is removed by its name', ['plans'], (after) => {
  const table = byId(after, 'plans');
  assert.deepEqual(table.type === 'table' && table.columns, ['', 'Duo']);
});

obeyed('the end of a page is above what closes it', ['plans'], (after) =>
  assert.deepEqual(ids(after).slice(-2), ['plans', 'cta']),
);

obeyed('who asks what so many cost is told the price', [], (_, reply) =>
  assert.match(reply, /€ 90/),
);

const [hero, terms, ...others] = page.blocks;
/** One text of the page, and its headline, as given. */
const pageWith = (paragraph: string, headline = 'Alto, Nordhaus'): PageContent => ({
  blocks: [
    { ...hero, headline } as PageContent['blocks'][number],
    { ...terms, paragraphs: [paragraph] } as PageContent['blocks'][number],
    ...others,
  ],
});

obeyed(
  'a count is called by what it counts',
  ['terms'],
  (after) => assert.equal(paragraphs(after)[0], '226 Voltas, 14 kg, 73 %.'),
  pageWith('212 Voltas, 14 kg, 73 %.'),
);

obeyed(
  'a figure of last year gives way to the one that follows',
  ['terms'],
  (after) => assert.equal(paragraphs(after)[0], '226 Voltas, 14 kg, 73 %.'),
  pageWith('212 Voltas, 14 kg, 73 %.'),
);

obeyed(
  'a shorter headline is cut at a mark',
  ['hero'],
  (after) => assert.equal(line(after, 'headline'), 'Veltro counts Kamino stock 12 times'),
  pageWith('Alto.', 'Veltro counts Kamino stock 12 times, Nordhaus included'),
  'a shorter headline',
);

obeyed(
  'a shorter headline does without its year',
  ['hero'],
  (after) => assert.equal(line(after, 'headline'), 'Veltro counts Kamino stock'),
  pageWith('Alto.', 'Veltro counts Kamino stock in 2025'),
  'a shorter headline',
);

obeyed(
  'a headline without a mark stays, and the reply says so',
  [],
  (_, reply) => assert.match(reply, /cannot get any shorter|Free stock count until 2027/),
  pageWith('Alto.', 'Free stock count until 2027'),
  'a shorter headline',
);

obeyed('a line is put under the headline, the place named first', ['hero'], (after) =>
  assert.match(line(after, 'subheadline'), /^Alto\. ?Veltro counts\.$/),
);

for (const [asked, before, now] of [
  [
    'Red bags are £1.44 now',
    'Linen, red bags; £1.38; 24 hours.',
    'Linen, red bags; £1.44; 24 hours.',
  ],
  ['The trial is on two roofs, not on one', 'Trial on one roof.', 'Trial on two roofs.'],
  ['De proef is op twee kappen, niet op één', 'Proef op één kap.', 'Proef op twee kappen.'],
  ['The trial is on two boats, not on one', 'Trial on one roof.', 'Trial on one roof.'],
  ['Make the bags red', 'Linen, red bags; £1.38.', 'Linen, red bags; £1.38.'],
  ['عدد المدارس أصبح 104، يرجى التصحيح', 'معنا 96 مدرسة.', 'معنا 104 مدرسة.'],
] as const) {
  test(`${asked}: “${before}” becomes “${now}”`, async () => {
    const current = pageWith(before);
    const { content } = await edit(sample('b2b-software'), asked, { current });
    assertOthersSame(current, content, before === now ? [] : ['terms']);
    assert.equal(paragraphs(content)[0], now);
  });
}

test('a row that is called by its number gets its price, and moves nowhere', async () => {
  const rows = ['18.400,00 EUR', '6.950,00 EUR'].map((price, at) => ({
    cells: [`Pos. ${at + 1}`, price],
  }));
  const current: PageContent = {
    blocks: page.blocks.map((block) =>
      block.type === 'table' ? { ...block, columns: ['', ''], rows } : block,
    ),
  };
  const { content } = await edit(sample('b2b-software'), 'Position 2 kostet 7.150 €', { current });
  const table = byId(content, 'plans');
  assert.deepEqual(table.type === 'table' && table.rows[1]?.cells, ['Pos. 2', '7.150,00 EUR']);
});

const ferries: PageContent = {
  blocks: pageWith('A dry dock costs £180,000 per ferry.').blocks.map((block) =>
    block.type === 'table'
      ? {
          ...block,
          heading: 'Price per ferry',
          columns: ['', 'Price'],
          rows: [
            { cells: ['Up to 80 m', '£3,900 per cleaning'] },
            { cells: ['Over 80 m', '£5,600 per cleaning'] },
            {
              cells: [
                'Growth',
                'Dry dock for cleaning alone: £170,000 (average of our ferry customers)',
              ],
            },
          ],
        }
      : block,
  ),
};

for (const [asked, told] of [
  ['What would one cleaning for all five ferries cost?', /£3,900 per cleaning.*£5,600/],
  ['How much are 5 ferries?', /£3,900 per cleaning.*£5,600/],
] as const) {
  test(`no price is that of something else: ${asked}`, async () => {
    const { content, text } = await edit(sample('b2b-software'), asked, { current: ferries });
    assertOthersSame(ferries, content, []);
    assert.match(text, told);
    assert.doesNotMatch(text, /900,000|850,000/);
  });
}

obeyed('of two kinds together the prices are told', [], (_, reply) =>
  assert.match(reply, /€ 90.*€ 160/),
);

const offer = (total: string): PageContent => ({
  blocks: page.blocks.map((block) =>
    block.type === 'table'
      ? {
          ...block,
          columns: ['', ''],
          rows: [
            { cells: ['Kilo', '£1,200'] },
            { cells: ['Zebra', '£800'] },
            { cells: ['Total', total] },
            { cells: ['20% VAT', '£400'] },
            { cells: ['Grand total', '£2,400'] },
          ],
        }
      : block,
  ),
});

for (const [asked, total, prices] of [
  ['Zebra is £900 now', '£2,000', ['£1,200', '£900', '£2,100', '£420', '£2,520']],
  [
    'Zebra is £900, please adjust the total',
    '£2,000',
    ['£1,200', '£900', '£2,100', '£420', '£2,520'],
  ],
  ['Zebra is £900 now', '£1,900', ['£1,200', '£900', '£1,900', '£400', '£2,400']],
  ['The grand total is £2,300 now', '£2,000', ['£1,200', '£800', '£2,000', '£400', '£2,300']],
] as const) {
  test(`sums follow a price where the table adds up: ${asked}, ${total}`, async () => {
    const current = offer(total);
    const { content } = await edit(sample('b2b-software'), asked, { current });
    const table = byId(content, 'plans');
    const cells = table.type === 'table' ? table.rows.map((row) => row.cells[1]) : [];
    assert.deepEqual(cells, prices);
  });
}
