// What goes somewhere is moved and not removed, a wish behind one for the headline is read too, why something is asked
// for is no part of it, and who is told something is told what a source says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from './read_requests.ts';
import type { Request } from './requests.ts';

const told = (request: Request): string => {
  const named = 'topic' in request ? request.topic : 'text' in request ? request.text : undefined;
  const section = 'section' in request ? request.section : undefined;
  const where = request.kind === 'move' ? ` ${request.place.where}` : '';
  return `${request.kind}: ${named ?? section}${where}`;
};

const cases: [message: string, home: string, requests: string[]][] = [
  ['the voice from Selby can go further up', 'en', ['move: voice from Selby up']],
  ['the voice from Selby can go', 'en', ['remove: voice from Selby']],
  ['move the oven to the very end', 'en', ['move: oven bottom']],
  [
    'Headline should mention Kent, and the quote can go further down',
    'en',
    ['headlineAbout: Kent', 'move: quote down'],
  ],
  [
    'Der Titel soll Löwen nennen, und die Kundenstimme kann weiter rauf',
    'de',
    ['headlineAbout: Löwen', 'move: Kundenstimme up'],
  ],
  [
    'Die Überschrift soll Ton nennen und setz die Preise ans Ende',
    'de',
    ['headlineAbout: Ton', 'move: Preise bottom'],
  ],
  ['Die Überschrift soll Ton und Glas nennen', 'de', ['headlineAbout: Ton und Glas']],
  ['Zeig die Preise weiter unten', 'de', ['move: Preise down']],
  ['put the oven up front where everybody sees it straight away', 'en', ['move: oven top']],
  ['Mention where people can see the ovens', 'en', ['mention: where people can see the ovens']],
  ['zet de prijzen bovenaan zodat ze opvallen', 'nl', ['move: prijzen top']],
  ['Sube el horno para que se vea antes', 'es', ['move: horno up']],
  ['Change le titre, quelque chose autour du four', 'fr', ['headlineAbout: four']],
  [
    'tell them we light the oven at no extra cost',
    'en',
    ['mention: We light the oven at no extra cost.'],
  ],
  ['diles que somos siete personas', 'es', ['mention: Somos siete personas.']],
  ['swap the order: first the oven, then the prices', 'en', ['move: oven before']],
  ['Zuerst die Stimmen, dann die Preise', 'de', ['move: Stimmen before']],
  ['primero las opiniones, luego los precios', 'es', ['move: opiniones before']],
  ['First remove the oven, then shorten the FAQ', 'en', ['remove: First the oven', 'shorten: FAQ']],
  ['diz-lhes que entregamos ao sábado', 'pt', ['mention: Entregamos ao sábado.']],
];

for (const [message, home, requests] of cases) {
  test(message, () => assert.deepEqual(readRequests(message, home).map(told), requests));
}
