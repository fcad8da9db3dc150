// Which test files run in one process. Loading Facet, compiling its schemas and warming its workers
// takes seconds in each process, so there are few; begun late, a long one would end alone, so
// the longest come first, and the last are short.

/** Their promise is about what their process has loaded, or has in memory. */
const alone = ['agent/model/lazy', 'platform/idle_memory'];

/** A new one beyond so many seconds of the processor. */
const groupSeconds = 80;
const lastGroupSeconds = 25;
/** So many are begun last. */
const lastGroups = 4;

/**
 * Seconds of the processor, with the programs and browsers that a file starts, where it is more than
 * a few; `npm test` prints those of its own process. They need not be exact.
 */
const seconds: Record<string, number> = {
  'test/studio.story.browser': 45,
  'test/studio.browser': 36,
  'test/xss.browser': 28,
  'test/studio.clicks.browser': 26,
  'test/studio.editor.browser': 20,
  'test/traffic/traffic.browser': 15,
  'test/pages.browser': 12,
  'test/looks.browser': 12,
  'test/visit.browser': 8,
  'site/visitor.browser': 8,
  'site/tracker.browser': 8,
  'test/passkeys.browser': 8,
  'test/eval': 8,
  'test/cli.start': 35,
  'test/fuzz': 22,
  'test/gate.properties': 12,
  'test/robustness.webhooks': 20,
  'test/cli': 20,
  'rules/properties': 28,
  'test/robustness.drafts': 18,
  'test/robustness.batches': 16,
  'test/contract.ids': 15,
  'test/operations.copy': 15,
  'test/robustness.kill': 14,
  'test/robustness.imports': 12,
  'test/robustness.beacons': 12,
  'test/robustness.forms': 12,
  'test/pooler': 12,
  'test/paging': 13,
  'demo/demo': 13,
  'site/ask': 13,
  'test/guides': 12,
  'test/contract': 12,
  'test/contract.input': 12,
  'search/search': 10,
  'audiences/messages': 9,
  'test/sdk': 8,
  'test/operations.backup': 8,
  'experiments/experiments': 7,
  'forms/forms.abuse': 7,
  'pool/pool': 7,
  'sessions/streams': 7,
  'webhooks/addresses': 6,
};
const usualSeconds = 1.5;

const nameOf = (file: string): string => file.replace(/\.test\.ts$/, '');

function secondsOf(file: string): number {
  const known = Object.entries(seconds).find(([name]) => nameOf(file).endsWith(`/${name}`));
  return known?.[1] ?? usualSeconds;
}

const total = (files: string[]): number => files.reduce((sum, file) => sum + secondsOf(file), 0);

export function groupFiles(files: string[]): string[][] {
  const isAlone = (file: string) => alone.some((name) => nameOf(file).endsWith(`/${name}`));
  const [waiting, working] = split(
    files.filter((file) => !isAlone(file)),
    // For programs and browsers: they leave the processor to others, so others run beside them.
    (file) => /\.browser\.|\/(robustness|operations|cli)\./.test(file),
  );
  const small = working.filter((file) => secondsOf(file) === usualSeconds);
  const last = small.slice(0, (lastGroups * lastGroupSeconds) / usualSeconds);
  const most = working.filter((file) => !last.includes(file));
  return [
    ...inTurns(deal(waiting, groupSeconds), deal(most, groupSeconds)),
    ...deal(last, lastGroupSeconds),
    ...files.filter(isAlone).map((file) => [file]),
  ];
}

function split<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

const inTurns = <T>(a: T[], b: T[]): T[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, n) => [
    ...a.slice(n, n + 1),
    ...b.slice(n, n + 1),
  ]).flat();

/** Into groups that take about as long as each other. */
function deal(files: string[], seconds: number): string[][] {
  const count = Math.ceil(total(files) / seconds);
  const groups = Array.from({ length: count }, () => [] as string[]);
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    groups.toSorted((a, b) => total(a) - total(b))[0]?.push(file);
  }
  return groups;
}
