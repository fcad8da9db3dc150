import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfSingle, isOfTotal, pricedAs } from '../texts/price_called.ts';
import { namesBeside, refrainedIn } from './refrained.ts';

test('somebody is named where a name stands beside the word for them', () => {
  for (const [language, about, written, names] of [
    ['en', 'landlord', 'Their landlord is Bexley Estates I think', ['Bexley', 'Estates']],
    ['en', 'insurer', 'The insurer you choose pays us commission.', []],
    ['de', 'Vermieter', 'Der Vermieter (Hansa Wohnbau) zahlt nicht.', ['Hansa', 'Wohnbau']],
    ['fr', 'fournisseur', 'Chez Norelec, leur fournisseur, on attend.', ['Norelec']],
    ['es', 'aseguradora', 'La aseguradora es Montevida desde 2019', ['Montevida']],
    ['en', 'supplier', 'A supplier in April.', []],
    ['es', 'mudancera', 'Su mudancera actual, Portalux, cobra por caja.', ['Portalux']],
  ] as const)
    assert.deepEqual(namesBeside(about, written, language), names, written);
});

test('only what promises it, or speaks badly of it, is held back', () => {
  const forbids = (kind: 'fair' | 'unpromised', about: string, language: string) =>
    refrainedIn({ kind, about, text: '' }, language, '');
  for (const [kind, language, about, text, held] of [
    ['unpromised', 'en', 'saving', 'You will save a third, a saving that is guaranteed.', true],
    ['unpromised', 'en', 'saving', 'In 2023 the average saving was 17%.', false],
    ['unpromised', 'en', 'roof price', 'Temporary roof: not priced, needs design first.', false],
    ['unpromised', 'en', 'roof price', 'The roof comes to £4,300.', true],
    ['unpromised', 'de', 'Einsparung', 'Wir versprechen keine Einsparung.', false],
    ['unpromised', 'de', 'Einsparung', 'Die Einsparung ist garantiert.', true],
    ['unpromised', 'fr', 'économie', 'Vous économiserez 30 % de chauffage, garanti.', true],
    ['unpromised', 'fr', 'économie', 'En moyenne, une baisse de 18 % en 2023.', false],
    ['fair', 'fr', 'site actuel', 'Le site actuel est une horreur de 2011.', true],
    ['fair', 'fr', 'site actuel', 'Votre site actuel reste en ligne.', false],
    ['fair', 'nl', 'huidige pakket', 'Het huidige pakket is verouderd.', true],
  ] as const)
    assert.equal(forbids(kind, about, language)(text), held, text);
});

test('a price is known by what tells it from others', () => {
  assert.equal(pricedAs('Monatspreis'), 'Monat');
  assert.equal(pricedAs('list prices'), '');
  assert.equal(pricedAs('precios de la tarifa que le afecten'), 'la');
  assert.equal(pricedAs('warranty'), undefined);
  for (const about of ['Einzelpreise', 'unit prices', 'Preços unitários', 'breakdown'])
    assert.ok(isOfSingle(about), about);
  for (const about of ['Gesamtpreis', 'total price', 'prezzo totale', 'total'])
    assert.ok(isOfTotal(about), about);
});
