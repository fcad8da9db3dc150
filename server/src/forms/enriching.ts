// The job that enriches a submission. What was found, the event about it and the end of the job are one
// transaction: each submission ends with exactly one of form.enriched and form.enrichment_failed.
import type { Db } from '../platform/db/open.ts';
import { type JobHandler, NotWorthRetrying } from '../platform/jobs/worker.ts';
import { type Enricher, EnrichmentFailure } from './enricher.ts';
import type { Forms } from './forms.service.ts';

const maxAttempts = 4;

export function makeEnriching(deps: {
  db: Db;
  forms: Forms;
  enricher: Enricher;
}): JobHandler<'enrich_form'> {
  const { db, forms, enricher } = deps;
  return {
    maxAttempts,
    async run({ tenantId, payload }, tools) {
      const row = await forms.findWaiting(tenantId, payload.submissionId);
      if (!row) return;
      const enrichment = await enricher(row, tools.signal).catch((error: unknown) => {
        const final = error instanceof EnrichmentFailure && !error.retryable;
        throw final ? new NotWorthRetrying(error.message, { cause: error }) : error;
      });
      if (Object.keys(enrichment).every((name) => name === 'source')) {
        const nothing = new EnrichmentFailure('nothing is known of the sender', false);
        throw new NotWorthRetrying(nothing.message, { cause: nothing });
      }
      await db.transaction(async () => {
        // First of all: if the job was taken back, nothing below may happen.
        await tools.finish();
        await forms.settle(row, { enrichment });
      });
    },
    async onDead({ tenantId, payload }, error) {
      const row = await forms.findWaiting(tenantId, payload.submissionId);
      if (row) await forms.settle(row, { error: reasonOf(error) });
    },
  };
}

/** Only the enricher's own words are fit to be told. */
function reasonOf(error: unknown): string {
  const source = error instanceof NotWorthRetrying ? error.cause : error;
  return source instanceof EnrichmentFailure ? source.message : 'the enrichment failed';
}
