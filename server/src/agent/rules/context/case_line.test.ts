// Whose words a quotation has, where the line before it says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const told: [language: string, text: string, company: string | undefined, rest: string][] = [
  [
    'en',
    'The Otter Arms, Exe, 12 rooms. "We have not run out of towels since." Jo Bell, manager.',
    'The Otter Arms, Exe, 12 rooms',
    '',
  ],
  [
    'de',
    'Kanzlei Rüter & Sohn, Kiel (zwei Etagen). „Keiner redet mehr über den Kaffee.“ Ute Rüter, Büroleiterin.',
    'Kanzlei Rüter & Sohn, Kiel (zwei Etagen)',
    '',
  ],
  [
    'fr',
    'Référence : école Jean-Rostand, Vannes, 4 classes. « Les enfants ne voulaient plus partir. » (Mme Gall, directrice)',
    'école Jean-Rostand, Vannes, 4 classes',
    '',
  ],
  [
    'es',
    'Finca La Noria, Ejea, pozo de 140 m. «Nos dijeron 135 y salió a 138.» Pilar Marco, propietaria.',
    'Finca La Noria, Ejea, pozo de 140 m',
    '',
  ],
  // What is told behind the words goes on about the line before them.
  [
    'nl',
    'Basisschool De Boom in Zeist, 540 m² sedum. "In juni was het hier altijd 31 graden." Marjan Vos, directeur. De gemeente betaalde 40 %.',
    'Basisschool De Boom in Zeist',
    'Basisschool De Boom in Zeist, 540 m² sedum. De gemeente betaalde 40 %.',
  ],
  [
    'ja',
    '岡田製作所様(毎日120食)「昼休みが10分長くなったと言われます」総務部 加藤様',
    '岡田製作所様(毎日120食)',
    '',
  ],
  // A sentence is no house, and who has one needs no other.
  [
    'en',
    'Bookings rose in every month. "We have not had a quiet Monday since." Jo Bell, manager.',
    undefined,
    'Bookings rose in every month.',
  ],
  [
    'en',
    'Exe Valley, 12 sites. "We have not had a quiet Monday since." Jo Bell, manager, Otter Inns',
    undefined,
    'Exe Valley, 12 sites.',
  ],
];

for (const [language, text, company, rest] of told)
  test(`the house of a quotation (${language}): ${text.slice(0, 40)}`, () => {
    const { quotes, sections } = readText(`Alba mends roofs.\n\n## Voices\n${text}`, language);
    assert.equal(quotes[0]?.company, company);
    const texts = sections.flatMap(({ paragraphs }) => paragraphs.map((one) => one.text));
    assert.deepEqual(texts.slice(1).join(' '), rest);
  });
