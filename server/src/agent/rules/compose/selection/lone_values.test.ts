// A label with its value is no section: without a list to join it stands where one begins, or last.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const actions = [{ buttonTitle: 'Go', actionType: 'calendar' as const, url: 'https://c.example' }];
async function blocksOf(language: string, context: string) {
  const { input } = makeCase({
    ...{ name: 'lone', language, brand: { name: 'Lindvall' }, pageName: 'Offer', context, actions },
    ...{ account: { name: 'Halvorsen' }, mention: [], hide: [] },
  });
  return (await run(input)).content.blocks;
}

const timed: [language: string, context: string, said: string][] = [
  [
    'en',
    'Lindvall cleans and refills duvets.\n\nHow it goes\n1. We collect the duvet at your door\n2. Washing and drying\n3. Back at your door\n\nInternal: driver Ken is off in May.\nCurrent wait for a collection: 9 days.',
    'Current wait for a collection: 9 days.',
  ],
  [
    'de',
    'Lindvall repariert Standuhren und Wanduhren.\n\nAblauf\n1. Sie schicken uns ein Foto\n2. Wir holen die Uhr ab\n3. Reinigung und neue Federn\n\nIntern: Lehrling beginnt im Herbst.\nWartezeit zurzeit: 5 Wochen.',
    'Wartezeit zurzeit: 5 Wochen.',
  ],
  [
    'nl',
    'Lindvall repareert bakfietsen aan huis.\n\nZo gaat het\n1. U stuurt een foto\n2. De monteur komt langs\n3. U betaalt achteraf\n\nIntern: busje 2 naar de keuring.\nWachttijd op dit moment: 3 dagen.',
    'Wachttijd op dit moment: 3 dagen.',
  ],
];
for (const [language, context, said] of timed) {
  test(`how long it takes now stands where one begins (${language})`, async () => {
    const blocks = await blocksOf(language, context);
    const closing = blocks.find(({ type }) => type === 'callToAction');
    assert.equal(closing?.type === 'callToAction' ? closing.text : undefined, said);
    assert.ok(!blocks.some((block) => block.type === 'prose'));
  });
}

test('what is no time ends what is told, under a name that says so; a sentence is no value', async () => {
  const steps = 'Cómo va\n1. Una llamada\n2. La visita\n3. El montaje';
  const blocks = await blocksOf(
    'es',
    `Lindvall monta toldos.\n\n${steps}\n\nInterno: no llamar a Paco.\nColor de la lona: arena clara.`,
  );
  const last = blocks.findLast(({ type }) => type === 'prose');
  assert.deepEqual(last?.type === 'prose' ? last.paragraphs : [], [
    'Color de la lona: arena clara.',
  ]);
  assert.equal(blocks[1]?.type, 'steps');
  const whole = await blocksOf(
    'en',
    `Lindvall hangs awnings.\n\nHow it goes\n1. A call\n2. The visit\n3. The fitting\n\nCloth\nThe cloth is woven in a mill near the sea.`,
  );
  const text = 'The cloth is woven in a mill near the sea.';
  const closing = whole.find(({ type }) => type === 'callToAction');
  assert.notEqual(closing?.type === 'callToAction' ? closing.text : undefined, `Cloth: ${text}`);
});
