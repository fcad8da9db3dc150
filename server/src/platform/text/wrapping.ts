// Whether lines were broken by hand to a width, as in mails and old editors.

/** The width the text was wrapped to; none when its lines end where their thought ends. */
export function wrapWidth(lines: readonly string[]): number | undefined {
  const lengths = lines
    .map((line) => line.length)
    .filter((length) => length > 20)
    .sort((a, b) => a - b);
  const longest = lengths.at(-1) ?? 0;
  if (longest > 100 || longest < 50) return undefined;
  // A wrapped text has several lines of nearly full width, and some of them end within a sentence.
  const full = lengths.filter((length) => length >= longest * 0.85).length;
  return full >= 3 && isBroken(lines, longest * 0.78) ? longest : undefined;
}

const ended = /[.!?:;。！？]["”»)]?\s*$/;

/** Of the lines that are left open every fourth goes on in small letters; entries of a list, of whatever length, begin large. */
function isBroken(lines: readonly string[], width: number): boolean {
  const below = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? '';
    return line.length >= width && !ended.test(line) && /^\s*\p{L}/u.test(next) ? [next] : [];
  });
  const small = below.filter((line) => /^\s*[\p{Ll}\p{Lo}]/u.test(line)).length;
  return small > 0 && small * 4 >= below.length;
}

/** Whether a line goes on in the next: it fills the width, or stops in the middle. */
export function goesOn(line: string, next: string, width: number | undefined): boolean {
  if (ended.test(line)) return false;
  if (/[,،、]\s*$/.test(line)) return true;
  if (width === undefined) return false;
  return line.length >= width * (/^\s*\p{Ll}/u.test(next) ? 0.78 : 0.85);
}
