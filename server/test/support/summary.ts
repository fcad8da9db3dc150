// The last lines of a run: where its time went, what failed, what it left out, and the counts.
import { relative } from 'node:path';
import type { TestRun } from './runner.ts';

const shown = Number(process.env.FACET_SHOWN ?? 10);

export function summary(run: TestRun, root: string, withoutBrowser: string | false): string {
  const tests = run.ended.filter(({ isSuite }) => !isSuite);
  const skipped = tests.filter((test) => test.skipped).length;
  const passed = tests.filter((test) => test.passed && !test.skipped).length;
  const failed = tests.filter((test) => !test.passed).length + run.broken.length;
  const files = Map.groupBy(
    run.ended.filter(({ isOutermost }) => isOutermost),
    ({ file }) => file,
  );
  const slowest = [...files]
    .map(([file, parts]) => ({
      file: relative(root, file),
      ms: parts.reduce((sum, part) => sum + part.ms, 0),
      cpuMs: parts.reduce((sum, part) => sum + part.cpuMs, 0),
    }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, shown);
  return [
    '',
    `The slowest of ${files.size} files, in seconds, and of the processor in their own process:`,
    ...slowest.map(({ file, ms, cpuMs }) => `${seconds(ms)} ${seconds(cpuMs)}  ${file}`),
    // Once more, where whoever reads only the end of a long output finds it.
    ...tests.flatMap(({ file, failure }) =>
      failure === undefined ? [] : ['', `Failed in ${relative(root, file)}: ${failure}`, ''],
    ),
    ...run.broken.map((group) => `A process failed outside its tests: ${group.join(' ')}`),
    ...(withoutBrowser === false ? [] : [`Browser tests were skipped: ${withoutBrowser}.`]),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    '',
  ].join('\n');
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1).padStart(8);
