// The headline by what troubles the reader: the figure that meets it, whole and true, before what the
// house says of itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';
import { isClaim } from '../texts/claim_lines.ts';
import { piecesOf } from '../texts/headline_pieces.ts';

const actions = [
  { buttonTitle: 'Book a visit', actionType: 'calendar' as const, url: 'https://c.example' },
];
async function heroOf(language: string, brand: string, context: string, body: string) {
  const { input } = makeCase({
    ...{ name: 'concern', language, brand: { name: brand }, pageName: 'Offer', context, actions },
    ...{ account: { name: 'Halvorsen' }, mention: [], hide: [] },
    activity: body === '' ? [] : [{ type: 'email', direction: 'from', payload: { body } }],
  });
  const { content } = await run(input);
  const hero = content.blocks[0];
  assert.ok(hero?.type === 'hero');
  return hero;
}

const cases: [language: string, brand: string, context: string, said: string, headline: string][] =
  [
    [
      'en',
      'Pressworks',
      "## Elevator pitch\nPressworks collects, washes and returns residents' clothes for care homes.\n\n## Key messages\n- Lost garments drop from 7% a year to 0.4%, because every piece is scanned at each step.\n- Sorted by resident, by hand.\n\n## Getting started\nWe chip everything in one day.",
      'Our biggest complaint is clothes that go missing.',
      'Lost garments drop from 7% a year to 0.4%',
    ],
    [
      'de',
      'Liftwerk',
      'Wir erneuern Antrieb, Steuerung und Türen bestehender Personenaufzüge. Das kostet im Schnitt 45 % weniger als ein neuer Aufzug, und das Haus ist statt acht Wochen nur elf Arbeitstage ohne Lift.',
      'Die Ausfallzeit ist für uns das Wichtigste. Wie lange steht ein Aufzug still?',
      'Das Haus ist statt acht Wochen nur elf Arbeitstage ohne Lift',
    ],
    [
      'de',
      'Nahtlos',
      'Über uns\nNahtlos ist ein Prüflabor in Siegen mit 22 Mitarbeitern.\n\nIhr Nutzen\nErgebnisse liegen nach 24 Stunden statt nach fünf Tagen vor.\nPrüfung auf der Baustelle, die Leitung bleibt in Betrieb.',
      'Unsere Monteure stehen vier Tage herum, bis der Prüfbericht da ist. Geht das schneller?',
      'Ergebnisse liegen nach 24 Stunden statt nach fünf Tagen vor',
    ],
    [
      'fr',
      'Marmitop',
      "Qui sommes-nous\nMarmitop est une société qui équipe les cuisines scolaires de balances connectées.\n\nMessages clés\nChaque plateau rapporté est pesé : vous savez le soir même quel plat n'a pas été mangé.\nLe gaspillage passe de 118 à 64 grammes par élève en un an (moyenne de 83 écoles).\n\nDémarrage\nInstallation en une matinée, formation d'une heure.",
      'La loi nous oblige à réduire le gaspillage alimentaire de moitié. Combien de temps prend la pesée ?',
      'Le gaspillage passe de 118 à 64 grammes par élève en un an',
    ],
    [
      'es',
      'Retorna',
      '¿Qué hacemos?\nAlquilamos cajas plegables y palets de plástico a fabricantes y mayoristas.\n\n¿Cuánto se ahorra?\nUna caja Retorna hace 70 viajes de media. Frente al cartón de un solo uso, el coste por viaje baja un 23 %.',
      'El cartón nos ha subido un 18 % este año.',
      'Frente al cartón de un solo uso, el coste por viaje baja un 23 %',
    ],
    [
      'pl',
      'Ważex',
      'W skrócie: waga najazdowa 18 m, 60 t, legalizowana.\n\nCzas\nJedno ważenie trwa 35 sekund zamiast 3 minut.',
      'Kolejka stoi nam do bramy.',
      'Jedno ważenie trwa 35 sekund zamiast 3 minut',
    ],
    [
      'ja',
      'ハコミル',
      '■会社紹介\n株式会社ハコミルは、倉庫の棚卸しを支援するロボットを開発している会社です。\n\n■特長\n・在庫差異が1.8%から0.2%に下がりました\n・棚卸しの時間を3日から4時間に短縮します（導入52拠点の平均）\n・防水です',
      '年4回の棚卸しのたびに出荷を2日止めています。',
      '棚卸しの時間を3日から4時間に短縮します',
    ],
  ];
for (const [language, brand, context, said, headline] of cases) {
  test(`what meets the reader's trouble by a figure leads, what the house does stands below (${language})`, async () => {
    const hero = await heroOf(language, brand, context, said);
    assert.equal(hero.headline, headline);
  });
}

test('a result of a customer under any name for proof never leads without its owner', async () => {
  const hero = await heroOf(
    'nl',
    'Blinkrobot',
    '## Onze belofte\nSchone vloeren, elke nacht, zonder nachtploeg.\n\n## Bewijs\nDistributiecentrum Haverkort: van 14 naar 5 nachtdiensten per week, vloer 22% schoner gemeten.',
    'Ik krijg mijn nachtdiensten niet meer rond.',
  );
  assert.equal(hero.headline, 'Schone vloeren, elke nacht, zonder nachtploeg');
});

test('a clause is cut where it is whole, and never from its condition or its owner', () => {
  assert.deepEqual(
    piecesOf('You save 30% of the water, but only with the second pump.').slice(1),
    [],
  );
  assert.deepEqual(
    piecesOf('Elmstead Care (9 homes): complaints went from 34 a month to 2.').slice(1),
    [],
  );
  assert.ok(
    piecesOf(
      'Fans that run when the air is right: 38% less electricity for drying, average of 54 farms in 2024',
    ).includes('38% less electricity for drying'),
  );
});

test('what points to the sentence before it is no headline; a lower price by its share is', () => {
  assert.ok(!isClaim('With us it goes to under 1.5%', 'en'));
  assert.ok(!isClaim('Con nosotros baja al 1,5 %', 'es'));
  assert.ok(isClaim('Costa il 70% in meno di una lastra nuova', 'it'));
  assert.ok(isClaim('Das Haus ist nur elf Arbeitstage ohne Lift', 'de'));
});
