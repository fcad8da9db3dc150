// Sums of every page of a tenant, day by day, in one statement.
import type { Db } from '../platform/db/open.ts';
import { type Period, spanOf } from './spans.ts';
import type { Sums } from './sums.ts';

/** Days without a session are left out. Days of pages that were deleted too. */
export const listDaysOfPages = (
  db: Db,
  tenantId: string,
  { from, to }: Period,
): Promise<(Sums & { page_id: string; name: string; bucket: number })[]> =>
  db.sql
    .selectFrom('pages as p')
    .innerJoin('session_rollups as r', (join) =>
      join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.scope_id', '=', 'p.page_id'),
    )
    .select([
      'p.page_id',
      'p.name',
      'r.bucket',
      'r.sessions',
      'r.eligible',
      'r.bounces',
      'r.conversions',
      'r.cta_sessions',
      'r.form_sessions',
      'r.interactions',
      'r.timed',
      'r.visible_ms',
      'r.scrolled',
      'r.scroll_percent',
    ])
    .where('p.tenant_id', '=', tenantId)
    .where('p.deleted_at', 'is', null)
    .where('r.span_ms', '=', spanOf.day)
    .where('r.bucket', '>=', from)
    .where('r.bucket', '<', to)
    .execute();
