// What becomes of most of those the house counted leads, and not the step of a list that says when it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';
import { isOutcome } from '../texts/claim_lines.ts';

const cases: [language: string, context: string, notes: string, headline: string][] = [
  [
    'en',
    'We move around 600 pianos a year. Nine in ten are played again the same evening, with a tuner who comes within two weeks.\n\nHow it goes\n1. Free visit and measurements\n2. A call with the driver and the tuner, two days before\n3. Loading, with straps or with a crane',
    '',
    'Nine in ten are played again the same evening',
  ],
  [
    'it',
    "Spostiamo circa 130 uffici l'anno. Sette aziende su dieci lavorano di nuovo il lunedì mattina, con un tecnico che resta sul posto.\n\nIl percorso\n1. Sopralluogo e preventivo nello stesso giorno\n2. Una riunione con il capocantiere, tre settimane prima\n3. Il trasporto, di notte",
    'La sua preoccupazione principale è la ripresa del lavoro.',
    'Sette aziende su dieci lavorano di nuovo il lunedì mattina',
  ],
  [
    'pt',
    'Mudamos cerca de 45 laboratórios por ano. Oito em cada dez voltam a medir na mesma semana, com um técnico que fica no local.\n\nO percurso\n1. Visita e lista de equipamentos\n2. Uma manhã com o responsável e o técnico, duas semanas antes\n3. O transporte, de dia ou de noite',
    '',
    'Oito em cada dez voltam a medir na mesma semana',
  ],
  // What is so everywhere is no result of the house.
  [
    'de',
    'Lichtplan rüstet Büros um. Neun von zehn Büros verschwenden Strom für leere Räume.\n\nIhr Nutzen\nDer Strom für Licht sinkt um 60 %.',
    '',
    'Der Strom für Licht sinkt um 60 %',
  ],
];
for (const [language, context, notes, headline] of cases) {
  test(`a share of those the house counted is its result (${language}: ${headline})`, async () => {
    const { input } = makeCase({
      ...{ name: 'counted', language, brand: { name: 'Lindvall' }, pageName: 'Offer', context },
      ...{ actions: [], account: { name: 'Halvorsen' }, mention: [], hide: [], notes },
    });
    const { content } = await run(input);
    const hero = content.blocks[0];
    assert.equal(hero?.type === 'hero' ? hero.headline : undefined, headline);
  });
}

test('how long before what is a result; before nothing it is the day of a step', () => {
  for (const line of [
    'A visit by the fitter, two weeks before',
    'Een avond met de buren, drie weken eerst',
  ])
    assert.ok(!isOutcome(line), line);
  for (const line of [
    'The file is ready three weeks before the audit',
    'Le dossier est prêt trois semaines avant le contrôle',
    'Der Befund liegt zwei Tage früher vor',
  ])
    assert.ok(isOutcome(line), line);
});
