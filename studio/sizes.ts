// Holds the studio to its size: what every screen needs, and what each screen needs beside it.
// `node studio/sizes.ts` prints both; it fails when one is over.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const kilobyte = 1000;
const limits = { shell: 180 * kilobyte, screen: 60 * kilobyte };
const dist = fileURLToPath(new URL('dist', import.meta.url));
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  process.stderr.write('The studio is not built: npm run build -w @facet/studio\n');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

const gzipBytes = (key: string): number =>
  readFileSync(join(dist, `${manifest[key]?.file}.gz`)).length;

/** A chunk and all it imports at once. */
function withImports(key: string, into = new Set<string>()): Set<string> {
  if (into.has(key) || !manifest[key]?.file.endsWith('.js')) return into;
  into.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, into);
  return into;
}

const sum = (keys: Iterable<string>): number =>
  [...keys].reduce((total, key) => total + gzipBytes(key), 0);

// One language is loaded before anything is shown: it belongs to the shell.
const shell = withImports('index.html');
withImports('src/texts/en.ts', shell);
let over = sum(shell) > limits.shell;
const line = (name: string, bytes: number, limit: number): void => {
  const size = `${(bytes / kilobyte).toFixed(1)} KB`;
  process.stdout.write(`${name.padEnd(34)} ${size.padStart(9)}  of ${limit / kilobyte} KB\n`);
};
line('shell, gzip', sum(shell), limits.shell);
const screens = Object.keys(manifest).filter((key) => key.startsWith('src/screens/'));
for (const key of screens.sort()) {
  const bytes = sum([...withImports(key)].filter((part) => !shell.has(part)));
  line(key.replace('src/screens/', ''), bytes, limits.screen);
  over ||= bytes > limits.screen;
}
if (over) {
  process.stderr.write('The studio is larger than it may be.\n');
  process.exit(1);
}
