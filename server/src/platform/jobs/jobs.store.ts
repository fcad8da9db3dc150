import { type Kysely, sql as raw, type SqlBool } from 'kysely';
import type { EngineName } from '../db/engine.ts';
import { insertion } from '../db/insertion.ts';
import type { Db } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import type { JobRow, Tables } from '../db/tables.ts';

const columns = [
  'job_id',
  'tenant_id',
  'kind',
  'order_key',
  'payload',
  'state',
  'attempts',
  'run_at',
  'lease_owner',
  'last_error',
  'created_at',
] as const;

const insert = insertion('jobs', columns);

export const insertJob = async (db: Db, row: JobRow): Promise<void> => {
  await insert(db, [row]);
};

const next = statement((sql, _: Record<never, never>) =>
  sql
    .selectFrom('jobs')
    .select('run_at')
    .where('state', '<>', 'dead')
    .orderBy('run_at')
    .orderBy('job_id')
    .limit(1),
);

/** When the next job may run, without taking it: a read, so that waiting costs no write. */
export const nextRunAt = async (db: Db): Promise<number | undefined> =>
  (await next(db, {}))[0]?.run_at;

interface Lease {
  owner: string;
  now: number;
  leaseUntil: number;
}

type Given<T> = { [K in keyof T]: T[K] };

const dueJobs = (sql: Kysely<Tables>, now: number) =>
  sql
    .selectFrom('jobs as j')
    .select('j.job_id')
    .where('j.state', '<>', 'dead')
    .where('j.run_at', '<=', now);

const lease = (
  sql: Kysely<Tables>,
  v: Lease,
  engine: EngineName,
  due: ReturnType<typeof dueJobs>,
) =>
  sql
    .updateTable('jobs')
    .set((set) => ({
      state: 'running' as const,
      lease_owner: v.owner,
      run_at: v.leaseUntil,
      attempts: set('attempts', '+', 1),
    }))
    .where((where) =>
      engine === 'postgres'
        ? // As an array it is chosen once. With `in`, one plan chooses again for each row, and takes too many.
          raw<SqlBool>`job_id = any(array(${due.forUpdate().skipLocked()}))`
        : where('job_id', 'in', due),
    )
    .returning(columns);

const claim = statement((sql, v: Given<Lease & { limit: number }>, engine) => {
  const due = dueJobs(sql, v.now)
    .where((not) =>
      not.not(
        not.exists(
          not
            .selectFrom('jobs as earlier')
            .select('earlier.job_id')
            .whereRef('earlier.order_key', '=', 'j.order_key')
            .whereRef('earlier.job_id', '<', 'j.job_id')
            .where('earlier.state', '<>', 'dead'),
        ),
      ),
    )
    .orderBy('j.run_at')
    .orderBy('j.job_id')
    .limit(v.limit);
  return lease(sql, v, engine, due);
});

/**
 * Takes due jobs: those waiting, and those whose lease has ended. A job waits while an earlier one of its
 * order key exists at all: finishing deletes it. Looks at every job that waits for another one, so it takes
 * the longer the more there are; `claimJobsOf` does not.
 */
export const claimJobs = (db: Db, wanted: Lease & { limit: number }): Promise<JobRow[]> =>
  claim(db, { ...wanted });

const claimFirst = statement((sql, v: Given<Lease & { orderKeys: string }>, engine) => {
  const first = raw`select (select e.job_id from jobs e where e.order_key = k.value and e.state <> 'dead'
    order by e.job_id limit 1)`;
  const isFirst =
    engine === 'postgres'
      ? raw<SqlBool>`j.job_id = any(array(${first} from (
          select value::key_text from json_array_elements_text(${v.orderKeys}::json) as given(value)) k))`
      : raw<SqlBool>`j.job_id in (${first} from json_each(${v.orderKeys}) k)`;
  return lease(sql, v, engine, dueJobs(sql, v.now).where(isFirst));
});

/** Takes the first job of each order key, where it is due. */
export const claimJobsOf = (
  db: Db,
  { orderKeys, ...wanted }: Lease & { orderKeys: readonly string[] },
): Promise<JobRow[]> => claimFirst(db, { ...wanted, orderKeys: JSON.stringify(orderKeys) });

/** The ids among these that are still ours. */
export async function renewLeases(
  db: Db,
  owner: string,
  jobIds: string[],
  leaseUntil: number,
): Promise<string[]> {
  const rows = await db.sql
    .updateTable('jobs')
    .set({ run_at: leaseUntil })
    .where('job_id', 'in', jobIds)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'running')
    .returning('job_id')
    .execute();
  return rows.map((row) => row.job_id);
}

const deleteOwn = statement((sql, v: { owner: string; jobId: string }) =>
  sql
    .deleteFrom('jobs')
    .where('job_id', '=', v.jobId)
    .where('lease_owner', '=', v.owner)
    .returning('job_id'),
);

/** False when the job is gone or another's by now. */
export const deleteJob = async (db: Db, owner: string, jobId: string): Promise<boolean> =>
  (await deleteOwn(db, { owner, jobId })).length > 0;

export async function deleteJobsOfKey(db: Db, tenantId: string, orderKey: string): Promise<void> {
  await db.sql
    .deleteFrom('jobs')
    .where('tenant_id', '=', tenantId)
    .where('order_key', '=', orderKey)
    .where('state', '<>', 'dead')
    .execute();
}

/** Puts a job back, to run again later, or to rest for good as a dead letter. */
export async function returnJob(
  db: Db,
  owner: string,
  jobId: string,
  change: Pick<JobRow, 'state' | 'run_at' | 'last_error'> & { attempts?: number },
): Promise<boolean> {
  const result = await db.sql
    .updateTable('jobs')
    .set({ ...change, lease_owner: null })
    .where('job_id', '=', jobId)
    .where('lease_owner', '=', owner)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A lone server's own leases from before it was killed are nobody's now. */
export async function dropAllLeases(db: Db, now: number): Promise<void> {
  await db.sql
    .updateTable('jobs')
    .set({ state: 'waiting', lease_owner: null, run_at: now })
    .where('state', '=', 'running')
    .execute();
}

export async function jobCounts(
  db: Db,
): Promise<{ kind: string; state: JobRow['state']; count: number; oldest: number }[]> {
  const rows = await db.sql
    .selectFrom('jobs')
    .select((select) => [
      'kind',
      'state',
      select.fn.countAll<number>().as('count'),
      select.fn.min('created_at').as('oldest'),
    ])
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), oldest: Number(row.oldest) }));
}
