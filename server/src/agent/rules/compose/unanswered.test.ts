import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';

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
  assert.match(text, /no sure answer in the sources to: “Do you take asbestos from garages\?”/);
  assert.doesNotMatch(text, /to: [^.]*permits/);
});
