import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSource } from '../../context/source.ts';
import { ofContext } from '../../testing/run.ts';
import { forbiddenBy, forbiddenIn, sentencesWithout } from './forbidden.ts';

for (const [language, about, spoken, free] of [
  ['de', 'Förderung', 'Bis zu 30 Prozent Zuschuss vom Land.', 'Der Speicher steht frostfrei.'],
  ['de', 'Förderung', 'Fördermittel beantragen wir für Sie.', 'Montage in vier Tagen.'],
  ['es', 'olivo', 'Fincas de almendro y olivar con goteo.', 'Fincas de almendro.'],
  ['nl', 'stakingen', 'In 2023 was er één stakingsdag.', 'De rit kost niets.'],
  ['pl', 'dofinansowaniu', 'Przygotujemy wniosek o dofinansowanie.', 'Szkolenie trwa trzy dni.'],
  ['en', 'unions', 'Our staff are unionised.', 'Our staff are employed by us.'],
  ['en', 'discounts', 'Registered shelters pay half.', 'Per vet: $89 a month.'],
  ['en', 'payment terms', 'Invoices are due within 30 days.', 'Set-up: $450 once.'],
  ['pt', 'prazos', 'Início em quinze dias.', 'A roupa é nossa.'],
  ['fr', 'date', 'Arrivée des colonies en avril', 'Deux ruches sur le toit'],
  [
    'en',
    'interpreters at hearings',
    'At hearings: $1,450 per interpreter.',
    'We translate exhibits.',
  ],
  [
    'es',
    'pago en aceite',
    'También se puede pagar en aceite.',
    'Te llevas el aceite el mismo día.',
  ],
  ['fr', 'livraison en mars', 'Nous livrons en mars.', 'Nous fermons en mars.'],
  ['de', 'Abholung der Fässer', 'Wir holen die Fässer ab.', 'Die Fässer sind aus Eiche.'],
  ['ja', '補助金', '助成金の対象になります。', '月額は480円です。'],
  ['ja', '導入の社数', '導入 2020年から累計75社', '導入は3か月で終わります。'],
  ['ja', '台数', '合計12台を納めました。', '毎日運行しています。'],
  ['ja', '飲み物の価格', '飲み物 9,000円〜', '飲み物もご用意します。'],
] as const) {
  test(`“${spoken}” speaks of ${about}`, () => {
    assert.ok(forbiddenBy(about, language)(spoken));
    assert.ok(!forbiddenBy(about, language)(free));
  });
}

for (const [language, about, alike] of [
  ['it', 'portoni', 'Le ante vengono portate in bottega.'],
  ['es', 'cera', 'Cerámica de la sierra.'],
  ['es', 'viña', 'Vinagre de Jerez.'],
  ['de', 'Vertrag', 'Vertrauen ist uns wichtig.'],
  ['en', 'contracts', 'In contrast to others we call back.'],
  ['en', 'parties', 'Part of the garden is paved.'],
  ['en', 'lease price', 'Your landlord sent a new lease.'],
] as const)
  test(`“${alike}” does not speak of ${about}`, () => {
    assert.ok(!forbiddenBy(about, language)(alike));
  });

test('a sentence that goes on about one that went goes too, and nothing else', () => {
  const told = ['Grants pay 40%.', 'They close in June.', 'Delivery takes two weeks.'];
  assert.deepEqual(sentencesWithout(told, forbiddenBy('grants', 'en')), [
    'Delivery takes two weeks.',
  ]);
});

test('where an entry bears the name, the name alone says what is forbidden', () => {
  const list = '\n| Harbour | £40 |\n| Meadow | £55 |\n\nMeadow and Harbour are painted by hand.';
  for (const about of ['the range Meadow', 'range Meadow', 'Meadow range']) {
    const source = readSource(ofContext('en', `We make cups.\n\nRanges${list}`));
    const forbids = forbiddenIn(about.replace('the ', ''), source);
    assert.ok(forbids('Meadow is fired twice.'), about);
    assert.ok(!forbids('Harbour is fired twice, and the meadow is near.'), about);
  }
  const bare = readSource(
    ofContext('en', 'We make cups in a range of colours. Meadow Lane is ours.'),
  );
  assert.ok(!forbiddenIn('range Meadow', bare)('We are at home in Meadow Lane.'));
});

test('an option by its very name is forbidden, and nothing that only resembles it', () => {
  const context = `Harrow looks after offices.

Plans
Plan | Price | With it
Essential | £39 | phone
Complete | £58 | visits

Safety
Cyber Essentials: we fill in the form with you.`;
  const forbids = forbiddenIn('Essential', readSource(ofContext('en', context)));
  assert.ok(forbids('Essential: £39'));
  assert.ok(!forbids('Cyber Essentials: we fill in the form with you.'));
});

test('a section that opens with it, under a heading with a word of it, goes whole', () => {
  const page = (text: string) => readSource(ofContext('en', text));
  const courses = page(
    'We wash windows.\n\nLadder lessons for your team\nThe ladder course takes a morning and teaches six people. Everybody leaves with a card for two years.\n\nPrices\nA morning costs £90.',
  );
  const ofCourse = forbiddenIn('ladder course', courses);
  assert.ok(ofCourse('Ladder lessons for your team'));
  assert.ok(ofCourse('Everybody leaves with a card for two years.'));
  assert.ok(!ofCourse('A morning costs £90.'));
  const paying = page(
    'We press apples.\n\nPayment\nInvoices are due in a month. Cards are welcome. You may pay in juice.',
  );
  const inJuice = forbiddenIn('payment in juice', paying);
  assert.ok(!inJuice('Payment') && !inJuice('Cards are welcome.'));
});

test('of several under one heading, the one that is named goes and the others stay', () => {
  const dates = `## Weekend dates
We have places in June and in July. The June weekend has room for 32. The July weekend has room for 24.`;
  const source = readSource(ofContext('en', dates));
  const forbids = forbiddenIn('July weekend', source);
  assert.ok(forbids('The July weekend has room for 24.'));
  assert.ok(!forbids('The June weekend has room for 32.'));
  assert.ok(!forbids('Weekend dates'));
});
