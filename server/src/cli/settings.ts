// Writes the table of docs/settings.md from config/variables.ts, or checks that it is fresh.
import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '../config/variables.ts';

const file = new URL('../../../docs/settings.md', import.meta.url);
const [start, end] = ['<!-- variables:start -->', '<!-- variables:end -->'];

const page = readFileSync(file, 'utf8');
const rows = variables.map(([name, fallback, meaning]) => {
  return `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${meaning} |`;
});
const table = ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
const head = page.slice(0, page.indexOf(start) + start.length);
const tail = page.slice(page.indexOf(end));
const text = `${head}\n${table}\n${tail}`;

if (process.argv.includes('--check')) {
  if (page !== text) {
    process.stderr.write('docs/settings.md is stale: run npm run gen and commit it\n');
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
