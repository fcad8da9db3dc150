// A programme of a day looks like a chat: `09:45 Opening: cities that halved their losses`.
// Its times are round and go up, and nobody has two turns.

const timed =
  /^\s*(\d{1,2})[:.](\d\d)(?:\s?[ap]m)?\s*(?:[-–—|]\s*)?(?=\p{L})([^:：]{1,60})([:：])?/iu;
const minLines = 3;
const minutesInHour = 60;

interface Timed {
  at: number;
  minute: number;
  label: string | undefined;
}

/** The lines of programmes, by number. */
export function programmeLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: Timed[] = [];
  const close = () => {
    if (isProgramme(run)) for (const { at } of run) found.add(at);
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    const match = line.length <= 300 ? timed.exec(line) : null;
    if (!match) {
      close();
      continue;
    }
    const minute = Number(match[1]) * minutesInHour + Number(match[2]);
    if (minute < (run.at(-1)?.minute ?? 0)) close();
    run.push({ at, minute, label: match[4] === undefined ? undefined : (match[3] ?? '').trim() });
  }
  close();
  return found;
}

/** Messages come at any minute; sessions begin when a clock is easy to read. */
function isProgramme(run: readonly Timed[]): boolean {
  const labels = run.flatMap(({ label }) => label ?? []);
  return (
    run.length >= minLines &&
    run.every(({ minute }) => minute % 5 === 0) &&
    new Set(labels).size === labels.length
  );
}
