import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always, audienceSpans, cover, type Period, pageSpans } from './spans.ts';

const moment = fc.integer({ min: 0, max: 5_000_000_000_000 });

for (const [name, spans] of Object.entries({ pageSpans, audienceSpans })) {
  test(`${name} and two edges cover any period once, without a gap`, () => {
    fc.assert(
      fc.property(moment, fc.oneof(fc.nat({ max: 200_000 }), moment), (from, length) => {
        const period: Period = { from, to: from + length };
        const { ranges, edges } = cover(period, spans);
        const parts = [...ranges, ...edges].sort((a, b) => a.from - b.from);
        let at = from;
        for (const part of parts) {
          assert.equal(part.from, at);
          assert.ok(part.to > part.from);
          at = part.to;
        }
        assert.equal(at, period.to);
        for (const { spanMs, from: start, to } of ranges) {
          assert.ok(spans.includes(spanMs as never));
          assert.equal(start % spanMs, 0);
          assert.equal(to % spanMs, 0);
        }
        const narrowest = spans[0];
        const open = edges.reduce((sum, edge) => sum + edge.to - edge.from, 0);
        assert.ok(open < 2 * narrowest, 'the edges together are less than two of the narrowest');
      }),
      { numRuns: 2_000 },
    );
  });

  test(`${name}: a year, cut anywhere, is a hundred and fifty sums at most`, () => {
    fc.assert(
      fc.property(moment, (from) => {
        const { ranges } = cover({ from, to: from + 365 * 86_400_000 }, spans);
        const sums = ranges.reduce(
          (count, range) => count + (range.to - range.from) / range.spanMs,
          0,
        );
        assert.ok(sums <= 150, `${sums}`);
      }),
    );
  });

  test(`${name}: all of time is the widest spans alone`, () => {
    assert.deepEqual(cover(always, spans), {
      ranges: [{ spanMs: spans.at(-1), ...always }],
      edges: [],
    });
  });
}
