import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const tableIn = (rows: string, language = 'en') =>
  readText(`It is a thing that works.\n\n${rows}\n`, language).sections.flatMap(
    ({ tables }) => tables,
  )[0];

const headed: [language: string, rows: string, columns: string[]][] = [
  [
    'de',
    'Stück | Kerze 90 g | Kerze 180 g\n100–499 | 1,20 | 1,85\n500–999 | 0,95 | 1,50',
    ['Stück', 'Kerze 90 g', 'Kerze 180 g'],
  ],
  [
    'pl',
    'rozmiar | osób naraz | 1 tydzień | 3 tygodnie\n5x5 m | 40 | 900 | 2.100\n8x8 m | 90 | 1.400 | 3.300',
    ['rozmiar', 'osób naraz', '1 tydzień', '3 tygodnie'],
  ],
  [
    'en',
    'Item | Size | 1-24 | 25-99 | 100+\nTile | 10 x 10 cm | £8 | £7 | £6\nPanel | 60 x 40 cm | £90 | £82 | -\nArch | to order | £310 | - | -',
    ['Item', 'Size', '1-24', '25-99', '100+'],
  ],
  [
    'it',
    'Articolo | fino a 20 | 21-100 | 101+\nPettorale | 6,50 € | 4,90 € | 3,80 €\nNumero | 2,20 € | 1,60 € | 1,10 €',
    ['Articolo', 'fino a 20', '21-100', '101+'],
  ],
  [
    'en',
    'Weight | within 30 miles | 30 to 90 miles\nup to 2 t | £190 | £260\n2 to 5 t | £440 | £590',
    ['Weight', 'within 30 miles', '30 to 90 miles'],
  ],
  [
    'es',
    'Plan | Incluye | Hasta 8 plantas | 9 plantas o más\nBase | revisión | 62 € | a medida\nPlus | + piezas | 94 € | 119 €',
    ['Plan', 'Incluye', 'Hasta 8 plantas', '9 plantas o más'],
  ],
  [
    'nl',
    'Model | Bak | 12 maanden | 36 maanden\nKlein | 180 l | € 219 | € 169\nGroot | 400 l | € 279 | € 215',
    ['Model', 'Bak', '12 maanden', '36 maanden'],
  ],
  [
    'ja',
    '車種 / 3か月点検 / 12か月点検\n2トン車 / 14,000円 / 38,000円\n大型車 / 19,000円 / 52,000円',
    ['車種', '3か月点検', '12か月点検'],
  ],
  ['pl', '| 2024 | 2025\nPranie | 5 zł | 6 zł\nMagiel | 3 zł | 4 zł', ['', '2024', '2025']],
  [
    'de',
    'Stück | Karton 12 cm | Dose 20 cm\n100–499 | 0,82 | 1,10\n500–999 | 0,61 | 0,93\nab 1.000 | 0,44 | 0,75',
    ['Stück', 'Karton 12 cm', 'Dose 20 cm'],
  ],
  [
    'en',
    'Price per meal | 1 May 2026\nJuniors | £2.98\nSeniors | £3.10',
    ['Price per meal', '1 May 2026'],
  ],
];

for (const [language, rows, columns] of headed)
  test(`names of columns with figures in them: ${rows.split('\n')[0]}`, () => {
    assert.deepEqual(tableIn(rows, language)?.columns, columns);
  });

test('a first row that costs nothing, or has a value of its own, is a row', () => {
  for (const rows of [
    'First call | 30 minutes\nAudit | £900\nReport | £400',
    'Visit | 2 hours | at your place\nAudit | 3 days | £900\nReport | 2 days | £400',
    'Delivery | included\nAssembly | £40\nRemoval | £25',
    'Delivery | Leeds | on request\nAssembly | Leeds | £40\nRemoval | Leeds | £25',
  ])
    assert.equal(tableIn(rows)?.rows.length, 3, rows);
});

test('what a bar begins with, and does not end with, is an empty corner', () => {
  assert.deepEqual(
    tableIn('| light | heavy\nto 300 m2 | € 84 | € 97\nabove | € 71 | € 83')?.columns,
    ['', 'light', 'heavy'],
  );
  assert.deepEqual(tableIn('| Size | Price\n| Small | € 84\n| Large | € 97')?.rows, [
    ['Small', '€ 84'],
    ['Large', '€ 97'],
  ]);
});

test('a head set with spaces has a corner, though some rows have one figure for all columns', () => {
  const table = tableIn(
    '                  wool     linen    cotton\njacket           198.00   212.00   164.00\nskirt             74.00    79.00    58.00\ncap               46.00',
  );
  assert.deepEqual(table?.columns, ['', 'wool', 'linen', 'cotton']);
});

test('what stands right above numbers heads them, and one name above one number is a row', () => {
  const [first] = readText(
    'It is a thing that works.\n\nRates for the season 2026/27, per child, no tax\nmorning   7.50\nwhole day   14.00\n',
    'en',
  ).sections.filter(({ tables }) => tables.length > 0);
  assert.equal(first?.heading, 'Rates for the season 2026/27, per child, no tax');
  assert.equal(tableIn('First call | 30 minutes\nAudit | 450\nReport | 300')?.rows.length, 3);
});
