import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlockOf } from '../../../../content/content.ts';
import { withProducts } from './table_totals.ts';

const table = (...cells: string[]): BlockOf<'table'> =>
  ({
    ...{ type: 'table', componentId: 't', chunkIds: [], columns: [] },
    rows: [{ cells }],
  }) as unknown as BlockOf<'table'>;

const rows: [language: string, before: string[], after: string[], cells: string[] | undefined][] = [
  [
    'en',
    ['Rope', '410', 'm', '7.90', '3239.00'],
    ['Rope', '410', 'm', '7.70', '3239.00'],
    ['Rope', '410', 'm', '7.70', '3157.00'],
  ],
  [
    'it',
    ['Resina', '75 mq', '49,00', '3.675,00'],
    ['Resina', '80 mq', '49,00', '3.675,00'],
    ['Resina', '80 mq', '49,00', '3.920,00'],
  ],
  // What two numbers do not make stays, and so does what was changed along.
  ['en', ['Rope', '410', '7.90', '3300.00'], ['Rope', '410', '7.70', '3300.00'], undefined],
  ['en', ['Rope', '410', '7.90', '3239.00'], ['Rope', '410', '7.70', '3000.00'], undefined],
];

for (const [language, before, after, cells] of rows) {
  test(`${before.join(' · ')} with ${after.join(' · ')}`, () => {
    const changed = withProducts(table(...before), table(...after), language);
    assert.deepEqual(changed?.block.rows[0]?.cells, cells);
  });
}
