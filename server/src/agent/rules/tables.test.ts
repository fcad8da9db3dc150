// Price lists as people write them, and the tables that a page shows of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AgentInput } from '../agent.ts';
import { instructed } from './testing/instructed.ts';
import { run } from './testing/run.ts';

/** Enough words to know the language by. */
const intro: Record<string, string> = {
  en: 'We have worked here for years and we like to come to you.',
  de: 'Wir arbeiten seit Jahren hier in der Region und kommen gern zu Ihnen.',
  fr: 'Nous travaillons ici depuis des années et nous venons volontiers chez vous.',
  es: 'Trabajamos aquí desde hace años y vamos con gusto a su casa.',
  it: 'Lavoriamo qui da anni con la nostra squadra e veniamo volentieri da voi.',
  nl: 'Wij werken hier al jaren met onze ploeg en komen graag bij u langs.',
  pl: 'Pracujemy tu od lat z naszym zespołem i chętnie do państwa przyjedziemy.',
  ja: '私たちは長年この地域で仕事をしています。',
};

async function written(language: string, told: string, notes = '', asked = '') {
  const lines = `${intro[language]}\n\n${told}\n`;
  const mail = {
    ...{ source: 'crm', activityId: 'activity_1', type: 'email', direction: 'from' },
    ...{ createdAt: '2026-01-12T09:00:00Z', payload: { text: asked } },
  } as AgentInput['activity'][number];
  const input = instructed(language, notes, lines, asked === '' ? [] : [mail]);
  const { content, text } = await run(input);
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
    const told = `${heading}\n${rows}\n\nHalm\nHalm. 2009.`;
    const [table] = (await written(language, told)).tables;
    assert.match(`${table?.heading} ${table?.note}`, unit, heading);
    assert.ok((table?.heading?.length ?? 0) < 75, table?.heading);
  }
});

test('a sentence above prices is no heading', async () => {
  const told = 'A hive is best looked after twice, in May and in August.\nHive: £75\nSwarm: £95';
  const [table] = (await written('en', told)).tables;
  assert.doesNotMatch(table?.heading ?? '', /looked after/);
  const below =
    '## What does a hive cost?\nDepends on the wood, guide prices, without VAT:\nPine: £75\nCedar: £95';
  const [headed] = (await written('en', below)).tables;
  assert.doesNotMatch(headed?.heading ?? '', /Depends/);
  assert.match(headed?.note ?? '', /without VAT/);
});

const rowsOf = (tables: { rows: { cells: string[] }[] }[]): string[] =>
  tables.flatMap(({ rows }) => rows.map(({ cells }) => cells.join(' | ')));

test('no row is lost: names like greetings, names in brackets, amounts in another shape', async () => {
  const cases: [language: string, notes: string, lines: string, rows: string[], note: RegExp][] = [
    [
      'en',
      '',
      'Hire\nHi-fi set .... £60\nAll day crew .... £280\nTeam radios (six, charged) .... £75',
      ['Hi-fi set | £60', 'All day crew | £280', 'Team radios (six, charged) | £75'],
      /^$/,
    ],
    [
      'nl',
      '',
      'Tarieven\nDag: € 45\nWeek: € 160\nBeste koop: € 900',
      ['Dag | € 45', 'Week | € 160', 'Beste koop | € 900'],
      /^$/,
    ],
    [
      'de',
      'Preise nur für die elektrischen Modelle.',
      'Miete je Woche\nHandwagen: 35 €\nElektrischer Wagen mit langer Gabel (trägt 900 kg): 95 €\nElektrischer Kran: 240 €',
      ['Elektrischer Wagen mit langer Gabel (trägt 900 kg) | 95 €', 'Elektrischer Kran | 240 €'],
      /^$/,
    ],
    [
      'it',
      '',
      'Prezzi, IVA esclusa\nPezzi\t1 colore\t2 colori\n50\t5,10 €\t6,20 €\n100\t4,30 €\t5,20 €\nTelaio: 35 € per colore\nProva: 12 €, poi scalati',
      ['50 | 5,10 € | 6,20 €', '100 | 4,30 € | 5,20 €'],
      /^Telaio: 35 € per colore\. Prova: 12 €, poi scalati\.$/,
    ],
    [
      'nl',
      '',
      'Tarieven\nPers klein – koop € 95 – huur € 4 p/m\nPers groot – koop € 145 – huur € 8 p/m\nFilter – € 79, pomp – € 189\nCursus, 3 uur – € 42',
      ['Pers klein | € 95 | € 4 p/m', 'Pers groot | € 145 | € 8 p/m'],
      /^Filter: € 79, pomp – € 189\. Cursus, 3 uur: € 42\.$/,
    ],
  ];
  for (const [language, notes, lines, rows, note] of cases) {
    const { tables } = await written(language, lines, notes);
    assert.deepEqual(rowsOf(tables), rows);
    assert.match(tables[0]?.note ?? '', note);
  }
});

test('what is said of tax stands with the amounts, also where it answers a question', async () => {
  const cases: [language: string, terms: string, asked: string][] = [
    ['en', 'Prices exclude VAT.', 'Do your prices exclude VAT or not?'],
    ['fr', 'Nos prix sont hors taxes.', 'Vos prix sont-ils hors taxes ?'],
    ['it', 'I prezzi sono IVA esclusa.', 'I prezzi sono IVA esclusa?'],
  ];
  for (const [language, terms, asked] of cases) {
    const lines = `Halm | A | B\nUno | 59 € | 69 €\nDuo | 16 € | 19 €\n${terms}`;
    const [table] = (await written(language, lines, '', asked)).tables;
    assert.match(table?.note ?? '', new RegExp(terms), terms);
  }
});

test('the word that the amounts of a column begin with is its name', async () => {
  const cases: [language: string, lines: string, columns: string[], row: string, note: RegExp][] = [
    [
      'es',
      'Arpa | alquiler 45 € al mes | compra 620 €\nLaúd | alquiler 70 € al mes | compra 990 €\nÓrgano | no se alquila | 4.800 € instalado\nAfinación | 38 € por visita',
      ['', 'Alquiler', 'Compra'],
      'Órgano | no se alquila | 4.800 € instalado',
      /^Afinación: 38 € por visita\.$/,
    ],
    [
      'ja',
      'デスク | レンタル 3,200円 | 購入 38,000円\n棚 | レンタル 2,400円 | 購入 29,000円',
      ['', 'レンタル', '購入'],
      'デスク | 3,200円 | 38,000円',
      /^$/,
    ],
    // What stands before both is no name of either, and a figure of its own column is none.
    [
      'en',
      'Short trip | from £12 | from £6\nLong trip | from £25 | from £14',
      ['', '', ''],
      'Short trip | from £12 | from £6',
      /^$/,
    ],
    [
      'en',
      'Barrel | 4 seats | £3,900\nCabin | 6 seats | £6,400\nDelivery | £350',
      ['Item', 'Price'],
      'Delivery | £350',
      /^$/,
    ],
  ];
  for (const [language, lines, columns, row, note] of cases) {
    const { tables } = await written(language, `Prices\n${lines}`);
    assert.deepEqual(tables[0]?.columns, columns);
    assert.ok(rowsOf(tables).includes(row), rowsOf(tables).join('\n'));
    assert.match(tables[0]?.note ?? '', note);
  }
});

const followed =
  /(?:I followed|Befolgt:|Consignes suivies|Instrucciones cumplidas|Istruzioni seguite|Instruções seguidas|Aanwijzingen opgevolgd|Wykonane)[^.]*/;

test('notes say which prices, which rows and which list; the reply says what was done', async () => {
  const cases: [
    language: string,
    notes: string,
    lines: string,
    rows: string[],
    done: RegExp | undefined,
  ][] = [
    [
      'en',
      'Show rental prices only, no sale prices.',
      'Harp | hire £45 a month | buy £2,900\nLute | hire £25 a month | buy £1,150\nStool | not for hire | £90\nTuning of bought harps | £42',
      ['Harp | £45 a month', 'Lute | £25 a month'],
      /rental prices only.*no sale prices/s,
    ],
    [
      'de',
      'Nur Mietpreise zeigen, keine Kaufpreise.',
      'Palme | Miete 9 € im Monat | Kauf 145 €\nFarn | Miete 3 € im Monat | Kauf 38 €',
      ['Palme | 9 € im Monat', 'Farn | 3 € im Monat'],
      /Mietpreise.*Kaufpreise/s,
    ],
    [
      'nl',
      'Alleen huurprijzen.',
      'Tent klein – koop € 1.295 – huur € 84 p/w\nTent groot – koop € 2.445 – huur € 138 p/w',
      ['Tent klein | € 84 p/w', 'Tent groot | € 138 p/w'],
      /huurprijzen/,
    ],
    [
      'fr',
      'Pas de prix d’achat.',
      'Four | location 39 € par mois | achat 690 €\nMoulin | location 12 € par mois | achat 240 €',
      ['Four | 39 € par mois', 'Moulin | 12 € par mois'],
      /prix d’achat/,
    ],
    [
      'en',
      'Only the courses that matter to her: felting and sewing.',
      'Course | Days | Here | At yours\nFelting | 3 | £210 | £690\nHand sewing | 1 | £95 | £420\nWeaving | 1 | £80 | £390',
      ['Felting | 3 | £210 | £690', 'Hand sewing | 1 | £95 | £420'],
      /her: felting/,
    ],
    // Why is no list of names; what comes nearest is left, and nothing is said to be done.
    [
      'en',
      'Only prices for the small van: they have one driver.',
      'Large van | £120\nTrailer | £35',
      ['Large van | £120'],
      undefined,
    ],
  ];
  for (const [language, notes, lines, rows, done] of cases) {
    const { tables, reply } = await written(language, `Prices\n${lines}`, notes);
    assert.deepEqual(rowsOf(tables), rows, notes);
    if (done) assert.match(followed.exec(reply)?.[0] ?? '', done);
    else assert.doesNotMatch(reply, followed);
  }
});

test('a list that is headed by what alone is wanted is the one that stays', async () => {
  const list = (name: string, price: string): string =>
    `Listino ${name}, 60 cm, IVA esclusa\nPezzi | Grezzo | Smaltato\n10 | ${price} | 61 €\n50 | 41 € | 52 €\n\n`;
  const notes = 'Prezzi solo per il vaso grande.';
  for (const lists of [
    `${list('vaso grande', '48 €')}${list('vaso piccolo', '12 €')}`,
    list('vaso grande', '48 €'),
  ]) {
    const { page, reply } = await written('it', lists, notes);
    assert.match(page, /48 €/);
    assert.doesNotMatch(page, /12 €/);
    assert.match(reply, /Istruzioni seguite: «Prezzi solo/);
  }
});

test('rows are called by their names before their numbers, and a price follows no arrow', async () => {
  const rows =
    'Code;Plant;Pot;Price\n4410;Marrow;9 cm;£3.50 ->\n4417;Tomato;11 cm;£4.20\n4420;Leek;9 cm;£2.10\n4431;Chard;9 cm;£2.40\n4440;Fennel;9 cm;£2.60';
  const [table] = (await written('en', `Plants\n${rows}`)).tables;
  assert.deepEqual(table?.columns, ['Plant', 'Code', 'Pot', 'Price']);
  assert.deepEqual(table?.rows[0]?.cells, ['Marrow', '4410', '9 cm', '£3.50']);
});

test('a rate is no statement, and a message of a chat is no text', async () => {
  const { page, blocks } = await written(
    'en',
    'Insurance 0.6% of value, min 35.\n\nHarps travel in a padded case of their own.\n\nLena 14:12: ok 780',
  );
  assert.ok(!blocks.some(({ type }) => type === 'statement'));
  assert.doesNotMatch(page, /ok 780/);
});
