import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief } from './brief.ts';
import { isTorn } from './torn_lines.ts';

const torn = (context: string, line: string, language = 'en'): boolean =>
  isTorn({ input: { page: { pageContext: context } }, language } as unknown as Brief, line);

test('what goes on, what only gives examples, and what is one step leads no page', () => {
  for (const [context, line] of [
    [
      'Une cave, un grenier : avant la vente, il faut un plan.',
      'Une cave, un grenier : avant la vente',
    ],
    ['Boot, Steg: vor dem Winter, wenn es friert, holen wir es.', 'Boot, Steg: vor dem Winter'],
    [
      'We match them: somebody who skis, somebody who sews.',
      'Somebody who skis, somebody who sews',
    ],
    ['Per voi: chi pesca, chi scia.', 'Chi pesca, chi scia'],
    ['Fit the lock, that’s 30 a door, and go.', 'Fit the lock, that’s 30 a door'],
    ['Woche 2: Zeichnung', 'Woche 2: Zeichnung'],
    ['4〜6か月目 構成案', '4〜6か月目 構成案'],
  ] as const)
    assert.ok(torn(context, line), line);
  for (const [context, line] of [
    ['Our way: we plan, we build, we stay.', 'We plan, we build, we stay'],
    ['A new lift in five weeks, with no scaffold.', 'A new lift in five weeks'],
    ['Delivery: within two days. Then more.', 'Delivery: within two days'],
    ['Weeks of work saved each year', 'Weeks of work saved each year'],
    ['Kein Staub, kein Lärm, kein Ausfall', 'Kein Staub, kein Lärm, kein Ausfall'],
  ] as const)
    assert.ok(!torn(context, line), line);
});

test('a row of names, a sum and a clause without its verb lead no page', () => {
  for (const [language, context, line] of [
    [
      'fr',
      'Un jardin, une cour, un toit plat : tout se plante.',
      'Un jardin, une cour, un toit plat',
    ],
    ['es', 'Barcos, velas, motores de mar: lo cuidamos.', 'Barcos, velas, motores de mar'],
    ['fr', 'Un jardin, une cour, un toit plat : tout peut être planté.', 'Tout peut être planté'],
    ['en', 'Half day = tour + tea', 'Half day = tour + tea'],
    ['nl', 'Bezoek 2 keer -> 4 keer', 'Bezoek 2 keer -> 4 keer'],
    [
      'de',
      'Das Muster wird mit der ersten Lieferung ab 500 Stück verrechnet.',
      'Das Muster wird mit der ersten Lieferung',
    ],
    [
      'nl',
      'De proefrit wordt bij de eerste bestelling vanaf 20 fietsen verrekend.',
      'De proefrit wordt bij de eerste bestelling',
    ],
  ] as const)
    assert.ok(torn(context, line, language), line);
  for (const [language, context, line] of [
    [
      'en',
      'The roof, the wall and the floor, all is dry: no damp.',
      'The roof, the wall and the floor, all is dry',
    ],
    [
      'de',
      'Die Pumpe wird am selben Tag getauscht, ohne Aufpreis.',
      'Die Pumpe wird am selben Tag getauscht',
    ],
    [
      'it',
      'Il tetto: la neve scende da sola, senza pala, senza fatica.',
      'Il tetto: la neve scende da sola',
    ],
  ] as const)
    assert.ok(!torn(context, line, language), line);
});
