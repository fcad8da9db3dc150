// PostgreSQL, for when one machine is not enough. Every statement text is
// prepared once a connection, under a name of its own. A transaction that lost
// against another (deadlock, serialization) is run again from the start.
import { userInfo } from 'node:os';
import pg from 'pg';
import type { Engine, Parameter, Rows, TransactionOptions, TransactionSession } from './engine.ts';
import { makeBatches, sendTogether } from './postgres.batch.ts';
import { isAway, lostAgainstAnother, translate } from './postgres.errors.ts';
import { straight, type Way, wayAround } from './postgres.pooler.ts';

// As every PostgreSQL client does: who names no user is the one who runs the program. pg itself
// knows them by the environment only, which services are often started without.
pg.defaults.user ??= userInfo().username;

const transactionTries = 5;
/** Past this many texts (lists of ids make new ones), a statement goes unnamed. */
const namedStatements = 1_000;

/**
 * A transaction that brings many rows at once fills tables faster than PostgreSQL counts them. A named
 * statement keeps the plan of the empty table, and then reads all of it for each batch: these are
 * planned each time, which costs them next to nothing.
 */
const takesRows = (text: string): boolean =>
  text.includes('json_array_elements_text(') || text.includes('json_to_recordset(');

/** Lifts the limit of a connection for one query; 0 would mean the connection's own. */
const noTimeout = { query_timeout: 2 ** 31 - 1 };

const int8 = 20;
const numeric = 1700;
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    // Milliseconds, counts and sums, all well below 2^53.
    if (oid === int8 || oid === numeric) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** Of each statement, and of a transaction that nobody goes on with. */
const limitMs = 30_000;
const limits = { statement_timeout: limitMs, idle_in_transaction_session_timeout: limitMs };
const ownLimits = Object.entries(limits)
  .map(([name, ms]) => `; set local ${name} = ${ms}`)
  .join('');

/** Finds out first what is at the address: PostgreSQL, or a pooler before it. */
export async function openPostgres(
  url: string,
  poolSize: number,
  onLost: (error: Error) => void,
): Promise<Engine> {
  const first = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ...limits });
  first.on('error', () => {});
  const way = await first.connect().then(
    () => straight,
    // One that is away may be back when it is needed; whoever asks first is told.
    (refusal: unknown) =>
      wayAround(url, refusal).then(
        (found) => found ?? straight,
        () => straight,
      ),
  );
  await first.end().catch(() => {});
  return overWay(url, poolSize, onLost, way);
}

function overWay(url: string, poolSize: number, onLost: (error: Error) => void, way: Way): Engine {
  const begin = way.takesSettings ? 'begin' : `begin${ownLimits}`;
  // pg's types do not know `pipeline` yet: a query is sent without waiting for the one before.
  const settings: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: poolSize,
    pipeline: true,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Past the server's own limit: only a server that has fallen silent lets this one pass.
    query_timeout: 35_000,
    ...(way.takesSettings ? limits : {}),
    application_name: 'facet',
  };
  const pool = new pg.Pool(settings);
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', onLost);
  const inBatch = makeBatches(pool, onLost);

  const names = new Map<string, string>();
  const statement = (
    text: string,
    values: readonly Parameter[],
    { named = true } = {},
  ): pg.QueryConfig => {
    let name = named ? names.get(text) : undefined;
    if (name === undefined && named && way.takesNames && names.size < namedStatements) {
      name = `f${names.size}`;
      names.set(text, name);
    }
    return name === undefined
      ? { text, values: values as Parameter[] }
      : { name, text, values: values as Parameter[] };
  };

  const run = async <R>(
    target: pg.Pool | pg.PoolClient,
    query: pg.QueryConfig,
    limit?: { query_timeout: number },
  ): Promise<Rows<R>> => rowsOf<R>(await target.query(Object.assign(query, limit)));

  async function attempt<T>(
    work: (session: TransactionSession) => Promise<T>,
    { mayTakeLong = false }: TransactionOptions,
  ): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    // The pool listens to idle connections only; one that breaks in our hands would end the process.
    client.on('error', onLost);
    try {
      // Sent with the first statement. Only a connection that is lost can refuse it, and then
      // nothing after it gets through either.
      sendTogether(client);
      const begun = client.query(mayTakeLong ? 'begin; set local statement_timeout = 0' : begin);
      begun.catch(() => {});
      const limit = mayTakeLong ? noTimeout : undefined;
      const value = await work({
        query(text, parameters) {
          sendTogether(client);
          return run(client, statement(text, parameters, { named: !takesRows(text) }), limit);
        },
        // Without values pg speaks the simple protocol, which takes several statements.
        script: async (text) => {
          await client.query({ text, ...limit });
        },
      });
      await begun;
      await client.query('commit');
      return value;
    } catch (error) {
      // Who is away cannot be asked to roll back; closing the connection does it.
      if (isAway(error)) broken = error;
      else {
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
      }
      throw error;
    } finally {
      client.off('error', onLost);
      client.release(broken);
    }
  }

  async function transaction<T>(
    work: (session: TransactionSession) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(work, options);
      } catch (error) {
        if (tries < transactionTries && lostAgainstAnother(error)) continue;
        throw translate(error);
      }
    }
  }

  return {
    name: 'postgres',
    async query<R>(
      text: string,
      parameters: readonly Parameter[],
      quick = false,
    ): Promise<Rows<R>> {
      for (let tries = 1; ; tries++) {
        try {
          if (quick) return rowsOf<R>(await inBatch(statement(text, parameters)));
          return await run<R>(pool, statement(text, parameters));
        } catch (error) {
          if (tries < transactionTries && lostAgainstAnother(error)) continue;
          throw translate(error);
        }
      }
    },
    transaction,
    async lock(session, name) {
      await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    },
    // Dead rows stay until vacuum comes by; it runs on its own.
    scrub: async () => ({ done: Promise.resolve() }),
    close: () => pool.end(),
  };
}

const rowsOf = <R>(result: pg.QueryResult): Rows<R> => ({
  rows: result.rows as R[],
  changes: result.command === 'SELECT' ? 0 : (result.rowCount ?? 0),
});
