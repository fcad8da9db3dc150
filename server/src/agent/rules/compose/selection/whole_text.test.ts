import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const store = `Oakrow keeps paper for firms.

About the store
The hall stands on a hill above the river and has fire doors, gas in the vault for deeds and prints, and cameras that keep ninety days of pictures. It is checked twice a year by the insurer and once by the fire brigade, and every visitor signs in at the desk. You get a receipt for each batch, with a list of all numbers. The vans are our own, and two people drive each of them. Prints lie flat in drawers at eighteen degrees.`;

const pageFor = async (text: string): Promise<string> => {
  const { input } = makeCase({
    ...{ name: 'kept', language: 'en', brand: { name: 'Oakrow' }, pageName: 'Offer' },
    ...{ context: store, person: { name: 'Olive Grant' }, mention: [], hide: [] },
    activity: [{ type: 'email', direction: 'from', payload: { text } }],
  });
  return JSON.stringify((await run(input)).content);
};

test('a text of several sentences is shown to its end, whatever the reader asked about', async () => {
  assert.match(await pageFor('Do you have a car park?'), /Prints lie flat/);
  assert.match(await pageFor('How do you look after old prints?'), /Prints lie flat/);
});
