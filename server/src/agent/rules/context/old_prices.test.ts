import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oldTables } from './old_prices.ts';
import { readText } from './read.ts';

const left = (text: string, language: string): (string | undefined)[] => {
  const { sections } = readText(text, language);
  const old = oldTables(sections);
  return sections.flatMap(({ tables }) =>
    tables.filter((table) => !old.has(table)).map(({ rows }) => rows[0]?.[1]),
  );
};

test('of two versions of a price list the one of a named day holds; lists of other things both stand', () => {
  assert.deepEqual(
    left(
      'We let a hall.\n\nHire charges\nMain Hall     £11\nGarden Room   £7\n\nCharges from 1 April\nMain Hall, per hour     £12\nGarden Room, per hour   £8\n',
      'en',
    ),
    ['£12'],
  );
  assert.deepEqual(
    left(
      'Wir waschen.\n\nPreise ab 1. März\nBettgarnitur   3,42 €\nHandtuch       0,46 €\n\nPreise\nBettgarnitur   3,19 €\nHandtuch       0,43 €\n',
      'de',
    ),
    ['3,42 €'],
  );
  assert.equal(
    left(
      'We let a hall.\n\nIn summer\nMain Hall     £11\nGarden Room   £7\n\nIn winter\nMain Hall     £14\nGarden Room   £9\n',
      'en',
    ).length,
    2,
  );
});
