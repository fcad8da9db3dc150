// The lines of a document by what they are. Markdown is known, and so is the
// way people write without it: a short line above a list is a heading, an emoji can be a bullet.

import { markedHeading } from '../../../platform/text/headings.ts';
import { visibleLines } from '../../../platform/text/inline.ts';
import { trimEndOf } from '../../../platform/text/sentences.ts';
import { withoutWraps } from './aligned_lines.ts';
import { withoutFrames } from './frames.ts';
import { withoutLeaders } from './leaders.ts';
import { counted } from './months.ts';
import { unfoldOptions } from './numbered_options.ts';
import { withObjections } from './objections.ts';
import { unfoldRecords } from './records.ts';
import { detailOf, withoutDetails } from './row_details.ts';
import type { RowShape } from './row_strokes.ts';
import { findRows, type Row } from './rows.ts';
import { unfoldSequences } from './sequences.ts';
import { unfoldOffers } from './told_offers.ts';
import { unfoldPrices } from './two_prices.ts';

export type Line =
  | { kind: 'blank' }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; ordered: boolean; nested: boolean; text: string }
  | { kind: 'quoted'; text: string }
  | { kind: 'row'; shape: RowShape; cells: string[] }
  | { kind: 'text'; text: string };

/** Longer lines are text, whatever they begin with. */
const maxMarkedLength = 2000;
const maxHeadingLength = 100;
/** More than any page is made from; a limit on what a hostile text can cost. */
const maxLines = 10_000;
const bullet =
  /^(\s*)(?:[-*+•‣▪▫◦●○■□·・✓✔✅☑➤➜→»–—]|(?=\p{Extended_Pictographic}))\uFE0F?\s*(?=\S)(.+)$/u;
const spacedBullet = /^\s*(?:[•‣▪▫◦●○■□·・✓✔✅☑➤➜→»]|[-*+–—]\s|\p{Extended_Pictographic})/u;
const stepNames =
  'step|stage|phase|schritt|étape|paso|passo|fase|etapa|tappa|stap|etap|krok|ステップ';
const firstOf =
  'first|erste[rs]?|premi(?:er|ère)|primer[oa]?|prim[oa]|primeir[oa]|eerste|pierwsz[ya]';
const laterOf =
  'second|third|fourth|fifth|sixth|(?:zweit|dritt|viert|fünft|sechst)e[rs]?|(?:deux|trois|quatr|cinqu|six)ième|seconde?|(?:segund|tercer|cuart|quint|sext|second|terz|quart|terceir)[oa]|tercer|tweede|derde|vierde|vijfde|zesde|(?:drug|trzec|czwart|piąt|szóst)(?:i|ia|y|a)';
/** What a step of a few words is called, before what is done in it: `listing. Two of us …`. */
const stepTitle = String.raw`(?=[^\s,.:!?][^,.:!?]{1,40}[.:]\s+\S)`;
/** `12. Januar` is a day, no entry. `Stap 2 Duiker: …` is the second, by its name; so is `Step 2, decision. …`. */
const numbered = new RegExp(
  [
    String.raw`^(\s*)(?:[(（]?\d{1,2}(?:[.)/]\s+|[．）、]\s*)`,
    String.raw`(?:${stepNames})\s*\d{1,2}(?:\s*[:.)–—-]\s*|\s+(?=[^\s:.!?][^:.!?]{1,40}:\s)|,\s+${stepTitle})`,
    String.raw`(?:${firstOf}|${laterOf})\s(?:${stepNames})(?:\s?[:–—-]\s+|,\s+${stepTitle})`,
    String.raw`[①-⑳]\s*)(?!(?:${counted})(?!\p{L}))(\S.*)$`,
  ].join('|'),
  'iu',
);
const emojiFirst = /^\s*(?![✓✔✅☑➤➜])\p{Extended_Pictographic}/u;
const closedQuote = /["”»“’']\s*$/;

/** `»So ist es.«`, as German books set it: the mark that opens it is a bullet elsewhere. */
const withGermanMarks = (line: string): string =>
  line.includes('»') ? line.replace(/(^\s*|[:：]\s*)»([^«»]{3,600})«/u, '$1„$2“') : line;

/** `定員:8名`, the colon of a keyboard set to Latin letters, as that of the text around it; a drawn bar as a typed one. */
const withWideMarks = (line: string): string =>
  line
    .replace(/(?<=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana})）]):(?=[^\s:/])/gu, '：')
    .replace(/[┃│║]/gu, '|');

/** `Slide 3`, `--- 3 ---`: the number of a page says nothing. */
const slideMark =
  /^(?:(?:>+\s*|\[)?(?:slide|folie|diapo(?:sitiv[eao])?|lámina|dia|slajd|スライド)\s?\d{1,2}(?:\s?(?:of|von|de|di|van|z|\/)\s?\d{1,2})?\]?|\[\d{1,2}\]|[-=–—*]{2,}\s?\[?(?:slide |folie |page )?\d{1,2}\]?\s?[-=–—*]{2,})(?:\s?[-–—:：.]\s?(.{0,90}))?$/iu;

export function readLines(written: string): Line[] {
  const lines: Line[] = [];
  let fenced = false;
  let previousText = '';
  const { lines: rawLines, below } = withoutDetails(
    unfoldRecords(
      unfoldPrices(
        unfoldSequences(
          unfoldOffers(
            unfoldOptions(
              withoutFrames(
                withObjections(withoutWraps(visibleLines(written).slice(0, maxLines))).map((line) =>
                  withWideMarks(withGermanMarks(line)),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const rows = findRows(rawLines);
  for (const [at, raw] of rawLines.entries()) {
    const line = rows.has(at) ? raw : withoutLeaders(raw);
    if (/^\s*(?:```|~~~)/.test(line)) {
      fenced = !fenced;
      continue;
    }
    // Code is not for the page.
    if (fenced) continue;
    const row = rows.get(at);
    if (row) {
      // What a name stands before is no value to look up: an entry of a list.
      if (row.shape === 'labels') {
        lines.push({ kind: 'item', ordered: false, nested: false, text: row.cells.join(': ') });
      } else lines.push({ kind: 'row', ...withDetail(row, below.get(at)) });
      previousText = line;
      continue;
    }
    const last = lines.at(-1);
    // A gap between the groups of a list parts nothing.
    if (line.trim() === '' && last?.kind === 'row' && isGroup(rows, rawLines, at)) continue;
    const underlined = underlineLevel(line);
    if (underlined > 0 && last?.kind === 'text' && last.text.length <= maxHeadingLength) {
      lines[lines.length - 1] = { kind: 'heading', level: underlined, text: last.text };
      continue;
    }
    // What stands behind a rule is no part of what stands before it.
    if (rule.test(line) && lines.at(-1)?.kind === 'blank') {
      lines.push({ kind: 'heading', level: 2, text: '…' });
      continue;
    }
    const headed = markedHeading(rawLines, at);
    if (headed !== undefined) {
      lines.push(headingOf(headed, 2));
      previousText = line;
      continue;
    }
    const marked = emojiFirst.test(line);
    // One emoji is decoration; line after line they are bullets.
    const listed =
      marked &&
      [rawLines[at - 1], rawLines[at + 1]].some(
        (near) => near !== undefined && emojiFirst.test(near),
      );
    lines.push(
      marked && !listed ? { kind: 'text', text: line.trim() } : readLine(line, previousText),
    );
    for (const detail of below.get(at) ?? []) lines.push(readLine(detail, line));
    if (line.trim() !== '') previousText = line;
  }
  return lines;
}

const rule = /^\s{0,3}(?:-{3,}|_{3,}|\*{3,}|={5,}|—{2,})\s*$/u;

const isGroup = (rows: ReadonlyMap<number, Row>, lines: readonly string[], at: number): boolean =>
  rows.get(lines.findIndex((line, next) => next > at && line.trim() !== ''))?.cells.length === 1;

const withDetail = (row: Row, details: readonly string[] | undefined): Row =>
  details === undefined ? row : { ...row, cells: [...row.cells, detailOf(details)] };

function underlineLevel(line: string): number {
  const trimmed = line.trim();
  if (trimmed.length < 3) return 0;
  return /^=+$/.test(trimmed) ? 1 : /^-+$/.test(trimmed) ? 2 : 0;
}

function readLine(line: string, previousText: string): Line {
  const trimmed = line.trim();
  if (trimmed === '' || /^[-*_=~\s]+$/.test(trimmed)) return { kind: 'blank' };
  if (line.length > maxMarkedLength) return { kind: 'text', text: trimmed };
  const marks = /^#{1,6}(?=\s)/.exec(trimmed)?.[0];
  if (marks) return headingOf(trimmed.slice(marks.length), marks.length);
  // `== Results ==`, as wikis and plain mails set a heading.
  const ruled = /^(={2,6}|-{2,6}|\*{3,6})\s([^=*]{2,80}?)\s\1$/u.exec(trimmed)?.[2];
  if (ruled !== undefined) return headingOf(ruled, 2);
  const slide = slideMark.exec(trimmed);
  if (slide) return headingOf(slide[1] ?? '', 2);
  const quoted = /^>+\s*/.exec(trimmed)?.[0];
  if (quoted) return { kind: 'quoted', text: trimmed.slice(quoted.length) };
  const bold = /^(\*\*|__)([^*_]{2,100})\1:?$/.exec(trimmed)?.[2];
  if (bold !== undefined) return headingOf(bold, 3);
  const number = numbered.exec(line);
  // Steps are counted from the first on; points of minutes go on counting from section to section.
  if (number) return itemOf(isFirst.test(line), number);
  const lettered = /^(\s*)\(?[a-h][.)]\s+(\S.*)$/.exec(line);
  if (lettered) return itemOf(/^\s*\(?[a-h]\)/.test(line), lettered);
  // A dash under a quotation names who said it.
  const attribution =
    /^\s*[–—-]/.test(line) && (closedQuote.test(previousText) || /^\s*>/.test(previousText));
  const item = !attribution && spacedBullet.test(line) ? bullet.exec(line) : null;
  if (item) return itemOf(false, item);
  return { kind: 'text', text: trimmed };
}

const isFirst = new RegExp(String.raw`^(?:\D{0,12}[01１①]\D|\s*(?:${firstOf})\s)`, 'iu');

function headingOf(raw: string, level: number): Line {
  const text = trimEndOf(raw, ' #:').trim();
  if (text === '') return { kind: 'blank' };
  return text.length > maxHeadingLength ? { kind: 'text', text } : { kind: 'heading', level, text };
}

const itemOf = (ordered: boolean, [, indent = '', text = '']: RegExpExecArray): Line => ({
  kind: 'item',
  ordered,
  nested: indent.length >= 2,
  // A task list's box is no text.
  text: text.replace(/^\[[ xX]\]\s+/, '').trim(),
});
