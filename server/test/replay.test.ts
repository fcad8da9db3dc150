// Visits with edits, brand changes, roll-backs and restarts between them: every one comes back byte for
// byte, with its hash. FACET_REPLAY_VISITS makes a run longer.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { amounts, makeRandom } from './support/amounts.ts';
import { migratedDatabase } from './support/database.ts';
import { makeAudience, makePage, type TestAudience } from './support/pages.ts';
import { inParallel } from './support/parallel.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';
import { act, change, heroSaying, makeLink, makePerson, publish, toPage } from './support/site.ts';
import { visit } from './support/visit.ts';

interface Place {
  audience: TestAudience;
  path: string;
  /** Every version, the oldest first. */
  versions: string[];
}

interface Seen {
  place: Place;
  at: string;
  bytes: Buffer;
}

async function makePlaces(facet: TestServer): Promise<{ pageId: string; places: Place[] }> {
  const pageId = await makePage(facet, { brandId: 'orbit' });
  await makeLink(facet, '/p', toPage(pageId));
  const places: Place[] = [];
  for (const name of [undefined, 'Ada', 'Grace']) {
    const fields =
      name === undefined ? { customName: 'All' } : { personId: await makePerson(facet, name) };
    const audience = await makeAudience(facet, fields, pageId);
    const versions = [await publish(facet, audience, [heroSaying(`For ${name ?? 'all'}`)])];
    const { url } = (await facet.get(audience.path)).body;
    places.push({ audience, path: new URL(url).pathname, versions });
  }
  return { pageId, places };
}

const color = (random: () => number): string =>
  `#${Math.floor(random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;

/** One of the ways in which what visitors see changes. */
async function edit(
  facet: TestServer,
  { pageId, places }: { pageId: string; places: Place[] },
  random: () => number,
): Promise<void> {
  const place = places[Math.floor(random() * places.length)] as Place;
  const { audience, versions } = place;
  const title = `Title ${Math.floor(random() * 5)}`;
  const kind = Math.floor(random() * 5);
  if (kind === 0) versions.push(await publish(facet, audience, [heroSaying(`Says ${random()}`)]));
  if (kind === 1) {
    const { body } = await facet.get(audience.path);
    const others = versions.filter((one) => one !== body.publishedVersion.versionId);
    const back = others[Math.floor(random() * others.length)];
    if (back !== undefined) await act(facet, `${audience.path}/versions/${back}/publish`);
  }
  if (kind === 2) {
    const body = { colors: { primary: color(random) } };
    await facet.call('PUT', '/v0/brands/orbit', { body });
  }
  if (kind === 3) await change(facet, `/v0/pages/${pageId}`, { metadata: { title } });
  if (kind === 4) await change(facet, audience.path, { metadataOverride: { title } });
}

async function assertReplays(facet: TestServer, { place, at, bytes }: Seen): Promise<void> {
  const path = `${place.audience.path}/as_of?at=${at}&path=${place.path}`;
  const response = await fetch(facet.url + path, {
    headers: { 'x-api-key': facet.key, accept: 'text/html' },
  });
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  assert.equal(response.headers.get('etag'), `"${hash}"`);
  assert.equal((await facet.get(path)).body.renditionSha256, hash);
}

eachEngine('replay', (engine) => {
  const visits = engine === 'sqlite' ? amounts.replayVisits : Math.ceil(amounts.replayVisits / 2);
  test(`${visits} visits replay byte for byte`, { timeout: 120_000 + visits * 500 }, async (t) => {
    const random = makeRandom();
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    let facet = await startServer(t, engine, { database });
    const made = await makePlaces(facet);
    const seen: Seen[] = [];
    for (let n = 0; n < visits; n++) {
      if (random() < 0.3) await edit(facet, made, random);
      // Another process on the same data, with nothing in its memory.
      if (n === Math.floor(visits / 2)) facet = await restarted(t, facet, database);
      facet.clock.advance(1 + Math.floor(random() * 8_000));
      const place = made.places[Math.floor(random() * made.places.length)] as Place;
      const { bytes, status } = await visit(facet.url, place.path);
      assert.equal(status, 200);
      seen.push({ place, at: new Date(facet.clock.now()).toISOString(), bytes });
      facet.clock.advance(1);
    }
    assert.ok(new Set(seen.map(({ bytes }) => bytes.toString())).size > visits / 10);
    await inParallel(seen.length, 4, async (n) => {
      await assertReplays(facet, seen[n] as Seen);
    });
  });

  async function restarted(
    t: TestContext,
    before: TestServer,
    database: Awaited<ReturnType<typeof migratedDatabase>>,
  ): Promise<TestServer> {
    const next = await startServer(t, engine, { database });
    next.clock.advance(before.clock.now() - Date.now() + 1);
    return next;
  }
});
