import assert from 'node:assert/strict';
import { test } from 'node:test';
import understood from '../testing/understood.json' with { type: 'json' };
import { readRequests } from './read_requests.ts';

/** English needs no mark. */
for (const [language, cases] of Object.entries(understood)) {
  const marked = language === 'en' ? {} : { language };
  for (const { message, requests } of cases) {
    test(`“${message.replaceAll('\n', ' / ')}” is understood in ${language}`, () => {
      const expected = requests.map((request) => ({ ...request, ...marked }));
      assert.deepEqual(readRequests(message), expected);
    });
  }
}

test('a message made to be slow is read at once', { timeout: 5000 }, () => {
  for (const part of [
    '"',
    " 'a",
    '“',
    'add a section about ',
    ' and add the ',
    'a\n',
    'move a after ',
    'please ',
  ]) {
    readRequests(part.repeat(50_000 / part.length));
  }
});
