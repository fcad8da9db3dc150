// Marks that programs and people put before the lines of a text, taken off before it is read: `> `, where most of
// a text is passed on by mail, and brackets around the names of things in a list.

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

function withoutReplyMarks(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line.trim() !== '');
  const marked = written.filter((line) => mark.test(line));
  // An empty line or a sender behind a mark is a mail's: entries of a list and quotations have none.
  const passedOn = lines.some((line) => /^\s{0,3}>\s*$/.test(line) || sender.test(line));
  const most = marked.length >= minMarked && marked.length * 2 > written.length;
  if (!passedOn || !most) return [...lines];
  const first = lines.findIndex((line) => mark.test(line));
  return lines.map((line, at) =>
    // `Morning! Below, please use as is.` is said to whoever it was passed on to.
    at < first && !/^\s*[\p{L} -]{2,12}:/u.test(line) ? '' : line.replace(mark, ''),
  );
}
