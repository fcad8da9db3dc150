// `npm run bench`: each figure Facet is held to, beside its floor, in one run on one machine.
// A figure that is missed is a finding, not a fault: only an invalid one makes the exit code 1.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import { refuseUnsafe } from './database.ts';
import { figures } from './figures.ts';
import { concurrency } from './load.ts';
import { type Result, titleOf } from './result.ts';
import { runFigure, type Selected, select } from './run.ts';
import { quantity, renderTable } from './table.ts';

const help = `Usage: npm run bench -- [words] [options]

  words          only the figures with all of these in their area, name or engine,
                 such as: persons sqlite
  --seconds N    length of a measured run (default: 3)
  --rounds N     runs of each contender; medians count (default: 3)
  --json         print JSON instead of a table
  --profile DIR  leave a CPU profile of every server there

PostgreSQL is started for the run, or is the one of DATABASE_URL. Databases lie in
the folder for temporary files: set TMPDIR to measure another disk.
`;

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    profile: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const secondsPerRun = Number(options.seconds);
const rounds = Number(options.rounds);
const selected = select(figures, words);
const profileDir = options.profile === undefined ? undefined : resolve(options.profile);

/** What must be undone before the process may go, the newest last. */
const open = new Set<AsyncDisposableStack>();

async function main(): Promise<number> {
  if (options.help) {
    process.stdout.write(help);
    return 0;
  }
  const sound = secondsPerRun > 0 && Number.isInteger(rounds) && rounds > 0;
  if (!sound || selected.length === 0) {
    const fault = sound ? `no figure matches ${words.join(' ')}` : '--seconds and --rounds count';
    process.stderr.write(`bench: ${fault}\n\n${help}`);
    return 2;
  }
  if (profileDir !== undefined) mkdirSync(profileDir, { recursive: true });

  await using services = new AsyncDisposableStack();
  open.add(services);
  const postgresUrl = selected.some(({ engine }) => engine === 'postgres')
    ? await postgres(services)
    : undefined;
  const results: Result[] = [];
  for (const one of selected) results.push(await measure(one, postgresUrl));

  process.stdout.write(options.json ? renderJson(results) : `\n${renderTable(results)}`);
  return results.some((result) => result.invalid !== undefined) ? 1 : 0;
}

async function postgres(services: AsyncDisposableStack): Promise<string> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined) {
    await refuseUnsafe(given);
    return given;
  }
  const started = await startPostgres({ durable: true });
  services.defer(() => started.stop());
  return started.url;
}

async function measure(one: Selected, postgresUrl: string | undefined): Promise<Result> {
  process.stderr.write(`${titleOf(one.figure, one.engine)} … `);
  const cleanUp = new AsyncDisposableStack();
  open.add(cleanUp);
  const result = await runFigure(one, { secondsPerRun, rounds, postgresUrl, profileDir, cleanUp });
  open.delete(cleanUp);
  const { measured } = result;
  process.stderr.write(measured ? `${quantity(measured.facet, measured.unit)}\n` : 'INVALID\n');
  return result;
}

const renderJson = (results: Result[]): string =>
  `${JSON.stringify({ node: process.version, concurrency, secondsPerRun, rounds, results }, null, 2)}\n`;

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The second time somebody is in a hurry.
    if (interrupted) process.exit(130);
    interrupted = true;
    void leave();
  });
}

async function leave(): Promise<void> {
  for (const stack of [...open].reverse()) await stack.disposeAsync().catch(() => {});
  process.exit(130);
}

process.exitCode = await main();
