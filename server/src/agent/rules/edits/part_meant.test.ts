// Only what is named gets shorter, not what stands beside it; and what a page has is not denied.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { ofContext, run } from '../testing/run.ts';

const page = (heading: string, items: [string, string][], quote: string[]): PageContent =>
  ({
    blocks: [
      { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Alto', actionIds: [] },
      {
        ...{ type: 'benefits', componentId: 'list', chunkIds: [], heading },
        items: items.map(([title, text]) => ({ title, text })),
      },
      {
        ...{ type: 'quote', componentId: 'quote', chunkIds: [], text: quote[0] },
        ...{ attribution: quote[1], role: quote[2] },
      },
      { type: 'callToAction', componentId: 'cta', chunkIds: [], heading: 'Alto', actionIds: [] },
    ],
  }) as unknown as PageContent;

const pages: Record<string, PageContent> = {
  en: page(
    'Good to know',
    [
      ['Feeding', 'We bring hay. It is cut nearby. The ledger is kept by the vet. Goats eat it.'],
      ['Fences', 'Posts are oak. They are tarred. Registered ledgers are not needed.'],
    ],
    ['The hill has not looked so green in years.', 'Head ranger', 'nature park, Elmstead'],
  ),
  de: page(
    'Gut zu wissen',
    [
      [
        'Futter',
        'Wir bringen Heu. Es ist frisch. Das Stallbuch führt der Tierarzt. Ziegen mögen es.',
      ],
      ['Zäune', 'Die Pfosten sind aus Eiche. Sie werden geteert.'],
    ],
    ['So grün war der Hang lange nicht.', 'Leiterin', 'Naturpark, Elmstadt'],
  ),
  es: page(
    'Conviene saber',
    [
      ['Comida', 'Traemos heno. Se corta cerca. El cuaderno lo lleva el veterinario. Es fresco.'],
      ['Vallas', 'Los postes son de roble. Se pintan con brea.'],
    ],
    ['La ladera nunca estuvo tan verde.', 'Guarda mayor', 'parque natural, Olmedo'],
  ),
};

const cases: [language: string, message: string, gone: RegExp | undefined, kept: RegExp][] = [
  ['en', 'Make the bit about the ledger shorter', /It is cut nearby/, /kept by the vet.*tarred/],
  ['de', 'Kürze den Teil über das Stallbuch', /Es ist frisch/, /führt der Tierarzt.*geteert/],
  ['es', 'Acorta la parte del cuaderno', /Se corta cerca/, /lo lleva el veterinario.*brea/],
  ['en', 'Please add the quote from the nature park', undefined, /green|Head ranger|already/],
  ['de', 'Füge das Zitat aus Elmstadt hinzu', undefined, /grün/],
  ['es', 'Añade el testimonio del parque de Olmedo', undefined, /verde/],
];

for (const [language, message, gone, kept] of cases) {
  test(`${language}: ${message}`, async () => {
    const current = pages[language] as PageContent;
    const context = JSON.stringify(current.blocks[1]).replace(/["{}[\]]/g, ' ');
    const input = ofContext(language, context);
    const { content, text } = await run({ ...input, current, message: { text: message } });
    const after = JSON.stringify(content);
    if (gone) assert.match(after, kept, text);
    if (gone) {
      assert.doesNotMatch(after, gone);
    } else {
      assert.deepEqual(content, current);
      assert.match(text, kept);
    }
  });
}

// What was left out comes in where it was wanted; what the page has is not added again.
const told: Record<string, string> = {
  en: 'Alto keeps goats.\n\nShearing: in May, on the meadow behind the mill, with a lunch for the helpers.',
  de: 'Alto hält Ziegen.\n\nSchur: im Mai, auf der Wiese hinter der Mühle, mit einem Essen für alle Helfer.',
  es: 'Alto cría cabras.\n\nEsquila: en mayo, en el prado detrás del molino, con comida para los ayudantes.',
};
const wanted: [language: string, message: string, at: number, found: RegExp][] = [
  ['en', 'Move the part about shearing to the top', 1, /behind the mill/],
  ['de', 'Die Schur bitte ganz nach oben', 1, /hinter der Mühle/],
  ['es', 'Pon la esquila al final', 4, /detrás del molino/],
  ['en', 'Move the part about the moon to the top', -1, /moon/],
];
for (const [language, message, at, found] of wanted) {
  test(`${language}: ${message}`, async () => {
    const current = pages[language] as PageContent;
    const input = ofContext(language, told[language] ?? '');
    const { content, text } = await run({ ...input, current, message: { text: message } });
    if (at === -1) {
      assert.deepEqual(content, current);
      assert.match(text, found);
    } else {
      assert.match(JSON.stringify(content.blocks[at]), found, text);
      assert.equal(content.blocks.length, current.blocks.length + 1);
    }
  });
}

const counted: [language: string, sentence: string, message: string, left: RegExp][] = [
  [
    'en',
    'Today we work with 12 boats and 40 sailors.',
    'Remove the number of boats',
    /Today we work with 40 sailors\./,
  ],
  [
    'en',
    'Today we work with 12 boats and 40 sailors.',
    'Remove the number of sailors',
    /Today we work with 12 boats\./,
  ],
  [
    'de',
    'Jedes Schiff hat 3 Segel. Heute fahren wir mit 12 Schiffen und 40 festen Ruderern.',
    'Die Zahl der Schiffe bitte raus',
    /Jedes Schiff hat 3 Segel\. Heute fahren wir mit 40 festen Ruderern\./,
  ],
  [
    'fr',
    'Nous travaillons avec 12 barques et 40 rameurs.',
    'Enlève le nombre de barques',
    /Nous travaillons avec 40 rameurs\./,
  ],
  [
    'it',
    'Lavoriamo con 12 barche e 40 rematori.',
    'Togli il numero di rematori',
    /Lavoriamo con 12 barche\./,
  ],
];
// Of what is numbered in one paragraph, only what was named; where all of it proves something, the least of it goes.
counted.push(
  [
    'en',
    '1st Hull. Two days. It is dry there. 2nd Sails. Water and soap in 2 tubs. We dry them for 3 days. For example 9 sails hang in one hall. 3rd Ropes. We count them. Then we coil them.',
    'make the part about the sails shorter',
    /1st Hull\. Two days\. It is dry there\. 2nd Sails\. Water and soap in 2 tubs\. We dry them for 3 days\. 3rd Ropes\. We count them\. Then/,
  ],
  [
    'pt',
    '1.º Casco. Dois dias. Ali é seco. 2.º Velas. Água e sabão em 2 tinas. Secam 3 dias. Por exemplo, 9 velas numa sala. 3.º Cabos. Contamos tudo. Depois enrolamos.',
    'encurta a parte das velas',
    /1\.º Casco\. Dois dias\. Ali é seco\. 2\.º Velas\. Água e sabão em 2 tinas\. Secam 3 dias\. 3\.º Cabos\. Contamos tudo\. Depois/,
  ],
);
// One of a list of things, whatever stands in their brackets.
counted.push(
  [
    'en',
    'A mill in Hull (11 looms, 2 presses), a dye works, two leather tanneries.',
    'drop the tanneries',
    /A mill in Hull \(11 looms, 2 presses\), a dye works\./,
  ],
  [
    'en',
    'A mill in Hull (11 looms, 2 presses), a dye works and two leather tanneries.',
    'take the mill out',
    /"A dye works and two leather tanneries\./,
  ],
  [
    'de',
    'Eine Spinnerei in Hof (11 Stühle, 2 Pressen), eine Färberei, zwei kleine Gerbereien.',
    'die Färberei kann raus',
    /Eine Spinnerei in Hof \(11 Stühle, 2 Pressen\), zwei kleine Gerbereien\./,
  ],
  [
    'fr',
    'Une filature à Lens (11 métiers, 2 presses), une teinturerie, deux tanneries du port.',
    'Enlève les tanneries',
    /Une filature à Lens \(11 métiers, 2 presses\), une teinturerie\./,
  ],
  [
    'nl',
    'Een spinnerij in Tilburg (11 getouwen, 2 persen), een ververij, twee leerlooierijen.',
    'haal de leerlooierijen eruit',
    /Een spinnerij in Tilburg \(11 getouwen, 2 persen\), een ververij\./,
  ],
  [
    'es',
    'Muelle cubierto de día y de noche (40 plazas), taller, sala de mapas de mayo a octubre, ducha (2 € por uso), sitio para 90 remos.',
    'Quita la ducha',
    /taller, sala de mapas de mayo a octubre, sitio para 90 remos\./,
  ],
);
for (const [language, sentence, message, left] of counted) {
  test(`${language}: ${message}`, async () => {
    const prose = { type: 'prose', componentId: 'p', chunkIds: [], heading: 'Alto' };
    const more = { ...prose, paragraphs: [`${sentence} Alto 1987.`] };
    const [hero] = (pages.en as PageContent).blocks;
    const current = { blocks: [hero, more] } as unknown as PageContent;
    const input = ofContext(language, `Alto\n\n${sentence}`);
    const { content, text } = await run({ ...input, current, message: { text: message } });
    assert.match(JSON.stringify(content.blocks), left, text);
  });
}
