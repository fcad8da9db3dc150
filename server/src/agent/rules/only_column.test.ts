import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saysFollowed, shown } from './testing/instructed.ts';

/** Of two columns of prices the one that is named; what else has a price and is named stays too. */
const cases: [language: string, notes: string, lines: string, stays: RegExp, gone: RegExp][] = [
  // Two sizes share their unit, and the column is named beside them.
  [
    'en',
    'Show only the monthly price of the 250 and the 500 kVA.',
    'We hire out generators in the west.\n\nPower | Day | Week | Month\n60 kVA | £98 | £392 | £1,090\n250 kVA | £240 | £960 | £2,650\n500 kVA | £430 | £1,720 | £4,700\n\nThe price includes: the set and 25 m of cable.\nThe price does not include: fuel and transport.',
    /250 kVA.*£2,650.*500 kVA.*£4,700.*does not include: fuel/,
    /£1,090|£960|£430/,
  ],
  // Under its own heading a price need not name what it is the price of; what is said of an entry goes with it.
  [
    'en',
    'Prices are fine, but only the on-site ones.',
    'We teach people to drive loaders.\n\nOur courses\nBeginners: 5 days, £695 per person at our yard.\nRefresher: 1 day, £185 per person. Most firms book this every third year.\nLonger courses: two weeks, on request.\n\nOn-site training\nWe come to you. The day rate is £540 for up to three people.',
    /£540/,
    /£695|£185|every third year/,
  ],
  [
    'en',
    'Show only the non-resident fees plus what a residency card would cost.',
    'We rent allotments by the river.\n\nPlots\n| Plot | Resident | Non-resident |\n| Half | £31 | £47 |\n| Full | £58 | £83 |\n\nThe residency card is £12 a year. Water is free.',
    /^(?=.*£47)(?=.*£83)(?=.*£12)/s,
    /£31|£58/,
  ],
  [
    'en',
    'Only show the trade prices.',
    'We dye wool for shops and weavers.\n\nWool\n| Yarn | Trade | Retail |\n| Fine | £31 | £47 |\n| Thick | £58 | £83 |\n\nWe post on Mondays.',
    /^(?=.*£31)(?=.*£58)/s,
    /£47|£83/,
  ],
  [
    'de',
    'Nur die Preise für Nichtmitglieder zeigen.',
    'Wir vermieten Boote am See.\n\nBoote\n| Boot | Mitglieder | Nichtmitglieder |\n| Kajak | 31 € | 47 € |\n| Jolle | 58 € | 83 € |\n\nWesten sind dabei.',
    /^(?=.*47 €)(?=.*83 €)/s,
    /31 €|58 €/,
  ],
  [
    'fr',
    'N’afficher que les tarifs adhérents.',
    'Nous louons des ateliers de poterie.\n\nAteliers\n| Atelier | Adhérents | Non-adhérents |\n| Tour | 31 € | 47 € |\n| Four | 58 € | 83 € |\n\nLa terre est fournie.',
    /^(?=.*31 €)(?=.*58 €)/s,
    /47 €|83 €/,
  ],
  [
    'es',
    'Mostrar solo los precios de no socios.',
    'Alquilamos pistas y material.\n\nPistas\n| Pista | Socios | No socios |\n| Corta | 31 € | 47 € |\n| Larga | 58 € | 83 € |\n\nHay duchas.',
    /^(?=.*47 €)(?=.*83 €)/s,
    /31 €|58 €/,
  ],
  [
    'it',
    'Solo i prezzi per i soci.',
    'Affittiamo campi e attrezzi.\n\nCampi\n| Campo | Soci | Non soci |\n| Corto | 31 € | 47 € |\n| Lungo | 58 € | 83 € |\n\nCi sono docce.',
    /^(?=.*31 €)(?=.*58 €)/s,
    /47 €|83 €/,
  ],
  [
    'nl',
    'Toon alleen de prijzen voor niet-leden.',
    'Wij verhuren banen en materiaal.\n\nBanen\n| Baan | Leden | Niet-leden |\n| Kort | € 31 | € 47 |\n| Lang | € 58 | € 83 |\n\nEr zijn douches.',
    /^(?=.*€ 47)(?=.*€ 83)/s,
    /€ 31|€ 58/,
  ],
  [
    'pl',
    'Pokazać tylko ceny dla członków.',
    'Wynajmujemy korty i sprzęt.\n\nKorty\n| Kort | Członkowie | Goście |\n| Krótki | 31 zł | 47 zł |\n| Długi | 58 zł | 83 zł |\n\nSą prysznice.',
    /^(?=.*31 zł)(?=.*58 zł)/s,
    /47 zł|83 zł/,
  ],
  [
    'ja',
    '料金は非会員のみ載せること。',
    '体育館のコートを貸し出しています。\n\n料金\n| コート | 会員 | 非会員 |\n| 半面 | 3,100円 | 4,700円 |\n| 全面 | 5,800円 | 8,300円 |\n\nシャワーがあります。',
    /^(?=.*4,700円)(?=.*8,300円)/s,
    /3,100円|5,800円/,
  ],
  // Rows, and not columns.
  [
    'nl',
    'Toon alleen de prijzen voor niet-leden.',
    'Wij verhuren banen en materiaal.\n\nBanen\n| Wie | Kort | Lang |\n| Leden | € 31 | € 58 |\n| Niet-leden | € 47 | € 83 |\n\nEr zijn douches.',
    /^(?=.*€ 47)(?=.*€ 83)/s,
    /€ 31|€ 58/,
  ],
  [
    'pt',
    'Só os preços para não sócios.',
    'Alugamos campos e material.\n\nCampos\n| Quem | Curto | Longo |\n| Sócios | 31 € | 58 € |\n| Não sócios | 47 € | 83 € |\n\nHá duches.',
    /^(?=.*47 €)(?=.*83 €)/s,
    /31 €|58 €/,
  ],
  // One price for all stays beside the column that is wanted.
  [
    'de',
    'Nur die Preise für Gäste.',
    'Wir vermieten Boote am See.\n\nBoote\n| Boot | Verein | Gäste |\n| Kajak | 31 € | 47 € |\n| Jolle | 58 € | 83 € |\nEine Weste kostet 4 €.',
    /^(?=.*47 €)(?=.*83 €)(?=.*4 €)/s,
    /31 €|58 €/,
  ],
];

for (const [language, notes, lines, stays, gone] of cases)
  test(`only one column of prices: ${notes}`, async () => {
    const { page, reply } = await shown(language, notes, lines);
    assert.doesNotMatch(page, gone);
    assert.match(page, stays);
    assert.match(reply, saysFollowed);
  });
