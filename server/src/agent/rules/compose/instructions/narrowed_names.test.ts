import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyOf } from './narrowed_names.ts';

test('names are parted by the words that join them in their own language', () => {
  assert.deepEqual(anyOf('grupo en línea', 'es').parts, ['grupo en línea']);
  assert.deepEqual(anyOf('pakket Basis en pakket Plus', 'nl').parts, [
    'pakket Basis',
    'pakket Plus',
  ]);
  assert.deepEqual(anyOf('vins i formatges', 'fr').parts, ['vins i formatges']);
  assert.deepEqual(anyOf('Basis and Plus', 'de').parts, ['Basis', 'Plus']);
});
