import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';

const shownOf = (text: string, language: string): string[] =>
  screenDocument(text, language)
    .shown.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const chats: [form: string, language: string, text: string, shown: string[]][] = [
  [
    'figures among much talk, asked for without a question mark',
    'en',
    `[30/06 09:02] Jas: morning all, call with the nurseries went well
[30/06 09:03] Jas: what do we charge these days
[30/06 09:10] Leanne: 4.90 per payslip per month up to 150 people.
[30/06 09:16] Marcus: we could do 4.40 if she squeals
[30/06 09:16] Jas: not going on the page Marcus
[30/06 10:05] Jas: their month?
[30/06 10:09] Piotr: hours from the managers by the 20th, spreadsheet as they have it now is fine, payslips on the last working day
[30/06 11:20] Jas: contract?
[30/06 11:22] Leanne: rolling, 30 days notice either side, year end forms incl.
[30/06 11:50] Marcus: refernce: Little Harbour, 9 sites. Sunita Rahl, ops manager, said "Pay day used to be the day my phone never stopped."
[30/06 11:51] Jas: gold`,
    [
      '4.90 per payslip per month up to 150 people.',
      'rolling, 30 days notice either side, year end forms incl.',
      'Little Harbour, 9 sites. Sunita Rahl, ops manager, said "Pay day used to be the day my phone never stopped."',
    ],
  ],
  [
    'a stamp before the name',
    'en',
    `[10:02] Imogen: ok dumping the stuff for the page here
[10:03] Imogen: Most offices are treated in a weekend, and nobody loses a day.
[10:05] Gareth: panels are made from 60% recycled PET
[10:06] Gareth: guide prices
Raft | £118
Panel | £94
[10:08] Imogen: quote from Lena — "People stopped booking rooms." Lena Forsyth, Brightwell
[10:12] Gareth: lead times are a comedy, I'd let sleeping dogs lie
[10:14] Imogen: lol yes. and pls nobody mention Cardiff`,
    [
      'Most offices are treated in a weekend, and nobody loses a day.',
      'panels are made from 60% recycled PET',
      'guide prices',
      'Raft | £118',
      'Panel | £94',
      '"People stopped booking rooms." Lena Forsyth, Brightwell',
    ],
  ],
  [
    'a question that another answers for the page, and one that nobody does',
    'nl',
    `03-04 08:41 - Noor: Goedemorgen, ik zet de tekst klaar. Wat mag erin? Dan plak ik het.
03-04 08:44 - Sjoerd: Een onderhoudsbeurt duurt een uur en u hoeft niet thuis te zijn.
03-04 08:50 - Noor: Storing op zondag?
03-04 08:52 - Sjoerd: De storingsdienst is dag en nacht bereikbaar op 030 555 12 12.
03-04 08:55 - Noor: wie haalt lunch?
03-04 08:56 - Sjoerd: Alle ketels krijgen een sticker met de datum van de laatste beurt.`,
    [
      'Een onderhoudsbeurt duurt een uur en u hoeft niet thuis te zijn.',
      'Storing op zondag?',
      'De storingsdienst is dag en nacht bereikbaar op 030 555 12 12.',
      'Alle ketels krijgen een sticker met de datum van de laatste beurt.',
    ],
  ],
  [
    'a date before the name',
    'de',
    `12.01.26, 09:14 - Jule: moin, hier alles für die Seite
12.01.26, 09:15 - Jule: Radwerk least Diensträder an Betriebe ab 10 Leuten.
12.01.26, 09:18 - Olli: Seit 2019 haben wir 4.300 Räder übergeben.
12.01.26, 09:21 - Olli: das Lager brennt übrigens, sag das bloß keinem`,
    [
      'Radwerk least Diensträder an Betriebe ab 10 Leuten.',
      'Seit 2019 haben wir 4.300 Räder übergeben.',
    ],
  ],
  [
    'a stamp alone above the message',
    'fr',
    `Claire Petit  09:12
Voici le contenu pour la page

Marc Oury  09:13
Brume installe des diffuseurs dans les halls d'hôtel.

Claire Petit  09:18
le fournisseur nous lâche en mars, motus

Marc Oury  09:21
Nos parfums sont composés à Grasse, sans phtalates.`,
    [
      "Brume installe des diffuseurs dans les halls d'hôtel.",
      'Nos parfums sont composés à Grasse, sans phtalates.',
    ],
  ],
];

for (const [form, language, text, shown] of chats) {
  test(`what colleagues post in a chat is shown, and what they tell each other is not: ${form}`, () =>
    assert.deepEqual(shownOf(text, language), shown));
}

test('a chat beside a text, and the record of a call, are talk', () => {
  const text = 'Alba repairs roofs for schools. '.repeat(1).trim();
  const beside = `[10:02] Ann: The roof of the school in Bath leaks again.
[10:03] Ben: We will send two people there on Monday.
[10:04] Ann: The head teacher is not amused at all.

${text}

We work in the holidays and clean up every evening.

Every roof comes with a warranty of ten years.`;
  assert.equal(
    shownOf(beside, 'en').some((line) => line.includes('Bath')),
    false,
  );
  const call = `[00:01:10] Ann: We look after 40 roofs in the county.
[00:01:30] Ben: Thank you, that is a good start for us.
[00:02:05] Ann: Most of them are flat and twenty years old.`;
  assert.deepEqual(shownOf(call, 'en'), []);
});

test('of a chat beside a text, what counts is kept, and what was dealt or done is not', () => {
  const text = `Alba repairs roofs for schools. We work in the holidays.

Every roof comes with a warranty of ten years.

We clean up every evening.

Ann (10:02): 214 roofs repaired, 98% within the holidays in 2025
Ben (10:03): 40k for Bath, they said yes
Ann (10:04): 3 people are ill, we will be late in Bath`;
  assert.deepEqual(shownOf(text, 'en').slice(3), [
    '214 roofs repaired, 98% within the holidays in 2025',
  ]);
});

test('of talk only what could have been written for the reader stays, and nothing that is taken back later', () => {
  const thread = `Offer for the roof

Rosa → Piet, 3 May
The gutters are cleaned on Tuesday 12 May.
we charge £340 for the gutters, he'll moan
Scaffolding is included in the price.
Piet → Rosa
gutters not 12 May, crew is away. Tuesday 19 May`;
  assert.deepEqual(shownOf(thread, 'en'), [
    'Offer for the roof',
    'Scaffolding is included in the price.',
  ]);
  const book = `[Telefonnotizen, Jule]
3/6 Anruf von Frau Brandt, ihre Mutter zieht ein
4/6 Möchten einen Lift mit Sitz
Die Montage dauert einen Tag.
5/6 Anzahlung 900 €, Rest nach der Montage.
7/6 Anzahlung jetzt 600 €, Rest nach der Montage.`;
  assert.deepEqual(shownOf(book, 'de'), [
    'Die Montage dauert einen Tag.',
    'Anzahlung jetzt 600 €, Rest nach der Montage.',
  ]);
});

test('what is left of talk leads nowhere, and what was said later takes back what a topic says', () => {
  const { spoken } = screenDocument(
    `Ann 10:02: colours are mixed by hand here
Ben 10:03: Delivery takes 9 days from the proof.
Ann 10:05: boxes hold 250 copies
Ben 10:06: Samples are free.`,
    'en',
  );
  assert.deepEqual(spoken?.among, ['Delivery takes 9 days from the proof']);
  assert.equal(spoken?.isTakenBack('Delivery takes 9 days from the proof.'), undefined);
  const later = screenDocument(
    `Ann 10:02: tickets on Saturdays or Sundays
Ben 10:03: actually make that Sundays only, Saturdays are full`,
    'en',
  );
  assert.match(
    later.spoken?.isTakenBack('Tickets on Saturdays or Sundays, 2 to 4 pm.') ?? '',
    /only/,
  );
});
