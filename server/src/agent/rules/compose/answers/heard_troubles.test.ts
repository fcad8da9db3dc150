import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const heardIn = async (
  language: string,
  reader: string,
  context: string,
  call: string,
): Promise<[said: string, proposed: string][]> => {
  const { input } = makeCase({
    ...{ name: 'call', language, pageName: 'Call', pageType: 'call_followup', context },
    ...{ mention: [], hide: [], person: { name: reader } },
    activity: [{ type: 'call', direction: 'from', payload: { body: call } }],
  });
  const { content } = await run(input);
  return content.blocks.flatMap((block) =>
    block.type === 'heard'
      ? block.items.map(({ said, proposed }): [string, string] => [said, proposed])
      : [],
  );
};

test('a trouble is met by the help against it, and a reply that puts off is no proposal', async () => {
  const heard = await heardIn(
    'en',
    'Marcus Tennant',
    `Halyard Lifts, maintenance for social landlords

Average availability across all 2,900 contracts was 99.2% last year. Independent firm, 62 engineers, any make.

- 24-hour phone answered by an engineer, not a call centre
- Residents get a text when a lift stops and when it is back, with the expected time.
- Our uniforms are blue and our vans are electric.

Taking over
1. Condition survey of every lift, free
2. We write the handover letter to your present contractor and collect the keys and drawings
3. First review after 90 days`,
    `Joan: What is going wrong?
Marcus: Residents hear nothing when it stops, so they ring us.
Joan: I see.
Marcus: What worries me is the handover.
Joan: We do that part for you. I’ll explain in writing.
Marcus: We painted the vans last year.
Joan: Nice.`,
  );
  assert.deepEqual(
    heard.map(([said]) => said),
    [
      '“Residents hear nothing when it stops, so they ring us.”',
      '“What worries me is the handover.”',
    ],
  );
  assert.match(heard[0]?.[1] ?? '', /get a text/);
  assert.match(heard[1]?.[1] ?? '', /handover letter/);
});

test('a broken machine is met by who comes and how soon, without a word in common', async () => {
  const heard = await heardIn(
    'it',
    'Simone Marchetti',
    `Carrelli elevatori a noleggio in Emilia. 420 aziende clienti, 1.900 carrelli propri, con il 31% di costi in meno in media.

Assistenza: 16 officine mobili; intervento entro 4 ore lavorative.
Colori: i carrelli sono verdi o gialli.`,
    `Paola: Mi dica.
Simone: Quando uno si ferma aspetto il meccanico anche tre giorni.
Paola: Capisco.`,
  );
  assert.match(heard[0]?.[1] ?? '', /entro 4 ore/);
});
