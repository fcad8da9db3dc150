// Which test files run in one process: loading Facet costs more than most files' tests.
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Longest first, each in a process of its own: begun late, one of them would end alone. */
const long = [
  'test/studio.story.browser',
  'test/studio.browser',
  'test/cli',
  'test/studio.clicks.browser',
  'test/xss.browser',
  'test/robustness.drafts',
  'test/paging',
  'test/contract.input',
  'test/contract.ids',
  'test/fuzz',
  'test/cli.start',
  'test/robustness.webhooks',
  'test/contract',
  'sessions/streams',
  // Its promise is about what a process has loaded.
  'model/lazy',
];

const filesPerGroup = 18;

export function groupFiles(root: string, files: string[]): string[][] {
  const alone = long.flatMap((word) => files.filter((file) => file.endsWith(`/${word}.test.ts`)));
  const rest = files.filter((file) => !alone.includes(file));
  const sizes = new Map(rest.map((file) => [file, statSync(join(root, file)).size]));
  const sizeOf = (file: string): number => sizes.get(file) ?? 0;
  const count = Math.ceil(rest.length / filesPerGroup);
  const dealt = Array.from({ length: count }, () => [] as string[]);
  // The size of a file is a fair guess at how long its tests take.
  for (const file of rest.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const load = (group: string[]) => group.reduce((sum, one) => sum + sizeOf(one), 0);
    dealt.toSorted((a, b) => load(a) - load(b))[0]?.push(file);
  }
  return [...alone.map((file) => [file]), ...dealt];
}
