import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const pairsIn = (text: string, language: string): string[] =>
  readText(`Alba repairs roofs for schools.\n\n${text}`, language).questions.map(
    ({ question, answer }) => `${question} | ${answer}`,
  );

test('what people hold against an offer is read with what is said to it, however it is set', () => {
  assert.deepEqual(
    pairsIn(
      `## Objections
*What if we move?* The ladders are ours, we move them once.
"Our people will feel watched." The sensor sees a roof, not a person.
Too loud? We work after school.`,
      'en',
    ),
    [
      'What if we move? | The ladders are ours, we move them once.',
      'Our people will feel watched | The sensor sees a roof, not a person.',
      'Too loud? | We work after school.',
    ],
  );
  assert.deepEqual(
    pairsIn(
      `Bezwaren
Wij hebben al een dakdekker → die blijft, wij doen het lood.
Te ver weg → onze wagens staan in Zwolle.

Prijs: € 80 per meter`,
      'nl',
    ),
    [
      'Wij hebben al een dakdekker | Die blijft, wij doen het lood.',
      'Te ver weg | Onze wagens staan in Zwolle.',
    ],
  );
  assert.deepEqual(
    pairsIn(
      '■ よくある懸念\n「現場の年配者が使えるか」\nボタンは三つだけです。\n「通信が切れたら」\n端末に保存します。',
      'ja',
    ),
    ['現場の年配者が使えるか | ボタンは三つだけです。', '通信が切れたら | 端末に保存します。'],
  );
  assert.deepEqual(
    pairsIn(
      `Objections

Vous êtes trop petits pour nous.
Nous sommes 48, et toujours les mêmes trois au téléphone.

La migration va nous bloquer.
Elle se fait le week-end.`,
      'fr',
    ),
    [
      'Vous êtes trop petits pour nous | Nous sommes 48, et toujours les mêmes trois au téléphone.',
      'La migration va nous bloquer | Elle se fait le week-end.',
    ],
  );
});

test('what has no answer is no pair, and other headings keep their lines', () => {
  assert.deepEqual(pairsIn('Objections\nToo dear', 'en'), []);
  assert.deepEqual(pairsIn('Object types\n"Slate." Natural stone.', 'en'), []);
});
