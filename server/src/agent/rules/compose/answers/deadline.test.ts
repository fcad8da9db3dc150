import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { first } from '../../testing/look.ts';
import { run } from '../../testing/run.ts';

const closing = async (language: string, context: string, body: string): Promise<string> => {
  const { input } = makeCase({
    ...{ name: 'deadline', language, brand: { name: 'Harlow' }, pageName: 'Offer', context },
    actions: [{ buttonTitle: 'Harlow', actionType: 'calendar', url: 'https://cal.example' }],
    person: { name: 'Ruth Penfold' },
    activity: [{ type: 'email', direction: 'from', payload: { body } }],
    ...{ mention: [], hide: [] },
  });
  return first((await run(input)).content, 'callToAction').text ?? '';
};

const english = 'Harlow rents out skips to builders in Kent and takes their waste away.';
const german = 'Harlow vermietet Container an Betriebe in Kent und holt den Abfall wieder ab.';

test('the day that the reader has to meet stands beside the button, in their words', async () => {
  assert.match(
    await closing('en', english, 'Our contract with the present firm ends March 31.'),
    /Timing: “Our contract with the present firm ends March 31\.”/,
  );
  assert.match(
    await closing('de', german, 'Unser jetziger Vertrag endet am 28. Februar.'),
    /Zeitrahmen: „Unser jetziger Vertrag endet am 28\. Februar\.“/,
  );
});

test('a day that is over is none to meet', async () => {
  assert.doesNotMatch(
    await closing('en', english, 'We had a failed audit on 14 September before the new team came.'),
    /Timing/,
  );
});

test('what the reader told stands whole above the pairs, though a colleague might have written it', async () => {
  const { input } = makeCase({
    ...{ name: 'told', language: 'en', brand: { name: 'Harlow' }, pageName: 'Offer' },
    context: `${english}\n\nQuestions\nWho arranges the permits for the road? We do, within two days.`,
    person: { name: 'Ruth Penfold' },
    activity: [
      {
        type: 'email',
        direction: 'from',
        payload: {
          body: 'We have three yards and 1,400 bags a week. I have to take a paper to our trustees on 14 January, so I need everything before Christmas. Who arranges the permits for the road?',
        },
      },
    ],
    ...{ mention: [], hide: [] },
  });
  const { introduction = '' } = first((await run(input)).content, 'heard');
  assert.match(introduction, /^“.*trustees on 14 January.*”$/);
});
