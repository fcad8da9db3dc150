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
  const left = shown.split('\n');
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
      if (isLabelLeft(lines[at] ?? '', line) || isOfMinutes(line)) return '';
      // The first names the paper.
      return at > first && isTight(lines, at) && isBlockGone(lines, left, at)
        ? ''
        : withoutGaps(lines[at] ?? '', line);
    })
    .join('\n');
}

/** `4. Crockery.`, of which all that was said is hidden, says nothing. */
function isLabelLeft(written: string, shown: string): boolean {
  if (written === shown) return false;
  const said = written.replace(/[(（[][^()（）[\]]*[)）\]]/gu, '').trim();
  const left = shown.replace(/^\s*(?:\d{1,2}[.)]|[-*•])/u, '').trim();
  return (
    !/\d/.test(left) &&
    left.split(/\s+/).length <= maxLabel &&
    said.split(/\s+/).length >= left.split(/\s+/).length + minHidden
  );
}
const maxLabel = 2;
const minHidden = 3;

/** `MINUTES, Hall Committee, 11 February`. */
const isOfMinutes = (line: string): boolean =>
  line.length <= maxMinutes && minutes.test(line) && !/[.!?:]\s*$/u.test(line);
const maxMinutes = 90;
const minutes =
  /^[^\p{L}]{0,20}(?:minutes|protokoll|compte[- ]rendu|procès-verbal|acta|verbale|ata|verslag|notulen|protokół|議事録)[\s,、:].*\d/iu;

/** What is blank inside a line of words parts no columns. */
const withoutGaps = (written: string, shown: string): string => {
  if (written === shown) return shown;
  // An arrow led to what is gone.
  const left = shown.replace(/\s?(?:→|⇒|[-=]>)\s*$/u, '');
  return /\S\s{2,}\S|[|\t]/u.test(written)
    ? left
    : left.replace(/(?<=\S) {2,}(?=[.,;:!?])/gu, '').replace(/(?<=\S) {2,}(?=\S)/gu, ' ');
};

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
