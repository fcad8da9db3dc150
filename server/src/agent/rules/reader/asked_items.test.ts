import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitsOf } from './units.ts';

const lists: [promise: string, language: string, lines: string[], sentences: string[][]][] = [
  [
    'an entry among questions asks without their mark, and names no yes or no where it opens with none',
    'en',
    [
      '1. Can we keep our number?',
      '2. Parking in winter. Be frank.',
      '3. how long is the contract',
    ],
    [
      ['Can we keep our number?'],
      ['Parking in winter …?', 'Be frank.'],
      ['How long is the contract?'],
    ],
  ],
  [
    'what is hardly a sentence stays with what is asked of it',
    'en',
    ['- Carpets. Do you clean them?', '- When can you start?'],
    [['Carpets.', 'Do you clean them?'], ['When can you start?']],
  ],
  [
    'a list of indirect questions asks',
    'de',
    ['- ob das Büro offen bleibt', '- wer den Schlüssel hat'],
    [['Ob das Büro offen bleibt?'], ['Wer den Schlüssel hat?']],
  ],
  [
    'a list asks where the line above it says so',
    'fr',
    ['Mes questions :', '- le délai pour 40 chaises', '- la garantie sur le bois'],
    [['Le délai pour 40 chaises …?'], ['La garantie sur le bois …?']],
  ],
  [
    'a list in Japanese asks',
    'ja',
    ['1. 音の大きさをどう測るか', '2. 京都から送る場合の日数'],
    [['音の大きさをどう測るか？'], ['京都から送る場合の日数…？']],
  ],
  [
    'a list of what they have asks nothing',
    'en',
    ['We use the following machines:', '- two lathes from 2004', '- one mill with four axes'],
    [['Two lathes from 2004.'], ['One mill with four axes.']],
  ],
];

for (const [promise, language, lines, sentences] of lists)
  test(promise, () => {
    const items = unitsOf(lines, language).filter(({ item }) => item);
    assert.deepEqual(
      items.map((unit) => unit.sentences),
      sentences,
    );
  });
