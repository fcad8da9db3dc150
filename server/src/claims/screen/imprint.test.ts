import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';

const body =
  'We sharpen planer knives overnight.\n\nYou bring them by six and have them back at seven.';

const below: [language: string, line: string][] = [
  ['en', 'Keenedge Ltd, Unit 3 Mill Lane, Derby. Office 01332 555 010, 8 to 4.'],
  ['pl', 'Ostrze sp. z o.o., ul. Polna 12, Opole. Wiadomość przeznaczona wyłącznie dla adresata.'],
  ['de', 'Klinge GmbH, Feldweg 9, 34117 Kassel'],
  ['fr', "Pensez à l'environnement avant d'imprimer ce courriel."],
  ['pt', 'Antes de imprimir pense no ambiente.'],
  ['nl', 'Dit bericht is uitsluitend bestemd voor de geadresseerde.'],
  ['de', 'Drexler Technik GmbH & Co. KG - Technische Änderungen vorbehalten - Seite 1 von 1'],
  ['en', 'Pellwater Linen Services Ltd. E&OE. Prices may be reviewed annually.'],
  ['es', 'Aviso legal · Política de cookies · © Aguamansa Piscinas S.L.'],
  ['fr', 'Imprimerie Calvet SARL - document de travail'],
];

for (const [language, line] of below) {
  test(`what stands below every letter is not for a page: ${line}`, () => {
    const { shown, hidden } = screenDocument(`${body}\n\n${line}`, language);
    assert.equal(shown.trim(), body);
    assert.equal(hidden.length, 1);
  });
}

test('the edition of a paper and who keeps it are not for a page', () => {
  for (const line of [
    'Leaflet for joiners · Edition autumn 2026',
    'Dossier para talleres, edición otoño 2026',
    'Checked by the workshop, May 2026. Owner: P. Hale. Next review: May 2027.',
    'Sales wiki > Customers > M > Moller',
    'Last edited: A. Lenz, 21 April 2026, offer sent',
  ])
    assert.doesNotMatch(screenDocument(`Sharp by seven\n${line}\n\n${body}`, 'en').shown, /202\d/);
});

test('a house that tells what it does is no imprint, and one label alone is text', () => {
  for (const line of [
    'Keenedge Ltd sharpens 900 knives a week.',
    'Opening hours: 8 to 4, Mon-Fri.',
    'The second edition of our course starts in May 2027.',
  ])
    assert.match(screenDocument(`${body}\n\n${line}`, 'en').shown, /\d/);
});
