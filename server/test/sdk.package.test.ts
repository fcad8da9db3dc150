// The SDK as a user gets it: packed, installed in an empty folder, its README pasted; and how small it is.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { launchChromium, withoutChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';
import { root } from './support/session.ts';

const sdkFolder = fileURLToPath(new URL('../../sdk/', import.meta.url));
const entry = join(sdkFolder, 'dist/index.js');
const coreLimitBytes = 5 * 1024;

async function bundle(external: RegExp[]): Promise<string> {
  const built = await rolldown({ input: entry, external });
  const { output } = await built.generate({ format: 'esm', minify: true });
  await built.close();
  return output[0].code;
}

test('the core is at most 5 KB gzip, and depends on nothing', async (t) => {
  const size = gzipSync(await bundle([/operations\.gen/])).length;
  t.diagnostic(`core ${size} bytes gzip, with tables ${gzipSync(await bundle([])).length}`);
  assert.ok(size <= coreLimitBytes, `${size} bytes`);
  const manifest = JSON.parse(readFileSync(join(sdkFolder, 'package.json'), 'utf8'));
  assert.equal(manifest.dependencies, undefined);
});

test('packed and installed in an empty folder, the ten lines of its README publish a page', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'facet-sdk-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const installed = join(folder, 'node_modules/@facet/sdk');
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: sdkFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const parsed = JSON.parse(packed);
  const [{ filename, files }] = Array.isArray(parsed) ? parsed : Object.values(parsed);
  assert.ok(!files.some((file: { path: string }) => file.path.startsWith('src/')));
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
  const readme = readFileSync(join(sdkFolder, 'README.md'), 'utf8');
  const lines = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
  writeFileSync(join(folder, 'first.mjs'), lines);
  // Not blocking: the server it talks to lives in this process.
  const { execFile } = await import('node:child_process');
  const said = await new Promise<string>((resolve, reject) =>
    execFile(
      process.execPath,
      ['first.mjs'],
      { cwd: folder, env: { FACET_URL: facet.url, FACET_API_KEY: facet.key } },
      (error, stdout, stderr) => (error ? reject(new Error(stderr)) : resolve(stdout)),
    ),
  );
  assert.match(said, /^Published at /);
});

test('what its README shows compiles under strict, and blocks and events are told apart by their type', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-sdk-types-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const readme = readFileSync(join(sdkFolder, 'README.md'), 'utf8');
  const snippets = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  assert.ok(snippets.length >= 2);
  const narrowing = `import { type Block, type WebhookEvent } from '@facet/sdk';
export const headline = (block: Block): string => (block.type === 'hero' ? block.headline : '');
export const stale = (event: WebhookEvent): number =>
  event.type === 'claim.stale' ? event.payload.claims.length : 0;
`;
  for (const [n, code] of [...snippets, narrowing].entries()) {
    writeFileSync(join(folder, `snippet${n}.ts`), code);
  }
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    noEmit: true,
    types: ['node'],
  };
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
});

test('in a browser: it lists, creates and verifies', {
  skip: await withoutChromium(),
}, async (t) => {
  const facet = await startServer(t, 'sqlite');
  const browser = await launchChromium(facet.url);
  assert.ok(browser);
  t.after(() => browser.close());
  const page = await browser.newPage();
  const code = await bundle([]);
  await page.route('**/sdk.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.route('**/sdk.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>SDK</title>' }),
  );
  await page.goto(`${facet.url}/sdk.html`);
  const name = await page.evaluate(
    async ({ key, url }) => {
      // @ts-expect-error served by the test
      const { Facet } = await import('/sdk.js');
      const sdk = new Facet({ baseUrl: url, apiKey: key });
      const { personId } = await sdk.persons.create({ name: 'Ada in the browser' });
      const file = new File(['# Notes'], 'notes.txt', { type: 'text/plain' });
      const refused = await sdk.assets.create({ file }).catch((error: Error) => error.name);
      const names = [];
      for await (const person of sdk.persons.list({ limit: 1 })) names.push(person.name);
      return `${(await sdk.persons.get(personId)).name} ${names.length} ${refused}`;
    },
    { key: facet.key, url: facet.url },
  );
  assert.equal(name, 'Ada in the browser 1 FacetValidationError');
});
