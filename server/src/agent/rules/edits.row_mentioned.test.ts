// A row of a table is a source: it is told in words, and `as an alternative` is no part of its name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../content/content.ts';
import { readRequests } from './edits/read_requests.ts';
import { ofContext, run } from './testing/run.ts';

const read: [language: string, message: string, text: string][] = [
  ['en', 'add berth 7 as an option', 'berth 7'],
  ['de', 'Platz B als Alternative erwähnen', 'Platz B'],
  ['fr', 'mentionnez en option la place B', 'place B'],
  ['es', 'menciona la plaza B como alternativa', 'plaza B'],
  ['it', 'menziona il posto B come alternativa', 'posto B'],
  ['pt', 'mencione o lugar B como alternativa', 'lugar B'],
  ['nl', 'noem plek B als alternatief', 'plek B'],
  ['pl', 'wspomnij o miejscu B jako alternatywie', 'miejscu B'],
];
for (const [language, message, text] of read) {
  test(`${language}: ${message}`, () => {
    const [request] = readRequests(message, language);
    assert.partialDeepStrictEqual(request, { kind: 'mention', text, sourced: true });
  });
}

const contexts: Record<
  string,
  [context: string, told: string, asked: [string, RegExp | undefined][]]
> = {
  en: [
    'Quayside lets berths.\n\nBerths\nBerth | Length | Fee per year\n5 | 9 m | £2,400\n7 | 11 m | £2,950\n9 | 14 m | £3,600',
    'For you',
    [
      ['mention berth 7 as an alternative', /Berth 7: £2,950 per year/],
      ['mention berth 8 as an alternative', undefined],
    ],
  ],
  de: [
    'Uferhof vermietet Stellplätze.\n\nPlätze\nPlatz | Fläche | Preis im Monat\nA | 12 m² | 90 €\nB | 20 m² | 140 €',
    'Für Sie',
    [
      ['erwähne Platz B als Alternative', /B: 140 €/],
      ['erwähne Platz C als Alternative', undefined],
    ],
  ],
};

for (const [language, [context, heading, asked]] of Object.entries(contexts)) {
  const input = ofContext(language, context);
  for (const [message, added] of asked) {
    test(`${language}: ${message}`, async () => {
      const { content } = await run(input);
      const block = {
        type: 'prose',
        componentId: 'c1',
        chunkIds: [],
        heading,
        paragraphs: ['Alto.'],
      };
      const current = { ...content, blocks: [block] } as unknown as PageContent;
      const after = await run({ ...input, current, message: { text: message } });
      const now = JSON.stringify(after.content.blocks);
      if (added) assert.match(now, added, after.text);
      else assert.equal(now, JSON.stringify(current.blocks), after.text);
    });
  }
}
