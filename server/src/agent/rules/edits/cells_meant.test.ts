// What is named of a table: the cell that is nothing but a price, and the column that is called so, in full or not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';

const table = (columns: string[], ...rows: string[][]): PageContent =>
  ({
    blocks: [
      { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Alto', actionIds: [] },
      {
        ...{ type: 'table', componentId: 'table', chunkIds: [], heading: 'Alto', columns },
        rows: rows.map((cells) => ({ cells })),
      },
    ],
  }) as unknown as PageContent;

/** Beside the price a cell that speaks of another amount. */
const cases: [language: string, page: PageContent, message: string, now: RegExp][] = [
  ...(
    [
      ['en', ['Model', 'Price', 'Cap. at rest'], 'drop the capacity'],
      ['en', ['Model', 'Price', 'Draught in metres'], 'take out the draught'],
      ['de', ['Modell', 'Preis', 'Geschw. unter Segel'], 'die Geschwindigkeit kann raus'],
      ['de', ['Modell', 'Preis', 'Tiefgang in Metern'], 'Spalte Tiefgang bitte streichen'],
      ['fr', ['Modèle', 'Prix', 'Long. hors tout'], 'Enlève la longueur'],
      ['es', ['Modelo', 'Precio', 'Cap. en reposo'], 'quita la capacidad'],
      ['it', ['Modello', 'Prezzo', 'Pescaggio in metri'], 'togli il pescaggio'],
      ['pt', ['Modelo', 'Preço', 'Comp. total'], 'tira o comprimento'],
      ['nl', ['Model', 'Prijs', 'Snelh. op zee'], 'haal de snelheid eruit'],
      ['pl', ['Model', 'Cena', 'Zanurzenie w metrach'], 'usuń zanurzenie'],
      ['ja', ['型', '価格', '喫水（満載）'], '喫水は消してください'],
    ] as [string, string[], string][]
  ).map(([language, columns, message]): [string, PageContent, string, RegExp] => [
    language,
    table(columns, ['Kyma 5', '40 €', '8 l'], ['Kyma 7', '50 €', '9 l']),
    message,
    /"Kyma 5","40 €"\]/,
  ]),
  // Another column begins with the same letters: neither goes.
  [
    'en',
    table(['Model', 'Price', 'Cap. light', 'Cap. loaded'], ['Kyma 5', '£40', '8 l', '9 l']),
    'drop the capacity',
    /"£40","8 l","9 l"/,
  ],
  [
    'en',
    table(['', '', ''], ['Small', '£40', 'oars'], ['Large', '£90', 'as Small, oars up to £25']),
    'change Large to £95',
    /"£95","as Small, oars up to £25"/,
  ],
  [
    'fr',
    table(['', '', ''], ['Mini', '40 €', 'rames'], ['Maxi', '90 €', 'rames jusqu’à 25 € pièce']),
    'Maxi passe à 95 €',
    /"95 €","rames jusqu’à 25 € pièce"/,
  ],
  // Two bare prices: which of them, nobody said.
  [
    'en',
    table(['', 'Week', 'Month'], ['Small', '£40', '£90'], ['Large', '£50', '£99']),
    'change Large to £95',
    /"Large","£50","£99"/,
  ],
];

for (const [language, current, message, now] of cases) {
  test(`${language}: ${message}`, async () => {
    const context = current.blocks.flatMap((block) =>
      block.type === 'table' ? block.rows.map(({ cells }) => cells.join(' | ')) : [],
    );
    const input = ofContext(language, `Alto\n\n${context.join('\n')}`);
    const { content, text } = await run({ ...input, current, message: { text: message } });
    assert.match(JSON.stringify(content.blocks), now, text);
  });
}
