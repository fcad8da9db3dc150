// Headings as they stand on a page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { casingOf } from './heading_case.ts';
import { tidyHeading } from './headings.ts';
import { isPitchHeading } from './pitch.ts';
import { isFaqHeading } from './questions.ts';
import { readText } from './read.ts';

test('what names a drawer of those who sell heads nothing on a page', () => {
  const sold = [
    ...['Pillars', 'KEY MESSAGES', 'Why people buy', 'Selling points', 'Elevator pitch'],
    ...['Säulen', 'Kernbotschaften', 'Warum Kunden kaufen', 'Piliers', 'Arguments de vente'],
    ...['Pilares', 'Mensajes clave', 'Argumentos de venda', 'Messaggi chiave', 'Pijlers'],
    ...['Waarom klanten kopen', 'Filary', 'Argumenty sprzedażowe', 'キーメッセージ', '3つの柱'],
  ];
  const named = [
    ...["Customers who don't mind being named", 'Kunden, die wir nennen dürfen'],
    ...[
      'Clients qu’on peut citer',
      'Klanten die genoemd mogen worden',
      'Klienci, których można wymienić',
    ],
  ];
  for (const heading of [...sold, ...named]) assert.equal(tidyHeading(heading), '', heading);
  for (const heading of ['Advantages', 'Vorteile', 'Points forts', 'Ventajas', '選ばれる理由'])
    assert.equal(tidyHeading(heading), heading);
});

test('what is said to those who make the page is no part of a heading', () => {
  for (const [heading, bare] of [
    ['How it goes, for the site', 'How it goes'],
    ['So läuft es ab – für die Website', 'So läuft es ab'],
    ['Hoe het werkt, voor op de site', 'Hoe het werkt'],
    ['Go-live – what we tell people', 'Go-live'],
    ['Tarieven 2031 (vastgesteld, ingang 1 mei)', 'Tarieven 2031'],
    ['Neue Seite für Betriebsfeste', 'Betriebsfeste'],
    ['New page', 'New page'],
    ['Parking on the site', 'Parking on the site'],
    ['What we need from the client', 'What we need'],
    ['Feedback from customers', 'Feedback from customers'],
  ] as const)
    assert.equal(tidyHeading(heading), bare);
  for (const heading of ["Ce qu'on veut dire", 'What we want to say', 'O que queremos dizer'])
    assert.equal(isPitchHeading(heading), true, heading);
});

test('what kind of paper a text was taken from, and where that ends, heads nothing', () => {
  for (const heading of ['FOLDER', 'EINDE FOLDER', 'Brochure text', 'End of mail', 'Ende Prospekt'])
    assert.equal(tidyHeading(heading), '', heading);
  for (const heading of ['End of tenancy cleaning', 'Folder printing', 'Fin de chantier'])
    assert.equal(tidyHeading(heading), heading);
});

test('a case with its place heads its story; a label with a list heads nothing', () => {
  const headingsIn = (text: string, language: string) =>
    readText(text, language).sections.map(({ heading }) => heading);
  const told = 'Thornhill Court has four lifts. Breakdowns fell from 96 to 22 a year.';
  assert.ok(
    headingsIn(`We mend lifts.\n\nCase study: Thornhill Court, Croydon\n${told}`, 'en').includes(
      'Case study: Thornhill Court, Croydon',
    ),
  );
  const german = 'Der Lindenhof hat sechs Häuser. Heute kommen 43 % vom Dach.';
  assert.ok(
    headingsIn(`Solarstrom.\n\nQuartier: Lindenhof, Kiel\n${german}`, 'de').includes(
      'Quartier: Lindenhof, Kiel',
    ),
  );
  assert.ok(
    !headingsIn('We mend lifts.\n\nAwards: Gold, Silver\nWe won both.', 'en').includes(
      'Awards: Gold, Silver',
    ),
  );
});

test('what colleagues say to customers is a pitch, and what customers ask are questions', () => {
  const said = [
    ...['What we say on the stand', 'Was wir am Telefon sagen', 'Ce que nous disons aux mairies'],
    ...['Lo que contamos en la feria', 'Cosa diciamo ai condomìni', 'O que dizemos aos hotéis'],
    ...['Wat wij op de beurs vertellen', 'Co mówimy klientom', '展示会でお伝えしていること'],
  ];
  for (const heading of said) assert.equal(isPitchHeading(heading), true, heading);
  for (const heading of ['What we do each month', 'Was wir brauchen', 'Ce que nous installons'])
    assert.equal(isPitchHeading(heading), false, heading);
  for (const heading of ['Things people ask', 'Cosa ci chiedono', 'Wat klanten vragen'])
    assert.equal(isFaqHeading(heading), true, heading);
});

test('capitals are set small, and brackets keep their own', () => {
  assert.equal(tidyHeading('PRICES (ex VAT at 13.5%)'), 'Prices (ex VAT at 13.5%)');
});

test('a heading between rules is read without them', () => {
  for (const line of ['== Results ==', '--- Results ---', '=== Results ==='])
    assert.equal(
      readText(
        `Tally runs payroll.\n\n${line}\nPay runs fell from 9 to 3 hours.\n`,
        'en',
      ).sections.at(-1)?.heading,
      'Results',
      line,
    );
});

test('a heading that names the paper alone is none; with what it is about it stays', () => {
  for (const label of ['FICHA', 'Fact sheet', 'Datenblatt', 'Scheda', '案内文'])
    assert.equal(tidyHeading(label), '', label);
  for (const heading of ['Ficha técnica del vidrio', 'Texts for your shop', 'Scheda del tessuto'])
    assert.equal(tidyHeading(heading), heading);
});

test('a word alone heads a short line and a long one; a greeting does not', () => {
  const headingsIn = (text: string) => readText(text, 'de').sections.map(({ heading }) => heading);
  const below = `Lieferung in 6 Wochen
Der Einbau dauert einen Tag, von sieben bis vier. Danach ist die Halle wieder frei.`;
  const above = 'Wir bauen Tore für Hallen und warten sie auch, seit über dreißig Jahren.';
  assert.deepEqual(headingsIn(`${above}\n\nAblauf\n${below}`), [undefined, 'Ablauf']);
  assert.ok(!headingsIn(`${above}\n\nHallo Petra\n${below}`).includes('Hallo Petra'));
});

test('headings in capitals are written as their language writes them', () => {
  const text = 'The work at Harrowgate is done. Our SCADA desk and the NIHA office are open.';
  const de = 'Das ist unser neuer Hof, mit der Werkstatt im neuen Haus.';
  for (const [language, written, heading, raw] of [
    ['de', 'UNSERE LEISTUNGEN', 'Unsere Leistungen', de],
    ['de', 'PREISE UND ZAHLUNG', 'Preise und Zahlung', de],
    ['de', 'WAS WIR MACHEN', 'Was wir machen', de],
    [
      'de',
      'WAS MIT DEM ALTEN MATERIAL PASSIERT',
      'Was mit dem alten Material passiert',
      `${de} Im alten Teil.`,
    ],
    ['de', 'ABLAUF IM NEUEN WERK', 'Ablauf im neuen Werk', de],
    ['en', 'WHAT WE DID AT HARROWGATE', 'What we did at Harrowgate', text],
    ['en', 'NEW HALL: MARSH END', 'New hall: Marsh End', text],
    ['en', 'WINDOWS, DOORS AND WORK', 'Windows, doors and work', text],
    ['en', 'PRICES ex VAT', 'Prices ex VAT', text],
    ['en', 'TYPICAL PRICES', 'Typical prices', `${text}\nTYPICAL PRICES (guide only)`],
    ['en', 'NIHA MEMBERS', 'NIHA members', text],
    ['en', 'SCADA support', 'SCADA support', text],
    ['fr', 'TARIFS HT', 'Tarifs HT', text],
    ['nl', 'PRIJZEN excl. BTW', 'Prijzen excl. BTW', text],
    ['ja', 'ご提案機 MX-45C', 'ご提案機 MX-45C', text],
    ['it', 'COSTI E TEMPI', 'Costi e tempi', text],
  ] as const)
    assert.equal(tidyHeading(written, language, casingOf(raw)), heading);
});

test('a line in capitals heads what is below it, however that is written', () => {
  const [, timing] = readText(
    `Tarn Hire puts up towers in Kent and takes them down again.

TIMING
Putting it up takes 6 working days, taking it down 3
We can begin on 21 July, the first Monday after the term has ended, if the order is here by 27 June`,
    'en',
  ).sections;
  assert.equal(timing?.heading, 'Timing');
});

test('a question in capitals is asked as its language writes it', () => {
  const { questions } = readText(
    `Wir reparieren Fahrräder im Hof.

KETTE ODER RIEMEN?
Eine Kette ist nach 3.000 km fällig, ein Riemen später.

Wie lange dauert es?
Zwei Tage.`,
    'de',
  );
  assert.deepEqual(
    questions.map(({ question }) => question),
    ['Kette oder Riemen?', 'Wie lange dauert es?'],
  );
});
