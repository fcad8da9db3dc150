// A section in another form: the same words, none lost and none added, or the reply says what is missing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';
import { readRequests } from '../read_requests.ts';

const wishes: [language: string, message: string, form: string, section: string][] = [
  ['en', 'turn the weeks into a proper timeline', 'timeline', 'weeks'],
  ['en', 'make that bullet points', 'list', 'it'],
  ['en', 'Hours as running text please, no table', 'prose', 'Hours'],
  ['de', 'Kannst du die Rechnung als kleine Tabelle machen?', 'table', 'Rechnung'],
  ['de', 'Die Wartung bitte in Stichpunkten', 'list', 'Wartung'],
  ['fr', 'Les tarifs sous forme de cartes', 'cards', 'tarifs'],
  ['es', 'Pon los turnos en una tabla', 'table', 'turnos'],
  ['it', 'la degustazione a punti, per favore', 'list', 'degustazione'],
  ['pt', 'As datas numa linha do tempo', 'timeline', 'datas'],
  ['nl', 'De stappen als lopende tekst', 'prose', 'stappen'],
  ['pl', 'Zamień pytania i odpowiedzi na zwykły tekst', 'prose', 'pytania i odpowiedzi'],
  ['ja', 'スケジュールを箇条書きにしてください', 'list', 'スケジュール'],
];
for (const [language, message, form, section] of wishes) {
  test(`${language}: ${message}`, () => {
    const [request] = readRequests(message, language);
    assert.partialDeepStrictEqual(request, { kind: 'reshape', form, section });
  });
}

for (const message of [
  'Add a list of dates',
  'Insert a paragraph about onboarding',
  'Make the list shorter',
  'Change the price in the table',
]) {
  test(`asks for no other form: ${message}`, () => {
    const [request] = readRequests(message, 'en');
    assert.notEqual(request?.kind, 'reshape');
  });
}

const context =
  'Tidewell rebuilds harbour cranes.\n\nThe way\nThe rebuild takes 6 weeks. Week 1: survey and drawings. Weeks 2-5: new gears, built in our hall. Week 6: test lift with your crew. We work on Sundays too.\n\nPayment\n40 % on order, 50 % on delivery, 10 % after the test lift.\n\nCare\nThe gears are greased by hand. Spare ropes lie in Hull.';
const sketch = { pageName: 'Tidewell', context, mention: [], hide: [], edits: [] };
const { input } = makeCase({ name: 'cranes', language: 'en', ...sketch });
const current = {
  blocks: [
    { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Cranes', actionIds: [] },
    ...[
      [
        'The way',
        'The rebuild takes 6 weeks. Week 1: survey and drawings. Weeks 2-5: new gears, built in our hall. Week 6: test lift with your crew. We work on Sundays too.',
      ],
      ['Payment', '40 % on order, 50 % on delivery, 10 % after the test lift.'],
      ['Care', 'The gears are greased by hand. Spare ropes lie in Hull.'],
    ].map(([heading, text], at) => ({
      ...{ type: 'prose', componentId: `prose-${at}`, chunkIds: [] },
      ...{ heading, paragraphs: [text] },
    })),
  ],
} as unknown as Awaited<ReturnType<typeof run>>['content'];
const ask = (text: string) => run({ ...input, current, message: { text } });

test('weeks become the dates of a timeline, and what stands around them stays', async () => {
  const { content } = await ask('turn the six weeks into a timeline, week 1 and so on');
  const [, timeline, rest] = content.blocks;
  assert.ok(timeline?.type === 'timeline');
  assert.deepEqual(
    timeline.items.map(({ date, title }) => [date, title]),
    [
      ['Week 1', 'Survey and drawings'],
      ['Weeks 2-5', 'New gears, built in our hall'],
      ['Week 6', 'Test lift with your crew'],
    ],
  );
  assert.equal(timeline.introduction, 'The rebuild takes 6 weeks.');
  assert.ok(rest?.type === 'prose' && rest.paragraphs[0] === 'We work on Sundays too.');
});

test('figures beside names become a column', async () => {
  const { content } = await ask('The payment as a small table, please');
  const table = content.blocks.find(({ type }) => type === 'table');
  assert.ok(table?.type === 'table');
  assert.deepEqual(
    table.rows.map(({ cells }) => cells),
    [
      ['On order', '40 %'],
      ['On delivery', '50 %'],
      ['After the test lift', '10 %'],
    ],
  );
});

test('where dates are missing nothing changes, and the reply says so', async () => {
  const { content, text } = await ask('Make the care section a timeline');
  assert.deepEqual(content, current);
  assert.match(text, /would need dates/);
});

test('a paragraph that begins with what is named moves, and not another that names it', async () => {
  const said = ['Sage: entries post every night.', 'Ledger: Sage and others are read as they are.'];
  const [hero, way, ...others] = current.blocks;
  const ways = { ...way, paragraphs: said, heading: 'Links' } as unknown as (typeof others)[number];
  const page = { blocks: [hero, ...others, ways] } as typeof current;
  const message = { text: 'Move the Sage answer to the top' };
  const { content } = await run({ ...input, current: page, message });
  const [, first] = content.blocks;
  assert.ok(first?.type === 'prose');
  assert.deepEqual(first.paragraphs, ['Sage: entries post every night.']);
});
