// `npm test`: a PostgreSQL for the run (or the one of DATABASE_URL), then every
// test file on node's runner. `npm test -- persons` runs the files whose path holds that word.
import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareTemplate, removeTemplate } from './support/database.ts';
import { startPostgres } from './support/postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = process.argv.slice(2);
const files = globSync('server/{src,test}/**/*.test.ts', { cwd: root })
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort();
if (files.length === 0) {
  process.stderr.write(`no test file matches ${words.join(', ')}\n`);
  process.exit(1);
}

// The studio is tested as it is served: built, from the sources as they are now.
if (files.some((file) => file.includes('studio'))) {
  spawnSync(process.execPath, ['studio/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit' });
}

const given = process.env.DATABASE_URL;
const postgres = given === undefined ? await startPostgres() : { url: given, stop: async () => {} };
const template = await prepareTemplate(postgres.url);

const { DATABASE_URL: _, ...env } = process.env;
const tests = spawn(
  process.execPath,
  ['--test', '--test-concurrency=2', '--test-reporter=spec', '--test-timeout=180000', ...files],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, FACET_TEST_POSTGRES: postgres.url, FACET_TEST_TEMPLATE: template },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
const code = await new Promise<number>((resolve) =>
  tests.once('exit', (exit) => resolve(exit ?? 1)),
);
await removeTemplate(postgres.url, template);
await postgres.stop();
process.exit(code);
