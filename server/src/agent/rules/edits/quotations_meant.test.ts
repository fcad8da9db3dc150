// A wish about a quotation concerns quotations only: by its speaker, their trade or their place, and never a logo of that name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { edit, ofContext } from '../testing/run.ts';

const context =
  'Alto cleans boats.\n\n"No barnacles since May." Ines Roca, harbour master, Port Vell\n"They came at six." Tom Ash, Ash & Sons Bakery';
const pageOf = (...blocks: object[]): PageContent =>
  ({
    blocks: [
      { type: 'hero', headline: 'Alto', actionIds: [] },
      { type: 'logos', items: [{ altText: 'Ash & Sons Bakery' }, { altText: 'Port Vell' }] },
      ...blocks,
      { type: 'callToAction', heading: 'Alto', actionIds: [] },
    ].map((block, at) => ({ componentId: `b${at}`, chunkIds: [], ...block })),
  }) as unknown as PageContent;
const quoted = pageOf({
  ...{ type: 'quote', text: 'No barnacles since May.' },
  ...{ attribution: 'Ines Roca', role: 'harbour master, Port Vell' },
});
const told = pageOf({
  type: 'prose',
  heading: 'Others',
  paragraphs: [
    '“No barnacles since May.” Ines Roca, harbour master, Port Vell. “It floats again.” Ada Lund, Lund Ferries.',
  ],
});

/** Gone, asked back, or told that there is none. */
const asked: [language: string, message: string, what: 'goes' | 'none' | 'perhaps'][] = [
  ['en', 'take out the quote from Ash', 'none'],
  ['en', 'drop the Ash & Sons testimonial', 'none'],
  ['en', 'drop the baker’s quote', 'none'],
  ['en', 'the quote from the harbour can go', 'goes'],
  ['en', 'remove the quotation from the Port Vell people', 'goes'],
  ['en', 'remove the captain’s quote', 'goes'],
  ['en', 'cut the harbour master’s words', 'goes'],
  ['de', 'Das Zitat von Ash & Sons bitte löschen', 'none'],
  ['de', 'Kundenstimme vom Kapitän raus', 'perhaps'],
  ['fr', 'enlevez le témoignage d’Ash', 'none'],
  ['fr', 'retirer l’avis du capitaine', 'goes'],
  ['es', 'quita la frase de la señora de Port Vell', 'goes'],
  ['it', 'togli la citazione di Ash', 'none'],
  ['pt', 'tirar o testemunho da Ash', 'none'],
  ['nl', 'quote van Ash weg', 'none'],
  ['nl', 'haal de quote van de kapitein eruit', 'goes'],
  ['pl', 'usuń cytat z Port Vell', 'goes'],
];
for (const [language, message, what] of asked) {
  test(`${language}: ${message}`, async () => {
    const { content, text } = await edit(ofContext(language, context), message, {
      current: quoted,
    });
    const page = JSON.stringify(content.blocks);
    assert.equal(page.includes('No barnacles'), what !== 'goes', text);
    assert.match(page, /"Ash & Sons Bakery".*"Port Vell"/, text);
  });
}

test('one of two quotations in a text goes with its speaker', async () => {
  const current = told;
  const { content } = await edit(ofContext('en', context), 'drop the Lund quote', { current });
  assert.match(
    JSON.stringify(content.blocks),
    /"“No barnacles since May.” Ines Roca, harbour master, Port Vell."/,
  );
});
