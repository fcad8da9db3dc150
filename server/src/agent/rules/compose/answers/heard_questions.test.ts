// Which answer a question gets: one that names its object and is of the kind it asks for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { pairsOf } from '../../testing/pairs.ts';
import { run } from '../../testing/run.ts';

const broker = `Portline clears goods through customs.

How we work
Declarations are lodged within two hours of complete papers, seven days a week.
Every entry is checked by a second broker.
A van collects the papers three times a week.
A team clears 400 pallets a day.
We service every account once a quarter.
Technicians come without uniform.

Prices per entry
Import declaration | £42
Code review | £18
Export declaration | £34`;

const answered: [said: string, proposed: string][] = [
  [
    'Are declarations lodged on Saturdays?',
    'Declarations are lodged within two hours of complete papers, seven days a week.',
  ],
  ['Who checks the entries?', 'Every entry is checked by a second broker.'],
  ['How often do you collect the papers?', 'A van collects the papers three times a week.'],
  ['What does a code review cost?', 'Code review: £18 per entry.'],
];
for (const [said, proposed] of answered) {
  test(`“${said}” is answered by what is of its kind`, async () => {
    assert.deepEqual(await pairsOf(said, broker), [[`“${said}”`, proposed]]);
  });
}

for (const said of [
  // What is asked stands outside the aside.
  'Can the office stay open while you service the account?',
  'When must we sign in order to clear the pallets?',
  'Do you also service sprinklers and dry risers?',
  'Can you send the entries into Xero?',
  'Can you handle anti-dumping papers on ceramics from China?',
]) {
  test(`“${said}” names what no source speaks of: it stays open`, async () => {
    assert.deepEqual(await pairsOf(said, broker), []);
  });
}

test('how often is told by so many visits, with what “in that case” is said of', async () => {
  const garage = `Hartnoll restores vintage tractors.

Fewer journeys
Most of the checks can be done by your own mechanic. In that case two or three visits to Tavistock are enough.`;
  assert.deepEqual(await pairsOf('How often would I have to come to Tavistock?', garage), [
    [
      '“How often would I have to come to Tavistock?”',
      'Most of the checks can be done by your own mechanic. In that case two or three visits to Tavistock are enough.',
    ],
  ]);
});

test('how much of something is no price', async () => {
  const studios = `Velum lets studios to weavers.

Rent
A studio costs £210 a month.
Notice is two months, in writing.
Looms stay in the studio.

Fees
Deposit | £420
Second key | £15
Parking | £30`;
  assert.deepEqual(await pairsOf('How much notice do we have to give?', studios), [
    ['“How much notice do we have to give?”', 'Notice is two months, in writing.'],
  ]);
  assert.match(
    (await pairsOf('How much deposit do you take?', studios))[0]?.[1] ?? '',
    /Deposit: £420/,
  );
});

test('consent is a permission', () => {
  assert.ok(conceptsIn('A repair with the same timber needs no consent.', 'en').has('permit'));
});

test('how many days it takes is told by how much is done in one', async () => {
  assert.deepEqual(
    await pairsOf('We have 2,000 pallets a month. How many days would you need?', broker),
    [
      [
        '“We have 2,000 pallets a month. How many days would you need?”',
        'A team clears 400 pallets a day.',
      ],
    ],
  );
});

test('each part of a sentence is answered by itself, beside its own words', async () => {
  const said =
    'I would like to know what a code review costs and how often you collect the papers.';
  assert.deepEqual(await pairsOf(said, broker), [
    ['“I would like to know what a code review costs.”', 'Code review: £18 per entry.'],
    ['“… how often you collect the papers”', 'A van collects the papers three times a week.'],
  ]);
});

test('a list below “could you tell me” is read as whole questions', async () => {
  assert.deepEqual(
    await pairsOf(
      'Could you tell me:\n1) who checks the entries;\n2) how often you collect the papers.',
      broker,
    ),
    [
      ['“Could you tell me who checks the entries?”', 'Every entry is checked by a second broker.'],
      [
        '“Could you tell me how often you collect the papers?”',
        'A van collects the papers three times a week.',
      ],
    ],
  );
});

test('of a letter with more than forty questions the first forty are answered', async () => {
  const unknown = Array.from({ length: 41 }, (_, at) => `Do you sell zeppelins of type ${at}?`);
  assert.deepEqual(await pairsOf([...unknown, 'Who checks the entries?'].join('\n'), broker), []);
  assert.equal(
    (await pairsOf([...unknown.slice(2), 'Who checks the entries?'].join('\n'), broker)).length,
    1,
  );
});

test('in the plan the days that both agreed on follow what either side does', async () => {
  const body = `Ana Reyes: Shall we meet at the yard on 3 June?
Per Lind: 3 June works.
Ana Reyes: I’ll send you the drawings by 20 May.
Per Lind: I’ll send you the fuel figures by 12 May.`;
  const { input } = makeCase({
    ...{
      name: 'plan',
      language: 'en',
      brand: { name: 'Portline' },
      pageName: 'x',
      context: broker,
    },
    ...{ actions: [], person: { name: 'Per Lind' }, mention: [], hide: [] },
    activity: [{ type: 'call', direction: 'from', payload: { body } }],
  });
  const plan = (await run(input)).content.blocks.find((block) => block.type === 'plan');
  assert.deepEqual(
    plan?.items.map(({ owner, title, date }) => [owner, title, date]),
    [
      ['Ana Reyes', 'Send the drawings', '20 May'],
      ['Per Lind', 'Send the fuel figures', '12 May'],
      [undefined, 'Meet at the yard', '3 June'],
    ],
  );
});

test('every sentence of a long paragraph is an answer, also where it begins with a colon of its own', async () => {
  const rents = `Brandt rents out coffee machines in Kassel.

Service is part of the rent: a technician comes every six months. When a machine fails we are there within 24 hours, or we leave another one. The contract runs for twelve months and can then be ended every month. Models M and L have a nozzle of their own for oat milk, and a tank for fresh milk that holds two litres. The tank is cooled.`;
  assert.deepEqual(await pairsOf('Is there a nozzle for oat milk?', rents), [
    [
      '“Is there a nozzle for oat milk?”',
      'Models M and L have a nozzle of their own for oat milk, and a tank for fresh milk that holds two litres.',
    ],
  ]);
});

test('a question that the sources ask too has their answer, and what is told before it in the sentence does not count', async () => {
  const pests = `Hallam keeps pests out of bakeries. Visits are by day or by night. Traps are checked every eight weeks.

Questions
Do you come at night? Yes. Visits between 10 pm and 6 am cost 20% more.
How quickly do you come if we see something? Within 24 hours, the same day if you ring before 1 pm.`;
  const said =
    'We bake from 8 pm to 4 am so daytime visits are fine, but how fast do you come if we find something?';
  assert.deepEqual(await pairsOf(said, pests), [
    [
      `“… but how fast do you come if we find something?”`,
      'Within 24 hours, the same day if you ring before 1 pm.',
    ],
  ]);
});

test('who asks how long is told how long, and not the sentence with its name', async () => {
  const told = await pairsOf(
    'Hoe lang duurt een vergunning als er wel wat zit?',
    'Schemer zoekt vleermuizen in gevels.\n\nAanpak\nZijn er verblijven: wij vragen de vergunning aan. De provincie doet daar 13 tot 20 weken over.\nHet rapport komt binnen tien werkdagen.\nWij hangen kasten op.',
    'nl',
  );
  assert.match(told[0]?.[1] ?? '', /13 tot 20 weken/);
});

test('what is asked beside an aside is answered by what speaks of it', async () => {
  const [pair] = await pairsOf('Do you collect the papers while we load?', broker);
  assert.equal(pair?.[1], 'A van collects the papers three times a week.');
});

test('two that ask how long ask it of the same thing, or are not alike', async () => {
  const clinic = `Lindenhof treats knees and hips with its own physiotherapists.

Questions
How long does an implant last? Nine in ten hold for more than fifteen years.
When may I drive again? As a rule after six weeks.`;
  assert.deepEqual(await pairsOf('How long would I stay in hospital?', clinic), []);
});

test('how something goes is answered by the steps under its heading, and by no sentence for a word of it', async () => {
  const choir = `Tonhof records choirs in their own church.

How a recording goes
1. We come for a rehearsal and listen
2. Two evenings of recording
3. You get the master after four weeks

Questions
Do we need to buy recording gear? No, we bring all microphones.`;
  assert.deepEqual(await pairsOf('How does a recording go?', choir), []);
});

test('a row for another case answers nobody, nor does a time to who only says `before`', async () => {
  const context = `Portline trains crane drivers.

How it goes
Badges leave our office by post within three days.
If a sling is worn, we change it within two days.
The hall has two cranes and a canteen.
Every group has two teachers.
Drivers bring their own shoes.
The first morning is theory, with coffee.
Lunch is served at noon in the canteen.
Each driver lifts forty loads before the test.
The test has twenty questions and a practical part.
Whoever fails may come again within a month.
Parking is free behind the hall.
The nearest stop is Quay Street.
We teach in English and in Welsh.
Companies with ten drivers get a class of their own.
Our teachers drove cranes in the port for years.
The hall is heated in winter.

How often a crane is checked
heavy use | every month
light use | once a year`;
  assert.deepEqual(await pairsOf('How often do you have to come?', context), []);
  assert.deepEqual(
    await pairsOf('Before I go on: what happens when a driver falls ill, who pays?', context),
    [],
  );
});

const carrier = `Portline ships pallets.

Delivery times
North and the lakes (Malvik, Orsta) | 24 hours
South and the coast | 48 hours
Vestra, Little Vestra | we do not deliver there

What if a pallet is late?
We refund. A tenth of the freight for every day.

How we work
Tracking reads files from Trackwise, Palora and Velox.
The dock at Harrow Yard is 40 m long.
Our own vans leave at nine. If not, a courier goes at our expense.
Each driver has a phone and a deputy.
Pallets are wrapped twice and weighed at the gate.
Papers go out with the driver, signed copies come back by post.
The office is open on weekdays and closed at Easter.
Forklifts are electric and charged at night.
Two people load every van.
The canteen serves soup at noon.
A gate keeps the yard closed after eight.`;

const named: [said: string, proposed: string][] = [
  ['Do you go to Vestra?', 'We do not deliver there.'],
  ['How long does it take to Malvik?', 'North and the lakes (Malvik, Orsta): 24 hours.'],
  ['Does it work with our Palora?', 'Tracking reads files from Trackwise, Palora and Velox.'],
  [
    'And what happens if a pallet is late at Easter?',
    'We refund. A tenth of the freight for every day.',
  ],
  [
    'What if the vans do not leave at nine?',
    'Our own vans leave at nine. If not, a courier goes at our expense.',
  ],
];
for (const [said, proposed] of named) {
  test(`“${said}” is answered by what has its name, its question, or what is so otherwise`, async () => {
    assert.deepEqual(await pairsOf(said, carrier), [[`“${said}”`, proposed]]);
  });
}

test('where they are themselves is no thing they ask about', async () => {
  assert.deepEqual(
    await pairsOf('Could our painters still come in June while you are at Harrow Yard?', carrier),
    [],
  );
});

test('one week of a plan does not tell how long all of it takes', async () => {
  const context = `Harrow looks after computers.

Changing over
Week 1: we audit and ask for passwords
Week 2: our agent goes on every machine
Week 3: backup switched on floor by floor
Week 4: the new number goes live

How we work
Calls are answered by a technician.
Every office has a deputy.
Patches come on Tuesday nights.
The report is in plain words.
We have a desk in York.
Licences are counted every month.
Laptops are lent for free.
Phones are ours to mend.
Printers are not.
Keys are kept in a safe.
Visits are booked online.
Cables are tested once a year.`;
  assert.deepEqual(await pairsOf('How long does the switch take?', context), []);
});

const archive = `Ashdown keeps the papers of other people's firms, boxed and listed.

Who sees what
Boxes with living staff: listed for the heirs only, the firm decides.
Rooms 2 and 14 are kept at 12 degrees.
Each box has a list of what is in it.

Questions
Which rooms have no lift? Rooms 3 and 7 only. We carry nothing to rooms 9 or 11.

Pumping out, per visit
up to 120 kW | £310
121 to 300 kW | £540
301 to 700 kW | £860`;

test('what bears a number, who may do it and so many of so much find their answer', async () => {
  for (const [said, proposed] of [
    [
      'Our papers are in room 11 – is that all right for you?',
      'Rooms 3 and 7 only. We carry nothing to rooms 9 or 11.',
    ],
    [
      'Who may see the boxes with staff still living?',
      'Boxes with living staff: Listed for the heirs only, the firm decides.',
    ],
  ] as const)
    assert.deepEqual(await pairsOf(said, archive), [[`“${said}”`, proposed]]);
  const [[, price] = []] = await pairsOf(
    'We have 3 x 90 kW pumps. What does pumping out cost?',
    archive,
  );
  assert.match(price ?? '', /£540/);
});

const stove = `Halm sweeps chimneys and sets stoves.

Before we come
Ashes: take nothing out by hand, above all no embers. The sweeper says what may go.
A room is closed for an hour.
We bring dust sheets for every floor.

Questions
Must the oil cistern go? Shutting it down by a fitter is enough, its owner takes it away.
Is there a fee for the first visit? Yes, it is £40.`;

test('a thing that one question alone speaks of is answered by it, and a when behind a whether asks for no day', async () => {
  for (const [said, proposed] of [
    [
      'What becomes of the cistern (4,000 l, in the barn)?',
      'Shutting it down by a fitter is enough, its owner takes it away.',
    ],
    [
      'There are ashes with embers in it, should I take them out, and when?',
      'Ashes: Take nothing out by hand, above all no embers.',
    ],
  ] as const)
    assert.deepEqual(await pairsOf(said, stove), [[`“${said}”`, proposed]]);
});
