// What the team wants first, found where it stands: behind a colon, under its heading, in words built of words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';

const cases: [language: string, notes: string, context: string, headline: RegExp][] = [
  [
    'it',
    'Aprire con i bambini che crescono.',
    'Cuciamo grembiuli per scuole e asili.\n\nLe stoffe\nCotone tinto in filo. Orlo e maniche con 6 cm di riserva: il grembiule passa dal bambino di 4 anni a quello di 7.\n\nConsegna in tre settimane.',
    /^Il grembiule passa dal bambino di 4 anni a quello di 7$/,
  ],
  [
    'nl',
    'Begin met de kadewanden.',
    'Wij ruimen waterplanten in singels en vijvers.\n\nWaarom gemeentes het doen\nDe boot is stil en stinkt niet.\nOok langs steile wanden aan de kade, waar een kraan niet kan komen.\n\nEen dag kost een ploeg van twee.',
    /^Langs steile wanden aan de kade, waar een kraan niet kan komen$/,
  ],
  [
    'pt',
    'O mais importante é que não é preciso esvaziar tudo.',
    'Quando um tanque antigo perde água, quase nunca é preciso esvaziar o tanque inteiro. Reparamos as juntas debaixo de água.\n\nA garantia nunca é de 100 %.\n\nTrabalhamos em Braga e no Porto.',
    /quase nunca é preciso esvaziar o tanque inteiro$/,
  ],
  [
    'fr',
    'Commencer par la visite de deux jours.',
    'Nous ne sommes pas un grand atelier. Nous restaurons des horloges de clocher.\n\nLa visite\nNous montons au clocher avec votre sacristain, photos à l’appui.\n\nDélai de six mois.',
    /^Nous montons au clocher avec votre sacristain/,
  ],
];

for (const [language, notes, context, headline] of cases)
  test(`“${notes}” is in the headline, and said to be followed`, async () => {
    const { input } = makeCase({
      ...{ name: 'x', language, brand: { name: 'Brand' }, pageName: 'p', pageType: 'inbound' },
      ...{ context, notes, account: { name: 'Acme' }, mention: [], hide: [] },
      actions: [{ buttonTitle: 'Go', actionType: 'calendar', url: 'https://x.example' }],
    });
    const { content, text } = await run(input);
    const [hero] = content?.blocks ?? [];
    assert.ok(hero?.type === 'hero');
    assert.match(hero.headline, headline);
    assert.doesNotMatch(text, /Non seguita|Niet opgevolgd|Não seguida|Pas suivie/);
  });
