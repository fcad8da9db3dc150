import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { returnMemoryWhenIdle, youngSpaceBytes } from './idle_memory.ts';

test('what a burst took is given back in the first idle second', async () => {
  const kept: object[] = [];
  for (let round = 0; round < 400_000; round++) kept.push({ round, text: `item ${round}` });
  const after = youngSpaceBytes();
  assert.ok(after > 8 * 1024 * 1024, `the burst grew the space for young objects only to ${after}`);
  const stop = returnMemoryWhenIdle();
  while (youngSpaceBytes() > after / 2) await setTimeout(100);
  stop();
  assert.equal(kept.length, 400_000);
});
