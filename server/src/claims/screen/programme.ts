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

const planHeading =
  /^[\s#*]{0,8}(?:who does what|(?:agreed |our |the )?next steps?|action items?|agreed|wer macht was|(?:die )?nächsten? schritte?|vereinbart|qui fait quoi|prochaines étapes|quién hace qué|próximos pasos|chi fa (?:che )?cosa|prossimi passi|quem faz o quê|próximos passos|wie doet wat|volgende stappen|kto co robi|następne kroki|役割分担|今後の予定|次のステップ|من يفعل ماذا|الخطوات التالية)[\s:：*]{0,4}$/iu;

/** `Nadia: export of staff records, by 16 January` under such a heading is a task, and nothing she said. */
export function planLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let planned = false;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') planned = planned && planHeading.test(lines[at - 1] ?? '');
    else if (line.length <= 80 && planHeading.test(line)) planned = true;
    else if (planned) found.add(at);
  }
  return found;
}
