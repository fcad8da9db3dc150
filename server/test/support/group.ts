// What a process of the runner runs: its files in the order they were given. Node would sort them by
// name, and every process would come to its browsers and programs, which wait, at the same time.
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

// The runner ends it so; a browser that is open would hear the signal and leave the process running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

// What a test leaves open would keep this process from its end, and the run with it. The time is for tidying up.
after(() => {
  const giveUp = (): void => {
    process.stderr.write(`Tests left open: ${process.getActiveResourcesInfo().join(', ')}\n`);
    process.exit(1);
  };
  setTimeout(giveUp, 120_000).unref();
});

const { FACET_TEST_FILES = '[]' } = process.env;
const loading = Promise.withResolvers<void>();
// The first of them: without it, `node:test` would take the tests of the first file for all there are.
void test('files are loaded', () => loading.promise);
// A file that cannot be loaded fails here, with the others' tests beside it: left to itself it would keep this one waiting for an hour.
try {
  for (const file of JSON.parse(FACET_TEST_FILES) as string[])
    await import(pathToFileURL(file).href);
  loading.resolve();
} catch (error) {
  loading.reject(error);
}
