// What every run of tests needs around it: a PostgreSQL (or the one of DATABASE_URL), the templates
// that databases are copied from, a Chromium, and an end when the run is told to stop.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackChromium } from './browser.ts';
import { prepareSqlite, prepareTemplate, removeTemplate } from './database.ts';
import { startPostgres } from './postgres.ts';
import type { RunOptions } from './runner.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export async function testSession<T>(work: (options: RunOptions) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  process.env.TMPDIR = scratchFolder();
  await unpackChromium();
  const { DATABASE_URL: given, ...env } = process.env;
  const postgres =
    given === undefined ? await startPostgres() : { url: given, stop: async () => {} };
  const template = await prepareTemplate(postgres.url);
  const sqlite = await prepareSqlite();
  const results = mkdtempSync(join(tmpdir(), 'facet-results-'));
  try {
    return await work({
      cwd: root,
      results,
      signal: stop.signal,
      env: {
        ...env,
        FACET_TEST_POSTGRES: postgres.url,
        FACET_TEST_TEMPLATE: template,
        FACET_TEST_SQLITE: sqlite,
        // Facet and the tests are compiled once for all processes.
        NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
      },
    });
  } finally {
    for (const folder of [results, sqlite]) rmSync(folder, { recursive: true, force: true });
    await removeTemplate(postgres.url, template);
    await postgres.stop();
  }
}

const roomNeeded = 2 * 1024 ** 3;

/** In memory where there is room: tests make hundreds of databases, and wait for no disk there. */
function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= roomNeeded ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}
