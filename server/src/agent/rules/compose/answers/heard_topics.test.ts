import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { pairsOf } from '../../testing/pairs.ts';
import { run } from '../../testing/run.ts';

const scanner = `Gatewise counts visitors of museums with ceiling sensors.

What it does
A report names the hall, not the house. A hall is counted every minute. Each hall has its own colour. The hall map is drawn by us.

Fitting
A hall takes one night. Two fitters come at 20:00 and are gone at 06:00; the museum stays open.

Works with
PoE (802.3af), R-12 and R-14 ceilings. Counts go to Teams, by mail or straight into Ticketsoft as a table.

Storms
Sensors switch off by themselves above wind force 9.

Prices
Ceiling sensor up to 5 m: £410
Ceiling sensor 6–9 m: £520
Doorway sensor: £450`;

const answered: [said: string, proposed: string][] = [
  [
    'We keep all figures in Ticketsoft. Can a report land there?',
    'Counts go to Teams, by mail or straight into Ticketsoft as a table.',
  ],
  ['What happens when it is windy?', 'Sensors switch off by themselves above wind force 9.'],
  ['What do the ceiling sensors cost at seven metres?', 'Ceiling sensor 6–9 m: £520.'],
];
for (const [said, proposed] of answered)
  test(`“${said}” is answered by name, by title or by its own row`, async () => {
    const [pair, ...more] = await pairsOf(said, scanner);
    assert.deepEqual([pair?.[1], more.length], [proposed, 0]);
  });

test('what announces a question is not quoted with it, and says of what where it does', async () => {
  assert.deepEqual(
    await pairsOf('Please answer two questions: can a report land in Ticketsoft?', scanner),
    [
      [
        '“Can a report land in Ticketsoft?”',
        'Counts go to Teams, by mail or straight into Ticketsoft as a table.',
      ],
    ],
  );
});

test('a worry, a wish and an aside without an answer are not repeated; the reply names them', async () => {
  const { input } = makeCase({
    ...{ name: 'x', language: 'en', brand: { name: 'Gatewise' }, pageName: 'x', context: scanner },
    ...{ actions: [], person: { name: 'Denise Achebe' }, mention: [], hide: [] },
    activity: [
      {
        type: 'email',
        direction: 'from',
        payload: {
          body: `We have 14 halls in Leeds.
1. Can a report land in Ticketsoft?
2. Do the sensors carry a fire rating? Two depots have 300 barrels next door.
I would also like to know whether they work at minus 25 degrees.`,
        },
      },
    ],
  });
  const { content, text } = await run(input);
  const heard = content.blocks.find((block) => block.type === 'heard');
  assert.equal(heard?.type === 'heard' && heard.introduction, '“We have 14 halls in Leeds.”');
  assert.match(text, /Do the sensors carry a fire rating.*minus 25|would also like to know/);
});
