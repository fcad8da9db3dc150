// Notes at the end of a text. Colleagues add what they still have to say below the text, without a gap between
// their lines, often under a line of their own (`Bits for whoever does the page:`). Where most of the last lines
// are known for notes, all of them are: one that praises, offers or quotes is told from text by its place alone.
import type { LeftOutReason } from '../claims.ts';
import { noted } from './asides.ts';
import { blanked } from './blanked.ts';
import { holdsSaying, type Line, linesOf } from './lines.ts';
import { contact } from './marks.ts';
import { isAgreed } from './patterns/meeting_notes.ts';
import type { Hidden } from './screened.ts';
import { ended } from './shape.ts';
import { makeOf } from './siblings.ts';

const divider = /^\s*(?:[-=_*~–—―•·]\s?){2,}\s*$/u;
const minNotes = 2;
const sureNotes = 3;
/** More lines before the first note, or rows of prices, are for readers. */
const maxBefore = 2;

/**
 * The whole last block below the line that heads it, where most of it are notes; else the lines from its first
 * note on, where at least half of those are, and the line right above that heads them.
 */
function notesAtEnd(lines: readonly Line[], isNote: (at: number) => boolean): ReadonlySet<number> {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  let top = last;
  while (top > 0 && !isGap(lines[top - 1])) top--;
  const notesFrom = (from: number): number => spanOf(from, last).filter(isNote).length;
  const headed = isHead(lines[top]?.text ?? '') && !isNote(top);
  const notes = notesFrom(top);
  if (top === 0 || notes < minNotes) return new Set();
  const first = spanOf(top, last).find(isNote) ?? last;
  const before = spanOf(top + 1, first - 1);
  // Below the name of a section stands what it names; a line with a colon heads whatever follows.
  const named = sectionName.test(lines[top]?.text ?? '');
  const mixed =
    before.length > maxBefore ||
    before.some((at) => isRowAt(lines[at]) || (named && ended.test(lines[at]?.text ?? '')));
  if (headed && !mixed && notes * 2 > last - top) return new Set(spanOf(top, last));
  const length = last - first + 1;
  const most = notes * 2 > length || (notes >= sureNotes && notes * 2 >= length);
  return new Set(most ? spanOf(headed && first === top + 1 ? top : first, last) : []);
}

/** `Guarantee`, `Prazos e garantia`. */
export const sectionName = /^\s*[\p{Lu}\p{Lo}][\p{L}’'-]{2,24}(?:\s[\p{L}’'-]{1,20}){0,2}\s*$/u;

const spanOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

const isRowAt = (line: Line | undefined): boolean =>
  /^(?:pair|priced|dotted)$|[|\t]/u.test(makeOf(line?.text ?? '') ?? '');

const isGap = (line: Line | undefined): boolean =>
  line === undefined || line.text.trim() === '' || divider.test(line.text);

/** Whole sentences above the first note are the text's own, and so is whom to call. */
const isHead = (text: string): boolean =>
  (!ended.test(text) || /[:：]\s*$/u.test(text)) && !contact.test(text.trim());

/** What a reader must not see, as opposed to the frame of a mail. */
export const betrays = new Set<LeftOutReason>([...noted, 'chat', 'private']);

/** A stamp is taken from before a message that stays. */
export const goesOnAt = (text: string, end: number): boolean =>
  end < text.length && text.charAt(end) !== '\n';

/** `“It never stopped.” Works manager, Leeds`. */
const quoted =
  /^\s*(?:[-*•]\s)?["“„«「『][^"”“»」』]{12,300}["”“»」』][.,]?\s?(?:[-–—(]\s?)?\p{L}[^.!?;:,\d]{1,60}(?:,[^.!?;:,\d]{2,40}){0,2}[.)]?\s*$/u;
/** `Bookings: Tom Ashgrove, 555 010 228.` */
const reached =
  /\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+,?[^.!?\d]{0,30}\s\(?\+?\d[\d /.()-]{6,18}\d(?:,[^.!?]{1,40})?\.?\s*$/u;

/** Somebody's words with who said them, whom to call by name and number, a question with its answer: no colleague notes that. */
const isSetDown = (line: string): boolean =>
  (quoted.test(line) && holdsSaying(line)) || reached.test(line) || makeOf(line) === 'answered';

/** The lines that some of the spans reach into; both stand in the order of the text. */
function linesWith(lines: readonly Line[], spans: readonly Hidden[]): ReadonlySet<number> {
  const found = new Set<number>();
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    while (at > 0 && (lines[at - 1]?.end ?? 0) > start) at--;
    while (at < lines.length && (lines[at]?.end ?? 0) <= start) at++;
    for (let n = at; n < lines.length && (lines[n]?.start ?? end) < end; n++) found.add(n);
  }
  return found;
}

/** What stands among the notes below a text, as far as nothing of it is hidden yet. */
export function belowTheText(
  text: string,
  hidden: readonly Hidden[],
  doubtful: readonly Hidden[],
  isPublic: (line: Line) => boolean,
): { from?: number; more: Hidden[] } {
  const lines = linesOf(text);
  // Of a chat some messages are told to readers, each by itself.
  if (hidden.some(({ reason, end }) => reason === 'chat' && goesOnAt(text, end)))
    return { more: [] };
  const notes = [...hidden.filter(({ reason }) => betrays.has(reason)), ...doubtful];
  const left = linesOf(blanked(text, [...hidden, ...doubtful]));
  const noted = linesWith(lines, notes);
  const isNote = (at: number): boolean => noted.has(at);
  const below = [...notesAtEnd(lines, isNote)];
  const from = lines[below[0] ?? -1]?.start;
  const more = below.flatMap((at): Hidden[] => {
    const line = left[at];
    if (!line || !/\p{L}/u.test(line.text) || contact.test(line.text.trim())) return [];
    if (isAgreed(line.text) || isSetDown(line.text) || isPublic(line)) return [];
    return [{ start: line.start, end: line.end, text: line.text.trim(), reason: 'unsure' }];
  });
  return from === undefined ? { more } : { from, more };
}

/** `Situation at Nordholt: 210 people, …`: its label says whose it is, to colleagues. */
export const isOfReader = (line: string, readers: readonly string[]): boolean => {
  const named = /^\s*(?:[-*•–—]\s)?([^:：.!?]{3,50})[:：]\s/u.exec(line)?.[1];
  const words = named?.split(/\s+/) ?? [];
  return words.length > 1 && readers.some((name) => words.includes(name));
};
