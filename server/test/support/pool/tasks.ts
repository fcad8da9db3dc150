// Tasks for the tests of the pool, each with its own way to go wrong.
import { task } from '../../../src/platform/pool/task.ts';

const module = new URL('./misbehave.ts', import.meta.url).href;

export const misbehave = (place: 'thread' | 'process', timeMs = 3_000) =>
  task<typeof import('./misbehave.ts')>({
    name: 'misbehaving',
    module,
    place,
    limits: { timeMs, outputBytes: 100_000 },
  });

export const slowToLoad = task<typeof import('./slow_to_load.ts')>({
  name: 'slow to load',
  module: new URL('./slow_to_load.ts', import.meta.url).href,
});
