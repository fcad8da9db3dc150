// The program as people start it: bin/facet.js in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './database.ts';
import { engineFlags } from './runner.ts';
import { send } from './send.ts';

const program = fileURLToPath(new URL('../../bin/facet.js', import.meta.url));

/** With the same flags everywhere: what one of them has compiled serves all. */
export const commandOf = (args: string[], flags: string[] = []): [string, ...string[]] => [
  process.execPath,
  ...engineFlags,
  ...flags,
  program,
  ...args,
];

/** Far more than anything here needs; only a program that hangs meets it. */
const patienceMs = 300_000;

export type Env = Record<string, string>;

export interface Ended {
  /** The exit code; null when a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface FacetProcess {
  url: string;
  pid: number;
  /** The admin key it was started with. */
  key: string;
  stdout(): string;
  stderr(): string;
  signal(name: NodeJS.Signals): void;
  ended: Promise<Ended>;
  call(method: string, path: string, request?: CallOptions): Promise<Answer>;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests of the routes check replies against their schemas
  body: any;
}

export const envOf = ({ databaseUrl, dataDir }: TestDatabase): Env => ({
  FACET_DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

/** What a killed process held is taken up soon; on PostgreSQL a test would wait for it. */
export const shortLease: Env = { FACET_LEASE_SECONDS: '4' };

/** Nothing of the machine's own settings reaches the program but where to find others. */
export const baseEnv = (): Env => ({
  PATH: process.env.PATH ?? '',
  TMPDIR: process.env.TMPDIR ?? '',
  // Apart from that of the tests: the program sets a flag of V8's, and each would throw away what the other kept.
  NODE_COMPILE_CACHE: `${process.env.NODE_COMPILE_CACHE ?? tmpdir()}-program`,
});

function start(command: string, args: string[], env: Env) {
  const child = spawn(command, args, {
    env: { ...baseEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  const ended = once(child, 'close').then(
    ([code]): Ended => ({ code: code as number | null, stdout: stdout(), stderr: stderr() }),
  );
  return { child, ended, stdout, stderr };
}

function collect(stream: Readable): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

/** Runs a command to its end. */
export async function runFacet(args: string[], env: Env = {}): Promise<Ended> {
  const [command, ...words] = commandOf(args);
  const { child, ended, stdout, stderr } = start(command, words, env);
  const hangs = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  const result = await ended;
  clearTimeout(hangs);
  if (child.signalCode === 'SIGKILL') {
    throw new Error(`facet ${args.join(' ')} did not end:\n${stdout()}${stderr()}`);
  }
  return result;
}

export interface ServeOptions {
  /** In place of `node bin/facet.js serve`. */
  command?: [string, ...string[]];
}

/** Starts a server on a free port and waits until it listens; it ends with the test at the latest. */
export async function serveFacet(
  t: TestContext,
  env: Env,
  options: ServeOptions = {},
): Promise<FacetProcess> {
  const settings = { PORT: '0', FACET_API_KEY: 'key-of-the-test-with-32-characters', ...env };
  const [command, ...args] = options.command ?? commandOf(['serve']);
  const { child, ended, stdout, stderr } = start(command, args, settings);
  t.after(async () => {
    if (isRunning(child)) child.kill('SIGKILL');
    await ended;
  });
  const url = await listening(child, stdout, ended);
  const key = settings.FACET_API_KEY;
  return {
    url,
    pid: child.pid ?? 0,
    key,
    stdout,
    stderr,
    signal: (name) => void child.kill(name),
    ended,
    call: (method, path, request) => callAt(url, key, method, path, request),
  };
}

async function callAt(
  url: string,
  key: string,
  method: string,
  path: string,
  request: CallOptions = {},
): Promise<Answer> {
  const { body, headers = {} } = request;
  const { status, text, ...reply } = await send(url + path, {
    method,
    headers: {
      'x-api-key': key,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // On a starved machine a request may arrive too late: nothing was done, and it is sent again.
  if (status === 408) return callAt(url, key, method, path, request);
  return { status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) };
}

const isRunning = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

async function listening(
  child: ChildProcess,
  stdout: () => string,
  ended: Promise<Ended>,
): Promise<string> {
  const found = Promise.withResolvers<string>();
  const look = () => {
    const url = /^Facet listening on (\S+)$/m.exec(stdout())?.[1];
    if (url !== undefined) found.resolve(url);
  };
  child.stdout?.on('data', look);
  ended.then(
    (result) => found.reject(new Error(`it ended with ${result.code}:\n${result.stderr}`)),
    found.reject,
  );
  return found.promise;
}

/** Looks again and again until it is so; what it waits for is part of a promise, the time is not. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
