// Checks of the database as such: what it is, how far it is, whether it is whole.
import { openDb } from '../platform/db/open.ts';
import { Failure } from '../platform/errors.ts';
import { type Finding, fault, ok, warning } from './findings.ts';
import { isFacetDatabase, pendingMigrations } from './migrations.ts';
import type { Reader } from './reader.ts';

/** Older ones lack what the migrations use. */
const postgresLeast = 12;
/** Older ones get no fixes any more. */
const postgresKept = 14;

export async function checkVersion(db: Reader): Promise<Finding[]> {
  if (db.engine === 'sqlite') {
    const [row] = await db.read<{ version: string }>('select sqlite_version() as version');
    return [ok('database', `SQLite ${row?.version}, part of Node`)];
  }
  const [row] = await db.read<{ version: string; number: number; encoding: string }>(
    `select current_setting('server_version') as version,
       current_setting('server_version_num')::integer as number, current_setting('server_encoding') as encoding`,
  );
  const { version = '', number = 0, encoding = '' } = row ?? {};
  const major = Math.floor(number / 10_000);
  const findings: Finding[] = [];
  const name = `PostgreSQL ${version}`;
  if (major < postgresLeast) {
    findings.push(fault('database', `${name} is too old`, `Facet needs ${postgresLeast} or newer`));
  } else if (major < postgresKept) {
    findings.push(
      warning('database', `${name} no longer gets fixes`, 'plan to move to a newer one'),
    );
  } else findings.push(ok('database', `${name} answers`));
  if (encoding !== 'UTF8') {
    const advice = "make it with: create database NAME encoding 'UTF8' template template0";
    findings.push(fault('database', `its encoding is ${encoding}, not UTF8`, advice));
  }
  return [...findings, ok('extensions', 'Facet needs none')];
}

/** Locks, triggers and notifications, tried out and undone. */
export async function checkFitness(config: {
  databaseUrl: string | undefined;
  databaseDirectUrl?: string | undefined;
  dataDir: string;
}): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl: directUrl = databaseUrl } = config;
  if (databaseUrl === undefined || directUrl === undefined) return [];
  const { probePostgres, UnfitDatabase } = await import('../platform/db/postgres.probe.ts');
  const db = await openDb({ databaseUrl, dataDir: config.dataDir, poolSize: 3 });
  try {
    await probePostgres({ db, directUrl });
    return [ok('fitness', 'locks hold, triggers fire, notifications arrive')];
  } catch (error) {
    if (!(error instanceof UnfitDatabase)) throw error;
    return [fault('fitness', error.message, 'see the sentence')];
  } finally {
    await db.close();
  }
}

const warnMs = 2_000;
const faultMs = 30_000;

/** Leases and expiries are told by each machine's own clock. */
export async function checkClock(db: Reader, now: () => number): Promise<Finding[]> {
  if (db.engine === 'sqlite') return [];
  const before = now();
  const [row] = await db.read<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
  );
  const after = now();
  const there = row?.now ?? 0;
  // Any moment between asking and the answer may be the one it was read.
  const off = there < before ? there - before : Math.max(0, there - after);
  const text = `PostgreSQL's is ${Math.abs(off)} ms ${off < 0 ? 'behind' : 'ahead'}`;
  const advice = 'synchronise both machines with NTP: jobs and links expire by the clock';
  if (Math.abs(off) >= faultMs) return [fault('clock', text, advice)];
  if (Math.abs(off) >= warnMs) return [warning('clock', text, advice)];
  return [ok('clock', 'PostgreSQL and this machine agree')];
}

export async function checkIntegrity(db: Reader): Promise<Finding[]> {
  if (db.engine === 'postgres') return [];
  const rows = await db.read<{ quick_check: string }>('pragma quick_check(10)');
  const texts = rows.map(({ quick_check }) => quick_check);
  if (texts.join() === 'ok') return [ok('integrity', 'the database file is intact')];
  const advice = 'stop the service, keep this folder, and restore a backup';
  return texts.map((text) => fault('integrity', text.replaceAll('\n', ' '), advice));
}

export async function checkMigrations(db: Reader): Promise<Finding[]> {
  if (!(await isFacetDatabase(db))) {
    return [ok('migrations', 'none yet: the first start creates the tables')];
  }
  // Throws when the database is newer than the program; that is told as a fault.
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return [ok('migrations', 'all are applied')];
  const text = `${pending.length} migrations are pending: ${pending.join(', ')}`;
  return [warning('migrations', text, 'the next start applies them, or run facet migrate now')];
}

/** What went wrong, in one line. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Failure && error.cause instanceof Error ? error.cause : error;
  const { message, code } = cause as { message?: string; code?: string };
  // Several addresses were tried; pg gives the list and no words.
  const text = message || code || String(cause);
  return text.split('\n').join(' ');
}
