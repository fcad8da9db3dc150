// `npm run check`: every regular expression of the server is linear in the length of its text, as far
// as recheck can prove it, or works on texts whose length was checked before, and then it says where.
// Backtracking is how one request of a few kilobytes freezes a process.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tokenizer } from 'acorn';
import { check } from 'recheck';
import { asWritten } from '../platform/text/quickened.ts';
import { bounds } from './regexes.bounds.ts';

const source = new URL('../', import.meta.url);
/** Proven before: by the hash of pattern and flags, so that only news are looked at. */
const provenFile = new URL('./regexes.proven.txt', import.meta.url);
const patienceMs = 10_000;

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
  globalThis.RegExp = new Proxy(Native, {
    construct(target, [pattern, flags], made) {
      // Behind this line: whoever asked for it. Those of the libraries that are loaded too are not ours.
      const [, , ...callers] = new Error().stack?.split('\n') ?? [];
      const asked = callers.find((line) => !line.includes('/quickened.ts')) ?? '';
      const at = asked.indexOf(source.pathname);
      const place = asked.slice(at + source.pathname.length).replace(')', '');
      if (typeof pattern === 'string' && at >= 0) {
        note(asWritten(pattern), String(flags ?? ''), place);
      }
      return Reflect.construct(target, [pattern, flags], made) as RegExp;
    },
  });
  const composing = files.filter(
    (file) =>
      !file.startsWith('cli/') && /RegExp\(/.test(readFileSync(new URL(file, source), 'utf8')),
  );
  for (const file of composing) await import(new URL(file, source).href);
  globalThis.RegExp = Native;
}

const isBounded = (place: string): boolean => bounds.some(({ under }) => place.startsWith(under));

/** One character after the other: nothing to go back to, whatever sets they are from. */
const isPlain = (pattern: string): boolean =>
  !/[*+{]/.test(pattern.replace(/\\[pP]\{[^{}]*\}/g, ''));

/** Undefined when it is linear, else what is wrong with it. */
async function faultOf({ pattern, flags, places }: Found): Promise<string | undefined> {
  if (isPlain(pattern)) return undefined;
  // recheck reads `v` as `u`, but for sets within sets; there it says that it does not know.
  const verdict = await check(pattern, flags.replace('v', 'u'), { timeout: patienceMs });
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
const keep = (ids: string[]): void =>
  writeFileSync(fileURLToPath(provenFile), `${[...new Set(ids)].sort().join('\n')}\n`);
for (const one of found.values()) {
  const id = idOf(one);
  const isKnown = proven.has(id) && !process.argv.includes('--all');
  const fault = isKnown ? undefined : await faultOf(one);
  if (fault !== undefined) faults.push(fault);
  else kept.push(id);
  // It takes minutes where much is new: what is proven stays proven, should it be cut short.
  if (!isKnown && kept.length % 20 === 0) keep([...proven, ...kept]);
}
keep(kept);
if (faults.length > 0) {
  process.stderr.write(
    `${faults.join('\n')}\n\nWrite them so that they are linear, or check the length of their texts and say so in regexes.bounds.ts.\n`,
  );
  process.exitCode = 1;
}
