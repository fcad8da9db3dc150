// Works off the search backlog in the background, when little else is written: a search finds what is
// due anyway, so there is no hurry, and creating many rows must not wait for their index.
import { performance } from 'node:perf_hooks';
import type { Db } from '../db/open.ts';
import { countDue } from './backlog.store.ts';
import { indexSomeDue, type SearchSources } from './backlog.ts';

export interface Indexer {
  stop(): Promise<void>;
}

const everyMs = 1_000;
const batch = 100;
/** The share of each second it may take. */
const busyMs = 250;
/** More new rows than this since the last look: somebody is loading data, and it waits. */
const rushRows = 500;
/** A process that is busy answering waits with it too. */
const busyShare = 0.5;
/** But not for ever. */
const patience = 300;
const countedAtMost = 5_000;

export function startIndexer(deps: {
  db: Db;
  sources: SearchSources;
  failed: (error: unknown) => void;
}): Indexer {
  const { db, sources, failed } = deps;
  let before = 0;
  let waited = 0;
  let seen = performance.eventLoopUtilization();
  let stopping = false;
  let underWay: Promise<void> | undefined;

  async function round(): Promise<void> {
    const due = await countDue(db, countedAtMost);
    const { utilization } = performance.eventLoopUtilization(seen);
    seen = performance.eventLoopUtilization();
    const rush = utilization > busyShare || (due - before > rushRows && due < countedAtMost);
    before = due;
    if (due === 0 || (rush && ++waited < patience)) return;
    waited = 0;
    for (const end = Date.now() + busyMs; Date.now() < end && !stopping; ) {
      if ((await indexSomeDue(db, sources, batch)) < batch) return;
    }
  }

  const timer = setInterval(() => {
    underWay ??= round()
      .catch(failed)
      .finally(() => {
        underWay = undefined;
      });
  }, everyMs);

  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
