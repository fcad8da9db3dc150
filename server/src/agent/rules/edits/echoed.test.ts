// A sentence that stands at the top and in its section is one sentence: it goes and changes in both places.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, PageContent } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';
import { echoed } from './change/echoed.ts';
import type { Editing } from './editing.ts';

const input = ofContext(
  'en',
  'Kiln & Co fires clay for schools.\n\nHow it goes\nThe drop height is 2 m. Our drop rate last year was 3 %. Pots stay a week. Glaze dries overnight.',
);
const asked = async (message: string) => {
  const { content: first } = await run(input);
  // The headline says what a section says too.
  const current: PageContent = {
    blocks: first.blocks.map((block) =>
      block.type === 'hero' ? { ...block, headline: 'Our drop rate last year was 3 %' } : block,
    ),
  };
  const { content, text } = await run({ ...input, current, message: { text: message } });
  return { text, before: JSON.stringify(current), page: JSON.stringify(content), content };
};

test('what goes from its section goes from the headline too, and the page keeps its top', async () => {
  const { before, page, content, text } = await asked('get rid of the drop rate');
  assert.equal(before.split('3 %').length, 3, 'it stands in two places');
  assert.doesNotMatch(page, /3 %/);
  assert.equal(content.blocks[0]?.type, 'hero');
  assert.match(text, /removed what speaks of “drop rate”/);
});

test('a value that is corrected in its section is corrected in the headline too', async () => {
  const { page } = await asked('the drop rate is 2 %, not 3 %');
  assert.doesNotMatch(page, /3 %/);
  assert.equal(page.split('2 %').length, 3);
});

test('no block goes because it cannot do without the sentence', () => {
  const said = 'Our drop rate last year was 3 %.';
  const blocks = [
    { type: 'stats', items: [{ value: '3 %', label: said }] },
    { type: 'prose', heading: 'How it goes', paragraphs: [`Pots stay a week. ${said}`] },
  ].map((block, at) => ({ componentId: `b${at}`, chunkIds: [], ...block })) as unknown as Block[];
  const [stats, prose] = blocks;
  assert.ok(stats && prose);
  const editing = { brief: { language: 'en' }, blocks, buttonTitles: [] } as unknown as Editing;
  const less = { ...prose, paragraphs: ['Pots stay a week.'] } as Block;
  const request = { kind: 'removeText', text: said } as const;
  const { blocks: left } = echoed(editing, request, { did: '', blocks: [stats, less] });
  assert.deepEqual(left, [stats, less]);
});

test('half of a sentence goes from the top too, and the reply does not say that it is still there', async () => {
  const boats = ofContext(
    'en',
    'Red Thread sews sails.\n\nCloth\nLinen lasts ten seasons; only cotton, four. It is washed by hand.',
  );
  const current: PageContent = {
    blocks: [
      {
        ...{ type: 'hero', componentId: 'hero', chunkIds: [], actionIds: [] },
        headline: 'Linen lasts ten seasons',
        subheadline: 'Only cotton, four. Red Thread sews sails.',
      },
      {
        ...{ type: 'prose', componentId: 'cloth', chunkIds: [], heading: 'Cloth' },
        paragraphs: ['Linen lasts ten seasons; only cotton, four. It is washed by hand.'],
      },
    ],
  };
  const left = await run({ ...boats, current, message: { text: 'leave out the cotton' } });
  assert.doesNotMatch(JSON.stringify(left.content), /cotton/i);
  assert.match(JSON.stringify(left.content), /Linen lasts ten seasons\./);
  assert.doesNotMatch(left.text, /still/);
});

test('a headline that would lose its subject gives way to another; one that stays whole does not', async () => {
  const asks = async (language: string, context: string, headline: string, text: string) => {
    const desk = ofContext(language, context);
    const current: PageContent = {
      blocks: [{ type: 'hero', componentId: 'hero', chunkIds: [], actionIds: [], headline }],
    };
    const { content } = await run({ ...desk, current, message: { text } });
    return JSON.stringify(content);
  };
  const sails = 'Filo Rosso cuce vele.\n\nMateriali\nIl lino regge dieci stagioni.';
  assert.match(
    await asks('it', sails, 'Il lino regge dieci stagioni', 'togli “lino” dal titolo'),
    /Filo Rosso cuce vele/,
  );
  const pumps = 'Halden pumps move milk.\n\nUse\nOur new pumps are quiet.';
  assert.match(
    await asks('en', pumps, 'Our new pumps are quiet', 'remove “Our new pumps” from the headline'),
    /Halden pumps move milk/,
  );
  assert.match(
    await asks('en', pumps, 'Our new pumps are quiet', 'remove “new” from the headline'),
    /Our pumps are quiet/,
  );
});
