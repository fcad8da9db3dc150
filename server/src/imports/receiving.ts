// A file of rows on its way in: read as it comes, and stored in parts of whole rows. At no time is
// more of it held than one part.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { Failure } from '../platform/errors.ts';
import { CsvFault, makeCsvReader } from '../platform/formats/csv.ts';
import type { MakeId } from '../platform/ids.ts';
import { deleteReceiving, insertImport, insertPart, moveImport } from './imports.store.ts';

export interface ReceivedRows {
  importId: string;
  header: string[];
  rows: number;
  parts: number;
  sha256: string;
  sizeBytes: number;
}

/** A part is one transaction: more of them would hold other writers up for longer. */
export const rowsPerPart = 500;
const charactersPerPart = 524_288;

export async function receiveRows(
  { db, clock, makeId }: { db: Db; clock: Clock; makeId: MakeId },
  tenantId: string,
  content: Readable,
): Promise<ReceivedRows> {
  const importId = makeId('import');
  await insertImport(db, {
    import_id: importId,
    tenant_id: tenantId,
    kind: 'persons',
    dry_run: 0,
    status: 'receiving',
    header: '[]',
    mapping: '[]',
    row_count: 0,
    parts: 0,
    next_part: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    reason: null,
    created_at: clock.now(),
    finished_at: null,
  });
  try {
    const received = await readAll(db, tenantId, importId, content);
    await moveImport(
      db,
      tenantId,
      importId,
      { statuses: ['receiving'] },
      {
        header: JSON.stringify(received.header),
        row_count: received.rows,
        parts: received.parts,
      },
    );
    return received;
  } catch (error) {
    await deleteReceiving(db, tenantId, importId);
    throw readable(error);
  }
}

async function readAll(
  db: Db,
  tenantId: string,
  importId: string,
  content: Readable,
): Promise<ReceivedRows> {
  const reader = makeCsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const hash = createHash('sha256');
  const received: ReceivedRows = {
    importId,
    header: [],
    rows: 0,
    parts: 0,
    sha256: '',
    sizeBytes: 0,
  };
  let waiting: string[][] = [];
  let characters = 0;

  async function store(): Promise<void> {
    if (waiting.length === 0) return;
    await insertPart(db, {
      tenant_id: tenantId,
      import_id: importId,
      part: received.parts,
      first_row: received.rows - waiting.length + 2,
      cells: JSON.stringify(waiting),
    });
    received.parts += 1;
    waiting = [];
    characters = 0;
  }

  async function take(rows: string[][]): Promise<void> {
    for (const row of rows) {
      if (received.header.length === 0) {
        received.header = row;
        continue;
      }
      waiting.push(row);
      received.rows += 1;
      for (const cell of row) characters += cell.length;
      if (waiting.length >= rowsPerPart || characters >= charactersPerPart) await store();
    }
  }

  for await (const piece of content as AsyncIterable<Buffer>) {
    hash.update(piece);
    received.sizeBytes += piece.length;
    await take(reader.push(decoder.decode(piece, { stream: true })));
  }
  await take(reader.push(decoder.decode()));
  await take(reader.end());
  await store();
  if (received.header.length === 0) throw new CsvFault(1, 'the file has no header row');
  received.sha256 = hash.digest('hex');
  return received;
}

function readable(error: unknown): unknown {
  if (error instanceof CsvFault) {
    return new Failure('malformed_csv', { detail: `Row ${error.row}: ${error.message}.` });
  }
  const notUtf8 = error instanceof TypeError && 'code' in error;
  return notUtf8 ? new Failure('malformed_csv', { detail: 'The file is not UTF-8.' }) : error;
}
