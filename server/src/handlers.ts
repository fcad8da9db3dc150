// Every kind of job and who does it.
import type { Agent } from './agent/agent.ts';
import type { Library } from './audiences/briefing.ts';
import { makeDrafting } from './audiences/drafting.ts';
import { makeEnriching } from './forms/enriching.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/open.ts';
import type { JobHandlers } from './platform/jobs/worker.ts';
import type { Signals } from './platform/signals/signals.ts';
import type { Services } from './services.ts';

export interface HandlerDeps {
  db: Db;
  clock: Clock;
  signals: Signals;
  services: Services;
  agent: Agent;
  library: Library;
}

export const makeHandlers = ({ services, ...deps }: HandlerDeps): JobHandlers => ({
  draft_version: makeDrafting({ ...services, ...deps }),
  enrich_form: makeEnriching({ ...services, ...deps }),
});
