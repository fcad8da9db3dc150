// What somebody said is a quotation; a claim that colleagues speak of is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotesInside } from './quotes_inside.ts';
import { readText } from './read.ts';

const spokenOf: [language: string, text: string][] = [
  ['en', '"never scratched one piano yet" – Gareth\'s words, there was the Yamaha'],
  ['en', 'UKCA + CE. don\'t say "prevents tinnitus", legal went mad last time'],
  ['de', '"die beste Wäsche im ganzen Land" – Toni, das haben wir nie geprüft'],
  ['fr', '« le plus ancien atelier de France » – Solange, on ne peut pas le prouver'],
  ['it', '"il tessuto che non si macchia mai" – dice il fornitore, noi non l\'abbiamo provato'],
  ['nl', '"het sterkste touw van heel Nederland" – Wout, kunnen we niet hardmaken'],
  ['es', 'Nuria: "somos los líderes nacionales del sector", Julián no quiere'],
];
const said: [language: string, text: string, speaker: string][] = [
  ['en', '"Best thing we bought this year" – Owen Pryce, head teacher', 'Owen Pryce'],
  ['de', '„Sonntagabend um zehn war jemand da.“ – Resi, Schützenverein Aldersbach', 'Resi'],
  ['fr', '« Ils sont venus un dimanche. » – Mme Roche, maire de Blesle', 'Mme Roche'],
  ['es', '«Llegaron en media hora.» – una clienta de Cuenca', 'una clienta de Cuenca'],
  ['nl', '“Touw dat niet rafelt.” – Anneke de Vries, speeltuin De Bongerd', 'Anneke de Vries'],
];

test('a claim that is only spoken of is nobody’s quotation', () => {
  for (const [language, text] of spokenOf)
    assert.deepEqual(quotesInside(text, language).quotes, [], text);
});

test('what a customer said keeps its speaker', () => {
  for (const [language, text, speaker] of said)
    assert.equal(quotesInside(text, language).quotes[0]?.attribution, speaker, text);
});

test('an office and whose it is, right behind the words, is who said them', () => {
  for (const [language, text, speaker] of [
    ['en', '"The lanes are even again." Manager of a twelve-lane centre', 'Manager of'],
    ['en', '"The report went straight to the board." R&D lead, dairy', 'R&D lead'],
    ['en', 'The Skittle Yard, Derby, owner: "They answered at eleven at night."', 'The Skittle'],
    ['de', '„Keine welken Salate mehr.“ Inhaberin eines Hofladens bei Verden', 'Inhaberin'],
    ['fr', '« Personne n’a rien entendu. » Directrice d’une école de musique', 'Directrice'],
    ['es', '«El patio vuelve a estar lleno.» Encargada de un vivero', 'Encargada'],
    ['it', '«La serra ha retto la grandine.» Responsabile di un orto', 'Responsabile'],
    ['pt', '“O motor voltou a trabalhar.” Dono de uma padaria em Braga', 'Dono'],
    ['nl', '“De kas staat er nog steeds.” Eigenaar van een kwekerij', 'Eigenaar'],
    ['pl', '„Piec działa bez przerwy.” Właścicielka piekarni w Łodzi', 'Właścicielka'],
    ['es', '«El horno ya no se para». Encargado de una panadería, Soria', 'Encargado'],
    ['it', '«Il forno non si ferma più». Titolare di una pasticceria, Lecce', 'Titolare'],
    ['fr', '« Le four ne s’arrête plus ». Marie Colin, intendante', 'Marie Colin'],
  ] as const) {
    const [quote] = quotesInside(text, language).quotes;
    assert.ok(quote?.attribution?.startsWith(speaker), `${text} ${quote?.attribution}`);
  }
  for (const text of [
    '"We come at night." That is our promise to every house in town',
    '"Barista" is our thicker oat milk for busy counters',
    '«No hay nada mejor». Puede llamarnos de lunes a viernes',
    '"Fresh" means pressed in two days. Older milk goes to the pigs',
  ])
    assert.deepEqual(quotesInside(text, 'en').quotes, [], text);
});

test('words whose speaker cannot be read stand nowhere, and the line below is its own', () => {
  const { quotes, sections } = readText(
    'Tally runs payroll.\n\nVoices\n„Leise und sauber.“ Käserei\nHof Lind, Sulingen, Inhaber: „Der alte Raum hat mehr Strom gefressen.“',
    'de',
  );
  assert.deepEqual(
    quotes.map(({ attribution }) => attribution),
    ['Hof Lind'],
  );
  assert.doesNotMatch(JSON.stringify(sections), /Leise/);
});

test('behind a label and the words stands who said them, in small letters too', () => {
  for (const [language, text, attribution, role] of [
    [
      'en',
      'Happy customer: "In four years I never once rang an insurer." owner of a garage, 11 vans',
      'Owner of a garage',
      '11 vans',
    ],
    [
      'it',
      'Cliente contento: "In quattro anni non ho mai chiamato nessuno." titolare di un forno, Lucca',
      'Titolare di un forno',
      'Lucca',
    ],
    [
      'nl',
      'Tevreden klant: "In vier jaar heb ik nooit hoeven bellen." eigenaar van een garage, Tiel',
      'Eigenaar van een garage',
      'Tiel',
    ],
  ] as const) {
    const [quote] = readText(`It is a thing that works.\n\n${text}\n`, language).quotes;
    assert.equal(quote?.attribution, attribution, text);
    assert.equal(quote?.role, role);
    assert.doesNotMatch(quote?.text ?? '', /["”]/);
  }
});

test('what is to be told outside, below a sentence of its own, was said by nobody', () => {
  const text =
    'Work begins in May, for 9 weeks. To callers: “The road will be free by the end of June.”';
  assert.deepEqual(readText(`The road is mended.\n\n${text}\n`, 'en').quotes, []);
});

test('quotations in neighbouring lines have each their own speaker, and what is agreed about them is no office', () => {
  for (const [language, lines, speakers] of [
    [
      'en',
      '> "The lanes are even again." - Ann Pryce, owner, Alder Lanes\n> "We sleep at night now." - R. Hale, Brook House',
      ['Ann Pryce: owner, Alder Lanes', 'R. Hale: Brook House'],
    ],
    [
      'en',
      '"It held all winter long." Rob, 38\n"Warm feet at last, for once." The Pryce family',
      ['Rob, 38: ', 'The Pryce family: '],
    ],
    [
      'fr',
      '« Le four ne s’arrête plus. » Marie Colin, intendante (citation autorisée)',
      ['Marie Colin: intendante'],
    ],
    [
      'de',
      'Stimmen: Hotel Adler, Frau Lang: „Keiner zählt mehr Handtücher.“ -> Freigabe liegt vor',
      ['Frau Lang: Hotel Adler'],
    ],
    [
      'ja',
      '「棚卸しが報告書を読むだけになりました」丸瀬運輸株式会社 総務部 様(掲載許可あり、ロゴも可)',
      ['総務部 様: 丸瀬運輸株式会社'],
    ],
  ] as const)
    assert.deepEqual(
      readText(`A thing that works.\n\n${lines}\n`, language).quotes.map(
        ({ attribution = '', role = '' }) => `${attribution}: ${role}`,
      ),
      speakers,
    );
});
