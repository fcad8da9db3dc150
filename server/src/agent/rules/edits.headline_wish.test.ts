// A wish for a headline needs no verb that commands, and may say how it should be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from './edits/read_requests.ts';
import { namesSibling } from './text/siblings.ts';

const about = (topic: string) => ({ kind: 'headlineAbout', topic });
const style = { kind: 'refuse', because: 'style' };

const wishes: [language: string, message: string, expected: object][] = [
  ['en', 'The headline should highlight the orchard', about('orchard')],
  ['en', 'The title could be more direct about refunds', about('refunds')],
  ['en', 'The headline should be more direct', style],
  [
    'en',
    'The headline should not mention refunds',
    { kind: 'remove', section: 'refunds in headline' },
  ],
  ['de', 'Überschrift soll den Hofladen nennen', about('Hofladen')],
  ['de', 'Die Überschrift sollte auf die Ernte eingehen', about('Ernte')],
  ['de', 'Der Titel soll die Ernte nicht nennen', { kind: 'remove', section: 'Ernte in Titel' }],
  ['de', 'Überschrift soll kürzer sein', { kind: 'shorten', section: 'headline' }],
  ['fr', 'Titre plus rassurant sur la livraison', about('livraison')],
  ['fr', 'Un titre plus rassurant', style],
  ['fr', 'Le titre ne doit pas parler du prix', { kind: 'remove', section: 'prix in titre' }],
  ['fr', 'Le titre plus haut', { kind: 'move', section: 'headline' }],
  ['es', 'una cabecera más directa sobre el riego', about('riego')],
  ['es', 'El título tiene que mencionar el riego', about('riego')],
  ['it', 'Titolo più rassicurante sui tempi', about('tempi')],
  ['pt', 'Um título mais tranquilo sobre as obras', about('obras')],
  ['nl', 'Kop moet de oogst noemen', about('oogst')],
  ['pl', 'Nagłówek powinien podkreślać termin', about('termin')],
];

for (const [language, message, expected] of wishes) {
  test(`${language}: ${message}`, () => {
    const [request] = readRequests(message, language);
    assert.partialDeepStrictEqual(request, expected);
  });
}

test('a compound with another first half is another thing', () => {
  assert.equal(namesSibling('Herbstmarkt', 'Zwölf Stände auf dem Frühlingsmarkt', 'de'), true);
  assert.equal(namesSibling('Markt', 'Zwölf Stände auf dem Frühlingsmarkt', 'de'), false);
  assert.equal(namesSibling('Herbstmarkt', 'Der Herbstmarkt am Ufer', 'de'), false);
});
