import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreedIn } from './agreed.ts';
import { namesOf } from './turns.ts';

const calls: [language: string, reader: string, call: string, agreed: string[]][] = [
  [
    'en',
    'Fergus Dunmore',
    'Fergus: We need it by 18 May. Ana: I’ll send you the form by Wednesday. Fergus: I will get you the drawings by Friday. Ana: Ross will visit the site on 12 May. Ana: Between us, I will ask Ross for less. Ana: You send us the list on Monday.',
    [
      'Ana, Wednesday: I’ll send you the form by Wednesday.',
      'Fergus, Friday: I will get you the drawings by Friday.',
      'Ana, 12 May: Ross will visit the site on 12 May.',
    ],
  ],
  [
    'de',
    'Silke Böhmer',
    'Böhmer: Die Frist läuft am 30. Juni ab. Kranich (Herr Lenz): Ich schicke Ihnen bis Mittwoch, 6. Mai zwei Termine. Böhmer: Den Lageplan maile ich Ihnen bis Freitag.',
    [
      'Herr Lenz, Mittwoch, 6. Mai: Ich schicke Ihnen bis Mittwoch, 6. Mai zwei Termine.',
      'Böhmer, Freitag: Den Lageplan maile ich Ihnen bis Freitag.',
    ],
  ],
  [
    'fr',
    'Amélie Garnier',
    'Amélie : Nous avons cinq salariées à Massy. Thomas (Petits Pas) : Je vérifie les places à Massy d’ici mardi 24 mars.',
    ['Thomas, mardi 24 mars: Je vérifie les places à Massy d’ici mardi 24 mars.'],
  ],
  [
    'es',
    'Rocío Valdés',
    'Rocío: Tendría que estar en marcha antes del 24 de agosto. Íñigo: Le reservo la semana del 6 de julio. Rocío: Yo le paso el inventario antes del 19 de junio.',
    [
      'Íñigo, 6 de julio: Le reservo la semana del 6 de julio.',
      'Rocío, 19 de junio: Yo le paso el inventario antes del 19 de junio.',
    ],
  ],
  [
    'nl',
    'Inge Bos',
    'Inge: We zoeken 15 bakfietsen vanaf 1 maart. Sanne: Ik stuur u morgen de offerte.',
    ['Sanne, morgen: Ik stuur u morgen de offerte.'],
  ],
  [
    'pl',
    'Anna Wilk',
    'Anna: Mamy 85 osób na trzech zmianach. Marek: Prześlę ofertę do piątku.',
    ['Marek, piątku: Prześlę ofertę do piątku.'],
  ],
  [
    'ja',
    '佐伯直樹',
    '佐伯：倉庫は1,200坪です。担当 森：資料を6月5日までにお送りします。佐伯：故障したら止まりますか？',
    ['担当 森, 6月5日: 資料を6月5日までにお送りします。'],
  ],
];

for (const [language, reader, call, agreed] of calls) {
  test(`a call tells who does what by when, as it was said (${language})`, () => {
    assert.deepEqual(
      agreedIn([call], namesOf(reader), language).map(
        ({ who, date, text }) => `${who}, ${date}: ${text}`,
      ),
      agreed,
    );
  });
}

test('what colleagues wrote down without the reader undertakes nothing', () => {
  const note = 'Ana: I will call her on Monday. Ross: I will drop the price by 20 May.';
  assert.deepEqual(agreedIn([note], namesOf('Fergus Dunmore'), 'en'), []);
});
