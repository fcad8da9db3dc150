// Whoever may not be named yet is told of nowhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';

const page = (told: string, note: string): string =>
  ['Larkfield fits stairlifts.', '', 'Customers', told, 'Alder House: six lifts.', '', note].join(
    '\n',
  );
const isShown = (language: string, told: string, note: string): boolean =>
  screenDocument(page(told, note), language).shown.includes(told);

test('a note that leaves open whether somebody may be named hides what is told of them', () => {
  for (const [language, told, note] of [
    [
      'en',
      'Fairlight Academy: two lifts, finished in May.',
      "Ask Jo whether Fairlight mind being named, she hasn't rung them yet.",
    ],
    [
      'en',
      'Brook Hall: nine lifts in two years.',
      'Brook Hall have not agreed to be quoted, wait.',
    ],
    [
      'en',
      'Brook Hall: nine lifts in two years.',
      "Internal: Brook Hall hasn't said anything about being named.",
    ],
    [
      'de',
      'Notariat Wessel: drei Lifte seit 2011.',
      'Petra fragen, ob Notariat Wessel noch genannt werden darf, intern klären.',
    ],
    [
      'fr',
      'Clinique Arvor : quatre appareils.',
      'Interne : demander à Paul si Arvor accepte, ne pas les citer avant.',
    ],
    [
      'es',
      'Residencia Olmo: cinco sillas.',
      'Interno: preguntar si Olmo deja que lo citen, no mencionar aún como referencia.',
    ],
    ['it', 'Villa Serena: due montascale.', 'Interno: chiedere se Villa Serena può essere citata.'],
    ['nl', 'Zorghuis Linde: vier liften.', 'Intern: Linde nog niet noemen, eerst navragen.'],
    ['ja', '港南会計事務所様：3台を導入。', '社内用：港南会計事務所様は社名掲載の許可がまだです。'],
  ] as const)
    assert.ok(!isShown(language, told, note), `${language}: ${note}`);
});

test('others may be told of, and so may the house and who has agreed', () => {
  for (const [language, told, note] of [
    [
      'en',
      'Brook Hall: nine lifts in two years.',
      "Ask Jo whether Fairlight mind being named, she hasn't rung them yet.",
    ],
    ['en', 'Brook Hall: nine lifts in two years.', 'Brook Hall agreed to be named, internal.'],
    [
      'en',
      'Brook Hall: nine lifts in two years.',
      'Internal: do not promise Brook Hall a date before June.',
    ],
    [
      'de',
      'Notariat Wessel: drei Lifte seit 2011.',
      'Intern: Notariat Wessel zahlt weniger als die anderen.',
    ],
    ['fr', 'Clinique Arvor : quatre appareils.', 'Interne : Arvor a demandé un rabais de 5 %.'],
  ] as const)
    assert.ok(isShown(language, told, note), `${language}: ${note}`);
});
