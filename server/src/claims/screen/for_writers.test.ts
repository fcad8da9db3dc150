import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isSectionMark } from './marks.ts';

const shownOf = (text: string, language = 'en'): string => screenDocument(text, language).shown;

test('a heading for those who write heads what is for them', () => {
  for (const heading of [
    '## How to write',
    "DO / DON'T",
    'Talking style',
    'Tone & wording',
    'Words we avoid',
    'So schreiben wir',
    'Sprachregelung',
    'À faire / à ne pas faire',
    'Règles de rédaction',
    'Cómo escribir',
    'Guía de estilo',
    'Linee guida di stile',
    'Come scriviamo',
    'Tom de voz',
    'O que dizer e o que não dizer',
    'Schrijfwijzer',
    'Jak piszemy',
    'Zasady redakcyjne',
    '書き方',
    '表記ルール',
  ]) {
    assert.equal(isSectionMark(heading), 'instruction', heading);
    const text = `Acme GmbH\n\n${heading}\nPlain and short.\n\n${heading.startsWith('#') ? '## ' : ''}Prices\nA lamp costs £20.`;
    assert.ok(!shownOf(text).includes('Plain and short'), heading);
    assert.ok(shownOf(text).includes('A lamp costs £20.'), heading);
  }
});

test('what only sounds like it is for readers', () => {
  for (const heading of [
    'How to write to us',
    'Styles',
    'How we talk to your school?',
    'Language courses',
    'Words and music',
  ])
    assert.equal(isSectionMark(heading), undefined, heading);
});

test('what frames a mail is not shown, wherever it stands', () => {
  const shown = shownOf(
    'We clean offices.\n\nRe: Meridian\n\nFrom: Pete\nTo: Sales\nRe: offer\n\nWe clean windows.',
  );
  for (const gone of ['Meridian', 'Pete', 'offer']) assert.ok(!shown.includes(gone), gone);
  assert.ok(shown.includes('We clean offices.') && shown.includes('We clean windows.'));
});

test('plain lines for readers stay: a quotation after the notes, a way to walk, a step, two cases', () => {
  for (const [kept, text] of [
    [
      'Nobody goes',
      'Acme\n\nInternal\nMargin is 40%.\n\nCustomer: “Nobody goes to the baker any more.” – Sabine Ott, Kassel',
    ],
    ['Parking', "Acme\n\nThe event\nParking is at Temple Meads, five minutes' walk away."],
    [
      'Draft: you',
      'Acme\n\nHow it works\n1. Visit: we measure.\n2. Draft: you get a plan.\n3. Work: two weeks.',
    ],
    [
      'Ashby',
      'Acme\n\nTone of voice: warm.\n\nCase: Ashby had a lease with a hidden clause.\nCase: Lund needed a contract for dealers.',
    ],
  ] as const)
    assert.ok(shownOf(text).includes(kept), kept);
});
