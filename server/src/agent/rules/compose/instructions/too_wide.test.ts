import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from '../../commands/commands.ts';
import { readSource } from '../../context/source.ts';
import { ofContext } from '../../testing/run.ts';
import { withoutTooWide } from './too_wide.ts';

const boats = `## What we do
We repair boats of wood. Every boat stands dry in our hall. We fetch boats from the harbour.

## How it goes
You send a picture of your boat. We look at the boat on Tuesday. You get a price within two days.

## Winter
Your boat is covered. The hall is heated.

## Canoes
Canoes are stored for free. A canoe needs no crane.

## The crane
The crane lifts boats of nine tonnes. Bring your boat before noon.`;

const source = readSource(ofContext('en', boats));
const skipped = (notes: string) => withoutTooWide(readCommands(notes, 'en'), source);

test('what stands all over the sources is not left out, and the reply says so', () => {
  const { list, skip } = skipped('No boats.');
  assert.deepEqual(skip, []);
  assert.deepEqual(
    list.map(({ kind, text }) => [kind, text]),
    [['unread', 'No boats']],
  );
});

test('what has a section of its own is left out', () => {
  assert.deepEqual(skipped('No canoes.').skip, ['canoes']);
});
