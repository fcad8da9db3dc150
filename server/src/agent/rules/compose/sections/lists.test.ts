// A list keeps the order its author gave it; only what the team wants first goes before the rest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

async function titlesIn(language: string, context: string, asked: string, notes = '') {
  const { input } = makeCase({
    ...{ name: 'order', language, brand: { name: 'Lindvall' }, pageName: 'Offer', context, notes },
    ...{ actions: [], account: { name: 'Halvorsen' }, mention: [], hide: [] },
    activity: [{ type: 'email', direction: 'from', payload: { body: asked } }],
  });
  const { content } = await run(input);
  const lists = content.blocks.filter((block) => block.type === 'benefits');
  return lists[0]?.items.map(({ title }) => title) ?? [];
}

const cases: [language: string, context: string, asked: string, titles: readonly string[]][] = [
  [
    'en',
    'Lindvall checks playground ropes for councils in the north.\n\nHow worn a rope is\n- Low: leave it and look again in spring.\n- Middle: order a new rope within a month.\n- High: close the frame on the same day.',
    'Would you close our frame on the same day if a rope is worn?',
    ['Low', 'Middle', 'High'],
  ],
  [
    'de',
    'Lindvall vermietet Bühnen an Vereine im Umland.\n\nUnsere Bühnen\n- Klein: 4 x 3 m, für Lesungen.\n- Mittel: 6 x 5 m, für Bands.\n- Groß: 10 x 8 m, mit Dach.',
    'Wir haben eine Band mit sieben Leuten, welche Bühne passt für Bands?',
    ['Klein', 'Mittel', 'Groß'],
  ],
  [
    'fr',
    'Lindvall affûte les lames des cuisines collectives.\n\nTrois degrés d’usure\n- Léger : un passage à la pierre suffit.\n- Moyen : la lame est reprise à la meule.\n- Fort : la lame est remplacée.',
    'Nos lames sont très usées, faut-il les remplacer ?',
    ['Léger', 'Moyen', 'Fort'],
  ],
];

for (const [language, context, asked, titles] of cases)
  test(`${titles.join(', ')} follow one another`, async () => {
    assert.deepEqual(await titlesIn(language, context, asked), titles);
  });

test('what the team wants first goes before the others', async () => {
  const context =
    'Lindvall repairs boats on the lake.\n\nWhat we do\n- Hulls: painted in the dry dock.\n- Engines: serviced in winter, with a report.\n- Sails: cut and sewn by hand.\n- Trailers: checked before the season.';
  const titles = await titlesIn('en', context, 'Hello.', 'Lead with the engines.');
  assert.deepEqual(titles, ['Engines', 'Hulls', 'Sails', 'Trailers']);
});
