// `It` behind another wish is what that wish was about, also where that wish could not be granted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';

const context = `# Kachelwerk
Kachelwerk restores tiled stoves. We take every stove down by hand. Each tile gets a number. Nothing is lost on the way.

## What the visit costs
The visit costs £80. It takes one hour. The price is taken off the order. We come on weekdays. Bring the keys to the attic.

## Warranty
The joints hold five years. We mend cracks for free. The door seal is wear and is paid. Call us before you heat a cracked stove.

## Delivery
We deliver within 30 days. The lorry needs a street of 3 metres. Two people carry the tiles. Someone has to be at home.`;

const { input } = makeCase({
  name: 'stoves',
  language: 'en',
  pageName: 'stoves',
  pageType: 'inbound',
  brand: { name: 'Kachelwerk' },
  person: { name: 'Ada Brandt' },
  account: { name: 'Brandt Hotels' },
  actions: [{ buttonTitle: 'Book the visit', actionType: 'calendar' }],
  mention: [],
  hide: [],
  context,
});
const { content: current } = await run(input);
const ask = (text: string) => run({ ...input, current, message: { text } });
const open = new Set<string | undefined>(current.blocks.map(({ componentId }) => componentId));
const changed = (blocks: typeof current.blocks): string[] =>
  blocks
    .filter((block) => {
      const before = current.blocks.find(({ componentId }) => componentId === block.componentId);
      return !open.has(block.componentId) || JSON.stringify(before) !== JSON.stringify(block);
    })
    .map((block) => ('heading' in block ? String(block.heading) : block.type));

const untouched = [
  'move the gardeners bit up, and make it shorter',
  'Put the gardening terms at the end, shorter please',
  'zet het tuinstukje hoger, en maak het korter',
  'Die Gartenpflege weiter nach unten, und kürzer bitte',
  'mets le jardinage plus haut et raccourcis-le',
  'La parte del jardín, mejor al final, y más corta',
  'La parte sul giardino più in basso, e più breve',
  'põe a jardinagem no fim e encurta',
  'przenieś ogrodnictwo na koniec i skróć je',
  '庭の手入れの説明を最後に移して、短くして',
  'move the warranty up. Put the gardening at the end and shorten it',
];
for (const text of untouched)
  test(`nothing is shortened for what is not there: ${text}`, async () => {
    const { content } = await ask(text);
    const shorter = content.blocks.filter((block) => changed([block]).length > 0);
    assert.deepEqual(changed(shorter), []);
  });

test('what stands there already is still what is meant', async () => {
  const { content } = await ask('put the delivery section at the end, and make it shorter');
  assert.deepEqual(
    changed(content.blocks).filter((name) => name !== 'Delivery'),
    [],
  );
});

for (const text of [
  'make it shorter',
  'Make it friendlier and shorter',
  'remove the gardening and make the page shorter',
  'verschiebe die Gartenpflege nach unten und kürze die Seite',
])
  test(`the page: ${text}`, async () => {
    const { content } = await ask(text);
    assert.ok(changed(content.blocks).length > 1, changed(content.blocks).join());
  });
