import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const planOf = (text: string, language: string): string[] =>
  readText(`# Mill\n\n## Plan\n${text}`, language).sections.flatMap(({ tables, items }) => [
    ...tables.flatMap(({ rows }) => rows.map(([when = '']) => when)),
    ...items.map(({ title }) => title),
  ]);

test('the rows of a plan stay together, in their order', () => {
  const rows: [string, string, string[]][] = [
    [
      'en',
      'Week 1: we measure.\nWeek 2: we draw.\nFrom week 3: the fitters come.\nEvery quarter: a review.',
      ['Week 1', 'Week 2', 'From week 3', 'Every quarter'],
    ],
    [
      'de',
      'Woche 1: Aufmaß vor Ort.\nWoche 2: Zeichnung.\nInnerhalb von 3 Tagen danach: Ihre Freigabe.',
      ['Woche 1', 'Woche 2', 'Innerhalb von 3 Tagen danach'],
    ],
    [
      'fr',
      'Semaine 1 : relevé.\nSemaine 2 : dessin.\nÀ la fin : réception des travaux.',
      ['Semaine 1', 'Semaine 2', 'À la fin'],
    ],
  ];
  for (const [language, text, titles] of rows) assert.deepEqual(planOf(text, language), titles);
  assert.deepEqual(
    readText(
      '# Mill\n\n## Plan\nWeek 1: we measure.\nWeek 2: we draw.\nParking: behind the house.',
      'en',
    ).sections[0]?.tables[0]?.rows.length,
    2,
  );
});

test('entries that are named after their weeks follow one another; sizes of a course do not', () => {
  const ordered = (titles: string[], language: string): boolean =>
    readText(
      `# Mill\n\n## Plan\n${titles.map((title) => `- ${title} – what is done then, told at such length that it can be no row of a table: who comes, what they bring with them, what they need from you, and what you get from them afterwards`).join('\n')}`,
      language,
    ).sections.some((section) => section.ordered);
  assert.ok(ordered(['Week 0', 'Week 1', 'Week 2 to 21', 'Halfway'], 'en'));
  assert.ok(ordered(['Woche 1', 'Woche 2', 'Am Ende'], 'de'));
  assert.ok(!ordered(['Day ticket', 'Week ticket', 'Month ticket'], 'en'));
});

test('a price is that of what stands right before it', () => {
  const named = (rows: string, language: string): string[] =>
    readText(`# Mill\n\n## Prices\n${rows}`, language).sections.flatMap(({ tables }) =>
      tables.flatMap((table) => table.rows.map(([name = '']) => name)),
    );
  assert.deepEqual(
    named('Group of eight, ten weeks: € 900\nTests are included, workbook: € 32', 'en'),
    ['Group of eight, ten weeks', 'Workbook'],
  );
  assert.deepEqual(
    named('Tendone 10 x 10: 780 €\nLuci interne comprese. Quadro elettrico: 150 €', 'it'),
    ['Tendone 10 x 10', 'Quadro elettrico'],
  );
});
