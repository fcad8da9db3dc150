// Headings that are marked by a number or a sign: `3. Delivery` above its text,
// `■ 価格` above a list. Numbers and signs line after line are a list instead.

import { trimEndOf } from './sentences.ts';

const numbered =
  /^\s{0,3}(\d{1,2})(?:[.)]\s+|[.．)）、](?=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]))(\S.{0,90})$/u;
/** `4.2 Programme`, as tenders and contracts count their chapters. */
const chaptered =
  /^\s{0,3}\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\.?\s+(\p{Lu}\p{L}+(?:\s[\p{L}&/-]+){0,6})\s*$/u;
/** `Q3.2 Parts`, as answers to a tender are headed. */
const asked = /^\s{0,3}Q\d{1,2}(?:\.\d{1,2})?[.:)]?\s+(\p{Lu}[^.!?;:：]{2,50})$/u;
const signed = /^\s{0,3}([■□◆◇▼▲●○★☆§])\s*(\S.{0,90})$/u;
/** `■機材 スクリーン 3,300、マイク 2本まで無料`: what stands behind the sign is a list itself. */
const isListed = (line: string): boolean => line.includes('、') && /\d,\d{3}/u.test(line);
/** `>> Prices`, `~~ Delivery`: set off by hand, as often as there is something to head. */
const setOff =
  /^\s{0,3}(>{2,4}|~{2,4}|\+{2,4}|\/{2,4}|={2,4}|::|\|\||!!|@@|%%)\s?([^\s>~+/=:|!@%<].{0,90})$/u;
/** `--- Prices ---`, `>> Delivery <<`: between two of the same kind. */
const opening = /^(?:[-=~+–—―─━═]{2,20}|[*_]{3,20}|>{1,4})(?=[^-=~+–—―─━═*_>])/u;
const closing = new Map([['>', '<']]);
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
  const frame = framedHeading(line) ?? setOffAt(lines, at);
  if (frame !== undefined) return frame;
  const sign = signed.exec(line);
  if (sign) return !isListed(line) && standsAbove(lines, at, sign[1] ?? '') ? sign[2] : undefined;
  for (const counted of [chaptered, asked]) {
    const chapter = counted.exec(line)?.[1];
    if (chapter !== undefined && lines.some((other, n) => n !== at && counted.test(other)))
      return chapter;
  }
  const text = numbered.exec(line)?.[2];
  if (text !== undefined && countsOn(lines, at)) return text;
  if (text === undefined || !isNumberedHeading(lines, at)) return undefined;
  // One number alone may be anything: `2. Etage`.
  return lines.some((_, other) => other !== at && isNumberedHeading(lines, other))
    ? text
    : undefined;
}

/** Between two marks that are each other's. */
export function framedHeading(written: string): string | undefined {
  const line = written.trim();
  const open = line.length > maxFramed || cut.test(line) ? undefined : opening.exec(line)?.[0];
  if (open === undefined) return undefined;
  const mark = open.charAt(0);
  const text = trimEndOf(line.slice(open.length), closing.get(mark) ?? mark);
  const closed = line.length - open.length - text.length >= (mark === '>' ? 1 : 2);
  const said = text.trim();
  return closed && /^[^#|].*(?:\p{L}{2}|\p{scx=Han})/u.test(said) ? said : undefined;
}
const maxFramed = 140;

/** The same mark several times, each above lines that have none: lines of a mail that was passed on have it one below the other. */
function setOffAt(lines: readonly string[], at: number): string | undefined {
  const [, mark = '', text = ''] = setOff.exec(lines[at] ?? '') ?? [];
  if (text === '' || !isTitle(text) || sent.test(text)) return undefined;
  const stands = (place: number): boolean => {
    const found = setOff.exec(lines[place] ?? '');
    return (
      found?.[1] === mark && isTitle(found[2] ?? '') && standsAbove(lines, place, mark.charAt(0))
    );
  };
  return stands(at) && lines.some((_, other) => other !== at && stands(other)) ? text : undefined;
}
/** Who wrote, or when: `> > Ann wrote:`, `>>> Ann, 9:40`. */
const sent =
  /\d[:.h]\d\d|^(?:from|to|sent|subject|date|von|an|gesendet|betreff|datum|de|à|para|envoyé|objet|enviado|asunto|assunto|fecha|data|da|a|inviato|oggetto|van|aan|verzonden|onderwerp|od|do|wysłano|temat)\s?:|(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisał[aoi]?)\s?:?$/iu;

function isNumberedHeading(lines: readonly string[], at: number): boolean {
  const text = numbered.exec(lines[at] ?? '')?.[2];
  if (text === undefined || /[.!?,;。]\s*$/.test(text)) return false;
  const next = lines[at + 1] ?? '';
  return isBlank(lines[at - 1]) && !isBlank(next) && !numbered.test(next);
}

/** `2) Prices` with a gap above and below, where `1)` or `3)` heads a text: so does this. */
function countsOn(lines: readonly string[], at: number): boolean {
  const [, number = '', text = ''] = numbered.exec(lines[at] ?? '') ?? [];
  if (/[.!?,;。]\s*$/.test(text) || !isBlank(lines[at - 1]) || !isBlank(lines[at + 1]))
    return false;
  const below = lines.slice(at + 1).find((line) => !isBlank(line));
  if (below === undefined || numbered.test(below)) return false;
  return lines.some(
    (line, other) =>
      Math.abs(Number(numbered.exec(line)?.[1] ?? Number.NaN) - Number(number)) === 1 &&
      isNumberedHeading(lines, other),
  );
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
