import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairsOf } from '../../testing/pairs.ts';
import { asksHowMany, asksWhere, saysHowMany, saysWhere } from './question_where.ts';

const asked: [language: string, question: string, where: string, not: string][] = [
  ['en', 'And where do the reports live?', 'It is in your folder.', 'You get it within 3 days.'],
  ['de', 'Und wo liegen die Daten?', 'Sie liegen bei uns im Haus.', 'Sie sind 30 Tage abrufbar.'],
  ['fr', 'Où sont les pièces ?', 'Elles sont dans notre dépôt.', 'Elles arrivent avant midi.'],
  ['es', '¿Dónde se guardan los datos?', 'En nuestro servidor.', 'Se borran tras 30 días.'],
  ['it', 'E dove tenete le chiavi?', 'Nel nostro ufficio.', 'Le ridiamo dopo 30 giorni.'],
  ['pt', 'E onde ficam as peças?', 'Ficam no nosso armazém.', 'Chegam dentro de 3 dias.'],
  ['nl', 'En waar staan de gegevens?', 'Op een server van ons.', 'Die wissen we na 30 dagen.'],
  ['pl', 'A gdzie są dane?', 'Na naszym serwerze.', 'Usuwamy je po 30 dniach.'],
];

test('who asks where is told a place', () => {
  for (const [language, question, where, not] of asked) {
    assert.ok(asksWhere(question), question);
    assert.ok(saysWhere(where, language), where);
    assert.ok(!saysWhere(not, language), not);
  }
  assert.ok(!asksWhere('Do you clean the hall where we bake?'));
});

test('who asks how many is told a number', () => {
  assert.ok(asksHowMany('How many vans come?'));
  assert.ok(saysHowMany('Two vans come.', 'en') && saysHowMany('3 vans come.', 'en'));
  assert.ok(!saysHowMany('The vans come in the morning.', 'en'));
});

const pests = `We keep bakeries and mills free of pests.

Within 3 working days of the survey you get a written report with photos and a fixed price.

Routine visits: the technician scans each station and the report is in your online folder before he leaves.`;

test('of two that share a word the one that says where answers', async () => {
  const [[, proposed] = []] = await pairsOf('Where do the reports live?', pests);
  assert.doesNotMatch(proposed ?? '', /Within 3 working days/);
});

test('a word that answers who answers nothing else', async () => {
  const context = `We hire out classrooms.\n\nQui s'occupe de l'entretien ?\nNous. Une visite par an et le dépannage du chauffage sous 24 h.\n\nFaut-il un permis ?\nAu-delà de trois mois, oui.`;
  const pairs = await pairsOf('Le chauffage tient-il en hiver ?', context, 'fr');
  assert.ok(pairs.every(([, proposed]) => !proposed?.startsWith('Nous.')));
});
