// `npm run test:long`: what takes hours. Kills by the hundred, a hundred thousand fuzzed requests,
// the property tests many times over. It goes part by part, one for each processor at a time, and
// remembers those that are done: stopped at any moment, it goes on with the parts it was in. FACET_LONG_SEED names the seed of a new run;
// `npm run test:long -- --fresh` forgets the one before, `-- --status` says how far it is.
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { type LongPart, longParts } from './support/long_parts.ts';
import { inParallel } from './support/parallel.ts';
import { type RunOptions, runGroups } from './support/runner.ts';
import { root, testSession } from './support/session.ts';

interface Progress {
  seed: number;
  /** Names of parts, with whether they passed. */
  done: Record<string, boolean>;
}

const file = join(root, 'node_modules/.cache/facet-test-long.json');

function readProgress(): Progress {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress;
  } catch {
    const given = process.env.FACET_LONG_SEED;
    return { seed: given === undefined ? randomInt(2 ** 31) : Number(given), done: {} };
  }
}

function writeProgress(progress: Progress): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(progress, undefined, 2)}\n`);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const settingsOf = ({ env }: LongPart): string =>
  Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

if (process.argv.includes('--fresh')) rmSync(file, { force: true });
const progress = readProgress();
writeProgress(progress);
const parts = longParts(progress.seed);
const left = parts.filter(({ name }) => !(name in progress.done));
say(`seed ${progress.seed}: ${parts.length - left.length} of ${parts.length} parts are done`);
if (process.argv.includes('--status')) process.exit(0);

async function runPart(part: LongPart, options: RunOptions): Promise<void> {
  say(`\n${part.name}: ${settingsOf(part)} npm test -- ${part.file}`);
  const run = await runGroups(
    { inTurn: [[part.file]], beside: [] },
    {
      ...options,
      env: { ...options.env, ...part.env },
      results: mkdtempSync(join(options.results, 'part-')),
      holdOutput: true,
    },
  );
  if (options.signal.aborted) return;
  progress.done[part.name] = run.ok;
  writeProgress(progress);
  const done = Object.keys(progress.done).length;
  say(`${part.name} ${run.ok ? 'passed' : 'FAILED'}; ${done} of ${parts.length} parts are done`);
}

await testSession((options) =>
  inParallel(left.length, availableParallelism(), async (n) => {
    const part = left[n];
    if (part !== undefined && !options.signal.aborted) await runPart(part, options);
  }),
);

const outcomes = Object.values(progress.done);
const failed = outcomes.filter((passed) => !passed).length;
if (outcomes.length < parts.length) {
  say('\nStopped. The same command goes on from here.');
  process.exit(1);
}
for (const [name, passed] of Object.entries(progress.done)) if (!passed) say(`failed: ${name}`);
say(`\nThe long tests are over; their seed was ${progress.seed}.`);
say(`${outcomes.length - failed} passed, ${failed} failed, 0 skipped`);
rmSync(file, { force: true });
process.exit(failed === 0 ? 0 : 1);
