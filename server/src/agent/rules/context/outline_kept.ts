// What is hidden leaves its place in the outline of a text: a heading whose text is gone goes with it, and heads
// nothing that stood further down; text whose heading is gone is no part of the section above it.
import { screenOnce } from '../../../claims/corpus.ts';
import { isStamp } from '../../../claims/screen/chat.ts';
import { isMeetingNotes } from '../../../claims/screen/patterns/meeting_notes.ts';
import { isMailHead, isPastedFrom } from '../../../claims/screen/patterns/pasted_from.ts';
import { markedHeading } from '../../../platform/text/headings.ts';

const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === '';
/** A heading that nobody reads: it only parts. */
const parting = '## …';
const maxLines = 10_000;

/** A line that is hidden parts nothing: those above and below it are still one table, one list, one section. */
const goneLine = '\u0000';
export const withoutGoneLines = (text: string): string =>
  text.includes(goneLine)
    ? text
        .split('\n')
        .filter((line) => line !== goneLine)
        .join('\n')
    : text;
const isBetween = (lines: readonly string[], at: number): boolean =>
  !isBlank(lines[at - 1]) &&
  !isBlank(lines[at + 1]) &&
  !isStamp((lines[at - 1] ?? '').replace(/^[>\s]{0,20}/, '').trim());

/** Both have the same lines; in `shown` what is hidden is blank. */
export function withOutline(written: string, shown: string, language: string): string {
  const lines = written.split('\n');
  const left = shown.split('\n').map((line, at) => closedUp(line, lines[at]));
  if (lines.length !== left.length || lines.length > maxLines || written === shown) return shown;
  const marked = lines.map((line, at) => (isMarkable(line) ? markedHeading(lines, at) : undefined));
  const first = left.findIndex((line) => !isBlank(line));
  return left
    .map((line, at) => {
      const heading = marked[at];
      if (isBlank(line)) {
        if (!isBlank(lines[at]) && heading === undefined && isBetween(lines, at)) return goneLine;
        if (at > first && isTight(lines, at) && !isBlank(left[at + 1]))
          return withoutAside((lines[at] ?? '').trim(), language, line);
        const head = heading !== undefined || isPastedFrom(lines[at] ?? '');
        return head && at > first && isTextLeft(left, marked, at)
          ? withoutAside(heading ?? '', language)
          : line;
      }
      if (heading !== undefined)
        return hasText(lines, marked, at) && !isTextLeft(left, marked, at) ? '' : line;
      // The first names the paper.
      return at > first && isTight(lines, at) && isBlockGone(lines, left, at) ? '' : line;
    })
    .join('\n');
}

/** What is hidden inside a line leaves no gap that would part cells, where the line had none. */
const closedUp = (line: string, written = ''): string =>
  line === written || /\S(?: {2,}|\t)\S/.test(written)
    ? line
    : line.replace(/(?<=\S) {2,}([.,)]?)/g, (_, stop: string) => stop || ' ');

/** As it was, without the brackets for which it was hidden: `Prices 2025 (Tom's sheet)`. */
function withoutAside(heading: string, language: string, other = parting): string {
  const bare = heading.replace(/\s?[(（][^()（）]{0,80}[)）]\s*$/u, '').trim();
  if (bare === heading.trim() || bare === '' || isPastedFrom(bare) || isMeetingNotes(bare))
    return other;
  // Of a day, it was written about what happened then.
  if (/\d[./]\d|\d\s?\p{L}*日/u.test(bare) || isMailHead(bare)) return other;
  return screenOnce(bare, language).shown.trim() === bare ? `## ${bare}` : other;
}

/** Most lines of a long text are not looked at twice. */
const isMarkable = (line: string): boolean =>
  line.length <= 140 && /^\s{0,3}[^\s\p{L}"“„«(（]/u.test(line);

type Marked = readonly (string | undefined)[];

const endOf = (marked: Marked, at: number): number => {
  const next = marked.findIndex((heading, other) => other > at && heading !== undefined);
  return next === -1 ? marked.length : next;
};
const hasText = (lines: readonly string[], marked: Marked, at: number): boolean =>
  lines.slice(at + 1, endOf(marked, at)).some((line) => !isBlank(line));
const isTextLeft = hasText;

const maxHeading = 60;

/** Apart from what is above it, and right above its text: `Mail to the office:`. */
function isTight(lines: readonly string[], at: number): boolean {
  const text = (lines[at] ?? '').trim();
  if (!isBlank(lines[at - 1]) || isBlank(lines[at + 1]) || text.length > maxHeading) return false;
  // With a figure, or of many words, it says something itself.
  const bare = text.replace(/[(（][^()（）]*[)）]|(?<!\d)20\d\d(?!\d)/gu, '');
  const says = /\d/.test(bare) || bare.split(/\s+/).length > 6;
  return /^\p{L}/u.test(text) && !/[.!?,;。！？、]$/u.test(text) && (!says || /[:：]$/.test(text));
}

function isBlockGone(lines: readonly string[], left: readonly string[], at: number): boolean {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end])) end++;
  // `(per bottle, list of June)` was an aside, and what it heads stands behind the gap.
  const isAside = lines.slice(at + 1, end).every((line) => /^\s*[(（]/u.test(line));
  return !isAside && left.slice(at + 1, end).every((line) => isBlank(line));
}
