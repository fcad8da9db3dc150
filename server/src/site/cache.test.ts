import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SiteChange } from '../platform/signals/changes.ts';
import { type Cached, makeCache } from './cache.ts';

const page = (tenantId: string, pageId = 'page', sizeBytes = 10): Cached => ({
  tenantId,
  sizeBytes,
  concernedBy: (change: SiteChange) => change.pageId === undefined || change.pageId === pageId,
});

describe('the cache of rendered pages', () => {
  test('what was read before a change is not kept after it', () => {
    const cache = makeCache<Cached>({ bytes: 1_000, entries: 10 });
    const since = cache.mark('a');
    cache.drop({ tenantId: 'a', pageId: 'another' });
    cache.put('/late', page('a'), since);
    assert.equal(cache.get('/late'), undefined);
    cache.put('/now', page('a'), cache.mark('a'));
    assert.ok(cache.get('/now'));
  });

  test('a change drops what it concerns, of its own tenant only', () => {
    const cache = makeCache<Cached>({ bytes: 1_000, entries: 10 });
    cache.put('/one', page('a', 'one'), cache.mark('a'));
    cache.put('/two', page('a', 'two'), cache.mark('a'));
    cache.put('/other', page('b', 'one'), cache.mark('b'));
    cache.drop({ tenantId: 'a', pageId: 'one' });
    assert.deepEqual(
      ['/one', '/two', '/other'].map((key) => cache.get(key) !== undefined),
      [false, true, true],
    );
    cache.drop({ tenantId: 'a' });
    assert.equal(cache.get('/two'), undefined);
  });

  test('holds no more than it may, and what is asked for longest', () => {
    for (const limits of [
      { bytes: 50, entries: 100 },
      { bytes: 5_000, entries: 5 },
    ]) {
      const cache = makeCache<Cached>(limits);
      cache.put('/wanted', page('a'), cache.mark('a'));
      for (let n = 0; n < 20; n++) {
        assert.ok(cache.get('/wanted'), `after ${n}`);
        cache.put(`/${n}`, page('a'), cache.mark('a'));
        assert.ok(cache.size <= 5);
      }
      assert.equal(cache.get('/0'), undefined);
      assert.ok(cache.get('/19'));
    }
  });

  test('a page larger than everything is not kept', () => {
    const cache = makeCache<Cached>({ bytes: 50, entries: 5 });
    cache.put('/huge', page('a', 'page', 51), cache.mark('a'));
    assert.equal(cache.size, 0);
  });

  test('many tenants with changes do not bring an old mark back', () => {
    const cache = makeCache<Cached>({ bytes: 1_000, entries: 10 });
    const since = cache.mark('quiet');
    cache.drop({ tenantId: 'loud' });
    const sinceLoud = cache.mark('loud');
    for (let n = 0; n < 20_000; n++) cache.drop({ tenantId: `tenant ${n}` });
    cache.put('/quiet', page('quiet'), since);
    cache.put('/loud', page('loud'), sinceLoud);
    assert.equal(cache.size, 0, 'forgotten marks count as changes');
  });
});
