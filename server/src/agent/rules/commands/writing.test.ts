import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const ofManner: [language: string, notes: string][] = [
  ['en', 'Write to a fellow brewer, not to a drinker.'],
  ['en', 'He is a roofer, write for the trade, not for homeowners.'],
  ['en', 'No marketing phrases about passion. Short sentences.'],
  ['de', 'Schreib wie an Imker, nicht wie an Urlauber. Keine Floskeln.'],
  ['fr', 'Écrire à un confrère, pas à des touristes. Ne pas dramatiser les pannes.'],
  ['es', 'Escribir para técnicos, no para el público. Nada de frases hechas.'],
  ['it', 'Scrivere a un collega, non a un ospite. Niente superlativi.'],
  ['pt', 'Escrever a um colega. Sem frases feitas.'],
  ['nl', 'Schrijf aan een collega, niet aan een gast. Geen clichés.'],
  ['pl', 'Pisz jak do kolegi, nie do gościa. Bez frazesów.'],
  ['ja', 'お客様向けではなく同業者向けに書いてください。'],
];
for (const [language, notes] of ofManner)
  test(`“${notes}” says how to write, and leaves nothing out`, () => {
    const { list } = readCommands(notes, language);
    assert.ok(list.length > 0);
    assert.deepEqual(
      list.filter(({ kind }) => kind !== 'tone'),
      [],
    );
  });

test('what somebody is not is no matter to leave out', () => {
  assert.deepEqual(readCommands('She is a chemist, not a gardener.', 'en').list, []);
});

for (const [language, notes, about] of [
  ['en', 'Write about the boats, no canoes.', 'canoes'],
  ['de', 'Keine Kanus erwähnen.', 'Kanus'],
  ['fr', 'Pas de canoës.', 'canoës'],
] as const)
  test(`“${notes}” still leaves the canoes out`, () => {
    assert.deepEqual(readCommands(notes, language).skip, [about]);
  });
