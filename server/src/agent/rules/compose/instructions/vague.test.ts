import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from '../../commands/commands.ts';
import { readSource } from '../../context/source.ts';
import { ofContext } from '../../testing/run.ts';
import { withoutTooWide } from './too_wide.ts';

const kindsOf = (notes: string, language: string, text: string) =>
  withoutTooWide(readCommands(notes, language), readSource(ofContext(language, text))).list.map(
    ({ kind }) => kind,
  );
const prices = '## Prices\n| Size | Price |\n|---|---|\n| Small | £90 |\n| Large | £160 |';
const months = '## Prices\n| Months | Price |\n|---|---|\n| May | £90 |\n| June | £160 |';

test('what only the team can tell from the rest is not left out, and the reply says so', () => {
  assert.deepEqual(kindsOf('Leave out the cheap months.', 'en', months), ['unread']);
  assert.deepEqual(kindsOf('Keine kleineren Sachen.', 'de', months), ['unread']);
  assert.deepEqual(kindsOf('Não mencionar os extras mais pequenos.', 'pt', months), ['unread']);
});

test('what is called by such a word in the sources is left out', () => {
  assert.deepEqual(kindsOf('Leave out the small ones.', 'en', prices), ['skip']);
  assert.deepEqual(kindsOf('No Plus.', 'en', months), ['skip']);
});
