import { isoTime } from '../platform/clock.ts';
import type { ImportRow } from '../platform/db/tables.ts';
import { Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';

const Count = Type.Integer({ minimum: 0 });

export const importFields = {
  importId: Type.String(),
  kind: OneOf(['persons', 'accounts']),
  dryRun: Type.Boolean({ description: 'Nothing is written; the counts say what would be' }),
  status: OneOf(['queued', 'running', 'finished', 'failed', 'cancelled']),
  rows: Type.Integer({ minimum: 0, description: 'In the file, without the header' }),
  created: Count,
  updated: Count,
  unchanged: Count,
  failed: Type.Integer({ minimum: 0, description: 'Rows that were rejected' }),
  reason: Type.Optional(Type.String({ description: 'Why the import failed as a whole' })),
  createdAt: Timestamp,
  finishedAt: Nullable(Timestamp),
};

export const Import = Type.Object(importFields, { title: 'Import' });

export const renderImport = (row: ImportRow): Static<typeof Import> => ({
  importId: row.import_id,
  kind: row.kind,
  dryRun: row.dry_run === 1,
  status: row.status === 'receiving' ? 'queued' : row.status,
  rows: row.row_count,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  failed: row.failed,
  ...(row.reason === null ? {} : { reason: row.reason }),
  createdAt: isoTime(row.created_at),
  finishedAt: row.finished_at === null ? null : isoTime(row.finished_at),
});
