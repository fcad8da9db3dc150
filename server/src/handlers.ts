// Every kind of job and who does it.
import type { Agent } from './agent/agent.ts';
import { makeBatching } from './audiences/batches.ts';
import { makeDrafting } from './audiences/drafting.ts';
import { makeReaderRechecking } from './audiences/reader_claims.ts';
import { makeScheduledPublishing } from './audiences/schedule.ts';
import { makeStaleAnnouncing } from './audiences/stale_claims.ts';
import { makeEnriching } from './forms/enriching.ts';
import { makeImporting } from './imports/importing.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/open.ts';
import { startWorker, type Worker, type WorkerReport } from './platform/jobs/worker.ts';
import type { Signals } from './platform/signals/signals.ts';
import type { Services } from './services.ts';

export interface JobDeps {
  db: Db;
  clock: Clock;
  signals: Signals;
  services: Services;
  agent: Agent;
  /** Writes the page when the agent has failed for good. */
  fallback?: Agent | undefined;
  report: WorkerReport;
  leaseMs?: number | undefined;
}

/** The worker, with a handler for every kind of job. */
export function startJobs({
  services,
  agent,
  fallback,
  report,
  ...base
}: JobDeps): Promise<Worker> {
  const deps = { ...services, ...base, agent, fallback };
  return startWorker({
    ...base,
    report,
    handlers: {
      draft_version: makeDrafting(deps),
      enrich_form: makeEnriching(deps),
      import_rows: makeImporting(deps),
      batch_audiences: makeBatching(deps),
      publish_version: makeScheduledPublishing(deps),
      announce_stale_claims: makeStaleAnnouncing(deps),
      recheck_reader_claims: makeReaderRechecking(deps),
    },
  });
}
