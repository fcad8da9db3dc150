import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isMailHead, isPastedFrom } from './patterns/pasted_from.ts';

test('where a text was copied from is nothing to read; what is sold by that name is', () => {
  for (const line of [
    '>> WEB COPY (from last spring, nearly all right)',
    '-- from the website --',
    'From our old leaflet',
    'Vom alten Flyer:',
    'Aus dem Prospekt (2023)',
    'Texte repris de la plaquette',
    'Del folleto 2023',
    'Dal sito (da rivedere)',
    'Texto do site antigo',
    'Tekst van de oude site',
    'Tekst ze strony',
    'パンフレットより',
    '>> Mail von Jost, 4.7. <<',
    'Mail Lena an Ruth 21.9.',
    'Email from Priya, 3 March 2025',
    'Message de Luc à Anne, 12/5',
    'Standardtext Website:',
    '~~ Texto web ~~',
    '学校案内より',
  ])
    assert.ok(isPastedFrom(line), line);
  for (const line of [
    'Website copy',
    'Flyers',
    'Website texts, 40 pages',
    'Catalogue 2025',
    'From the farm',
    'Vom Hof',
    'Del huerto',
    'From brochure to booking',
    'Site visits',
    'E-mail marketing ab 3.2.',
    'SMS an Gäste 24 Stunden vorher',
    'Nachricht von Ihrem Fahrer 30 Minuten vorher',
    'Text Website',
    'ご案内',
  ])
    assert.ok(!isPastedFrom(line), line);
});

test('lines that frame what was pasted go, and what stands between them stays', () => {
  const kept = 'Wij slepen uw boot binnen een dag naar de werf.';
  const text = `--- FLYER ---\n${kept}\n--- EINDE FLYER ---\n\n--- Prijzen ---\nSlepen: € 240 per dag`;
  const { hidden } = screenDocument(text, 'nl');
  assert.deepEqual(
    hidden.filter(({ reason }) => reason === 'title').map((one) => one.text),
    ['--- FLYER ---', '--- EINDE FLYER ---'],
  );
});

test('what heads a mail between colleagues, by their first names', () => {
  for (const line of [
    '--- mail Ruth to Colin, 9th ---',
    'Correo de Marta a Jorge, 12 de mayo',
    'MAIL DI CHIARA',
    'Mail Lena an Chef:',
    'Mail Lena an Ruth 21.9.',
    'Message de Luc à Anne',
    'Mail van Joost',
  ])
    assert.ok(isMailHead(line), line);
  for (const line of [
    'E-Mail Newsletter an Kunden',
    'SMS an Gäste',
    'Mail de confirmation',
    'Message from our chairman',
    'Mailings',
    'Bericht van uw monteur',
  ])
    assert.ok(!isMailHead(line), line);
});
