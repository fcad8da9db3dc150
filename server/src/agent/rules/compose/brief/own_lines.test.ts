// The top of a page says what the house does, and neither where it is nor what it refuses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

async function pageOf(language: string, context: string, notes = '', said = '') {
  const activity =
    said === '' ? [] : [{ type: 'email', direction: 'from' as const, payload: { body: said } }];
  const { input } = makeCase({
    ...{ name: 'own', language, brand: { name: 'Alba' }, pageName: 'Offer', context, notes },
    ...{
      account: { name: 'Halvorsen' },
      person: { name: 'Ada Lowe' },
      mention: [],
      hide: [],
      activity,
      pageType: 'inbound',
    },
    actions: [{ buttonTitle: 'Book', actionType: 'calendar', url: 'https://c.example' }],
  });
  const { content } = await run(input);
  const hero = content.blocks[0];
  assert.ok(hero?.type === 'hero');
  return { hero, blocks: content.blocks };
}

const houses: readonly (readonly [language: string, context: string, below: RegExp])[] = [
  [
    'en',
    'Ripon, Yorkshire. Bell hangers since 1902.\n\nWhat we do\nWe rehang and tune bells for churches and town halls.\n\nNoise\nThe ring is 40% quieter with the shutters closed.\n\nElectronic bells we do not touch.',
    /(?:^|\. )We rehang and tune bells/,
  ],
  [
    'de',
    'Werkstatt in Fulda, unterwegs in Hessen und in Thüringen\n\nWir richten Turmuhren für Kirchen und Rathäuser.\n\nZeit\nDie Uhr steht nur zwei Stunden still statt zwei Tage.\n\nFunkuhren richten wir nicht.',
    /(?:^|\. )Wir richten Turmuhren/,
  ],
  [
    'es',
    'Cuatro técnicos, 60 hornos en la sierra\n\nReparamos hornos de panaderías y pizzerías.\n\nTiempo\nEl horno vuelve a funcionar en dos días.\n\nHornos de gas no tocamos.',
    /(?:^|\. )Reparamos hornos/,
  ],
  [
    'nl',
    'Deventer, drie ploegen, sinds 1988\n\nWij stemmen vleugels van scholen en zalen.\n\nTijd\nDe vleugel is binnen twee uur weer klaar.\n\nKeyboards stemmen wij niet.',
    /(?:^|\. )Wij stemmen vleugels/,
  ],
];
for (const [language, context, below] of houses)
  test(`below the headline stands what they do (${language})`, async () => {
    const { hero } = await pageOf(language, context);
    assert.match(`${hero.headline}. ${hero.subheadline ?? ''}`, below);
    assert.doesNotMatch(
      `${hero.headline} ${hero.subheadline}`,
      /do not touch|nicht\b|no tocamos|niet\b/,
    );
  });

test('what we do not ask for is a promise', async () => {
  const { isRefusal } = await import('./own_lines.ts');
  for (const line of [
    'Wir berechnen keine Anfahrt',
    'We do not charge for travel',
    'No cobramos la visita',
  ])
    assert.equal(isRefusal(line), false, line);
  for (const line of [
    'Sacos no admitimos, llegan rotos',
    'Kunstgras leggen wij niet',
    'Nous ne posons pas de tuiles',
    'Kominów nie stawiamy',
    'Sedie in plastica non ne prendiamo',
    'アルミ枠は承っておりません',
  ])
    assert.equal(isRefusal(line), true, line);
});

test('of the house it is told first what it does, and no foot of a paper', async () => {
  const { blocks } = await pageOf(
    'en',
    'Alba tunes pianos. It takes two hours instead of five.\n\nPlayer pianos we do not open.\n\nOur van is electric and quiet.\n\nFirst talk 8 January, Lowe, 11 pianos in two halls.\n\nAlba Ltd | 4 Mill Lane, Ripon | pianos & organs',
  );
  const shown = JSON.stringify(blocks);
  assert.doesNotMatch(shown, /Mill Lane|First talk/);
  const about = blocks.find(({ type }) => type === 'prose');
  assert.ok(about?.type === 'prose');
  assert.match(about.paragraphs.at(-1) ?? '', /we do not open/);
});

test('what the team wants first leads by the section that tells of it', async () => {
  const { hero } = await pageOf(
    'en',
    'Alba breeds seed oysters for growers.\n\nHealth\nFree of Bonamia, declared status. Tested twice a year.\n\nFirst season\nNew customers get a day on their own shore with one of our people: how high, how dense, when to turn. Free on the mainland.',
    'Lead with the free day on her shore.',
  );
  assert.equal(hero.headline, 'New customers get a day on their own shore with one of our people');
});
