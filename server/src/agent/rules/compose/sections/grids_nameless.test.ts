import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '../../context/reading.ts';
import { withoutNameless } from './grids.ts';

const prices = (columns: string[], ...rows: string[][]): Table => ({
  columns,
  rows,
  kind: 'prices',
});

test('without names of columns, what tells of a row stands with its name and a unit with its price', () => {
  const { columns, rows } = withoutNameless(
    prices(
      ['', '', '', ''],
      ['Small', 'up to 5 boats', '£29', 'winter free'],
      ['Large', '6 and more', 'talk to us', ''],
      ['Slip', 'per metre', '£12', ''],
      ['Crane', 'per week', 'on request', ''],
    ),
  );
  assert.deepEqual(columns, ['', '']);
  assert.deepEqual(rows, [
    ['Small – up to 5 boats, winter free', '£29'],
    ['Large – 6 and more', 'talk to us'],
    ['Slip', '£12 per metre'],
    ['Crane', 'on request'],
  ]);
});

test('named columns stay, and so do several columns of prices', () => {
  const named = prices(['Boat', 'Size', 'Price'], ['A', 'small', '£2'], ['B', 'large', '£3']);
  assert.equal(withoutNameless(named), named);
  const two = prices(['', '', ''], ['A', '£1', '£2'], ['B', '£2', '£3']);
  assert.equal(withoutNameless(two), two);
});
