import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofContext, run } from '../../testing/run.ts';
import { type Figure, type Piece, readEntries } from './figures.ts';
import { relationsIn } from './relations.ts';
import { settle } from './settle.ts';
import { figuresIn, worthOf } from './terms.ts';
import { writtenLike } from './written.ts';

/** Lines of one section; ` | ` parts the cells of a row. */
const piecesOf = (lines: readonly string[], group = 'a'): Piece[] =>
  lines.flatMap((line, at) =>
    line.split(' | ').map((text) => ({ text, entry: `${group} ${at}`, group, at })),
  );

/** What each figure becomes where one changes, as it would be written. */
function after(lines: readonly string[], was: string, is: number, language = 'en'): string[] {
  const entries = readEntries(piecesOf(lines), language);
  const figures = entries.flatMap((entry) => entry.figures);
  const moved = figures.find(({ text }) => text === was);
  assert.ok(moved, was);
  const { followed } = settle(entries, relationsIn(entries), new Map([[moved, is]]));
  return [...followed].map(
    ([{ text }, value]) => `${text} → ${writtenLike(text, value, language, lines.join('\n'))}`,
  );
}

const follows: [
  name: string,
  language: string,
  lines: string[],
  was: string,
  is: number,
  expected: string[],
][] = [
  [
    'a count changes its product, the total and what is told for just so many',
    'en',
    [
      '12 chargers, £1,140 each fitted = £13,680',
      'Trench £7,150',
      'Board £9,400',
      'TOTAL £30,230',
      'The scheme pays £350 per charger, so up to £4,200 for 12.',
    ],
    '12',
    10,
    ['£13,680 → £11,400', '£30,230 → £27,950', '£4,200 → £3,500', '12 → 10'],
  ],
  [
    'a monthly fee changes the first year that is reckoned in brackets',
    'en',
    ['Grow £1,450/month.', 'So Grow is £21,200 in the first year (12 x 1,450 + 3,800).'],
    '£1,450',
    1520,
    ['£21,200 → £22,040', '1,450 → 1,520'],
  ],
  [
    'a row changes the net sum, the tax, the gross sum and the deposit',
    'de',
    [
      'Türen, 14 Stück zu 95,00 € | 1.330,00 €',
      'Wände | 4.650,00 €',
      'Summe netto | 5.980,00 €',
      'MwSt. 19 % | 1.136,20 €',
      'Gesamt | 7.116,20 €',
      'Bei Beginn 30 %, das sind 2.134,86 €.',
    ],
    '14',
    12,
    [
      '1.330,00 € → 1.140,00 €',
      '5.980,00 € → 5.790,00 €',
      '1.136,20 € → 1.100,10 €',
      '7.116,20 € → 6.890,10 €',
      '2.134,86 € → 2.067,03 €',
    ],
  ],
  [
    'the price of one follows the whole, to the cent',
    'es',
    [
      'mantenimiento 2.150',
      'productos 890',
      'TOTAL 3.040 €, sale a 36,19 € por vivienda (84 viviendas)',
    ],
    '890',
    950,
    ['3.040 € → 3.100 €', '36,19 € → 36,90 €'],
  ],
  [
    'a price of the list, what it makes elsewhere, and the same count in words',
    'en',
    [
      'Mobile unit day 1,180',
      'Referral 245',
      '10 mobile unit days = 11,800',
      'approx 20 referrals = 4,900',
      'TOTAL 16,700',
      'Ten days spread over 5 weeks.',
    ],
    '10',
    9,
    ['11,800 → 10,620', '16,700 → 15,520', 'Ten → Nine'],
  ],
  [
    'a month makes a year',
    'it',
    ["Pulizia ordinaria: 1.240 € al mese, cioè 14.880 € all'anno."],
    '1.240 €',
    1290,
    ['14.880 € → 15.480 €'],
  ],
  [
    'thousands with a blank, and a deposit with cents',
    'fr',
    [
      'Dîner : 110 personnes à 62 € = 6 820 €',
      'Cocktail : 1 980 €',
      'Total : 8 800 €',
      'Acompte de 33 % : 2 904 €',
    ],
    '62 €',
    65,
    ['6 820 € → 7 150 €', '8 800 € → 9 130 €', '2 904 € → 3 012,90 €'],
  ],
  [
    'columns and the total of two totals',
    'en',
    [
      'Budget for the £84,000',
      'Tools | 48,600 | 42,400',
      'Travel | 3,200 | 3,200',
      'Sum | 51,800 | 45,600',
      'We ask for £97,400.',
    ],
    '48,600',
    47600,
    ['51,800 → 50,800', '£97,400 → £96,400'],
  ],
  [
    'instalments share a fee that is a share itself',
    'it',
    ['Ricerca diretta, 24%.', 'RAL prevista 72.000. Ricerca diretta = 17.280, tre rate da 5.760.'],
    '72.000',
    75000,
    ['17.280 → 18.000', '5.760 → 6.000'],
  ],
  [
    'a price of the yen keeps none of its parts',
    'ja',
    ['研修費 25名 × 8,800円 = 220,000円'],
    '25',
    30,
    ['220,000円 → 264,000円'],
  ],
];

for (const [name, language, lines, was, is, expected] of follows) {
  test(name, () => assert.deepEqual(after(lines, was, is, language), expected));
}

test('what crosses a step of the price list is left open', () => {
  const lines = [
    '£4.90 per payslip up to 150 people, over 150 it is £4.60.',
    '143 people x 4.90 = £700.70 a month',
  ];
  const entries = readEntries(piecesOf(lines), 'en');
  const count = entries
    .flatMap((entry) => entry.figures)
    .find(({ text }) => text === '143') as Figure;
  const relations = relationsIn(entries);
  assert.equal(settle(entries, relations, new Map([[count, 151]])).followed.size, 0);
  assert.deepEqual(
    [...settle(entries, relations, new Map([[count, 151]])).open].map(({ text }) => text),
    ['£700.70'],
  );
  assert.equal(settle(entries, relations, new Map([[count, 148]])).followed.size, 1);
});

test('a whole that is told otherwise changes no price that it was made of', () => {
  const lines = ['12 chargers, £1,140 each fitted = £13,680', 'Board £9,400', 'TOTAL £23,080'];
  assert.deepEqual(after(lines, '£13,680', 13_000), ['£23,080 → £22,400']);
});

test('how many there are changes no price of one, and no total that is made otherwise', () => {
  const lines = ['16 people: 31,800 (28,500 + 2 x 1,650). That is 1,987.50 per person.'];
  assert.deepEqual(after(lines, '16', 17), []);
});

test('small figures make nothing by accident', () => {
  for (const lines of [
    ['Two rooms from £5 a night, deposit £10.'],
    ['We need 5 people for 4 days, and 20 chairs.'],
    ['3 weeks, 2 trainers, 6 modules.'],
    ['From £50, 10 % off for members, £5 for a locker.', 'Open 7 days, 9 staff, 63 places.'],
    ['Start £690, Grow £1,450, Scale £3,200.', '4 benches, 9 connectors, 36 customers.'],
  ])
    assert.deepEqual(relationsIn(readEntries(piecesOf(lines), 'en')), [], lines.join(' '));
});

/** The same numbers for every run. */
function* randomly(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const things = 'desk lamp roof cart tent wall gate pump shelf coach crate oven'.split(' ');

/** Pages as they are written, with figures that have nothing to do with each other. */
function pageOf(next: () => number): string[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const count = (): number => 2 + Math.floor(next() * (next() < 0.7 ? 20 : 200));
  const price = (): string => {
    const value = Math.ceil(next() * pick([50, 500, 5000, 20_000])) + 3;
    const rounded = value > 400 && next() < 0.6 ? Math.ceil(value / 10) * 10 : value;
    return next() < 0.15
      ? `£${rounded}.${pick(['50', '90', '25'])}`
      : `£${rounded.toLocaleString('en')}`;
  };
  const line = (): string =>
    pick([
      () => `${pick(things)} | ${price()}`,
      () => `${count()} ${pick(things)}s, ${price()} each`,
      () => `${pick(things)} ${price()} a month, from ${count()} ${pick(things)}s`,
      () => `We bring ${count()} ${pick(things)}s in ${count()} days for ${price()}.`,
      () => `${pick(things)} | ${count()} | ${price()}`,
      () => `${Math.ceil(next() * 80)}% of ${count()} customers, ${price()} per ${pick(things)}`,
      () => `Total ${price()}`,
      () => `Deposit ${pick([10, 20, 25, 30])} %, ${price()}`,
    ])();
  return Array.from({ length: 6 + Math.floor(next() * 8) }, line);
}

test('figures that have nothing to do with each other are hardly ever taken for a sum', () => {
  const random = randomly(7);
  const next = (): number => random.next().value;
  let found = 0;
  let figures = 0;
  for (let page = 0; page < pages; page++) {
    const entries = readEntries(piecesOf(pageOf(next)), 'en');
    figures += entries.reduce((sum, entry) => sum + entry.figures.length, 0);
    found += relationsIn(entries).length;
  }
  assert.ok(found * 1000 < figures, `${found} among ${figures} figures of ${pages} pages`);
});
const pages = 400;

test('what a relation makes is what the page says, whatever the figures are', () => {
  const random = randomly(11);
  const next = (): number => random.next().value;
  for (let round = 0; round < 100; round++) {
    const rows = Array.from(
      { length: 2 + Math.floor(next() * 5) },
      () =>
        [
          3 + Math.floor(next() * 90),
          101 + Math.floor(next() * 900) + Math.floor(next() * 100) / 100,
        ] as const,
    );
    const money = (value: number): string => `€${(Math.round(value * 100) / 100).toFixed(2)}`;
    const total =
      rows.reduce((sum, [count, price]) => sum + Math.round(count * price * 100), 0) / 100;
    const lines = [
      ...rows.map(
        ([count, price], at) =>
          `${count} ${things[at]}s at ${money(price)} | ${money(count * price)}`,
      ),
      `Total | ${money(total)}`,
    ];
    const entries = readEntries(piecesOf(lines), 'en');
    const relations = relationsIn(entries);
    for (const relation of relations) {
      const made = Math.round(worthOf(relation.terms) * 100);
      assert.equal(made, Math.round(relation.result.value * 100), lines.join('\n'));
    }
    const [count] = entries[0]?.figures ?? [];
    assert.ok(count);
    const now = count.value + 2;
    const { followed } = settle(entries, relations, new Map([[count, now]]));
    const last = entries.at(-1)?.figures[0] as Figure;
    const expected = total + 2 * (rows[0]?.[1] ?? 0);
    assert.equal(
      Math.round((followed.get(last) ?? 0) * 100),
      Math.round(expected * 100),
      lines.join('\n'),
    );
    assert.ok(relations.every((relation) => !figuresIn(relation).includes(relation.result)));
  }
});

const forms: [
  old: string,
  value: number,
  language: string,
  sample: string,
  expected: string | undefined,
][] = [
  ['£13,680', 11400, 'en', '', '£11,400'],
  ['1.330,00 €', 980, 'de', '', '980,00 €'],
  ['4 645,20 €', 12645.2, 'fr', '', '12 645,20 €'],
  ['980 €', 1140, 'de', '1.330 €', '1.140 €'],
  ['1440 zł', 2160, 'pl', '', '2160 zł'],
  ['¥22,000', 23500, 'en', '', '¥23,500'],
  ['¥22,000', 23500.5, 'en', '', undefined],
  ['22万円', 240_000, 'ja', '', undefined],
  ['£3', 3.5, 'en', '', '£3.50'],
  ['ten', 9, 'en', '', 'nine'],
  ['zehn', 8, 'de', '', 'acht'],
];
for (const [old, value, language, sample, expected] of forms) {
  test(`${value} for ${old} is ${expected ?? 'left alone'}`, () =>
    assert.equal(writtenLike(old, value, language, sample), expected));
}

test('a sentence that nobody reckons in has no figures, and more figures than a page has make no sums', () => {
  const [long] = readEntries(piecesOf([`Total = ${'1 + '.repeat(600)}2 = £602`]), 'en');
  assert.deepEqual(long?.figures, []);
  const line = '12 chargers at £1,140 each = £13,680';
  assert.ok(relationsIn(readEntries(piecesOf([line]), 'en')).length > 0);
  assert.deepEqual(relationsIn(readEntries(piecesOf(Array(501).fill(line)), 'en')), []);
});

test('a sum of prices on the page stands there with how it was reckoned; nothing is guessed', async () => {
  const yard = ofContext(
    'en',
    'Prices\n\nBerth: £35 per night.\n\nMats: £40 each.\n\nCrane: £1,860.',
  );
  const { content } = await run(yard);
  const after = async (text: string) =>
    (await run({ ...yard, current: content, message: { text } })).content;
  const made = await after('show the sum: crane + 4 mats = total');
  assert.match(JSON.stringify(made), /£1,860 \(crane\) \+ 4 × £40 \(mats\) = £2,020\./);
  const { text } = await run({
    ...yard,
    current: content,
    message: { text: 'work out 3 sails + crane' },
  });
  assert.match(text, /found no single one for “sails”/);
});
