import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { first, headings } from '../testing/look.ts';
import { edit, ofContext } from '../testing/run.ts';

const barn = ofContext(
  'en',
  `Long Barn is a hall for weddings and parties near Ely.

How it goes
1. You come and look, it takes an hour.
2. You pay the deposit and the day is yours.
3. We open the doors at nine in the morning.

Prices
Hire for a day: £1,200
Hire for an evening: £640
Deposit: £300

Dogs
Dogs are welcome on a lead, in the garden as well as in the hall.

Heating
The hall is heated by a wood boiler from October to April, so guests need no coats inside.`,
);

const kept = async (): Promise<PageContent> => (await edit(barn, 'thanks')).before;
const obeyed = async (message: string) => edit(barn, message, { current: await kept() });

test('a headline that is dictated behind a colon is set as it stands', async () => {
  for (const order of ['Change the headline to:', 'Headline:', 'New headline please:'])
    for (const line of [
      'One day, one barn, one price',
      'Less driving, more dancing',
      '3 rooms, 1 barn',
    ]) {
      const { content } = await obeyed(`${order} ${line}`);
      assert.equal(first(content, 'hero').headline, line, order);
    }
});

test('behind a colon a question or a wish in small letters is no headline', async () => {
  for (const wish of [
    'could it speak to her worries without grovelling?',
    'something warmer, with dogs',
  ]) {
    const { content } = await obeyed(`Headline: ${wish}`);
    assert.ok(!JSON.stringify(content).includes(wish.slice(0, 20)), wish);
  }
});

test('a reason without a mark before it names no section', async () => {
  const { text, before, content } = await obeyed('make it half as long she is a finance person');
  assert.doesNotMatch(text, /finance person/);
  assert.ok(JSON.stringify(content).length < JSON.stringify(before).length);
});

test('what the sources say of a loosely put wish stands in their words, or is said to be there', async () => {
  const { text, content, before } = await obeyed(
    'her granny freezes easily, get something in on the wood boiler, heated october to april',
  );
  assert.match(`${text} ${JSON.stringify(content)}`, /wood boiler from October to April/);
  assert.equal(
    JSON.stringify(content).includes('granny'),
    JSON.stringify(before).includes('granny'),
  );
});

test('quotation marks are taken to the letter', async () => {
  const { content } = await obeyed('replace "Dogs are welcome on a lead" with "Dogs are welcome"');
  assert.match(JSON.stringify(content), /Dogs are welcome, in the garden/);
});

test('nothing goes because one of two readings takes it for a removal', async () => {
  const { content, before } = await obeyed('the deposit is £350, not £300');
  assert.deepEqual(headings(content), headings(before));
  assert.match(JSON.stringify(content), /£350/);
});

test('what nobody could understand changes nothing', async () => {
  for (const message of ['zzz qqq', '???', 'ok', '🙂🙂', 'a'.repeat(5_000)]) {
    const { content, before } = await obeyed(message);
    assert.deepEqual(content, before, message.slice(0, 20));
  }
});
