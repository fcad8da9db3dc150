import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from '../read_requests.ts';

test('the part about us is a section, though all its words are small', () => {
  for (const [message, language] of [
    ['The part about us is too long', 'en'],
    ['Kürze den Teil über uns', 'de'],
    ['La partie sur nous est trop longue', 'fr'],
    ['Acorta la parte sobre nosotros', 'es'],
    ['Accorcia la parte su di noi', 'it'],
    ['Maak het stuk over ons korter', 'nl'],
  ] as const) {
    const [request] = readRequests(message, language);
    assert.equal(request?.kind === 'shorten' && request.section, 'about us', message);
  }
});

test('a remark on the headline is no headline, and a day of the month ends no sentence', () => {
  const [remark] = readRequests('Titre à revoir : il faut qu’on y lise les délais.', 'fr');
  assert.notEqual(remark?.kind, 'setHero');
  assert.equal(readRequests('Die Überschrift soll vom 12. handeln', 'de').length, 1);
});
