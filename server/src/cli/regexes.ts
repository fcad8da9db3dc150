// `npm run check`: every regular expression of the server is linear in the length of its text, as far
// as recheck can prove it, or works on texts whose length was checked before, and then it says where.
// Backtracking is how one request of a few kilobytes freezes a process.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tokenizer } from 'acorn';
import { checkSync } from 'recheck';
import { bounds } from './regexes.bounds.ts';

const source = new URL('../', import.meta.url);
/** Proven before: by the hash of pattern and flags, so that only news are looked at. */
const provenFile = new URL('./regexes.proven.txt', import.meta.url);
const patienceMs = 20_000;

interface Found {
  pattern: string;
  flags: string;
  places: string[];
}

const idOf = ({ pattern, flags }: Found): string =>
  createHash('sha256').update(`${flags} ${pattern}`).digest('hex').slice(0, 12);

const files = globSync('**/*.{ts,js}', { cwd: source }).filter(
  (file) => !/\.test\.ts$|(^|\/)testing\//.test(file),
);
const found = new Map<string, Found>();

function note(pattern: string, flags: string, place: string): void {
  const key = `${flags} ${pattern}`;
  const known = found.get(key) ?? { pattern, flags, places: [] };
  known.places.push(place);
  found.set(key, known);
}

function readLiterals(file: string): void {
  const text = readFileSync(new URL(file, source), 'utf8');
  const code = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  const tokens = tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  for (const { type, start, end, loc } of tokens) {
    if (type.label !== 'regexp') continue;
    const literal = code.slice(start, end);
    const close = literal.lastIndexOf('/');
    note(literal.slice(1, close), literal.slice(close + 1), `${file}:${loc?.start.line}`);
  }
}

/** Those put together from parts: made while their modules load, so they are caught there. */
async function readComposed(): Promise<void> {
  const Native = globalThis.RegExp;
  let loading = '';
  globalThis.RegExp = new Proxy(Native, {
    construct(target, [pattern, flags], made) {
      if (typeof pattern === 'string') note(pattern, String(flags ?? ''), loading);
      return Reflect.construct(target, [pattern, flags], made) as RegExp;
    },
  });
  const composing = files.filter(
    (file) =>
      !file.startsWith('cli/') && /RegExp\(/.test(readFileSync(new URL(file, source), 'utf8')),
  );
  for (const file of composing) {
    loading = file;
    await import(new URL(file, source).href);
  }
  globalThis.RegExp = Native;
}

const isBounded = (place: string): boolean => bounds.some(({ under }) => place.startsWith(under));

/** One character after the other: nothing to go back to, whatever sets they are from. */
const isPlain = (pattern: string): boolean => !/[*+{]/.test(pattern.replace(/\\[pP]{[^}]*}/g, ''));

/** Undefined when it is linear, else what is wrong with it. */
function faultOf({ pattern, flags, places }: Found): string | undefined {
  if (isPlain(pattern)) return undefined;
  // recheck reads `v` as `u`, but for sets within sets; there it says that it does not know.
  const verdict = checkSync(pattern, flags.replace('v', 'u'), { timeout: patienceMs });
  if (verdict.status === 'safe') return undefined;
  const complexity = verdict.status === 'vulnerable' ? verdict.complexity.type : 'unknown';
  if (complexity !== 'exponential' && places.every(isBounded)) return undefined;
  const summary = verdict.status === 'vulnerable' ? verdict.complexity.summary : 'not proven';
  return `${places.join(', ')}: /${pattern}/${flags} is ${summary}`;
}

for (const file of files) readLiterals(file);
await readComposed();

const proven = new Set(readFileSync(provenFile, 'utf8').split('\n'));
const faults: string[] = [];
const kept: string[] = [];
for (const one of found.values()) {
  const id = idOf(one);
  const fault = proven.has(id) && !process.argv.includes('--all') ? undefined : faultOf(one);
  if (fault === undefined) kept.push(id);
  else faults.push(fault);
}
const text = `${[...new Set(kept)].sort().join('\n')}\n`;
if (faults.length === 0 && text !== readFileSync(provenFile, 'utf8')) {
  writeFileSync(fileURLToPath(provenFile), text);
  process.stdout.write('regexes.proven.txt was brought up to date: commit it\n');
}
if (faults.length > 0) {
  process.stderr.write(
    `${faults.join('\n')}\n\nWrite them so that they are linear, or check the length of their texts and say so in regexes.bounds.ts.\n`,
  );
  process.exitCode = 1;
}
