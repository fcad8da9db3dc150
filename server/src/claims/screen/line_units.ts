// The line is the unit of discretion. What is doubted in a line of a few words takes the line with it; one
// entry of a list whose others are for readers needs more against it than it would alone.

import type { Line } from './lines.ts';
import { isHush } from './patterns/marked.ts';
import type { Hidden } from './screened.ts';
import { betrays, goesOnAt } from './tail.ts';

/** A sentence in its place; without words, a note that was found already. */
export interface Judged {
  start: number;
  end: number;
  sentence: string;
  /** Log odds that it is a note, by itself. */
  odds: number;
  /** In another language than the page's. */
  foreign: boolean;
  /** Of a list. */
  entry: boolean;
  /** The first and the last line of its text. */
  first: number;
  last: number;
  /** A note that stands among the sentences, and not by itself. */
  loose?: boolean;
  /** A note that says so itself: what stands above it need not be one, as what goes on below it often is. */
  marked?: boolean;
}

const evenOdds = 0;
/** So much more is needed against an entry among public ones. */
export const amongPublic = 0.4;
const minOthers = 2;

/** Entries of lists whose other entries are all for readers, by their lines. */
export function amongPublicEntries(
  sequence: readonly Judged[],
  odds: readonly number[],
): ReadonlySet<number> {
  const found = new Set<number>();
  let run: { line: number; odds: number }[] = [];
  const close = (): void => {
    const doubted = run.filter((one) => one.odds >= evenOdds);
    if (doubted.length === 1 && run.length > minOthers)
      for (const { line } of doubted) found.add(line);
    run = [];
  };
  for (const [at, { first, entry }] of sequence.entries()) {
    if (!entry || (run.length > 0 && first > (run.at(-1)?.line ?? 0) + 1)) close();
    if (entry) run.push({ line: first, odds: odds[at] ?? 0 });
  }
  close();
  return found;
}

const plainlyPublic = -4.5;
/** Of what was put in behind a mark, what answers a reader has less. */
const toReaders = -3;
const maxJotted = 90;
const maxBeside = 160;

/**
 * A note of a few words fills its line: if one sentence there is doubted, so are the others that are not plainly public.
 * Beside another note, or put in behind a `>`, a longer line too. From which odds on, by line.
 */
export function jottedLines(
  lines: readonly Line[],
  notes: readonly Judged[],
): ReadonlyMap<number, number> {
  const noted = new Set(notes.flatMap(({ first, last }) => [first, last]));
  return new Map(
    notes.flatMap(({ first, last }): [number, number][] => {
      // A note behind it was blanked: what is left is no shorter for it.
      const length = widthOf(lines[first]?.text.trimStart() ?? '');
      const beside = noted.has(first - 1) || noted.has(first + 1);
      const marked = /^\s*>/.test(lines[first]?.text ?? '');
      if (first !== last) return [];
      if (length <= (beside ? maxBeside : maxJotted)) return [[first, plainlyPublic]];
      return marked ? [[first, toReaders]] : [];
    }),
  );
}

/** In letters of a script with spaces. */
const widthOf = (text: string): number =>
  text.length + 1.5 * (text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu)?.length ?? 0);

/** A note that was found already. */
export const surely = 8;

/** The notes that the screen found, by their lines. */
export function notesAmong(text: string, hidden: readonly Hidden[]): Judged[] {
  const notes = hidden
    .filter(({ reason, end }) => betrays.has(reason) && !(reason === 'chat' && goesOnAt(text, end)))
    .sort((a, b) => a.start - b.start);
  let line = 0;
  let at = 0;
  const lineOf = (place: number): number => {
    for (; at < place; at++) if (text.charCodeAt(at) === 10) line++;
    return line;
  };
  return notes.map(({ start, end, reason, text: said }) => ({
    start,
    end,
    sentence: '',
    odds: surely,
    foreign: false,
    entry: false,
    first: lineOf(start),
    last: lineOf(end),
    loose: reason === 'unsure',
    marked: (reason === 'internal' || reason === 'instruction') && !isHush(said),
  }));
}
