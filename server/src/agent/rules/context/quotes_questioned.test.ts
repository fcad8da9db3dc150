import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionedQuotes } from './quotes_questioned.ts';

const quote = {
  text: 'The roof was dry by noon.',
  attribution: 'Ines Weller',
  role: 'Bursar, Tarn School',
};
const kept = (note: string): number =>
  questionedQuotes([quote], [{ text: note, reason: 'internal' }]).kept.length;

test('a note that speaks of quoting and of whoever is quoted holds the quotation back', () => {
  assert.equal(kept('Tarn have complained since, maybe drop the quote?'), 0);
  assert.equal(kept('Zitat Weller noch nicht freigegeben'), 0);
  assert.equal(kept('Ines n’a pas validé son témoignage'), 0);
});

test('other notes leave it', () => {
  assert.equal(kept('Tarn pays late.'), 1);
  assert.equal(kept('The quote from Moorland needs a photo.'), 1);
  assert.equal(kept('Bursar wants a reference list'), 1);
});
