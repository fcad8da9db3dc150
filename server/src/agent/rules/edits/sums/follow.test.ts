// A message changes one figure, and the page has no other that contradicts it; the reply says what followed and what did not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../../content/content.ts';
import { ofContext, run } from '../../testing/run.ts';

const page = (...blocks: object[]): PageContent =>
  ({
    blocks: [
      { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Alto', actionIds: [] },
      ...blocks.map((block, at) => ({ componentId: `b${at}`, chunkIds: [], ...block })),
    ],
  }) as unknown as PageContent;
const table = (...rows: string[][]): object => ({
  ...{ type: 'table', heading: 'Alto', columns: ['', ''], rows: rows.map((cells) => ({ cells })) },
});
const prose = (...paragraphs: string[]): object => ({ type: 'prose', heading: 'Alto', paragraphs });

const offer = page(
  table(
    ['12 chargers, £1,140 each fitted', '£13,680'],
    ['Distribution board', '£9,400'],
    ['TOTAL', '£23,080 ex VAT'],
  ),
  prose('The scheme pays £350 per charger, so up to £4,200 for 12. We answer within 12 days.'),
);
const paint = page(
  table(
    ['Wände, 620 m² zu 7,50 €', '4.650,00 €'],
    ['Decken', '2.108,00 €'],
    ['Summe netto', '6.758,00 €'],
    ['MwSt. 19 %', '1.284,02 €'],
    ['Gesamt', '8.042,02 €'],
  ),
);

type Case = [language: string, page: PageContent, message: string, says: RegExp, reply: RegExp];
const cases: Case[] = [
  [
    'en',
    offer,
    'its 10 chargers now, not 12, redo the total and the grant',
    /10 chargers.*£11,400.*£20,800 ex VAT.*£3,500 for 10\. We answer within 12 days/,
    /What follows from it: £13,680 → £11,400, £23,080 → £20,800, £4,200 → £3,500/,
  ],
  [
    'en',
    offer,
    'the distribution board is £9,900 now and the total is £23,000',
    /£9,900.*£23,000 ex VAT/,
    /^(?!.*23,580)/,
  ],
  [
    'de',
    paint,
    'Wände kosten jetzt 7,80 € je m², alles neu rechnen',
    /zu 7,80 €","4\.836,00 €.*6\.944,00 €.*1\.319,36 €.*8\.263,36 €/,
    /Daraus folgt: „4\.650,00 € → 4\.836,00 €“/,
  ],
  [
    'nl',
    page(
      prose('48 panelen à € 215 = € 10.320. De offerte geldt tot 30 april.', 'We komen op 11 mei.'),
    ),
    'het worden 52 panelen, reken alles opnieuw uit',
    /52 panelen à € 215 = € 11\.180/,
    /Daaruit volgt/,
  ],
  [
    'fr',
    page(prose('Le dîner pour 110 personnes à 62 € = 6 820 €. Acompte de 30 % : 2 046 €.')),
    "l'acompte est de 35 % maintenant, corriger le montant",
    /Acompte de 35 % : 2 387 €/,
    /Il en résulte/,
  ],
  [
    'es',
    page(
      prose(
        'Material: 14 libros a 32 € = 448 €.',
        'La plataforma cuesta 140 € al mes, 1.680 € al año.',
      ),
    ),
    'la plataforma sube a 155 € al mes',
    /14 libros a 32 € = 448 €.*155 € al mes, 1\.860 € al año/,
    /De ahí resulta/,
  ],
  [
    'it',
    page(prose('RAL prevista 72.000. Ricerca diretta 24 % = 17.280, tre rate da 5.760.')),
    'la RAL passa a 75.000, aggiornare i conti',
    /75\.000.*= 18\.000, tre rate da 6\.000/,
    /Ne risulta/,
  ],
  [
    'pt',
    page(prose('18 lonas a 46 € = 828 €.')),
    'passam a ser 22 lonas, atualizar os valores',
    /22 lonas a 46 € = 1\.012 €/,
    /Daí resulta/,
  ],
  [
    'pl',
    page(table(['40 palet po 36 zł', '1440 zł'], ['Transport', '650 zł'], ['Razem', '2090 zł'])),
    'będzie 60 palet, a nie 40, proszę poprawić sumę',
    /60 palet.*2160 zł.*2810 zł/,
    /Wynika z tego/,
  ],
  [
    'ja',
    page(table(['研修費 25名 × 8,800円', '220,000円'])),
    '人数が30名になりました。合計も直してください',
    /30名 × 8,800円","264,000円/,
    /これに伴う変更/,
  ],
  // Another twelve, of another year.
  [
    'en',
    page(
      prose(
        '12 desks at £310 = £3,720.',
        'Twelve desks fit the room.',
        'In 2024 we sold 12 desks to a school.',
      ),
    ),
    '14 desks, not 12',
    /14 desks at £310 = £4,340.*Fourteen desks fit the room.*sold 12 desks to a school/,
    /£3,720 → £4,340/,
  ],
  // Nobody knows what the total is made of.
  [
    'en',
    page(table(['Board', '£9,400'], ['TOTAL with all extras', '£41,317'])),
    'the board is £9,900 now',
    /£9,900.*£41,317/,
    /Not redone, because I do not know all that it is made of: “TOTAL with all extras: £41,317”/,
  ],
  [
    'en',
    page(table(['Duvet cover king', '£2.36'], ['King room', '£9.38'])),
    'the duvet cover king is £2.44 now, please correct it everywhere, room price too',
    /£2\.44.*£9\.38/,
    /Not redone, because I do not know all that it is made of: “room price too”/,
  ],
  // A rewritten page would lose what was changed.
  [
    'en',
    page(prose('Tools 8,600 a year.')),
    'Tools are 7,600 a year now. Please redo everything that hangs on it',
    /Tools 7,600 a year/,
    /^(?!.*wrote the page anew)/,
  ],
  [
    'en',
    page(prose('We reckon with 80%: £49,440 a year, of £61,800.')),
    'Simon wants 70% take-up instead of 80, more careful. Please adjust',
    /with 70%: £43,260 a year, of £61,800/,
    /£49,440 → £43,260/,
  ],
  [
    'en',
    page(prose('The offer is valid until 30 April. The delivery is on 30 April.')),
    'the delivery is on 7 May, not 30 April',
    /valid until 30 April\. The delivery is on 7 May/,
    /7 May/,
  ],
  [
    'es',
    page(
      prose(
        'Temporada del 13 de junio al 13 de septiembre = 93 días. Socorrista 93 días x 118 = 10.974.',
      ),
    ),
    'abren el 20 de junio, no el 13',
    /20 de junio al 13 de septiembre = 86 días\. Socorrista 86 días x 118 = 10\.148/,
    /93 → 86/,
  ],
  [
    'it',
    page(prose('Due persone dalle 18 alle 21.')),
    'tre persone dalle 18 alle 21',
    /Due persone dalle 18 alle 21/,
    /^(?!.*(?:già|schon an dieser))/,
  ],
];

/** Figures alone tell no language. */
const spoken: Record<string, string> = {
  it: 'Lavoriamo a Verona e in tutta la provincia, con addetti assunti da noi e prodotti certificati.',
  pt: 'Trabalhamos em Aveiro com os nossos clientes há muitos anos e entregamos em toda a região.',
};

for (const [language, current, message, says, reply] of cases) {
  test(`${language}: ${message}`, async () => {
    const about = spoken[language] ?? '';
    const input = ofContext(language, `Alto\n\n${about}\n${textsIn(current.blocks).join('\n')}`);
    const { content, text } = await run({ ...input, current, message: { text: message } });
    assert.match(JSON.stringify(content.blocks), says, text);
    assert.match(text, reply);
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
