import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

test('questions and answers are read from one line, in the forms people write them', () => {
  const pairs = (text: string, language: string): string[] =>
    readText(text, language).questions.map(({ question, answer }) => `${question} | ${answer}`);
  assert.deepEqual(pairs('P. ¿Funciona sin red? R. Sí, guarda en el móvil.', 'es'), [
    '¿Funciona sin red? | Sí, guarda en el móvil.',
  ]);
  assert.deepEqual(
    pairs('Q: Who opens it? A: Two clerks. Q: And then? A: Off to the vault.', 'en'),
    ['Who opens it? | Two clerks.', 'And then? | Off to the vault.'],
  );
  assert.deepEqual(pairs('Holen Sie Abdrücke ab? – Ja, täglich im Umkreis von 60 km.', 'de'), [
    'Holen Sie Abdrücke ab? | Ja, täglich im Umkreis von 60 km.',
  ]);
  assert.deepEqual(
    pairs('perguntas: "E os outros?" Também, com fatura. "E se faltar?" Volta-se depois.', 'pt'),
    ['E os outros? | Também, com fatura.', 'E se faltar? | Volta-se depois.'],
  );
});

test('what a price is per is no figure of its own', () => {
  const [first] = readText(
    'Q: Who comes later? A: A mechanic for £65 / hr or a plan for £110 / month with two visits.',
    'en',
  ).questions;
  assert.equal(first?.answer, 'A mechanic for £65/hr or a plan for £110/month with two visits.');
});

test('a week with its day in brackets is a step of the plan', () => {
  const [table] = readText(
    'Plan\nWeek 1 (3 Feb): floor boxes\nWeek 2: cable\nWeek 3 (17 Feb): tests and handover',
    'en',
  ).sections.flatMap(({ tables }) => tables);
  assert.deepEqual(
    table?.rows.map(([when]) => when),
    ['Week 1 (3 Feb)', 'Week 2', 'Week 3 (17 Feb)'],
  );
});

test('steps are counted with ordinals too, and floors are none', () => {
  const stepsIn = (text: string): string[] =>
    readText(text, 'pt').sections.flatMap(({ items }) => items.map(({ title }) => title));
  assert.deepEqual(stepsIn('Obra\n1.º Visita. Um dia.\n2.º Limpeza. Três dias.\n3.º Entrega.'), [
    'Visita',
    'Limpeza',
    'Entrega',
  ]);
  assert.deepEqual(stepsIn('Casa\n1.º piso com duas salas.\n2.º piso com um terraço.'), []);
});

test('rows are divided by strokes, dots or arrows, and their head names the columns', () => {
  const [first] = readText(
    'Leistung / Preis / Dauer\nPrüfung klein / 590 € / 1/2 Tag\nPrüfung groß / 1.190 € / 1 Tag\nSonderfall / auf Anfrage / auf Anfrage',
    'de',
  ).sections;
  assert.deepEqual(first?.tables[0]?.columns, ['Leistung', 'Preis', 'Dauer']);
  assert.equal(first?.heading, undefined);
  assert.deepEqual(first?.tables[0]?.rows[2], ['Sonderfall', 'auf Anfrage', 'auf Anfrage']);
  const [plans] = readText(
    '*Cepa*: hasta 100.000 botellas → 95 €\n*Barrica*: hasta 500.000 botellas → 210 €',
    'es',
  ).sections;
  assert.deepEqual(plans?.tables[0]?.rows, [
    ['Cepa', 'hasta 100.000 botellas', '95 €'],
    ['Barrica', 'hasta 500.000 botellas', '210 €'],
  ]);
  const [yearly] = readText('Leistung → je Jahr\nBasis → 4.900 €\nPlus → 7.400 €', 'de').sections;
  assert.deepEqual(yearly?.tables[0]?.columns, ['Leistung', 'je Jahr']);
  const [dates] = readText(
    'settembre – sopralluogo\nentro il 10 ottobre – installazione\ndal 1° novembre – manutenzione',
    'it',
  ).sections;
  assert.deepEqual(
    dates?.tables[0]?.rows.map(([when]) => when),
    ['settembre', 'entro il 10 ottobre', 'dal 1° novembre'],
  );
});

test('the pages of a deck are headed by their titles', () => {
  const headings = (text: string): (string | undefined)[] =>
    readText(text, 'en').sections.map(({ heading }) => heading);
  const body = 'We fly your quarry once a month, and you have the volumes by noon.';
  assert.deepEqual(headings(`[1] The service\n${body}\n\n[2] PACKAGES\n${body}`), [
    'The service',
    'Packages',
  ]);
  assert.deepEqual(headings(`--- 1 ---\nThe service\n${body}\n\n--- 2 ---\nPackages\n${body}`), [
    'The service',
    'Packages',
  ]);
});

test('entries behind an arrowhead are a list, letters keep their order', () => {
  const [taken] = readText('What we do:\n> the search\n> the papers\n> the move', 'en').sections;
  assert.deepEqual(
    taken?.items.map(({ title }) => title),
    ['the search', 'the papers', 'the move'],
  );
  const [steps] = readText(
    'How we move, step by step:\na) Run\nb) Compare\nc) Sign',
    'en',
  ).sections;
  assert.equal(steps?.ordered, true);
});

test('each of two quotations on adjoining lines has its own speaker', () => {
  const { quotes } = readText(
    'Voices\nRobert Ainsley (Manager, Dunmore): "We found 6,000 tonnes nobody knew."\nJill Prentice (Controller, Halden): "The auditors stopped asking."',
    'en',
  );
  assert.deepEqual(
    quotes.map(({ attribution, text }) => `${attribution}: ${text}`),
    [
      'Robert Ainsley: We found 6,000 tonnes nobody knew.',
      'Jill Prentice: The auditors stopped asking.',
    ],
  );
  const [other] = readText(
    'Marta Bellini, direttrice dell’Hotel Riva – «A luglio avevamo la lista d’attesa per le bici.»',
    'it',
  ).quotes;
  assert.equal(other?.attribution, 'Marta Bellini');
});

test('marks in turn are questions and answers, whatever the marks', () => {
  const pairs = (text: string, language: string): string[] =>
    readText(text, language).questions.map(({ question, answer }) => `${question} | ${answer}`);
  assert.deepEqual(
    pairs('Q Who loads it?\nA Your own team.\nQ What if it fails?\nA A battery takes over.', 'en'),
    ['Who loads it? | Your own team.', 'What if it fails? | A battery takes over.'],
  );
  assert.deepEqual(
    pairs('問　書類は出ますか\n答　毎月お送りします\n問　水だけは\n答　承ります', 'ja'),
    ['書類は出ますか | 毎月お送りします。', '水だけは | 承ります。'],
  );
  assert.deepEqual(
    pairs('"Can you start early?" Nearly always.\n"Who pays?" The county does.', 'en'),
    ['Can you start early? | Nearly always.', 'Who pays? | The county does.'],
  );
  assert.deepEqual(pairs('-¿Paran la línea? -No, vamos de noche.', 'es'), [
    '¿Paran la línea? | No, vamos de noche.',
  ]);
});

test('rows are divided by whatever their lines share', () => {
  const rows = (text: string): string[][] =>
    readText(text, 'en').sections[0]?.tables[0]?.rows ?? [];
  assert.deepEqual(rows('Small >> 48 >> £310\nLarge >> 96 >> £440'), [
    ['Small', '48', '£310'],
    ['Large', '96', '£440'],
  ]);
  assert.deepEqual(rows('Linen; £0.94; 24 hours\nClothes; £1.62; 48 hours'), [
    ['Linen', '£0.94', '24 hours'],
    ['Clothes', '£1.62', '48 hours'],
  ]);
  assert.deepEqual(rows('Up to 80 m = £3,900\nUp to 140 m = £5,600'), [
    ['Up to 80 m', '£3,900'],
    ['Up to 140 m', '£5,600'],
  ]);
});

test('steps keep their order, however they are counted', () => {
  const titles = (text: string, language: string): string[] | undefined =>
    readText(text, language).sections[0]?.items.map(({ title }) => title);
  assert.deepEqual(titles('i. Desk study\nii. Survey\niii. Trenches', 'en'), [
    'Desk study',
    'Survey',
    'Trenches',
  ]);
  assert.deepEqual(titles('Passo uno. Pesiamo gli scarti\nPasso due. Scegliamo insieme', 'it'), [
    'Pesiamo gli scarti',
    'Scegliamo insieme',
  ]);
});

test('a head set with spaces has an empty corner, and counted prices are no hours', () => {
  const [, levels] = readText(
    `Halyard maintains lifts.

SERVICE LEVELS
                     Essential      Plus           Full cover
Visits per year      6              10             12
Call-out response    4 hours        2 hours        2 hours
Per lift per year    £1,180         £1,940         £3,250`,
    'en',
  ).sections;
  assert.deepEqual(levels?.tables[0]?.columns, ['', 'Essential', 'Plus', 'Full cover']);
  const [, prices] = readText(
    `Stampiamo etichette.

LISTINO
1.000 pezzi: 310 euro
3.000 pezzi: 540 euro
10.000 pezzi: 1.280 euro`,
    'it',
  ).sections;
  assert.equal(prices?.tables[0]?.kind, 'prices');
  assert.deepEqual(prices?.tables[0]?.rows[0], ['1.000 pezzi', '310 euro']);
});

test('shares of one thing that only the first names stay together', () => {
  const items = (text: string): number =>
    readText(`It is a thing that works.\n\n${text}\n`, 'en').sections.flatMap(({ items }) => items)
      .length;
  assert.equal(items('Payment 50 % on order / 25 % on delivery / 25 % after a month'), 0);
  assert.equal(items('48 halls served / 12 people in the team / 3 vans on the road'), 3);
});
