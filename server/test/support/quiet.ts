import { eventually } from './process.ts';
import type { TestServer } from './server.ts';

/** Waits until the worker has nothing left to do, so that what is read stays as it is. */
export async function quiet({ db }: TestServer): Promise<void> {
  await eventually('the worker has nothing left to do', async () => {
    const { rows } = await db.query("select job_id from jobs where state <> 'dead' limit 1", []);
    return rows.length === 0;
  });
}
