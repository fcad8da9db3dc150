import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hasThesaurus, meaningsIn } from './thesaurus.ts';

const folder = new URL('thesaurus/', import.meta.url);
const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
const idsOf = (file: string): string[] => linesOf(file).map((line) => line.split(':')[0] ?? '');

test('every language has the same fields, each once, and several words for each', () => {
  const files = readdirSync(folder);
  assert.equal(files.length, 9);
  const ids = idsOf('en.txt');
  assert.equal(new Set(ids).size, ids.length);
  for (const file of files) {
    assert.ok(hasThesaurus(file.slice(0, 2)), file);
    assert.deepEqual(idsOf(file), ids, file);
    for (const line of linesOf(file)) assert.ok(line.split(' ').length > 6, `${file} ${line}`);
  }
});

const fieldsOf = (text: string, language: string): Set<string> => {
  const ids = idsOf('en.txt');
  return new Set(meaningsIn(text, language).flatMap((fields) => fields.map((at) => ids[at] ?? '')));
};

const told: [language: string, text: string, field: string][] = [
  ['en', 'How soon could you get going?', 'start_soon'],
  ['en', 'They came late three times.', 'delay'],
  ['de', 'Die Bettwäsche ist weg.', 'laundry'],
  ['de', 'Verloren ging nichts.', 'lost'],
  ['fr', 'Les livraisons du matin', 'delivery'],
  ['es', 'No nos devolvieron el dinero.', 'refund'],
  ['it', 'Il macchinario si è fermato.', 'breakdown'],
  ['pt', 'Quanto custa a instalação?', 'price'],
  ['nl', 'De levertijd is zes weken.', 'lead_time'],
  ['pl', 'Dostawa jest bezpłatna.', 'delivery'],
  ['ja', '納期はどのくらいですか', 'lead_time'],
];
for (const [language, text, field] of told) {
  test(`“${text}” speaks of ${field}`, () => {
    assert.ok(fieldsOf(text, language).has(field), [...fieldsOf(text, language)].join(' '));
  });
}

test('words that say nothing, and languages without a thesaurus, mean nothing', () => {
  assert.equal(meaningsIn('And so it is, if we are there.', 'en').length, 0);
  assert.equal(meaningsIn('كم تكلف الخدمة؟', 'ar').length, 0);
});
