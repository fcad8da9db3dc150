// Writes the SDK's generated files from server/openapi.json, or checks that they are fresh (--check).
import { readFileSync, writeFileSync } from 'node:fs';
import type { OpenApi } from './openapi.ts';
import { operationsFile } from './operations.ts';
import { typesFile } from './types.ts';

const here = new URL('../', import.meta.url);
const document = JSON.parse(
  readFileSync(new URL('../server/openapi.json', here), 'utf8'),
) as OpenApi;

const files = {
  'src/types.gen.ts': typesFile(document),
  'src/operations.gen.ts': operationsFile(document),
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, here);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`sdk/${name} is stale: run npm run gen and commit it\n`);
    process.exitCode = 1;
  }
}
