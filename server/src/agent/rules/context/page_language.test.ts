import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofContext } from '../testing/run.ts';
import { pageLanguage } from './source.ts';

test('much that is hidden at the beginning leaves the language of the rest', () => {
  const notes = Array.from(
    { length: 30 },
    (_, at) => `Internal note ${at}, do not publish: the floor price for account ${at} is agreed.`,
  );
  const copy = Array.from(
    { length: 30 },
    (_, at) => `We mend boats in the yard at Ely and bring them back to you within ${at + 2} days.`,
  );
  assert.equal(pageLanguage(ofContext('en', [...notes, '', ...copy].join('\n'))), 'en');
});
