// Moves everything from one engine to the other. The target is one transaction: it holds all of it,
// compared row by row with what was read, or it holds nothing. Refuses a target that has data, and
// a source whose tables are not those of this program.
import { migrate } from '../platform/db/migrate.ts';
import type { Db } from '../platform/db/open.ts';
import { Failure } from '../platform/errors.ts';
import { insertGrams } from '../platform/search/search_grams.ts';
import { keysOf } from '../platform/search/search_index.ts';
import { readCatalogue, type TableShape } from './catalogue.store.ts';
import { holdStill, resumeIdentities, takeTriggersOff } from './copy.store.ts';
import { OperationFault } from './fault.ts';
import { pendingMigrations } from './migrations.ts';
import { readerOf } from './reader.ts';
import { batchesOf, Checksum, insertRows, type Row } from './rows.store.ts';

export interface CopiedTable {
  name: string;
  rows: number;
  checksum: string;
}

export async function copyDatabase(given: {
  source: Db;
  target: Db;
  now: number;
  /** Told of each table as it has been read. */
  progress?: (table: CopiedTable) => void;
}): Promise<CopiedTable[]> {
  const { source, target, now, progress = () => {} } = given;
  return source.transaction(async () => {
    await holdStill(source, { readOnly: true });
    const pending = await pendingMigrations(readerOf(source));
    if (pending.length > 0) {
      throw new OperationFault(
        `The source is not up to date (${pending.join(', ')}): run facet migrate on it first.`,
      );
    }
    const known = await readCatalogue(readerOf(source));
    return target.transaction(async () => {
      await holdStill(target, { readOnly: false });
      await migrate(target, now);
      const tables = await readCatalogue(readerOf(target));
      refuseOthers(known, tables);
      await refuseData(target, tables);
      // They count and cite what is inserted; here that is copied, with everything else.
      const putTriggersBack = await takeTriggersOff(target, tables);
      const copied: CopiedTable[] = [];
      for (const table of tables) {
        copied.push(await copyTable(source, target, table));
        progress(copied.at(-1) as CopiedTable);
      }
      await resumeIdentities(target, tables);
      await putTriggersBack();
      for (const [n, table] of tables.entries()) await compare(target, table, copied[n]);
      return copied;
    });
  });
}

function refuseOthers(source: TableShape[], target: TableShape[]): void {
  const describe = (tables: TableShape[]): string[] =>
    tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`);
  const others = new Set(describe(source)).symmetricDifference(new Set(describe(target)));
  if (others.size === 0) return;
  throw new OperationFault(
    `These tables are not the same on both sides, so nothing was copied: ${[...others].sort().join('; ')}`,
  );
}

async function refuseData(target: Db, tables: TableShape[]): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await target.query(`select 1 from "${name}" limit 1`, []);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length === 0) return;
  throw new OperationFault(
    `The target already holds data (${filled.join(', ')}), and copying would mix the two: use an empty database.`,
  );
}

async function copyTable(source: Db, target: Db, table: TableShape): Promise<CopiedTable> {
  const checksum = new Checksum(table);
  for await (const rows of batchesOf(readerOf(source), table)) {
    checksum.add(rows);
    try {
      await insertRows(target, table, rows);
    } catch (error) {
      if (error instanceof Failure) throw error;
      const reason = `${table.name} could not be written: ${(error as Error).message}. Nothing was kept.`;
      throw new OperationFault(reason, { cause: error });
    }
    if (table.name === 'search_documents') await indexAnew(target, rows);
  }
  return { name: table.name, rows: checksum.rows, checksum: checksum.text };
}

/** The index is another on each engine, and follows from the documents. */
async function indexAnew(target: Db, rows: Row[]): Promise<void> {
  const documents = rows.map((row) => ({
    searchId: Number(row.search_id),
    keys: keysOf(String(row.tenant_id), {
      collection: String(row.collection),
      text: String(row.text),
      shelves: String(row.shelves),
    }),
  }));
  for (let from = 0; from < documents.length; from += documentsAtOnce) {
    await insertGrams(target, documents.slice(from, from + documentsAtOnce));
  }
}

const documentsAtOnce = 100;

async function compare(
  target: Db,
  table: TableShape,
  expected: CopiedTable | undefined,
): Promise<void> {
  const checksum = new Checksum(table);
  for await (const rows of batchesOf(readerOf(target), table)) checksum.add(rows);
  if (checksum.rows === expected?.rows && checksum.text === expected.checksum) return;
  throw new OperationFault(
    `${table.name} arrived changed: ${expected?.rows} rows (${expected?.checksum}) became ` +
      `${checksum.rows} (${checksum.text}). Nothing was kept.`,
  );
}
