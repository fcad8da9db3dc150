// Whether lines were broken by hand to a width, as in mails and old editors.

/** The width the text was wrapped to; none when its lines end where their thought ends. */
export function wrapWidth(lines: readonly string[]): number | undefined {
  const lengths = lines
    .map((line) => line.length)
    .filter((length) => length > 20)
    .sort((a, b) => a - b);
  const longest = lengths.at(-1) ?? 0;
  if (longest > 100 || longest < 50) return undefined;
  // A wrapped text has several lines of nearly full width.
  const full = lengths.filter((length) => length >= longest * 0.85).length;
  return full >= 3 ? longest : undefined;
}

/** Whether a line goes on in the next: it fills the width, or stops in the middle. */
export function goesOn(line: string, next: string, width: number | undefined): boolean {
  if (/[.!?:;。！？]["”»)]?\s*$/.test(line)) return false;
  if (/[,،、]\s*$/.test(line)) return true;
  if (width === undefined) return false;
  return line.length >= width * (/^\s*\p{Ll}/u.test(next) ? 0.78 : 0.85);
}
