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

const ofPrinting = [
  'Save a tree. Do you really need to print this e-mail?',
  'Think before you print.',
  'Bitte denken Sie an die Umwelt, bevor Sie diese Nachricht ausdrucken.',
  "N'imprimez ce message que si nécessaire.",
  'Antes de imprimir este correo, piense en los árboles.',
  'Non stampare questa e-mail: aiuti il pianeta.',
  'Pense no ambiente antes de imprimir.',
  'Denk aan het milieu voordat u deze mail print.',
  'Pomyśl o środowisku, zanim wydrukujesz tę wiadomość.',
  'このメールを印刷する前に環境へのご配慮をお願いします。',
];

test('a word about paper below a mail is no text, in whichever language it is written', () => {
  for (const line of ofPrinting) {
    const { shown } = screenDocument(`${body}\n${line}\n\nThe van leaves at six.`, 'en');
    assert.doesNotMatch(shown, new RegExp(line.slice(0, 8), 'u'));
    assert.match(shown, /van leaves/);
  }
  for (const line of [
    'We check each file before we print, and recycle the rest.',
    'Print the e-mail with your ticket and bring it along.',
    'Wir drucken auf Recyclingpapier.',
    'On imprime vos messages sur du papier recyclé.',
  ])
    assert.ok(screenDocument(`${body}\n\n${line}`, 'en').shown.includes(line), line);
});

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
