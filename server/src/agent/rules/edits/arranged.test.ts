// `Add that …`, of what the team arranges with this reader: it stands there on the team's word, as it is said to them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofContext, run } from '../testing/run.ts';
import { saidToReader } from './read/to_reader.ts';
import { readRequests } from './read_requests.ts';

const contexts: Record<string, string> = {
  en: `Kiln Row fires tiles for old houses.

Firing
A batch takes nine days. Samples are posted on Mondays.

[10:02] Hal: studio tours start again in April
[10:03] Ivy: and we go down to £40 a box if they push
[10:04] Hal: fine by me`,
  de: 'Brennhaus brennt Fliesen für alte Häuser.\n\nBrand\nEin Brand dauert neun Tage. Sonntags arbeiten wir nicht.',
  fr: 'Four Vert cuit des carreaux.\n\nCuisson\nUne cuisson dure neuf jours.',
  es: 'Horno Sur cuece azulejos.\n\nCocción\nUna cocción dura nueve días.',
  it: 'Forno Blu cuoce piastrelle.\n\nCottura\nUna cottura dura nove giorni.',
  pt: 'Forno Alto coze azulejos.\n\nCozedura\nUma cozedura dura nove dias.',
  nl: 'Ovenhuis bakt tegels.\n\nBakken\nBakken duurt negen dagen.',
  pl: 'Piec Róż wypala kafle.\n\nWypał\nWypał trwa dziewięć dni.',
};

const added: [language: string, message: string, sentence: string][] = [
  [
    'en',
    "Add that she's welcome to see the kiln before she decides",
    'You’re welcome to see the kiln before you decide.',
  ],
  ['en', 'add that we hold 9 March for him', 'We hold 9 March for you.'],
  ['en', 'Mention that Ruth will call in May', 'Ruth will call in May.'],
  // Colleagues said so in their chat.
  ['en', 'add that studio tours start again in April', 'Studio tours start again in April.'],
  // What it costs, what is promised, what the offer is: whoever writes it out answers for it, though words of it are internal.
  [
    'en',
    'add that we go down to £40 a box in May, Hal agreed that today',
    'We go down to £40 a box in May.',
  ],
  ['en', 'add that Ruth guarantees the tiles', 'Ruth guarantees the tiles.'],
  ['en', 'add that we glaze bricks too, free of charge', 'We glaze bricks too, free of charge.'],
  ['fr', 'ajoute que nous livrons à Lyon, sans frais', 'Nous livrons à Lyon, sans frais.'],
  [
    'de',
    'Ergänze, dass der Ofen auch der alte sein kann, wenn er dicht ist.',
    'Der Ofen kann auch der alte sein, wenn er dicht ist.',
  ],
  [
    'nl',
    'Voeg toe dat de groep om tien uur koffie krijgt in het atelier',
    'De groep krijgt om tien uur koffie in het atelier.',
  ],
  ['de', 'Schreib dazu, dass Frau Kern am 3. Mai vorbeikommt', 'Frau Kern kommt am 3. Mai vorbei.'],
  ['fr', 'ajoute que nous passons chez eux le 4 juin', 'Nous passons chez vous le 4 juin.'],
  ['es', 'añade que Lucía llamará el 4 de junio', 'Lucía llamará el 4 de junio.'],
  ['it', 'aggiungi che passiamo il 4 giugno', 'Passiamo il 4 giugno.'],
  ['pt', 'acrescenta que passamos a 4 de junho', 'Passamos a 4 de junho.'],
  ['nl', 'zet erbij dat we op 4 juni langskomen', 'We komen op 4 juni langs.'],
  [
    'pl',
    'dopisz, że możemy przyjechać do nich w czerwcu',
    'Możemy przyjechać do Państwa w czerwcu.',
  ],
];

for (const [language, message, sentence] of added) {
  test(`${language}: ${message}`, async () => {
    const input = ofContext(language, contexts[language] ?? '');
    const { content: current } = await run(input);
    const { content, text } = await run({ ...input, current, message: { text: message } });
    assert.ok(JSON.stringify(content).includes(sentence), `${JSON.stringify(content)} | ${text}`);
  });
}

const refused: [language: string, message: string][] = [
  // What a source says otherwise.
  ['de', 'Schreib dazu, dass wir im Mai auch sonntags arbeiten'],
  // Both verbs would have to move.
  ['de', 'Schreib dazu, dass wir im Mai kommen und den Ofen mitbringen'],
];

for (const [language, message] of refused) {
  test(`${language}, nothing: ${message}`, async () => {
    const input = ofContext(language, contexts[language] ?? '');
    const { content: current } = await run(input);
    const { content } = await run({ ...input, current, message: { text: message } });
    assert.deepEqual(content, current);
  });
}

test('another wish behind what is told is read by itself', () => {
  for (const [language, message] of [
    ['de', 'Bitte reinschreiben, dass wir am 4. Mai kommen könnten, und die Preise rausnehmen'],
    ['nl', 'Zet erbij dat we in mei langskomen, en de prijzen weghalen'],
    ['en', 'add that Ruth comes on 9 March, and take the prices out'],
  ] as const)
    assert.deepEqual(
      readRequests(message, language).map(({ kind }) => kind),
      ['mention', 'remove'],
      message,
    );
  const [told] = readRequests('please say Ruth calls on 9 March near the top', 'en');
  assert.partialDeepStrictEqual(told, { text: 'Ruth calls on 9 March.', place: { where: 'top' } });
});

test('who was named first is not the reader', () => {
  assert.equal(
    saidToReader('Our fitters tidy up before they leave', 'en'),
    'Our fitters tidy up before they leave',
  );
  assert.equal(saidToReader('Ruth calls before she comes', 'en'), 'Ruth calls before she comes');
  assert.equal(saidToReader('We send it to her', 'en'), 'We send it to you');
});
