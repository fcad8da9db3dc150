// A text's lines with where they stand, and how the parts of the screen say what goes.
import type { LeftOutReason } from '../claims.ts';

export interface Line {
  start: number;
  end: number;
  text: string;
}

/** `letter`: of a letter among colleagues, whose figures may be plainly the offer's. */
export type HideLine = (at: number, reason: LeftOutReason, letter?: boolean) => void;
export type HideSpan = (start: number, end: number, reason: LeftOutReason) => void;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, end: start + line.length, text: line });
    start += line.length + 1;
  }
  return lines;
}

/** Entries of lists, rows of tables, quotations: each is a thing of its own. */
export const startsUnit =
  /^\s*(?:[-*+•‣▪◦●○■□·✓✔✅☑➤➜→»–—]\s|\(?(?:\d{1,2}|[a-h]|(?:i{1,3}|iv|vi{1,3})(?=[.)]\s\p{L}{2}))[.)]\s|#{1,6}\s|>|\||["“„«「『]|\p{Extended_Pictographic})/u;

/** What somebody said; a word or two between marks is only spoken of. */
const quotations =
  /(?<![\p{L}\p{N}])["“„«‹][^\s"”“»›][^"”“»›]{13,600}(?:["”“»›]|$)|«\s[^"”“»›]{30,600}(?:»|$)|[「『][^」』]{8,600}(?:[」』]|$)/gu;

export interface Span {
  start: number;
  end: number;
}

const opensQuotation = /["“„«‹「『]/u;

export const quotationsIn = (text: string): Span[] =>
  !opensQuotation.test(text)
    ? []
    : [...text.matchAll(quotations)]
        .filter(([match]) => !isPhrase(match))
        .map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** `"cheapest in town"`, `「業界No.1」`: a few words without an end are spoken of, and said by nobody. */
export const isPhrase = (quoted: string): boolean =>
  !/[.!?…。！？,]\s?["”“»›」』]$/u.test(quoted) &&
  /["”“»›」』]$/u.test(quoted) &&
  (/^[「『]/u.test(quoted)
    ? quoted.length <= maxWide
    : quoted.slice(1, -1).trim().split(/\s+/).length <= maxPhrase);
const maxPhrase = 7;
const maxWide = 18;

const anyQuoted = /["“„«‹][^"”“»›]{1,120}["”“»›]|[「『][^」』]{1,120}[」』]/gu;

/** Has somebody's words in it, and not only a phrase that is spoken of. */
export const holdsSaying = (text: string): boolean =>
  /["“„«「『‹]/u.test(text.replace(anyQuoted, (match) => (isPhrase(match) ? ' ' : match)));

export const overlaps = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && start < span.end);

/** Where a span begins, with all of the quotation that it is the end of. */
export const startWith = (quotations: readonly Span[], { start, end }: Span): number =>
  Math.min(
    start,
    ...quotations.filter((one) => overlaps([one], { start, end })).map((one) => one.start),
  );
