// A PgBouncer before the PostgreSQL of the tests, where the program is installed.
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const pgbouncer = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
].find((file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
});

export interface Bouncer {
  /** The same database, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

export async function startPgBouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<Bouncer> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'facet-pgbouncer-'));
  chmodSync(home, 0o755);
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 60
`,
  );
  // It refuses to run as root.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const runAs = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  const child = spawn(pgbouncer ?? '', [file], { ...runAs, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await answering(port);
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    await delay(50);
  }
  throw new Error('PgBouncer does not answer');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
