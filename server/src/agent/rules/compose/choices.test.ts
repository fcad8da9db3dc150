// What one chooses from: ways are no steps, and the price of an offer is not what its extras cost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { nurseJobs } from '../../../eval/cases/english_work.ts';
import { readText } from '../context/read.ts';
import { emptySection } from '../context/reading.ts';
import { first } from '../testing/look.ts';
import { run } from '../testing/run.ts';
import { isStepsSection } from './sections/lists.ts';

const numbered = (heading: string): string =>
  `${heading}\n1. Alpha is the first of them.\n2. Beta is the second of them.\n3. Gamma is the third.`;

const headings: [language: string, choice: string, steps: string][] = [
  ['en', 'Three ways', 'Three steps'],
  ['de', 'Drei Möglichkeiten', 'In drei Schritten'],
  ['fr', 'Trois formules', 'Trois étapes'],
  ['es', 'Tres opciones', 'Tres pasos'],
  ['it', 'Tre strade', 'Tre passi'],
  ['pt', 'Três opções', 'Três passos'],
  ['nl', 'Drie manieren', 'Drie stappen'],
  ['pl', 'Trzy sposoby', 'Trzy kroki'],
];
for (const [language, choice, steps] of headings)
  test(`what one chooses from is numbered and follows no order (${language})`, () => {
    const isSteps = (heading: string): boolean | undefined =>
      readText(`Alba mends roofs.\n\n${numbered(`## ${heading}`)}`, language)
        .sections.filter(({ items }) => items.length > 0)
        .map(isStepsSection)[0];
    assert.equal(isSteps(choice), false, choice);
    assert.equal(isSteps(steps), true, steps);
  });

test('steps that are not numbered are steps by their heading', () => {
  for (const heading of ['How it goes', 'Pasos', 'Étapes', 'Jak zaczynamy', 'Zo gaat het'])
    assert.equal(isStepsSection({ ...emptySection(heading), items: twoItems }), true, heading);
});
const twoItems = [{ title: 'Alpha' }, { title: 'Beta' }];

const plans: [language: string, table: string, prices: string[]][] = [
  [
    'en',
    '| Plan | Visits | Call-outs | Price per month |\n|---|---|---|---|\n| Base | 8 | £95 each | from £68 |\n| Full | 12 | included | from £145 |',
    ['from £68 per month', 'from £145 per month'],
  ],
  [
    'de',
    '| Paket | Wartung | Ersatzgerät | Preis im Monat |\n|---|---|---|---|\n| Klein | 2 im Jahr | 49 € je Einsatz | 89 € |\n| Mittel | 4 im Jahr | inklusive | 169 € |',
    ['89 € im Monat', '169 € im Monat'],
  ],
];
for (const [language, table, prices] of plans)
  test(`an offer costs what most offers of its list have a price in (${language})`, async () => {
    const { input } = makeCase({
      ...{ name: 'plans', language, brand: { name: 'Alba' }, pageName: 'x' },
      context: `Alba mends roofs.\n\n## ${language === 'de' ? 'Pakete' : 'Plans'}\n${table}`,
      ...{ actions: [], person: { name: 'Olive Grant' }, mention: [], hide: [] },
    });
    const { options = [] } = first((await run(input)).content, 'pricing') ?? {};
    assert.deepEqual(
      options.map(({ price, unit = '' }) => `${price} ${unit}`.trim()),
      prices,
    );
  });

test('a sentence below the headline is not taken from two that belong together', async () => {
  // `Who we are looking for: a nurse … Palliative experience is welcome, and we pay for the diploma.`
  const { content } = await run(nurseJobs.input);
  const hero = first(content, 'hero');
  assert.ok(!hero?.subheadline?.includes('diploma'), hero?.subheadline);
});
