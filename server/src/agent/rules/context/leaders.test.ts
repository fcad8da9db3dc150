import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const read = (lines: string, language: string) =>
  readText(`It is a thing that works.\n\nWhat there is\n${lines}\n`, language).sections;
const tablesIn = (lines: string, language: string) =>
  read(lines, language).flatMap(({ tables }) => tables);

const parted: [language: string, lines: string, columns: string[], rows: string[][]][] = [
  [
    'fr',
    `Accord complet ............ 95 €
Remplacement d'une corde grave . 48 €
Déplacement ............... 22 €`,
    ['', ''],
    [
      ['Accord complet', '95 €'],
      ["Remplacement d'une corde grave", '48 €'],
      ['Déplacement', '22 €'],
    ],
  ],
  [
    'de',
    `Arbeit ................. Verein ........ Gäste
Bahn abziehen, je Feld .. 18,50 € .. 24,00 €
Netz spannen ........... 6,00 € ........ 8,50 €
Licht ab 20 Uhr ........ frei .......... 12,00 €`,
    ['Arbeit', 'Verein', 'Gäste'],
    [
      ['Bahn abziehen, je Feld', '18,50 €', '24,00 €'],
      ['Netz spannen', '6,00 €', '8,50 €'],
      ['Licht ab 20 Uhr', 'frei', '12,00 €'],
    ],
  ],
  [
    'es',
    `Ermita ........ 45 minutos ........ 280 €
Catedral ...... 90 minutos ....... 520 €`,
    ['', '', ''],
    [
      ['Ermita', '45 minutos', '280 €'],
      ['Catedral', '90 minutos', '520 €'],
    ],
  ],
  [
    'en',
    `Chimney, swept from below ........ £70
Chimney, swept from above with a cage and two people .. £165
Camera ........................... £40 first flue, £25 after`,
    ['', ''],
    [
      ['Chimney, swept from below', '£70'],
      ['Chimney, swept from above with a cage and two people', '£165'],
      ['Camera', '£40 first flue, £25 after'],
    ],
  ],
  [
    'ja',
    `六畳間 ‥‥ 38,000円
八畳間 ‥‥ 49,500円
茶室・・・ 62,000円`,
    ['', ''],
    [
      ['六畳間', '38,000円'],
      ['八畳間', '49,500円'],
      ['茶室', '62,000円'],
    ],
  ],
  [
    'fr',
    `Prestation … Semaine … Week-end
Accord d’un piano … 95 € … 130 €
Réglage … 210 € … 260 €`,
    ['Prestation', 'Semaine', 'Week-end'],
    [
      ['Accord d’un piano', '95 €', '130 €'],
      ['Réglage', '210 €', '260 €'],
    ],
  ],
  [
    'pl',
    `Usługa . . . . . . Dni . . . . . Cena
Oprawa . . . . . . 5 . . . . . . 140 zł
Złocenie . . . . . 12 . . . . . . 390 zł`,
    ['Usługa', 'Dni', 'Cena'],
    [
      ['Oprawa', '5', '140 zł'],
      ['Złocenie', '12', '390 zł'],
    ],
  ],
];

for (const [language, lines, columns, rows] of parted)
  test(`dots lead from cell to cell: ${lines.slice(0, 30)}`, () => {
    const [table, ...more] = tablesIn(lines, language);
    assert.deepEqual([table?.columns, table?.rows, more.length], [columns, rows, 0]);
  });

for (const [language, line, text] of [
  ['en', 'Saturday visit ......... £180', 'Saturday visit: £180'],
  ['it', 'Sopralluogo .......... 60 € ........ 80 €', 'Sopralluogo: 60 € / 80 €'],
  ['ja', '出張費 ‥‥‥ 3,300円', '出張費：3,300円'],
] as const)
  test(`a row of its own shows no dots: ${line}`, () => {
    const said = JSON.stringify(read(`We come by van.\n\n${line}\n\nWe are quick.`, language));
    assert.ok(said.includes(text), said);
  });

for (const [language, lines] of [
  ['en', 'Well... we asked 3 of them.\nStill... nobody came, and we left.'],
  ['de', 'Es war … anders als gedacht.\nWir haben gewartet … und dann gelacht.'],
  ['ja', '朝・昼・晩のお弁当を作ります。\n肉・魚・野菜をお届けします。'],
  ['fr', 'Pain, lait, œufs...\nFruits, légumes, etc...'],
] as const)
  test(`dots that lead nowhere: ${lines.slice(0, 24)}`, () => {
    assert.deepEqual(tablesIn(lines, language), []);
  });

test('behind a price and a gap stands what it is for', () => {
  const [table] = readText(
    'Menu\n\nCounter ........ 16,90 €   starter, main, bread\nGarden ......... 16,90 €   no meat\nSea ............ 21,50 €   fish of the day',
    'en',
  ).sections.flatMap(({ tables }) => tables);
  assert.deepEqual(table?.rows[0], ['Counter', '16,90 €', 'starter, main, bread']);
});

test('a name without room for dots is a row of their table', () => {
  const [section] = readText(
    `Sweeping the yard ............. weekly
Emptying bins and washing them  weekly
Washing the windows ........... twice a year`,
    'en',
  ).sections;
  assert.deepEqual(section?.tables[0]?.rows, [
    ['Sweeping the yard', 'weekly'],
    ['Emptying bins and washing them', 'weekly'],
    ['Washing the windows', 'twice a year'],
  ]);
});
