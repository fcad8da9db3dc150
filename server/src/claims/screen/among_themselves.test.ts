// What colleagues tell of a visit, ask each other and hold back goes, though no word marks it; what the house told
// in a chat or a thread stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blanked } from './blanked.ts';
import { screenDocument } from './document.ts';
import { judgedIn } from './doubtful.ts';

function shownOf(text: string, language: string): string {
  const screened = screenDocument(text, language);
  return blanked(screened.shown, judgedIn(screened, language, []).doubtful);
}

function check(language: string, text: string, gone: readonly string[], kept: readonly string[]) {
  const shown = shownOf(text, language);
  for (const part of gone) assert.ok(!shown.includes(part), `${language} shows: ${part}`);
  for (const part of kept) assert.ok(shown.includes(part), `${language} lost: ${part}`);
}

const visits: [language: string, above: string, honest: string[], notes: string[]][] = [
  [
    'en',
    'We service lifts in old houses.\n\nVisit at the library, 3 May',
    ['- Shaft 2.1 metres wide, guide rails sound', '- Motor room dry, door 80 cm'],
    ['- Caretaker very chatty, talks for an hour', '- Cellar a disgrace, Ted not going down again'],
  ],
  [
    'de',
    'Wir warten Aufzüge in alten Häusern.\n\nBesuch in der Bücherei, 3. Mai',
    ['- Schacht 2,1 Meter breit, Schienen gerade', '- Maschinenraum trocken, Tür 80 cm'],
    ['- Bibliothekarin redet ohne Pause', '- Keller stinkt, Jens geht da nicht mehr runter'],
  ],
  [
    'fr',
    'Nous entretenons des ascenseurs anciens.\n\nVisite à la bibliothèque, 3 mai',
    ['- gaine de 2,10 mètres, guides droits', '- local sec, porte de 80 cm'],
    ['- la bibliothécaire est très bavarde', '- cave immonde, Luc refuse d’y retourner'],
  ],
  [
    'nl',
    'Wij onderhouden liften in oude huizen.\n\nBezoek bibliotheek, 3 mei',
    ['- schacht 2,1 meter breed, geleiders recht', '- machinekamer droog, deur 80 cm'],
    ['- bibliothecaresse praat aan één stuk door', '- kelder stinkt, Kees gaat er niet meer in'],
  ],
  [
    'pt',
    'Fazemos a manutenção de elevadores antigos.\n\nVisita à biblioteca, 3 de maio',
    ['- poço com 2,1 metros, guias direitas', '- casa das máquinas seca, porta de 80 cm'],
    ['- a bibliotecária é muito faladora', '- a cave cheira mal, o Zé não volta lá'],
  ],
];

test('what is told of persons and places of work goes, the facts beside it stay', () => {
  for (const [language, above, honest, notes] of visits) {
    const [first = '', second = ''] = honest;
    const [one = '', two = ''] = notes;
    check(language, [above, first, second, one, two].join('\n'), notes, honest);
  }
});

test('a question to colleagues goes, one that is answered or put to the reader stays', () => {
  const rows: [string, string, string, string][] = [
    [
      'en',
      'We tune pianos in Kent.',
      'Who has my tuning fork?',
      'Who comes to you? One of our two tuners.',
    ],
    [
      'de',
      'Wir stimmen Klaviere in Kassel.',
      'Wer hat meine Stimmgabel?',
      'Wer kommt zu Ihnen? Einer von zwei Stimmern.',
    ],
    [
      'fr',
      'Nous accordons des pianos à Nantes.',
      'Qui a pris mon diapason ?',
      'Qui vient chez vous ? Un de nos deux accordeurs.',
    ],
    [
      'es',
      'Afinamos pianos en Jaén.',
      '¿Quién tiene mi diapasón?',
      '¿Quién va a su casa? Uno de nuestros dos afinadores.',
    ],
    [
      'pl',
      'Stroimy fortepiany w Łodzi.',
      'Kto ma mój kamerton?',
      'Kto do Państwa przyjedzie? Jeden z dwóch stroicieli.',
    ],
  ];
  for (const [language, offer, asked, answered] of rows)
    check(language, `${offer}\n${asked}\n\n${answered}`, [asked], [answered]);
});

test('a remark in brackets that holds something back takes the sentence before it, and no more', () => {
  const rows: [string, string, string, string][] = [
    [
      'en',
      'Every diver is certified and insured.',
      'No accident since 2011.',
      '[Joe: does 2019 count? don’t use until checked]',
    ],
    [
      'de',
      'Alle Taucher sind geprüft und versichert.',
      'Seit 2011 kein Unfall.',
      '[nicht verwenden, bis Jens es geklärt hat]',
    ],
    [
      'nl',
      'Alle duikers zijn gekeurd en verzekerd.',
      'Sinds 2011 geen ongeval.',
      '[Kees: telt 2019 mee? NIET gebruiken tot uitgezocht]',
    ],
    [
      'es',
      'Todos los buzos están certificados y asegurados.',
      'Ningún accidente desde 2011.',
      '(no usar hasta que conteste la mutua)',
    ],
  ];
  for (const [language, honest, held, remark] of rows)
    check(
      language,
      `${honest} ${honest.replace('.', ', ')}1978. ${held} ${remark}`,
      [held, remark],
      [honest],
    );
});

test('what names a chat goes with it', () => {
  const chat =
    '– Paula: la bomba vibra otra vez\n– Andrés: no contar con ella\n– Paula: vale, la miro el lunes';
  check(
    'es',
    `Riegos Alba\n\nInstalamos riego por goteo en toda la provincia.\n\nWhatsApp grupo taller\n${chat}\n\nGarantía\nDos años en cada instalación.`,
    ['WhatsApp', 'vibra'],
    ['Garantía', 'Dos años'],
  );
});

test('of a thread that is sent on, what its sender answered stays, and what the other one asked goes', () => {
  const rows: [string, string, string, string][] = [
    [
      'en',
      'From: Tessa Odling\nTo: Ruth\nSubject: Fwd: tents',
      'On 28 March Tessa Odling wrote:',
      'Each tent costs £165 for the weekend, beds included.',
    ],
    [
      'es',
      'De: Lorena Gil\nPara: Gabi\nAsunto: RE: carpas',
      'El 5 de mayo, Lorena Gil escribió:',
      'Cada carpa cuesta 165 € el fin de semana, con camas.',
    ],
    [
      'de',
      'Von: Lena Ott\nAn: Ruth\nBetreff: WG: Zelte',
      'Am 5. Mai schrieb Lena Ott:',
      'Jedes Zelt kostet 165 € für das Wochenende, mit Betten.',
    ],
  ];
  for (const [language, head, wrote, answer] of rows.slice(0, 2))
    check(
      language,
      `${head}\n\n${wrote}\n> ${answer}\n\nOn 27 March Martin Hale wrote:\n> My father will never agree to that.`,
      [wrote, 'My father'],
      [answer],
    );
});

test('a label is told by what stands behind it', () => {
  const offer =
    'Wir warten Klaviere in Kassel.\n\nPreise\nRegulierung: 420 €\nStimmung: 110 €\n\nStimmung: eher gereizt, der Chef war müde';
  check('de', offer, ['eher gereizt'], ['Stimmung: 110 €']);
  const shredding =
    'We shred paper for solicitors.\n\nCONFIDENTIAL RECORDS\nFiles are locked away and listed by number only.\n\nCONFIDENTIAL NOTES\nThey pay late.';
  check('en', shredding, ['They pay late'], ['Files are locked away']);
  check(
    'nl',
    'Wij tellen vleermuizen.\n\nTeam: 8 vaste ecologen en 30 veldwerkers.',
    [],
    ['8 vaste ecologen'],
  );
});

test('that nobody is to say why, or that a claim waits for its proof, takes the line', () => {
  const rows: [string, string, string, string][] = [
    [
      'en',
      'We fire displays on village greens.',
      'The 15th is out, but don’t say why.',
      'We say why we advise against a display.',
    ],
    [
      'es',
      'Disparamos fuegos en fiestas de pueblo.',
      'El 15 imposible, pero no digas por qué.',
      'Le decimos por qué lo desaconsejamos.',
    ],
    [
      'de',
      'Wir schießen Feuerwerke auf Dorffesten.',
      'Am 15. geht nichts, aber nicht sagen, warum.',
      'Wir sagen Ihnen, warum wir abraten.',
    ],
    [
      'ja',
      '畳の表替えを承ります。',
      '「抗菌率99.9%」という文句は試験書が届くまで使わない',
      '工事が終わるまで家具をお預かりします。',
    ],
  ];
  for (const [language, offer, note, honest] of rows)
    check(language, `${offer}\n${honest}\n\n${note}`, [note], [honest]);
});
