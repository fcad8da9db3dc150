// The last word on whole lines. The rules before it judge by marks and words; this weighs each line with what stands around
// it. What is likely a note goes, and what only its surroundings hid comes back where it is surely text for readers.
import type { LeftOutReason } from '../claims.ts';
import { blanked } from './blanked.ts';
import { reasonToHide } from './judge.ts';
import { oddsOfLine } from './learned/line_odds.ts';
import { signsOfLines } from './learned/line_signs.ts';
import { type Line, linesOf } from './lines.ts';
import type { Hidden, Screened } from './screened.ts';

/** Of a line of which less is hidden, the rules have parted what may show from what may not. */
const almostAll = 0.9;
const nextToNothing = 0.1;
/** Of so few lines nothing is known but themselves. */
const fewest = 12;
const leavesFrom = 2;
/** `6. Proof`, `TOP 4 Nachweise`: what stands below is told by it, whatever may stand there. */
const isNumberedHead = /^\s*(?:\p{Lu}{2,5}\s)?\d{1,2}[.)]?\s[^.!?:]{2,40}$/u;
const returnsBelow = -1.5;
/** For these the line itself gave no cause, or little. */
const byPlace: ReadonlySet<LeftOutReason> = new Set(['mail', 'chat', 'unsure']);

export function settledLines(screened: Screened, language: string): Screened {
  const { text } = screened;
  const lines = linesOf(text);
  if (lines.filter((line) => line.text.trim() !== '').length < fewest) return screened;
  const spans = hiddenIn(lines, screened.hidden);
  const shares = sharesOf(lines, spans);
  const signs = signsOfLines(
    lines.map((line, at) => ({ text: line.text, hidden: shares[at] ?? 0 })),
    language,
  );
  const leaving: Hidden[] = [];
  const returning = new Map<Hidden, Line[]>();
  for (const [at, line] of lines.entries()) {
    const own = signs[at];
    const share = shares[at] ?? 0;
    if (own === undefined || (share > nextToNothing && share < almostAll)) continue;
    const odds = oddsOfLine(own);
    if (share <= nextToNothing && odds > leavesFrom && !isNumberedHead.test(line.text))
      leaving.push({ ...spanOf(line), reason: 'unsure' });
    else if (share >= almostAll && odds < returnsBelow && mayReturn(line, spans[at] ?? []))
      for (const one of spans[at] ?? []) returning.set(one, [...(returning.get(one) ?? []), line]);
  }
  if (leaving.length + returning.size === 0) return screened;
  const left = screened.hidden.flatMap((one) =>
    (returning.get(one) ?? []).reduce(
      (parts, line) => parts.flatMap((part) => without(part, line, text)),
      [one],
    ),
  );
  const hidden = [...left, ...leaving];
  return { ...screened, hidden, shown: blanked(text, hidden) };
}

const spanOf = ({ start, end, text }: Line) => ({ start, end, text: text.trim() });

/** Of each line, what is hidden in it: one walk over both, since a hostile text has thousands of each. */
function hiddenIn(lines: readonly Line[], hidden: readonly Hidden[]): Hidden[][] {
  const spans = hidden.toSorted((a, b) => a.start - b.start);
  let first = 0;
  return lines.map((line) => {
    while ((spans[first]?.end ?? Number.POSITIVE_INFINITY) <= line.start) first++;
    const own: Hidden[] = [];
    for (let at = first; (spans[at]?.start ?? Number.POSITIVE_INFINITY) < line.end; at++) {
      const span = spans[at];
      if (span && span.end > line.start) own.push(span);
    }
    return own;
  });
}

/** Of each line, how much of what is no space is hidden. */
export const hiddenShares = (lines: readonly Line[], hidden: readonly Hidden[]): number[] =>
  sharesOf(lines, hiddenIn(lines, hidden));

const sharesOf = (lines: readonly Line[], spans: readonly Hidden[][]): number[] =>
  lines.map((line, at) => {
    let [gone, from] = [0, line.start];
    for (const { start, end } of spans[at] ?? []) {
      if (end <= from) continue;
      gone += solid(line, Math.max(from, start), Math.min(line.end, end));
      from = Math.min(line.end, end);
    }
    return gone / Math.max(1, solid(line, line.start, line.end));
  });

const solid = ({ start, text }: Line, from: number, to: number): number =>
  text.slice(from - start, to - start).replace(/\s/g, '').length;

const mayReturn = (line: Line, spans: readonly Hidden[]): boolean =>
  spans.every(({ reason }) => byPlace.has(reason)) &&
  !smallPrint.test(line.text) &&
  reasonToHide(line.text) === undefined;

/** The polite words that every mail of a house ends with are for whoever got it by mistake. */
const smallPrint =
  /(?<!\p{L})(?:confidential\p{L}*|vertraulich\p{L}*|confiden[ct]i[ae]l\p{L}*|riservat\p{L}*|poufn\p{L}*|vertrouwelijk\p{L}*|disclaimer|(?:intended|wrong) recipient|adressat|empfänger|destinat\p{L}+|ontvanger|adresat\p{L}*)(?!\p{L})/iu;

/** What is left of a span beside a line. */
const without = (one: Hidden, { start, end }: Line, source: string): Hidden[] =>
  one.end <= start || one.start >= end
    ? [one]
    : [
        { ...one, end: Math.min(one.end, start) },
        { ...one, start: Math.max(one.start, end) },
      ]
        .map((part) => ({ ...part, text: source.slice(part.start, part.end).trim() }))
        .filter(({ text }) => text !== '');
