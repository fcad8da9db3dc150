// `npm run bench`: each figure Facet is held to, beside its floor, in one run on one machine.
// A figure that is missed is a finding, not a fault: only an invalid one makes the exit code 1.
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
the folder for temporary files: set TMPDIR to measure another disk. Analytics are measured
with as many sessions as FACET_BENCH_SESSIONS says (default: 1000000).
`;

interface Options {
  selected: Selected[];
  secondsPerRun: number;
  rounds: number;
  json: boolean;
  profileDir: string | undefined;
}

/** Throws an Error that says what is wrong with the words; undefined when help was asked for. */
function readOptions(): Options | undefined {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
      profile: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const secondsPerRun = Number(values.seconds);
  const rounds = Number(values.rounds);
  if (!(secondsPerRun >= 1 && secondsPerRun <= 600)) throw new Error('--seconds is 1 to 600');
  if (!(Number.isInteger(rounds) && rounds >= 1)) throw new Error('--rounds is a whole number');
  const selected = select(figures, words);
  if (selected.length === 0) throw new Error(`no figure matches ${words.join(' ')}`);
  const profileDir = values.profile === undefined ? undefined : resolve(values.profile);
  return { selected, secondsPerRun, rounds, json: values.json, profileDir };
}

/** A server that was interrupted together with us may never say that it ended. */
const leaveTimeoutMs = 20_000;

/** What must be undone before the process may go, the newest last. */
const open = new Set<AsyncDisposableStack>();
let interrupted = false;

async function main(): Promise<number> {
  let options: Options | undefined;
  try {
    options = readOptions();
  } catch (error) {
    process.stderr.write(`bench: ${(error as Error).message}\n\n${help}`);
    return 2;
  }
  if (!options) {
    process.stdout.write(help);
    return 0;
  }
  const { selected, json } = options;
  await using services = new AsyncDisposableStack();
  open.add(services);
  const postgresUrl = selected.some(({ engine }) => engine === 'postgres')
    ? await postgres(services)
    : undefined;
  const results: Result[] = [];
  for (const one of selected) {
    if (interrupted) break;
    results.push(await measure(one, { ...options, postgresUrl }));
  }
  process.stdout.write(json ? renderJson(options, results) : `\n${renderTable(results)}`);
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

async function measure(
  one: Selected,
  settings: Options & { postgresUrl: string | undefined },
): Promise<Result> {
  process.stderr.write(`${titleOf(one.figure, one.engine)} … `);
  const cleanUp = new AsyncDisposableStack();
  open.add(cleanUp);
  const result = await runFigure(one, { ...settings, cleanUp });
  open.delete(cleanUp);
  const { measured } = result;
  process.stderr.write(measured ? `${quantity(measured.facet, measured.unit)}\n` : 'INVALID\n');
  return result;
}

function renderJson({ secondsPerRun, rounds }: Options, results: Result[]): string {
  const run = { node: process.version, concurrency, secondsPerRun, rounds, results };
  return `${JSON.stringify(run, null, 2)}\n`;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The second time somebody is in a hurry.
    if (interrupted) process.exit(130);
    interrupted = true;
    void leave();
  });
}

async function leave(): Promise<void> {
  setTimeout(() => process.exit(130), leaveTimeoutMs);
  for (const stack of [...open].reverse()) await stack.disposeAsync().catch(() => {});
  process.exit(130);
}

process.exitCode = await main();
