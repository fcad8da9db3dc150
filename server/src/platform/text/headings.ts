// Headings that are marked by a number or a sign: `3. Delivery` above its text,
// `■ 価格` above a list. Numbers and signs line after line are a list instead.

const numbered = /^\s{0,3}(\d{1,2})[.)]\s+(\S.{0,90})$/u;
/** `4.2 Programme`, as tenders and contracts count their chapters. */
const chaptered =
  /^\s{0,3}\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\.?\s+(\p{Lu}\p{L}+(?:\s[\p{L}&/-]+){0,6})\s*$/u;
const signed = /^\s{0,3}([■□◆◇▼▲●○★☆§])\s*(\S.{0,90})$/u;
const bracketed = /^ {0,3}【([^【】]{1,60})】([^【】。]{0,14})$/u;

/** `[4] PACKAGES`, `Slide 3 – why`: the pages of a deck. */
const slide =
  /^\s{0,3}(?:>{1,3}\s*)?(?:\[\d{1,2}\]|\[?(?:slide|folie|diapo(?:sitiv[eao])?|lámina|dia|slajd|スライド)\s?\d{1,2}(?:\s?(?:of|von|de|di|van|z|\/)\s?\d{1,2})?\]?(?:\s?[-–—:：.])?)\s*([^\s\d].{0,90})$/iu;
/** `--- 5 ---`: its title stands on the next line. */
const cut = /^\s{0,3}[-=–—*]{2,}\s?\[?(?:slide |folie |page |p\. ?)?\d{1,2}\]?\s?[-=–—*]{2,}\s*$/iu;
const isTitle = (line: string): boolean => line.trim() !== '' && !/[.!?,;。]\s*$/.test(line);

function slideAt(lines: readonly string[], at: number): string | undefined {
  const line = lines[at] ?? '';
  const title = slide.exec(line)?.[1];
  if (title !== undefined)
    return isTitle(title) && lines.some((other, n) => n !== at && slide.test(other))
      ? title
      : undefined;
  if (!cut.test(lines[at - 1] ?? '') || line.length > 90 || !isTitle(line)) return undefined;
  return lines.some((other, n) => n !== at - 1 && cut.test(other)) ? line.trim() : undefined;
}

/** Its text without the mark; undefined when the line is no such heading. */
export function markedHeading(lines: readonly string[], at: number): string | undefined {
  const line = lines[at] ?? '';
  const alone = bracketed.exec(line);
  if (alone) return alone[2]?.trim() ? `${alone[1]}（${alone[2].trim()}）` : alone[1];
  const onSlide = slideAt(lines, at);
  if (onSlide !== undefined) return onSlide;
  const sign = signed.exec(line);
  if (sign) return standsAbove(lines, at, sign[1] ?? '') ? sign[2] : undefined;
  const chapter = chaptered.exec(line)?.[1];
  if (chapter !== undefined && lines.some((other, place) => place !== at && chaptered.test(other)))
    return chapter;
  const text = numbered.exec(line)?.[2];
  if (text === undefined || !isNumberedHeading(lines, at)) return undefined;
  // One number alone may be anything: `2. Etage`.
  return lines.some((_, other) => other !== at && isNumberedHeading(lines, other))
    ? text
    : undefined;
}

function isNumberedHeading(lines: readonly string[], at: number): boolean {
  const text = numbered.exec(lines[at] ?? '')?.[2];
  if (text === undefined || /[.!?,;。]\s*$/.test(text)) return false;
  const next = lines[at + 1] ?? '';
  return isBlank(lines[at - 1]) && !isBlank(next) && !numbered.test(next);
}

/** After a gap, and above something that is marked otherwise. */
function standsAbove(lines: readonly string[], at: number, sign: string): boolean {
  const next = (lines[at + 1] ?? '').trim();
  const before = lines[at - 1];
  const apart = isBlank(before) || !(before ?? '').trim().startsWith(sign);
  // What stood below it may be gone.
  const alone =
    next === '' && lines.some((line, other) => other !== at && line.trim().startsWith(sign));
  return apart && !next.startsWith(sign) && (next !== '' || (alone && isBlank(before)));
}

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';
