// What is to stand behind something goes no further up, unless right behind it; one paragraph moves without its section.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';

const words: Record<string, [prices: string, care: string, notes: string]> = {
  en: ['Prices', 'Warranty: two years on the frame.', 'Our tents are sewn in Hull.'],
  de: ['Preise', 'Garantie: zwei Jahre auf das Gestell.', 'Unsere Zelte nähen wir in Hof.'],
  es: ['Precios', 'Garantía: dos años en el armazón.', 'Las carpas se cosen en Lugo.'],
  pt: ['Preços', 'Garantia: dois anos na armação.', 'As tendas são feitas em Braga.'],
  nl: ['Prijzen', 'Garantie: twee jaar op het frame.', 'Onze tenten naaien we in Goes.'],
};

const pageOf = (language: string): PageContent => {
  const [prices = '', care = '', notes = ''] = words[language] ?? [];
  const base = { chunkIds: [] };
  return {
    blocks: [
      { ...base, type: 'hero', componentId: 'hero', headline: notes, actionIds: [] },
      { ...base, type: 'quote', componentId: 'quote', text: 'Ola', attribution: 'Mila Roth' },
      { ...base, type: 'prose', componentId: 'notes', heading: 'Hull', paragraphs: [notes, care] },
      {
        ...base,
        type: 'table',
        componentId: 'prices',
        heading: prices,
        columns: ['', prices],
        rows: [{ cells: ['Alba', '90 €'] }, { cells: ['Luna', '120 €'] }],
      },
      { ...base, type: 'callToAction', componentId: 'cta', heading: 'Ola', actionIds: [] },
    ],
  } as PageContent;
};

const cases: [language: string, message: string, order: string][] = [
  ['en', 'Put the prices further down, after the quote', 'hero quote notes prices cta'],
  ['en', 'Put the prices right after the quote', 'hero quote prices notes cta'],
  ['en', 'Put the quote before the prices', 'hero quote notes prices cta'],
  ['en', 'Put the prices before the quote', 'hero prices quote notes cta'],
  ['de', 'Zeig die Preise hinter dem Zitat', 'hero quote notes prices cta'],
  ['nl', 'zet de prijzen verder naar beneden, na het citaat', 'hero quote notes prices cta'],
  ['es', 'Pon la cita después de los precios', 'hero notes prices quote cta'],
  ['en', 'put the warranty near the prices', 'hero quote notes prices * cta'],
  ['de', 'die Garantiebedingungen bitte ganz ans Ende', 'hero quote notes prices * cta'],
  ['pt', 'Coloca a garantia perto dos preços', 'hero quote notes prices * cta'],
  ['es', 'pon la garantía cerca de los precios', 'hero quote notes prices * cta'],
  // What follows says why, or how near; two names are two sections.
  ['en', 'Put the prices first, the landlord wants them on paper', 'hero prices quote notes cta'],
  [
    'de',
    'Zieh die Preise ganz nach oben, der Vorstand fragt danach',
    'hero prices quote notes cta',
  ],
  ['es', 'Los precios más arriba, mejor justo después de la cita', 'hero quote prices notes cta'],
  ['de', 'Die Preise weiter rauf, am besten gleich nach dem Zitat', 'hero quote prices notes cta'],
  ['nl', 'Zet de prijzen en het citaat helemaal onderaan', 'hero notes prices quote cta'],
  // The name of a section is no line below the headline.
  ['en', "put 'Prices' right at the top under the headline", 'hero prices quote notes cta'],
  ['de', '„Preise“ direkt unter die Überschrift', 'hero prices quote notes cta'],
  ['es', 'pon «Precios» justo debajo del titular', 'hero prices quote notes cta'],
  ['pt', 'põe «Preços» logo abaixo do título', 'hero prices quote notes cta'],
  ['nl', 'zet “Prijzen” direct onder de kop', 'hero prices quote notes cta'],
];

for (const [language, message, order] of cases) {
  test(message, async () => {
    const context = [...(words[language] ?? [])].join('\n');
    const input = ofContext(language, context);
    const current = pageOf(language);
    const { content } = await run({ ...input, current, message: { text: message } });
    const known = new Set(current.blocks.map(({ componentId }) => componentId));
    const now = content.blocks.map((one) => (known.has(one.componentId) ? one.componentId : '*'));
    assert.equal(now.join(' '), order);
  });
}

const asked: [language: string, said: string, proposed: string, message: string][] = [
  ['en', '“How are moorings paid?”', 'Half in May.', 'move mooring payments up, under Hull'],
  ['de', '„Wie wird der Liegeplatz bezahlt?“', 'Halb im Mai.', 'den Liegeplatz bitte nach Hull'],
  ['nl', '“Hoe betalen we de ligplaats?”', 'De helft in mei.', 'zet de ligplaats na Hull'],
];
for (const [language, said, proposed, message] of asked) {
  const heard = (items: object[]) => ({
    ...{ type: 'heard', componentId: 'heard', chunkIds: [], heading: 'Ola', items },
  });
  const move = async (...more: object[]) => {
    const [hero, ...rest] = pageOf(language).blocks;
    const pairs = heard([
      { said: '“Ola?”', proposed: 'Ola, Mila.' },
      { said, proposed },
    ]);
    const current = { blocks: [hero, pairs, ...rest, ...more] } as unknown as PageContent;
    const input = ofContext(language, [...(words[language] ?? []), proposed].join('\n'));
    return (await run({ ...input, current, message: { text: message } })).content.blocks;
  };
  test(`what the reader asked goes beside a section with its answer: ${message}`, async () => {
    const blocks = await move();
    const at = blocks.findIndex(({ componentId }) => componentId === 'notes');
    assert.match(JSON.stringify(blocks[at + 1]), new RegExp(proposed));
    assert.doesNotMatch(JSON.stringify(blocks[1]), new RegExp(proposed));
  });
}
