import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { nextTryAt, readRetryAfter } from './retries.ts';

const hourMs = 3_600_000;
const schedule = [5_000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20].map((hours) => hours * hourMs)];

test('without jitter: 5 s, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h, then daily until eight days', () => {
  const waits: number[] = [];
  let now = 0;
  for (let tries = 1; ; tries++) {
    const at = nextTryAt({
      tries,
      seriesStartedAt: 0,
      failedAt: now,
      retryAfterMs: undefined,
      random: 0,
    });
    if (at === undefined) break;
    waits.push(at - now);
    now = at;
  }
  assert.deepEqual(waits.slice(0, schedule.length), schedule);
  assert.ok(waits.slice(schedule.length).every((wait) => wait === 24 * hourMs));
  assert.ok(now <= 192 * hourMs && now + 24 * hourMs > 192 * hourMs);
});

test('a try never comes earlier than the schedule or the receiver said, nor after eight days', () => {
  fc.assert(
    fc.property(
      fc.record({
        tries: fc.integer({ min: 1, max: 20 }),
        failedAt: fc.integer({ min: 0, max: 192 * hourMs }),
        retryAfterMs: fc.option(fc.integer({ min: 0, max: 1e12 }), { nil: undefined }),
        random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      }),
      (failed) => {
        const at = nextTryAt({ ...failed, seriesStartedAt: 0 });
        const wait = schedule[failed.tries - 1] ?? 24 * hourMs;
        const asked = Math.min(failed.retryAfterMs ?? 0, 24 * hourMs);
        const earliest = failed.failedAt + Math.max(wait, asked);
        if (at === undefined) assert.ok(earliest + wait * 0.1 > 192 * hourMs);
        else assert.ok(at >= earliest && at <= 192 * hourMs);
      },
    ),
  );
});

test('Retry-After is seconds or a date of HTTP; anything else is nothing', () => {
  const now = Date.parse('2026-01-31T09:30:00Z');
  assert.equal(readRetryAfter('120', now), 120_000);
  assert.equal(readRetryAfter('Sat, 31 Jan 2026 09:31:00 GMT', now), 60_000);
  assert.equal(readRetryAfter('Sat, 31 Jan 2026 09:00:00 GMT', now), 0);
  for (const text of [undefined, '', '-5', '1e9', 'soon', 'Someday, maybe']) {
    assert.equal(readRetryAfter(text, now), undefined, text);
  }
});
