import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from './server.ts';

/** Waits until the worker has nothing left to do, so that what is read stays as it is. */
export async function quiet({ db }: TestServer): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    const { rows } = await db.query("select job_id from jobs where state <> 'dead' limit 1", []);
    if (rows.length === 0) return;
    await sleep(20);
  }
  throw new Error('the worker is still at work');
}
