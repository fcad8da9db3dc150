import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const cases: [language: string, notes: string, wishes: string][] = [
  ['en', 'Limit the prices to the evening class.', 'only:evening class'],
  ['de', 'Bei den Preisen auf den Tagessatz beschränken.', 'only:Tagessatz'],
  ['es', 'Limitar los precios al curso de cerámica.', 'only:curso de cerámica'],
  ['nl', 'Beperk de prijzen tot het weekend.', 'only:weekend'],
  ['it', 'Come prezzo mettere soltanto quello del corso serale.', 'only:corso serale'],
  ['pt', 'Nos preços, só o do curso base.', 'only:do curso base'],
  ['en', 'Rates for linen, silk and wool only.', 'only:linen, silk and wool'],
  ['en', 'Prices are fine, give him the slate ones.', 'mention:Prices only:slate'],
  [
    'fr',
    'Les prix peuvent figurer, donnez-lui ceux du petit four.',
    'mention:prix only:petit four',
  ],
  ['it', 'Prezzi sì, anche lo sconto soci.', 'mention:Prezzi mention:sconto soci'],
  ['it', 'Solo il forno piccolo, e i prezzi delle teglie.', 'only:forno piccolo only:teglie'],
  ['ja', '図は大きく見せて、価格は陶板と茶碗だけ表にしてください。', 'only:陶板と茶碗 tabled:価格'],
  [
    'de',
    'Preise ja, aber ohne die Zuschläge für Nacht und Feiertag.',
    'mention:Preise skip:Zuschläge für Nacht skip:Zuschläge für Feiertag',
  ],
  ['de', 'Vom letzten Umzug nichts erwähnen.', 'skip:letzten Umzug'],
  ['nl', 'Over de lekkage niets zeggen.', 'skip:lekkage'],
  // A firm's history is no price: what stands beside it is its own.
  ['en', 'No history of the firm and prices.', 'skip:history of the firm noPricing'],
];

for (const [language, notes, wishes] of cases)
  test(`“${notes}” is a limit: ${wishes}`, () => {
    const read = readCommands(notes, language).list.filter(({ kind }) => kind !== 'unread');
    const said = read.map((one) => ('about' in one ? `${one.kind}:${one.about}` : one.kind));
    assert.equal(said.join(' '), wishes);
  });
