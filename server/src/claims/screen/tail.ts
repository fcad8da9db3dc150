// Notes at the end of a text. Colleagues add what they still have to say below the text, without a gap between
// their lines, often under a line of their own (`Bits for whoever does the page:`). Where most of the last lines
// are known for notes, all of them are: one that praises, offers or quotes is told from text by its place alone.
import type { Line } from './lines.ts';
import { makeOf } from './siblings.ts';
import { ended } from './voice.ts';

const divider = /^\s*(?:[-=_*~–—―•·]\s?){2,}\s*$/u;
const minNotes = 2;
const sureNotes = 3;
/** More lines before the first note, or rows of prices, are for readers. */
const maxBefore = 2;

/**
 * The whole last block below the line that heads it, where most of it are notes; else the lines from its first
 * note on, where at least half of those are, and the line right above that heads them.
 */
export function notesAtEnd(
  lines: readonly Line[],
  isNote: (at: number) => boolean,
): ReadonlySet<number> {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  let top = last;
  while (top > 0 && !isGap(lines[top - 1])) top--;
  const notesFrom = (from: number): number => spanOf(from, last).filter(isNote).length;
  const headed = isHead(lines[top]?.text ?? '') && !isNote(top);
  const notes = notesFrom(top);
  if (top === 0 || notes < minNotes) return new Set();
  const first = spanOf(top, last).find(isNote) ?? last;
  const before = spanOf(top + 1, first - 1);
  const mixed = before.length > maxBefore || before.some((at) => isRowAt(lines[at]));
  if (headed && !mixed && notes * 2 > last - top) return new Set(spanOf(top, last));
  const length = last - first + 1;
  const most = notes * 2 > length || (notes >= sureNotes && notes * 2 >= length);
  return new Set(most ? spanOf(headed && first === top + 1 ? top : first, last) : []);
}

const spanOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

const isRowAt = (line: Line | undefined): boolean =>
  /^(?:pair|priced|dotted)$|[|\t]/u.test(makeOf(line?.text ?? '') ?? '');

const isGap = (line: Line | undefined): boolean =>
  line === undefined || line.text.trim() === '' || divider.test(line.text);

/** Whole sentences above the first note are the text's own. */
const isHead = (text: string): boolean => !ended.test(text) || /[:：]\s*$/u.test(text);
