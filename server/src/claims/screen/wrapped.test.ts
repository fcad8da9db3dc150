import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blanked } from './blanked.ts';
import { screenDocument } from './document.ts';
import { doubtfulIn } from './doubtful.ts';
import { withNotesBelow, withParagraphs } from './wrapped.ts';

const shownOf = (text: string, language: string): string[] => {
  const screened = screenDocument(text, language);
  return blanked(screened.shown, doubtfulIn(screened, language, []))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
};

const paragraphs: [language: string, text: string, whole: string][] = [
  [
    'en',
    'Your first lesson\nWe start in the covered school, on a pony that has seen it all. After half\nan hour most beginners trot, and nobody has to. Helmets and boots are in the\nask Moira if the new helmets have come, the old ones smell\ntack room, in every size. Please bring gloves of your own.\n\nPrices\nGroup lesson: £24\nPrivate lesson: £42',
    'We start in the covered school, on a pony that has seen it all. After half an hour most beginners trot, and nobody has to. Helmets and boots are in the tack room, in every size. Please bring gloves of your own.',
  ],
  [
    'nl',
    'Zeilschool De Lelie\n\nU leert zeilen in een open boot met vier cursisten en een\ninstructeur. Na drie dagen vaart u zelf. De boten liggen aan de\n(steiger 2 is nog niet gerepareerd, dat hoeft niemand te weten)\nsteiger achter het clubhuis, en koffie staat klaar vanaf negen uur.\n\nDrie dagen: € 320',
    'U leert zeilen in een open boot met vier cursisten en een instructeur. Na drie dagen vaart u zelf. De boten liggen aan de steiger achter het clubhuis, en koffie staat klaar vanaf negen uur.',
  ],
  [
    'es',
    'Pan de masa madre desde 1972\n\nAmasamos de noche y cocemos en horno de leña. A partir de las siete el\npan está en la tienda. Los domingos solo abrimos hasta la\nojo que Chema quiere cerrar los domingos, falta hablarlo con su madre\nuna, y hay roscones por encargo.',
    'Amasamos de noche y cocemos en horno de leña. A partir de las siete el pan está en la tienda. Los domingos solo abrimos hasta la una, y hay roscones por encargo.',
  ],
  [
    'de',
    'Stauden und Kräuter\n\nWir ziehen 300 Sorten ohne Torf. Im Frühjahr finden Sie bei uns\nauch Gemüsepflanzen. Wer Fragen zum Boden hat, bringt einfach eine\n(Silke fragen, ob wir das bei dem Andrang noch schaffen)\nHandvoll Erde mit, wir schauen sie uns gemeinsam an.',
    'Wir ziehen 300 Sorten ohne Torf. Im Frühjahr finden Sie bei uns auch Gemüsepflanzen. Wer Fragen zum Boden hat, bringt einfach eine Handvoll Erde mit, wir schauen sie uns gemeinsam an.',
  ],
];

test('a note between two lines of a wrapped paragraph goes, and the paragraph is whole', () => {
  for (const [language, text, whole] of paragraphs) {
    const shown = shownOf(text, language);
    assert.ok(shown.includes(whole), `${language}: ${shown.join('\n')}`);
    assert.ok(!/Moira|niemand te weten|Chema|Silke/.test(shown.join('\n')), language);
  }
});

test('a wrapped paragraph keeps the length of the text', () => {
  for (const [language, text] of paragraphs) {
    assert.equal(withNotesBelow(text, language).length, text.length);
    assert.equal(withParagraphs(text, language).length, text.length);
  }
});

test('entries of a list and what is jotted below them are no paragraph', () => {
  const lists: [string, string][] = [
    ['en', 'Two rooms above the stable, with a kitchen\nask Moira about the damp in there'],
    ['fr', 'Trois chambres au-dessus de la grange, avec cuisine\ndemander à Luc pour le chauffage'],
    ['pl', 'Dwa pokoje nad stajnią, z kuchnią i łazienką\nzapytać Kaśkę o wilgoć w kącie'],
  ];
  for (const [language, text] of lists) assert.equal(withParagraphs(text, language), text);
});
