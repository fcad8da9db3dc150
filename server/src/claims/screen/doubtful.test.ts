import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { doubtfulIn } from './doubtful.ts';

/** Written as well as the page around it, with nothing to mark it. */
const texts = [
  {
    language: 'de',
    offered: ['Sie zahlen erst nach der Abnahme.', 'Der Einbau dauert 3 Tage.'],
    among: [
      'Mit dem Einbau verdienen wir kaum etwas.',
      'Die meisten Kunden merken den Unterschied nie, obwohl er groß wäre.',
    ],
  },
  {
    language: 'fr',
    offered: ['Vous ne payez qu’après la pose.', 'La pose dure 3 jours.'],
    among: [
      'On pourrait descendre à 40 si Loïc est d’accord.',
      'Le club de Morgat n’a toujours pas réglé sa facture.',
    ],
  },
  {
    language: 'en',
    offered: ['You pay after the fitting.', 'Fitting takes 3 days.'],
    among: [
      'Our fitters are stretched and we would have to use agency people.',
      'The 3 days leave out the drying, which nobody has asked about.',
    ],
  },
];

test('where notes stand among the sentences, they go and what is offered stays', () => {
  for (const { language, offered, among } of texts) {
    const screened = screenDocument([...offered, '', ...among].join('\n'), language);
    const gone = [...screened.hidden, ...doubtfulIn(screened, language, [])].map(
      ({ text }) => text,
    );
    for (const note of among) assert.ok(gone.includes(note), note);
    for (const offer of offered) assert.ok(!gone.includes(offer), offer);
  }
});

test('a text without notes keeps its sentences', () => {
  const text =
    'The workshop is open to visitors on Saturdays.\n\nThe bus stops in front of the door, and parking is free.\n\nIf it rains, the concert moves to the barn.';
  assert.deepEqual(doubtfulIn(screenDocument(text, 'en'), 'en', []), []);
});
