import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ConfigError } from '../platform/errors.ts';
import { makeProvenance, readNetworks } from './provenance.ts';

const at = 1_000_000;
const view = { address: '203.0.113.5', host: 'a.example', audienceId: 'audience_1', beganAt: at };
const make = (machineNetworks: string[] = []) =>
  makeProvenance({ clock: { now: () => at }, machineNetworks });

test('a file of networks is read, and every faulty line is named', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-networks-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'networks');
  writeFileSync(file, '# ours\n198.51.100.0/24\n\n2001:db8::/32 # theirs\n203.0.113.9\n');
  assert.deepEqual(readNetworks(file), ['198.51.100.0/24', '2001:db8::/32', '203.0.113.9']);
  writeFileSync(file, '198.51.100.0/33\nnowhere\n10.0.0.0/8\n');
  assert.throws(
    () => readNetworks(file),
    (error: unknown) => error instanceof ConfigError && error.faults.length === 2,
  );
  assert.throws(() => readNetworks(join(folder, 'missing')), ConfigError);
  assert.deepEqual(readNetworks(undefined), []);
});

test('addresses of the listed networks are in doubt, IPv4 within IPv6 too', () => {
  const { doubtOf } = make(['198.51.100.0/24', '2001:db8:5::/48']);
  const of = (address: string) => doubtOf({ ...view, address });
  assert.equal(of('198.51.100.77'), 'network');
  assert.equal(of('::ffff:198.51.100.77'), 'network');
  assert.equal(of('2001:db8:5:1::9'), 'network');
  assert.equal(of('198.51.101.77'), null);
  assert.equal(of('no address'), null);
});

test('the third page within two seconds is a burst; a proxy’s own address is none', () => {
  const { doubtOf } = make();
  const open = (n: number, beganAt: number, address = view.address) =>
    doubtOf({ ...view, address, audienceId: `audience_${n}`, beganAt });
  assert.equal(open(1, at), null);
  assert.equal(open(2, at + 1_000), null);
  assert.equal(open(2, at + 1_000), null);
  assert.equal(open(3, at + 1_900), 'burst');
  assert.equal(open(1, at), 'burst');
  assert.equal(open(4, at + 60_000), null);
  for (const n of [1, 2, 3, 4]) assert.equal(open(n, at, '10.0.0.7'), null);
});
