import assert from 'node:assert/strict';
import { test } from 'node:test';
import { politely } from './turned.ts';

const turned: [said: string, formal: string][] = [
  [
    'Ihr stellt einen Raum, Matten bringen wir mit.',
    'Sie stellen einen Raum, Matten bringen wir mit.',
  ],
  ['Dann bekommt ihr euren Plan.', 'Dann bekommen Sie Ihren Plan.'],
  ['Ihr wechselt den Filter.', 'Sie wechseln den Filter.'],
  ['Ihr hört zu.', 'Sie hören zu.'],
  ['Dein Team lernt es.', 'Ihr Team lernt es.'],
  ['Mit eurem Team.', 'Mit Ihrem Team.'],
];
test('a sentence is said to strangers where nothing but the form of address changes', () => {
  for (const [said, formal] of turned) assert.equal(politely(said), formal);
});

test('where the form of a verb or a case is not certain, the sentence stays as it was', () => {
  for (const said of [
    'Wenn ihr einen Raum stellt, kommen wir.',
    'Ihr stellt den Raum und sorgt für Tische.',
    'Wir helfen euch.',
    'Das macht ihr Team.',
    'Er sagt ihr Bescheid.',
    'Ihr Vertrag läuft.',
  ])
    assert.equal(politely(said), said);
});
