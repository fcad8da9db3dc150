// A client that a public generator makes from the OpenAPI document: it compiles under `strict`, a block
// narrows by its type, and a call of every resource is answered. The generator is ten times the size of
// Facet's own tools, so it is no dependency: `npm run test:long` installs it into a folder of its own.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { routes } from '../src/routes.ts';
import { eachEngine, startServer } from './support/server.ts';

const generator = 'swagger-typescript-api@13.13.0';
const skip = process.env.FACET_GENERATED_CLIENT ? false : 'runs in npm run test:long';

const document = fileURLToPath(new URL('../openapi.json', import.meta.url));
const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/** Of each resource what can be asked without knowing an id. */
const calls = [
  ...Map.groupBy(
    routes.filter(
      ({ method, path, scope, query }) =>
        method === 'GET' &&
        scope !== undefined &&
        path.startsWith('/v0/') &&
        !path.includes('{') &&
        !(query as { required?: string[] } | undefined)?.required?.length,
    ),
    ({ tag }) => tag,
  ).values(),
].flatMap(([first]) => (first ? [first.id] : []));

const program = `
import { Api, type Block } from './api.ts';
const [baseUrl = '', key = ''] = process.argv.slice(2);
const { v0: facet } = new Api({ baseUrl, baseApiParams: { headers: { 'x-api-key': key } } });
export const headlineOf = (block: Block): string => (block.type === 'hero' ? block.headline : '');
${calls.map((id) => `console.log('${id}', (await facet.${id}()).status);`).join('\n')}
const person = await facet.createPerson({ name: 'Ada', email: 'ada@generated.example' });
console.log('getPerson', (await facet.getPerson(person.data.personId)).data.name);
`;

const options = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  strict: true,
  types: ['node'],
  typeRoots: [fileURLToPath(new URL('../../node_modules/@types', import.meta.url))],
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  outDir: 'built',
};

let folder = '';
before(() => {
  if (skip) return;
  folder = mkdtempSync(join(tmpdir(), 'facet-generated-'));
  const run = (file: string, args: string[]) => execFileSync(file, args, { cwd: folder });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  run('npm', ['install', '--no-audit', '--no-fund', generator]);
  const cli = join(folder, 'node_modules/swagger-typescript-api/dist/cli.mjs');
  run(process.execPath, [
    cli,
    'generate',
    '-p',
    document,
    '-o',
    folder,
    '-n',
    'api.ts',
    '--silent',
  ]);
  writeFileSync(join(folder, 'main.ts'), program);
  const config = { compilerOptions: options, files: ['main.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  run(process.execPath, [compiler, '-p', '.']);
});
process.once('exit', () => folder && rmSync(folder, { recursive: true, force: true }));

eachEngine('a client that a public generator makes', (engine) => {
  test('compiles under strict, and calls every resource', { skip }, async (t) => {
    const facet = await startServer(t, engine);
    const args = [join(folder, 'built/main.js'), facet.url, facet.key];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const said = stdout.trim().split('\n');
    assert.deepEqual(said, [...calls.map((id) => `${id} 200`), 'getPerson Ada']);
  });
});
