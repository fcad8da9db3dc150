import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAgentInput, samplePage } from '../../../test/support/agent_input.ts';
import type { PageContent } from '../../content/content.ts';
import type { AgentInput } from '../agent.ts';
import { makeContentCheck, makeJudge, type Verdict } from './check.ts';

const check = makeContentCheck();
const judge = (document: unknown, overrides: Partial<AgentInput> = {}): Verdict => {
  const input = makeAgentInput(overrides);
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  return makeJudge(input, input.chunks, check)(text);
};
const contentOf = (verdict: Verdict): PageContent => {
  assert.ok('content' in verdict, `faults: ${JSON.stringify(verdict)}`);
  return verdict.content;
};
const faultsOf = (verdict: Verdict): string[] => {
  assert.ok('faults' in verdict, 'the document was accepted');
  return verdict.faults;
};

test('a valid page passes unchanged', () => {
  assert.deepEqual(contentOf(judge(samplePage())), samplePage());
});

test('every fault of a page is named with its place', () => {
  const faults = faultsOf(
    judge({
      blocks: [
        { type: 'hero', componentId: 'a b', headline: 'x'.repeat(301) },
        { type: 'prose', componentId: 'p', paragraphs: [], colour: 'red' },
        { type: 'banner', componentId: 'q' },
      ],
    }),
  );
  const text = faults.join('\n');
  for (const place of [
    '/blocks/0/componentId',
    '/blocks/0/headline',
    '/blocks/1/colour',
    '/blocks/2',
  ]) {
    assert.ok(text.includes(place), `${place} in:\n${text}`);
  }
});

const unreadable: [name: string, document: string][] = [
  ['broken JSON', '{"blocks": [}'],
  ['no blocks', '{"page": {}}'],
  ['blocks that are no array', '{"blocks": {}}'],
  ['an empty page', '{"blocks": []}'],
  ['a block that is no object', '{"blocks": ["hero"]}'],
  ['a lone surrogate', '{"blocks": [{"type": "quote", "componentId": "q", "text": "\\ud800"}]}'],
  ['a name that reaches a prototype', '{"blocks": [{"__proto__": {}}]}'],
  ['a document nested without end', `{"blocks": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
];
for (const [name, document] of unreadable) {
  test(`${name} is a fault`, () => assert.ok(faultsOf(judge(document)).length > 0));
}

test('two blocks with one componentId are a fault', () => {
  const { blocks } = samplePage();
  const faults = faultsOf(judge({ blocks: [...blocks, ...blocks.slice(0, 1)] }));
  assert.deepEqual(faults, ['/blocks/3/componentId "hero" is that of another block']);
});

test('an action that the page does not have is a fault', () => {
  const faults = faultsOf(
    judge({
      blocks: [{ type: 'hero', componentId: 'hero', headline: 'Hi', actionIds: ['action_evil'] }],
    }),
  );
  assert.deepEqual(faults, ['/blocks/0/actionIds "action_evil" is not an action of the page']);
});

test('citations of passages that were not given are taken out, on blocks and on answers', () => {
  const page = samplePage();
  const faq = page.blocks[2];
  assert.ok(faq?.type === 'faq');
  faq.chunkIds = ['chunk_invented', 'chunk_night', 'chunk_night'];
  for (const item of faq.items) item.chunkIds = ['chunk_night', 'chunk_invented'];
  assert.deepEqual(contentOf(judge(page)), samplePage());
});

test('a block that stays keeps the citations it had, though they are not shown again', () => {
  const current = samplePage();
  const verdict = judge(samplePage(), { current, chunks: [] });
  assert.deepEqual(contentOf(verdict), current);
});

test('a block may not take over the citations of another', () => {
  const current = samplePage();
  const page = samplePage();
  for (const block of page.blocks) block.chunkIds = ['chunk_speed'];
  const blocks = contentOf(judge(page, { current, chunks: [] })).blocks;
  assert.deepEqual(
    blocks.map((block) => block.chunkIds),
    [[], ['chunk_speed'], []],
  );
});

test('assets and addresses that were not given are taken out, with the text of their links', () => {
  const content = contentOf(
    judge({
      blocks: [
        {
          type: 'cards',
          componentId: 'cards',
          items: [
            {
              title: 'Tour',
              url: 'https://acme.example/tour',
              linkText: 'See it',
              assetId: 'asset_line',
            },
            { title: 'Win', url: 'https://evil.example', linkText: 'Click', assetId: 'asset_evil' },
          ],
        },
      ],
    }),
  );
  assert.deepEqual(content.blocks, [
    {
      type: 'cards',
      componentId: 'cards',
      chunkIds: [],
      items: [
        {
          title: 'Tour',
          url: 'https://acme.example/tour',
          linkText: 'See it',
          assetId: 'asset_line',
        },
        { title: 'Win' },
      ],
    },
  ]);
});

test('a picture from nowhere is a fault', () => {
  const media = { type: 'media', componentId: 'm', kind: 'image', altText: 'A line' };
  const faults = faultsOf(judge({ blocks: [{ ...media, url: 'https://evil.example/x.png' }] }));
  assert.match(faults.join(), /^\/blocks\/0 needs an assetId or a url/);
});

test('markup in text is taken out, and empty members are left out', () => {
  const content = contentOf(
    judge({
      blocks: [
        {
          type: 'hero',
          componentId: 'hero',
          eyebrow: '',
          subheadline: null,
          headline: '<b>Grace</b>, **see** it',
          imageAssetId: null,
        },
        { type: 'prose', componentId: 'p', paragraphs: ['<p>One</p>', '', '<br>'] },
      ],
    }),
  );
  assert.deepEqual(content.blocks, [
    { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Grace, see it', actionIds: [] },
    { type: 'prose', componentId: 'p', chunkIds: [], paragraphs: ['One'] },
  ]);
});

test('a required text that was markup alone is a fault', () => {
  const faults = faultsOf(judge({ blocks: [{ type: 'quote', componentId: 'q', text: '<br>' }] }));
  assert.deepEqual(faults, ['/blocks/0/text is required']);
});

const selecting = (componentId: string, current: PageContent = samplePage()) => ({
  current,
  message: { text: 'Make it shorter', selectedElement: { componentId } },
});
const hero = { type: 'hero', componentId: 'hero', headline: 'Every bottle', actionIds: [] };
const newHero = { ...hero, chunkIds: [] };

test('with an element selected, all other blocks are those of the current page', () => {
  const current = samplePage();
  const [, ...others] = current.blocks;
  const meddling = samplePage().blocks.map((block) =>
    block.componentId === 'hero' ? hero : { ...block, heading: 'Changed' },
  );
  for (const blocks of [[hero], meddling, [hero, { type: 'nonsense' }]]) {
    const content = contentOf(judge({ blocks }, selecting('hero', current)));
    assert.deepEqual(content.blocks, [newHero, ...others]);
    others.forEach((block, index) => {
      assert.equal(content.blocks[index + 1], block);
    });
  }
});

test('the other blocks need not meet rules that changed since: they are not judged', () => {
  const current = samplePage();
  const old = {
    type: 'callToAction',
    componentId: 'cta',
    chunkIds: [],
    heading: 'Go',
    actionIds: ['gone'],
  };
  current.blocks.push(old as PageContent['blocks'][number]);
  assert.equal(contentOf(judge({ blocks: [hero] }, selecting('hero', current))).blocks.length, 4);
});

test('the selected block can be removed, by an empty page or by one that lacks only it', () => {
  const [, ...others] = samplePage().blocks;
  for (const blocks of [[], others]) {
    assert.deepEqual(contentOf(judge({ blocks }, selecting('hero'))).blocks, others);
  }
});

test('the only block of a page cannot be removed', () => {
  const current = { blocks: samplePage().blocks.slice(0, 1) };
  assert.equal(faultsOf(judge({ blocks: [] }, selecting('hero', current))).length, 1);
});

test('the selected block can be moved', () => {
  const [, stats, faq] = samplePage().blocks;
  const content = contentOf(judge({ blocks: [stats, faq, hero] }, selecting('hero')));
  assert.deepEqual(content.blocks, [stats, faq, newHero]);
});

test('a reply that renames the selected block is a fault, not a removal', () => {
  const faults = faultsOf(
    judge({ blocks: [{ ...hero, componentId: 'hero-2' }] }, selecting('hero')),
  );
  assert.deepEqual(faults, ['/blocks must hold the component "hero" under this componentId']);
});

test('the selected block is judged like any other', () => {
  const faults = faultsOf(judge({ blocks: [{ ...hero, headline: 7 }] }, selecting('hero')));
  assert.deepEqual(faults, ['/blocks/0/headline must be string']);
});
