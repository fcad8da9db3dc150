import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { returnMemoryWhenIdle, youngSpaceBytes } from './idle_memory.ts';

const lookEveryMs = 200;

function burst(): number {
  const kept: object[] = [];
  for (let round = 0; round < 400_000; round++) kept.push({ round, text: `item ${round}` });
  const after = youngSpaceBytes();
  assert.equal(kept.length, 400_000);
  assert.ok(after > 8 * 1024 * 1024, `the burst grew the space for young objects only to ${after}`);
  return after;
}

test('what the start took is given back at once, a later burst at rest and not in a lull', async () => {
  const first = burst();
  const stop = returnMemoryWhenIdle(lookEveryMs);
  while (youngSpaceBytes() > first / 2) await setTimeout(lookEveryMs);
  const after = burst();
  for (let lull = 0; lull < 3; lull++) {
    await setTimeout(3 * lookEveryMs);
    const until = performance.now() + lookEveryMs;
    while (performance.now() < until);
  }
  assert.ok(youngSpaceBytes() > after / 2, 'it was given back in a lull');
  while (youngSpaceBytes() > after / 2) await setTimeout(lookEveryMs);
  stop();
});
