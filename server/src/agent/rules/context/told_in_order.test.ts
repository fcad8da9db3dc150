// Plans, payments, labelled paragraphs, building blocks and price lists in groups, as their author set them down.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';
import type { Section } from './reading.ts';

const sectionsOf = (text: string, language = 'en'): Section[] =>
  readText(`# Mill\n\nWe are a mill of eleven people by the river.\n\n${text}`, language).sections;
const named = (text: string, heading: string, language?: string): Section | undefined =>
  sectionsOf(text, language).find((one) => one.heading === heading);

const plans: [language: string, text: string, times: string[]][] = [
  [
    'en',
    'It takes six weeks on average. Week 1: we export the data. Weeks 2-3: rules and sites. We check them twice. Week 6: first live run. Nothing has to close.',
    ['Week 1', 'Weeks 2-3', 'Week 6'],
  ],
  [
    'nl',
    'Dat duurt acht weken. Week 1: opname. Week 2 en 3: ontwerp. Week 8: oplevering.',
    ['Week 1', 'Week 2 en 3', 'Week 8'],
  ],
  [
    'es',
    'Dura nueve meses. Septiembre: prueba de nivel. Octubre a enero: primera vuelta. Abril y mayo: simulacros.',
    ['Septiembre', 'Octubre a enero', 'Abril y mayo'],
  ],
  [
    'fr',
    'Semaine 1 : entretien. Semaines 2 et 3 : visites. Semaine 8 : bilan.',
    ['Semaine 1', 'Semaines 2 et 3', 'Semaine 8'],
  ],
  [
    'ja',
    '約4週間です。1週目:見学と聞き取り。2週目:献立のご提案。4週目:配食開始。',
    ['1週目', '2週目', '4週目'],
  ],
];
for (const [language, text, times] of plans)
  test(`a plan told in one paragraph is read by its times, with nothing lost (${language})`, () => {
    const [plan] = sectionsOf(`## Plan\n${text}`, language).flatMap(({ tables }) => tables);
    assert.deepEqual(
      plan?.rows.map(([when]) => when),
      times,
    );
    if (language !== 'en') return;
    assert.match(plan?.rows[1]?.[1] ?? '', /rules and sites\. We check them twice/);
    const told = named(`## Plan\n${text}`, 'Plan')?.paragraphs.map((one) => one.text);
    assert.deepEqual(told, ['It takes six weeks on average.', 'Nothing has to close.']);
  });

const payments: [language: string, text: string][] = [
  ['en', 'Payment: 30% with order, 60% on delivery, 10% after commissioning.'],
  ['de', 'Zahlung: 40 % bei Auftrag, 40 % bei Montagebeginn, 20 % nach Abnahme.'],
  ['es', 'Pago: 40 % a la firma, 50 % al terminar el montaje, 10 % con la legalización.'],
  ['pl', '## Płatność\n20 % przy podpisaniu, 50 % po dostawie, 30 % po odbiorze.'],
];
for (const [language, text] of payments)
  test(`a payment in shares of one whole is a list in its order (${language})`, () => {
    const [section] = sectionsOf(text, language).filter(({ items }) => items.length > 0);
    assert.equal(section?.items.length, 3);
    assert.equal(section?.ordered, true);
  });

test('shares of something else are no payment, and those that make no whole are no list', () => {
  for (const text of [
    'Where it goes: 71% to care, 22% to keepers, 7% to the office.',
    'Payment: 30% with order, 30% on delivery, 10% later.',
  ])
    assert.ok(sectionsOf(text).every(({ items }) => items.length === 0));
});

test('three paragraphs that each begin with a label are entries; a sentence before a colon is no label', () => {
  const text =
    '## What is looked after\nHelpdesk: six people in Exeter. Whoever picks up solves it.\n\nBackups: every night to two places.\n\nPhones: calls can be diverted.';
  const section = named(text, 'What is looked after');
  assert.deepEqual(
    section?.items.map(({ title }) => title),
    ['Helpdesk', 'Backups', 'Phones'],
  );
  assert.equal(section?.items[0]?.text, 'Six people in Exeter. Whoever picks up solves it.');
  const said =
    '## Pump\nShaft seal is front-loading: from the front.\n\nAll: in 316L steel.\n\nThe motor is quiet: 71 dB.';
  assert.equal(named(said, 'Pump')?.items.length, 0);
});

const blocks: [language: string, text: string, heading: string][] = [
  [
    'de',
    'Unsere drei Bausteine:\n\n1) Der Check\nZwei von uns gehen durch den Betrieb und schauen zu. 890 €\n\n2) Der Kurs\n8 Termine à 45 Minuten, bis 12 Personen. 1.280 € pro Gruppe\n\n3) Die Sprechstunde\nAlle 14 Tage drei Stunden bei Ihnen im Haus. 345 € pro Termin',
    'Unsere drei Bausteine',
  ],
  [
    'pt',
    'Três serviços:\n\na) Exames\nNa clínica ou na unidade móvel, em 24 horas. 32 € por pessoa\nb) Visita\nMeio dia na empresa, com relatório. 260 € por visita\nc) Formação\nSeis horas, até 15 pessoas, com certificado. 540 € por grupo',
    'Três serviços',
  ],
];
for (const [language, text, heading] of blocks)
  test(`building blocks keep name, text and price together (${language})`, () => {
    const [table] = named(text, heading, language)?.tables ?? [];
    assert.equal(table?.kind, 'prices');
    assert.deepEqual(
      table?.rows.map((row) => row.map((cell) => cell !== '')),
      Array(3).fill([true, true, true]),
    );
  });

test('building blocks without prices are entries, and numbered chapters stay chapters', () => {
  const entries = named(
    'What we do:\n\n1) Survey\nWe walk the whole site with you in a morning.\n\n2) Drawing\nTwo proposals, and a model to walk through.',
    'What we do',
  )?.items;
  assert.deepEqual(
    entries?.map(({ title, text }) => [title, text !== undefined]),
    [
      ['Survey', true],
      ['Drawing', true],
    ],
  );
  const chapters = sectionsOf(
    '1. Who we are\nWe have built halls since 2001, all over the south.\n\n2. Where we work\nIn the south and, on request, in the north as well.',
  ).flatMap(({ heading }) => heading ?? []);
  assert.deepEqual(chapters, ['Who we are', 'Where we work']);
});

test('the groups of a price list are named between its rows, and the heading above heads all of them', () => {
  for (const gap of ['', '\n']) {
    const text = `## The list for you\n\nSparkling\n- Brut 2020, Perletto – 15,80 €\n- Classic method, Sciaccà – 13,20 €\n${gap}White\n- Pigato 2023 – 10,40 €\n- Vermentino 2023 – 9,60 €\n${gap}Sweet\n- Sciacchetrà 2019, 37,5 cl – 27,00 €`;
    const tables = named(text, 'The list for you')?.tables ?? [];
    assert.deepEqual(
      tables.map(({ group, rows }) => [group, rows.length]),
      [
        ['Sparkling', 2],
        ['White', 2],
        ['Sweet', 1],
      ],
    );
  }
  const wide = named(
    '## 料金\n\n■常食\n朝食:320円\n昼食:480円\n■やわらか食\n朝食:390円\n昼食:560円',
    '料金',
    'ja',
  );
  assert.deepEqual(
    wide?.tables.map(({ group }) => group),
    ['常食', 'やわらか食'],
  );
});

test('headings lose their numbers, also where none stands between number and name', () => {
  const headings = sectionsOf(
    '5.費用(税別)\n金額は次のとおりです。お支払いは月末締めです。\n\n6.助成金について\n対象となる場合があります。申請は貴社が行います。',
    'ja',
  ).flatMap(({ heading }) => heading ?? []);
  assert.deepEqual(headings, ['費用 (税別)', '助成金について']);
});

test('what stands behind a rule is no part of the section before it', () => {
  const [, before, after] = sectionsOf(
    '## Offer\nWe look after the boiler.\n\n---\n\n- Proposal: first the check in March\n- Package: all three together',
  );
  assert.equal(before?.items.length, 0);
  assert.equal(after?.items.length, 2);
});

test('columns set with blanks before an arrow are cells of their own', () => {
  const [table] = sectionsOf(
    'pos 1 reception    28 m3/h @ 2.2 bar  -> HSP-40, 5.5 kW\npos 2 pasteuriser  35 m3/h @ 2.8 bar  -> HSP-50, 7.5 kW',
  ).flatMap(({ tables }) => tables);
  assert.deepEqual(table?.rows[0], ['pos 1 reception', '28 m3/h', '2.2 bar', 'HSP-40', '5.5 kW']);
});

test('a long name before its price is a row as the short ones are', () => {
  const [table] = sectionsOf(
    '## Prices\nPos. 1: wall shelves, oak veneer, oiled, 2.40 m high, boards of 28 mm, 24 m at 685 € each: 16,440 €\nPos. 2: tables on wheels, lockable, 5 at 1,190 € each: 5,950 €\nPos. 3: removal of the old shelves: 1,380 €',
  ).flatMap(({ tables }) => tables);
  assert.deepEqual(
    table?.rows.map((row) => row.at(-1)),
    ['16,440 €', '5,950 €', '1,380 €'],
  );
});

test('lines that each tell a whole matter are paragraphs, and those with a label are entries', () => {
  const { sections } = readText(
    `PackHall 2026

Your stand
Shell scheme, from 9 m²: £345 per m². Walls, carpet and a board with your name are in it.
Space only, from 18 m²: £298 per m². Bring your own stand, or let a builder of your choice work.
Maker pod, 4 m²: £1,950 all in, for companies that are under three years old on the day.
Stands with two open sides or more carry a flat supplement of £190, whatever their size is.
Running machines are welcome in every part of the hall, and power is laid to the stand.`,
    'en',
  );
  const stand = sections.find(({ heading }) => heading === 'Your stand');
  assert.deepEqual(
    stand?.items.map(({ title }) => title),
    ['Shell scheme, from 9 m²', 'Space only, from 18 m²', 'Maker pod, 4 m²'],
  );
  assert.ok(stand?.paragraphs.some(({ text }) => text.includes('supplement of £190')));
});

const ordinals: [language: string, line: string][] = [
  ['de', 'Kaution: 90 € im 1. Monat, 60 € im 2. Monat, 30 € im 3. Monat'],
  ['de', 'Nachlass: 1. Woche 5 %, 2. Woche 8 %, 3. Woche 11 %'],
  ['pl', 'Opłata: 300 zł w 1. roku, 200 zł w 2. roku, 100 zł w 3. roku'],
];
for (const [language, line] of ordinals)
  test(`an ordinal inside a line starts no entry: ${line}`, () => {
    const said = JSON.stringify(sectionsOf(`## Müllerei\n- ${line}\n- Mehl`, language));
    for (const nth of line.match(/\d\. \p{L}+/gu) ?? []) assert.ok(said.includes(nth), said);
  });

test('an ordinal at the beginning of a line keeps its number', () => {
  const said = JSON.stringify(
    sectionsOf('## Lohn\n1. Lehrjahr: 900 €\n2. Lehrjahr: 1.010 €\n3. Lehrjahr: 1.120 €', 'de'),
  );
  for (const nth of [1, 2, 3]) assert.ok(said.includes(`${nth}. Lehrjahr`), said);
});

test('numbered steps inside a line are entries all the same', () => {
  const [plan] = sectionsOf('## Plan\nOur way: 1. sample 2. milling 3. delivery').flatMap(
    ({ items }) => (items.length > 0 ? [items] : []),
  );
  assert.deepEqual(
    plan?.map(({ title }) => title),
    ['sample', 'milling', 'delivery'],
  );
});
