// A value that is named loosely is found by all that names it, and takes the place of one of its own kind only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';

const page = (...blocks: object[]): PageContent =>
  ({
    blocks: [
      { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Alto', actionIds: [] },
      ...blocks.map((block, at) => ({ componentId: `b${at}`, chunkIds: [], ...block })),
    ],
  }) as unknown as PageContent;
const table = (columns: string[], ...rows: string[][]): object => ({
  ...{ type: 'table', heading: 'Alto', columns, rows: rows.map((cells) => ({ cells })) },
});
const prose = (...paragraphs: string[]): object => ({ type: 'prose', heading: 'Alto', paragraphs });
const steps = (...items: [title: string, text: string][]): object => ({
  ...{ type: 'steps', heading: 'Alto', items: items.map(([title, text]) => ({ title, text })) },
});

/** What the page says afterwards; nothing where it stays as it was. */
type Case = [language: string, page: PageContent, message: string, now?: RegExp];

const boats = (price: string, own = ['Kajak 2', '40 €'], other = ['Kanu 3', '60 €']): PageContent =>
  page(table(['', price], own, other));
const hire = page(
  table(['Boat', 'Half day', 'Whole day'], ['Dory 4', '£30', '£52'], ['Skiff 6', '£45', '£80']),
);

/** From when it counts, thanks and a reason are no part of its name. */
const stated: Case[] = [
  [
    'en',
    hire,
    'the whole day on the Skiff goes up to £85 from next month, change it please',
    /"£85"/,
  ],
  ['en', hire, 'put the half day for the Dory 4 at £33, fuel has gone up', /"Dory 4","£33","£52"/],
  ['en', hire, 'the Dory is £55 for a whole day, someone typed it wrong', /"£30","£55"/],
  ['de', boats('Preis'), 'Kanu 3 ab nächstem Monat 65 €, bitte anpassen', /"65 €"/],
  ['de', boats('Preis'), 'Das Kanu 3 steigt zum 1. März auf 65 €', /"65 €"/],
  ['fr', boats('Prix'), 'Le Kanu 3 passe à 65 € à partir de janvier, merci de corriger', /"65 €"/],
  ['es', boats('Precio'), 'el Kanu 3 pasa a 65 € desde enero, cámbialo por favor', /"65 €"/],
  ['it', boats('Prezzo'), 'il Kanu 3 portalo a 65 da marzo, grazie', /"65 €"/],
  ['it', boats('Prezzo'), 'porta a 65 € il Kanu 3', /"65 €"/],
  ['pt', boats('Preço'), 'O Kanu 3 passa a 65 € a partir de maio, muda sff', /"65 €"/],
  ['nl', boats('Prijs'), 'Kanu 3 gaat vanaf maart naar 65 €, graag aanpassen', /"65 €"/],
  [
    'pl',
    boats('Cena', ['Kajak', '40 zł'], ['Kanu', '60 zł']),
    'Kanu od nowego miesiąca 65 zł, proszę poprawić',
    /"65 zł"/,
  ],
  [
    'pl',
    boats('Cena', ['Kajak', '40 zł'], ['Kanu', '60 zł']),
    'proszę zmienić kanu na 65 zł, ceny poszły w górę',
    /"65 zł"/,
  ],
  [
    'ja',
    boats('料金', ['カヤック', '4,000円'], ['カヌー', '6,000円']),
    'カヌーは来月から6,500円になります。修正お願いします。',
    /"6,500円"/,
  ],
];

/** The verb behind its value, the words behind the value, a year from which it counts. */
stated.push(
  ['de', boats('Preis'), 'Kanu 3 auf 65 € setzen, danke', /"65 €"/],
  ['de', boats('Preis'), 'Das Kanu 3 erhöht sich ab 2027 auf 65 €', /"65 €"/],
  [
    'en',
    page(prose('30 days notice; the account stays for 80 days.')),
    'make it 90 days notice',
    /90 days notice; .* 80 days/,
  ],
  [
    'en',
    page(prose('Deposit 20%, the rest later.')),
    'the deposit went up from 20% to 25%',
    /Deposit 25%/,
  ],
);

/** A row by what it includes, a column by its unit or its rate, a span, a compound, several rows at once. */
const named: Case[] = [
  [
    'en',
    page(
      {
        type: 'pricing',
        heading: 'Prices',
        options: [{ title: 'Up to 9', price: '£300', included: ['2 days'] }],
      },
      prose('A two-minute talk.'),
    ),
    'price for the two days goes up to £320',
    /"£320"/,
  ],
  [
    'en',
    page(table(['Plan', 'seats', 'per month', 'setup'], ['Duo', '4', '£30', '£90'])),
    'Duo goes up to £34 a month',
    /"4","£34","£90"/,
  ],
  [
    'en',
    page(table(['Plan', 'sites', 'seats'], ['Duo', '2', '4'])),
    'Duo now comes with 5 seats',
    /"2","5"/,
  ],
  [
    'fr',
    page(
      steps(['Taille, arbre jusqu’à 10 m', '180 à 260 €.'], ['Taille, 10 à 18 m', '320 à 480 €.']),
    ),
    'Mettre la taille 10 à 18 m à 340 – 490 €',
    /180 à 260 €.*340 – 490 €/,
  ],
  [
    'fr',
    page(steps(['Souche', '95 € jusqu’à 40 cm.'])),
    'Souche : 100 € jusqu’à 40 cm, corrige stp',
    /100 € jusqu’à 40 cm/,
  ],
  [
    'de',
    boats('Preis', ['Mechanischer Profilzylinder', '79 €'], ['Schlüssel', '24 €']),
    'der mechanische Zylinder steigt auf 84 €',
    /"84 €"/,
  ],
  ['de', boats('Preis'), 'Kajak und Kanu kosten jetzt 70 €', /"Kajak 2","70 €".*"Kanu 3","70 €"/],
  [
    'ja',
    boats('料金', ['カヤック', '4,000円'], ['カヌー', '6,000円']),
    'カヤックとカヌーを7,000円にしてください',
    /"7,000円".*"7,000円"/,
  ],
  [
    'it',
    page(prose('Tv 55 pollici a noleggio 140 a fiera, frigo 60.')),
    'il noleggio della tv mettilo a 150',
    /noleggio 150/,
  ],
  [
    'it',
    page(prose('Tv 55 pollici a noleggio 140 a fiera, frigo 60.')),
    'la tv da 55 pollici costa 145 a fiera adesso',
    /55 pollici a noleggio 145/,
  ],
  [
    'es',
    page(prose('En el patio, plazo: de 12 a 14 semanas.')),
    'en el patio el plazo pasa a ser de 13 a 15 semanas',
    /de 13 a 15 semanas/,
  ],
];

/** Not X but Y: what is counted tells which X. */
const corrected: Case[] = [
  [
    'fr',
    page(prose('La mairie répond sous 3 semaines.', 'Il y a 3 bâtiments à J-3.')),
    'la mairie demande 4 semaines et non 3',
    /4 semaines.*3 bâtiments à J-3/,
  ],
  [
    'nl',
    page(
      prose(
        'Wij komen naar jullie toe. De e-learning komt drie weken vooraf.',
        'E-learning van 3 uur.',
      ),
    ),
    'E-learning krijgen ze vier weken vooraf, niet drie',
    /vier weken.*van 3 uur/,
  ],
  [
    'fr',
    page(prose('La visite dure 45 minutes environ.')),
    'Pour la visite compter plutôt 1 heure, pas 45 minutes',
    /dure 1 heure environ/,
  ],
  [
    'en',
    page(prose('The walk is on 2 May, 9 June or 6 July 2026, 6 pm.')),
    'the July walk is on 7 July, not 6 July',
    /7 July 2026, 6 pm/,
  ],
  [
    'en',
    page(prose('You talk to a tutor for 20 minutes.')),
    'change the talk with a tutor to 30 minutes, 20 was never enough',
    /for 30 minutes/,
  ],
  [
    'pl',
    page(prose('Instrukcja 60 stron: 7 dni.')),
    '60 stron robimy teraz w 8 dni, nie 7',
    /60 stron: 8 dni/,
  ],
  [
    'pt',
    page(prose('Café até 12.', 'Contrato de 12 meses.')),
    'o contrato passa de 12 para 24 meses',
    /até 12\..*24 meses/,
  ],
  [
    'nl',
    page(prose('Wij komen naar jullie toe. Nog vrij: 3, 5 en 12 mei.')),
    '5 mei is inmiddels weg, haal die datum eruit',
    /3 en 12 mei/,
  ],
];

corrected.push([
  'en',
  page(prose('Join us on 21 January, 11 March or 6 May 2026, 6 pm.')),
  '6 May is cancelled, please remove that date',
  /21 January or 11 March 2026, 6 pm/,
]);

/** A day is no hour, and of a formula the figure is meant that is near to the new one. */
const near: Case[] = [
  [
    'nl',
    page(prose('We komen in de week van 11 mei. De offerte geldt tot 30 april.')),
    'de offerte geldt tot 15 mei',
    /van 11 mei\. De offerte geldt tot 15 mei/,
  ],
  [
    'en',
    page(prose('26 days x 925 = 24,050, travel to Leeds included.')),
    'make the day rate 890',
    /26 days x 890 = 23,140/,
  ],
  [
    'en',
    page(prose('Grow - up to 15,000 returns/month, 4 benches - £1,450/month.')),
    'Grow goes up to 1,520 a month',
    /15,000 returns.*£1,520/,
  ],
];

/** Another kind, another currency, a difference, or two that are called so: nothing changes. */
const left: Case[] = [
  [
    'pt',
    page(table(['Tipo', 'Pontos'], ['Hotel 41 a 100 quartos', 'até 80'])),
    'O hotel de 41 a 100 quartos passa a 152 € por mês, muda sff',
  ],
  [
    'en',
    page(prose('A cold splice on EP 500/3 holds for years.')),
    'the cold splice goes up to £1,225 from January so put that',
  ],
  [
    'en',
    page(prose('Book 6 weeks ahead; it costs the same as the 53.')),
    'we have 15 coaches since last week, change that please',
  ],
  ['en', hire, 'the Skiff whole day is 90 € now'],
  ['en', hire, 'the price is £50 now'],
  ['es', page(prose('Hay ayudas del 5 % en marzo.'), prose('Alto.')), 'todo sube un 5 % en marzo'],
  ['de', boats('Preis'), 'Kajak und Kanu ab 1. März je 20 € teurer'],
  [
    'de',
    boats('Preis', ['Schlüssel mechanisch', '11,50 €'], ['Schlüssel mit Chip', '24 €']),
    'Schlüssel 12 €',
  ],
  [
    'pt',
    page(prose('Para nebulização sim, 6 horas.', 'A nebulização nota-se duas horas.')),
    'A nebulização passa a 8 horas',
  ],
  [
    'fr',
    page(prose('Pas de perçage avant 9 h en semaine. Le soir, ménage.')),
    'Pas de perçage avant 9 h 30 désormais',
  ],
  ['en', page(prose('“We have 9 rooms.” Breakfast is at 8.')), 'it is 11 rooms, not 9'],
];

for (const [language, current, message, now] of [
  ...stated,
  ...named,
  ...corrected,
  ...near,
  ...left,
]) {
  test(`${language}: ${message}`, async () => {
    const input = ofContext(language, `Alto\n\n${textsIn(current.blocks).join('\n')}`);
    const { content, text } = await run({ ...input, current, message: { text: message } });
    if (now) assert.match(JSON.stringify(content.blocks), now, text);
    else assert.deepEqual(content.blocks, current.blocks, text);
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
