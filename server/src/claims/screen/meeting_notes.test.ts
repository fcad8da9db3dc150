import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isMeetingNotes } from './patterns/meeting_notes.ts';

test('what a colleague wrote down in a talk goes with its heading; what was agreed there stays', () => {
  const text = [
    'We tune and repair pianos in schools and halls. Six tuners work from Truro.',
    '',
    'Prices',
    'Tuning: £74 per piano, from five pianos £66',
    '',
    'From the visit to Bodmin, 4 May (Megan’s notes)',
    '- nine uprights, two of them past saving',
    '- the head of music changes every year',
    '- we offered: all nine on 3 June, before the exams',
    '',
    'Guarantee',
    'A string that breaks within a year is replaced free of charge.',
  ].join('\n');
  const { shown } = screenDocument(text, 'en');
  assert.ok(!shown.includes('uprights') && !shown.includes('head of music'), shown);
  for (const kept of ['all nine on 3 June', 'from five pianos', 'A string that breaks'])
    assert.ok(shown.includes(kept), kept);
});

test('notes of a talk are known by a day or a name', () => {
  for (const heading of [
    'Site visit 12 March, my notes',
    'Gesprächsnotiz vom 3. Mai',
    'Notizen aus dem Telefonat, 3.5.',
    'Notes de la réunion du 3 mai',
    'Apuntes de la visita, 3 de mayo',
    'Appunti della riunione (Chiara)',
    'Notas da reunião de 3 de maio',
    'Verslag gesprek 3 mei',
    'Notatki z rozmowy, 3 maja (Kasia)',
    '■5/3 打合せメモ',
  ])
    assert.ok(isMeetingNotes(heading), heading);
  for (const heading of [
    'Meeting notes that write themselves',
    'Notes for your visit, 3 May',
    'Tasting notes',
    'Visit report, 11 March',
    'Termine 2025',
    'Besuch am 3. Mai',
    'La visite du 3 mai',
    'Notas de cata',
    'Il sopralluogo',
    'Uw gesprek op 3 mei',
    'Spotkania w maju',
    '打合せの流れ',
  ])
    assert.ok(!isMeetingNotes(heading), heading);
});
