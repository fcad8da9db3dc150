// Each thing that is to be added is added, and the headline gets what was wished for it and not what was said against.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from './read_requests.ts';

const asked = (text: string) => ({ kind: 'mention', text, sourced: true });
const told = (text: string) => ({ kind: 'mention', text, retold: true });
const about = (topic: string) => ({ kind: 'headlineAbout', topic });

const messages: [language: string, message: string, ...expected: object[]][] = [
  [
    'en',
    'Add that the barn is heated, and say how long the hire lasts.',
    told('The barn is heated.'),
    asked('how long the hire lasts'),
  ],
  [
    'en',
    'Can you include how many goats you keep and that there is no dog on site?',
    asked('how many goats you keep'),
    told('There is no dog on site.'),
  ],
  [
    'de',
    'Ergänze bitte das Bienenhaus und wie lange die Ernte dauert',
    { kind: 'addAbout', topic: 'Bienenhaus' },
    asked('wie lange die Ernte dauert'),
  ],
  [
    'fr',
    'Ajoutez que le four est neuf et combien de pains il cuit',
    told('Le four est neuf.'),
    asked('combien de pains il cuit'),
  ],
  [
    'es',
    'Añade cuántas colmenas hay y si el taller va incluido',
    asked('cuántas colmenas hay'),
    asked('si el taller va incluido'),
  ],
  ['en', 'Can the headline say four barns rather than ‘all of them’?', about('four barns')],
  ['en', 'The headline is too clever. Make it about the frost in April.', about('frost in April')],
  ['en', 'Please make the title with Week 9 inside, this is what he reads', about('Week 9')],
  ['de', 'Überschrift: weg vom Honig, lieber 12 Euro je Glas', about('12 Euro je Glas')],
  ['fr', 'Le titre est trop long, mets simplement les ruches', about('ruches')],
  ['es', 'en el titular quita lo de "su finca" y pon las 18 ovejas', about('18 ovejas')],
  ['ja', '見出しに「三日以内」を入れてください。', about('三日以内')],
  [
    'en',
    'Change the headline: it should say ‘hay for less’, in normal words',
    { kind: 'setHero', member: 'headline', value: 'Hay for less' },
  ],
];

for (const [language, message, ...expected] of messages) {
  test(`${language}: ${message}`, () => {
    const read = readRequests(message, language);
    assert.partialDeepStrictEqual(read, expected);
  });
}
