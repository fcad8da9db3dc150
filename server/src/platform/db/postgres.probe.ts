// What Facet rests on, tried out before it serves: services that only speak PostgreSQL's language
// may take locks that hold nobody back, triggers that never fire, or listeners that hear nothing.
import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Db } from './open.ts';
import { leaveTransaction } from './scope.ts';

/** Its message says what to do, and is for the operator. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

export interface ProbeOptions {
  db: Db;
  /** Where LISTEN goes: PostgreSQL itself. */
  directUrl: string;
}

const patienceMs = 5_000;

export async function probePostgres({ db, directUrl }: ProbeOptions): Promise<void> {
  await Promise.all([probeLocks(db), probeTriggers(db), probeNotifications(db, directUrl)]);
}

async function probeLocks(db: Db): Promise<void> {
  const key = randomInt(2 ** 40);
  const held = await db.transaction(async () => {
    await db.query('select pg_advisory_xact_lock($1)', [key]);
    const others = Promise.withResolvers<boolean>();
    // Outside this transaction, so on another session.
    leaveTransaction(async () => {
      const { rows } = await db.query<{ got: boolean }>(
        'select pg_try_advisory_xact_lock($1) as got',
        [key],
      );
      return rows[0]?.got !== true;
    }).then(others.resolve, others.reject);
    return others.promise;
  });
  if (held) return;
  throw new UnfitDatabase(
    'The database does not hold advisory locks: two requests could change the same thing at once. Facet needs PostgreSQL itself.',
  );
}

const undone = new Error('the probe is undone');

async function probeTriggers(db: Db): Promise<void> {
  let fired = false;
  const name = `facet_probe_${randomUUID().replaceAll('-', '')}`;
  await db
    .transaction(async () => {
      await db.script(`
        create temp table ${name} (n integer) on commit drop;
        create function pg_temp.${name}() returns trigger language plpgsql as
          $$ begin new.n := new.n + 1; return new; end $$;
        create trigger ${name} before insert on ${name} for each row execute function pg_temp.${name}();
        insert into ${name} values (1)`);
      const { rows } = await db.query<{ n: number }>(`select n from ${name}`, []);
      fired = rows[0]?.n === 2;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (fired) return;
  throw new UnfitDatabase(
    'The database does not run triggers: totals would be wrong. Facet needs PostgreSQL itself.',
  );
}

async function probeNotifications(db: Db, directUrl: string): Promise<void> {
  const channel = `facet_probe_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({
    connectionString: directUrl,
    connectionTimeoutMillis: patienceMs,
    application_name: 'facet probe',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const heard = new Promise<boolean>((resolve) => {
      client.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), patienceMs).unref();
    });
    await client.query(`listen ${channel}`);
    await db.query('select pg_notify($1, $2)', [channel, 'probe']);
    if (await heard) return;
  } finally {
    await client.end().catch(() => {});
  }
  throw new UnfitDatabase(
    'Notifications of the database do not arrive. Behind a pooler such as PgBouncer, set FACET_DATABASE_DIRECT_URL to an address that leads to PostgreSQL itself.',
  );
}
