// A sentence that stands at the top and in its section is one sentence: it goes and changes in both places.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofContext, run } from '../testing/run.ts';

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
