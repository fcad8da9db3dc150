// Runs groups of test files, each in a process of its own, so many at a time.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, platform, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inParallel } from './parallel.ts';
import type { Ended } from './reporter.ts';

export interface TestRun {
  ok: boolean;
  ended: Ended[];
  /** Groups whose process failed with no failed test to show for it. */
  broken: string[][];
}

export const processors = availableParallelism();
/** One more than there are processors: tests wait as well. With two more, all of them together took longer. */
export const atATime = processors + 1;

export interface Groups {
  /** So many at a time. */
  inTurn: string[][];
  /** All from the beginning, with what the others leave of the processors. */
  beside: string[][];
}

/** How V8 runs tests, and the programs that they start, with the least of the processor. */
export const engineFlags = [
  // They leave much garbage and keep little: with more room for it, V8 looks for it less often.
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  // Nearly every pattern is used more than once: interpreting it first costs a fifth of what the agent takes.
  '--no-regexp-tier-up',
];
const grouped = platform() !== 'win32';
const group = fileURLToPath(new URL('./group.ts', import.meta.url));
const reporter = fileURLToPath(new URL('./reporter.ts', import.meta.url));
const untracked = new URL('./untracked.ts', import.meta.url).href;

export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** A folder for what the processes report. */
  results: string;
  /** Aborted: what runs is ended, and nothing more begins. */
  signal: AbortSignal;
  /** Says what a process said when it is over: others run beside it. */
  holdOutput?: boolean;
}

export async function runGroups({ inTurn, beside }: Groups, options: RunOptions): Promise<TestRun> {
  const groups = [...beside, ...inTurn];
  const runOf = (n: number): Promise<GroupRun> =>
    runGroup(groups[n] ?? [], join(options.results, String(n)), n < beside.length, {
      holdOutput: groups.length > 1,
      ...options,
    });
  const runs = (
    await Promise.all([
      inParallel(beside.length, beside.length, runOf),
      inParallel(inTurn.length, atATime, (n) => runOf(beside.length + n)),
    ])
  ).flat();
  return {
    ok: runs.every(({ code }) => code === 0),
    ended: runs.flatMap(({ ended }) => ended),
    broken: groups.filter(
      (_, n) => runs[n]?.code !== 0 && runs[n]?.ended.every(({ passed }) => passed),
    ),
  };
}

interface GroupRun {
  code: number;
  ended: Ended[];
}

async function runGroup(
  files: string[],
  results: string,
  isBeside: boolean,
  { cwd, env, signal, holdOutput }: RunOptions,
): Promise<GroupRun> {
  if (signal.aborted) return { code: 1, ended: [] };
  const output = holdOutput ? 'pipe' : 'inherit';
  const tests = spawn(
    process.execPath,
    [
      ...engineFlags,
      `--import=${untracked}`,
      // The longest is a soak of 30 minutes.
      '--test-timeout=3600000',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${reporter}`,
      `--test-reporter-destination=${results}`,
      group,
    ],
    // A group of its own, so that the servers and browsers it started end with it.
    {
      cwd,
      env: { ...env, FACET_TEST_FILES: JSON.stringify(files.map((file) => join(cwd, file))) },
      stdio: ['ignore', output, output],
      detached: grouped,
    },
  );
  if (isBeside && tests.pid !== undefined) giveWay(tests.pid);
  const end = (): void => {
    if (tests.pid === undefined || tests.exitCode !== null || tests.signalCode !== null) return;
    if (grouped) process.kill(-tests.pid, 'SIGTERM');
    else tests.kill();
  };
  signal.addEventListener('abort', end, { once: true });
  // What two processes say at the same time would be mixed line by line.
  const said: Buffer[] = [];
  for (const stream of [tests.stdout, tests.stderr]) {
    stream?.on('data', (chunk: Buffer) => void said.push(chunk));
  }
  const code = await new Promise<number>((resolve) =>
    tests.once('close', (exit) => resolve(exit ?? 1)),
  );
  signal.removeEventListener('abort', end);
  process.stdout.write(withoutCounts(Buffer.concat(said).toString()));
  return { code, ended: existsSync(results) ? readEnded(results) : [] };
}

/** Linux may weigh sessions against each other, and a process by its priority only within its own. */
function giveWay(pid: number, tries = 5): void {
  try {
    const { PRIORITY_BELOW_NORMAL: below } = constants.priority;
    setPriority(pid, below);
    const session = `/proc/${pid}/autogroup`;
    if (existsSync(session)) writeFileSync(session, String(below));
  } catch {
    // It takes one of these in a tenth of a second. Without it, only the time of the run differs.
    if (tries > 0) setTimeout(giveWay, 200, pid, tries - 1).unref();
  }
}

/** The counts of one process would be taken for those of the run. */
const withoutCounts = (text: string): string =>
  text.replace(/^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) .*\n/gm, '');

const readEnded = (file: string): Ended[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Ended)
    // That its files are loaded is no test of them.
    .filter(({ file, passed }) => file !== group || !passed);
