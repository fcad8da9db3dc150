import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief } from './brief.ts';
import { isTorn } from './torn_lines.ts';

const torn = (context: string, line: string): boolean =>
  isTorn({ input: { page: { pageContext: context } } } as unknown as Pick<Brief, 'input'>, line);

test('what goes on, what only gives examples, and what is one step leads no page', () => {
  for (const [context, line] of [
    [
      'Une cave, un grenier : avant la vente, il faut un plan.',
      'Une cave, un grenier : avant la vente',
    ],
    ['Boot, Steg: vor dem Winter, wenn es friert, holen wir es.', 'Boot, Steg: vor dem Winter'],
    [
      'We match them: somebody who skis, somebody who sews.',
      'Somebody who skis, somebody who sews',
    ],
    ['Per voi: chi pesca, chi scia.', 'Chi pesca, chi scia'],
    ['Fit the lock, that’s 30 a door, and go.', 'Fit the lock, that’s 30 a door'],
    ['Woche 2: Zeichnung', 'Woche 2: Zeichnung'],
    ['4〜6か月目 構成案', '4〜6か月目 構成案'],
  ] as const)
    assert.ok(torn(context, line), line);
  for (const [context, line] of [
    ['Our way: we plan, we build, we stay.', 'We plan, we build, we stay'],
    ['A new lift in five weeks, with no scaffold.', 'A new lift in five weeks'],
    ['Delivery: within two days. Then more.', 'Delivery: within two days'],
    ['Weeks of work saved each year', 'Weeks of work saved each year'],
    ['Kein Staub, kein Lärm, kein Ausfall', 'Kein Staub, kein Lärm, kein Ausfall'],
  ] as const)
    assert.ok(!torn(context, line), line);
});
