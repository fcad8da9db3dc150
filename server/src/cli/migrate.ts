import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDb } from '../platform/db/open.ts';

export async function runMigrate(args: string[]): Promise<void> {
  parseArgs({ args, options: {}, allowPositionals: false });
  const db = await openDb(readConfig());
  try {
    const applied = await migrate(db, Date.now());
    for (const name of applied) process.stdout.write(`applied ${name}\n`);
    process.stdout.write(
      applied.length > 0 ? 'The database is up to date now.\n' : 'The database is up to date.\n',
    );
  } finally {
    await db.close();
  }
}
