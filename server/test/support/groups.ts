// Which test files run in one process. Loading Facet, compiling its schemas and patterns and warming its
// workers takes many seconds of the processor in each, so there are few: as many as run at a time for
// what needs a server. What needs none never waits: it runs beside them, with what they leave of the processors.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atATime, type Groups, processors } from './runner.ts';
import { root } from './session.ts';

/** Their promise is about what their process has loaded, or has in memory. */
const alone = ['agent/model/lazy', 'platform/idle_memory'];

/** With less to do than this, another process costs more than it gives. */
const leastSeconds = 30;

/** Seconds by the clock, where it is more than a few; `npm test` prints them. They need not be exact. */
const seconds: Record<string, number> = {
  'test/cli.start': 52,
  'test/studio.browser': 66,
  'test/studio.story.browser': 52,
  'test/guides': 50,
  'test/fuzz': 28,
  'test/robustness.webhooks': 36,
  'demo/demo': 39,
  'test/xss.browser': 37,
  'test/robustness.drafts': 28,
  'test/robustness.batches': 26,
  'test/studio.clicks.browser': 29,
  'rules/properties': 24,
  'test/cli': 27,
  'test/contract.ids': 27,
  'test/studio.editor.browser': 27,
  'test/pages.browser': 25,
  'test/hostile': 25,
  'test/operations.refusals': 24,
  'forms/forms.abuse': 21,
  'traffic/traffic.browser': 21,
  'webhooks/addresses': 20,
  'test/gate.properties': 16,
  'test/contract': 19,
  'test/sdk.faults': 19,
  'test/operations.copy': 19,
  'forms/enriching': 17,
  'test/paging': 16,
  'audiences/messages': 16,
  'site/social': 16,
  'test/robustness.database': 16,
  'pool/pool': 10,
  'test/contract.input': 14,
  'test/robustness.beacons': 14,
  'webhooks/queue': 13,
  'render/escaping': 13,
  'sessions/streams': 12,
  'test/model.drafts': 12,
  'site/tracker.browser': 9,
  'experiments/experiments': 11,
  'test/robustness.kill': 11,
  'assets/uploads': 10,
  'test/robustness.imports': 10,
  'site/ask': 10,
  'webhooks/retries.http': 10,
  'site/as_of': 9,
  'audiences/schedule': 9,
  'test/robustness.forms': 8,
  'audiences/batches': 8,
  'test/training.notes': 14,
  'site/freshness': 8,
  'assets/assets': 8,
  'persons/persons.erase': 7,
  'test/visit.browser': 5,
  'test/robustness.drain': 7,
  'test/hostile.faults': 6,
  'test/sdk': 6,
  'test/robustness.disk': 6,
  'test/sdk.package': 6,
  'search/search.reference': 6,
  'keys/bootstrap': 6,
  'test/replay': 6,
  'test/idempotency.model': 5,
  'test/looks.browser': 5,
  'test/robustness.slow': 5,
  'members/members': 5,
  'test/eval': 9,
  'test/mcp.hostile': 5,
  'test/idempotency.logs': 5,
  'webhooks/erasure': 5,
  'audiences/audiences.find': 5,
  'render/urls': 5,
  'audiences/claims': 5,
  'activity/totals': 4,
  'audiences/audiences': 4,
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

/** Or a program, or a worker with its limits of time. */
const hasServer = (file: string): boolean =>
  waits(file) ||
  /support\/(?:server|process)\.ts|makePool/.test(readFileSync(join(root, file), 'utf8'));

export function groupFiles(files: string[]): Groups {
  const [single, several] = split(files, isAlone);
  const [withServer, without] = split(several, hasServer);
  return {
    inTurn: [
      ...deal(withServer, atATime).map((group, n) => {
        const [waiting, working] = split(group, waits);
        // Where one process waits, another works.
        return n % 2 === 0 ? [...waiting, ...working] : [...working, ...waiting];
      }),
      ...single.map((file) => [file]),
    ],
    beside: deal(without, processors),
  };
}

function split<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** Into groups that take about as long as each other. */
function deal(files: string[], most: number): string[][] {
  const count = Math.min(most, Math.ceil(total(files) / leastSeconds));
  const groups = Array.from({ length: count }, () => [] as string[]);
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    groups.toSorted((a, b) => total(a) - total(b))[0]?.push(file);
  }
  return groups.filter((group) => group.length > 0);
}
