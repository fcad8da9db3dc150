// What is named goes, and no more than that; what belongs to it goes along.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, PageContent } from '../../../content/content.ts';
import { textsOf } from '../compose/texts/texts.ts';
import { ofContext, run } from '../testing/run.ts';

const prose = (heading: string, ...paragraphs: string[]) => ({
  ...{ type: 'prose', componentId: heading, chunkIds: [], heading, paragraphs },
});
const list = (heading: string, ...items: { title: string; text?: string }[]) => ({
  ...{ type: 'benefits', componentId: heading, chunkIds: [], heading, items },
});
const quote = (text: string, attribution: string) => ({
  ...{ type: 'quote', componentId: text, chunkIds: [], text, attribution },
});

const asked = async (language: string, context: string, blocks: object[], text: string) => {
  const input = ofContext(language, context);
  const { content } = await run(input);
  const hero = content.blocks.find(({ type }) => type === 'hero') as Block;
  const current = { ...content, blocks: [hero, ...blocks] } as unknown as PageContent;
  const after = await run({ ...input, current, message: { text } });
  return { said: after.content.blocks.slice(1).flatMap(textsOf).join(' | '), reply: after.text };
};

const care = 'Alto cares for roofs.';
const opened: Record<string, string> = {
  en: care,
  es: 'Alto cuida los tejados de la ciudad y de los pueblos que están cerca.',
};
const mill = 'Hobb Mill kept its looms dry for nine winters.';
const words = 'We forgot that we have a roof.';

const gone: [promise: string, language: string, blocks: object[], message: string, left: RegExp][] =
  [
    [
      'a clause with the figure, and not what it is said of',
      'en',
      [list('Members', { title: 'Group cover, members have saved 18% on average (survey)' })],
      'drop the 18%',
      /^Members \| Group cover$/,
    ],
    [
      'the year, and not the other facts beside it',
      'en',
      [prose('Us', 'Founded in 2009, seven roofers, two vans.')],
      'get rid of the founding year',
      /^Us \| Seven roofers, two vans\.$/,
    ],
    [
      'the weight of a thing, and not the thing',
      'es',
      [
        prose('Taller', 'Moldes de hasta 6 toneladas. Moldes en tres semanas.'),
        list('Piezas', { title: 'Molde piloto' }, { title: 'Molde final' }),
      ],
      'quita el peso de los moldes',
      /^Taller \| Moldes en tres semanas\. \| Piezas \| Molde piloto \| Molde final$/,
    ],
  ];

for (const [promise, language, blocks, message, left] of gone) {
  test(`${promise}: ${message}`, async () => {
    const told = (blocks as Block[]).flatMap((block) =>
      textsOf(block).map((text) => `${text}\n\n`),
    );
    const { said, reply } = await asked(
      language,
      `${opened[language]}\n\n${told.join('')}`,
      blocks,
      message,
    );
    assert.match(said, left, reply);
  });
}

const sources = `${care}\n\nIn use\n${mill} "${words}" Site manager\n\nPlain facts\nEach roof is seen twice a year.`;
const facts = prose('Plain facts', 'Each roof is seen twice a year.');

test('with a customer goes what they said', async () => {
  const blocks = [prose('In use', mill), quote(words, 'Site manager'), facts];
  const { said, reply } = await asked('en', sources, blocks, 'Take Hobb Mill out');
  assert.equal(said, 'Plain facts | Each roof is seen twice a year.', reply);
});

test('with a customer goes what they said in the same text', async () => {
  const blocks = [prose('In use', `${mill} "${words}" Site manager.`), facts];
  const { said, reply } = await asked('en', sources, blocks, 'Take Hobb Mill out');
  assert.equal(said, 'Plain facts | Each roof is seen twice a year.', reply);
});

test('a quotation goes by whose it is in the sources, and the reply says where they are still named', async () => {
  const blocks = [prose('In use', mill), quote(words, 'Site manager'), facts];
  const { said, reply } = await asked('en', sources, blocks, 'Take out the Hobb Mill quote');
  assert.match(said, /^In use \| Hobb Mill .* \| Plain facts/);
  assert.match(reply, /still names them: “Hobb Mill kept/);
});

test('another quotation stays', async () => {
  const other = quote('They come when it rains.', 'Ada Field');
  const { said } = await asked(
    'en',
    sources,
    [prose('In use', mill), other, facts],
    'Take Hobb Mill out',
  );
  assert.match(said, /They come when it rains/);
});

test('a section of two sentences gets shorter, and keeps what names it', async () => {
  const air = prose('Air', 'A fan changes the air each minute. It starts when somebody comes in.');
  const { said, reply } = await asked('en', care, [air, facts], 'shorten the part about air');
  assert.equal(
    said,
    'Air | A fan changes the air each minute. | Plain facts | Each roof is seen twice a year.',
    reply,
  );
});

test('a compound that ends like a section is another thing', async () => {
  const blocks = [facts, prose('Schutz', 'Sturm und Hagel sind versichert.')];
  const { said, reply } = await asked('de', care, blocks, 'Der Ausfallschutz soll ganz nach oben');
  assert.match(said, /^Plain facts/, reply);
});

test('a place is a section, or the one that has the entry, and never the hero', async () => {
  const context = 'Alto: the report is accepted everywhere.\n\nYour report comes in two days.';
  const blocks = [
    list(
      'Good to know',
      { title: 'Your report', text: 'It comes in two days.' },
      { title: 'Us', text: 'Seven roofers.' },
    ),
    prose('Fees', 'Half a day costs £345.'),
  ];
  const { said, reply } = await asked(
    'en',
    context,
    blocks,
    'swap the order: fees before the report',
  );
  assert.match(said, /^Fees/, reply);
});
