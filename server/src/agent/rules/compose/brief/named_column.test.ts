import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedColumn } from './named_column.ts';

const columns = ['Number', 'S (20 × 15)', 'M (30 × 20)', 'Family'];
const rows = [['500', '€2.20', '€2.80', '€9']];

test('the column of prices that the reader named, and none where they named two or none', () => {
  assert.equal(namedColumn(columns, rows, ['We need 500 boxes, size M.']), 2);
  assert.equal(namedColumn(columns, rows, ['What is the family box?']), 3);
  assert.equal(namedColumn(columns, rows, ['M or S?']), undefined);
  assert.equal(namedColumn(columns, rows, ['A shelf of 20 m.']), undefined);
  assert.equal(namedColumn(['Plan', 'Price'], [['Small', '€9']], ['The price?']), undefined);
});
