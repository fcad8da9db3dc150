// `npm test`: every test file, some processes at a time. `npm test -- persons` runs the files
// whose path holds that word.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { withoutChromium } from './support/browser.ts';
import { groupFiles } from './support/groups.ts';
import { runGroups } from './support/runner.ts';
import { root, testSession } from './support/session.ts';
import { summary } from './support/summary.ts';

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

const run = await testSession((options) => runGroups(groupFiles(files), options));
process.stdout.write(summary(run, root, await withoutChromium()));
process.exit(run.ok ? 0 : 1);
