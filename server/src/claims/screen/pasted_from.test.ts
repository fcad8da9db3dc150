import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isPastedFrom } from './patterns/pasted_from.ts';

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
