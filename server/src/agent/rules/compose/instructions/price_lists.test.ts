import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from '../../commands/commands.ts';
import { readSource } from '../../context/source.ts';
import { ofContext } from '../../testing/run.ts';
import { obeying } from '../selection/obey.ts';

const tents = `Alder Tents rents tents of canvas.

## Price book
| Tent | Price |
|---|---|
| Small tent | $90 |
| Large tent | $160 |
| Floor | $40 |

## Your fair
| Item | Price |
|---|---|
| 4 small tents | $360 |
| 2 floors | $80 |
| TOTAL | $440 |`;

const ofPilot = `Alder Tents rents tents of canvas.

## Prices
| Tents | per tent / week |
|---|---|
| 1-10 | $85 |
| 11-40 | $70 |

## Trial
Trial: 5 tents, 2 weeks, $300 flat.`;

const left = (language: string, context: string, notes: string): string =>
  JSON.stringify(
    (({ context: sections }) => sections)(
      obeying(readSource(ofContext(language, context)), readCommands(notes, language)),
    ),
  );

test('without the price list, a list with its sum stays', () => {
  const text = left('en', tents, 'No per-unit price list.');
  assert.doesNotMatch(text, /\$160/);
  assert.match(text, /4 small tents/);
  assert.match(text, /440/);
});

test('without the price per tent, the column of that name goes and the trial stays', () => {
  const text = left('en', ofPilot, 'Trial price yes, per-tent price no.');
  assert.doesNotMatch(text, /\$85|\$70/);
  assert.match(text, /\$300/);
});

test('the from-price is the one that something starts at', () => {
  const context = `Alder Tents rents tents.\n\n## What it costs\nA tent starts at $90 a week. A large one is $160 a week. Cleaning is $45.`;
  const text = left('en', context, 'The from-price is fine, no other figures.');
  assert.match(text, /\$90/);
  assert.doesNotMatch(text, /\$160|\$45/);
});

test('without the prices of single pieces, the column of them goes and the numbers beside it stay', () => {
  const cases = [
    ['nl', 'Geen stuksprijzen.', '| Stuk | Voorraad | huur per stuk, excl. btw |'],
    ['de', 'Keine Stückpreise.', '| Teil | Bestand | Miete je Stück, netto EUR |'],
    ['en', 'No unit prices.', '| Piece | Stock | Hire per piece, ex VAT |'],
    ['fr', 'Pas de prix unitaires.', '| Pièce | Stock | Location unitaire HT |'],
  ] as const;
  for (const [language, notes, head] of cases) {
    const context = `Alder\n\n${head}\n|---|---|---|\n| A | 96 | 1,05 |\n| B | 66 | 1,48 |\n| C | 162 | 0,72 |`;
    const text = left(language, context, notes);
    assert.doesNotMatch(text, /1,48/, notes);
    assert.match(text, /162/, notes);
  }
});
