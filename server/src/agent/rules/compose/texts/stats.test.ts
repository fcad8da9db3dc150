import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStat } from './stats.ts';

const figures: [text: string, value: string | undefined, label?: string][] = [
  ['40% less downtime', '40%', 'less downtime'],
  ['Up to 40% less downtime.', 'Up to 40%', 'less downtime'],
  ['1,200+ customers in Europe', '1,200+', 'customers in Europe'],
  ['$2.4 million saved each year', '$2.4 million', 'saved each year'],
  ['24/7 support', '24/7', 'support'],
  ['4 to 6 weeks from contract to start', '4 to 6 weeks', 'from contract to start'],
  ['3.1 MW average flexibility', '3.1 MW', 'average flexibility'],
  ['9 of 10 buyers stay', '9 of 10', 'buyers stay'],
  ['23 % weniger Bestand', '23 %', 'weniger Bestand'],
  ['Uptime: 99.95%', '99.95%', 'Uptime'],
  ['Days to close: 4 days', '4 days', 'Days to close'],
  ['2024 was a good year', undefined],
  ['3D printing for all', undefined],
  ['10:30 is when we start', undefined],
  ['1.2.3.4 is an address', undefined],
  ['40 and more', undefined],
  ['Nothing to count', undefined],
];

for (const [text, value, label] of figures) {
  test(`${text} is ${value === undefined ? 'no figure' : `${value} · ${label}`}`, () => {
    assert.deepEqual(readStat(text), value === undefined ? undefined : { value, label });
  });
}
