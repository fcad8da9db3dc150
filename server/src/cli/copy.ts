// Everything from SQLite to PostgreSQL, or back.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/config.ts';
import type { CopiedTable } from '../operations/copy.ts';
import { moveToFolder, moveToPostgres } from '../operations/copy_directions.ts';
import { missingLines, sizeText } from '../operations/sizes.ts';
import { systemClock } from '../platform/clock.ts';
import { UsageError } from './usage.ts';

export async function runCopy(args: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, 'password-file': { type: 'string' } },
  });
  const to = values.to?.trim();
  if (!to) throw new UsageError('copy needs --to: postgres://… or a new FOLDER');
  const config = readConfig(env);
  const passwordFile = values['password-file'];
  if (/^postgres(ql)?:/i.test(to)) await toPostgres(config, withPassword(to, passwordFile));
  else if (passwordFile !== undefined)
    throw new UsageError('--password-file goes with postgres://…');
  else await toFolder(config, to);
}

/** Command lines are seen by everybody on the machine, and kept in histories. */
function withPassword(to: string, file: string | undefined): string {
  const url = URL.parse(to);
  if (!url || file === undefined) return to;
  if (url.password !== '')
    throw new UsageError('--to has a password already; leave one of them out');
  const [password = ''] = readFileSync(file, 'utf8').split(/\r?\n/, 1);
  url.password = encodeURIComponent(password);
  return url.href;
}

async function toPostgres({ databaseUrl, dataDir }: Config, to: string): Promise<void> {
  if (databaseUrl !== undefined) {
    throw new UsageError(
      'copy --to postgres://… copies the data folder to PostgreSQL: unset DATABASE_URL, which names another source',
    );
  }
  if (!URL.canParse(to))
    throw new UsageError('--to is not a URL: postgres://USER@HOST:PORT/DATABASE');
  const tables = await moveToPostgres({ dataDir, to, now: systemClock.now(), progress: tell });
  process.stdout.write(
    `${summary(tables)}
Start Facet with DATABASE_URL set to that database. Keep FACET_DATA_DIR=${dataDir}: uploaded files and secret.key stay there.
What is written from now on is not in its facet.db any more: put that file away once PostgreSQL serves.
`,
  );
}

async function toFolder(config: Config, given: string): Promise<void> {
  const { databaseUrl, dataDir, bucket } = config;
  if (databaseUrl === undefined) {
    throw new UsageError(
      'copy --to FOLDER copies from PostgreSQL, but DATABASE_URL is not set; use facet backup to copy a data folder',
    );
  }
  if (/^\w+:\/\//.test(given)) throw new UsageError('--to takes postgres://… or a folder');
  const to = resolve(given);
  const withFiles = bucket === undefined;
  const order = { databaseUrl, dataDir, withFiles, to, now: systemClock.now(), progress: tell };
  const { tables, files, secretKey } = await moveToFolder(order);
  const uploads = files
    ? `${files.files} uploaded files (${sizeText(files.bytes)})`
    : 'no uploaded files (they stay in the bucket)';
  process.stdout.write(
    `${summary(tables)}
With it: ${uploads}, ${secretKey ? 'the secret key' : 'no secret key (there is none in the data folder)'}.
Start Facet with FACET_DATA_DIR=${to} and without DATABASE_URL.
`,
  );
  for (const line of missingLines(files?.missing ?? [])) process.stderr.write(`facet: ${line}\n`);
}

const tell = ({ name, rows, checksum }: CopiedTable): void =>
  void process.stdout.write(`${name.padEnd(24)}${String(rows).padStart(12)} rows  ${checksum}\n`);

function summary(tables: CopiedTable[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables, ${rows} rows: read back from the target, every count and checksum is the same.`;
}
