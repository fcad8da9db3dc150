// Jobs live in the database: written in the transaction that makes one
// necessary, deleted in the transaction that does its work. Killed anywhere,
// a job is neither lost nor done twice.
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { JobRow } from '../db/tables.ts';
import type { MakeId } from '../ids.ts';
import type { Signals } from '../signals/signals.ts';
import { deleteJobsOfKey, insertJob } from './jobs.store.ts';

/** Every kind of job and what it carries. One handler each, see worker.ts. */
export interface JobPayloads {
  draft_version: { pageId: string; audienceId: string; versionId: string };
  enrich_form: { submissionId: string };
  import_rows: { importId: string };
  batch_audiences: { batchId: string };
  publish_version: {
    pageId: string;
    audienceId: string;
    versionId: string;
    publishAt: number;
    by: { type: 'key' | 'member' | 'system'; id: string } | null;
  };
  announce_stale_claims: Record<never, never>;
  /** Of one person, or of all with the domain of an account. */
  recheck_reader_claims: { personId: string } | { domain: string };
}

export type JobKind = keyof JobPayloads;

export interface Job<K extends JobKind = JobKind> {
  jobId: string;
  tenantId: string;
  kind: K;
  payload: JobPayloads[K];
  /** 1 at the first try. */
  attempts: number;
}

export interface Queue {
  /** Inside the transaction that makes the job necessary. */
  enqueue<K extends JobKind>(
    tenantId: string,
    kind: K,
    orderKey: string,
    payload: JobPayloads[K],
    /** Left out: at once. */
    runAt?: number,
  ): Promise<void>;
  /** Takes back what is waiting or running under a key; a running one cannot finish then. */
  cancel(tenantId: string, orderKey: string): Promise<void>;
}

export function makeQueue(deps: { db: Db; clock: Clock; makeId: MakeId; signals: Signals }): Queue {
  const { db, clock, makeId, signals } = deps;
  return {
    async enqueue(tenantId, kind, orderKey, payload, runAt) {
      const now = clock.now();
      await insertJob(db, {
        job_id: makeId('job'),
        tenant_id: tenantId,
        kind,
        order_key: orderKey,
        payload: JSON.stringify(payload),
        state: 'waiting',
        attempts: 0,
        run_at: runAt ?? now,
        lease_owner: null,
        last_error: null,
        created_at: now,
      });
      db.afterCommit(() => signals.publish('jobs', orderKey));
    },
    cancel: (tenantId, orderKey) => deleteJobsOfKey(db, tenantId, orderKey),
  };
}

export const jobOf = (row: JobRow): Job => ({
  jobId: row.job_id,
  tenantId: row.tenant_id,
  kind: row.kind as JobKind,
  payload: JSON.parse(row.payload) as JobPayloads[JobKind],
  attempts: row.attempts,
});
