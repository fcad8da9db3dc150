import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const topics = [
  {
    topic: 'Noise',
    question: 'What will my neighbours hear?',
    text: 'The pump runs between eight and six only, behind a wooden screen.',
  },
  {
    topic: 'Garden',
    question: 'What do you leave behind?',
    text: 'The drill stands on boards, and the lawn is raked at the end.',
  },
];

async function heardOf(body: string, type = 'email') {
  const { input } = makeCase({
    ...{ name: 'wells', language: 'en', pageName: 'Wells', pageType: 'inbound', topics },
    context: 'Deepwell drills wells in Kent.\n\nWe drilled 41 wells last year.',
    brand: { name: 'Deepwell' },
    person: { name: 'Ines Duarte' },
    activity: [{ type, direction: 'from', payload: { body } }],
    ...{ actions: [], mention: [], hide: [] },
  });
  const heard = (await run(input)).content.blocks.find((block) => block.type === 'heard');
  return heard?.type === 'heard' ? heard : undefined;
}

test('a question that names a topic is answered by its entry, whatever words that has', async () => {
  const heard = await heardOf('1. Noise. Be honest with me.\n2. What happens to my garden?');
  assert.deepEqual(
    heard?.items.map(({ said, proposed }) => [said, proposed]),
    [
      ['“Noise. Be honest with me.”', topics[0]?.text],
      ['“What happens to my garden?”', topics[1]?.text],
    ],
  );
});

test('whom else they speak of is not repeated', async () => {
  const heard = await heardOf(
    '- Who tidies the garden? Mrs Bell next door is 90.\n- Can you come in May?',
  );
  assert.equal(heard?.items[0]?.said, '“Who tidies the garden?”');
});

const untold: [promise: string, body: string][] = [
  [
    'what a letter encloses is no situation',
    'As promised the plan (Ø 90 mm).\n\nWhat happens to my garden?',
  ],
  [
    'a day that suits them is no situation',
    'The 12th would suit me better.\n\nWhat happens to my garden?',
  ],
];
for (const [promise, body] of untold)
  test(promise, async () => {
    const heard = await heardOf(body);
    assert.equal(heard?.items.length, 1);
    assert.equal(heard?.introduction, undefined);
  });

test('what somebody noted of a call is not quoted as theirs', async () => {
  const noted = await heardOf(
    'Ines called 4/9, garden of 300 m², asked what happens to it.',
    'call',
  );
  assert.equal(noted, undefined);
});
