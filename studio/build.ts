// Builds the studio into dist/ and compresses it once, so that the server never has to.
// Runs after `npm ci`. With --if-stale it does nothing when no source has changed since.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const stampFile = join(dist, '.sources');
const sources = ['*.html', '*.ts', 'package.json', 'src/**/*.{ts,tsx,css}', '../sdk/src/**/*.ts'];

function stampOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function compress(): void {
  for (const name of globSync('**/*.{js,css,html,svg}', { cwd: dist })) {
    const file = join(dist, name);
    const bytes = readFileSync(file);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

async function run(): Promise<void> {
  const stamp = stampOfSources();
  const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (process.argv.includes('--if-stale') && fresh) return;
  // Not installed for production alone: the server says so where the studio would be.
  const vite = await import('vite').catch(() => undefined);
  if (!vite) return;
  process.env.NODE_ENV = 'production';
  await vite.build({ root, logLevel: 'warn' });
  compress();
  writeFileSync(stampFile, stamp);
}

await run();
