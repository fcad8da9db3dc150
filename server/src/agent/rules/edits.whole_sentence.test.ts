// What the page says with something left out is said whole, and never twice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { makeCase } from '../../eval/case.ts';
import { ofContext, run } from './testing/run.ts';
import { isShortened } from './text/shortened.ts';

const cases: [language: string, message: string, short: string, whole: string][] = [
  [
    'en',
    'Say that there are 14 showers',
    'On site: a canteen with a terrace, a gym.',
    'On site: a canteen with a terrace, a gym, 14 showers for cyclists.',
  ],
  [
    'de',
    'Schreib dazu, dass es 14 Duschen gibt',
    'Im Haus: eine Kantine mit Terrasse, ein Kraftraum.',
    'Im Haus: eine Kantine mit Terrasse, ein Kraftraum, 14 Duschen für Radfahrer.',
  ],
  [
    'fr',
    'Ajoutez qu’il y a 14 douches',
    'Sur place : une cantine avec terrasse, une salle de sport.',
    'Sur place : une cantine avec terrasse, une salle de sport, 14 douches pour cyclistes.',
  ],
];

for (const [language, message, short, whole] of cases) {
  test(`${language}: ${message}`, async () => {
    const input = ofContext(language, `Alto.\n\n${whole}`);
    const paragraphs = [`Alto. ${short}`];
    const block = { type: 'prose', componentId: 'c1', chunkIds: [], heading: 'Alto', paragraphs };
    const { content } = await run(input);
    const current = { ...content, blocks: [block] } as unknown as PageContent;
    const after = await run({ ...input, current, message: { text: message } });
    assert.deepEqual(
      after.content.blocks.map((one) => ('paragraphs' in one ? one.paragraphs : [])),
      [[`Alto. ${whole}`]],
      after.text,
    );
  });
}

test('what the headline says of it is not said again', async () => {
  const { input } = makeCase({
    ...{ name: 'said', language: 'en', brand: { name: 'Alto' }, pageName: 'Alto' },
    ...{ context: 'Alto.\n\nClean filters save 9% of power, and we note every visit in a book.' },
    ...{ mention: [], hide: [], edits: [] },
  } as unknown as Parameters<typeof makeCase>[0]);
  const { content } = await run(input);
  const headline = 'Clean filters save 9% of power';
  const subheadline = 'We note every visit in a book.';
  const hero = { type: 'hero', componentId: 'c1', chunkIds: [], headline, subheadline };
  const current = { ...content, blocks: [hero] } as unknown as PageContent;
  const message = { text: 'Add that filters save 9% of power' };
  const after = await run({ ...input, current, message });
  assert.deepEqual(after.content.blocks, current.blocks, after.text);
});

test('words in common are no shortened sentence', () => {
  assert.equal(
    isShortened('We repair all pianos.', 'We tune all organs and repair pianos.'),
    false,
  );
  assert.equal(isShortened('Open daily with parking.', 'Open daily from 8 with parking.'), true);
  assert.equal(isShortened('Open daily.', 'Open daily from 8.'), false);
});
