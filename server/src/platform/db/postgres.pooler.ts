// Whether a pooler such as PgBouncer stands before PostgreSQL, and what it takes. It refuses settings
// that come with the connection; in transaction mode each transaction may be on another session, so
// nothing that is set or prepared in one can be relied on in the next.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface Way {
  /** Settings may be sent with the connection; else every transaction sets its own. */
  takesSettings: boolean;
  /** Statements may be prepared by name. */
  takesNames: boolean;
}

/** Straight to PostgreSQL, as nearly everybody has it. */
export const straight: Way = { takesSettings: true, takesNames: true };

/** What PostgreSQL itself never says. */
const isPooler = (error: unknown): boolean =>
  /unsupported startup parameter/i.test((error as Error).message ?? '');

/** Called when a connection with settings was refused; undefined when that had another reason. */
export async function wayAround(url: string, refusal: unknown): Promise<Way | undefined> {
  if (!isPooler(refusal)) return undefined;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    // In one transaction, so that both are on the same session of PostgreSQL.
    await client.query('begin');
    const own = `facet_probe_${randomUUID()}`;
    await client.query({ name: own, text: 'select 1' });
    const { rows } = await client.query<{ name: string }>(
      'select name from pg_prepared_statements',
    );
    // Passed on as it is, it would stay on a session that is not ours.
    if (rows.some(({ name }) => name === own)) await client.query(`deallocate "${own}"`);
    await client.query('rollback');
    // A pooler that keeps track of them gives them names of its own. One that passes ours on may
    // have another client prepare the same name on the same session.
    const tracked = rows.some(({ name }) => name.startsWith('PGBOUNCER_'));
    return { takesSettings: false, takesNames: tracked };
  } finally {
    await client.end().catch(() => {});
  }
}
