// What customers are promised leads before what the house is or does, without its label and as short as it is whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { readCommands } from '../../commands/commands.ts';
import { run } from '../../testing/run.ts';

const actions = [
  { buttonTitle: 'Book a visit', actionType: 'calendar' as const, url: 'https://c.example' },
];
const pageOf = async (language: string, brand: string, context: string, notes = '', said = '') => {
  const activity =
    said === '' ? [] : [{ type: 'email', direction: 'from' as const, payload: { body: said } }];
  const { input } = makeCase({
    ...{ name: 'promises', language, brand: { name: brand }, pageName: 'Offer', context, actions },
    ...{ account: { name: 'Halvorsen Foods' }, mention: [], hide: [], activity, notes },
  });
  const { content } = await run(input);
  const hero = content.blocks[0];
  assert.ok(hero?.type === 'hero');
  return { hero, blocks: content.blocks };
};

for (const [language, brand, context, headline] of [
  [
    'en',
    'Brackenfield',
    'About us: Brackenfield hires out scaffolding to roofers in Kent and Sussex. 40 staff.\n\nWhat you get\n- Put up the next working day, anywhere within 40 miles\n- Alterations are made free of charge\n\nHire\n4 weeks minimum, then charged weekly.',
    'Put up the next working day, anywhere within 40 miles',
  ],
  [
    'de',
    'Hubwerk',
    'Wer wir sind: Hubwerk vermietet Gabelstapler in Niedersachsen. 680 Geräte.\n\nService\nWartung ist in der Miete enthalten.\nLieferung: Bestellung bis 12 Uhr, Lieferung am nächsten Werktag.',
    'Bestellung bis 12 Uhr, Lieferung am nächsten Werktag',
  ],
  [
    'pl',
    'Szybmar',
    'Szybmar: wymiana okien dla wspólnot mieszkaniowych\n\nWymieniamy okna w budynkach na Śląsku. 60 monterów.\n\nKorzyści\n- Rachunki za ogrzewanie niższe średnio o 22%\n- Sprzątamy po sobie\n\nGwarancja: 7 lat.',
    'Rachunki za ogrzewanie niższe średnio o 22%',
  ],
  [
    'ja',
    'ハコビヤ',
    'ハコビヤ 通販向け発送代行\n\n■会社概要\nハコビヤは、通販事業者の発送代行を行う会社です。関東で320社と契約しています。\n\n■お客様の課題\n・夏場のにおいで近隣から苦情が来る\n\n■特長\n・15時までのご注文は当日発送します。\n・担当者がつきます。',
    '15時までのご注文は当日発送します',
  ],
] as const)
  test(`a promise leads before what the house does: ${headline}`, async () => {
    const { hero } = await pageOf(language, brand, context);
    assert.equal(hero.headline, headline);
    assert.ok(hero.subheadline?.includes(brand) || language === 'pl');
    assert.doesNotMatch(hero.subheadline ?? '', /[:：]/);
  });

test('a label is dropped where the rest is whole, a problem leads nobody, and a span is one line with its label', async () => {
  const { hero } = await pageOf(
    'es',
    'Segura',
    'SEGURA · cursos para construcción\n\nQuiénes somos: formación en prevención para obras.\n\nReto: la mitad de las obras para un día entero.\nResultado: Construcciones Olmedo formó a 132 personas en 5 semanas sin parar ninguna obra.',
    '',
    'No puedo parar la obra para la formación de mis personas.',
  );
  assert.match(hero.headline, /^Construcciones Olmedo formó a 132 personas/);
  const { hero: ordering } = await pageOf(
    'nl',
    'Pannekraam',
    'Over ons: wij koken elke dag verse lunch voor bedrijven in Utrecht.\nUitdaging: kantines gooien gemiddeld een kwart van het eten weg.\nBestellen: tot 9.30 uur dezelfde ochtend via de app.\nPrijs: € 6,80 per lunch.',
    '',
    'We gooien veel eten weg. Tot hoe laat kunnen we bestellen?',
  );
  assert.equal(ordering.headline, 'Bestellen tot 9.30 uur dezelfde ochtend via de app');
  assert.doesNotMatch(ordering.subheadline ?? '', /Over ons/);
});

const roofs = `Skysurvey inspects large flat roofs by drone. Nobody goes up on the roof with us.

Pricing: from £1,200 per site.
Average repair found early: £1,900. Average repair found late, after water damage: £27,000.
What we can't do: rain, wind above 10 m/s. Flights are then moved at no cost.`;

test('a word that the team keeps out of the headline is not in it, and a name that says something else keeps its text', async () => {
  const notes = 'Address her as an owner, but do not use the word "drone" in the headline.';
  const { hero, blocks } = await pageOf('en', 'Skysurvey', roofs, notes);
  assert.doesNotMatch(hero.headline, /drone/i);
  assert.match(hero.subheadline ?? '', /drone/);
  const all = JSON.stringify(blocks);
  assert.match(all, /Average repair found early: £1,900/);
  assert.doesNotMatch(all, /"heading":"(?:What we can't do|Average repair)/);
});

for (const [notes, avoid] of [
  ['Avoid the word drone in the title', 'drone'],
  ['Verwende nicht das Wort „Drohne“ in der Überschrift', 'Drohne'],
  ['Commencez par le silence, mais évitez le mot « parc » dans le titre', 'parc'],
  ['見出しに「無料」という言葉は使わないでください', '無料'],
] as const)
  test(`“${notes}” keeps ${avoid} out of the headline alone`, () => {
    const read = readCommands(notes, 'en').list.filter(({ kind }) => kind === 'wording');
    assert.deepEqual(
      read.map(({ text, ...wish }) => wish),
      [{ kind: 'wording', avoid, headline: true }],
    );
  });
