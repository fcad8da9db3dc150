import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';

const actions = [
  { buttonTitle: 'Book a site visit', actionType: 'calendar' as const, url: 'https://c.example' },
];

const pageOf = async (context: string, notes: string, more: object = {}) => {
  const { input } = makeCase({
    ...{
      name: 'words',
      language: 'en',
      brand: { name: 'Tarn' },
      pageName: 'Offer',
      context,
      notes,
    },
    ...{ actions, account: { name: 'Hollin House' }, mention: [], hide: [], ...more },
  });
  const { content, text } = await run(input);
  const hero = content.blocks[0];
  assert.ok(hero?.type === 'hero');
  return { blocks: content.blocks, hero, text };
};

const marquees = `Tarn puts up marquees for country venues, from 60 to 250 guests.

Last year 84 venues booked us, and none of the marquees was late.

How it goes
1. Site visit with a laser level, 45 minutes
2. Drawing and fixed price within three days
3. Rigging the day before

Price: from £3,900 for 60 guests.

Breakdowns: if a pole breaks, a rigger is there within two hours in the whole county.

Deposit 25% on booking, balance two weeks before.

Questions? Call Jo: 01539 555 014.

What if it is windy? We rig up to force 8.
Do you bring toilets? Yes, from two partners.`;

test('a wish is understood beyond its words, and the reply says so', async () => {
  const results = await pageOf(marquees, 'Start with the results.');
  assert.match(results.hero.headline, /^Last year 84 venues booked us/);
  assert.match(results.text, /I followed your instructions “Start with the results”/);
  const trouble = await pageOf(marquees, 'Lead with breakdowns.');
  assert.match(trouble.hero.headline, /^If a pole breaks, a rigger is there within two hours/);
});

test('the closing says what the button starts and what follows, and whom to call', async () => {
  const { blocks } = await pageOf(marquees, '');
  const closing = blocks.find(({ type }) => type === 'callToAction');
  assert.ok(closing?.type === 'callToAction');
  assert.equal(closing.heading, 'First step: site visit with a laser level, 45 minutes');
  assert.match(closing.text ?? '', /^After that: drawing and fixed price within three days\./);
  assert.match(closing.text ?? '', /01539 555 014/);
});

test('how it is paid stands with the price, and is no statement', async () => {
  const { blocks } = await pageOf(marquees, '');
  const price = blocks.find((block) => block.type === 'prose' && block.heading === 'Price');
  assert.ok(price?.type === 'prose');
  assert.ok(price.paragraphs.some((text) => text.startsWith('Deposit 25%')));
  assert.ok(!blocks.some((block) => block.type === 'statement' && /Deposit/.test(block.text)));
});

test('without a step or a sentence of the sources the closing is headed by what the button does', async () => {
  const { blocks } = await pageOf('Tarn puts up marquees.\n\nThey stand in a day.', '', {
    actions: [{ buttonTitle: 'Talk to us', actionType: 'calendar', url: 'https://c.example' }],
  });
  const closing = blocks.at(-1);
  assert.ok(closing?.type === 'callToAction');
  assert.equal(closing.heading, 'Pick a time that suits you');
});

test('a figure in the headline keeps whose it is, and is not said again right below', async () => {
  const { hero } = await pageOf(
    `Tarn cleans the air of bakeries.

Results of 38 bakeries (2025)
Dust in the air: from 9 to 3 mg
Filters changed: 4 a year`,
    '',
  );
  assert.equal(hero.headline, 'Dust in the air: from 9 to 3 mg');
  assert.match(hero.subheadline ?? '', /Results of 38 bakeries \(2025\)\.$/);
});

test('a row, a speaker, a dated matter and a sentence without its subject are no headlines', async () => {
  const bad = [
    'Light / 3 units / £180',
    'Jane Moor – Head of HR – Optima',
    '1 April – delivery of the bikes and training of the staff',
  ];
  for (const line of bad) {
    const { hero } = await pageOf(`Tarn lends bikes to hotels on the lakes.\n\n${line}`, '');
    assert.equal(hero.headline, 'Tarn lends bikes to hotels on the lakes', line);
  }
  const { hero } = await pageOf(
    'A Tarn fabrica painéis de cortiça para hotéis. Reduzem o ruído entre quartos em 40 %.',
    'Começar pelo ruído.',
    { language: 'pt' },
  );
  assert.doesNotMatch(hero.headline, /^Reduzem/);
});

test('whose words are forbidden, and what may not be counted', async () => {
  const voices = `${marquees}

“We danced until the rain stopped.” – Nia Rees, owner, Plas Coch
“The riggers were gone before breakfast.” – Gareth Pugh, manager, Halloway Hall`;
  for (const notes of ['Don’t use Nia’s quote.', 'No quotation from Plas Coch.']) {
    const { blocks, text } = await pageOf(voices, notes);
    assert.doesNotMatch(JSON.stringify(blocks), /Nia Rees|danced/);
    assert.match(JSON.stringify(blocks), /Gareth Pugh/);
    assert.match(text, /I followed/);
  }
  const sensors = `Tarn fits smoke sensors in barns within a day. The largest barn has 40 sensors.

${marquees}`;
  const { blocks } = await pageOf(sensors, 'Don’t mention the number of sensors.');
  assert.match(JSON.stringify(blocks), /smoke sensors/);
  assert.doesNotMatch(JSON.stringify(blocks), /40 sensors/);
});
