// Applies the numbered SQL files in order, each once, each in a transaction with
// its own record. A number has one portable file, or a file per engine; an
// engine without a file of that number has nothing to do there.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EngineName } from './engine.ts';
import type { Db } from './open.ts';

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface Migration {
  number: number;
  name: string;
  text: string;
  checksum: string;
}

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

export function readMigrations(engine: EngineName): Migration[] {
  const migrations: Migration[] = [];
  for (const file of readdirSync(folder).sort()) {
    const match = /^(\d{4})_(\w+?)(?:\.(sqlite|postgres))?\.sql$/.exec(file);
    if (!match) throw new MigrationError(`${file} is not named like a migration`);
    if (match[3] !== undefined && match[3] !== engine) continue;
    const text = readFileSync(`${folder}${file}`, 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    migrations.push({ number: Number(match[1]), name: match[2] ?? '', text, checksum });
  }
  return migrations;
}

/** Brings the database up to date and says which migrations it applied. */
export async function migrate(db: Db, now: number): Promise<string[]> {
  const migrations = readMigrations(db.engine);
  const bringUpToDate = async (): Promise<string[]> => {
    await db.lock('facet migrations');
    await db.script(
      `create table if not exists facet_migrations (
        number integer primary key, name text not null, checksum text not null, applied_at bigint not null)`,
    );
    const rows = await db.sql
      .selectFrom('facet_migrations')
      .select(['number', 'name', 'checksum'])
      .orderBy('number')
      .execute();
    refuseUnknown(migrations, rows);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (rows.some((row) => row.number === migration.number)) continue;
      await db.script(migration.text);
      await db.sql
        .insertInto('facet_migrations')
        .values({
          number: migration.number,
          name: migration.name,
          checksum: migration.checksum,
          applied_at: now,
        })
        .execute();
      applied.push(`${String(migration.number).padStart(4, '0')}_${migration.name}`);
    }
    return applied;
  };
  return db.transaction(bringUpToDate, { mayTakeLong: true });
}

/** Throws when the database was made by a newer or a changed program. */
export function refuseUnknown(
  migrations: Migration[],
  applied: { number: number; name: string; checksum: string }[],
): void {
  const newest = migrations.at(-1)?.number ?? 0;
  const newer = applied.filter((row) => row.number > newest);
  if (newer.length > 0) {
    throw new MigrationError(
      `The database is newer than this program: it holds migration ${newer.at(-1)?.number} (${newer.at(-1)?.name}), ` +
        `this program knows up to ${newest}. Start a newer Facet on it.`,
    );
  }
  for (const row of applied) {
    const known = migrations.find((migration) => migration.number === row.number);
    if (known && known.checksum !== row.checksum) {
      throw new MigrationError(
        `Migration ${row.number} (${row.name}) was applied with other text than this program has. ` +
          'Migrations are frozen once released; this database was made by a changed one.',
      );
    }
  }
}
