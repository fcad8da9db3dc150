// Writes server/openapi.json from the route table, or checks that it is fresh.
import { readFileSync, writeFileSync } from 'node:fs';

import { describeInterface } from '../routes.ts';

const file = new URL('../../openapi.json', import.meta.url);
const text = `${JSON.stringify(describeInterface(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write('server/openapi.json is stale: run npm run gen and commit it\n');
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
