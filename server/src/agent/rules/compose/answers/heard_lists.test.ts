import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { lifts, pairsOf } from '../../testing/pairs.ts';
import { run } from '../../testing/run.ts';

test('a list of questions is answered item by item, without its marks, each with what belongs to it', async () => {
  const body = `Hello,

we own six lifts.

a) Who tells the residents? Some of them are deaf.
b) Would it void our insurance?
- what happens if it is windy?

Regards
Denise`;
  assert.deepEqual(await pairsOf(body), [
    ['“Who tells the residents? Some of them are deaf.”', 'We do: a letter four weeks before.'],
    ['“Would it void our insurance?”', 'No. All three insurers have confirmed it in writing.'],
    ['“What happens if it is windy?”', 'We come back on the next calm day.'],
  ]);
});

const machines = `Repack sells packing machines that were overhauled.

Machines
Model | Strokes/min | Bag | Price
R180 | 60 | up to 180 mm | £48,000
R250 | 70 | up to 250 mm | £62,500
R320 | 45 | up to 320 mm | £71,000

A jam costs a plant about £900 (our survey).`;

test('which model: only the rows that hold all their numbers, and none where that is not sure', async () => {
  const needs = 'Our bags are 220 mm wide and we need at least 65 strokes.';
  assert.deepEqual(await pairsOf(`${needs} Which model do you recommend?`, machines), [
    ['“Which model do you recommend?”', 'R250: £62,500 (strokes/min: 70, bag: up to 250 mm).'],
  ]);
  assert.deepEqual(
    await pairsOf('We make 65 strokes today. Which model do you recommend?', machines),
    [],
  );
});

test('a price is never what a failure costs', async () => {
  for (const [, proposed] of await pairsOf('What would it cost us in the first year?', machines))
    assert.doesNotMatch(proposed, /jam/);
});

const call = (turns: string) => pairsOf(`Denise: Hello. Ola: Hello, Denise. ${turns}`);

test('a fact that was answered in the call is the answer; asides, doubts, empty phrases and what was confided stay out', async () => {
  assert.deepEqual(
    await call(
      'Denise: Is your team bilingual? Ola: Yes, we work in English and Welsh. Denise: And if a part does not fit? Ola: Then we make a new one within 3 days. Denise: Who tells the tenants? Ola: We have a way of doing that for everybody.',
    ),
    [
      ['“Is your team bilingual?”', 'Yes, we work in English and Welsh.'],
      ['“And if a part does not fit?”', 'Then we make a new one within 3 days.'],
      // What the sources say, and not the empty phrase.
      ['“Who tells the tenants?”', 'We do: a letter four weeks before.'],
    ],
  );
  assert.deepEqual(
    await call(
      'Denise: Could we leave earlier? Ola: Honestly, not officially, but Hugh lets people out. Denise: Between us, we pay too much now. Ola: We would save you a lot of that.',
    ),
    [],
  );
});

test('what else they told stands above the pairs, in their own words', async () => {
  const { input } = makeCase({
    ...{ name: 'told', language: 'en', brand: { name: 'Upward' }, pageName: 'x', context: lifts },
    ...{ actions: [], person: { name: 'Denise Achebe' }, mention: [], hide: [] },
    activity: [
      {
        type: 'email',
        direction: 'from',
        payload: { body: 'We own 64 flats in Leith. Thanks.\n\nWould it void our insurance?' },
      },
    ],
  });
  const heard = (await run(input)).content.blocks.find((block) => block.type === 'heard');
  assert.equal(heard?.type === 'heard' && heard.introduction, '“We own 64 flats in Leith.”');
});

test('what others reached answers no question for one word', async () => {
  const context = `Calder services fire alarms in student halls.

Results
Kelham Halls, Sheffield: 117 call-outs by the fire service in 2024, 22 in 2025.`;
  assert.deepEqual(await pairsOf('Do you also service sprinklers and dry risers?', context), []);
});

const pumps = `Norrick wartet Pumpen in Mehrfamilienhäusern rund um Celle.

Preise
Wartung einer Anlage: 149 €
Wartung einer Doppelanlage: 198 €
Notdienst: Anfahrt 95 €, Stunde 92 €
Alle Preise netto

Für Verwaltungen
Wir führen den Kalender für alle Häuser und schreiben eine Rechnung je Haus.

Für Landwirte
Im Stall prüfen wir die Güllepumpe.`;

test('a list of prices keeps what an answer quotes of it, and the section for the reader’s trade is theirs', async () => {
  const { input } = makeCase({
    ...{ name: 'pumps', language: 'de', brand: { name: 'Norrick' }, pageName: 'x' },
    ...{ context: pumps, actions: [], mention: [], hide: [], person: { name: 'Ina Behr' } },
    account: { name: 'Hausverwaltung Behr', industry: 'Immobilien' },
    activity: [
      { type: 'email', direction: 'from', payload: { body: 'Was kostet die Wartung bei Ihnen?' } },
    ],
  });
  const { content } = await run(input);
  const below = JSON.stringify(content?.blocks.filter(({ type }) => type !== 'heard'));
  for (const shown of [/149 €/, /198 €/, /95 €/, /Rechnung je Haus/]) assert.match(below, shown);
  assert.doesNotMatch(below, /Güllepumpe/);
});
