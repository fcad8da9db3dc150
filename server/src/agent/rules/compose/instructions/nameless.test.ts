import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyString } from '../../testing/checks.ts';
import { ofContext, run } from '../../testing/run.ts';

const context = [
  'Sander paints stairwells and flats in Kassel.',
  '',
  'What you get',
  '- Offer: in five working days, for each house',
  '- Invoice: by house, with labour shown apart',
  '- References: Alder Court (31 stairwells), Thorn & Keil Estates',
].join('\n');

test('no names of customers: those of a labelled entry are not shown either', async () => {
  const input = ofContext('en', context);
  const pageFor = async (supplementaryContext: string): Promise<string> => {
    const audience = { ...input.audience, supplementaryContext };
    return everyString((await run({ ...input, audience })).content.blocks).join(' ');
  };
  assert.match(await pageFor('Friendly.'), /Alder Court.*Thorn & Keil/);
  assert.doesNotMatch(await pageFor('No reference names.'), /Alder|Thorn/);
});
