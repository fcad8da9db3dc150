import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isSignOff } from './marks.ts';

test('a greeting at the end of a mail is one in two languages too', () => {
  for (const line of [
    'Kind regards',
    'Mit freundlichen Grüßen / Met vriendelijke groet',
    'Kind regards | Cordialement',
  ])
    assert.ok(isSignOff(line), line);
  assert.ok(!isSignOff('Best / worst case'));
});

test('a heading that is marked first in its bracket takes its rows with it', () => {
  const list = (mark: string) =>
    `We lift for farms.\n\nDoors (${mark})\nOak | 920\nAsh | 640\n\nOpening hours\nFrom 7 to 5.`;
  for (const mark of ['internal, list', 'vertraulich; Stand Mai'])
    assert.doesNotMatch(screenDocument(list(mark), 'en').shown, /920/);
  assert.match(screenDocument(list('internal, external'), 'en').shown, /920/);
});

test('what is not to be handed round is not shown', () => {
  for (const [language, line] of [
    ['en', 'Draft, still with the solicitor, not to be handed out: the roof is leased for years.'],
    ['en', 'Takings are down by a fifth. Keep in the room.'],
    ['de', 'Entwurf, noch beim Anwalt, nicht herausgeben: Das Dach ist auf Jahre verpachtet.'],
    ['it', 'Bozza, dal notaio, non diffondere: il tetto è affittato per anni.'],
    ['nl', 'Concept, nog bij de notaris, niet verspreiden: het dak is jaren verhuurd.'],
  ] as const)
    assert.doesNotMatch(screenDocument(`Acme.\n\n${line}`, language).shown, /\p{L}{5}/u, line);
});
