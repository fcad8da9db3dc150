import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asset,
  assetId,
  index,
  openStand,
  reference,
  searchAll,
} from '../../../test/support/search.ts';
import { eachEngine } from '../../../test/support/server.ts';
import { indexDocument, inOrderOf, removeDocument, searchDocuments } from './search.ts';

eachEngine('search', (engine) => {
  test('an exact name comes first, then a leading match, then words that start so, then newest', async (t) => {
    const stand = await openStand(t, engine);
    const names = [
      'Relaunch',
      'The launch',
      'Prelaunch plan',
      'Launchpad',
      'Lâunch',
      'LAUNCH',
      'x',
    ];
    await index(stand.db, stand.tenantId, [
      ...names.map((name, n) => asset(n, name)),
      { ...asset(7, 'Team'), text: ['launch launch launch'] },
    ]);
    const found = await searchAll(stand, { kind: 'asset', query: ' launch' }, 2);
    assert.deepEqual(found, [5, 4, 3, 1, 7, 2, 0].map(assetId));
  });

  test('signs that mean something to a database are only themselves', async (t) => {
    const stand = await openStand(t, engine);
    const signs = [
      '%',
      '_',
      '"',
      "'",
      '*',
      '-',
      '(',
      ')',
      ':',
      '\\',
      '^',
      '+',
      '{',
      ';',
      '--',
      '""',
    ];
    await index(
      stand.db,
      stand.tenantId,
      signs.map((sign, n) => asset(n, `before${sign}after`)),
    );
    for (const [n, sign] of signs.entries()) {
      const holding = signs.flatMap((other, m) => (other.includes(sign) ? [assetId(m)] : []));
      assert.deepEqual(await searchAll(stand, { kind: 'asset', query: sign }), holding.reverse());
      const exact = await searchAll(stand, { kind: 'asset', query: `e${sign}a` });
      assert.deepEqual(exact, [assetId(n)], sign);
    }
    for (const query of ['before NOT after', 'bef*', 'NEAR(a b)', 'name:before', 'b%r', 'b_f']) {
      assert.deepEqual(await searchAll(stand, { kind: 'asset', query }), [], query);
    }
  });

  test('what changes or goes is found by what it is now', async (t) => {
    const stand = await openStand(t, engine);
    const { db, tenantId } = stand;
    const find = (query: string, filters = {}) =>
      searchAll(stand, { kind: 'asset', query, filters });
    await index(db, tenantId, [asset(1, 'alpha', 'image'), asset(2, 'beta', 'image')]);
    await index(db, tenantId, [asset(2, 'gamma', 'logo')]);
    assert.deepEqual(await find('beta'), []);
    assert.deepEqual(await find('gamma'), [assetId(2)]);
    assert.deepEqual(await find('gamma', { assetType: 'image' }), []);
    assert.deepEqual(await find('', { assetType: 'image' }), [assetId(1)]);
    assert.deepEqual(await find('', { assetType: 'logo' }), [assetId(2)]);
    await removeDocument(db, tenantId, assetId(2));
    await removeDocument(db, tenantId, assetId(2));
    assert.deepEqual(await find('gamma'), []);
    assert.deepEqual(await find(''), [assetId(1)]);
    await index(db, tenantId, [asset(3, 'beta'), asset(2, 'delta')]);
    assert.deepEqual(await find('a'), [assetId(1), assetId(3), assetId(2)]);
    assert.deepEqual(await find('beta'), [assetId(3)]);
  });

  test('a failed transaction leaves neither document nor total', async (t) => {
    const stand = await openStand(t, engine);
    const { db, tenantId } = stand;
    const failing = db.transaction(async () => {
      await indexDocument(db, tenantId, asset(1, 'alpha'));
      throw new Error('not today');
    });
    await assert.rejects(failing, /not today/);
    assert.deepEqual(await searchAll(stand, { kind: 'asset', query: 'alpha' }), []);
    assert.deepEqual(await searchAll(stand, { kind: 'asset', query: '' }), []);
  });

  test('another tenant, kind or part is never found', async (t) => {
    const stand = await openStand(t, engine);
    const { db, tenantId, otherTenantId } = stand;
    const link = { ...asset(2, 'alpha'), kind: 'page_link', within: 'domain_a' } as const;
    await index(db, otherTenantId, [asset(1, 'alpha')]);
    await index(db, tenantId, [link]);
    for (const query of ['alpha', 'al', '']) {
      const within = (part: string) => ({ kind: 'page_link', within: part, query }) as const;
      assert.deepEqual(await searchAll(stand, { kind: 'asset', query }), []);
      assert.deepEqual(await searchAll(stand, within('domain_b')), []);
      assert.deepEqual(await searchAll(stand, within('domain_a')), [assetId(2)]);
    }
    await removeDocument(db, otherTenantId, assetId(2));
    await index(db, tenantId, [{ ...link, within: 'domain_b' }]);
    const moved = await searchAll(stand, { kind: 'page_link', within: 'domain_b', query: 'al' });
    assert.deepEqual(moved, [assetId(2)]);
    assert.deepEqual(
      await searchAll(stand, { kind: 'page_link', within: 'domain_a', query: '' }),
      [],
    );
  });

  test('documents added between two pages neither repeat nor hide others', async (t) => {
    const stand = await openStand(t, engine);
    const { db, tenantId } = stand;
    const old = Array.from({ length: 30 }, (_, n) => asset(n, n % 2 ? 'plan' : 'my plan'));
    await index(db, tenantId, old);
    for (const query of ['plan', '']) {
      const expected = reference(old, { kind: 'asset', query });
      const seen: string[] = [];
      for (let after: string | undefined, n = 0; ; n++) {
        const request = { kind: 'asset', query, page: { after, limit: 4 } } as const;
        const page = await searchDocuments(db, tenantId, request);
        seen.push(...page.items);
        await index(db, tenantId, [asset(1_000 + n, 'plan'), asset(2_000 + n, 'a plan')]);
        if (page.next === undefined) break;
        after = page.next;
      }
      const before = seen.filter((id) => expected.includes(id));
      assert.deepEqual(before, expected);
      assert.equal(new Set(seen).size, seen.length);
      for (let n = 0; n < 10; n++) {
        await removeDocument(db, tenantId, assetId(1_000 + n));
        await removeDocument(db, tenantId, assetId(2_000 + n));
      }
    }
  });

  test('rows are put in the order of the ids that were found', () => {
    const rows = [{ id: 'a' }, { id: 'b' }];
    assert.deepEqual(
      inOrderOf(['b', 'gone', 'a'], rows, (row) => row.id),
      [{ id: 'b' }, { id: 'a' }],
    );
  });
});
