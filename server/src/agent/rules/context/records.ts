// Offers told one below the other by the same labels: houses to let, rooms, machines, courses. Each is a table under
// its own name, whatever shape its single lines have. That two share their labels tells that a text is written so.

const labelled = /^\s*[-*•–]?\s*([\p{Lu}\p{Lo}][^:：.!?|]{1,44}?)\s?(?:：|:\s)\s*(\S.{0,200})$/u;
const listed = /^\s*[-*•–]\s/u;
const minLabels = 3;
/** A name, and a line on what it is. */
const maxAbove = 2;
const maxName = 90;

interface Offer {
  /** The line of its name. */
  at: number;
  above: string[];
  rows: { label: string; value: string }[];
  /** The line behind its last row. */
  end: number;
}

/** The name becomes a heading, and what it is stands below the labels. */
export function unfoldRecords(lines: readonly string[]): string[] {
  const made: string[] = [];
  let from = 0;
  for (const { at, above, rows, end } of recordsIn(lines)) {
    const [name = '', about] = above;
    made.push(...lines.slice(from, at), `## ${name.replace(mark, '')}`);
    made.push(...lines.slice(end - rows.length, end), '');
    if (about !== undefined) made.push(`${about}.`, '');
    from = end;
  }
  return [...made, ...lines.slice(from)];
}
const mark = /^\s*(?:#{1,6}\s+)?(?:\d{1,2}[.)]\s+)?/;

export function recordsIn(lines: readonly string[]): Offer[] {
  const entries = entriesIn(lines);
  return entries.filter((one) =>
    entries.some((other) => other !== one && sharedLabels(one, other) >= minLabels),
  );
}

function entriesIn(lines: readonly string[]): Offer[] {
  const entries: Offer[] = [];
  for (let from = 0; from < lines.length; from++) {
    const rows = rowsFrom(lines, from);
    if (rows.length < minLabels) continue;
    const end = from + rows.length;
    let at = from;
    while ((lines[at - 1] ?? '').trim() !== '') at--;
    const above = lines.slice(at, from);
    const isNamed =
      above.length > 0 &&
      above.length <= maxAbove &&
      above.every(
        (line) => line.length <= maxName && !listed.test(line) && !/[.!?。]\s*$/u.test(line),
      );
    if (isNamed) entries.push({ at, above, rows, end });
    from = end - 1;
  }
  return entries;
}

/** Each label once: who speaks in a chat speaks again. */
function rowsFrom(lines: readonly string[], from: number): Offer['rows'] {
  const rows: Offer['rows'] = [];
  for (let at = from; at < lines.length; at++) {
    const [, label, value = ''] = labelled.exec(lines[at] ?? '') ?? [];
    if (label === undefined) break;
    if (rows.some((row) => row.label === label)) return [];
    rows.push({ label, value });
  }
  return rows;
}

const sharedLabels = (one: Offer, other: Offer): number =>
  one.rows.filter(({ label }) => other.rows.some((row) => row.label === label)).length;
