// All cores of one machine: several processes behind one port, on one PostgreSQL. This one starts them,
// starts again what ends by itself, and on SIGHUP replaces them one after the other.
import cluster, { type Worker } from 'node:cluster';
import type { Config } from '../config/config.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDb } from '../platform/db/open.ts';
import { answerSiblings } from '../platform/siblings.ts';

const againMs = 1_000;

export interface Started {
  facet: 'started';
  /** What to tell the operator. */
  text: string;
}

export async function runProcesses(config: Config, count: number): Promise<void> {
  const db = await openDb({ ...config, poolSize: 1 });
  try {
    await migrate(db, systemClock.now());
  } finally {
    await db.close();
  }
  answerSiblings();
  let stopping = false;

  /** Resolves when it serves; fails when it ends before. */
  function startOne(): Promise<{ worker: Worker; text: string }> {
    const worker = cluster.fork();
    return new Promise((resolve, reject) => {
      worker.on('message', (message: Started) => {
        if (message.facet === 'started') resolve({ worker, text: message.text });
      });
      worker.once('exit', (code) => {
        reject(new Error(`a process ended with ${code}`));
        if (!stopping && !leaving.has(worker)) setTimeout(replace, againMs);
      });
    });
  }
  const leaving = new Set<Worker>();
  const replace = (): void => {
    if (!stopping) void startOne().catch(() => {});
  };

  // The first alone: it makes the first key, and the others find it.
  const first = await startOne().catch(() => undefined);
  if (!first) {
    // It has said why.
    process.exitCode = 1;
    stopping = true;
    return;
  }
  await Promise.all(Array.from({ length: count - 1 }, () => startOne()));
  process.stdout.write(first.text);
  process.stdout.write(`${count} processes\n`);

  async function roll(): Promise<void> {
    for (const old of Object.values(cluster.workers ?? {})) {
      if (!old || stopping) continue;
      await startOne();
      leaving.add(old);
      old.process.kill('SIGTERM');
    }
  }
  function stop(): void {
    if (stopping) process.exit(1);
    stopping = true;
    const workers = Object.values(cluster.workers ?? {});
    for (const worker of workers) worker?.process.kill('SIGTERM');
    cluster.on('exit', () => {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
    });
  }
  process.on('SIGHUP', () => void roll().catch(() => {}));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
