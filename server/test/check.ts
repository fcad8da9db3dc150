// `npm run check`: everything that can be told without running Facet, several checks at a time. Says what each
// found once it is over, and the seconds it took.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inParallel } from './support/parallel.ts';
import { root } from './support/session.ts';

const node = (...args: string[]): string[] => [process.execPath, ...args];
const installed = (name: string, ...args: string[]): string[] => [
  join(root, 'node_modules/.bin', name),
  ...args,
];

/** Checks of one list run at the same time; each list needs what the one before it made. */
const lists: Record<string, string[]>[] = [
  {
    'types of the SDK': installed('tsc', '-p', 'sdk'),
    'the studio is built': node('studio/build.ts', '--if-stale'),
  },
  {
    // The longest first. Several checkers read the same types, each for itself: one takes half the processor's time.
    'types of the server': installed('tsc', '--noEmit', '--checkers', '1'),
    'style and order': installed('biome', 'check', '.'),
    'patterns that cannot run away': node(
      '--disable-warning=ExperimentalWarning',
      'server/src/cli/regexes.ts',
    ),
    'types of the studio': installed('tsc', '--noEmit', '--checkers', '1', '-p', 'studio'),
    'the OpenAPI document follows the rules': node('server/test/lint_openapi.ts'),
    'the OpenAPI document is that of the routes': node('server/src/cli/openapi.ts', '--check'),
    'the SDK is that of the document': node('sdk/generate/generate.ts', '--check'),
    'the settings are described': node('server/src/cli/settings.ts', '--check'),
    'sizes of the studio': node('studio/sizes.ts'),
  },
];

async function run(name: string, [program = '', ...args]: string[]): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void said.push(chunk));
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const words = Buffer.concat(said).toString().trim();
  const head = `${code === 0 ? '✔' : '✖'} ${name} (${seconds} s)\n`;
  process.stdout.write(words === '' ? head : `${head}${words}\n`);
  return code === 0;
}

for (const checks of lists) {
  const named = Object.entries(checks);
  const passed = await inParallel(named.length, availableParallelism(), (n) => {
    const [name, command] = named[n] as [string, string[]];
    return run(name, command);
  });
  if (!passed.every((one) => one)) process.exit(1);
}
