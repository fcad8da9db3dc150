// What is named goes, shrinks or changes as a whole, and nothing that only stands beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { textsOf } from '../compose/texts/texts.ts';
import { edit, ofContext } from '../testing/run.ts';

const pageOf = (...blocks: object[]): PageContent =>
  ({
    blocks: [
      { type: 'hero', headline: 'Alto', actionIds: [] },
      ...blocks,
      { type: 'callToAction', heading: 'Alto', actionIds: [] },
    ].map((block, at) => ({ componentId: `b${at}`, chunkIds: [], ...block })),
  }) as unknown as PageContent;

const ask = (language: string, page: PageContent, message: string) =>
  edit(ofContext(language, page.blocks.flatMap(textsOf).join('\n')), message, { current: page });

const ovens = pageOf(
  {
    ...{ type: 'benefits', heading: 'Good to know' },
    items: [
      {
        title: 'A recent example',
        text: 'A bakery in Truro had three ovens down. We mended them in a day. Two got new doors.',
      },
      {
        title: 'What others say',
        text: 'Marlow Foods (14 ovens): repairs fell from nine to four a year. The bill halved.',
      },
    ],
  },
  {
    ...{ type: 'prose', heading: 'How it goes' },
    paragraphs: [
      'For May we have set aside three vans. You get a price within three working days.',
      'Ring 0800 555 0142 (Mon-Fri 8-4.30). Up to 20 ovens: £150. 21 to 40 ovens: £240.',
    ],
  },
  {
    ...{ type: 'steps', heading: 'The way' },
    items: [
      { title: 'You ring' },
      { title: 'We look' },
      { title: 'We mend' },
      { title: 'You bake' },
    ],
  },
  {
    type: 'prose',
    heading: 'About Alto',
    paragraphs: ['We are six. We began in 1990. We bake too.'],
  },
);
const tenuta = pageOf({
  ...{ type: 'prose', heading: 'Note' },
  paragraphs: [
    'Opzione gratuita di 10 giorni, poi caparra. Voto medio 9 su 10. Laboratorio di pane, 35 € a persona, massimo 30. 12 camere libere.',
  ],
});
const lager = pageOf(
  {
    type: 'prose',
    heading: 'Wie die Anlieferung abläuft',
    paragraphs: ['Wir kommen. Wir laden. Wir fahren in Kliniken.'],
  },
  { type: 'prose', heading: 'Kosten', paragraphs: ['Eine Fahrt kostet 90 €. Sonntags mehr.'] },
);
const kobo = pageOf({
  ...{ type: 'benefits', heading: 'ご案内' },
  items: [
    { title: '納期', text: '通常は三日です。特急は翌日です。送料は別です。' },
    { title: '試作' },
  ],
});
const lift = pageOf({
  ...{ type: 'benefits', heading: 'Goed om te weten' },
  items: [
    { title: 'Een voorbeeld', text: 'In Breda stonden zes liften stil. Nu lopen ze weer.' },
    { title: 'Over ons', text: 'Wij zijn met veertig. Wij bestaan lang. Wij komen graag.' },
  ],
});

const cases: [language: string, page: PageContent, message: string, gone: RegExp, there: RegExp][] =
  [
    ['en', ovens, 'take out the Truro example', /Truro|new doors|recent/, /Marlow/],
    ['en', ovens, 'drop the Marlow story', /Marlow|bill halved/, /Truro/],
    ['nl', lift, 'haal het voorbeeld van Breda eruit', /Breda|weer/, /Over ons/],
    ['en', ovens, 'Change the vans from three to two', /three vans/, /two vans.*three working/],
    [
      'it',
      tenuta,
      "L'opzione portala da 10 a 14 giorni, ho parlato con papà",
      /di 10/,
      /14 giorni.*su 10/,
    ],
    ['it', tenuta, 'togli il laboratorio di pane', /pane|35/, /12 camere/],
    ['en', ovens, 'Phone hours are 8 to 5 now', /4\.30/, /8 to 5/],
    ['en', ovens, 'delete the row for 21 to 40 ovens', /£240/, /£150/],
    ['en', ovens, 'remove step four', /You bake/, /We mend/],
    ['en', ovens, 'make what others say one line', /bill halved/, /Marlow/],
    [
      'en',
      ovens,
      'make the part about company shorter, 2 sentences is enough',
      /bake too/,
      /in 1990/,
    ],
    [
      'de',
      lager,
      'Die Kosten nach oben und den Ablauf der Anlieferung auf einen Satz kürzen',
      /laden/,
      /kommen/,
    ],
    ['nl', lift, 'maak over ons korter, twee zinnen is genoeg', /komen graag/, /bestaan lang/],
    ['ja', kobo, '納期の説明が長いので、一文に短くしてください', /特急/, /三日です/],
  ];
for (const [language, page, message, gone, there] of cases)
  test(`${language}: ${message}`, async () => {
    const { content, text } = await ask(language, page, message);
    assert.doesNotMatch(JSON.stringify(content), gone, text);
    assert.match(JSON.stringify(content), there, text);
  });

for (const [language, page, message] of [
  ['de', lager, 'den Satz mit dem Klinikum ganz weg'],
  ['en', ovens, 'remove "three" from the guestbook'],
  ['en', ovens, 'take out the Leeds story'],
] as const)
  test(`what the page does not have takes nothing else with it: ${message}`, async () => {
    const { content } = await ask(language, page, message);
    assert.deepEqual(content, page);
  });
