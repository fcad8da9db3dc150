// Tells receivers of published versions whose claims lost their source. The claims were marked in the
// transaction that changed the source; the events follow one version at a time, so that a sentence a
// thousand variants rest on is edited as quickly as any other.
import type { Claims } from '../claims/claims.service.ts';
import type { Db } from '../platform/db/open.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import type { Outbox } from '../webhooks/outbox.ts';

const maxAttempts = 100;

export function makeStaleAnnouncing(deps: {
  db: Db;
  claims: Pick<Claims, 'takeStale'>;
  outbox: Outbox;
}): JobHandler<'announce_stale_claims'> {
  const { db, claims, outbox } = deps;
  return {
    maxAttempts,
    async run({ tenantId }, tools) {
      for (let more = true; more; ) {
        tools.signal.throwIfAborted();
        more = await db.transaction(async () => {
          const stale = await claims.takeStale(tenantId);
          if (!stale) await tools.finish();
          else await outbox.write(tenantId, 'claim.stale', stale.audienceId, stale);
          return stale !== undefined;
        });
      }
    },
    // Its claims are in the list of stale ones all the same.
    async onDead() {},
  };
}
