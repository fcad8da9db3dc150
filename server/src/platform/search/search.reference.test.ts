import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amounts, givenSeed } from '../../../test/support/amounts.ts';
import {
  index,
  makeDocuments,
  makeQuery,
  makeRandom,
  openStand,
  reference,
  searchAll,
} from '../../../test/support/search.ts';
import { eachEngine } from '../../../test/support/server.ts';

eachEngine('search', (engine) => {
  test(`${amounts.searchQueries} generated queries find what a plain reference finds, in its order`, async (t) => {
    const stand = await openStand(t, engine);
    const random = makeRandom(givenSeed.seed ?? 20_260_101);
    const documents = makeDocuments(600, random);
    await index(stand.db, stand.tenantId, documents);
    await index(stand.db, stand.otherTenantId, makeDocuments(100, random));
    let found = 0;
    for (let n = 0; n < amounts.searchQueries; n++) {
      const request = makeQuery(documents, random);
      const expected = reference(documents, request);
      if (expected.length > 0) found++;
      const limit = Math.max(3, Math.ceil(expected.length / 4));
      const what = JSON.stringify(request);
      assert.deepEqual(await searchAll(stand, request, limit), expected, what);
      // The same in small batches, and when there are too many candidates to look up.
      const limits = { candidates: { sqlite: 40, postgres: 3 } };
      assert.deepEqual(await searchAll(stand, { ...request, limits }, limit), expected, what);
    }
    assert.ok(found > amounts.searchQueries / 2, `${found} queries found something`);
  });
});
