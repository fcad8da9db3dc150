// Where one wish ends and the next begins, and what is no wish at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from './read_requests.ts';
import type { Request } from './requests.ts';

const told = (request: Request): string => {
  if (request.kind === 'headlineAbout') return `headline about ${request.topic}`;
  if (request.kind === 'mention') return `mention ${request.text}`;
  if (request.kind === 'remove' && request.each)
    return request.each
      .map((one) => ('section' in one ? `${one.section}${'aside' in one ? ' (aside)' : ''}` : ''))
      .join(' + ');
  if (request.kind === 'move') return `move ${request.section}`;
  return 'section' in request ? `${request.kind} ${request.section}` : request.kind;
};

const cases: [language: string, message: string, wishes: string[]][] = [
  // A headline and another wish.
  [
    'en',
    'headline about the ovens, and cut the warranty bit down',
    ['headline about ovens', 'shorten warranty'],
  ],
  [
    'de',
    'Überschrift etwas mit dem Ofen, und den Abschnitt zur Garantie kürzer',
    ['headline about Ofen', 'shorten Garantie section'],
  ],
  [
    'fr',
    'un titre sur le four, et raccourcis la partie sur la garantie',
    ['headline about four', 'shorten garantie section'],
  ],
  [
    'es',
    'un titular sobre el horno y acorta la garantía',
    ['headline about horno', 'shorten garantía'],
  ],
  [
    'nl',
    'kop over de oven, en de tekst over de garantie wat korter',
    ['headline about oven', 'shorten garantie'],
  ],
  [
    'it',
    "fai un titolo su 'lo stesso forno' e accorcia la garanzia",
    ['headline about lo stesso forno', 'shorten garanzia'],
  ],
  [
    'ja',
    '見出しを焼きたてという内容に変えて、保証の説明を短くして',
    ['headline about 焼きたて', 'shorten 保証'],
  ],
  // What belongs to the headline stays with it.
  ['en', 'another headline: shorter and with the ovens in it', ['headline about ovens']],
  // A reason ends where a wish begins, and is none itself.
  [
    'en',
    'shorten the ovens, he wont read all of it, and put in the warranty',
    ['shorten ovens', 'addAbout'],
  ],
  [
    'es',
    'el horno sube a 6.100, cámbialo, y acorta la garantía',
    ['setValue horno', 'shorten garantía'],
  ],
  ['it', 'togli la frase sui forni, non serve', ['removeText']],
  ['pt', 'tira os fornos, ninguém percebe', ['fornos + ninguém percebe (aside)']],
  // A date of day and month ends no sentence.
  [
    'de',
    'Die Führung am 29.11. bitte ganz nach oben, und den Ofen kürzer',
    ['move Führung am 29.11', 'shorten Ofen'],
  ],
  // A statement is told to its end.
  [
    'de',
    'Schreib noch dazu, dass der Ofen ganz ohne Gas läuft',
    ['mention Der Ofen läuft ganz ohne Gas.'],
  ],
  ['en', 'say we bake on Sundays', ['mention We bake on Sundays.']],
  ['en', 'make the part about ovens the second section', ['move ovens section']],
  ['de', 'Mach aus dem Ofen den zweiten Abschnitt', ['move Ofen section']],
];

for (const [language, message, wishes] of cases) {
  test(`read apart: ${message}`, () => {
    assert.deepEqual(readRequests(message, language).map(told), wishes);
  });
}
