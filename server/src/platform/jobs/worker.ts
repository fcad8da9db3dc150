// Claims due jobs under a lease, runs their handlers, renews the leases by
// heartbeat, and puts back what failed. A job whose lease was lost, or that was
// taken back, is aborted; its finish() fails, so its transaction leaves nothing.
// Which jobs to claim is mostly known by their order key: that of a job just ended, or of one just
// written. To find the others every job that waits must be looked at, so that is done now and then.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { JobRow } from '../db/tables.ts';
import type { Signals } from '../signals/signals.ts';
import {
  claimJobs,
  claimJobsOf,
  deleteJob,
  dropAllLeases,
  nextRunAt,
  renewLeases,
  returnJob,
} from './jobs.store.ts';
import { type Job, type JobKind, jobOf } from './queue.ts';

export interface JobTools {
  /** Aborted when the job was taken back, or the process is stopping. */
  signal: AbortSignal;
  /** Inside the handler's transaction: the job is done with it, or it is not to be done. */
  finish(): Promise<void>;
}

export interface JobHandler<K extends JobKind> {
  /** Tries in all, before the job is dead. */
  maxAttempts: number;
  run(job: Job<K>, tools: JobTools): Promise<void>;
  /** In the transaction that gives the job up. */
  onDead(job: Job<K>, error: unknown): Promise<void>;
}

/** One handler for every kind; a kind without one does not compile, and a row without one is refused at boot. */
export type JobHandlers = { [K in JobKind]: JobHandler<K> };

export interface WorkerReport {
  done(kind: string): void;
  failed(kind: string, error: unknown, dead: boolean): void;
}

export interface Worker {
  stop(): Promise<void>;
}

const usualLeaseMs = 15_000;
const beatsPerLease = 3;
const pollMs = 1_000;
const concurrency = 16;
const keysKept = 1_000;
const backOffMs = [1_000, 5_000, 30_000];

/**
 * What the job works on stands elsewhere than it did: a commit of a killed process came late. Read it again;
 * the job is still ours, and giving it up would leave the work undone for ever.
 */
export class MovedOn extends Error {
  override readonly name = 'MovedOn';
}

/** The job is another's by now, or there is nothing left to do for it. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
}

/** Thrown by a handler that knows another try would end the same way. */
export class NotWorthRetrying extends Error {
  override readonly name = 'NotWorthRetrying';
}

/** Thrown by a handler that was told when to come back. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  readonly delayMs: number;

  constructor(message: string, delayMs: number, options?: ErrorOptions) {
    super(message, options);
    this.delayMs = delayMs;
  }
}

const maxDelayMs = 600_000;

export async function startWorker(deps: {
  db: Db;
  clock: Clock;
  signals: Signals;
  handlers: JobHandlers;
  report: WorkerReport;
  leaseMs?: number | undefined;
}): Promise<Worker> {
  const { db, clock, signals, handlers, report, leaseMs = usualLeaseMs } = deps;
  const owner = randomUUID();
  const running = new Map<string, AbortController>();
  const underWay = new Set<Promise<void>>();
  let stopping = false;
  let claiming: Promise<void> | undefined;
  /** Order keys that may have a job to run, the one that waits longest first. */
  const keys = new Set<string>();
  /** There may be due jobs whose keys nobody told us: after a start, a back-off, a signal that was lost. */
  let lookAround = true;
  /** The last look around took as many as it might: there may be more. */
  let moreAround = false;

  // Nobody else serves a SQLite folder: what was running there was running in a process that is gone.
  if (db.engine === 'sqlite') await dropAllLeases(db, clock.now());

  function offer(orderKey: string): void {
    // To the end: every key has its turn.
    keys.delete(orderKey);
    if (keys.size < keysKept) keys.add(orderKey);
    else moreAround = true;
  }

  function takeKeys(limit: number): string[] {
    const taken = [...keys.keys().take(limit)];
    for (const key of taken) keys.delete(key);
    return taken;
  }

  /** Undefined when there is nowhere left to look. */
  async function take(limit: number): Promise<JobRow[] | undefined> {
    const now = clock.now();
    const lease = { owner, now, leaseUntil: now + leaseMs };
    const orderKeys = lookAround ? [] : takeKeys(limit);
    if (orderKeys.length > 0) return claimJobsOf(db, { ...lease, orderKeys });
    if (!lookAround && !moreAround) return undefined;
    lookAround = false;
    moreAround = false;
    const rows = await claimJobs(db, { ...lease, limit });
    if (rows.length >= limit) moreAround = true;
    return rows;
  }

  async function claim(): Promise<void> {
    while (!stopping && running.size < concurrency) {
      const rows = await take(concurrency - running.size);
      if (!rows) return;
      for (const row of rows) start(row);
    }
  }

  function wake(): void {
    claiming ??= claim()
      .catch((error: unknown) => {
        // The database is away; once it is back, a look around finds everything.
        keys.clear();
        moreAround = false;
        report.failed('claim', error, false);
      })
      .finally(() => {
        claiming = undefined;
        const more = keys.size > 0 || lookAround;
        if (more && !stopping && running.size < concurrency) wake();
      });
  }

  function start(row: JobRow): void {
    const controller = new AbortController();
    running.set(row.job_id, controller);
    const work = runOne(row, controller).finally(() => {
      running.delete(row.job_id);
      underWay.delete(work);
      offer(row.order_key);
      wake();
    });
    underWay.add(work);
  }

  async function runOne(row: JobRow, controller: AbortController): Promise<void> {
    const job = jobOf(row);
    const handler = handlers[job.kind] as JobHandler<JobKind> | undefined;
    let finished = false;
    try {
      if (!handler) throw new NotWorthRetrying(`no handler for ${row.kind}`);
      await handler.run(job, {
        signal: controller.signal,
        async finish() {
          if (!(await deleteJob(db, owner, job.jobId))) throw new JobLost('the job was taken back');
          db.afterCommit(() => {
            finished = true;
          });
        },
      });
      if (!finished) await deleteJob(db, owner, job.jobId);
      report.done(job.kind);
    } catch (error) {
      if (finished) return;
      if (error instanceof JobLost) await letGo(job);
      else await giveBack(job, handler, error);
    }
  }

  /** Not to be done any more: where it is still ours, those behind it must not wait for its lease to end. */
  async function letGo(job: Job): Promise<void> {
    try {
      await deleteJob(db, owner, job.jobId);
    } catch (error) {
      report.failed(job.kind, error, false);
    }
  }

  async function giveBack(
    job: Job,
    handler: JobHandler<JobKind> | undefined,
    error: unknown,
  ): Promise<void> {
    const now = clock.now();
    const reason = error instanceof Error ? error.message.slice(0, 1000) : String(error);
    try {
      if (stopping) {
        // Handed back untouched: another process, or the next start, goes on at once.
        const attempts = job.attempts - 1;
        await returnJob(db, owner, job.jobId, {
          state: 'waiting',
          run_at: now,
          last_error: null,
          attempts,
        });
        return;
      }
      const last = job.attempts >= (handler?.maxAttempts ?? 1);
      const dead = last || error instanceof NotWorthRetrying;
      const backOff = backOffMs[job.attempts - 1] ?? 60_000;
      const asked = error instanceof RetryLater ? Math.min(error.delayMs, maxDelayMs) : 0;
      const delayMs = Math.max(backOff, asked);
      await db.transaction(async () => {
        const ours = await returnJob(db, owner, job.jobId, {
          state: dead ? 'dead' : 'waiting',
          run_at: now + delayMs,
          last_error: reason,
        });
        if (ours && dead) await handler?.onDead(job, error);
      });
      report.failed(job.kind, error, dead);
    } catch (lost) {
      // The database is away: the lease will end, and the job be taken up again.
      report.failed(job.kind, lost, false);
    }
  }

  /** Back-offs that end, leases of the dead, lost signals: what nobody wakes us for. */
  async function poll(): Promise<void> {
    if (((await nextRunAt(db)) ?? Infinity) > clock.now()) return;
    lookAround = true;
    wake();
  }

  async function heartbeat(): Promise<void> {
    if (running.size === 0) return;
    const jobIds = [...running.keys()];
    const ours = new Set(await renewLeases(db, owner, jobIds, clock.now() + leaseMs));
    for (const jobId of jobIds) {
      if (!ours.has(jobId)) running.get(jobId)?.abort(new JobLost('the lease was lost'));
    }
  }

  const unsubscribe = signals.subscribe('jobs', (orderKey) => {
    offer(orderKey);
    wake();
  });
  const timers = [
    setInterval(() => {
      poll().catch((error: unknown) => report.failed('poll', error, false));
    }, pollMs),
    setInterval(() => {
      heartbeat().catch((error: unknown) => report.failed('heartbeat', error, false));
    }, leaseMs / beatsPerLease),
  ];
  wake();

  return {
    async stop() {
      stopping = true;
      unsubscribe();
      for (const timer of timers) clearInterval(timer);
      await claiming;
      for (const controller of running.values()) controller.abort(new Error('shutting down'));
      await Promise.all(underWay);
    },
  };
}
