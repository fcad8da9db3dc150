import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { endOf, stepsOf } from './steps.ts';

test('an experiment of any length is cut into at most 120 steps, the last of which ends with it', () => {
  const start = Date.UTC(2026, 0, 1);
  const hour = 3_600_000;
  assert.deepEqual(stepsOf(start, start + 3 * hour + 1), {
    from: start,
    to: start + 3 * hour + 1,
    stepMs: hour,
    count: 4,
  });
  assert.equal(stepsOf(start, start).count, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 366 * 24 * hour }), (length) => {
      const steps = stepsOf(start, start + length);
      assert.ok(steps.count >= 1 && steps.count <= 120);
      assert.equal(endOf(steps, steps.count - 1), steps.to);
      if (steps.count > 1) assert.ok(endOf(steps, steps.count - 2) < steps.to);
    }),
  );
});
