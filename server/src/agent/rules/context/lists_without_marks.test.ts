// Lists, steps and tables that nobody marked as such.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const sectionsIn = (text: string, language = 'en') =>
  readText(`Tally runs payroll for hotels.\n\n${text}`, language).sections.slice(1);

test('lines under a heading that each say one thing are a list, and none gets lost', () => {
  const [get] = sectionsIn(
    'WHAT YOU GET\nA named specialist. Same person every run.\nTip pooling from your POS.\nTax filings in all 50 states. If a penalty is our fault, we pay it.',
  );
  assert.equal(get?.heading, 'What you get');
  assert.deepEqual(get?.items, [
    { title: 'A named specialist', text: 'Same person every run.' },
    { title: 'Tip pooling from your POS' },
    { title: 'Tax filings in all 50 states', text: 'If a penalty is our fault, we pay it.' },
  ]);
  const [promises] = sectionsIn(
    'COMPROMISSOS\nPessoa presa: técnico no local em 30 minutos.\nAvaria sem pessoas: 4 horas.\nAbaixo de 98%, devolvemos a mensalidade.',
    'pt',
  );
  assert.equal(promises?.items.length, 3);
});

test('lines that go on with one another stay a text', () => {
  const [about] = sectionsIn(
    'How it began\nTwo brothers ran a hotel.\nThey paid their people late once.\nThen they wrote this.',
  );
  assert.equal(about?.items.length, 0);
});

test('steps are counted with or without a mark', () => {
  for (const text of ['1 Visit\n2 Offer\n3 Start', '1º Visit\n2º Offer\n3º Start']) {
    const [steps] = sectionsIn(`How to start\n${text}`);
    assert.deepEqual(
      [steps?.ordered, steps?.items.map(({ title }) => title)],
      [true, ['Visit', 'Offer', 'Start']],
    );
  }
  const [team] = sectionsIn('Our team\n3 Nurses\n4 Doctors\n5 Drivers');
  assert.notEqual(team?.ordered, true);
});

test('steps with a word and a name are counted, and what follows them is no step', () => {
  for (const [language, text] of [
    ['nl', 'Stap 1 Opname: we meten.\nStap 2 Offerte: binnen een week.\nStap 3 Bouw: in mei.'],
    ['en', 'Stage 1 Opname: we meet.\nStage 2 Offerte: in a week.\nStage 3 Bouw: in May.'],
    ['pl', 'Etap 1 Opname: mierzymy.\nEtap 2 Offerte: w tydzień.\nEtap 3 Bouw: w maju.'],
    ['pt', 'Fase 1 Opname: medimos.\nFase 2 Offerte: numa semana.\nFase 3 Bouw: em maio.'],
  ] as const) {
    const [steps] = sectionsIn(
      `Zo gaat het\n${text}\nThe house stays open. We work by day.`,
      language,
    );
    assert.deepEqual(
      [steps?.ordered, steps?.items.map(({ title }) => title)],
      [true, ['Opname', 'Offerte', 'Bouw']],
    );
    assert.match(steps?.paragraphs[0]?.text ?? '', /^The house stays open/);
  }
  const [fees] = sectionsIn('What it costs\nStage 2 takes three weeks and a day more in winter.');
  assert.notEqual(fees?.ordered, true);
});

test('what others saved is no price, and a price per kilo is one', () => {
  const [results] = sectionsIn(
    'Results\n| Client | Routes before | Saved per year |\n| Elk | 62 | $410,000 |\n| Marsh | 31 | $138,000 |',
  );
  assert.equal(results?.tables[0]?.kind, 'plain');
  const [prices] = sectionsIn('Tarifs\nCarottes 2,90 €/kg\nCourgettes dés 3,40 €/kg', 'fr');
  assert.deepEqual(prices?.tables[0]?.rows, [
    ['Carottes', '2,90 €/kg'],
    ['Courgettes dés', '3,40 €/kg'],
  ]);
  const [charges] = sectionsIn('Prices\nTerrace, three storeys £1,850 per house\nExtra week £120');
  assert.deepEqual(charges?.tables[0]?.rows[0], ['Terrace, three storeys', '£1,850 per house']);
});

const speakers: [line: string, language: string, name: string][] = [
  [
    '"It has not stopped since." Eng.º Rui Tavares, diretor, Hospital Norte',
    'pt',
    'Eng.º Rui Tavares',
  ],
  [
    '"Da allora non si è mai fermata." Dott.ssa Anna Riva, direttrice, Molino',
    'it',
    'Dott.ssa Anna Riva',
  ],
  ['「とても静かになりました。」\n株式会社あさひ　部長　村瀬 健一 様', 'ja', '村瀬 健一 様'],
];
for (const [line, language, name] of speakers)
  test(`whose words they are: ${name}`, () => {
    const { quotes } = readText(`Reference\n${line}`, language);
    assert.equal(quotes[0]?.attribution, name);
  });

test('headings name the thing and not the paper', () => {
  const headings = ['PRICES (list 2025)', 'Chi siamo in due righe', 'Who buys'].map(
    (heading) => sectionsIn(`${heading}\nA line that says something to its end.`)[0]?.heading,
  );
  assert.deepEqual(headings, ['Prices', 'Chi siamo', undefined]);
});

test('rows divided by semicolons keep their places, also where a cell is empty', () => {
  const [list] = sectionsIn(
    'Price list\nService;Price;Note\nImport declaration;£42;each further code £4\nExport declaration;£34;\nTransit;£65;plus 0.3% of the duty',
  );
  assert.deepEqual(list?.tables[0]?.rows[1], ['Export declaration', '£34', '']);
});

test('numbers that go on from another section count points, and no steps', () => {
  const of = (text: string) =>
    readText(`${text}\n`, 'en').sections.find(({ items }) => items.length > 1);
  const minutes = of(
    'Travel\nA coach meets every flight.\n6. Food: vegetarian at every meal\n7. Insurance: bring your own',
  );
  assert.notEqual(minutes?.ordered, true);
  assert.equal(of('How it goes\n1. A visit of half a day\n2. A trial of two weeks')?.ordered, true);
});

test('a step is one by its number or its turn, whatever stands between that and its name', () => {
  for (const [language, text] of [
    ['en', 'Step 1, survey. We look.\nStep 2, offer. In a week.\nStep 3, build. In May.'],
    ['de', 'Schritt 1, Survey. Wir schauen.\nSchritt 2, Offer. Bald.\nSchritt 3, Build. Im Mai.'],
    ['pl', 'Krok 1, survey. Oglądamy.\nKrok 2, offer. W tydzień.\nKrok 3, build. W maju.'],
    ['it', 'Prima fase, survey. Guardiamo.\nSeconda fase, offer. Presto.\nTerza fase, build. Poi.'],
    ['fr', 'Première étape : survey.\nDeuxième étape : offer.\nTroisième étape : build.'],
    ['nl', 'Eerste stap: survey.\nTweede stap: offer.\nDerde stap: build.'],
  ] as const) {
    const [steps] = sectionsIn(`What we suggest\n${text}`, language);
    assert.deepEqual(
      [steps?.ordered, steps?.items.map(({ title }) => title.toLowerCase())],
      [true, ['survey', 'offer', 'build']],
      text,
    );
  }
  for (const line of [
    'Phase 2, which starts in May, covers the ferries. We hold the dock.',
    'The first step of the ladder rots. We replace it.',
    'First step is the survey, and it is free. We come by van.',
  ]) {
    const [told] = sectionsIn(`What we repair\n${line}`);
    assert.deepEqual([told?.items.length, told?.paragraphs.length], [0, 1], line);
  }
});
