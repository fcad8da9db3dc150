// Marks that programs and people put before the lines of a text, taken off before it is read: `> `, where a draft
// is passed on by mail, and brackets around the names of things in a list.
import { isAnnounced, threadOf, wrote } from './thread_parts.ts';

const mark = /^\s{0,3}(?:>\s?){1,4}/;
const minMarked = 6;
const sender = /^\s{0,3}(?:>\s?){1,4}(?:from|von|de|da|van|od|差出人|من)\s?[:：]\s?\S/iu;

const bracketed =
  /^(\s*(?:[-*•]\s)?)\[(?=[^\]]*\p{L})([\p{L}\d][\p{L}\d .+/-]{0,14})\]\s+(?=[^\s:：])/u;
const minBracketed = 2;

/** `h2. Prices` and `||Item||Price||`, as some wikis set a heading and the head of a table. */
const withPlainMarks = (line: string): string =>
  line
    .replace(/^\s{0,3}h([1-6])\.\s(?=\S)/, (_, rank) => `${'#'.repeat(Number(rank))} `)
    .replace(/\|\|(?=[^|])|\|\|$/g, '|')
    .replace(/^\s{0,3}[─━═]{2,40}|[─━═]{2,40}\s*$/g, (drawn) => drawn.replace(/[─━═]/g, '-'));

export const withPlainFrames = (lines: readonly string[]): string[] =>
  withoutBrackets(withoutReplyMarks(lines.map(withPlainMarks)));

/** `[T20] up to 20 kg`, `[T60] up to 60 kg`; one alone may be a blank to be filled in. */
function withoutBrackets(lines: readonly string[]): string[] {
  const named = lines.filter((line) => bracketed.test(line) && /\d/.test(line));
  return named.length < minBracketed
    ? [...lines]
    : lines.map((line) => line.replace(bracketed, '$1$2: '));
}

/** Each run of marked lines by itself: what is most of the text, or was announced as copy, is a draft and no talk. */
function withoutReplyMarks(written: readonly string[]): string[] {
  // An empty line or a sender behind a mark is a mail's: entries of a list and quotations have none.
  const passedOn = written.some((line) => /^\s{0,3}>\s*$/.test(line) || sender.test(line));
  if (!passedOn) return [...written];
  const lines = [...written];
  const filled = written.filter((line) => line.trim() !== '').length;
  const ofDraft = runsOf(written).filter((run) => {
    const said = run.map((at) => written[at] ?? '');
    const isMost = said.length * 2 > filled;
    return said.length >= minMarked && (isMost || said.some((line) => isAnnounced(line)));
  });
  for (const run of ofDraft) {
    const talked = talkInside(run, written);
    for (const at of run) if (!talked.has(at)) lines[at] = (written[at] ?? '').replace(mark, '');
  }
  // In a thread each sender is judged by what they say.
  if (threadOf(written).talk.size > 0) return lines;
  // `Morning! Below, please use as is.` is said to whoever it was passed on to; a list or a figure is not.
  let above = ofDraft[0]?.[0] ?? 0;
  while (above > 0) {
    const end = above;
    while (above > 0 && (lines[above - 1] ?? '').trim() !== '') above--;
    const block = lines.slice(above, end).join('\n');
    if (!/\d|^\s*[\p{L} -]{2,12}:/u.test(block)) lines.fill('', above, end);
    above--;
  }
  return lines;
}

const depthOf = (line: string): number => mark.exec(line)?.[0].replace(/[^>]/g, '').length ?? 0;

/** Marked lines, with the gaps between them. */
function runsOf(lines: readonly string[]): number[][] {
  const runs: number[][] = [];
  for (const [at, line] of lines.entries()) {
    if (!mark.test(line)) continue;
    const open = runs.at(-1);
    if (open && lines.slice((open.at(-1) ?? at) + 1, at).every((one) => one.trim() === ''))
      open.push(at);
    else runs.push([at]);
  }
  return runs;
}

/** What somebody wrote before, marked once more and with their name above it, stands in a draft as talk. */
function talkInside(run: readonly number[], lines: readonly string[]): ReadonlySet<number> {
  const inner = new Set<number>();
  const least = Math.min(...run.map((at) => depthOf(lines[at] ?? '')));
  let talks = false;
  for (const at of run) {
    const line = lines[at] ?? '';
    if (line.replace(mark, '').trim() === '') continue;
    const isDeeper = depthOf(line) > least;
    talks = isDeeper && (talks || wrote.test(line));
    if (talks) inner.add(at);
  }
  return inner;
}
