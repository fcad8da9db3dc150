// The command line. Exit codes: 0 done, 1 it failed, 2 the words were wrong.

import { DataDirInUse } from '../platform/db/datadir.ts';
import { MigrationError } from '../platform/db/migrate.ts';
import { ConfigError, Failure } from '../platform/errors.ts';
import { version } from '../platform/version.ts';
import { UnsoundKey } from '../webhooks/vault.ts';
import { UsageError } from './usage.ts';

const help = `Facet ${version}: page personalization, self-hosted.

Usage: facet <command> [options]

  serve                    run the service (npm start)
  demo                     run it with a demo tenant to look around in (npm run demo)
  migrate                  bring the database up to date and stop
  keys create              make an API key and print it once
      --name NAME            what it is for (required)
      --scopes LIST          out of read,draft,write,admin (default: read,write)
      --tenant SLUG          whose key it is, made if new (default: default)
      --expires DAYS         days until it ends (default: never)
  keys list                the keys of a tenant, without their secrets
      --tenant SLUG
  keys revoke API_KEY_ID   end a key
      --tenant SLUG
  studio-link              print a link that makes an owner of the studio, once, for 7 days
      --tenant SLUG
  backup                   copy the data folder, also while it is served, and check the copy
      --to FOLDER            new or empty; FACET_DATA_DIR may then name it
  copy                     take everything to the other engine; stop the service first
      --to postgres://…      from the data folder to an empty PostgreSQL database
      --password-file FILE   holds its password, so that no command line does; PGPASSWORD works too
      --to FOLDER            from DATABASE_URL to a new data folder
  eval                     score the configured page agent over the cases that come with Facet
      --to FOLDER            also an HTML report there, with pictures where a browser is installed
      --only NAME            only cases whose name holds this
  doctor                   say what stands in the way of running well; changes nothing
      --find TEXT            say instead where this text stands in the database and the data folder
      --find-file FILE       the same for the bytes of a file, so that no command line shows them

  --help, -h               this text
  --version, -v            the version

Settings come from environment variables; docs/settings.md lists them.
`;

type Command = (args: string[]) => Promise<void>;

/** Loaded when they are run: nobody waits for the whole server to read the help. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).runServe,
  demo: async () => (await import('./demo.ts')).runDemo,
  migrate: async () => (await import('./migrate.ts')).runMigrate,
  'keys create': async () => (await import('./keys.ts')).createKey,
  'keys list': async () => (await import('./keys.ts')).listKeys,
  'keys revoke': async () => (await import('./keys.ts')).revokeKey,
  'studio-link': async () => (await import('./studio_link.ts')).printStudioLink,
  backup: async () => (await import('./backup.ts')).runBackup,
  copy: async () => (await import('./copy.ts')).runCopy,
  doctor: async () => (await import('./doctor.ts')).runDoctor,
  eval: async () => (await import('./eval.ts')).runEval,
};

export async function main(args: string[]): Promise<void> {
  try {
    await dispatch(args);
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      process.stderr.write(`facet: ${(error as Error).message}\nTry: facet --help\n`);
      process.exitCode = 2;
      return;
    }
    process.stderr.write(`facet: ${explain(error)}\n`);
    process.exitCode = 1;
  }
}

async function dispatch(args: string[]): Promise<void> {
  if (args.length === 0 || args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(help);
    return;
  }
  if (args[0] === '--version' || args[0] === '-v') {
    process.stdout.write(`${version}\n`);
    return;
  }
  for (const words of [2, 1]) {
    const load = commands[args.slice(0, words).join(' ')];
    if (load) return (await load())(args.slice(words));
  }
  throw new UsageError(`unknown command "${args.slice(0, 2).join(' ')}"`);
}

const isParseError = (error: unknown): boolean =>
  error instanceof Error && String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');

/** PostgreSQL's own words for a database that is not there, a password or a right that is missing. */
const isTurnedAway = (error: unknown): boolean => {
  const { severity, code } = error as { severity?: string; code?: string };
  return severity === 'FATAL' || code === '42501';
};

/** SQLite's primary result codes, from its documentation. */
const sqliteSentences: Record<number, string> = {
  8: 'the database may only be read: give the user that runs Facet the right to write to its file and folder',
  11: 'the database file is damaged: stop Facet, keep a copy of the folder, and put back your last backup',
  14: 'the database file cannot be opened: see that FACET_DATA_DIR is a folder that Facet may write to',
  26: 'the database file is no SQLite database: see what FACET_DATA_DIR names, or put back your last backup',
};

function sqliteDamage(error: unknown): string | undefined {
  const from = error instanceof Failure ? error.cause : error;
  const { errcode, message } = (from ?? {}) as { errcode?: number; message?: string };
  const sentence = errcode === undefined ? undefined : sqliteSentences[errcode & 0xff];
  return sentence && `${sentence} (${message})`;
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof DataDirInUse ||
  error instanceof UnsoundKey ||
  (error instanceof Error && error.name === 'UnfitDatabase');

/** What the operator needs to know; a stack only when it is our mistake. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message;
  if (isForOperator(error)) return error.message;
  const damage = sqliteDamage(error);
  if (damage !== undefined) return damage;
  if (error instanceof Failure) {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return `${error.message}${cause}`;
  }
  const { code, syscall, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'the port is taken; set PORT to another one';
  // A folder, a host or an address that is not what was thought; or the database turned us away.
  if (syscall !== undefined || isTurnedAway(error)) return message;
  return stack ?? String(error);
}
