// kill -9 while visitors' beacons come in: what was acknowledged is there, sums and sessions agree, and
// sending everything again changes nothing more. FACET_KILL_ROUNDS raises the number of rounds.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { type Db, openDb } from '../src/platform/db/open.ts';
import type { Beacon } from '../src/sessions/beacon.ts';
import { makeVisitContexts } from '../src/sessions/visit_context.ts';
import { amounts } from './support/amounts.ts';
import { migratedDatabase } from './support/database.ts';
import { inParallel } from './support/parallel.ts';
import { envOf, type FacetProcess, serveFacet } from './support/process.ts';
import { assertRollupsExact } from './support/rollups.ts';
import { eachEngine } from './support/server.ts';
import { browserAgent, click, someKey } from './support/visits.ts';

const rounds = amounts.killRounds;
const clients = 6;

interface Attempt {
  beacon: Beacon;
  acknowledged: boolean;
}

async function send(facet: FacetProcess, attempt: Attempt): Promise<void> {
  const headers = { 'user-agent': browserAgent };
  const { status } = await facet.call('POST', '/_facet/collect', { body: attempt.beacon, headers });
  assert.equal(status, 204);
  attempt.acknowledged = true;
}

/** Each visitor clicks and clicks, a beacon for each, until the server is gone. */
async function visit(facet: FacetProcess, context: string, attempts: Attempt[]): Promise<void> {
  for (;;) {
    const [session, view] = [someKey(), someKey()];
    for (let sequence = 1; sequence <= 5; sequence++) {
      const elapsedMs = sequence * 4_000;
      const interactions = [click(sequence, elapsedMs)];
      const beacon = { context, session, view, elapsedMs, visibleMs: elapsedMs, interactions };
      const attempt = { beacon, acknowledged: false };
      attempts.push(attempt);
      try {
        await send(facet, attempt);
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
        return;
      }
    }
  }
}

async function storedClicks(db: Db): Promise<Set<string>> {
  const rows = await db.sql
    .selectFrom('session_interactions')
    .select(['view_key', 'sequence'])
    .execute();
  const clicks = rows.map((row) => `${row.view_key} ${row.sequence}`);
  assert.equal(new Set(clicks).size, clicks.length);
  return new Set(clicks);
}

const clickOf = ({ beacon }: Attempt): string =>
  `${beacon.view} ${beacon.interactions?.[0]?.sequence}`;

async function assertAgree(db: Db): Promise<void> {
  const { sql } = db;
  const { counted } = await sql
    .selectFrom('sessions')
    .select(({ fn }) => fn.sum<number>('interactions').as('counted'))
    .executeTakeFirstOrThrow();
  assert.equal(Number(counted), (await storedClicks(db)).size);
  await assertRollupsExact(db);
}

eachEngine('kill -9 while beacons come in', (engine) => {
  test(`${rounds} times loses no acknowledged beacon, and a repeat doubles none`, {
    timeout: rounds * 120_000,
  }, async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const env = envOf(database);
    const everything: Attempt[] = [];
    for (let round = 0; round < rounds; round++) {
      const facet = await serveFacet(t, env);
      const db = await openDb(database);
      const attempts: Attempt[] = [];
      const contexts = await sealedContexts(db);
      const visits = contexts.map((context) => visit(facet, context, attempts));
      const enough = randomInt(20, 200);
      while (attempts.filter(({ acknowledged }) => acknowledged).length < enough) {
        await new Promise((resolve) => setTimeout(resolve, randomInt(5)));
      }
      facet.signal('SIGKILL');
      await facet.ended;
      await Promise.all(visits);
      everything.push(...attempts);

      const again = await serveFacet(t, env);
      const stored = await storedClicks(db);
      for (const attempt of everything) {
        if (attempt.acknowledged) assert.ok(stored.has(clickOf(attempt)), 'an acknowledged click');
      }
      await assertAgree(db);
      await inParallel(attempts.length, clients, async (n) => {
        const attempt = attempts[n];
        if (attempt) await send(again, attempt);
      });
      assert.deepEqual(await storedClicks(db), new Set(everything.map(clickOf)));
      await assertAgree(db);
      await db.close();
      again.signal('SIGTERM');
      await again.ended;
    }
  });
});

/** Half of the visitors share an audience. */
async function sealedContexts(db: Db): Promise<string[]> {
  const { value } = await db.sql
    .selectFrom('instance_secrets')
    .select('value')
    .where('name', '=', 'visit contexts')
    .executeTakeFirstOrThrow();
  const { tenant_id: tenantId } = await db.sql
    .selectFrom('tenants')
    .select('tenant_id')
    .executeTakeFirstOrThrow();
  return Array.from({ length: clients }, (_, n) =>
    makeVisitContexts(value).seal({
      tenantId,
      pageId: 'page_visited',
      audienceId: `audience_${n % (clients / 2)}`,
      versionId: 'version_shown',
    }),
  );
}
