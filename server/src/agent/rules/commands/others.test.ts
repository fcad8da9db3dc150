import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const alone: [language: string, notes: string, about: string][] = [
  ['en', 'Show the price of the small loom, no other prices.', 'small loom'],
  ['en', 'The price of the small loom is fine, nothing else.', 'small loom'],
  ['en', 'Prices are fine, but only the repair ones.', 'repair'],
  ['en', 'Give the fixed fees for the small loom, nothing else from the list.', 'small loom'],
  [
    'de',
    'Den Preis für den kleinen Webstuhl zeigen, sonst nichts aus der Liste.',
    'kleinen Webstuhl',
  ],
  ['es', 'Dar el precio del telar pequeño, nada más de la lista.', 'telar pequeño'],
  [
    'nl',
    'Noem de prijs van het kleine weefgetouw, verder niets uit de lijst.',
    'kleine weefgetouw',
  ],
  ['de', 'Den Preis für den kleinen Webstuhl zeigen, sonst keine Preise.', 'kleinen Webstuhl'],
  ['de', 'Preise ja, aber nur die für den kleinen Webstuhl.', 'kleinen Webstuhl'],
  ['fr', 'Afficher le prix du petit métier, aucun autre tarif.', 'petit métier'],
  ['es', 'Dar el precio del telar pequeño y nada más.', 'telar pequeño'],
  ['it', 'Mostrare il prezzo del telaio piccolo, nessun altro.', 'telaio piccolo'],
  ['pt', 'Pode mostrar o preço do tear pequeno e mais nenhum.', 'tear pequeno'],
  ['nl', 'Prijs van het kleine weefgetouw mag, andere prijzen niet.', 'kleine weefgetouw'],
  ['pl', 'Pokaż cenę małego krosna, żadnych innych cen.', 'małego krosna'],
  ['ja', '小型織機の価格を載せ、他の価格は載せない。', '小型織機'],
];

test('who wants no other price wants that one alone', () => {
  for (const [language, notes, about] of alone) {
    const only = readCommands(notes, language).list.filter(
      // `Prices are fine` is one wish more.
      ({ kind }) => kind !== 'unread' && kind !== 'mention',
    );
    assert.equal(only.length, 1, notes);
    assert.ok(only[0]?.kind === 'only' && only[0].prices, notes);
    assert.equal(only[0].about.replace(/の$/u, ''), about, notes);
  }
});

test('what speaks of no price is no such wish', () => {
  for (const [language, notes] of [
    ['en', 'Mention the trial, nothing else.'],
    ['en', 'Friendly tone, no other style.'],
    ['de', 'Den Termin nennen, sonst nichts.'],
    ['en', 'Prices are fine. Only the looms from Leeds.'],
  ] as const)
    assert.ok(
      readCommands(notes, language).list.every((one) => one.kind !== 'only' || !one.prices),
      notes,
    );
});

test('what is mentioned without a price loses its own, and others keep theirs', () => {
  for (const [language, notes] of [
    ['de', 'Den Frühlingskurs erwähnen, aber ohne Preis.'],
    ['fr', 'Mentionner le cours de printemps, mais sans prix.'],
    ['nl', 'Vermeld de lentecursus, maar zonder prijs.'],
  ] as const) {
    const { noPricing, list } = readCommands(notes, language);
    assert.ok(!noPricing, notes);
    assert.deepEqual(
      list.map(({ kind }) => kind),
      ['mention', 'skip'],
      notes,
    );
  }
  assert.ok(readCommands('Den Frühlingskurs erwähnen. Ohne Preise.', 'de').noPricing);
});

test('not those of something means its prices, with or without a comma', () => {
  for (const [language, notes, about] of [
    ['en', 'Show prices per head but not those for wine.', 'prices for wine'],
    ['de', 'Preise je Kopf zeigen, aber nicht die der Weine.', 'Preise der Weine'],
    ['fr', 'Indiquer les prix par tête mais pas ceux des vins.', 'prix des vins'],
    ['es', 'Poner los precios por cabeza pero no los de los vinos.', 'precios de los vinos'],
    ['pt', 'Indicar os preços por pessoa mas não os dos vinhos.', 'preços dos vinhos'],
    ['nl', 'Prijzen per hoofd noemen maar niet die van de wijnen.', 'Prijzen van de wijnen'],
  ] as const) {
    const skips = readCommands(notes, language).list.filter(({ kind }) => kind === 'skip');
    assert.deepEqual(
      skips.map((one) => 'about' in one && one.about),
      [about],
      notes,
    );
  }
});

test('a span behind “and” is no wish of its own', () => {
  const [only, ...more] = readCommands('Show the prices for age 2-6 and 7-12 only.', 'en').list;
  assert.ok(only?.kind === 'only' && only.about === 'age 2-6 and 7-12' && more.length === 0);
});
