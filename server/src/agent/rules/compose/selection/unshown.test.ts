import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../../content/content.ts';
import { makeCase } from '../../../../eval/case.ts';
import { readBrief } from '../brief/brief.ts';
import { unshownOf } from './unshown.ts';

const context = `Colbeck moves laboratories, freezers and all.

Samples travel at minus 80 degrees in our own vans. If a freezer warms by more than 5 degrees, you get up to £40,000 for the samples.

A move takes one weekend.`;

const deskOf = (notes: string) =>
  readBrief(
    makeCase({
      ...{ name: 'labs', language: 'en', brand: { name: 'Colbeck' }, pageName: 'x', context },
      ...{ actions: [], person: { name: 'Ines Roth' }, mention: [], hide: [], notes },
      activity: [],
    }).input,
  );

test('a promise that the page has no place for is told to whoever sends it', () => {
  const brief = deskOf('');
  assert.deepEqual(unshownOf(brief, { blocks: [] }), [
    'If a freezer warms by more than 5 degrees, you get up to £40,000 for the samples.',
  ]);
  const paragraphs = context.split('\n\n');
  const blocks: Block[] = [{ type: 'prose', componentId: 'prose-1', chunkIds: [], paragraphs }];
  assert.deepEqual(unshownOf(brief, { blocks }), []);
});

test('of a page that is to be short nothing is missed', () => {
  const brief = deskOf('Keep it short.');
  assert.deepEqual(unshownOf(brief, { blocks: [] }), []);
});
