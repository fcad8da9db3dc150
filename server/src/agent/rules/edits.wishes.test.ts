import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { byId, ids } from './testing/look.ts';
import { obeyedOn } from './testing/obeyed.ts';
import { run, sample, samplePage } from './testing/run.ts';

/** A page whose names are the same in every language: only the requests differ. */
const page = samplePage('alto-wishes');

const obeyed = obeyedOn(page, (after) => ids(after).filter((id) => !ids(page).includes(id)));

obeyed('prices go to the end, before the button', ['pricing'], (after) =>
  assert.deepEqual(ids(after).slice(-2), ['pricing', 'cta']),
);

obeyed('two things of different kinds go with one verb', ['pricing', 'faq'], (after) => {
  const faq = byId(after, 'faq');
  assert.ok(!ids(after).includes('pricing'));
  assert.deepEqual(faq.type === 'faq' && faq.items.map(({ question }) => question), ['Hosting?']);
});

obeyed('two wishes, the second without a verb', ['hero', 'quote'], (after) => {
  const hero = byId(after, 'hero');
  assert.equal(hero.type === 'hero' && hero.headline, 'Routes for Nordhaus');
  assert.equal(ids(after)[1], 'quote');
});

obeyed('names stay where amounts go', ['pricing'], (after) => {
  const pricing = byId(after, 'pricing');
  assert.deepEqual(pricing.type === 'pricing' && pricing.options, [
    { title: 'Duo', included: [], actionIds: [] },
    { title: 'Trio', included: [], actionIds: [] },
  ]);
});

obeyed('a statement that no source makes is added on the word of the team', [], (after, reply) => {
  const facts = after.blocks.find(
    (block) => block.type === 'prose' && /1998/.test(block.paragraphs.join(' ')),
  );
  assert.ok(facts?.type === 'prose' && facts.heading !== undefined);
  assert.match(reply, /1998/);
});

obeyed('a question is answered with the figure and changes nothing', [], (after, reply) => {
  assert.deepEqual(after, page);
  assert.match(reply, /Trio: € 160/);
});

obeyed('a piece moves into the questions', ['modules', 'faq'], (after) => {
  const [modules, faq] = [byId(after, 'modules'), byId(after, 'faq')];
  assert.equal(modules.type === 'benefits' && modules.items.length, 1);
  assert.deepEqual(faq.type === 'faq' && faq.items.at(-1), {
    question: 'Veltro',
    answer: 'Counts stock in Bremen.',
  });
});

obeyed(
  'what is called by its number and has no such figure is left alone, like its neighbours',
  [],
  (after) => assert.deepEqual(after, page),
);

obeyed('what was told as wrong is corrected', ['pricing'], (after) => {
  const pricing = byId(after, 'pricing');
  assert.match((pricing.type === 'pricing' && pricing.options[1]?.price) || '', /170/);
});

obeyed('a question and its answer are added as they were dictated', ['faq'], (after) => {
  const faq = byId(after, 'faq');
  const last = faq.type === 'faq' ? faq.items.at(-1) : undefined;
  assert.match(last?.question ?? '', /(?:limi\p{L}*|límite|上限はありますか) ?[?？]$/iu);
  assert.match(last?.answer ?? '', /^(?:No|Nein|Non|Não|Nee|いいえ)[,、]/u);
});

test('undoing brings the earlier page back word for word; without one it says where versions are', async () => {
  const input = sample('b2b-software');
  const current: PageContent = { blocks: page.blocks.slice(0, 3) };
  const undone = await run({
    ...input,
    current,
    previous: page,
    message: { text: 'Mach das rückgängig' },
  });
  assert.deepEqual(undone.content, page);
  assert.match(undone.text, /wieder so wie vor der letzten Änderung/);
  const kept = await run({ ...input, current, message: { text: 'undo that' } });
  assert.deepEqual(kept.content, current);
  assert.match(kept.text, /earlier version is kept/);
});

test('`it` is what the message before changed', async () => {
  const input = sample('b2b-software');
  const [hero, modules, ...others] = page.blocks;
  assert.ok(hero && modules?.type === 'benefits');
  const before = { ...modules, items: modules.items.slice(0, 1) };
  const previous: PageContent = { blocks: [hero, before, ...others] };
  const message = { text: 'Move it to the bottom' };
  const { content } = await run({ ...input, current: page, previous, message });
  // The buttons that close a page stay below.
  assert.deepEqual(ids(content).slice(-2), ['modules', 'cta']);
});
