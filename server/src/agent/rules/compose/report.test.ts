import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeftOut } from '../../../claims/claims.ts';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';
import { replyPhrases } from '../text/phrases.ts';
import { omissions } from './report.ts';

const left = (reason: LeftOut['reason'], ...texts: string[]): LeftOut[] =>
  texts.map((text) => ({ text, reason }));

test('what was left out is told by its reason, a few of each and how many more', () => {
  const told = omissions(
    [
      ...left('internal', 'Floor is 8%', 'Ask Marek', 'Sage is cheaper', 'Budget is 9k', 'Call Bo'),
      ...left('unsure', 'Vans run on gas'),
    ],
    replyPhrases('en'),
  );
  assert.deepEqual(told?.split('\n'), [
    'I left out:',
    '– may be a note: “Vans run on gas”',
    '– marked as internal: “Floor is 8%”, “Ask Marek”, “Sage is cheaper”, 2 more',
  ]);
});

test('a long line is cut between two words', () => {
  const told = omissions(
    left('internal', `${'We will go to nine per cent '.repeat(5)}if they ask`),
    replyPhrases('en'),
  );
  assert.match(told ?? '', /“We will .+ (?:per|cent|nine|to|go|will|We)…”$/);
});

test('the reply has a line for each matter, the page and the instructions first', async () => {
  const { input } = makeCase({
    ...{ name: 'lines', language: 'en', brand: { name: 'Oakrow' }, pageName: 'Offer' },
    ...{ person: { name: 'Olive Grant' }, mention: [], hide: [] },
    context:
      'Oakrow keeps paper for firms.\n\n## The vault\nThe vault is dry and has gas against fire.\n\n## Vans\nTwo people drive each van, and both sign.\n\nINTERNAL: we can go to 9 pounds.',
    notes: 'Start with the vault.',
    activity: [
      { type: 'email', direction: 'from', payload: { text: 'How many boxes fit in a van?' } },
    ],
  });
  const lines = (await run(input)).text.split('\n');
  assert.match(lines[0] ?? '', /^I wrote a page for Olive Grant/);
  assert.match(lines[1] ?? '', /^I followed your instructions “Start with the vault”\.$/);
  assert.ok(lines.some((line) => /^– marked as internal: “INTERNAL: we can go/.test(line)));
});

test('a group that is spoken to as several is so above its own questions; others without a name are for the team to check', async () => {
  const { input } = makeCase({
    ...{ name: 'several', language: 'nl', brand: { name: 'Zwembad Oost', language: 'nl' } },
    ...{ pageName: 'pagina', pageType: 'inbound', mention: [], hide: [] },
    notes: 'Jullie-vorm. Niets over andere scholen.',
    context:
      'Is er een kleedkamer voor meisjes? Ja, met zes hokjes en twee douches.\n\nZwemles op maandag van 10 tot 11 uur.',
    person: { name: 'Ouders van groep 5' },
    activity: [
      {
        ...{ type: 'email', direction: 'from' },
        payload: { body: 'Is er een kleedkamer voor meisjes?' },
      },
    ],
  });
  const { content, text } = await run(input);
  const heard = content.blocks.find(({ type }) => type === 'heard');
  assert.equal(heard?.type === 'heard' && heard.heading, 'Jullie vragen, onze antwoorden');
  assert.match(text, /deels opgevolgd[^\n]*andere scholen/);
});
