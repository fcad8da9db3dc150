// Single statements of one turn of the event loop share a connection: they leave in one packet,
// run one after the other, each a transaction of its own, and their answers come in one.
// System calls and waking a process are most of what a small statement costs on either side.
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { isAway } from './postgres.errors.ts';

type Answer = pg.QueryResult;

interface Waiting {
  query: pg.QueryConfig;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** So that a burst still spreads over connections, and no answer waits behind many others. */
const statementsPerBatch = 8;

export function makeBatches(
  pool: pg.Pool,
  onLost: (error: Error) => void,
): (query: pg.QueryConfig) => Promise<Answer> {
  let waiting: Waiting[] = [];

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += statementsPerBatch) {
      const batch = all.slice(from, from + statementsPerBatch);
      pool.connect((error, client, release) => {
        if (client) send(batch, client, release);
        else for (const { reject } of batch) reject(error as Error);
      });
    }
  }

  function send(batch: Waiting[], client: pg.PoolClient, release: (broken?: Error) => void): void {
    let unanswered = batch.length;
    let broken: Error | undefined;
    client.on('error', onLost);
    const { stream } = connectionOf(client);
    stream.cork();
    for (const { query, resolve, reject } of batch) {
      void client.query(query, (error: Error | null, answer: Answer) => {
        if (isAway(error)) broken = error;
        if (--unanswered === 0) {
          client.off('error', onLost);
          release(broken);
        }
        if (error) reject(error);
        else resolve(answer);
      });
    }
    stream.uncork();
  }

  return (query) =>
    new Promise((resolve, reject) => {
      // Not at the end of this tick: requests that came over several sockets are read in several.
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ query, resolve, reject });
    });
}

/** What is asked in one turn leaves in one packet. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = connectionOf(client);
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const connectionOf = (client: pg.PoolClient): { stream: Duplex } =>
  (client as unknown as { connection: { stream: Duplex } }).connection;
