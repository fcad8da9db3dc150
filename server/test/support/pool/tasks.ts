// Tasks for the tests of the pool, each with its own way to go wrong.
import { task } from '../../../src/platform/pool/task.ts';

const module = new URL('./misbehave.ts', import.meta.url).href;

export const misbehave = (place: 'thread' | 'process') =>
  task<typeof import('./misbehave.ts')>({
    name: 'misbehaving',
    module,
    place,
    limits: { timeMs: 3_000, outputBytes: 100_000 },
  });
