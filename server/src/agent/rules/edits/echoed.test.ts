// A sentence that stands at the top and in its section is one sentence: it goes and changes in both places.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';
import { echoed } from './change/echoed.ts';
import type { Editing } from './editing.ts';

const input = ofContext(
  'en',
  'Kiln & Co fires clay for schools.\n\nHow it goes\nThe drop height is 2 m. Our drop rate last year was 3 %. Pots stay a week. Glaze dries overnight.',
);
const asked = async (message: string) => {
  const { content: current } = await run(input);
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
