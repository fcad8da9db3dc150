// Text as it comes out of a PDF or an old mail: lines broken at a width, words parted
// by a hyphen, page numbers between. Mended letter for letter: the text keeps its
// length, so that every place in it stays where it was, give or take a hyphen.

const pageNumber =
  /^\s{0,80}(?:[-–—]\s?\d{1,4}\s?[-–—]|(?:page|seite|página|pagina|pág\.|strona|p\.)\s?\d{1,4}(?:\s?(?:of|von|de|di|van|z|sur|\/)\s?\d{1,4})?|\d{1,3}\s?\/\s?\d{1,3})\s{0,80}$/iu;
const listed = /^\s*(?:[-*+•‣▪◦●○■□◆·・✓✔➤→»–—>|#]|\(?[\da-z]{1,2}[.)]\s)/u;
const ended = /[.!?:;。！？：]["”»)\]]?\s*$/;
/** A table or a line of labels is set in columns, not broken. */
const columns = /\S\s{3,}\S|[|\t]|\.{3,}/;
const aside = /^\s*[([（【].{0,400}[)\]）】]\s*$/u;
const hyphened = /\p{L}-\s*$/u;
/** `Ein- und Ausbau`: the hyphen stands for a word. */
const joined = /^\s*(?:und|oder|bis|and|or|to|et|ou|y|o|e|en|of|i|lub)\s/u;
const minWrapped = 40;

export function mendPaper(text: string): string {
  const lines = text.split('\n').map((line) => (pageNumber.test(line) ? blank(line) : line));
  const width = widthOf(lines);
  const mended: string[] = [];
  let open = '';
  let length = 0;
  for (const [at, line] of lines.entries()) {
    length += line.length + 1;
    open = open === '' ? line : withNext(open, line);
    if (goesOn(lines, at, width)) continue;
    // What joining saved stands as blanks at the end.
    mended.push(open.padEnd(length - 1));
    open = '';
    length = 0;
  }
  return mended.join('\n');
}

function withNext(line: string, next: string): string {
  const parted = hyphened.test(line) && /^\s*\p{Ll}/u.test(next) && !joined.test(next);
  return parted
    ? `${line.trimEnd().slice(0, -1)}${next.trimStart()}`
    : `${line.trimEnd()} ${next.trimStart()}`;
}

const blank = (line: string): string => ' '.repeat(line.length);

/** How far lines run before they are broken; none when they end where their thought ends. */
function widthOf(lines: readonly string[]): number | undefined {
  const broken = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? '';
    const runs =
      line.trim().length >= 30 &&
      next.trim() !== '' &&
      !ended.test(line) &&
      !columns.test(line) &&
      !listed.test(next);
    return runs ? [{ length: line.trimEnd().length, small: /^\s*\p{Ll}/u.test(next) }] : [];
  });
  if (broken.length < 3 || broken.filter(({ small }) => small).length * 4 < broken.length)
    return undefined;
  const lengths = broken.map(({ length }) => length).sort((a, b) => a - b);
  const low = lengths[Math.floor(lengths.length * 0.25)] ?? 0;
  const high = lengths[Math.floor(lengths.length * 0.75)] ?? 0;
  if (high > 110 || low < minWrapped) return undefined;
  // Where other lines run on, notes of about one length may look broken.
  const longer = lines.filter((line) => line.trimEnd().length > high + 40).length;
  return high - low <= (longer >= 2 ? 8 : 16) ? high : undefined;
}

function goesOn(lines: readonly string[], at: number, width: number | undefined): boolean {
  const line = lines[at] ?? '';
  const next = lines[at + 1] ?? '';
  if (line.trim() === '' || next.trim() === '' || columns.test(line) || columns.test(next))
    return false;
  if (ended.test(line) || listed.test(next) || aside.test(line) || aside.test(next)) return false;
  const small = /^\s*\p{Ll}/u.test(next);
  // A long line that ends inside a word is broken, though it may be the only one.
  if (hyphened.test(line) && small)
    return line.trim().length >= (width === undefined ? minWrapped : 20);
  // An entry of a list goes on where its text is set in below it.
  if (listed.test(line)) return small && /^\s{2,}/.test(next) && !/^\s*[-*•]/.test(next);
  if (width === undefined) return false;
  return line.trimEnd().length >= width - (small ? 22 : 14);
}
