import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TypeID } from 'typeid-js';
import type { Clock } from './clock.ts';
import { type IdPrefix, makeIds, withPrefix } from './ids.ts';

const prefixes: IdPrefix[] = ['account', 'accountlog', 'activity', 'person', 'apikey', 'req'];

class SetClock implements Clock {
  ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
  now(): number {
    return this.ms;
  }
}

const millisecondsOf = (uuid: string): number =>
  Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16);

test('an id is a TypeID of its prefix and a UUIDv7 of its moment', () => {
  const latest = 2 ** 48 - 1;
  fc.assert(
    fc.property(fc.constantFrom(...prefixes), fc.integer({ min: 1, max: latest }), (prefix, ms) => {
      const id = makeIds(new SetClock(ms))(prefix);
      assert.match(id, new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));
      const parsed = TypeID.fromString(id, prefix);
      const uuid = parsed.toUUID();
      assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      assert.equal(millisecondsOf(uuid), ms);
      assert.equal(TypeID.fromUUID(prefix, uuid).toString(), id);
    }),
  );
});

test('an account id fits the pattern of the interface', () => {
  assert.match(makeIds(new SetClock(Date.now()))('account'), /^account_[a-z0-9]{26}$/);
});

test('ids sort strictly upwards and are unique over a hundred thousand in one millisecond', () => {
  const makeId = makeIds(new SetClock(1_800_000_000_000));
  const made = Array.from({ length: 100_000 }, () => makeId('person'));
  assert.equal(new Set(made).size, made.length);
  const wrong = made.findIndex((id, index) => index > 0 && id <= (made[index - 1] ?? ''));
  assert.equal(wrong, -1);
});

test('ids never sort backwards, whatever the clock does', () => {
  const moments = fc.array(fc.integer({ min: 1_000, max: 5_000 }), {
    minLength: 2,
    maxLength: 300,
  });
  fc.assert(
    fc.property(moments, (times) => {
      const clock = new SetClock(0);
      const makeId = makeIds(clock);
      let last = '';
      for (const time of times) {
        clock.ms = time;
        const id = makeId('activity');
        assert.ok(id > last, `${id} after ${last}`);
        last = id;
      }
    }),
  );
});

test('an id made after the clock has caught up carries the time again', () => {
  const clock = new SetClock(2_000_000);
  const makeId = makeIds(clock);
  makeId('person');
  clock.ms = 1_000_000;
  makeId('person');
  clock.ms = 3_000_000;
  assert.equal(millisecondsOf(TypeID.fromString(makeId('person')).toUUID()), 3_000_000);
});

test('two makers on one clock make different ids', () => {
  const clock = new SetClock(1_800_000_000_000);
  const made = Array.from({ length: 1_000 }, () => makeIds(clock)('person'));
  assert.equal(new Set(made).size, made.length);
});

test('another prefix keeps the rest of the id', () => {
  const id = makeIds(new SetClock(Date.now()))('activity');
  const other = withPrefix('accountlog', id);
  assert.equal(TypeID.fromString(other, 'accountlog').toUUID(), TypeID.fromString(id).toUUID());
});
