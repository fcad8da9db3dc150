import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreedIn } from './agreed.ts';
import { namesOf } from './turns.ts';

const calls: [language: string, reader: string, call: string, agreed: string[]][] = [
  [
    'en',
    'Priya Shah',
    'Priya: What does it cost? Sam: I’ll get all that down on paper for you. Priya: And parking? Sam: I’ll pass the details on to you. Sam: I’ll send you the contract by 3 March.',
    ['Sam, 3 March: Send the contract'],
  ],
  [
    'en',
    'Fergus Dunmore',
    'Fergus: We need it by 18 May. Ana: I’ll send you the form by Wednesday. Fergus: I will get you the drawings by Friday. Ana: Ross will visit the site on 12 May. Ana: Between us, I will ask Ross for less. Ana: You send us the list on Monday.',
    [
      'Ana, Wednesday: Send the form',
      'Fergus, Friday: Get the drawings',
      'Ana, 12 May: Ross will visit the site',
    ],
  ],
  [
    'de',
    'Silke Böhmer',
    'Böhmer: Die Frist läuft am 30. Juni ab. Kranich (Herr Lenz): Ich schicke Ihnen bis Mittwoch, 6. Mai zwei Termine. Böhmer: Den Lageplan maile ich Ihnen bis Freitag. Kranich (Herr Lenz): Am 12. Mai bringe ich ein Angebot für den Keller mit.',
    [
      'Herr Lenz, Mittwoch, 6. Mai: Zwei Termine schicken',
      'Böhmer, Freitag: Den Lageplan mailen',
      'Herr Lenz, 12. Mai: Ein Angebot für den Keller mitbringen',
    ],
  ],
  [
    'fr',
    'Amélie Garnier',
    'Amélie : Nous avons cinq salariées à Massy. Thomas (Petits Pas) : Je vérifie les places à Massy d’ici mardi 24 mars.',
    ['Thomas, mardi 24 mars: Vérifier les places à Massy'],
  ],
  [
    'es',
    'Rocío Valdés',
    'Rocío: Tendría que estar en marcha antes del 24 de agosto. Íñigo: Le reservo la semana del 6 de julio. Rocío: Yo le paso el inventario antes del 19 de junio.',
    [
      'Íñigo, 6 de julio: Reservar la semana del 6 de julio',
      'Rocío, 19 de junio: Pasar el inventario',
    ],
  ],
  [
    'nl',
    'Inge Bos',
    'Inge: We zoeken 15 bakfietsen vanaf 1 maart. Sanne: Ik stuur u morgen de offerte.',
    ['Sanne, undefined: De offerte sturen'],
  ],
  [
    'pl',
    'Anna Wilk',
    'Anna: Mamy 85 osób na trzech zmianach. Marek: Prześlę ofertę do piątku.',
    ['Marek, piątku: Przesłać ofertę'],
  ],
  [
    'ja',
    '佐伯直樹',
    '佐伯：倉庫は1,200坪です。担当 森：資料を6月5日までにお送りします。佐伯：故障したら止まりますか？',
    ['担当 森, 6月5日: 資料を6月5日までにお送りします。'],
  ],
];

for (const [language, reader, call, agreed] of calls) {
  test(`a call tells who does what by when, as a task (${language})`, () => {
    assert.deepEqual(
      agreedIn([call], namesOf(reader), language).map(
        ({ who, date, text }) => `${who}, ${date}: ${text}`,
      ),
      agreed,
    );
  });
}

const settled: [language: string, reader: string, call: string, agreed: string[]][] = [
  [
    'en',
    'Marcus Oyelaran',
    'Marcus: We have six houses. Priya: I’ll send you the checklist by Wednesday, and you’d send me the rules by the 20th? Marcus: I’ll get Joanne to do it by the 20th. Priya: We can write the rule per location. Marcus: I’d want the first run on February 2, not in January. Priya: Works.',
    [
      'Priya, Wednesday: Send the checklist',
      'Marcus, the 20th: Send the rules',
      'both, February 2: The first run',
    ],
  ],
  [
    'de',
    'Miriam Seidel',
    'Torsten: Können Sie mir den Grundriss mailen? Seidel: Mache ich, den schicke ich Ihnen morgen. Besichtigung am 19. November um 13 Uhr? Torsten: Passt, am 19. November um 13 Uhr bin ich da.',
    ['Seidel, undefined: Den Grundriss mailen', 'both, 19. November um 13 Uhr: Besichtigung'],
  ],
  [
    'fr',
    'Hélène Marchetti',
    'Karim : Je vous propose une dégustation le 26 novembre. Hélène : Le 26 c’est bon, à partir de 14 h 30. Karim : Parfait. Hélène : Et moi je vous transmets les menus lundi.',
    ['both, 26 novembre: Une dégustation', 'Hélène, lundi: Transmettre les menus'],
  ],
  [
    'pt',
    'Duarte Falcão',
    'Marta: A visita fica para 20 de novembro? Duarte: Combinado. Marta: Pode mandar as faturas? Duarte: Mando-lhe as faturas até sexta-feira.',
    ['both, 20 de novembro: A visita', 'Duarte, sexta-feira: Mandar as faturas'],
  ],
];

for (const [language, reader, call, agreed] of settled) {
  test(`what one side asks or proposes and the other takes on is a step (${language})`, () => {
    assert.deepEqual(
      agreedIn([call], namesOf(reader), language).map(
        ({ who = 'both', date, text }) => `${who}, ${date}: ${text}`,
      ),
      agreed,
    );
  });
}

test('what colleagues wrote down without the reader undertakes nothing', () => {
  const note = 'Ana: I will call her on Monday. Ross: I will drop the price by 20 May.';
  assert.deepEqual(agreedIn([note], namesOf('Fergus Dunmore'), 'en'), []);
});

test('the end of a week is no week, a day has its hour, and half a question is no task', () => {
  const call =
    'Tom: Who counts the sheets? Denise: I’ll get the counts by the end of next week. Tom: And I’d like to show you around the laundry. Would 2 December work? Denise: 2 December in the morning is fine, I’ll bring Marion Teague. Tom: Can you send me the plan? Denise: Yes, I will send it by 18 November.';
  assert.deepEqual(
    agreedIn([call], namesOf('Denise Okafor'), 'en').map(
      ({ who = 'both', date, text }) => `${who}, ${date}: ${text}`,
    ),
    [
      'Denise, the end of next week: Get the counts',
      'both, 2 December in the morning: Show you around the laundry',
      'Denise, undefined: Bring Marion Teague',
      'Denise, 18 November: Send the plan',
    ],
  );
});

test('a start that nobody refused, days with their month, words with their apostrophe', () => {
  const talk = `Appel du 9 septembre
Yanis (Clairvolt) : Je vous envoie le devis d'ici le 16 septembre.
Hélène Marchetti : Moi je vous transmets l'attestation de charge avant le 19.
Yanis (Clairvolt) : On pourrait intervenir le 7 et le 8 octobre.
Hélène Marchetti : Les vendanges seront finies.
Yanis (Clairvolt) : Nous venons avec notre citerne.`;
  assert.deepEqual(
    agreedIn([talk], namesOf('Hélène Marchetti'), 'fr')
      .filter(({ quoted }) => quoted !== true)
      .map(({ text, date }) => [text, date]),
    [
      ['Envoyer le devis', '16 septembre'],
      ["Transmettre l'attestation de charge", '19 septembre'],
      ['Intervenir', '7 et le 8 octobre'],
    ],
  );
});

const promised: [language: string, reader: string, call: string, agreed: string[]][] = [
  [
    'en',
    'Dr Marcus Tennant',
    `Call 12 Nov, 14:00
Joan: Can you send me the lift list?
Dr Marcus Tennant: I’ll upload it tonight. We close on 24 December.
Joan: Then we do the survey in the first two weeks of December.
Dr Marcus Tennant: That works.
Joan: She’ll take a sample and you’ll have the report by the 8th.
Dr Marcus Tennant: Last time we met on a Monday.`,
    [
      'Dr Marcus Tennant, 12 Nov: Send the lift list',
      'Joan, the first two weeks of December: Do the survey',
      'Joan, undefined: She’ll take a sample.',
      'Joan, the 8th: The report',
    ],
  ],
  [
    'es',
    'Rosa Climent',
    `Llamada del 10 de noviembre, 22 minutos
Javier: ¿Tienen trifásica?
Rosa: Lo tiene que mirar mi electricista. Le digo algo el jueves.
Javier: Yo le mando la oferta mañana.
Rosa: El lunes 17 por la mañana estoy aquí.
Javier: Pues el lunes 17 a las diez voy yo.`,
    [
      'Rosa, jueves: Decir algo',
      'Javier, 11 de noviembre: Mandar la oferta',
      'Javier, lunes 17 a las diez: El lunes 17 a las diez voy yo.',
    ],
  ],
  [
    'de',
    'Karin Lohse',
    'Lohse: Wir machen am 24. Dezember zu. Weber: Dann kommen Sie am 12. März zur Besichtigung. Lohse: Einverstanden. Weber: Mein Kollege misst am Montag die Halle aus. Lohse: Wir haben am 3. Mai eine Prüfung.',
    [
      'Lohse, 12. März: Zur Besichtigung kommen',
      'Weber, Montag: Mein Kollege misst am Montag die Halle aus.',
    ],
  ],
];

for (const [language, reader, call, agreed] of promised) {
  test(`a step is told by person and tense, by who gets it, or by the other side's yes (${language})`, () => {
    assert.deepEqual(
      agreedIn([call], namesOf(reader), language).map(
        ({ who = 'both', date, text }) => `${who}, ${date}: ${text}`,
      ),
      agreed,
    );
  });
}
