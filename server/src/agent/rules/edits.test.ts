import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Case, headline, nothing, testCases } from './testing/edit_cases.ts';
import { ids, under } from './testing/look.ts';
import { edit, run, sample, samplePage } from './testing/run.ts';

const cases: Case[] = [
  // Several at once
  {
    ask: 'Set the headline to "Quiet audits" and remove the FAQ, then move the quote by Priya Raman to the top. Thanks!',
    reply:
      /I set the headline to “Quiet audits”\. I removed .* I moved the quote of Priya Raman to the top\./,
    check: (after) => {
      headline('Quiet audits')(after);
      assert.ok(!ids(after).includes('faq-1'));
      assert.equal(ids(after)[1], 'quote-2');
    },
  },
  {
    ask: '- set the headline to "One"\n- set the subheadline to "Two and remove the FAQ"\n- shorten Security',
    reply: /“One”\. I set the subheadline to “Two and remove the FAQ”\. I shortened/,
    changes: ['hero', 'prose-3'],
  },
  {
    ask: 'add a section about returns and move it to the top',
    of: 'very-long',
    reply: /I added the section “Returns”.* I moved the section “Returns” to the top/,
    check: (after) => assert.deepEqual(ids(after).slice(1, 3), ['prose-8', 'benefits-7']),
  },
  {
    ask: 'remove the FAQ and make it pop',
    reply: /I removed .*“make it pop” asks for other wording/,
    changes: ['faq-1'],
  },
  // What it cannot do
  { ask: 'make it friendlier', reply: /needs a language model/, changes: nothing },
  { ask: 'Translate the page to German', reply: /cannot translate/, changes: nothing },
  { ask: 'undo that', reply: /earlier version is kept/, changes: nothing },
  { ask: 'make the background blue', reply: /PUT \/v0\/brands\/\{brand_id\}/, changes: nothing },
  { ask: 'publish it', reply: /only write drafts/, changes: nothing },
  {
    ask: 'What is the weather like?',
    reply: /Neither the page nor the sources speak of “weather like”/,
    changes: nothing,
  },
  { ask: '…', reply: /did not understand|nothing/, changes: nothing },
  { ask: 'x'.repeat(40_000), reply: /did not understand/, changes: nothing },
];

testCases(cases);
test('start over writes the page anew', async () => {
  const input = sample('b2b-software');
  const written = (await run(input)).content;
  const { content, text } = await edit(input, 'Start over', {
    current: { blocks: written.blocks.slice(0, 2) },
  });
  assert.deepEqual(content, written);
  assert.match(text, /I wrote the page anew/);
});

test('the last section of a page is not removed', async () => {
  const input = sample('very-short');
  const { blocks } = (await run(input)).content;
  const current = { blocks: blocks.slice(0, 1) };
  const { content, text } = await edit(input, 'remove the hero', { current });
  assert.deepEqual(content, current);
  assert.match(text, /at least one section/);
});

test('a citation goes with the last sentence of its chunk', async () => {
  const input = sample('b2b-software');
  const { content } = await edit(
    input,
    'change the text of the NetSuite integration section to "It works with NetSuite."',
  );
  assert.deepEqual(under(content, 'NetSuite integration').chunkIds, []);
});

test('what an added section takes from a topic is cited', async () => {
  const input = sample('robotics');
  const page = samplePage('robotics');
  const current = { blocks: page.blocks.filter((block) => !block.chunkIds.length) };
  const { content, text } = await edit(input, 'add a section about frozen storage speed', {
    current,
  });
  const added = content.blocks.filter((block) => block.chunkIds.length > 0);
  assert.deepEqual(
    added.map((block) => block.chunkIds),
    [['chunk_01k00000000000000000000021']],
  );
  assert.match(text, /from the topic “Cold storage”/);
});
