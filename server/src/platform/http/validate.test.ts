import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { Exact } from './schemas.ts';
import { makeValidator } from './validate.ts';

const List = Exact({ items: Type.Array(Exact({ name: Type.String() }), { maxItems: 5 }) });

test('of a list far too long not every member is judged', () => {
  let judged = 0;
  const member = {
    get name(): number {
      judged++;
      return 7;
    },
  };
  const check = makeValidator({})(List, 'body');
  const faults = check({ items: Array.from({ length: 50_000 }, () => member) });
  assert.deepEqual(faults[0], {
    in: 'body',
    pointer: '/items',
    code: 'too_long',
    detail: 'must have at most 5 members',
  });
  assert.equal(faults.length, 100);
  assert.ok(judged < 10_000, `${judged} members were looked at`);
});

test('a fault behind a thousand sound members is found', () => {
  const Names = Exact({ names: Type.Array(Type.String()) });
  const names: unknown[] = Array.from({ length: 1_500 }, () => 'sound');
  names.push(7);
  const check = makeValidator({})(Names, 'body');
  assert.deepEqual(
    check({ names }).map(({ pointer }) => pointer),
    ['/names/1500'],
  );
});
