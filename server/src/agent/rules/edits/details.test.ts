// A detail goes alone and the rest stays whole; what is asked for in loose words is understood; a value keeps to its name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContent } from '../../../content/content.ts';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';

const context = `# Ebbwater Canoes
We hire out canoes on the Ebb (Canis lupus guards the gate). All our trips begin in Marlow, rain or not.
We send a letter in plain words, also in Turkish, Arabic and Polish. Trucks, no parking.
Built to ISO 12217, each boat carries three. Delivery weeks 2026: 14 to 24.
The quay is open until nine (ten on Fridays).

## Wash house
Showers and lockers are free for guests. Towels £4 each.

## Prices
Day canoe | 3 seats | £46 + VAT
Trip over 80 km | 2 seats | £70 + VAT
Wild canoe | 1 seat | £38 + VAT

## FAQ
Do you take dogs?
Dogs are welcome on every trip.`;

const { input } = makeCase({
  name: 'canoes',
  language: 'en',
  pageName: 'canoes',
  pageType: 'inbound',
  brand: { name: 'Ebbwater Canoes' },
  person: { name: 'Ada Brandt' },
  account: { name: 'Brandt Hotels' },
  actions: [{ buttonTitle: 'Book a canoe', actionType: 'calendar' }],
  mention: [],
  hide: [],
  context,
});
const base = { chunkIds: [] };
const current: PageContent = {
  blocks: [
    {
      ...base,
      type: 'hero',
      componentId: 'hero',
      headline: 'Built to ISO 12217, each boat carries three',
      subheadline: 'All our trips begin in Marlow, rain or not.',
      actionIds: [],
    },
    {
      ...base,
      type: 'prose',
      componentId: 'prose-1',
      heading: 'On the water',
      paragraphs: [
        'We hire out canoes on the Ebb (Canis lupus guards the gate). Trucks, no parking. Delivery weeks 2026: 14 to 24.',
        'We send a letter in plain words, also in Turkish, Arabic and Polish. The quay is open until nine (ten on Fridays).',
      ],
    },
    {
      ...base,
      type: 'prose',
      componentId: 'prose-2',
      heading: 'Wash house',
      paragraphs: ['Showers and lockers are free for guests. Towels £4 each.'],
    },
    {
      ...base,
      type: 'benefits',
      componentId: 'benefits-1',
      heading: 'Boats',
      items: [{ title: 'Wild canoe, for one' }, { title: 'Day canoe, for three' }],
    },
    {
      ...base,
      type: 'table',
      componentId: 'table-1',
      heading: 'Prices',
      columns: ['', '', ''],
      rows: [
        { cells: ['Day canoe', '3 seats', '£46 + VAT'] },
        { cells: ['Trip over 80 km', '2 seats', '£70 + VAT'] },
        { cells: ['Wild canoe', '1 seat', '£38 + VAT'] },
      ],
    },
    {
      ...base,
      type: 'faq',
      componentId: 'faq-1',
      heading: 'Questions and answers',
      items: [{ question: 'Do you take dogs?', answer: 'Dogs are welcome on every trip.' }],
    },
  ],
} as PageContent;

const cases: [message: string, now: RegExp, gone: RegExp][] = [
  // The piece alone.
  ['take the + VAT out of the prices', /"£46".*"£70".*"£38"/, /VAT/],
  ['nimm die MwSt., also das + VAT, raus', /"£46"/, /VAT/],
  ['enlève la parenthèse sur vendredi, enfin Fridays', /open until nine\./, /ten on Fridays/],
  ['the bit in brackets about Fridays can go', /open until nine\./, /ten on Fridays/],
  ['Klammer mit den Fridays bitte weg', /open until nine\./, /ten on Fridays/],
  ['quita el paréntesis de los Fridays', /open until nine\./, /ten on Fridays/],
  ['togli i nomi latini', /canoes on the Ebb.* \(ten/, /^$/],
  ['get rid of the year in delivery weeks', /Delivery weeks: 14 to 24/, /2026/],
  ['het jaartal bij delivery weeks mag weg', /Delivery weeks: 14 to 24/, /2026/],
  ['the standard number in the headline can go', /each boat carries three/, /ISO/],
  ['take out Turkish', /also in Arabic and Polish/, /Turkish/],
  ['lose Marlow', /All our trips begin, rain or not/, /Marlow/],
  ['remove what we say about trucks', /Delivery weeks/, /no parking/i],
  ['remove the price of the day canoe', /"Day canoe","3 seats",""/, /£46/],
  // Everywhere it stands.
  ['drop the wild canoe', /"Day canoe"/, /Wild canoe/],
  // A value is that of its name.
  ['trips over 80 km are 75 now', /over 80 km","2 seats","£75/, /£70/],
  ['the wash house is 5 now', /Towels £5 each/, /£4 each/],
  ['the canoe should be 57 now, 63 if under 100', /£46.*£70.*£38/, /£57|£63|£100/],
  // Told in a sentence of its own, the price goes with it and the section stays.
  ['take the price of the towels out', /Showers and lockers are free/, /Towels/],
  // Loose words.
  ['headline: something about dogs', /"headline":"Dogs are welcome on every trip"/, /something/],
  ['Titel: irgendwas mit dogs', /"headline":"Dogs are welcome on every trip"/, /irgendwas/],
  ['only keep the day canoe in the prices', /"rows":\[\{"cells":\["Day canoe"[^{]*\}\]/, /80 km/],
  ['the dogs further up', /Do you take dogs.*"rows"/, /^$/],
];

for (const [message, now, gone] of cases) {
  test(`the smallest that was meant: ${message}`, async () => {
    const { content, text } = await run({ ...input, current, message: { text: message } });
    const page = JSON.stringify(content.blocks);
    assert.match(page, now, text);
    assert.doesNotMatch(page, gone, text);
  });
}

for (const message of [
  'ponlo de usted, por favor',
  'bitte per Sie',
  'tutoie-la plutôt',
  'dagli del lei',
  'zet het in de u-vorm',
]) {
  test(`another form of address is declined and told so: ${message}`, async () => {
    const { content, text } = await run({ ...input, current, message: { text: message } });
    assert.deepEqual(content.blocks, current.blocks);
    assert.doesNotMatch(text, /understand|verst|compris|entend|capit|begrijp/i);
  });
}
