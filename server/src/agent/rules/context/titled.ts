// Titles on lines of their own, each above what it names: `Testing lab`, and below it `Bring a pack, and we test it.`
// Two and more are the entries of one list, numbered or not, and each is put together with its text.
import { hasAmount } from '../../../platform/text/money.ts';
import { isEnded } from '../../../platform/text/sentences.ts';
import { goesOn } from '../../../platform/text/wrapping.ts';
import { isCapitals } from './heading_case.ts';
import type { Line } from './lines.ts';
import { labelOf } from './notes.ts';

const maxTitle = 60;
const maxTitleWords = 8;
const minTold = 20;
const leastTitles = 2;

const isTitle = (line: Line | undefined): boolean =>
  line !== undefined &&
  (line.kind === 'text' || line.kind === 'item') &&
  line.text.length <= maxTitle &&
  line.text.split(/\s+/).length <= maxTitleWords &&
  /^[\p{Lu}\p{Lo}\d]/u.test(line.text) &&
  !isEnded(line.text) &&
  !/[,;:：،、]$|[:：]\s|\s[–—-]\s|\p{L}@\p{L}/u.test(line.text) &&
  !hasAmount(line.text) &&
  labelOf(line.text) === undefined;

const isSaid = (line: Line): boolean => line.kind === 'text' && /^["“„«「『]/u.test(line.text);

const isTold = (line: Line | undefined): boolean =>
  line?.kind === 'text' &&
  !isSaid(line) &&
  line.text.length >= minTold &&
  isEnded(line.text) &&
  /^[\p{Lu}\p{Lo}\d]/u.test(line.text);

/** The lines, where such titles stand in them as the entries of a list with a heading. */
export function withTitles(lines: readonly Line[], width: number | undefined): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    const first = isFirst(lines, at);
    const end = first ? endOf(lines, at) : at + 1;
    const entries = first ? entriesIn(lines, at, end, width) : undefined;
    if (entries) {
      out.push(...entries);
      at = end - 1;
    } else out.push(line);
  }
  return out;
}

/** Above it a gap, a heading, or nothing. */
const isFirst = (lines: readonly Line[], at: number): boolean =>
  isTitle(lines[at]) && ['blank', 'heading', undefined].includes(lines[at - 1]?.kind);

function endOf(lines: readonly Line[], at: number): number {
  let end = at;
  while (lines[end]?.kind === 'text' || lines[end]?.kind === 'item') end++;
  return end;
}

type Written = Line & { text: string };

function entriesIn(
  lines: readonly Line[],
  from: number,
  end: number,
  width: number | undefined,
): Line[] | undefined {
  const head = lines[from] as Written;
  const headed = head.kind === 'text' && isTitle(lines[from + 1]);
  const above = lines.slice(0, from).findLastIndex(({ kind }) => kind !== 'blank');
  const under = lines[from - 1]?.kind === 'heading' || isFirst(lines, above);
  if (above < 0 || !(headed || under)) return undefined;
  const entries: Line[] = [];
  let titles = 0;
  for (let at = from + (headed ? 1 : 0); at < end; ) {
    const title = lines[at] as Written;
    const found = lines.slice(at + 1, end).findIndex(isTitle);
    const next = found < 0 ? end : at + 1 + found;
    const told = lines.slice(at + 1, next) as Written[];
    const texts = told.filter((line) => isTold(line));
    const quoted = told.filter(isSaid);
    if (!isTitle(title) || texts.length + quoted.length < told.length) return undefined;
    if (goesOn(title.text, told[0]?.text ?? '', width)) return undefined;
    if (texts.length > 0) titles++;
    // One that nothing is told of stays where it is numbered.
    const ordered = title.kind === 'item' && title.ordered;
    if (texts.length > 0 || title.kind === 'item')
      entries.push({ ...entry, ordered, text: [`${title.text}.`, ...texts.map(textOf)].join(' ') });
    entries.push(...quoted);
    at = next;
  }
  const heading: Line[] = headed ? [{ kind: 'heading', level: 2, text: head.text }] : [];
  if (titles >= leastTitles) return [...heading, ...entries];
  const [title, ...told] = lines.slice(from + 1, end);
  // `CLIENTS`, above the name of the first, and the next one stands below a gap.
  return headed && isCapitals(head.text) && title && titles === 1 && isSibling(lines, end, title)
    ? [...heading, { kind: 'heading', level: 3, text: (title as Written).text }, ...told]
    : undefined;
}

const entry = { kind: 'item', nested: false } as const;
const textOf = ({ text }: Written): string => text;

function isSibling(lines: readonly Line[], end: number, title: Line): boolean {
  const next = end + lines.slice(end).findIndex(({ kind }) => kind !== 'blank');
  const isName = (line: Line | undefined): boolean =>
    isTitle(line) && !isCapitals((line as Written).text);
  return isName(title) && isFirst(lines, next) && isName(lines[next]) && isTold(lines[next + 1]);
}
