import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPlainQuotations } from './quotation_marks.ts';

test('single marks and guillemets that point inwards become the marks that are read', () => {
  for (const [line, read] of [
    [
      "'Two weeks later it didn't leak.' – Mrs Hale",
      "“Two weeks later it didn't leak.” – Mrs Hale",
    ],
    ['‘We don’t look back now.’ Head cook, Ely', '“We don’t look back now.” Head cook, Ely'],
    [
      '- ‘Nooit meer gewacht op een monteur’ – bakker, Goes',
      '- “Nooit meer gewacht op een monteur” – bakker, Goes',
    ],
    ['Customer: ‘It paid for itself by May.’', 'Customer: “It paid for itself by May.”'],
    ['»Ich war nie weg.« – Hinrich C.', '“Ich war nie weg.” – Hinrich C.'],
    ['‚Das hätte ich nie gedacht.‘ Eine Kundin', '“Das hätte ich nie gedacht.” Eine Kundin'],
  ] as const) {
    assert.equal(withPlainQuotations(line), read);
    assert.equal(read.length, line.length);
  }
});

test('apostrophes, feet, bullets and French guillemets stay', () => {
  for (const line of [
    "'Twas the night, and the drivers' room was full of members' bikes.",
    "Boats of 35' and 40' are welcome - ask us.",
    '» Wartung und Reparatur',
    'Il dit « oui » et elle répond « non » sans attendre.',
    "l'équipe de l'atelier – d'accord",
  ])
    assert.equal(withPlainQuotations(line), line);
});

test('many marks are read in one pass', () => {
  for (const mark of ["'", '‘', '‚', '»', "'a "]) withPlainQuotations(mark.repeat(60_000));
});
