// Lines that nobody would set above a letter to one reader, and those that look like them and may stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';
import { shortened } from '../texts/claim_lines.ts';
import { withoutPurpose } from '../texts/headline_pieces.ts';
import { isAbsent, standsGood } from '../texts/pledges.ts';
import { isUnfit } from './unfit_lead.ts';

const unfit: [language: string, product: string, lines: string[]][] = [
  [
    'en',
    'Norrick Pumps',
    [
      'NORRICK PUMPS LTD, Hull',
      'Questions we are often asked',
      '30% on booking, 70% ten days after the fair',
      'Rush orders in two days, add 25%',
      'Final numbers 10 days before',
      'Parcels must reach the depot by noon',
      'The station is 12 minutes away',
      'We look after 340 schools in Wales',
      'Norrick Pumps is owned by its staff',
      'A family firm since 1964',
      'Founded 2011, 18 people, no call centre abroad',
      'Calls answered in 40 -> 25 seconds',
      'Range +/- 10 % until the survey',
      'Editions from 50 to 5,000 copies',
      'Ten working days after the proof',
      '0.4% on average last year',
      'Above 900 guests a day',
      'All contracts run 24 months',
      '12 and 13 November 2026, Leeds',
    ],
  ],
  [
    'de',
    'Segelwerk',
    [
      'Segelwerk, Kappeln',
      'Häufige Fragen',
      '30 % bei Auftrag, der Rest nach Abnahme',
      'Jeder Verein braucht einen Prüfer, das verlangt das Gesetz',
      'Wir nähen seit 1974 Segel',
      'Ab 10 Stück, 8 % Nachlass',
    ],
  ],
  [
    'fr',
    'Voilerie',
    [
      'Fiche technique 2025',
      'Le week-end, comptez 15 % de plus',
      'La loi oblige, le contrôle est obligatoire',
    ],
  ],
  ['es', 'Velas', ['Somos 42 personas en el taller', 'A partir de 50 piezas, un 10 % menos']],
  ['it', 'Vele', ['Lavoriamo per 120 aziende', 'Il collaudo è obbligatorio']],
  ['pt', 'Velas', ['Cuidamos de velas desde 1988']],
  ['nl', 'Zeilen', ['Veelgestelde vragen over zeilen', 'Keuring is wettelijk verplicht']],
  ['pl', 'Żagle', ['Faktura raz w miesiącu, termin 21 dni', 'Pracuje u nas 30 pracowników']],
  [
    'ja',
    '帆布',
    [
      '型番を教えてくだされば、寸法を合わせます',
      '全国で120施設にお使いいただいています',
      '駅から5分',
    ],
  ],
];

for (const [language, product, lines] of unfit)
  test(`no headlines in ${language}: names, papers, terms, duties, the size of the house`, () => {
    for (const line of lines) assert.ok(isUnfit({ source: { product }, language }, line), line);
  });

test('what looks like them and says what the reader is spared, or what became better, may lead', () => {
  for (const [language, line] of [
    ['en', 'Tenants never have to move out'],
    ['en', 'Since 2011 no school has had to close a day'],
    ['en', 'Norrick Pumps keep the cellar dry'],
    ['de', 'Seit 2012 ist keine Halle ausgefallen'],
    ['fr', 'Vous ne devez rien démonter'],
    ['pl', 'Faktura nie może być wyższa niż wycena'],
    ['it', 'Nessuno deve restare in ufficio'],
    ['en', 'Two days for people who build bridges'],
    ['en', '30 hours less paperwork a month'],
    ['en', 'Waste fell from 50 to 12 kilos'],
    ['en', 'Pickers need 12 people instead of 20'],
  ] as const)
    assert.ok(!isUnfit({ source: { product: 'Norrick Pumps' }, language }, line), line);
});

test('a pledge spares something or stands good for it; limits, fees and deadlines are none', () => {
  for (const line of [
    'Your tools never leave the building',
    'Niemand muss dafür Urlaub nehmen',
    'Personne ne touche à vos dossiers',
    'Nadie vuelve a copiar un albarán',
    'Nessun cantiere si ferma',
    'Ninguém precisa de ficar até tarde',
    'Geen enkele melding blijft liggen',
    'Nikt nie czeka przy bramie',
    '食中毒は一度も起こしていません',
  ])
    assert.ok(isAbsent(line), line);
  for (const line of [
    'If we are late, we pay the fine',
    'Fällt die Pumpe aus, bringen wir eine zweite',
    'Se la pompa si ferma, ne portiamo una uguale',
    'Jeśli spóźnimy się, oddajemy 5% wartości',
  ])
    assert.ok(standsGood(line), line);
  for (const line of [
    'If nobody can take you home, tell us',
    'Nothing else, since 1980',
    'We do not deliver on Sundays',
    'At most, no more than four minutes',
    'No extra fee on Saturdays',
    'Fino a dieci giorni prima si annulla e non si paga niente',
    'O funcionário sai no mesmo dia',
    'Termine ab 15. Mai',
  ])
    assert.ok(!isAbsent(line) && !standsGood(line), line);
});

test('a line is cut before what it is good for, and never in the middle of what it depends on', () => {
  const whole =
    'Verlegen ist bis drei Tage vorher möglich, wenn die Halle noch nicht so weit ist wie geplant';
  assert.equal(withoutPurpose(whole), whole);
  const fell = 'The cell count on all our farms went from 238 to 171 on average last year';
  assert.equal(shortened(fell), fell);
});

async function headlineOf(language: string, brand: string, context: string, body: string) {
  const { input } = makeCase({
    ...{ name: 'unfit', language, brand: { name: brand }, pageName: 'Offer', context },
    ...{ account: { name: 'Halvorsen' }, mention: [], hide: [], actions: [] },
    activity: [{ type: 'email', direction: 'from', payload: { body } }],
  });
  const hero = (await run(input)).content.blocks[0];
  assert.ok(hero?.type === 'hero');
  return hero.headline;
}

test('what the house answers for leads whom it has troubled elsewhere, also from terms and answers', async () => {
  assert.equal(
    await headlineOf(
      'en',
      'Norrick Pumps',
      'NORRICK PUMPS LTD, Hull. Pumps for cellars and lifts.\n\nTerms\n30% on booking, 70% ten days after.\nIf a pump fails within a year, we bring another the same day.\n\nQ: Who comes?\nA: A fitter.',
      'Our last pump failed twice and we stood in water for a week.',
    ),
    'If a pump fails within a year, we bring another the same day',
  );
  assert.equal(
    await headlineOf(
      'de',
      'Segelwerk',
      'Segelwerk, Kappeln\n\nFragen\nF: Muss jemand dabei sein?\nA: Nein. Niemand muss für den Abbau im Hafen warten.\n\nF: Was kostet das?\nA: 40 Euro im Monat.',
      'Beim letzten Abbau standen drei Leute den ganzen Tag im Hafen und mussten warten.',
    ),
    'Niemand muss für den Abbau im Hafen warten',
  );
});

test('of an entry with two labels the first sentence is taken whole, and a list is not halved', async () => {
  const headline = await headlineOf(
    'en',
    'Tarn Coatings',
    'Turnaround\n- Stock shades: 4 working days from the gate. Special shades: 4 days plus the powder, usually nine.\n',
    'How many days do you need for stock shades?',
  );
  assert.ok(!/Special shades/.test(headline), headline);
});

const nameless: [language: string, line: string][] = [
  ['en', 'The portal emails you 30 days before each is due'],
  ['en', 'Page of the sales team about hotel linen'],
  ['de', 'Der wird vom Team gefüllt'],
  ['de', 'Klappt das nicht, zahlen Sie nichts'],
  ['es', 'Las de velocidad variable gastan menos'],
  ['pt', 'As de velocidade variável gastam menos 60% de eletricidade'],
  ['pt', 'Página da equipa comercial sobre rolhas'],
  ['pt', 'Entre 15 e 20 °C, humidade de 50 a 70%, no saco fechado'],
  ['it', 'Quelle in legno durano di più'],
  ['fr', 'Celles en bois durent plus longtemps'],
  ['nl', 'Die met camera kosten minder'],
];
for (const [language, line] of nameless)
  test(`no headline: ${line}`, () => {
    assert.equal(isUnfit({ source: {}, language }, line), true);
  });

test('a line with its noun may lead', () => {
  for (const [language, line] of [
    ['en', 'Each pump is tested for eight hours'],
    ['de', 'Die Pumpe wird acht Stunden geprüft'],
    ['pt', 'A bomba gasta menos eletricidade'],
    ['es', 'La bomba gasta un 60 % menos'],
  ] as const)
    assert.equal(isUnfit({ source: {}, language }, line), false, line);
});

test('a step of a plan, what has no subject and a row of names say nothing, and a promise in such words does', () => {
  for (const [language, line] of [
    ['en', 'Week 4 (24 Feb): rinsing, tests, handover'],
    ['de', 'Woche 2: Leitungen und Zähler'],
    ['de', 'Gilt auch als Nachweis für die Behörde'],
    ['nl', 'Geldt ook als bewijs voor de gemeente'],
    ['es', 'Bombas de superficie, depósitos, equipos contra incendios'],
    ['de', 'Waschen, prüfen, trocknen, verpacken'],
    ['en', 'Per 1,000 parts, GBP, ex VAT'],
    ['fr', 'Paiement à 30 jours'],
    ['de', 'Zahlung innerhalb von 14 Tagen'],
    ['fr', 'Tarif public 2025, applicable au 1er mars – HT'],
  ] as const)
    assert.equal(isUnfit({ source: {}, language }, line), true, line);
  for (const [language, line] of [
    ['en', 'No noise, no dust, no waiting'],
    ['de', 'Wir waschen, prüfen, trocknen und verpacken'],
    ['en', 'Week after week your pumps run'],
  ] as const)
    assert.equal(isUnfit({ source: {}, language }, line), false, line);
});

const refusals: [language: string, refused: string, promised: string][] = [
  [
    'en',
    "Spare parts we don't sell, we name two firms",
    'We do not charge for travel within 60 miles',
  ],
  ['fr', 'Nous ne sommes pas une grande maison', 'Nous ne facturons pas le déplacement'],
  ['de', 'Fliesen verlegen wir nicht, wir kennen drei Betriebe', 'Sie müssen nichts umbauen'],
  ['pt', 'A cor nunca fica igual a 100 %', 'Quase nunca é preciso trocar o telhado inteiro'],
  ['es', 'No llegan a cero nunca', 'No hace falta parar la planta'],
  ['it', 'Non vendiamo ricambi usati', 'Non serve fermare la produzione'],
  ['nl', 'Wij plaatsen geen panelen op riet', 'Geen boete als u na een jaar stopt'],
];

for (const [language, refused, promised] of refusals)
  test(`what the house does not do leads nothing: ${refused}`, () => {
    assert.equal(isUnfit({ source: {}, language }, refused), true);
    assert.equal(isUnfit({ source: {}, language }, promised), false);
  });

const priceHeads: [language: string, heads: string, promises: string][] = [
  ['en', 'Prices as quoted (net)', 'Prices that stay the same for three years'],
  ['de', 'Preise, wie besprochen (netto)', 'Preise, die drei Jahre gelten'],
  ['fr', 'Nos tarifs HT par mois', 'Des prix fixes pendant trois ans'],
  ['es', 'Precios sin IVA', 'Precios cerrados durante tres años'],
  ['it', 'Prezzi (IVA esclusa)', 'Prezzi fermi per tre anni'],
  ['nl', 'Prijzen zoals besproken', 'Drie jaar dezelfde prijs'],
];
for (const [language, heads, promises] of priceHeads)
  test(`what stands above prices leads nothing: ${heads}`, () => {
    assert.equal(isUnfit({ source: {}, language }, heads), true);
    assert.equal(isUnfit({ source: {}, language }, promises), false);
  });
