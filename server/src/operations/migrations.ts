// How far a database is, without bringing it further.
import { readMigrations, refuseUnknown } from '../platform/db/migrate.ts';
import type { Reader } from './reader.ts';

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

const tableText = {
  sqlite: `select name from sqlite_master where type = 'table' and name = 'facet_migrations'`,
  postgres: `select 1 as name where to_regclass('facet_migrations') is not null`,
};

/** False for a database that no Facet has been started on. */
export const isFacetDatabase = async (db: Reader): Promise<boolean> =>
  (await db.read(tableText[db.engine])).length > 0;

/** Those not applied yet; throws a MigrationError when the database is newer, or made by a changed one. */
export async function pendingMigrations(db: Reader): Promise<string[]> {
  const migrations = readMigrations(db.engine);
  const applied = (await isFacetDatabase(db))
    ? await db.read<Applied>('select number, name, checksum from facet_migrations order by number')
    : [];
  refuseUnknown(migrations, applied);
  return migrations
    .filter(({ number }) => !applied.some((row) => row.number === number))
    .map(({ number, name }) => `${String(number).padStart(4, '0')}_${name}`);
}
