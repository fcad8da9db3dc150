// A section is known by its kind too, whatever its heading says; where two could be meant, neither is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../content/content.ts';
import { sectionOfKind } from './edits/ground/kind_named.ts';

const prose = (heading: string, text: string): Block =>
  ({ type: 'prose', componentId: heading, chunkIds: [], heading, paragraphs: [text] }) as Block;

const cases: [language: string, named: string, found: string | undefined, blocks: Block[]][] = [
  ['en', 'prices', 'What you pay', [prose('What you pay', 'A visit is £180.')]],
  ['en', 'prices', undefined, [prose('Payment terms', 'Invoices are due within 30 days.')]],
  ['en', 'steps', 'On the day', [prose('On the day', 'We listen first.')]],
  ['en', 'support', undefined, [prose('Security', 'A guard is there at night.')]],
  ['fr', 'prix', 'Ce que vous payez', [prose('Ce que vous payez', 'Une reliure coûte 140 €.')]],
  ['de', 'Preise', 'Was es kostet', [prose('Was es kostet', 'Eine Wartung kostet 320 €.')]],
  ['pl', 'cenami', 'Ile płacisz', [prose('Ile płacisz', 'Przegląd kosztuje 900 zł.')]],
  ['nl', 'prijzen', 'Wat u betaalt', [prose('Wat u betaalt', 'Een beurt kost € 80.')]],
  [
    'es',
    'precios',
    undefined,
    [prose('Lo que paga', 'Una visita: 80 €.'), prose('Honorarios', 'Desde 200 €.')],
  ],
];

for (const [language, named, found, blocks] of cases) {
  test(`${language}: ${named} → ${found ?? 'nothing'}`, () => {
    const others = [prose('Alto', 'Four people, 140 € and a van.'), ...blocks];
    const block = sectionOfKind(others, named, language);
    assert.equal(block && 'heading' in block ? block.heading : undefined, found);
  });
}
