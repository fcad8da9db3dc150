// Which test files run in one process. Loading Facet, compiling its schemas and patterns and warming its
// workers takes many seconds of the processor in each, so there are few: as many as run at a time for
// what needs a server, then as many for what needs none, which are short and fill the gaps at the end.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atATime } from './runner.ts';
import { root } from './session.ts';

/** Their promise is about what their process has loaded, or has in memory. */
const alone = ['agent/model/lazy', 'platform/idle_memory'];

/** With less to do than this, another process costs more than it gives. */
const leastSeconds = 30;

/**
 * Seconds of the processor, with the programs and browsers that a file starts, where it is more than
 * a few; `npm test` prints those of its own process. They need not be exact.
 */
const seconds: Record<string, number> = {
  'test/studio.story.browser': 45,
  'test/studio.browser': 45,
  'test/studio.clicks.browser': 35,
  'test/xss.browser': 32,
  'test/studio.editor.browser': 24,
  'test/guides': 20,
  'test/pages.browser': 20,
  'test/traffic/traffic.browser': 18,
  'site/tracker.browser': 10,
  'test/visit.browser': 8,
  'site/visitor.browser': 8,
  'test/looks.browser': 8,
  'test/passkeys.browser': 6,
  'test/cli.start': 70,
  'test/robustness.batches': 38,
  'test/robustness.drafts': 35,
  'test/cli': 32,
  'test/robustness.webhooks': 30,
  'test/operations.copy': 15,
  'test/robustness.kill': 9,
  'test/robustness.forms': 8,
  'test/robustness.imports': 7,
  'test/robustness.beacons': 7,
  'test/robustness.database': 6,
  'test/robustness.drain': 6,
  'test/operations.backup': 6,
  'test/robustness.disk': 6,
  'test/processes': 6,
  'test/hostile.faults': 6,
  'test/pooler': 10,
  'demo/demo': 24,
  'agent/rules/properties': 35,
  'test/eval': 15,
  'test/gate.properties': 22,
  'test/fuzz': 26,
  'test/contract.ids': 18,
  'test/paging': 13,
  'audiences/messages': 13,
  'test/hostile': 11,
  'pool/pool': 11,
  'test/contract': 10,
  'experiments/experiments': 10,
  'test/contract.input': 9,
  'forms/forms.abuse': 8,
  'site/ask': 8,
  'audiences/batches': 7,
  'site/as_of': 7,
  'search/search': 7,
  'site/social': 6,
  'sessions/streams': 6,
  'links/links': 5,
  'persons/persons.erase': 5,
  'site/freshness': 5,
  'test/sdk': 5,
};
const usualSeconds = 1;

const nameOf = (file: string): string => file.replace(/\.test\.ts$/, '');

function secondsOf(file: string): number {
  const known = Object.entries(seconds).find(([name]) => nameOf(file).endsWith(`/${name}`));
  return known?.[1] ?? usualSeconds;
}

const total = (files: string[]): number => files.reduce((sum, file) => sum + secondsOf(file), 0);

const isAlone = (file: string): boolean => alone.some((name) => nameOf(file).endsWith(`/${name}`));

/** For programs and browsers: they leave the processor to others. */
const waits = (file: string): boolean => /\.browser\.|\/(robustness|operations|cli)\./.test(file);

const hasServer = (file: string): boolean =>
  waits(file) || readFileSync(join(root, file), 'utf8').includes('support/server.ts');

export function groupFiles(files: string[]): string[][] {
  const [single, several] = split(files, isAlone);
  const [withServer, without] = split(several, hasServer);
  return [
    ...deal(withServer).map((group, n) => {
      const [waiting, working] = split(group, waits);
      // Where one process waits, another works.
      return n % 2 === 0 ? [...waiting, ...working] : [...working, ...waiting];
    }),
    ...deal(without),
    ...single.map((file) => [file]),
  ];
}

function split<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** Into groups that take about as long as each other. */
function deal(files: string[]): string[][] {
  const count = Math.min(atATime, Math.ceil(total(files) / leastSeconds));
  const groups = Array.from({ length: count }, () => [] as string[]);
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    groups.toSorted((a, b) => total(a) - total(b))[0]?.push(file);
  }
  return groups;
}
