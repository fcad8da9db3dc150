// What stands set in below the entries of a price list, `Welcome coffee ..... 7 €` above `tea, juice, biscuits`: a detail of its
// entry. Taken from between the entries, so that these are rows of one list.
import { hasAmount } from '../../../platform/text/money.ts';

const maxEntry = 160;
const maxDetail = 200;
/** More lines than that below an entry are a text. */
const maxLines = 6;
const mark = /^\s*(?:[-*+•‣▪◦●○■□·・✓✔–—]\s+)?/u;
const sentenceEnd = /[.!?。！？]["”»)]?\s*$/u;
/** `10 € a head.`: short for a word, and no end. */
const unit = /\d[^.]{0,20}\.\s*$/u;

export interface Detailed {
  lines: string[];
  /** The details of a line, by its number. */
  below: Map<number, string[]>;
}

export function withoutDetails(lines: readonly string[]): Detailed {
  const kept: string[] = [];
  const below = new Map<number, string[]>();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    kept.push(line);
    if (!isEntry(line)) continue;
    const details = detailsBelow(lines, at);
    const next = lines[at + 1 + details.length];
    // A list goes on behind them, or there were such details above.
    const listed =
      (next !== undefined && isEntry(next) && indentOf(next) === indentOf(line)) ||
      (below.size > 0 && next?.trim() === '');
    if (details.length === 0 || !listed) continue;
    const told = details.filter((detail) => detail.trim() !== '');
    if (told.length > 0) below.set(kept.length - 1, told);
    at += details.length;
  }
  return { lines: kept, below };
}

/** The lines set in below an entry; one that was blanked out, and left its blanks, was one of them. */
function detailsBelow(lines: readonly string[], at: number): string[] {
  const found: string[] = [];
  for (const line of lines.slice(at + 1, at + 1 + maxLines)) {
    const isDetail = line.trim() === '' ? line.length > 2 : isSetIn(line, lines[at] ?? '');
    if (!isDetail) break;
    found.push(line);
  }
  return found;
}

const isSetIn = (line: string, entry: string): boolean =>
  indentOf(line) >= indentOf(entry) + 2 &&
  line.length <= maxDetail &&
  !hasAmount(line) &&
  !/\S {2,}\S|[|\t]/.test(line.trim());

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A name and its price, and no sentence. */
const isEntry = (line: string): boolean =>
  line.length <= maxEntry &&
  hasAmount(line) &&
  /^\s*[^\s\d]/u.test(line) &&
  (!sentenceEnd.test(line) || unit.test(line));

/** As one cell. */
export const detailOf = (lines: readonly string[]): string =>
  lines
    .map((line) => line.replace(mark, '').trim())
    .reduce(
      (text, line) => `${text}${/[,;:(]$/.test(text) || /^[(]/.test(line) ? ' ' : ', '}${line}`,
    );
