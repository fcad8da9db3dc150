// Holds the order of the rooms that docs/ARCHITECTURE.md draws. Only what runs counts, not the tests.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** A room may import the rooms before it, never those after it. */
const rooms = [
  ...['platform'],
  ...['tenants', 'keys', 'members', 'activity', 'accounts', 'persons'],
  ...['content', 'claims', 'pages', 'topics', 'assets', 'brands', 'links'],
  ...['webhooks', 'imports'],
  ...['agent', 'audiences'],
  ...['sessions', 'analytics', 'forms', 'site', 'studio', 'mcp'],
  ...['experiments', 'privacy'],
  ...['operations', 'demo', 'eval', 'cli'],
];
/** The folders of the rules agent, likewise. */
const rulesFolders = [
  'text',
  'grammar',
  'commands',
  'context',
  'reader',
  'fit',
  'compose',
  'edits',
];
/** The folders in which the rules agent composes a page, likewise. */
const composeFolders = [
  ...['texts', 'brief', 'instructions', 'sections', 'answers', 'selection', 'headlines'],
];
/** The composition root: it may import every room; of the rooms only cli may import it. */
const root = ['main', 'app', 'services', 'routes', 'handlers', 'config'];
const importsRoot = ['cli'];

interface Import {
  from: string;
  to: string;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|\n\s*import '(\.[^']+)'/g;

/** Every import between files, as paths below server/src. */
function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(importPattern)].map((match) => ({
    from: file,
    to: posix.join(posix.dirname(file), match[1] ?? match[2] ?? match[3] ?? ''),
  }));
}

const roomOf = (file: string): string =>
  file.includes('/') ? file.slice(0, file.indexOf('/')) : posix.basename(file, '.ts');

const rulesFolder = (file: string): string | undefined => /^agent\/rules\/(\w+)\//.exec(file)?.[1];
/** What stands beside the folders of `compose/` puts them together: it comes after them all. */
const composeFolder = (file: string): string | undefined =>
  /^agent\/rules\/compose\/(?:(\w+)\/)?/.exec(file)?.map((part) => part ?? 'compose')[1];

/** What is wrong with an import between two folders of the rules agent, if anything. */
const faultInRules = ({ from, to }: Import): string | undefined =>
  faultInOrder(rulesFolders, rulesFolder(from), rulesFolder(to)) ??
  faultInOrder([...composeFolders, 'compose'], composeFolder(from), composeFolder(to));

function faultInOrder(order: string[], here?: string, there?: string): string | undefined {
  if (here === undefined || there === undefined) return undefined;
  if (order.indexOf(there) <= order.indexOf(here)) return undefined;
  return `imports ${there}, a folder after ${here}`;
}

/** What is wrong with one import, if anything. */
function faultOf({ from, to }: Import): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here === there) return faultInRules({ from, to });
  if (root.includes(here)) return undefined;
  if (root.includes(there)) {
    return importsRoot.includes(here) ? undefined : 'imports the composition root';
  }
  if (rooms.indexOf(there) > rooms.indexOf(here)) return `imports ${there}, a room after ${here}`;
  return to.endsWith('.store.ts') && there !== 'platform'
    ? `imports the store of ${there}`
    : undefined;
}

/** The first cycle of each group of files or folders that import each other, as a chain. */
function cyclesAmong(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, chain: string[]): void => {
    const at = chain.indexOf(file);
    if (at >= 0) cycles.push([...chain.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const { to } of targets.get(file) ?? []) visit(to, [...chain, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}

/** Imports from one folder of the platform to another: these have no order, and still no cycle. */
const betweenFolders = (imports: readonly Import[]): Import[] =>
  imports
    .map(({ from, to }) => ({ from: posix.dirname(from), to: posix.dirname(to) }))
    .filter(
      ({ from, to }) => from !== to && [from, to].every((path) => /^platform\/\w+$/.test(path)),
    );

function faultsAmong(imports: readonly Import[]): string[] {
  return [
    ...imports.flatMap((each) => {
      const fault = faultOf(each);
      return fault === undefined ? [] : [`${each.from} → ${each.to}: ${fault}`];
    }),
    ...[...cyclesAmong(imports), ...cyclesAmong(betweenFolders(imports))].map(
      (cycle) => `a cycle: ${cycle.join(' → ')}`,
    ),
  ];
}

const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = globSync('**/*.ts', { cwd: source })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\/(testing|samples)\//.test(file));
const imports = files.flatMap((file) => importsOf(file, readFileSync(`${source}${file}`, 'utf8')));

test('every room and every file of the root has its place in the order', () => {
  const unknown = files.filter((file) => ![...rooms, ...root].includes(roomOf(file)));
  assert.deepEqual(unknown, []);
  const folders = new Set(files.flatMap((file) => rulesFolder(file) ?? []));
  assert.deepEqual([...folders.difference(new Set(rulesFolders))], []);
  const composing = new Set(files.flatMap((file) => composeFolder(file) ?? []));
  assert.deepEqual([...composing.difference(new Set([...composeFolders, 'compose']))], []);
});

test('no room imports a room after it or the store of another, and no files import each other', () => {
  assert.deepEqual(faultsAmong(imports), []);
});

test('no files of the studio or of the SDK import each other', () => {
  for (const house of ['studio', 'sdk']) {
    const folder = fileURLToPath(new URL(`../../${house}/src/`, import.meta.url));
    const found = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    assert.ok(found.length > 5);
    const between = found.flatMap((file) =>
      importsOf(file, readFileSync(`${folder}${file}`, 'utf8')),
    );
    assert.deepEqual(cyclesAmong(between), [], house);
  }
});

test('a planted import is named', () => {
  const plant = (from: string, text: string) => faultsAmong([...imports, ...importsOf(from, text)]);
  const one = (from: string, to: string, fault: string) =>
    assert.deepEqual(plant(from, `import { x } from '${to}';`).slice(0, 1), [
      `${from} → ${posix.join(posix.dirname(from), to)}: ${fault}`,
    ]);
  one('pages/pages.service.ts', '../site/hosts.ts', 'imports site, a room after pages');
  one('platform/ids.ts', '../keys/scopes.ts', 'imports keys, a room after platform');
  one('site/hosts.ts', '../pages/pages.store.ts', 'imports the store of pages');
  one('site/hosts.ts', '../services.ts', 'imports the composition root');
  one('agent/rules/reader/said.ts', '../edits/requests.ts', 'imports edits, a folder after reader');
  one(
    'agent/rules/compose/texts/names.ts',
    '../answers/heard.ts',
    'imports answers, a folder after texts',
  );
  const [cycle] = plant('platform/clock.ts', "import type { Row } from './ids.ts';");
  assert.match(cycle ?? '', /^a cycle: .*platform\/clock\.ts/);
});
