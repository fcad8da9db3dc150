import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSignOff } from './marks.ts';

test('a greeting at the end of a mail is one in two languages too', () => {
  for (const line of [
    'Kind regards',
    'Mit freundlichen Grüßen / Met vriendelijke groet',
    'Kind regards | Cordialement',
  ])
    assert.ok(isSignOff(line), line);
  assert.ok(!isSignOff('Best / worst case'));
});
