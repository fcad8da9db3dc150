// A server under test, in a process of its own: Facet as users run it, or the floor.
// Both take the same environment and say on standard output when they are ready.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bench, InvalidRun } from './figure.ts';

export interface RunningServer {
  url: string;
  pid: number;
  /** From the start of the process until it said that it listens. */
  readyMs: number;
  stop(): Promise<void>;
}

export type Launch = () => Promise<RunningServer>;

export const apiKey = 'facet_bench_key_0123456789abcdef';

export const facetProgram = fileURLToPath(new URL('../bin/facet.js', import.meta.url));

const programs = {
  facet: [facetProgram, 'serve'],
  floor: [fileURLToPath(new URL('./floor.ts', import.meta.url))],
  importer: [fileURLToPath(new URL('./imports.floor.ts', import.meta.url))],
  poster: [fileURLToPath(new URL('./webhooks.floor.ts', import.meta.url))],
  sink: [fileURLToPath(new URL('./webhooks.sink.ts', import.meta.url))],
};
const startTimeoutMs = 120_000;
const stopTimeoutMs = 10_000;

export async function startServer(
  bench: Bench,
  program: keyof typeof programs,
  env: Record<string, string>,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-bench-log-'));
  bench.cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  const log = join(folder, `${program}.log`);
  const logFile = openSync(log, 'a');
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...profiling(bench, program), ...programs[program]], {
    // Logs go to a file at the default level: what a request costs users includes its line.
    stdio: ['ignore', 'pipe', logFile],
    env: { ...ownEnvironment(), PORT: '0', FACET_API_KEY: apiKey, ...env },
  });
  closeSync(logFile);
  const ended = once(child, 'exit');
  const stop = () => end(child, ended);
  bench.cleanUp.defer(stop);

  const url = await listening(child, ended, () => readFileSync(log, 'utf8').slice(-1_000));
  const readyMs = performance.now() - startedAt;
  return { url, pid: child.pid ?? 0, readyMs, stop };
}

/** Nothing of the settings of whoever runs the bench may reach a server. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(FACET_.*|FLOOR_.*|PORT|HOST|DATABASE_URL|PG.*|NODE_OPTIONS)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

function profiling(bench: Bench, program: string): string[] {
  if (bench.profileDir === undefined) return [];
  return ['--cpu-prof', `--cpu-prof-dir=${join(bench.profileDir, program)}`];
}

async function listening(
  child: ChildProcess,
  ended: Promise<unknown>,
  lastWords: () => string,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = (what: string) => reject(new InvalidRun(`a server ${what}:\n${lastWords()}`));
  const timer = setTimeout(() => fail('was not ready in time'), startTimeoutMs);
  ended.then(
    () => fail('ended before it was ready'),
    () => fail('could not be started'),
  );
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const url = /listening on (http:\S+)\n/.exec(output)?.[1];
    if (url !== undefined) resolve(url);
  });
  return promise.finally(() => clearTimeout(timer));
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
