import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Source } from '../../context/source.ts';
import { deniedIn, withoutDenied } from './denied.ts';

const sourceOf = (language: string, text: string, note: string): Source =>
  ({
    language,
    context: [{ level: 2, paragraphs: [{ text }], items: [], tables: [], ordered: false }],
    topics: [],
    quotes: [],
    questions: [],
    leftOut: [{ text: note, reason: 'internal' }],
  }) as unknown as Source;

const shown = (source: Source): string =>
  withoutDenied(source)
    .context.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join(' ');

test('a sentence whose figure a note takes back is left out, and the note is told', () => {
  const cases: [language: string, claim: string, note: string][] = [
    ['en', 'Looms run 27 % faster.', 'The 27 % was never measured by us.'],
    ['en', 'Looms run 27 % faster.', 'The 27 % is from a flyer. Leave out if they know looms.'],
    ['de', 'Ausfälle sinken um 43 %.', 'Die 43 % sind nicht bestätigt.'],
    ['fr', '94 % des abonnés restent.', 'Les 94 % : chiffre périmé.'],
    ['es', 'El 96 % aprueba.', 'El 96 % está sin comprobar.'],
    ['it', 'Rende il 18 % in più.', 'Il 18 % non è mai stato misurato.'],
    ['pt', 'Rende 18 % a mais.', 'Os 18 %: não usar.'],
    ['nl', 'Het scheelt 62 %.', 'Die 62 % is verouderd, weglaten.'],
    ['pl', 'Oszczędza 31 % wody.', 'Te 31 % jest niepotwierdzone.'],
    ['ja', '水を31%節約します。', '31%は未確認です。'],
  ];
  for (const [language, claim, note] of cases) {
    const other = language === 'ja' ? '羊毛です。' : 'Halm 2.';
    const source = sourceOf(language, `${claim} ${other}`, note);
    assert.equal(shown(source).trim(), other, note);
    assert.equal(deniedIn(source).length, 1, note);
  }
});

test('what a note only mentions, confirms or wants kept stays', () => {
  const claim = 'Looms run 27 % faster.';
  for (const note of [
    'The 27 % is from last quarter, Jo has the sheet.',
    'The 27 % was measured in May.',
    'The 27 % is the best we have, don’t leave out the year.',
    'Jo has the 27 %. The list comes on 3 May, do not use the old one.',
    'The logo is old, do not use it.',
  ])
    assert.equal(shown(sourceOf('en', claim, note)), claim, note);
});

test('a small number that a note takes back is taken back of the same thing alone', () => {
  const cases: [language: string, claim: string, note: string][] = [
    ['de', 'Alle 14 Tage 3 Stunden.', 'Das mit den 3 Leuten NICHT schreiben.'],
    [
      'de',
      'Wir sind 11 Therapeuten, vier davon für den Rücken.',
      'Die vier Kündigungen nicht nennen.',
    ],
    ['en', 'A team of 12 fitters.', 'The 12 complaints: do not mention, never quote the 12.'],
    ['fr', 'Garantie 10 ans, pose en 2 jours.', 'Les 10 jours de retard : ne pas citer.'],
    ['es', 'Paquete: 10 % en los cursos.', 'El margen del 10 % no publicar.'],
    ['it', 'Corso di 8 lezioni.', 'Gli 8 reclami: non scrivere.'],
    ['nl', 'Vanaf 6 personen.', 'Die 6 weken vertraging niet noemen.'],
    ['pl', 'Serwis w 24 godziny.', 'Tych 24 zwolnionych nie podawać.'],
  ];
  for (const [language, claim, note] of cases)
    assert.equal(shown(sourceOf(language, claim, note)), claim, note);
  const told = 'We have 12 fitters in two vans. Halm 2.';
  assert.equal(shown(sourceOf('en', told, 'The 12 fitters are 9, do not use.')).trim(), 'Halm 2.');
});
