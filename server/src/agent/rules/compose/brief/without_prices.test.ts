import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellsPrice } from './without_prices.ts';

test('a cover that is hired has a price, and one that insures has a sum', () => {
  assert.ok(tellsPrice('Chair covers can be hired for weddings at £2.40 each.'));
  assert.ok(tellsPrice('Covers cost £12 a pair.'));
  assert.ok(!tellsPrice('Our policy covers up to £5,000,000.'));
  assert.ok(!tellsPrice('We hold £5 million public liability cover.'));
});
