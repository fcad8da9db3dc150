// What copying asks of the engines beside reading and writing rows.
import type { Db } from '../platform/db/open.ts';
import type { TableShape } from './catalogue.store.ts';

/** First in a transaction: it sees one moment, and may take as long as it needs. */
export async function holdStill(db: Db, { readOnly }: { readOnly: boolean }): Promise<void> {
  // SQLite lets one transaction write at a time, and reads there see what was there when it began.
  if (db.engine === 'sqlite') return;
  const mode = readOnly ? 'set transaction isolation level repeatable read, read only;' : '';
  await db.script(
    `${mode} set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
  );
}

/** Gives back how to put them back. Both are part of the transaction. */
export async function takeTriggersOff(db: Db, tables: TableShape[]): Promise<() => Promise<void>> {
  if (db.engine === 'postgres') {
    const all = (word: string) =>
      tables.map(({ name }) => `alter table "${name}" ${word} trigger user;`).join('\n');
    await db.script(all('disable'));
    return () => db.script(all('enable'));
  }
  const { rows } = await db.query<{ name: string; sql: string }>(
    `select name, sql from sqlite_master where type = 'trigger'`,
    [],
  );
  await db.script(rows.map(({ name }) => `drop trigger "${name}";`).join('\n'));
  return () => db.script(rows.map(({ sql }) => `${sql};`).join('\n'));
}

/** What the engine gives out next comes after what was copied; SQLite looks for itself. */
export async function resumeIdentities(db: Db, tables: TableShape[]): Promise<void> {
  if (db.engine === 'sqlite') return;
  for (const { name, identity } of tables) {
    if (identity === undefined) continue;
    await db.script(`
      select setval(pg_get_serial_sequence('"${name}"', '${identity}'),
        coalesce(max("${identity}"), 1), max("${identity}") is not null) from "${name}"`);
  }
}

/** Processes of Facet that have this PostgreSQL open, beside the one that asks. */
export async function othersConnected(db: Db): Promise<number> {
  const { rows } = await db.query<{ connections: number }>(
    `select count(*) as connections from pg_stat_activity
     where datname = current_database() and application_name like 'facet%' and pid <> pg_backend_pid()`,
    [],
  );
  return rows[0]?.connections ?? 0;
}

/** A fresh database has no statistics, and plans badly until it has; it would get them in time. */
export async function analyze(db: Db): Promise<void> {
  if (db.engine === 'postgres') await db.query('analyze', []);
}
