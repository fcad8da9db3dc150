import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Wish } from './command.ts';
import { readCommands } from './commands.ts';

const read = (notes: string, language: string): Wish[] =>
  readCommands(notes, language).list.map(({ text, ...wish }) => wish);

for (const [language, notes] of [
  ['en', "Don't add them up for her yards."],
  ['en', 'Do not work out a total.'],
  ['de', 'Preise nicht zusammenrechnen.'],
  ['fr', 'Sans faire le total.'],
  ['es', 'Sin calcular el total.'],
  ['it', 'Senza fare il totale.'],
  ['pt', 'Sem fazer o total.'],
  ['nl', 'Prijzen niet optellen.'],
  ['pl', 'Nie sumuj cen.'],
  ['ja', '合計額は計算しないでください。'],
] as const)
  test(`“${notes}” leaves out a total, and nothing else`, () => {
    assert.deepEqual(read(notes, language), [{ kind: 'skip', about: 'total' }]);
  });

for (const [language, notes] of [
  ['en', 'Put her questions right up top.'],
  ['de', 'Zuerst ihre Fragen.'],
  ['fr', "Ses questions d'abord."],
  ['it', 'Cominciare dalle sue domande.'],
  ['pt', 'As perguntas dela primeiro.'],
  ['nl', 'Haar vragen bovenaan.'],
  ['pl', 'Najpierw jej pytania.'],
] as const)
  test(`“${notes}” asks to answer first`, () => {
    assert.deepEqual(read(notes, language), [{ kind: 'answered' }]);
  });

const pairs: [language: string, notes: string, wishes: Wish[]][] = [
  [
    'en',
    'Show all three rates as a table and the May deadline.',
    [
      { kind: 'tabled', about: 'rates' },
      { kind: 'mention', about: 'May deadline' },
    ],
  ],
  [
    'de',
    'Tagespreis 90 nennen, Rabatt Stammkunden nicht.',
    [
      { kind: 'mention', about: 'Tagespreis 90' },
      { kind: 'skip', about: 'Rabatt Stammkunden' },
    ],
  ],
  [
    'en',
    'Lead with the quiet, then shade and water.',
    [
      { kind: 'lead', about: 'quiet' },
      { kind: 'order', first: 'quiet', second: 'shade and water' },
    ],
  ],
  ['it', 'Partire dalle date libere.', [{ kind: 'lead', about: 'date libere' }]],
  [
    'ja',
    '納期の話を最初に。次に見学。',
    [
      { kind: 'lead', about: '納期' },
      { kind: 'order', first: '納期', second: '見学' },
    ],
  ],
  [
    'ja',
    '処理の単価は載せず、特急の料金は載せてよいです。',
    [
      { kind: 'skip', about: '処理の単価' },
      { kind: 'mention', about: '特急の料金' },
    ],
  ],
  [
    'de',
    'Nur auf das große Zelt eingehen.',
    [{ kind: 'only', about: 'große Zelt', prices: false }],
  ],
  [
    'en',
    "Total is fine, unit prices aren't.",
    [
      { kind: 'mention', about: 'Total' },
      { kind: 'skip', about: 'unit prices' },
    ],
  ],
  [
    'nl',
    'Geen totaalprijs, wel de prijs per dag.',
    [
      { kind: 'skip', about: 'totaalprijs' },
      { kind: 'mention', about: 'prijs per dag' },
    ],
  ],
  [
    'de',
    'Die Garantie nach oben, das Angebot ans Ende.',
    [
      { kind: 'lead', about: 'Garantie' },
      { kind: 'last', about: 'Angebot' },
    ],
  ],
  ['it', 'Mettere in alto la garanzia.', [{ kind: 'lead', about: 'garanzia' }]],
  ['de', 'Nicht auf die alte Anlage eingehen.', [{ kind: 'skip', about: 'alte Anlage' }]],
  [
    'en',
    'Prices yes but only for the two small sizes.',
    [
      { kind: 'mention', about: 'Prices' },
      { kind: 'only', about: 'two small sizes', prices: true },
    ],
  ],
  ['en', 'Not too salesy, not too long.', [{ kind: 'tone' }, { kind: 'short', most: 7 }]],
  ['en', 'Keep it fairly short.', [{ kind: 'short', most: 7 }]],
  ['en', 'Prices only in a short line if at all.', [{ kind: 'unread' }]],
];
for (const [language, notes, wishes] of pairs)
  test(`“${notes}” is read to its end`, () => {
    assert.deepEqual(read(notes, language), wishes);
  });
