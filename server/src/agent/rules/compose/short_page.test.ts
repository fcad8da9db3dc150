import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';

const context = `Larkfield rents out beehives with their care to firms that have a roof.

What you get
- Two visits a month by our own beekeepers
- Honey in jars with your label every autumn
- A report on each colony after every visit

How it goes
1. We look at the roof and its access, free of charge
2. The hives come in April, set up in a morning
3. In September the honey is taken and bottled with your staff

Results
Porter & Lowe had 64 kg of honey from three hives in the first year.
"Nobody had thought that the roof could be the best room of the house." - Ann Lowe, Partner, Porter & Lowe

Prices
Pair | two hives | £190 a month
Four | four hives | £320 a month
Six | six hives | £440 a month

FAQ
Q: Who is liable if somebody is stung?
A: Our insurance covers staff, guests and neighbours up to £5 million, from the day on which the first hive is set up until the day on which the last one is taken away, and it covers the way up to the roof and down again for everybody who comes to see the bees with us.
Q: How heavy is a hive?
A: A hive weighs at most 70 kg when it is full of honey, and it stands on a plate of a square metre, so that a flat roof which carries a few people who stand together carries a hive as well; our engineer looks at the drawings of the roof before anything is brought up.
Q: What about winter?
A: The colonies stay on the roof through the winter and are fed by us in October; nobody in the house needs to do anything, and we look at every hive once a month, clear the snow from its entrance, and tell you in a few lines how the bees are.`;

const mail =
  'We have a flat roof in Leeds and 90 staff. How often do you come? Is anybody insured against stings? What does a pair cost? How heavy is a hive? What about the winter?';

async function pageOf(notes: string) {
  const { input } = makeCase({
    ...{ name: 'x', language: 'en', brand: { name: 'Larkfield' }, pageName: 'p' },
    ...{ pageType: 'inbound', context, notes, account: { name: 'Acme' }, mention: [], hide: [] },
    actions: [{ buttonTitle: 'Book', actionType: 'calendar', url: 'https://x.example' }],
    activity: [{ type: 'email', direction: 'from', payload: { text: mail } }],
  });
  const { content } = await run(input);
  return { blocks: content.blocks, text: JSON.stringify(content) };
}

test('a brief page is still a page: an offer or its price stands beside the answers', async () => {
  const { blocks } = await pageOf('Keep it brief.');
  const types = blocks.map(({ type }) => type);
  assert.ok(types.length >= 4 && types.length <= 6, types.join());
  assert.ok(types.includes('benefits') || types.includes('pricing'), types.join());
});

test('what others have seen is not lost for room', async () => {
  const { blocks, text } = await pageOf('');
  assert.ok(blocks.length <= 8, String(blocks.length));
  assert.ok(text.includes('64 kg of honey'));
});
