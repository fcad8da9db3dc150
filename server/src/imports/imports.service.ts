// Imports: files of persons or accounts, taken in by a job. This room owns the files while they wait,
// how far each has come, and the rows that could not be taken.
import type { Readable } from 'node:stream';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { ImportKind, ImportRejectRow, ImportRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import type { StagedFile } from '../platform/http/form.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import {
  countImports,
  countPersonsOf,
  deleteOldRows,
  deleteParts,
  deleteReceiving,
  deleteRejectsHolding,
  findImport,
  findPersonsOf,
  listAbandoned,
  listImports,
  listRejects,
  moveImport,
  replaceInPersonsOf,
} from './imports.store.ts';
import { readMapping } from './mapping.ts';
import { receiveRows } from './receiving.ts';

export interface NewImport {
  kind: ImportKind;
  /** JSON: column → field. */
  mapping?: string | undefined;
  dryRun?: boolean | undefined;
}

export interface Imports {
  uploadLimitBytes: number;
  /** The file as it comes; nobody's import until `start`, and removed unless that follows. */
  stage(tenantId: string, content: Readable, filename: string): Promise<StagedFile>;
  start(tenantId: string, importId: string, wanted: NewImport): Promise<ImportRow>;
  get(tenantId: string, importId: string): Promise<ImportRow>;
  list(tenantId: string, page: PageRequest): Promise<PageOf<ImportRow>>;
  cancel(tenantId: string, importId: string): Promise<ImportRow>;
  /** Rows that were not taken, in the order of the file, read in pages. */
  rejects(tenantId: string, importId: string): AsyncGenerator<ImportRejectRow>;
  /** How many persons it took in. One that is none of persons, a dry run, under way or a month old: refused. */
  countPersons(tenantId: string, importId: string): Promise<number>;
  /** Those of the first part at or behind this one that took somebody in. */
  personsFrom(
    tenantId: string,
    importId: string,
    part: number,
  ): Promise<{ part: number; personIds: string[] } | undefined>;
  /** Inside the transaction that erases a person. */
  forgetPerson(tenantId: string, personId: string): Promise<void>;
  /** Inside the transaction that erases a person. */
  forgetEmail(tenantId: string, email: string): Promise<number>;
  forgetOld(): Promise<void>;
}

const rejectsPage = 500;
const dayMs = 24 * 3_600_000;
const rowsKeptMs = 30 * dayMs;
/** Stands where an erased person was. */
const nobody = 'erased';

export function makeImports(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  queue: Queue;
  uploadLimitBytes: number;
}): Imports {
  const { db, clock, queue, uploadLimitBytes } = deps;

  async function get(tenantId: string, importId: string): Promise<ImportRow> {
    const row = await findImport(db, tenantId, importId);
    if (!row || row.status === 'receiving') throw new Failure('import_not_found');
    return row;
  }

  return {
    uploadLimitBytes,
    async stage(tenantId, content, filename) {
      const { importId, sha256, sizeBytes } = await receiveRows(deps, tenantId, content);
      return {
        filename,
        row: {
          file_id: importId,
          tenant_id: tenantId,
          sha256,
          mime_type: 'text/csv',
          size_bytes: sizeBytes,
          width: null,
          height: null,
          preview_bytes: null,
          created_at: clock.now(),
        },
        discard: () => db.transaction(() => deleteReceiving(db, tenantId, importId)),
      };
    },
    async start(tenantId, importId, { kind, mapping, dryRun = false }) {
      const received = await findImport(db, tenantId, importId);
      const header = JSON.parse(received?.header ?? '[]') as string[];
      const fields = readMapping(kind, header, mapping);
      await db.transaction(async () => {
        await moveImport(
          db,
          tenantId,
          importId,
          { statuses: ['receiving'] },
          { kind, status: 'queued', mapping: JSON.stringify(fields), dry_run: dryRun ? 1 : 0 },
        );
        await queue.enqueue(tenantId, 'import_rows', importId, { importId });
      });
      return get(tenantId, importId);
    },
    get,
    async list(tenantId, { after = beforeNewest, limit }) {
      const rows = await listImports(db, tenantId, { after, limit: limit + 1 });
      const cut = cutPage(rows, limit, (row) => row.import_id);
      return { ...cut, totalCount: await countImports(db, tenantId) };
    },
    async cancel(tenantId, importId) {
      await get(tenantId, importId);
      await db.transaction(async () => {
        const moved = await moveImport(
          db,
          tenantId,
          importId,
          { statuses: ['queued', 'running'] },
          { status: 'cancelled', finished_at: clock.now() },
        );
        if (!moved) throw new Failure('import_over');
        await queue.cancel(tenantId, importId);
        await deleteParts(db, tenantId, importId);
      });
      return get(tenantId, importId);
    },
    async *rejects(tenantId, importId) {
      for (let after = 0; ; ) {
        const rows = await listRejects(db, tenantId, importId, { after, limit: rejectsPage });
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < rejectsPage) return;
        after = last.row_number;
      }
    },
    async countPersons(tenantId, importId) {
      const row = await findImport(db, tenantId, importId);
      if (row && (row.status === 'queued' || row.status === 'running')) {
        throw new Failure('import_running');
      }
      const known = row?.kind === 'persons' && row.dry_run === 0;
      if (known && row.created_at >= clock.now() - rowsKeptMs) {
        return countPersonsOf(db, tenantId, importId);
      }
      const detail = 'is not the id of an import of persons from the last 30 days';
      throw invalidField('/importId', 'unknown_reference', detail);
    },
    async personsFrom(tenantId, importId, part) {
      const row = await findPersonsOf(db, tenantId, importId, part);
      return row && { part: row.part, personIds: JSON.parse(row.person_ids) as string[] };
    },
    forgetPerson: (tenantId, personId) => replaceInPersonsOf(db, tenantId, personId, nobody),
    forgetEmail: (tenantId, email) => deleteRejectsHolding(db, tenantId, email),
    async forgetOld() {
      await deleteOldRows(db, clock.now() - rowsKeptMs);
      for (const { tenant_id, import_id } of await listAbandoned(db, clock.now() - dayMs)) {
        await db.transaction(() => deleteReceiving(db, tenant_id, import_id));
      }
    },
  };
}
