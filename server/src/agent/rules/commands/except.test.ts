import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from './commands.ts';

const kindsOf = (notes: string, language: string): string[] =>
  readCommands(notes, language).list.map((one) =>
    'about' in one ? `${one.kind} ${one.about}` : one.kind,
  );

const forNow: [language: string, notes: string][] = [
  ['en', 'No prices yet.'],
  ['en', 'Leave out prices for now.'],
  ['de', 'Noch keine Preise nennen.'],
  ['fr', 'Pas encore de prix.'],
  ['es', 'No pongas precios todavía.'],
  ['it', 'Per ora niente prezzi.'],
  ['pt', 'Ainda sem preços.'],
  ['nl', 'Nog geen prijzen noemen.'],
  ['pl', 'Na razie bez cen.'],
  ['ja', '料金はまだ書かない。'],
];
test('what is forbidden for the time being is forbidden', () => {
  for (const [language, notes] of forNow) {
    assert.deepEqual(kindsOf(notes, language), ['noPricing'], notes);
  }
});

const spared: [language: string, notes: string, about: string][] = [
  ['en', 'Don’t mention prices except the pilot.', 'pilot'],
  ['en', 'No prices yet, only the free study.', 'free study'],
  ['de', 'Preise weglassen bis auf die Probewoche.', 'Probewoche'],
  ['fr', 'Pas de prix, sauf la visite.', 'visite'],
  ['es', 'Sin precios, salvo la prueba.', 'prueba'],
  ['it', 'Niente prezzi tranne la prova.', 'prova'],
  ['pt', 'Sem preços, exceto o piloto.', 'piloto'],
  ['nl', 'Geen prijzen, behalve de proefweek.', 'proefweek'],
  ['pl', 'Bez cen, oprócz pilotażu.', 'pilotażu'],
  ['ja', '料金はお試し以外書かない。', 'お試し'],
];
test('what a prohibition spares is to be mentioned, and is neither forbidden nor all there is', () => {
  for (const [language, notes, about] of spared) {
    assert.deepEqual(kindsOf(notes, language), ['noPricing', `mention ${about}`], notes);
  }
});

test('what may be given is not forbidden', () => {
  assert.deepEqual(kindsOf('No prices, the visit may be named.', 'en'), [
    'noPricing',
    'mention visit',
  ]);
});
