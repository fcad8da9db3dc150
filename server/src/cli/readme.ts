// Writes the README's table of variables from config.ts, or checks that it is fresh.
import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '../config.ts';

const file = new URL('../../../README.md', import.meta.url);
const [start, end] = ['<!-- variables:start -->', '<!-- variables:end -->'];

const readme = readFileSync(file, 'utf8');
const rows = variables.map(([name, fallback, meaning]) => {
  return `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${meaning} |`;
});
const table = ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
const head = readme.slice(0, readme.indexOf(start) + start.length);
const tail = readme.slice(readme.indexOf(end));
const text = `${head}\n${table}\n${tail}`;

if (process.argv.includes('--check')) {
  if (readme !== text) {
    process.stderr.write("the README's variables are stale: run npm run gen and commit it\n");
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
