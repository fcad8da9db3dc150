// What holds for another case, or is paid on top of something else, answers nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairsOf } from '../../testing/pairs.ts';

const watches = `Hallam Watches mends clocks and watches in Leeds.

How we work
Every watch is opened and photographed. You get a price within two days.
If a repair fails on our bench you pay nothing, and we return the parts.
If the papers are complete, we send the watch within five days.
If it rains on market day, the stall is closed.
If a customer moves away, we post the watch to the new flat.`;
const uhren = `Hallam repariert Uhren in Fürth.

So arbeiten wir
Jede Uhr wird geöffnet und fotografiert. Den Preis erfahren Sie nach zwei Tagen.
Wenn eine Reparatur misslingt, zahlen Sie nichts, und die Teile kommen zurück.`;
const relojes = `Hallam repara relojes en Burgos.

Cómo trabajamos
Cada reloj se abre y se fotografía. El precio se sabe en dos días.
Si una reparación falla, usted no paga nada y le devolvemos las piezas.`;
const pianos = `Brightwell tunes pianos in Devon.

Prices
Tuning, upright: £70
Tuning, grand: £95
Second piano, same house: £45
Evening visit: + £25`;
const klaviere = `Feldner stimmt Klaviere in Franken.

Preise
Stimmung Klavier: 90 €
Stimmung Flügel: 120 €
Zweites Instrument im selben Haus: 60 €
Besuch am Abend: + 30 €`;

const cases: [
  language: string,
  context: string,
  said: string,
  has: string | undefined,
  not?: string,
][] = [
  ['en', watches, 'Can we pay by bank transfer?', undefined, 'fails'],
  ['de', uhren, 'Können wir mit Karte zahlen?', undefined, 'misslingt'],
  ['es', relojes, '¿Se puede pagar con tarjeta?', undefined, 'falla'],
  ['en', watches, 'Do we pay if a repair fails?', 'you pay nothing'],
  ['en', watches, 'How fast do you send the watch?', 'within five days'],
  ['en', watches, 'Is the stall open in the rain?', 'the stall is closed'],
  ['en', pianos, 'What would both cost in one visit?', undefined, 'proposed: Evening'],
  ['de', klaviere, 'Was kosten beide bei einem Besuch?', '60 €'],
  ['en', pianos, 'What does an evening visit cost?', 'Evening visit: + £25'],
  ['de', klaviere, 'Was kostet ein Besuch am Abend?', 'Besuch am Abend: + 30 €'],
];
for (const [language, context, said, has, not] of cases)
  test(`“${said}”`, async () => {
    const told = (await pairsOf(said, context, language))
      .map(([, proposed]) => `proposed: ${proposed}`)
      .join('\n');
    if (has !== undefined) assert.ok(told.includes(has), told);
    if (not !== undefined) assert.ok(!told.includes(not), told);
  });
