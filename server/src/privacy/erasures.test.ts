import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { sqliteFolder } from '../../test/support/leftovers.ts';
import { makeAudience } from '../../test/support/pages.ts';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { beaconOf, collect, makeVisit } from '../../test/support/visits.ts';
import { sqliteFile } from '../platform/db/open.ts';
import { canonicalJson } from '../platform/formats/canonical.ts';

const email = 'Zebulon@Secretmail.example';

const verified = async (facet: TestServer, address = email) =>
  (await facet.post('/v0/erasures/verify', { email: address })).body;

async function erase(facet: TestServer, personId: string): Promise<string> {
  const { status, headers } = await facet.call('DELETE', `/v0/persons/${personId}`);
  assert.equal(status, 204);
  return headers.get('erasure-receipt') ?? '';
}

const receiptOf = async (facet: TestServer, erasureId: string) =>
  (await facet.get(`/v0/erasures/${erasureId}`)).body;

function isSigned({ signature, ...receipt }: Record<string, unknown>): boolean {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: String(receipt.publicKey) },
    format: 'jwk',
  });
  const text = Buffer.from(canonicalJson(receipt));
  return verify(null, text, key, Buffer.from(String(signature), 'base64url'));
}

eachEngine('the receipt of an erasure', (engine) => {
  test('says what was removed, is signed, and holds nothing of the person', async (t) => {
    const facet = await startServer(t, engine);
    const { body: person } = await facet.post('/v0/persons', { name: 'Zebulon Q', email });
    const { personId } = person;
    const log = { personId, source: 'crm', payload: { note: 'whispered' } };
    assert.equal((await facet.post('/v0/person_logs', log)).status, 201);
    const visit = await makeVisit(facet, { personId });
    await collect(facet, beaconOf(visit, { elapsedMs: 9_000, visibleMs: 9_000 }));
    assert.deepEqual(await verified(facet), { found: true, stored: { persons: 1 }, erasures: [] });

    const erasureId = await erase(facet, personId);
    const receipt = await receiptOf(facet, erasureId);
    assert.equal(receipt.erasureId, erasureId);
    const { persons, logs, sessions, audiences, versions, links } = receipt.removed;
    assert.deepEqual(
      { persons, logs, sessions, audiences, versions, links },
      { persons: 1, logs: 1, sessions: 1, audiences: 1, versions: 1, links: 0 },
    );
    assert.ok(isSigned(receipt));
    assert.ok(!isSigned({ ...receipt, removed: { ...receipt.removed, logs: 0 } }));
    assert.match(receipt.subjectHash, /^[0-9a-f]{64}$/);
    const text = JSON.stringify(receipt).toLowerCase();
    for (const word of ['zebulon', 'secretmail', 'whispered', personId]) {
      assert.ok(!text.includes(word), word);
    }
    assert.equal(receipt.scrubbedAt === null, engine === 'postgres');
    assert.ok(receipt.kept.length >= 4);

    const { items } = (await facet.get('/v0/events?type=person.erased')).body;
    assert.deepEqual(items[0].payload, {
      type: 'person.erased',
      personId,
      erasureId,
      at: receipt.at,
    });
    const after = await verified(facet, email.toUpperCase());
    assert.deepEqual(after, { found: false, stored: {}, erasures: [receipt] });
    assert.deepEqual(await verified(facet, 'somebody@else.example'), {
      found: false,
      stored: {},
      erasures: [],
    });
  });

  test('counts the claims of what was written for them, and is listed for admins alone', async (t) => {
    const facet = await startServer(t, engine);
    const { body: person } = await facet.post('/v0/persons', { name: 'Zebulon', email });
    const { path } = await makeAudience(facet, { personId: person.personId });
    const hero = { type: 'hero', componentId: 'hero', chunkIds: [], actionIds: [] };
    const content = { blocks: [{ ...hero, headline: 'For 4,321 people' }] };
    const { versionId } = (await facet.post(`${path}/versions`, { content })).body;
    const { claims } = (await facet.get(`${path}/versions/${versionId}/claims`)).body;
    assert.equal(claims.length, 1);
    const first = await erase(facet, person.personId);
    assert.equal((await receiptOf(facet, first)).removed.claims, 1);
    const { body: other } = await facet.post('/v0/persons', { name: 'Ada' });
    const second = await erase(facet, other.personId);
    const list = (await facet.get('/v0/erasures')).body;
    assert.deepEqual(list.items, [await receiptOf(facet, second), await receiptOf(facet, first)]);
    assert.equal(list.totalCount, 2);
    const key = await facet.makeKey({ scopes: ['read', 'draft', 'write'] });
    assert.equal((await facet.get('/v0/erasures', { key })).status, 403);
  });

  test('is its tenant’s alone, and so is the hash', async (t) => {
    const facet = await startServer(t, engine);
    const { body: person } = await facet.post('/v0/persons', { name: 'Zebulon', email });
    const erasureId = await erase(facet, person.personId);
    const key = await facet.makeKey({ tenant: 'other' });
    const foreign = await facet.get(`/v0/erasures/${erasureId}`, { key });
    assert.deepEqual([foreign.status, foreign.body.code], [404, 'erasure_not_found']);
    const there = await facet.post('/v0/erasures/verify', { email }, { key });
    assert.deepEqual(there.body.erasures, []);
    const bad = await facet.post('/v0/erasures/verify', { email: 'no address' });
    assert.deepEqual([bad.status, bad.body.errors[0].pointer], [400, '/email']);
  });

  test('whoever is met again is found again, and erased again', async (t) => {
    const facet = await startServer(t, engine);
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { body } = await facet.post('/v0/persons', { name: 'Zebulon', email });
      assert.equal((await verified(facet)).found, true);
      ids.push(await erase(facet, body.personId));
    }
    const { found, erasures } = await verified(facet);
    assert.equal(found, false);
    assert.deepEqual(
      erasures.map((one: { erasureId: string }) => one.erasureId),
      ids.toReversed(),
    );
  });
});

test('while another program reads the file, the receipt says that it is not scrubbed yet', async (t) => {
  const facet = await startServer(t, 'sqlite', { own: true });
  const { body: person } = await facet.post('/v0/persons', { name: 'Zebulon', email });
  const other = new DatabaseSync(sqliteFile((await sqliteFolder(facet.db)) ?? ''), {
    readOnly: true,
  });
  const reading = other.prepare('select name from persons').iterate();
  reading.next();
  const erasureId = await erase(facet, person.personId);
  const early = await receiptOf(facet, erasureId);
  assert.equal(early.scrubbedAt, null);
  assert.ok(isSigned(early));
  reading.return?.();
  other.close();
  await eventually('the log was emptied', async () => {
    const late = await receiptOf(facet, erasureId);
    return late.scrubbedAt !== null && isSigned(late);
  });
});
