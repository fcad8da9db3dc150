import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colleaguesIn } from '../../reader/colleagues.ts';
import { concernsIn } from './concerns.ts';
import { quotedOf } from './heard_quoted.ts';

const said: [language: string, sentence: string, concerns: string[]][] = [
  [
    'en',
    'Our engineer will ask three things: is it food grade, what is the lead time, and can we try one first.',
    ['Is it food grade?', '… what is the lead time', 'Can we try one first?'],
  ],
  [
    'en',
    'Two things matter: her father uses a wheelchair, and about a third of us are vegan.',
    ['Her father uses a wheelchair.', 'About a third of us are vegan.'],
  ],
  [
    'de',
    'Wichtig wären mir: Lieferzeit, ob wir sie vorher sehen können, und ob man in Raten zahlen kann.',
    ['Lieferzeit.', '… ob wir sie vorher sehen können', '… ob man in Raten zahlen kann'],
  ],
  [
    'fr',
    'Un de nos collègues est en fauteuil roulant et il y a cinq végétariens.',
    ['Un de nos collègues est en fauteuil roulant.', 'Il y a cinq végétariens.'],
  ],
  [
    'en',
    'Would one of your tents hold forty guests, can it be heated in March, and is my father’s dog welcome?',
    [
      'Would one of your tents hold forty guests?',
      'Can it be heated in March?',
      'Is my father’s dog welcome?',
    ],
  ],
  [
    'de',
    'Dürfen alte Kacheln bleiben, und wie schützen Sie den Boden?',
    ['Dürfen alte Kacheln bleiben?', 'Wie schützen Sie den Boden?'],
  ],
  [
    'nl',
    'Hoe duur is een dagkaart en mag mijn zoon op de tractor?',
    ['Hoe duur is een dagkaart?', 'Mag mijn zoon op de tractor?'],
  ],
  [
    'pl',
    'Ile to kosztuje i czy zdążymy przed świętami?',
    ['Ile to kosztuje?', 'Czy zdążymy przed świętami?'],
  ],
];

test('a sentence that names several concerns is parted into them, in the words of who wrote it', () => {
  for (const [language, sentence, concerns] of said)
    assert.deepEqual(
      concernsIn(sentence, language).map((one) => one.said),
      concerns,
    );
});

test('what goes on about the same is not parted: a clause about somebody, a list in brackets, the price of what was just asked about', () => {
  for (const [language, sentence] of [
    ['it', 'Mia suocera, che vive con noi, non riesce più a entrare nella vasca.'],
    ['es', 'Me da pereza el papeleo, que con la caldera fue un calvario.'],
    ['en', 'Can you help with that, and what would it cost?'],
    ['en', 'If the ground is wet, can you still mow the slope?'],
    ['fr', 'Si la route est fermée, est-ce que vous livrez quand même ?'],
    ['en', 'We did the big show twice and frankly it was loud.'],
    ['de', 'Die Schließtage (jeder kostet uns, und am 13. kommt eine Klasse) machen mir Sorgen.'],
  ] as const)
    assert.deepEqual(concernsIn(sentence, language), [], sentence);
});

test('of a long sentence the clause is quoted that the answer speaks to', () => {
  const sentence =
    'We have been with the same firm since my father ran the place and mostly that was fine, but the deliveries come in lorries far too large for our yard, which nobody there will hear of.';
  const text = 'Deliveries come in small lorries that turn in any yard.';
  const [quote = ''] = quotedOf(
    [sentence],
    sentence,
    [{ text, about: text, answers: false, whole: true }],
    'en',
  );
  assert.match(quote, /^… but the deliveries come in lorries far too large for our yard/);
});

test('in a call a colleague of the reader is heard, and nobody of the other side', () => {
  const turns = [
    { speaker: 'Ana', said: 'The sheets come in on paper.' },
    { speaker: 'Tom', said: 'And the 25th is fixed?' },
    { speaker: 'Ana', said: 'It is.' },
    { speaker: 'Will', said: 'One from me, does the journal split?' },
    { speaker: 'Tom', said: 'It does.' },
  ];
  assert.deepEqual([...colleaguesIn(turns, ['ana'])], ['Will']);
  assert.deepEqual([...colleaguesIn(turns.slice(0, 3), ['ana'])], []);
});
