import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from '../json_type.ts';
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

test('names and numbers of members are faults with codes of their own, each told once', () => {
  const Ids = Type.Unsafe({
    type: 'object',
    minProperties: 1,
    maxProperties: 2,
    propertyNames: { type: 'string', pattern: '^[a-z]+$' },
    additionalProperties: { type: 'string' },
  });
  const check = makeValidator({})(Exact({ ids: Ids }), 'body');
  const told = (ids: unknown) => check({ ids }).map(({ pointer, code }) => [pointer, code]);
  assert.deepEqual(told({ 'Hub/Spot': '1' }), [['/ids/Hub~1Spot', 'wrong_pattern']]);
  assert.deepEqual(told({ a: '1', b: '2', c: '3' }), [['/ids', 'too_long']]);
  assert.deepEqual(told({}), [['/ids', 'too_short']]);
});

test('an unknown kind is answered with the kinds there are', () => {
  const Shape = Type.Unsafe({
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: ['circle', 'square'].map((kind) => Exact({ type: Type.Literal(kind) })),
  });
  const check = makeValidator({})(Exact({ shape: Shape }), 'body');
  const [fault] = check({ shape: { type: 'blob' } });
  assert.equal(fault?.detail, 'must be one of circle, square');
});
