// What a page begins with: a promise or an answer to this reader, and nothing that only names a thing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const actions = [
  { buttonTitle: 'Book a visit', actionType: 'calendar' as const, url: 'https://c.example' },
];
const pageOf = async (
  language: string,
  brand: string,
  context: string,
  said = '',
  pageName = 'Offer',
) => {
  const activity =
    said === '' ? [] : [{ type: 'email', direction: 'from' as const, payload: { body: said } }];
  const { input } = makeCase({
    ...{
      name: 'headlines',
      language,
      brand: { name: brand, language },
      pageName,
      context,
      actions,
    },
    ...{ account: { name: 'Halvorsen Foods' }, mention: [], hide: [], activity },
  });
  const { content } = await run(input);
  const hero = content.blocks[0];
  assert.ok(hero?.type === 'hero');
  return { hero, blocks: content.blocks };
};

const cold = `## One line
Frostline watches every cold room you run and calls somebody before the food is lost.

## Who buys
Food wholesalers with 5 to 200 cold rooms.

## What it is
- A reading every 5 minutes. If a room drifts, Frostline texts, then phones.
- HACCP logs write themselves. The auditor gets a read-only link, filtered by site and date.
- Battery sensors the size of a matchbox. They stick to the wall.

## Questions
Does it survive washdown? Yes, the sensors are IP67.
Do you do freezers? Yes, down to -80 °C.`;

test('what the house says it is in one line leads before an entry of a list, and no heading becomes a question', async () => {
  const { hero, blocks } = await pageOf(
    'en',
    'Frostline',
    cold,
    'Two paper logs were missing in our audit. The auditor wants to see all logs.',
  );
  assert.match(hero.headline, /^Frostline watches every cold room/);
  const faq = blocks.find(({ type }) => type === 'faq');
  assert.ok(faq?.type !== 'faq' || faq.items.every(({ question }) => question.endsWith('?')));
});

test('a specification is no headline: the promise of the house is', async () => {
  const { hero } = await pageOf('en', 'Frostline', cold);
  assert.match(hero.headline, /^Frostline watches every cold room you run/);
  const japanese = await pageOf(
    'ja',
    'ミエル',
    '■ 概要\nミエルは、食品工場の外観検査をカメラで自動化するサービスです。今のラインに付けられます。\n\n■ 特長\n・毎分600個まで検査できます\n・防水です',
  );
  assert.equal(japanese.hero.headline, '食品工場の外観検査をカメラで自動化');
});

test("another customer's name is no headline, and their result stands with it", async () => {
  const { hero, blocks } = await pageOf(
    'pt',
    'Ascenda',
    'A Ascenda faz a manutenção de elevadores de todas as marcas, em hospitais e hotéis.\n\nREFERÊNCIAS\nHospital Boavista, 22 elevadores: paragens não planeadas de 31 para 9 por ano.\n\nTRANSIÇÃO\nSemana 1: inspeção\nSemana 2: sensores',
    'No último ano tivemos 27 paragens.',
  );
  assert.match(hero.headline, /^A Ascenda faz a manutenção/);
  assert.ok(JSON.stringify(blocks).includes('Hospital Boavista, 22 elevadores: paragens'));
});

test('a time that the reader asked for is answered, and the headline is not said twice', async () => {
  const { hero, blocks } = await pageOf(
    'it',
    'Rigenera',
    'Compriamo confezionatrici usate e le rivendiamo rigenerate.\n\nPERCHÉ RIGENERATA\nCosta il 45% in meno di una macchina nuova.\nConsegna in 8-10 settimane, contro i 9 mesi del nuovo.\nCollaudo con il vostro prodotto, prima del saldo.',
    'In quanto tempo consegnate? Dovremmo partire entro fine febbraio.',
  );
  assert.match(hero.headline, /^(?:Costa il 45% in meno|Compriamo confezionatrici usate)/);
  assert.match(JSON.stringify(blocks[1]), /Consegna in 8-10 settimane, contro i 9 mesi del nuovo/);
});

test('what points to a sentence that the hero took goes with it', async () => {
  const { blocks } = await pageOf(
    'nl',
    'Stoelvol',
    'Stoelvol vult lege plekken in de agenda. Zegt iemand af, dan krijgt de eerste patiënt een appje. Die tikt op ja en staat ingepland. De balie hoeft niet te bellen.\n\nWat je krijgt\n- Herinnering twee dagen van tevoren\n- Wachtlijst per behandelaar',
  );
  const rest = blocks.slice(1);
  assert.doesNotMatch(JSON.stringify(rest), /"Die tikt/);
});

test('amounts that others saved stand under results, and payment with the prices', async () => {
  const { blocks } = await pageOf(
    'en',
    'Highstand',
    'Highstand puts up scaffolding for housing associations.\n\nRESULTS\n| Client | Days before | Days after | Saved |\n| Byker | 9 | 5 | £21,400 |\n| Tyne | 8 | 5 | £8,900 |\n\nPRICES (list 2026)\nTerrace £1,850 per house\nExtra week £120 per house\n\nPayment: 30 days from invoice.',
  );
  const tables = blocks.filter(({ type }) => type === 'table');
  assert.deepEqual(
    tables.map((table) => table.type === 'table' && [table.heading, table.note]),
    [
      ['Results', undefined],
      ['Prices', '30 days from invoice.'],
    ],
  );
  assert.ok(!blocks.some(({ type }) => type === 'pricing'));
});

const told: [language: string, context: string, headline: RegExp][] = [
  [
    'en',
    'In short: we plant green roofs on schools, and you never climb a ladder.\n\nThe trouble with flat roofs\nEvery third gutter is blocked.\n\nSchools we look after\nWater into the drains fell by 71% at Marsh Lane School.',
    /^We plant green roofs on schools/,
  ],
  [
    'de',
    'Was wir machen: Wir kommen auf Ihren Hof und warten jedes Dienstrad.\n\nMitarbeitende lassen kaputte Räder stehen. 4 von 10 Rädern werden nie gewartet.',
    /^Wir kommen auf Ihren Hof/,
  ],
  [
    'fr',
    'Toitclair en une phrase : nous posons des panneaux solaires sans investissement.\n\nLe constat\nUne commune paie en moyenne 84 000 kWh par an.',
    /^Nous posons des panneaux/,
  ],
  [
    'it',
    'Il carrello giusto nei mesi giusti. In vendemmia servono il doppio dei mezzi.\n\nPunti forti\n* Parco di 640 carrelli, età media 2,8 anni\n* Solo elettrici',
    /^Il carrello giusto nei mesi giusti/,
  ],
  [
    'pl',
    'W skrócie: gotujemy dla przedszkoli bez cukru i bez półproduktów.\n\nEfekty\nW Przedszkolu nr 8 resztki spadły z 35% do 12%.',
    /^Gotujemy dla przedszkoli/,
  ],
  [
    'ja',
    'ひとことで言うと：ハタケは、収穫の時期を写真から予測するアプリです。\n\n実績\n青空ファーム様では、廃棄が18％から6％に減りました。',
    /^収穫の時期を写真から予測/,
  ],
];
for (const [language, context, headline] of told) {
  test(`what a text says it is in one line leads, and no story, average or pain (${language})`, async () => {
    const { hero } = await pageOf(language, 'Alba', context);
    assert.match(hero.headline, headline);
    assert.doesNotMatch(hero.subheadline ?? '', /In short|phrase|skrócie|ひとこと|4 von 10/);
  });
}

test('a figure that a left-out note speaks of stands neither in the headline nor among the figures', async () => {
  const { hero, blocks } = await pageOf(
    'nl',
    'Nokvlucht',
    'Nokvlucht bekijkt daken met drones.\n\nIn cijfers\n- 62% goedkoper dan met hoogwerker\n- 23.000 daken gevlogen sinds 2019\n- 5 werkdagen tot het rapport\n\nIntern: die 62 nog laten checken door Marleen',
  );
  assert.doesNotMatch(hero.headline, /62/);
  const stats = blocks.find(({ type }) => type === 'stats');
  assert.ok(stats?.type === 'stats');
  assert.deepEqual(
    stats.items.map(({ value }) => value),
    ['23.000', '5 werkdagen'],
  );
});

test('who bears a loss, what is left as a deposit and what a part costs lead nobody', async () => {
  for (const [language, line] of [
    ['en', 'Up to 2% loss a year is included.'],
    ['es', 'Fianza: una mensualidad, se devuelve a los 15 días de la recogida.'],
    ['en', 'We bring an aerial, £85.'],
    ['en', 'Leave your store sizes on the form.'],
  ] as const) {
    const { hero } = await pageOf(
      language,
      'Larkfield',
      `Larkfield 24.\n\nSeminar, September\n${line}`,
    );
    assert.doesNotMatch(hero.headline, /loss|mensualidad|aerial|store sizes/, hero.headline);
  }
});

test('an event says when and where at the top, also where an answer says it again', async () => {
  const { hero, blocks } = await pageOf(
    'de',
    'Anders',
    'Die Hausmesse\nDie Hausmesse ist am 7. Mai 2026 um 15:00 Uhr in Detmold. Der Eintritt ist frei.\nAblauf:\n15:00 Empfang\n15:30 3D-Druck im Einsatz\n16:30 Abendessen\nParkplätze gibt es auf dem Hof.',
    'Ich habe ein paar Fragen. Wann ist die Hausmesse? Gibt es Parkplätze?',
  );
  assert.match(`${hero.headline} ${hero.subheadline}`, /7\. Mai 2026.*Detmold/);
  assert.doesNotMatch(hero.headline, /Parkpl/);
  assert.match(JSON.stringify(blocks), /3D-Druck im Einsatz/);
  assert.doesNotMatch(JSON.stringify(blocks), /ein paar Fragen|Ablauf\./);
});

test('a question with its answer leads no page, whatever the team wishes to begin with', async () => {
  const { input } = makeCase({
    ...{ name: 'robots', language: 'es', brand: { name: 'Solis Robótica' }, pageName: 'Oferta' },
    ...{ actions, mention: [], hide: [], notes: 'Empieza por el agua.' },
    context: `¿Y el barro, el polvo, el polen pegado?
En seco no sale todo. Para eso hacemos una limpieza húmeda anual con agua, 0,35 litros por módulo. Va incluida en el contrato Plus.
¿Cuánto gana la planta?
Depende del sitio. Zonas agrícolas: entre el 3,1 % y el 5,4 % de energía al año. Costa: 1,5 % a 2 %.`,
  });
  const [hero] = (await run(input)).content.blocks;
  assert.ok(hero?.type === 'hero');
  assert.doesNotMatch(hero.headline, /[?？]/u);
});

test('where no line is strong, the page is headed by what the team calls it for this reader', async () => {
  const cases: [language: string, context: string, title: string, headline: string][] = [
    [
      'en',
      'Anvil Pay\n\nPayroll pilot, October\nHours by the 20th.\nDraft on the 24th.',
      'Halvorsen Foods - payroll from October',
      'Payroll from October, for Halvorsen Foods',
    ],
    [
      'de',
      'Wiki > Kunden > H > Halvorsen Foods\n\nAblauf Dienstrad, Juni\nAufmaß, dann Einbau.\nGewicht 415 kg, 1,25 x 0,80 m.',
      'Halvorsen – Dienstrad ab Juni',
      'Dienstrad ab Juni, für Halvorsen',
    ],
    [
      'fr',
      'Étiquettes, bière\nPapier actuel qui se décolle dans les seaux à glace.\n\nOutil\nUne seule fois.',
      'Halvorsen Foods : étiquettes de bière',
      'Étiquettes de bière, pour Halvorsen Foods',
    ],
    [
      'pt',
      'Casas, Almada: ficha 1\nT3, 112 m2, 4.º andar, de 1998.\n\nFicha 2\nT4, 140 m2, de 2003.',
      'Halvorsen Foods - três casas em Almada',
      'Três casas em Almada, para Halvorsen Foods',
    ],
    [
      'nl',
      'De dagen: leergang data, zorg\n17 september, 1 oktober en 15 oktober.\n\nHet lokaal\nZaal vier, met koffie.',
      'Halvorsen Foods - leergang data in de zorg',
      'Leergang data in de zorg, voor Halvorsen Foods',
    ],
  ];
  for (const [language, context, title, headline] of cases) {
    const { hero } = await pageOf(language, 'Anvil', context, '', title);
    assert.equal(hero.headline, headline);
  }
});

test('what the team calls its own work with the reader heads no page', async () => {
  for (const title of [
    'Halvorsen Foods - after demo 12 March',
    'Halvorsen Foods - churn risk',
    'Halvorsen Foods - offer page v2',
    'Nordwind - payroll from October',
    'Halvorsen Foods - pilot FINALLY',
  ]) {
    const { hero } = await pageOf('en', 'Anvil', 'Pilot\nHours by the 20th.', '', title);
    assert.ok(!/demo|churn|offer page|payroll|finally/iu.test(hero.headline), hero.headline);
  }
});

test('where they stand today and how it is measured lead no page, and what each of a thing has is no size', async () => {
  const today =
    'Anvil compares pension schemes for firms of 50 to 500.\n\nWhere you are today\n88% of members have never changed the default fund. Contributions come from net pay.';
  const { hero } = await pageOf('en', 'Anvil', today, 'What would a review of our pension find?');
  assert.ok(!hero.headline.startsWith('88%'), hero.headline);
  const coaches =
    'Every seat in all four coaches has a three-point belt.\nThe coaches are from 2019.\nOffice hours are 8 to 5.';
  const belts = await pageOf('en', 'Anvil', coaches, 'Does every seat have a belt that works?');
  assert.match(belts.hero.headline, /^Every seat in all four coaches has/);
});

test('what happens if, what is allowed and what needs nothing done lead nobody', async () => {
  for (const [language, line] of [
    ['en', 'Without cover it comes back to you after 120 days.'],
    ['ja', '基準を下回った場合は再研修を終えるまで現場に出しません。'],
    ['en', 'Volunteers can share one place between two colleagues.'],
    ['de', 'Die Pfeifen vorn sind standfest, kein Handlungsbedarf.'],
  ] as const) {
    const named = 'Halvorsen Foods - seminar in September';
    const { hero } = await pageOf(
      language,
      'Larkfield',
      `Larkfield 24.\n\nSeminar, September\n${line}`,
      '',
      named,
    );
    assert.doesNotMatch(
      hero.headline,
      /comes back|場合|share one place|Handlungsbedarf/,
      hero.headline,
    );
  }
});
