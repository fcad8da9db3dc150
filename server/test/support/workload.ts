// Clients that write as fast as they are answered and remember two things: what
// they tried, and what they were told is done. The second must survive anything.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import type { Db } from '../../src/platform/db/open.ts';
import { inParallel } from './parallel.ts';
import type { FacetProcess } from './process.ts';

/** A write that can be sent again: with its key it has one effect. */
interface Attempt {
  path: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** The id we were given, once we were. */
  id?: string;
}

export interface Workload {
  attempts: Attempt[];
  acknowledged(): number;
  /** Resolves when this many more writes have been acknowledged, or the clients are gone. */
  progress(writes: number): Promise<void>;
  /** No new writes; resolves when those under way are answered or lost. */
  stop(): Promise<void>;
}

export function startWorkload(facet: FacetProcess, name: string, clients = 6): Workload {
  const attempts: Attempt[] = [];
  let stopped = false;
  let acknowledged = 0;
  const waiting: { at: number; resolve: () => void }[] = [];

  async function client(number: number): Promise<void> {
    for (let n = 0; !stopped; n++) {
      const attempt = nextAttempt(`${name}-${number}-${n}`);
      attempts.push(attempt);
      try {
        attempt.id = await send(facet, attempt);
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
        return;
      }
      acknowledged += 1;
      for (const { at, resolve } of waiting) if (acknowledged >= at) resolve();
    }
  }
  const done = Promise.all(Array.from({ length: clients }, (_, n) => client(n)));

  return {
    attempts,
    acknowledged: () => acknowledged,
    async progress(writes) {
      const reached = Promise.withResolvers<void>();
      waiting.push({ at: acknowledged + writes, resolve: reached.resolve });
      await Promise.race([reached.promise, done]);
    },
    async stop() {
      stopped = true;
      await done;
    },
  };
}

/** By turns a person with an Idempotency-Key and an account log with its own. */
function nextAttempt(key: string): Attempt {
  if (randomInt(2) === 0) {
    return {
      path: '/v0/persons',
      body: { name: `Person ${key}`, email: `${key}@workload.example` },
      headers: { 'idempotency-key': key },
    };
  }
  return {
    path: '/v0/account_logs',
    body: {
      source: 'workload',
      payload: { key, filler: 'x'.repeat(randomInt(2_000)) },
      domain: `company${randomInt(20)}.example`,
      idempotencyKey: key,
    },
    headers: {},
  };
}

/** The id of what was written; throws when there was no answer, or the service is about to leave. */
async function send(facet: FacetProcess, attempt: Attempt): Promise<string> {
  const { path, body, headers } = attempt;
  const reply = await facet.call('POST', path, { body, headers });
  if (reply.status === 503) throw new Error(reply.body.code);
  assert.equal(reply.status, 201, JSON.stringify(reply.body));
  return reply.body.personId ?? reply.body.accountLogId;
}

/** Sends everything once more: what was acknowledged has the same id, the rest takes effect now. */
export async function retryAll(facet: FacetProcess, attempts: Attempt[]): Promise<void> {
  await inParallel(attempts.length, 6, async (n) => {
    const attempt = attempts[n] as Attempt;
    const id = await send(facet, attempt);
    if (attempt.id !== undefined) assert.equal(id, attempt.id);
    attempt.id = id;
  });
}

/** Every acknowledged write is in the database, with what it said. */
export async function assertStored(db: Db, attempts: Attempt[]): Promise<void> {
  const persons = await db.sql.selectFrom('persons').select(['person_id', 'email']).execute();
  const logs = await db.sql
    .selectFrom('activities')
    .select(['activity_id', 'idempotency_key'])
    .execute();
  const stored = new Map([
    ...persons.map((row) => [row.person_id, row.email] as const),
    ...logs.map(
      (row) => [row.activity_id.replace('activity', 'accountlog'), row.idempotency_key] as const,
    ),
  ]);
  for (const { id, body } of attempts) {
    if (id !== undefined) assert.equal(stored.get(id), body.email ?? body.idempotencyKey, id);
  }
}

/** Every attempt has had one effect: none is missing, none is doubled, none was not ours. */
export async function assertOnce(db: Db, attempts: Attempt[]): Promise<void> {
  const ids = new Set(attempts.map(({ id }) => id));
  assert.equal(ids.size, attempts.length);
  const count = async (table: 'persons' | 'activities') => {
    const { rows } = await db.query<{ total: number }>(
      `select count(*) as total from ${table}`,
      [],
    );
    return Number(rows[0]?.total);
  };
  const personsTried = attempts.filter(({ path }) => path === '/v0/persons').length;
  assert.equal(await count('persons'), personsTried);
  assert.equal(await count('activities'), attempts.length - personsTried);
}
