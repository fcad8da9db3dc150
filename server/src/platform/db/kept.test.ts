import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeKept } from './kept.ts';

test('never holds more than it may, and keeps what is asked for', () => {
  const kept = makeKept<number>(10);
  kept.set('hot', 0);
  for (let n = 1; n < 1_000; n++) {
    kept.set(`text ${n}`, n);
    assert.equal(kept.get('hot'), 0);
    assert.ok(kept.size <= 10, String(kept.size));
  }
  assert.equal(kept.get('text 999'), 999);
  assert.equal(kept.get('text 1'), undefined);
  kept.clear();
  assert.equal(kept.size, 0);
});
