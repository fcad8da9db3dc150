// Databases for tests: copies of templates that were migrated once for the whole run,
// a folder for SQLite, a database on the server for PostgreSQL.
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { EngineName } from '../../src/platform/db/engine.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDb, sqliteFile } from '../../src/platform/db/open.ts';

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  remove(): Promise<void>;
}

const newName = (): string => `facet_test_${randomBytes(8).toString('hex')}`;

/** On SQLite an empty folder, as at a first start. */
export async function freshDatabase(engine: EngineName): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'facet-test-'));
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    return { databaseUrl: undefined, dataDir, remove: async () => removeDir() };
  }
  const { FACET_TEST_POSTGRES: admin, FACET_TEST_TEMPLATE: template } = process.env;
  if (admin === undefined || template === undefined) {
    throw new Error('run the tests with npm test; npm test -- WORD picks files');
  }
  const name = newName();
  // Copies files; page by page through the log, as is usual, takes more than twice the processor time.
  await run(admin, `create database ${name} template ${template} strategy file_copy`);
  return {
    databaseUrl: urlOf(admin, name),
    dataDir,
    async remove() {
      await run(admin, `drop database if exists ${name} with (force)`);
      removeDir();
    },
  };
}

/** Every table is there, and nothing in it. */
export async function migratedDatabase(engine: EngineName): Promise<TestDatabase> {
  const database = await freshDatabase(engine);
  const { FACET_TEST_SQLITE: template } = process.env;
  if (engine === 'sqlite' && template !== undefined) {
    copyFileSync(sqliteFile(template), sqliteFile(database.dataDir));
  }
  return database;
}

/** A folder with a database that `migratedDatabase` copies. */
export async function prepareSqlite(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'facet-test-'));
  const db = await openDb({ databaseUrl: undefined, dataDir });
  await migrate(db, Date.now());
  await db.close();
  return dataDir;
}

export async function prepareTemplate(admin: string): Promise<string> {
  const name = newName();
  await run(admin, `create database ${name}`);
  const db = await openDb({ databaseUrl: urlOf(admin, name), dataDir: tmpdir() });
  await migrate(db, Date.now());
  await db.close();
  return name;
}

export const removeTemplate = (admin: string, template: string): Promise<void> =>
  run(admin, `drop database if exists ${template} with (force)`);

function urlOf(admin: string, name: string): string {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
