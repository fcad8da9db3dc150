import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const enough: [language: string, notes: string, of: string, about: string][] = [
  ['en', 'Not too many extras, the tasting is enough.', 'extras', 'tasting'],
  ['de', 'Nicht zu viele Extras, die Verkostung reicht.', 'Extras', 'Verkostung'],
  ['fr', 'Pas trop d’options (la visite suffit).', 'options', 'visite'],
  ['es', 'No poner demasiadas opciones (basta el grupo).', 'opciones', 'grupo'],
  ['it', 'Non troppi extra, basta la prova.', 'extra', 'prova'],
  ['pt', 'Não pôr muitas opções (basta a visita).', 'opções', 'visita'],
  ['nl', 'Niet te veel opties, de rondgang is genoeg.', 'opties', 'rondgang'],
  ['ja', 'オプションは載せすぎない(面談だけでよい)。', 'オプション', '面談'],
];
test('of many of a kind the one that is enough is meant, and the kind is not forbidden', () => {
  for (const [language, notes, of, about] of enough) {
    const [{ text: _, ...wish } = { text: '' }, ...more] = readCommands(notes, language).list;
    assert.deepEqual(wish, { kind: 'enough', of, about }, notes);
    assert.deepEqual(more, [], notes);
  }
});
