import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from '../read_requests.ts';

const read = (text: string, language: string) => readRequests(text, language)[0];

test('a price that goes up or down to an amount is set, whatever moves up elsewhere', () => {
  for (const [language, message, section, value] of [
    ['en', 'raise the price of the full split to £115', 'full split', '£115'],
    ['en', 'put the day rate down to £90 please', 'day rate', '£90'],
    ['de', 'erhöhe den Preis für das Geländer auf 325 €', 'Geländer', '325 €'],
    ['fr', 'monte le prix du split à 1 115 €', 'split', '1 115 €'],
    ['es', 'sube la cuota de los niños a 40 €', 'cuota', '40 €'],
    ['it', 'porta il prezzo dello split a 115 €', 'split', '115 €'],
    ['pt', 'sobe o preço do split para 115 €', 'split', '115 €'],
    ['nl', 'verhoog de prijs van de split naar € 115', 'split', '€ 115'],
    ['pl', 'podnieś cenę montażu do 115 zł', 'montażu', '115 zł'],
  ] as const) {
    const request = read(message, language);
    assert.equal(request?.kind, 'setValue', message);
    assert.ok(request?.kind === 'setValue' && request.section.includes(section), message);
    assert.ok(request?.kind === 'setValue' && request.value === value, message);
  }
});

test('what goes up by itself is moved', () => {
  for (const [language, message] of [
    ['es', 'sube los precios arriba del todo'],
    ['fr', 'monte la section des délais'],
    ['en', 'put the prices up to the top'],
  ] as const)
    assert.notEqual(read(message, language)?.kind, 'setValue', message);
});
