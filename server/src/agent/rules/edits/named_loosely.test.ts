// What the page calls otherwise: steps by the names of a list, services under `What we do`, the part about us below the
// headline; and the price of one thing is never that of another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { makeCase } from '../../../eval/case.ts';
import { ofContext, run } from '../testing/run.ts';

const base = { chunkIds: [] };
const blocks = (words: Record<string, string>): PageContent =>
  ({
    blocks: [
      {
        ...base,
        type: 'hero',
        componentId: 'hero',
        headline: words.line,
        subheadline: words.us,
        actionIds: [],
      },
      { ...base, type: 'prose', componentId: 'note', heading: 'Alma', paragraphs: [words.note] },
      {
        ...base,
        type: 'benefits',
        componentId: 'steps',
        heading: words.did,
        items: [
          { title: `${words.step} 1, Ana`, text: words.one },
          { title: `${words.step} 2, Bea`, text: words.two },
        ],
      },
      { ...base, type: 'callToAction', componentId: 'cta', heading: words.next, actionIds: [] },
    ],
  }) as PageContent;

const pages: Record<string, Record<string, string>> = {
  en: {
    line: 'Hives on your roof',
    us: 'Larch Bees keeps hives on roofs. We are five. The van is green.',
    note: 'Racks cost £120 each. Buying back pays 15 % of the new price.',
    did: 'What we proposed',
    step: 'Step',
    one: 'We look at the roof.',
    two: 'We bring two hives. They stay until autumn.',
    next: 'The next step',
  },
  nl: {
    line: 'Bijen op uw dak',
    us: 'Larix houdt bijen op daken. We zijn met vijf. De bus is groen.',
    note: 'Rekken kosten € 120 per stuk. Bij inkoop betalen we 15 % van de nieuwe prijs.',
    did: 'Wat we doen',
    step: 'Stap',
    one: 'We bekijken het dak.',
    two: 'We brengen twee kasten. Ze blijven tot de herfst.',
    next: 'De volgende stap',
  },
};

const cases: [language: string, message: string, order: string, page?: RegExp][] = [
  ['en', 'Move the steps right to the top', 'hero steps note cta'],
  ['nl', 'Zet de stappen bovenaan', 'hero steps note cta'],
  ['en', 'Add the price of the racks', 'hero note steps cta'],
  [
    'en',
    'Make the text about us shorter',
    'hero note steps cta',
    /"Larch Bees keeps hives on roofs\."/,
  ],
  ['nl', 'De tekst over het bedrijf is te lang, één zin', 'hero note steps cta', /op daken\."/],
  ['nl', 'maak de lijst met diensten korter', 'hero note steps cta', /"We brengen twee kasten\."/],
];

for (const [language, message, order, page] of cases) {
  test(message, async () => {
    const words = pages[language] ?? {};
    const current = blocks(words);
    const input = ofContext(language, `${words.us}\n\nAlma\n${words.note}`);
    const { content } = await run({ ...input, current, message: { text: message } });
    assert.equal(content.blocks.map(({ componentId }) => componentId).join(' '), order);
    if (page) assert.match(JSON.stringify(content), page);
  });
}

test('a headline that is about it already is told to be', async () => {
  const words: Record<string, string> = {
    ...pages.en,
    line: 'You never have to climb the ladder',
  };
  const { input } = makeCase({
    name: 'en',
    language: 'en',
    brand: { name: 'Alto' },
    pageName: 'Alto',
    context: `${words.us}\n\nYou never have to climb the ladder. ${words.note}`,
    mention: [],
    hide: [],
    edits: [],
  } as unknown as Parameters<typeof makeCase>[0]);
  const message = { text: 'make the headline about never having to go up climbing' };
  const { content, text } = await run({ ...input, current: blocks(words), message });
  assert.deepEqual(content, blocks(words));
  assert.match(text, /already/);
});
