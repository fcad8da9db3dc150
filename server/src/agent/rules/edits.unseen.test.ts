import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, PageContent } from '../../content/content.ts';
import { assertOthersSame, byId, first, ids } from './testing/look.ts';
import { obeyedOn } from './testing/obeyed.ts';
import { edit, sample, samplePage } from './testing/run.ts';

/** A page whose names are the same in every language: only the requests differ. */
const page = samplePage('alto-lists');

const newIn = (after: PageContent): string[] => ids(after).filter((id) => !ids(page).includes(id));
const obeyed = obeyedOn(page, newIn);

const titles = (block: Block): string[] =>
  'items' in block
    ? block.items.map((item) => ('title' in item ? item.title : ''))
    : block.type === 'pricing'
      ? block.options.map(({ title }) => title)
      : [];

obeyed('one entry moves inside its list', ['modules'], (after) =>
  assert.deepEqual(titles(byId(after, 'modules')), ['Zephra', 'Kamino', 'Veltro']),
);

obeyed('one entry goes before another', ['modules'], (after) =>
  assert.deepEqual(titles(byId(after, 'modules')), ['Veltro', 'Kamino', 'Zephra']),
);

obeyed('the dearest of a list is known by its price', ['pricing'], (after) =>
  assert.deepEqual(titles(byId(after, 'pricing')), ['Uno', 'Duo']),
);

obeyed('a price changes in its place', ['pricing'], (after) => {
  const options = first(after, 'pricing').options;
  assert.match(options[1]?.price ?? '', /95/);
  assert.equal(options[0]?.price, '€ 40');
});

obeyed('an answer gets a section of its own, right below', ['faq'], (after) => {
  const at = ids(after).indexOf('faq') + 1;
  const block = after.blocks[at];
  assert.equal(block?.type === 'prose' && block.paragraphs[0], 'Kerberos works from version 9.');
  assert.equal(first(after, 'faq').items.length, 1);
});

obeyed('what is told in a sentence of its own goes', ['modules'], (after) =>
  assert.deepEqual(titles(byId(after, 'modules')), ['Kamino', 'Zephra']),
);

obeyed('a question changes nothing', [], (after) => assert.deepEqual(after, page));

obeyed('what cannot be done changes nothing', [], (after) => assert.deepEqual(after, page));

test('the part about something is not the section that mentions it', async () => {
  const { content } = await edit(sample('b2b-software'), 'remove the part about parking', {
    current: page,
  });
  assertOthersSame(page, content, ['about']);
  assert.deepEqual(first(content, 'prose').paragraphs, [
    'Alto is made in Bremen by 40 people in one old mill.',
  ]);
});

test('a figure the team corrects stands on its word, and the reply says so', async () => {
  const { content, text } = await edit(sample('b2b-software'), 'change 40 people to 55 people', {
    current: page,
  });
  assert.match(first(content, 'prose').paragraphs[0] ?? '', /by 55 people/);
  assert.match(text, /on your word/);
});

test('where a button leads is said to be a matter of the page', async () => {
  const ask = 'the button should go to https://alto.example/new';
  const { content, text } = await edit(sample('b2b-software'), ask, { current: page });
  assert.deepEqual(content, page);
  assert.match(text, /PATCH \/v0\/pages/);
});

test('a list by name and something about one entry of it is that entry', async () => {
  const { content } = await edit(sample('b2b-software'), 'delete the FAQ about hosting', {
    current: page,
  });
  assertOthersSame(page, content, ['faq']);
  assert.deepEqual(
    first(content, 'faq').items.map(({ question }) => question),
    ['Kerberos?'],
  );
});

test('a price takes the place of no other figure', async () => {
  const { content } = await edit(sample('b2b-software'), 'the mill is now € 75', { current: page });
  assert.deepEqual(content, page);
});

test('what is not quoted and has no capital says what a headline is about', async () => {
  const { content } = await edit(sample('b2b-software'), 'use the old mill as headline', {
    current: page,
  });
  assert.notEqual(first(content, 'hero').headline, 'the old mill');
});
