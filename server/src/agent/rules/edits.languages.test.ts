import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, PageContent } from '../../content/content.ts';
import { assertOthersSame, first, ids } from './testing/look.ts';
import { edit, sample, samplePage } from './testing/run.ts';
import spoken from './testing/spoken.json' with { type: 'json' };

const hero: Block = {
  type: 'hero',
  componentId: 'hero',
  chunkIds: [],
  headline: 'Start',
  actionIds: [],
};
const section = (componentId: string, heading: string, text: string): Block => ({
  type: 'prose',
  componentId,
  chunkIds: [],
  heading,
  paragraphs: [text],
});

/** Asks of the English sample page; the words of the request say what the blocks are. */
for (const [language, { asked: requests, replies }] of Object.entries(spoken)) {
  const reply = (name: keyof typeof replies): RegExp => new RegExp(replies[name]);
  test(`${language}: what is asked is done, and said in ${language}`, async () => {
    const input = sample('b2b-software');
    const set = await edit(input, requests.headline);
    assert.equal(first(set.content, 'hero').headline, 'Ruhige Prüfungen');
    assertOthersSame(set.before, set.content, ['hero']);
    assert.match(set.text, reply('set'));

    const removed = await edit(input, requests.remove);
    assertOthersSame(removed.before, removed.content, ['faq-1']);
    assert.ok(!ids(removed.content).includes('faq-1'));
    assert.match(removed.text, reply('removed'));

    const shorter = await edit(input, requests.shorter);
    assert.ok(JSON.stringify(shorter.content).length < JSON.stringify(shorter.before).length);
    assert.deepEqual(first(shorter.content, 'stats'), first(shorter.before, 'stats'));

    const moved = await edit(input, requests.top);
    assert.equal(ids(moved.content)[1], 'quote-1');
  });
  test(`${language}: what is not understood or not there changes nothing`, async () => {
    const input = sample('b2b-software');
    for (const [ask, said] of [
      [requests.unknown, reply('unknown')],
      [requests.found, reply('already')],
      [requests.nothing, reply('unfound')],
    ] as const) {
      const { before, content, text } = await edit(input, ask);
      assert.deepEqual(content, before, ask);
      assert.match(text, said, ask);
    }
  });
}

test('remove takes the sentence that says it, not the section with the opening hours', async () => {
  const current: PageContent = {
    blocks: [
      hero,
      section(
        'prose-1',
        'Visiting us',
        'We are open from 8 to 18. We accept every insurance. Parking is free.',
      ),
      section(
        'prose-2',
        'Pricing, proof and implementation',
        'Pricing starts at 40 euros. Teams saved 2.3 M.',
      ),
    ],
  };
  const input = sample('b2b-software');
  const insurance = await edit(input, 'remove insurance', { current });
  assertOthersSame(current, insurance.content, ['prose-1']);
  assert.deepEqual(insurance.content.blocks[1], {
    ...current.blocks[1],
    paragraphs: ['We are open from 8 to 18. Parking is free.'],
  });
  const pricing = await edit(input, 'remove pricing', { current });
  assert.deepEqual(pricing.content.blocks[2], {
    ...current.blocks[2],
    paragraphs: ['Teams saved 2.3 M.'],
  });
  assertOthersSame(current, pricing.content, ['prose-2']);
});

test('the newer blocks are found by name, and lose one piece alone', async () => {
  const input = sample('b2b-software');
  const current = samplePage('newer-blocks');
  for (const [ask, id, left] of [
    ['remove Silver', 'table-1', '"rows":[{"cells":["Basic","5"]}]'],
    ['remove the kickoff call', 'plan-1', '"items":[{"title":"Sign the contract"}]'],
    ['remove training', 'pricing-1', '"included":["Hotline"]'],
    ['Entferne den Workshop', 'timeline-1', '"items":[{"title":"Launch"}]'],
    [
      'remove audits hurt',
      'heard-1',
      '"items":[{"said":"Month end is slow.","proposed":"A faster close."}]',
    ],
  ] as const) {
    const { content } = await edit(input, ask, { current });
    assertOthersSame(current, content, [id]);
    const block = content.blocks.find(({ componentId }) => componentId === id);
    assert.ok(JSON.stringify(block).includes(left), ask);
  }
  for (const [ask, id] of [
    ['remove the table', 'table-1'],
    ['remove the pricing', 'pricing-1'],
    ['Entferne die Preise', 'pricing-1'],
    ['Supprime le plan d’action', 'plan-1'],
    ['delete the sender card', 'sender-1'],
    ['remove the statement', 'statement-1'],
    ['スケジュールを削除してください', 'timeline-1'],
  ] as const) {
    const { content } = await edit(input, ask, { current });
    assert.deepEqual(
      content.blocks,
      current.blocks.filter(({ componentId }) => componentId !== id),
      ask,
    );
  }
});

test('shorter keeps figures and what somebody said', async () => {
  const current: PageContent = {
    blocks: [
      hero,
      section(
        'prose-1',
        'Results',
        'We are proud. It is nice to work with us. Ridgeline saved $2.3 M in a year. Everyone likes it. “It just works”, said Ada. That is all.',
      ),
    ],
  };
  const { content } = await edit(sample('b2b-software'), 'make it shorter', { current });
  const text = JSON.stringify(content);
  assert.match(text, /2\.3 M/);
  assert.match(text, /It just works/);
  assert.ok(text.length < JSON.stringify(current).length);
});

test('shorter leaves no name standing alone', async () => {
  const text = 'Fjordline Nord. Coated the hull in March. Everyone likes it.';
  const items = [{ title: 'Customer', text }];
  const benefits: Block = { type: 'benefits', componentId: 'benefits-1', chunkIds: [], items };
  const current: PageContent = { blocks: [hero, benefits] };
  const { content } = await edit(sample('b2b-software'), 'make it shorter', { current });
  const [item] = first(content, 'benefits').items;
  assert.equal(item?.text, 'Fjordline Nord. Coated the hull in March.');
});

test('what the FAQ of the page answers is not called unknown', async () => {
  const current: PageContent = {
    blocks: [
      hero,
      {
        type: 'faq',
        componentId: 'faq-1',
        chunkIds: [],
        items: [
          {
            question: 'Is there a penetration test?',
            answer: 'Every report is shared on request.',
          },
        ],
      },
    ],
  };
  const { content, text } = await edit(
    sample('b2b-software'),
    'mention the penetration test report',
    { current },
  );
  assert.deepEqual(content, current);
  assert.match(text, /already/);
});
