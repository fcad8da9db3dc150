import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const asked = (text: string, language: string): string[] =>
  readText(text, language).questions.map(({ question }) => question);

test('what is stated among questions and answers is answered as they are', () => {
  const cases: [language: string, lines: string[], entries: number[]][] = [
    [
      'en',
      ['How long is it? An hour.', 'My harp is old. Then we come twice.', 'On Sundays? No.'],
      [0, 1, 2],
    ],
    [
      'de',
      [
        'Wie lange hält er? Zehn Jahre.',
        'Wir haben nur Lehmboden. Eine Platte genügt, 90 €.',
        'Ist er laut? Nein.',
        'Ich wohne oben. Wir tragen ihn hinauf.',
      ],
      [0, 1, 2, 3],
    ],
    [
      'fr',
      [
        'Qui paie ? Chacun la sienne.',
        'Notre cave est humide. Nous posons un socle.',
        'Et la garantie ? Cinq ans.',
      ],
      [0, 1, 2],
    ],
    [
      'nl',
      [
        'Gaat het dicht? Ja, vanzelf.',
        'Ons balkon is smal. Dan nemen wij de kleine.',
        'Is er garantie? Vijf jaar.',
      ],
      [0, 1, 2],
    ],
    // At the end a firm speaks for itself, and one sentence has no answer.
    [
      'es',
      [
        '¿Vienen en agosto? Sí, siempre.',
        '¿Y los restos? Nos los llevamos.',
        'Nuestros precios son netos. Valen 30 días.',
      ],
      [0, 1],
    ],
    [
      'it',
      ['Venite ad agosto? Sì, sempre.', 'La terra è compresa.', 'E i resti? Li portiamo via.'],
      [0, 2],
    ],
  ];
  for (const [language, lines, entries] of cases) {
    const told = `Halm.\n\nFAQ\n${lines.join('\n')}\n`;
    const questions = entries.map((at) => /^.*?[.?](?=\s)/u.exec(lines[at] ?? '')?.[0]);
    assert.deepEqual(asked(told, language).sort(), questions.sort());
  }
});

test('letters without a colon are marks where several lines have them', () => {
  const text =
    'FAQ\nQ Which sizes? A Small and large.\nQ How long? A Three weeks.\nQ Who fits it? A We do.\n';
  const { questions } = readText(text, 'en');
  assert.deepEqual(
    questions.map(({ question, answer }) => [question, answer]),
    [
      ['Which sizes?', 'Small and large.'],
      ['How long?', 'Three weeks.'],
      ['Who fits it?', 'We do.'],
    ],
  );
});
