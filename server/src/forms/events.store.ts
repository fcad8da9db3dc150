import { sql as raw } from 'kysely';
import type { Db } from '../db/open.ts';

// Written out, so that the partial index of these events is seen to fit.
const ofForms = raw<boolean>`type in ('form.submitted', 'form.enriched', 'form.enrichment_failed')`;

/** What the events of these submissions told is gone; that there were some stays. */
export async function emptyFormEvents(
  db: Db,
  tenantId: string,
  submissionIds: string[],
): Promise<void> {
  for (const submissionId of submissionIds) {
    await db.sql
      .updateTable('events')
      .set({ payload: raw<string>`'{"type":"' || type || '","erased":true}'` })
      .where('tenant_id', '=', tenantId)
      .where('order_key', '=', submissionId)
      .where(ofForms)
      .execute();
  }
}
