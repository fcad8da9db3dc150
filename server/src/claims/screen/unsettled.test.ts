import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { reasonToHide } from './judge.ts';

const amongColleagues = [
  'Trustees worried about insurance, leave that out until the broker has answered.',
  'We don’t do outboards any more since Mick left.',
  'We lost four drivers in the summer.',
  'What they liked: no new racking.',
  'Bayer zahlt weniger, das darf hier nicht auftauchen.',
  'Catering noch offen, ggf. streichen.',
  'Attention marge faible sur le morbier, pousser plutôt le comté.',
  'Demander à Thierry s’il veut encore livrer Annecy.',
  'Foto de la piscina: pedir permiso a la presidenta.',
  'Il generatore va riparato prima di aprile, sentire l’idraulico di Gino.',
  'Las cuotas las financia un banco y nos cobran un 6 %.',
  '営業の佐々木さんに確認',
  'Customer OK with "a depot in Leeds", no name.',
  'Kunde ist mit der Nennung einverstanden.',
  'Der Betrieb darf namentlich genannt werden.',
  'Le client est d’accord pour être cité.',
  'El cliente permite citarlo sin nombre.',
  'Il cliente permette la citazione senza nome.',
  'O cliente autoriza que o nome apareça.',
  'Klant akkoord met naam.',
  'Klient zgadza się na podanie nazwy.',
];

const forReaders = [
  'Ask us for a sample before you order.',
  'The client is happy with the new boiler.',
  'Kunden sind mit der Lieferzeit einverstanden.',
  'Le client est informé par nom et par mail.',
  'Leave your keys at the desk.',
  'We retired the old pumps after the flood.',
  'Consultar con su médico antes de viajar.',
  'Demander à l’accueil la carte des sentiers.',
  'Das Museum ist bis 20 Uhr noch offen.',
  'Chiedere un preventivo è gratuito.',
  'Our margins of error are below 2 %.',
  'キャンセルは7日前まで無料です。',
];

test('what colleagues have yet to settle is not shown', () => {
  const shown = amongColleagues.filter((text) => reasonToHide(text) === undefined);
  assert.deepEqual(shown, []);
});

test('what only sounds like it is', () => {
  const hidden = forReaders.filter((text) => reasonToHide(text) !== undefined);
  assert.deepEqual(hidden, []);
});

/** What is left of a line. */
const leftOf = (line: string, language: string): string => {
  const text = `Norvik repairs lifts in three counties.\n\n${line}\n\nWe answer within a day.`;
  const [, left = ''] = screenDocument(text, language).shown.split('\n\n');
  return left.trim();
};

test('what somebody points at with a remark goes with it, up to the end of its line', () => {
  for (const [language, line, left] of [
    ['en', 'Two vans. No breakdown in ten years ← TOM: and Hull? Out until we know.', 'Two vans.'],
    ['en', '"No breakdown in ten years" <- can we say this?', ''],
    ['de', 'Zwei Wagen. Seit zehn Jahren keine Panne <-- Uwe, stimmt das noch?', 'Zwei Wagen.'],
    ['es', 'Dos furgonetas. Ninguna avería ← ¿y lo de Lugo?', 'Dos furgonetas.'],
    ['ja', '十年間故障なし ← 確認中', ''],
    ['en', 'Two vans. “Best in town” → no proof, do not use', 'Two vans.'],
    ['de', '„Marktführer im Kreis“ -> nicht verwenden', ''],
    ['ja', '「業界No.1」→根拠なし、使わない', ''],
    [
      'ja',
      '昨年は31件、食品メーカー様（400名）※社名は出さない約束',
      '昨年は31件、食品メーカー様（400名）',
    ],
    ['en', 'Survey → offer → order, in ten days.', 'Survey → offer → order, in ten days.'],
    ['en', 'What they have: five old lines. Nobody sees who is free.', ''],
    ['nl', 'Wat ze gebruiken: vijf oude lijnen.', ''],
    ['en', 'They want: something hot at night.', ''],
    ['fr', 'Ils cherchent : un repas chaud la nuit.', ''],
    ['nl', 'Ze willen: iets warms in de nacht.', ''],
    [
      'en',
      'Stored at <-20 °C, and read < 5 minutes later.',
      'Stored at <-20 °C, and read < 5 minutes later.',
    ],
  ] as const)
    assert.equal(leftOf(line, language), left, line);
});

test('what a remark in brackets calls unproven, or better left out, goes with it', () => {
  const two =
    'Two vans are on the road every day, one in the north and one in the south of the county.';
  for (const [language, claim] of [
    ['en', 'Cuts waste by 90 % (maker’s figure, not verified).'],
    ['de', 'Spart 90 % (vom Hersteller, nie gemessen).'],
    ['fr', 'Réduit de 90 % (chiffre du fabricant, à éviter).'],
    ['it', 'Riduce del 90 % (dato del produttore, mai misurato).'],
    ['nl', 'Scheelt 90 % (cijfer van de fabrikant, liever niet).'],
    ['nl', 'Scheelt 90 % (cijfer van de fabrikant, nog niet gecheckt, niet gebruiken).'],
    ['en', 'Cuts waste by 90 % (their number, please do not use).'],
    ['de', 'Spart 90 % (laut Hersteller, nicht verwenden).'],
  ] as const) {
    assert.equal(leftOf(claim, language), '', claim);
    assert.equal(leftOf(`${two} ${claim}`, language), two, claim);
  }
  const kept = 'Cuts waste by 90 % (measured by the university in 2024).';
  assert.equal(leftOf(kept, 'en'), kept);
});

test('that we may name somebody goes alone; what is told of them stays', () => {
  for (const [language, told, leave] of [
    ['en', 'The same at Alder House in 2022: from 131 to 82 MWh.', 'We may name them.'],
    ['de', 'Bei Albers Holz das Gleiche 2022: von 131.000 auf 82.000 kWh.', 'Dürfen wir nennen.'],
    ['fr', 'Clinique Arvor, quatre appareils depuis 2019.', 'On peut les citer.'],
    ['es', 'Residencia Olmo, cinco sillas desde 2019.', 'Se puede citar.'],
    ['it', 'Villa Serena, due montascale dal 2019.', 'Possiamo citarli.'],
    ['pt', 'Um hotel em Troia, três elevadores desde 2019.', 'Podemos citar.'],
    ['nl', 'Zorghuis Linde, vier liften sinds 2019.', 'Mogen we noemen.'],
  ] as const)
    assert.equal(leftOf(`${told} ${leave}`, language), told, leave);
});
