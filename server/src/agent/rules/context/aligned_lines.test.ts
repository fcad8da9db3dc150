import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const set = (widths: readonly number[], ...rows: string[][]): string =>
  rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd(),
    )
    .join('\n');

const read = (text: string, language = 'en') =>
  readText(`Alba builds lifts for small houses.\n\n${text}`, language).sections;

test('names above columns are the head, though the corner is empty and the names have figures', () => {
  const [table] = read(
    set(
      [27, 12, 12, 12],
      ['', 'LX 2', 'LX 4', 'LX 9'],
      ['Load', '200 kg', '400 kg', '900 kg'],
      ['Platform, inside measure', '0.8 m', '1.1 m', '1.4 m'],
      ['Speed', '', '0.3 m/s', '0.6 m/s'],
      ['Power', '1.1 kW', '2.2 kW'],
    ),
  ).flatMap(({ tables }) => tables);
  assert.deepEqual(table?.columns, ['', 'LX 2', 'LX 4', 'LX 9']);
  assert.deepEqual(table?.rows[2], ['Speed', '', '0.3 m/s', '0.6 m/s']);
  assert.deepEqual(table?.rows[3], ['Power', '1.1 kW', '2.2 kW', '']);
});

test('a name that runs up to the next column is parted from the cell there', () => {
  for (const name of ['Parts in touch with oil', 'Parts in touch with oils']) {
    const rows = set(
      [24, 12, 12],
      ['Model', 'LX 2', 'LX 4'],
      ['Load', '200 kg', '400 kg'],
      ['Weight', '90 kg', '120 kg'],
    );
    const [table] = read(`${rows}\n${name} 1.4404      1.4404`).flatMap(({ tables }) => tables);
    assert.deepEqual(table?.rows.at(-1), [name, '1.4404', '1.4404']);
  }
});

test('when and what, one below the other, is a plan under its heading', () => {
  for (const [language, heading, rows] of [
    [
      'en',
      'How it goes',
      [
        ['Week 1', 'Survey of the shaft'],
        ['Weeks 2-5', 'Drawings'],
        ['Handover', 'With the inspector'],
      ],
    ],
    [
      'de',
      'So läuft es',
      [
        ['Woche 1', 'Aufmaß im Haus'],
        ['Monate 2-4', 'Fertigung'],
        ['Abnahme', 'Mit dem Prüfer'],
      ],
    ],
    [
      'fr',
      'Le déroulement',
      [
        ['jeudi 16/10', 'Visite de la cage'],
        ['lundi 3/11', 'Plans'],
      ],
    ],
    [
      'es',
      'El día',
      [
        ['9.30', 'Llegada al taller'],
        ['11.00', 'Prueba en la torre'],
      ],
    ],
    [
      'pl',
      'Przebieg',
      [
        ['Dzień 1', 'Pomiary'],
        ['Dzień 2', 'Projekt windy'],
      ],
    ],
  ] as [string, string, string[][]][]) {
    const sections = read(`${heading}\n${set([14], ...rows)}`, language);
    const found = sections.find(({ tables }) => tables.length > 0);
    assert.equal(found?.heading, heading);
    assert.equal(found?.tables[0]?.kind, 'agenda');
    assert.deepEqual(found?.tables[0]?.rows, rows);
  }
});

test('names before what is said of them are a list', () => {
  const rows = [
    ['Survey', 'we measure the shaft and the doors'],
    ['Drawings', 'one set for you, one for the inspector'],
    ['Fitting', 'our own people, never a contractor'],
  ];
  const found = read(`What you get\n${set([14], ...rows)}`).find(({ items }) => items.length > 0);
  assert.equal(found?.heading, 'What you get');
  assert.deepEqual(
    found?.items.map(({ title }) => title),
    ['Survey', 'Drawings', 'Fitting'],
  );
});

test('“after” alone above prices is a date of theirs, beside “before” it is a result', () => {
  const kindOf = (...heads: string[]): string | undefined =>
    read(`Prices\n${heads.join(' | ')}\nSmall | 90 € | 120 €\nLarge | 190 € | 220 €`).flatMap(
      ({ tables }) => tables,
    )[0]?.kind;
  assert.equal(kindOf('Lift', 'until 1 May', 'after'), 'prices');
  assert.equal(kindOf('House', 'before', 'after'), 'plain');
});

test('a cell goes on below itself, a name set loosely above its column heads it, and words alone are a table too', () => {
  const [prices] = read(
    [
      'THREE WAYS TO STAY                            per night',
      'The Loft          two beds, kitchen, bath     £68',
      'The Barn          six beds, two baths,',
      '                  a stove                     £86',
      'The Hut           one bed, no stove           £49',
    ].join('\n'),
  ).flatMap(({ tables }) => tables);
  assert.deepEqual(prices?.columns, ['Three ways to stay', '', 'per night']);
  assert.deepEqual(prices?.rows[1], ['The Barn', 'six beds, two baths, a stove', '£86']);
  const [plans] = read(
    set([16, 8, 8], ['', 'Basis', 'Plus'], ['Wartung', 'ja', 'ja'], ['Notdienst', 'nein', 'ja']),
    'de',
  ).flatMap(({ tables }) => tables);
  assert.deepEqual(plans?.rows, [
    ['Wartung', 'ja', 'ja'],
    ['Notdienst', 'nein', 'ja'],
  ]);
});
