// Price lists as people write them, and the tables that a page shows of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AgentInput } from '../agent.ts';
import { run, sample } from './testing/run.ts';

async function written(language: string, lines: string, notes = '') {
  const input = sample('robotics');
  const { content, text } = await run({
    ...input,
    language,
    page: { ...input.page, pageContext: lines, logos: [] },
    brand: { name: 'Halm' } as NonNullable<AgentInput['brand']>,
    audience: { ...input.audience, supplementaryContext: notes },
    person: { ...input.person, name: 'Moira Kinnear' } as NonNullable<AgentInput['person']>,
    chunks: [],
    activity: [],
  } as AgentInput);
  const blocks = content?.blocks ?? [];
  const tables = blocks.flatMap((block) => (block.type === 'table' ? [block] : []));
  return { blocks, tables, page: JSON.stringify(blocks), reply: text };
}

test('what all the amounts are per stands with them, however long their heading is', async () => {
  const cases: [language: string, heading: string, rows: string, unit: RegExp][] = [
    [
      'en',
      'What a stall costs, per day and metre, power included',
      'Corner .... £9\nRow ....... £7',
      /per day and metre, power included/,
    ],
    [
      'de',
      'Was das Stimmen kostet, je Instrument und Besuch, Anfahrt inbegriffen',
      'Klavier: 95 €\nFlügel: 120 €',
      /je Instrument und Besuch, Anfahrt inbegriffen/,
    ],
    [
      'fr',
      'Tarifs 2026, par ruche et par saison, miel compris, hors taxes',
      'Plaine | 58 €\nMontagne | 83 €',
      /ar ruche et par saison, miel compris, hors taxes/,
    ],
    [
      'es',
      'Precios orientativos, mesa de roble claro, montaje y transporte incluidos, sin IVA',
      'Largo\tNatural\tTeñido\n120 cm\t390 €\t430 €\n180 cm\t520 €\t570 €',
      /esa de roble claro, montaje y transporte incluidos, sin IVA/,
    ],
    [
      'pl',
      'Cennik strzyżenia, za sztukę, z dojazdem, netto, od 20 sztuk',
      'Owca: 21 zł\nAlpaka: 90 zł',
      /za sztukę, z dojazdem, netto, od 20 sztuk/,
    ],
  ];
  for (const [language, heading, rows, unit] of cases) {
    const told = `Halm works here.\n\n${heading}\n${rows}\n\nHalm\nHalm. 2009.`;
    const [table] = (await written(language, told)).tables;
    assert.match(`${table?.heading} ${table?.note}`, unit, heading);
    assert.ok((table?.heading?.length ?? 0) < 75, table?.heading);
  }
});

test('a sentence above prices is no heading', async () => {
  const told =
    'Halm works here.\n\nA hive is best looked after twice, in May and in August.\nHive: £75\nSwarm: £95';
  const [table] = (await written('en', told)).tables;
  assert.doesNotMatch(table?.heading ?? '', /looked after/);
});
