// Of what an offer is to one trade and another, a page tells its reader their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { everyString } from '../../testing/checks.ts';
import { run } from '../../testing/run.ts';

interface Reader {
  industry: string;
  company: string;
  title?: string;
  notes?: string;
}
async function pageOf(language: string, context: string, reader: Reader) {
  const { industry, company, title = '', notes = '' } = reader;
  const { input } = makeCase({
    ...{
      name: 'segments',
      language,
      brand: { name: 'Anvil', language },
      pageName: 'Offer',
      context,
    },
    ...{ person: { name: 'Ada Berg', title }, account: { name: company, industry } },
    ...{ notes, mention: [], hide: [] },
  });
  return (await run(input)).content.blocks;
}
const trades: [
  language: string,
  context: string,
  reader: Reader,
  theirs: RegExp,
  others: RegExp,
][] = [
  [
    'en',
    'Anvil tests people at work.\n\nWhat we do\n- Food production: Lung tests for flour dust.\n- Construction: Medicals for cranes.\n- Offices: Screen work and stress.',
    { industry: 'Food manufacturing', company: 'Berg' },
    /flour dust/,
    /cranes|stress/,
  ],
  [
    'de',
    'Anvil reinigt Gebäude.\n\nFür wen\n- Schulen: In den Ferien und abends.\n- Krankenhäuser: Wir folgen dem Hygieneplan der Station.\n- Büros: Zweimal die Woche vor acht.',
    { industry: 'Krankenhaus', company: 'Klinik Nord' },
    /Hygieneplan/,
    /Ferien|vor acht/,
  ],
  [
    'nl',
    'Anvil geeft les.\n\nDrie varianten\n- Zorg: Roosters en wachtlijsten.\n- Logistiek: Voorraad en ritplanning.\n- Gemeenten: Sociaal domein en open data.',
    { industry: 'Ouderenzorg', company: 'De Lindehof' },
    /wachtlijsten/,
    /ritplanning|open data/,
  ],
  [
    'es',
    'Anvil limpia cocinas.\n\nSectores\n- Hoteles: De noche, sin ruido.\n- Colegios: En verano, con las aulas vacías.',
    { industry: 'Colegio privado', company: 'Sur' },
    /aulas vacías/,
    /sin ruido/,
  ],
  [
    'en',
    'Anvil plans benches.\n\nBy role\n- Operations: Fewer touches at the bench.\n- Finance: Stock value back on the books.',
    { industry: 'Retail', company: 'Berg', title: 'Head of Operations' },
    /Fewer touches/,
    /on the books/,
  ],
];
test('of a list by trade or role a page has the entry of its reader', async () => {
  for (const [language, context, reader, theirs, others] of trades) {
    const page = everyString(await pageOf(language, context, reader)).join(' ');
    assert.match(page, theirs);
    assert.doesNotMatch(page, others);
  }
});

test('services are no trades, and where none is the reader’s all stay', async () => {
  const services =
    'Anvil moves firms.\n\nServices\n- Transport: With two vans.\n- Assembly: On the same day.\n- Disposal: With a receipt.';
  const all = everyString(
    await pageOf('en', services, { industry: 'Transport', company: 'Berg' }),
  ).join(' ');
  assert.match(all, /same day[\s\S]*receipt|receipt[\s\S]*same day/);
  const [[, context] = ['', '']] = trades;
  const none = everyString(
    await pageOf('en', context, { industry: 'Opera', company: 'Berg' }),
  ).join(' ');
  assert.match(none, /cranes/);
});

test('the numbers of a form and what the team calls its sums stand in no heading, and what it knows of the reader on no page', async () => {
  const context =
    'Anvil least Räder an Betriebe.\n\n1 Kunde\n180 Beschäftigte, ein Werk, Zweischichtbetrieb.\n\n2 Was wir anbieten\nSie wählen das Rad beim Händler. Der Vertrag hat keine Mindestzahl.\n\n3 Rechnung Möller\nBei 25 Rädern zahlen Sie 372,50 € im Monat. Das Netto steigt.\n\n4 Aufwand im Personalbüro\nRund 15 Minuten je neuem Rad. Die Lohndatei kommt fertig.';
  const blocks = await pageOf('de', context, { industry: 'Blech', company: 'Möller GmbH' });
  const headings = blocks.flatMap((block) =>
    'heading' in block && block.heading ? [block.heading] : [],
  );
  assert.ok(headings.includes('Für Möller GmbH'), headings.join(' | '));
  assert.ok(
    headings.every((heading) => !/^\d|Rechnung/u.test(heading)),
    headings.join(' | '),
  );
  assert.doesNotMatch(everyString(blocks).join(' '), /Zweischichtbetrieb/);
});

test('what the team recommends is marked where there is something to choose from', async () => {
  const context =
    'Anvil wartet Zellen.\n\nService\n- Basis: Eine Wartung im Jahr, 2.900 EUR.\n- Plus: Zwei Wartungen im Jahr, 6.400 EUR.\n- Voll: Mit Verschleißteilen, 11.800 EUR.';
  const blocks = await pageOf('de', context, {
    industry: 'Mehl',
    company: 'Mühle',
    notes: 'Service-Empfehlung Plus.',
  });
  assert.match(everyString(blocks).join(' '), /Plus \(empfohlen\)|"?Empfohlen/);
});
