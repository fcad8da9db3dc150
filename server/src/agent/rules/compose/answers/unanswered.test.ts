import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

test('a question that no source answers is named in the reply, an answered one is not', async () => {
  const { input } = makeCase({
    ...{ name: 'open', language: 'en', brand: { name: 'Harlow' }, pageName: 'Offer' },
    context: `Harlow rents out skips to builders in Kent.

Questions
Who arranges the permits for the road? We do, within two working days.`,
    person: { name: 'Ruth Penfold' },
    activity: [
      {
        type: 'email',
        direction: 'from',
        payload: {
          body: 'Who arranges the permits for the road? Do you take asbestos from garages?',
        },
      },
    ],
    ...{ mention: [], hide: [] },
  });
  const { text } = await run(input);
  assert.match(
    text,
    /Without a direct answer, please check: “Do you take asbestos from garages\?”/,
  );
  assert.doesNotMatch(text, /direct answer[^.]*permits/);
});

test('what leads the page or stands in another pair is not called open, and a price is told from a sentence of few', async () => {
  const { input } = makeCase({
    ...{ name: 'few', language: 'en', brand: { name: 'Treadgold' }, pageName: 'Bells' },
    context: `We restore church bells from our workshop in Tiverton.
We fit sealed ball bearings, so a child of eleven can ring a tenor.
Inspection costs £180, travel included.
A cracked bell is welded in ten weeks and keeps its voice.
Volunteers from the village save about £2,400.
The guarantee is ten years on bearings and fittings.`,
    person: { name: 'Rosemary Angove' },
    activity: [
      {
        type: 'email',
        direction: 'from',
        payload: {
          body: 'How much is an inspection? One of our bells has a crack. How long is the warranty?',
        },
      },
    ],
    ...{ mention: [], hide: [] },
  });
  const { text, content } = await run(input);
  const pairs = content.blocks.flatMap((block) => (block.type === 'heard' ? block.items : []));
  assert.deepEqual(
    pairs.map(({ proposed }) => proposed),
    [
      'Inspection costs £180, travel included.',
      'The guarantee is ten years on bearings and fittings.',
    ],
  );
  assert.doesNotMatch(text, /direct answer/);
});
