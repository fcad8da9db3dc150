import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { first } from '../../testing/look.ts';
import { pairsOf } from '../../testing/pairs.ts';
import { run } from '../../testing/run.ts';

const context = `Haldane makes pallet conveyors for food plants, built and tested in Kilmarnock.

Shipping: 14 weeks from order.
Warranty: 36 months on mechanics, wear parts excluded.
Noise: 72 dB(A) at one metre.

Dates
Design freeze 5 February
Installation 2 May to 7 May
Handover of records 3 July

On the phone you mentioned two drivers in wheelchairs. Our hoist takes 120 kg.

Approved bureau. We answer your email within an hour, at night too.

Childcare at the works: our nursery takes children from six months.

Plans
Plan | Units a day | Per month
Small | up to 60 | £189
Medium | 61 to 150 | £329

Questions
Who talks to the carrier? We do, in your name.
Is the contract long? No, month to month.
What if a delivery is wrong? We correct it the same day.
Does it fit older robots? Yes, with Kuka and Fanuc robots.`;

const page = async (body: string) => {
  const { input } = makeCase({
    ...{ name: 'heard', language: 'en', brand: { name: 'Haldane' }, pageName: 'Offer', context },
    actions: [{ buttonTitle: 'Book a call', actionType: 'calendar', url: 'https://cal.example' }],
    person: { name: 'Fiona Strachan' },
    activity: [{ type: 'email', direction: 'from', payload: { body } }],
    ...{ mention: [], hide: [] },
  });
  return (await run(input)).content;
};

const answered: [said: string, proposed: string][] = [
  [
    'Please state the noise level and the warranty.',
    'Noise: 72 dB(A) at one metre. Warranty: 36 months',
  ],
  ['The works must be finished before 12 May.', 'Installation: 2 May to 7 May.'],
  [
    'I need to know who deals with the carriers, because our UPS rep is touchy.',
    'We do, in your name.',
  ],
  ['Two of our drivers use wheelchairs.', 'Our hoist takes 120 kg.'],
  ['Do you answer an email at night?', 'We answer your email within an hour, at night too.'],
  [
    'We make 130 units a day. What would it cost?',
    'Medium: £329 per month (units a day: 61 to 150).',
  ],
];
for (const [said, proposed] of answered) {
  test(`“${said}” is answered by “${proposed}”`, async () => {
    const { items } = first(await page(said), 'heard');
    assert.ok(items[0]?.proposed.startsWith(proposed), items[0]?.proposed);
  });
}

test('an answer that speaks of its own question answers nothing else', async () => {
  const { blocks } = await page(
    'Our Mondays are lost to corrections by hand, and the bureau has 340 staff.',
  );
  const heard = blocks.filter((block) => block.type === 'heard');
  assert.doesNotMatch(JSON.stringify(heard), /We correct it|Approved bureau/);
});

test('names before the lines of a transcript, greetings and salutations are not what was said', async () => {
  const { items } = first(
    await page(
      'Fiona: Dear Mr Haldane, is the contract long? Fiona : What would 130 units a day cost?',
    ),
    'heard',
  );
  assert.deepEqual(
    items.map(({ said }) => said),
    ['“Is the contract long?”', '“What would 130 units a day cost?”'],
  );
});

test('an answer that needs its yes stands beside nothing told', async () => {
  const content = await page('Our Fanuc robots are old, and we need them for years.');
  const heard = content.blocks.filter((block) => block.type === 'heard');
  assert.doesNotMatch(JSON.stringify(heard), /[Ww]ith Kuka/);
  assert.match(JSON.stringify(content), /Yes, with Kuka and Fanuc robots\./);
});

test('each question has its own answer, also one that speaks of what the sentence before it named', async () => {
  assert.deepEqual(
    await pairsOf('Our residents are old. Who writes to them? What happens if it is too windy?'),
    [
      ['“Our residents are old. Who writes to them?”', 'We do: a letter four weeks before.'],
      ['“What happens if it is too windy?”', 'We come back on the next calm day.'],
    ],
  );
});

test('beside something told, a yes answers nothing', async () => {
  assert.deepEqual(await pairsOf('Our road can only be closed at night, from ten to five.'), []);
});

test('no pair is empty where the source says nothing but no', async () => {
  for (const [, proposed] of await pairsOf('Would residents have to move out of their flats?'))
    assert.match(proposed, /\p{L}{3}/u);
});

test('a price is told by the row of their number, with the heads of its columns', async () => {
  assert.deepEqual(await pairsOf('We own 24 lifts. What would it cost?'), [
    ['“We own 24 lifts. What would it cost?”', '11–50: £3,400 per lift, set-up £900.'],
  ]);
});

test('a short sentence stands with the one before it that speaks of the same', async () => {
  assert.deepEqual(await pairsOf('Who files the application for a grant?'), [
    [
      '“Who files the application for a grant?”',
      'The city pays up to £30,000 for lifts from before 1990. We file the application.',
    ],
  ]);
});

test('a no to another question may mean the opposite', async () => {
  assert.deepEqual(await pairsOf('Would our insurance stay valid?'), []);
  assert.deepEqual(await pairsOf('Would it void our insurance?'), [
    ['“Would it void our insurance?”', 'No. All three insurers have confirmed it in writing.'],
  ]);
});

const greenhouse = `Clear Roofs washes greenhouse roofs with a robot.

Price per hectare
| up to 3 ha | £640 |
| 3 to 10 ha | £520 |
| over 10 ha | £430 |

Our municipalities order a second time in 86 of 100 cases.`;
const plans = `Roof Honey keeps hives on roofs.

Plans per year
Small | 2 hives | £3,900
Swarm | 4 hives | £6,800
Large | 8 hives | £11,900`;

const priceOf: [context: string, said: string, proposed: string][] = [
  [greenhouse, 'What does it cost for our 6 hectares?', '3 to 10 ha: £520 per hectare.'],
  [greenhouse, 'We have 12.5 hectares. What would we pay?', 'Over 10 ha: £430 per hectare.'],
  [plans, 'We thought of four hives. What would it cost?', 'Swarm: 4 hives, £6,800 per year.'],
];
for (const [context, said, proposed] of priceOf) {
  test(`“${said}” is told the row of their own number`, async () => {
    assert.deepEqual(await pairsOf(said, context), [[`“${said}”`, proposed]]);
  });
}

test('a fact is no worry: one word in common with it answers nothing', async () => {
  assert.deepEqual(await pairsOf('Our municipality meets on 14 July.', greenhouse), []);
});

test('a number beside something told asks for no price', async () => {
  assert.deepEqual(await pairsOf('We own 24 lifts and they are old.'), []);
});

test('answers to other questions are never put together', async () => {
  const context = `Roof Honey keeps hives on roofs.

Questions
What about allergies? The hives stand 10 m from any path.
What does the landlord say? He signs in 9 of 10 cases.
Who is liable? We are, up to 5 million.`;
  for (const [, proposed] of await pairsOf(
    'Two colleagues are allergic and our landlord is suspicious.',
    context,
  ))
    assert.equal(proposed, 'The hives stand 10 m from any path.');
});
