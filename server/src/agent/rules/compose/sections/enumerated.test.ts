import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forbiddenBy } from '../instructions/forbidden.ts';
import { withoutEntries } from './enumerated.ts';

for (const [language, about, text, left] of [
  // What counts some of it goes with it.
  [
    'en',
    'berths',
    'At the quay: a slipway, a crane, 30 berths, 8 with power.',
    'At the quay: a slipway, a crane.',
  ],
  // The last, one between, the first.
  [
    'en',
    'canoes',
    'We store boats, cruisers and canoes on the Exe.',
    'We store boats and cruisers on the Exe.',
  ],
  [
    'en',
    'cruisers',
    'We store boats, cruisers and canoes on the Exe.',
    'We store boats and canoes on the Exe.',
  ],
  [
    'en',
    'boats',
    'We store boats, cruisers and canoes on the Exe.',
    'We store cruisers and canoes on the Exe.',
  ],
  [
    'en',
    'hotels',
    'Linen for pubs and small hotels along the coast.',
    'Linen for pubs along the coast.',
  ],
  [
    'en',
    'rafts',
    'A half-day walk: fossils, rock pools, rafts, low ropes.',
    'A half-day walk: fossils, rock pools, low ropes.',
  ],
  [
    'de',
    'Teiche',
    'Wir pflegen Gärten, Terrassen und Teiche in Hamburg.',
    'Wir pflegen Gärten und Terrassen in Hamburg.',
  ],
  [
    'de',
    'Teiche',
    'Wir haben Gärten, Terrassen und Teiche gebaut.',
    'Wir haben Gärten und Terrassen gebaut.',
  ],
  [
    'fr',
    'vélos',
    'Nous louons des vélos, des rollers et des tandems à Nantes.',
    'Nous louons des rollers et des tandems à Nantes.',
  ],
  [
    'fr',
    'confiture',
    'Nous vendons huile, olives et confiture de figues en bocaux.',
    'Nous vendons huile et olives en bocaux.',
  ],
  [
    'es',
    'viña',
    'Riego para olivar, almendro y viña en Andalucía.',
    'Riego para olivar y almendro en Andalucía.',
  ],
  [
    'it',
    'portoni',
    'Restauriamo finestre e portoni in legno tra Vicenza e Padova.',
    'Restauriamo finestre in legno tra Vicenza e Padova.',
  ],
  [
    'pt',
    'guarda-sóis',
    'Montamos toldos, pérgulas e guarda-sóis em Braga.',
    'Montamos toldos e pérgulas em Braga.',
  ],
  [
    'nl',
    'recepties',
    'Wij verzorgen lunches, recepties en pakketten in Utrecht.',
    'Wij verzorgen lunches en pakketten in Utrecht.',
  ],
  ['pl', 'łóżkach', 'Robimy biurka, szafy i łóżka z drewna.', 'Robimy biurka i szafy z drewna.'],
  ['ja', 'タイ語', '英語、タイ語、ドイツ語に対応しています。', '英語、ドイツ語に対応しています。'],
  ['ja', 'ケーキ', '弁当、ケーキの配達を行っています。', '弁当の配達を行っています。'],
] as const)
  test(`“${text}” without ${about}`, () => {
    assert.equal(withoutEntries(text, forbiddenBy(about, language), language), left);
  });

for (const [about, text] of [
  ['canoes', 'We have three kinds: boats, cruisers and canoes.'],
  ['canoes', 'Ferries run between the boats and canoes.'],
  ['canoes', 'Boats, cruisers and canoes stand in the hall.'],
  ['canoes', 'Canoes are stored for free.'],
] as const)
  test(`“${text}” stays as it is: what is left would be false or no sentence`, () => {
    assert.equal(withoutEntries(text, forbiddenBy(about, 'en'), 'en'), text);
  });

for (const [language, about, text] of [
  ['en', 'members', 'We train juniors, novice and senior members on the lake.'],
  ['en', 'guests', 'We seat day and overnight guests in one hall.'],
  ['de', 'Segelbooten', 'Wir holen Motor- und Segelboote aus dem Wasser.'],
] as const)
  test(`“${text}” is not broken where one noun is said of both`, () => {
    assert.equal(withoutEntries(text, forbiddenBy(about, language), language), text);
  });
