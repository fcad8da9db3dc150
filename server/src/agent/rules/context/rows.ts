// Lines that are rows of one table, however people set them: by bars, tabs, dots,
// gaps, dashes, colons, or by each line's own day or time. A row never stands
// alone: only lines that share a shape with a neighbour make a table.

import { hasAmount } from '../../../platform/text/money.ts';
import { lean, quickened } from '../../../platform/text/quickened.ts';
import { alignedLines } from './aligned_lines.ts';
import { groupedRows } from './grouped_rows.ts';
import { ledCells } from './leaders.ts';
import { counted, monthNames, shortMonths } from './months.ts';
import { recordsIn } from './records.ts';
import {
  barredCells,
  byStrokes,
  figure,
  isValue,
  type RowShape,
  type Shaped,
} from './row_strokes.ts';
import { someTime, unit } from './spans.ts';
import { namesOfColumns, pricedGaps, withPricesBelow } from './wide_rows.ts';

const maxLine = 300;
/** `12. Januar` is a day, no entry. */
const bullet = new RegExp(
  quickened(
    `^\\s*(?:[-*+•‣▪◦●○■□·・✓✔➤→»–—]\\s?(?=\\S)|\\d{1,2}[.)]\\s+(?=\\S)(?!(?:${counted})(?!\\p{L})))`,
  ),
  'iu',
);
const days =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela';
const dayRow = new RegExp(
  quickened(
    `^((?:${days})\\.?(?:\\s?(?:[-–/&+,]|bis|to|à|a|al|tot|do|und|and|et|y|e|en|i)\\s?(?:${days})\\.?)*)\\s*[:：]?\\s+(\\d.{2,80})$`,
  ),
  'iu',
);
/** Small, and asked before `dayRow`: compiling that one takes a tenth of a worker's first draft. */
const dayFirst = new RegExp(quickened(`^(?:${days})`), 'iu');
const timeRow = lean(
  /^((?:\d{1,2}\.?\s+\p{L}{3,9}\.?\s+|\p{L}{3,9}\.?\s+\d{1,2},?\s+)?(?:\d{1,2}[:.h]\d\d|\d{1,2}\sh(?:\s\d\d)?|\d{1,2}h(?=\s))(?:\s?(?:[-–]|to|bis|à|a|alle|às|tot|do)\s?(?:\d{1,2}[:.h]\d\d|\d{1,2}\sh(?:\s\d\d)?))?(?:\s?(?:[ap]m|uhr|h|uur))?)\s*[:–—-]?\s+((?:\d{1,3}-?)?[\p{L}«“"„].{2,120})$/iu,
);
const timeRowJa =
  /^(\d{1,2}[:：]\d\d(?:[～〜-]\d{1,2}[:：]\d\d)?)[\s　]*((?:(?<=[\s　])\d{1,3})?[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}「].{1,80})$/u;
const before =
  "no later than|at the latest|spätestens am|bis zum|bis spätestens|ab dem|d[’']ici (?:le|au)|avant le|à partir du|jusqu[’']au|antes del|a partir del|a más tardar el|hasta el|entro il|entro|a partire dal|dal|fino al|até(?: ao)?|a partir de|antes de|uiterlijk|vóór|vanaf|najpóźniej do|do dnia|od dnia";
/** Whole names, or short ones that end there: `4 Gruppen` is no day in December. */
const monthName = `(?:(?:${monthNames})(?!\\p{L})|(?:${shortMonths})\\.?(?!\\p{L}))`;
/** Small, and asked before all that look for a day of a month: most lines have none. */
const someMonth = new RegExp(quickened(`(?:${monthNames}|${shortMonths})(?!\\p{L})`), 'iu');
const day = `(?:(?:${days})\\.?,?\\s)?(?:\\d{1,2}(?:\\.|er|º|°|st|nd|rd|th)?\\s(?:de\\s)?${monthName}|${monthName}\\s\\d{1,2}(?!\\d))(?:,?\\s(?:de\\s)?\\d{4})?`;
const dateRow = new RegExp(
  quickened(
    `^((?:(?:${before})\\s|\\p{L}{2,10}\\.?,?\\s)?${day}(?:\\s?(?:[-–]|to|bis|au|al|a|tot|do)\\s?${day})?)\\s?(?:[:：]|[–—/-]\\s|→)\\s*(\\p{L}.{2,120})$`,
  ),
  'iu',
);
/** `Tue 11.00 Packaging tax`; what goes on to a second time are hours. */
const dayTime = new RegExp(
  quickened(
    `^((?:${days})\\.?,?\\s\\d{1,2}[:.h]\\d\\d(?:\\s?[ap]m|\\suhr)?),?\\s(?!(?:to|bis|à|a|alle|às|tot|do)\\s\\d)(\\p{L}.{2,120})$`,
  ),
  'iu',
);
/** `Tuesday 16 September, 3 pm, Corn Hall`. */
const weekdayRow = new RegExp(
  quickened(
    `^((?:${days})\\.?,?\\s\\d{1,2}\\.?\\s(?:de\\s)?${monthName}),\\s([\\p{L}\\d].{2,120})$`,
  ),
  'iu',
);
/** `30 April early booking ends`. */
const dateFirst = new RegExp(
  quickened(`^(${day})\\s(\\p{L}(?:[^.!?:：]|[.:](?=\\d)){2,80})$`),
  'iu',
);
/** `Thu 19 March` above the times of that day. */
const dayAlone = new RegExp(quickened(`^(${day})[:：]?$`), 'iu');
/** `Design freeze by 5 February`, `Installation 2 May to 7 May`: what, and when. */
const dateLast = new RegExp(
  quickened(
    `^(\\p{L}[^:：.;€$£]{2,70}?)\\s?[,:–—-]?\\s((?:by|on|from|until|bis|am|ab|vom|le|du|avant le|el|del|antes del|il|dal|entro il|até|em|op|vóór|do|od|dnia)?\\s?${day}(?:\\s?(?:[-–]|to|bis|au|al|a|tot|do)\\s?${day})?)$`,
  ),
  'iu',
);
const numericDate = /^(\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?)\s?[:–—-]?\s+(\p{L}.{2,120})$/u;
const year = `(?:,?\\s(?:de\\s)?(?:19|20)\\d\\d)?`;
const part =
  '(?:(?:de|von|van|early|mid|late|end of|beginning of|from|by|until|in|anfang|mitte|ende|ab|bis|im|début|mi|fin|dès|en|principios de|mediados de|finales de|fin de|inizio|metà|fine|da|início de|meados de|fim de|begin|half|eind|vanaf|początek|połowa|koniec|od)[\\s-])?';
const nth =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|erste[rn]?|zweite[rn]?|dritte[rn]?|vierte[rn]?|fünfte[rn]?|première|premier|deuxième|troisième|quatrième|primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|prim[ao]|second[ao]|terz[ao]|quart[ao]|primeir[ao]|terceir[ao]|eerste|tweede|derde|vierde|pierwszy|drugi|trzeci|czwarty)';
const season =
  '(?:spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|voorjaar|lente|zomer|herfst|najaar|wiosna|lato|jesień|zima)';
const upTo = '(?:[-–/]|t/m|to|bis|à|al?|e|y|and|und|et|en|i|tot|do)';
const period = `(?:${part}${monthName}${year}(?:\\s?${upTo}\\s?${part}${monthName}${year})?|${nth}\\s${unit}|${unit}\\s\\d{1,2}(?:\\s?${upTo}\\s?\\d{1,2})?|${part}${season}${year}|q[1-4]${year}|(?:19|20)\\d\\d(?:\\s?[-–]\\s?(?:19|20)?\\d\\d)?)`;
/** `April–June: grid answer`, `Week 3 (24 Feb): offer`, `Mid-May: the move`. */
const periodRow = new RegExp(
  quickened(
    `^(${period}(?:\\s?[(（][^()（）]{1,30}[)）])?)\\s?(?:[:：]|\\s[–—/-]\\s|→)\\s*(\\p{L}.{2,120})$`,
  ),
  'iu',
);
/** As before: what follows the period, without the many names of one. */
const leadsOn = /(?:[:：]|\s[–—/-]\s|→)\s*\p{L}/u;
/** `4月上旬：現地調査`, `第2週：試運転`. */
const periodRowJa =
  /^((?:\d{4}年)?\d{1,2}月(?:\d{1,2}日|[上中下]旬|[初末]め?)?(?:[～〜-](?:\d{4}年)?\d{1,2}月(?:\d{1,2}日|[上中下]旬|末)?)?|第?\d{1,2}(?:週目?|か月目|ヶ月目|日目)(?:[～〜-]\d{1,2}(?:週目?|か月目|ヶ月目|日目))?)(?:[\s　]*[:：][\s　]*|[\s　]+)(\S.{1,80})$/u;
/** `Half day (until 14:00): 560 €`: the colon of a time parts nothing. */
const pair =
  /^((?:[^:：.!?]|[.!?](?!\s\p{Lu})|(?<=\d):(?=\d\d(?!\d))){2,60}?)\s?(?:：|:(?!\d\d(?!\d)))\s?(?=\S)(.{1,140})$/u;
/** `Net cost 6,950 €`, `Discount: €40`: what, and how much. */
const amounted = lean(
  /^(\p{L}[^:：€$£¥|]{1,50}?)\s?[:：]?\s((?:(?:from|ab|dès|desde|da|vanaf|od|only|nur|max|bis zu|up to|à partir de|a partir de)\s)?(?:[€$£¥]|R\$|CHF|EUR|PLN)\s?\d[\d.,' ]{0,12}(?:\s?\/\s?\p{L}[\p{L}²³ ]{0,20}|\s\p{L}.{0,24})?|\d[\d.,' ]{0,12}\s?(?:€|£|\$|zł|円|EUR|CHF|PLN|euros?|Euro)(?:\s?\/\s?\p{L}[\p{L}²³ ]{0,20}|\s.{0,24})?)$/u,
);
/** `Item 1: wall shelves, oak, 24 m at 685 € each: 16.440 €`: behind the last colon nothing but what it costs. */
const amountLast =
  /^(\p{L}.{20,200}?)\s?[:：]\s((?:[€$£¥]|R\$|CHF|EUR|PLN)\s?\d[\d.,' ]{0,12}|\d[\d.,' ]{0,12}\s?(?:€|£|\$|zł|円|EUR|CHF|PLN|euros?|Euro))$/u;
/** `“It works.” – Ann, 7 High Street` is somebody's word, whatever figure follows. */
const spoken = /^["“„«「『].*["”“»」』]$/u;
const sentenceEnd = /[.!?。！？]["”»)]?$/;

/** `Slide 4 of 8: Results`. */
const slideHead = /^(?:slide|folie|diapo(?:sitiv[eao])?|lámina|slajd|スライド)\s?\d{1,2}/iu;

/** `1.000 pezzi: 310 euro` counts, and is no hour. */
const thousands = /^\d{1,3}(?:[.,’']\d{3})+(?!\d)/u;

/** The shapes a line could have, the most telling first. */
function shapesOf(line: string): Shaped[] {
  const text = line.replace(bullet, '').trim();
  if (text === '' || line.length > maxLine || slideHead.test(text)) return [];
  const found: Shaped[] = [];
  if (/[|｜]/.test(text)) {
    const cells = barredCells(text);
    if (cells.length >= 2) return [{ shape: 'bars', cells }];
  }
  found.push(...byStrokes(text));
  const led = ledCells(text);
  if (led.length > 1) return [{ shape: 'dots', cells: led }];
  const hasFigure = figure.test(text);
  const hasDay = hasFigure && someMonth.test(text);
  // `Thu 18 Sept – harbour` is of one day, and no hours of every week.
  const startsWithDay = hasFigure && dayFirst.test(text);
  const dated =
    (hasDay ? (dateRow.exec(text) ?? weekdayRow.exec(text)) : null) ??
    (startsWithDay ? dayTime.exec(text) : null);
  const day = startsWithDay && !dated ? dayRow.exec(text) : null;
  if (day) found.push({ shape: 'days', cells: [day[1] ?? '', day[2] ?? ''] });
  const time = thousands.test(text)
    ? null
    : (timeRow.exec(text) ??
      timeRowJa.exec(text) ??
      dated ??
      (leadsOn.test(text) ? periodRow.exec(text) : null) ??
      periodRowJa.exec(text) ??
      numericDate.exec(text) ??
      (hasDay ? (dayAlone.exec(text) ?? dateFirst.exec(text)) : null));
  if (time) found.push({ shape: 'times', cells: [time[1] ?? '', time[2] ?? ''] });
  const last = !time && hasDay && !sentenceEnd.test(text) ? dateLast.exec(text) : null;
  if (last) found.push({ shape: 'times', cells: [(last[2] ?? '').trim(), last[1] ?? ''] });
  const names = namesOfColumns(text);
  const gaps = names.length > 0 ? names : text.split(/\s{2,}|\t|\u3000/).map((cell) => cell.trim());
  if (gaps.length >= 2 && gaps.every((cell) => cell !== '' && cell.length <= 80)) {
    found.push({ shape: 'gaps', cells: gaps });
  }
  const priced = pricedGaps(text);
  if (priced.length > 0) found.push({ shape: 'gaps', cells: priced });
  const dashes = ofOnePrice(text.split(/\s[–—-]\s/).map((cell) => cell.trim()));
  const isRow = dashes.length >= 2 && !spoken.test(dashes[0] ?? '');
  if (isRow && dashes.every((cell) => cell !== '' && cell.length <= 120)) {
    if (dashes.length > 2 || isValue(dashes[1] ?? ''))
      found.push({ shape: 'dashes', cells: dashes });
  }
  const amount = text.length <= 90 && !sentenceEnd.test(text) ? amounted.exec(text) : null;
  if (amount) found.push({ shape: 'amounts', cells: [amount[1] ?? '', amount[2] ?? ''] });
  const sum = !amount && !sentenceEnd.test(text) ? amountLast.exec(text) : null;
  if (sum) found.push({ shape: 'amounts', cells: [sum[1] ?? '', sum[2] ?? ''] });
  const labelled = pair.exec(text);
  if (labelled && isValue(labelled[2] ?? '') && !sentenceEnd.test(text)) {
    found.push({ shape: 'pairs', cells: [labelled[1] ?? '', labelled[2] ?? ''] });
  }
  return found;
}

/** `Filter – € 79, pump – € 189`: what stands behind the comma of a price is no cell below the others. */
function ofOnePrice(cells: readonly string[]): string[] {
  const [name = '', ...rest] = cells;
  const torn = rest.slice(0, -1).some((cell) => hasAmount(cell) && /\d[^,]*,\s\p{L}/u.test(cell));
  return torn ? [name, rest.join(' – ')] : [...cells];
}

/** `From week 3: …`, `Every quarter: …` right below `Week 1: …` and `Week 2: …` are rows of the same plan. */
function planGoesOn(lines: readonly string[], from: number): string[][] {
  const more: string[][] = [];
  for (let at = from; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim();
    const [, when, what] = line.length <= maxLine ? (planRow.exec(line) ?? []) : [];
    if (when === undefined || what === undefined || !someTime.test(when)) break;
    more.push([when, what]);
  }
  return more;
}
const planRow = /^(\p{Lu}[^:：.!?€$£]{2,40})\s?[:：]\s(\p{L}.{2,240})$/u;

/** `April–June: grid answer`, `2週目:試食会`. */
export const isOfPeriod = (text: string): boolean =>
  text.length <= maxLine &&
  ((leadsOn.test(text) && periodRow.test(text)) || periodRowJa.test(text));

export interface Row {
  shape: RowShape;
  /** One cell alone is the name of the group below it. */
  cells: string[];
}

/** The rows among the lines, by their number. */
export function findRows(lines: readonly string[]): Map<number, Row> {
  const rows = new Map<number, Row>();
  const aligned = alignedLines(lines.map((line) => line.replace(bullet, blanksFor)));
  const shapes = lines.map((line, at) => {
    const set = aligned.get(at);
    const found = shapesOf(line);
    if (!set || found[0]?.shape === 'dots' || found[0]?.shape === 'bars') return found;
    if (namesOfColumns(line.trim()).length > set.cells.length) return found;
    return set.shape === 'gaps'
      ? found.map((one) => (one.shape === 'gaps' ? set : one))
      : [set, ...found];
  });
  for (const { rows: told, end } of recordsIn(lines)) {
    for (const [n, { label, value }] of told.entries())
      rows.set(end - told.length + n, { shape: 'pairs', cells: [label, value] });
  }
  for (const list of groupedRows(lines, shapes)) {
    const shape = list[0]?.group.rows[0]?.shaped.shape ?? 'pairs';
    for (const { at, group } of list) {
      rows.set(at, { shape, cells: [group.name] });
      for (const row of group.rows) rows.set(row.at, { shape, cells: row.shaped.cells });
    }
  }
  for (let at = 0; at < lines.length; at++) {
    if (rows.has(at)) continue;
    const sheet = sheetAt(lines, at);
    for (const [n, cells] of sheet.entries()) rows.set(at + n, { shape: 'pairs', cells });
    if (sheet.length > 0) continue;
    for (const { shape, cells } of shapes[at] ?? []) {
      const run = runOf(shapes, at, shape, cells.length);
      if (run.length < 2 || (shape === 'gaps' && !isAligned(run) && !isSheet(shapes, at, run)))
        continue;
      // `Connection: 6,900 €` is a pair too: a list is not torn where a price has another unit.
      if (shape === 'amounts' && runOf(shapes, at, 'pairs', 2).length > run.length) continue;
      if (
        (shape === 'pairs' || shape === 'dashes' || shape === 'amounts') &&
        !isLookedUp(lines, at, run)
      )
        continue;
      if (shape === 'times') run.push(...planGoesOn(lines, at + run.length));
      for (const [n, row] of withPricesBelow(run).entries())
        rows.set(at + n, { shape, cells: row });
      const head = shape === 'arrows' || shape === 'slashes' ? headAbove(lines[at - 1], cells) : [];
      if (head.length > 0 && !rows.has(at - 1)) rows.set(at - 1, { shape, cells: head });
      break;
    }
  }
  return rows;
}

const blanksFor = (mark: string): string => ' '.repeat(mark.length);

/** `Service → per year` above rows of as many cells names the columns. */
function headAbove(line: string | undefined, { length }: readonly string[]): string[] {
  const cells = (line ?? '').split(/\s?(?:>>|;|::|~)\s|\s[|/→…=]\s|／/).map((cell) => cell.trim());
  const named = cells.every((cell) => /\p{L}/u.test(cell) && cell.length <= 40);
  return cells.length === length && length > 1 && named ? cells : [];
}

/** A list is a table as a whole or not at all, and what one looks up in it is short. */
function isLookedUp(lines: readonly string[], at: number, run: readonly string[][]): boolean {
  if (run.some(([, told = '']) => told.length > 60 || /[.!?]\s\p{Lu}|。./u.test(told)))
    return false;
  const isListed = (line: string | undefined): boolean => line !== undefined && bullet.test(line);
  const isPair = (line: string | undefined): boolean =>
    line !== undefined && line.trim() !== '' && pair.test(line.trim()) && !sentenceEnd.test(line);
  const priced = run.some((cells) => /[€$£¥円]|zł|EUR|CHF/u.test(cells[1] ?? ''));
  if (!priced && (isPair(lines[at - 1]) || isPair(lines[at + run.length]))) return false;
  return !(isListed(lines[at]) && (isListed(lines[at - 1]) || isListed(lines[at + run.length])));
}

/** `Rent: £29.50 per sq ft`, `Fitted: yes, 72 desks`, line after line: one sheet of data, whatever some of its cells hold. */
function sheetAt(lines: readonly string[], from: number): string[][] {
  const sheet: string[][] = [];
  for (const line of lines.slice(from)) {
    const [, name = '', told = ''] = line.length <= maxSheetLine ? (datum.exec(line) ?? []) : [];
    if (name === '' || sentenceEnd.test(line)) break;
    sheet.push([name, told]);
  }
  const looked = sheet.filter(([, told = '']) => hasAmount(told) || isValue(told)).length;
  return sheet.length >= minSheet && looked * 2 >= sheet.length && looked < sheet.length
    ? sheet
    : [];
}
const datum = /^(\p{Lu}[^:：.!?|]{1,34}?)\s?:\s(?=\S)([^|]{1,120})$/u;
const maxSheetLine = 160;
const minSheet = 5;

/** The lines from here on that have the same shape. */
function runOf(
  shapes: readonly Shaped[][],
  from: number,
  shape: RowShape,
  count: number,
): string[][] {
  const run: string[][] = [];
  for (let at = from; at < shapes.length; at++) {
    const same =
      shapes[at]?.find((one) => one.shape === shape && one.cells.length === count) ??
      shapes[at]?.find((one) => one.shape === shape) ??
      (shape === 'dots' && run.length > 0 ? undotted(shapes, at, count) : undefined);
    const fits =
      same &&
      (shape === 'bars' || shape === 'gaps' || shape === 'dots'
        ? Math.abs(same.cells.length - count) <= 1
        : same.cells.length === count);
    if (!same || !fits) break;
    run.push(same.cells);
  }
  return run;
}

/** A name as long as the column is wide has no room for dots: a gap stands there, and the rows go on below. */
const undotted = (shapes: readonly Shaped[][], at: number, count: number): Shaped | undefined =>
  shapes[at + 1]?.some(({ shape }) => shape === 'dots')
    ? shapes[at]?.find(({ shape, cells }) => shape === 'gaps' && cells.length === count)
    : undefined;

/** Gaps are a table when a column holds figures; else they are somebody's typing. */
const isAligned = (run: readonly string[][]): boolean =>
  run.filter((cells) => cells.slice(1).some((cell) => figure.test(cell))).length * 2 >= run.length;

const isSheet = (
  shapes: readonly Shaped[][],
  at: number,
  { length }: readonly unknown[],
): boolean => shapes.slice(at, at + length).every((row) => row.some(({ set }) => set === true));

/** `Tests are included, workbook € 32`: the price is that of what stands right before it. */
export const withIncluded =
  /^(\p{Lu}[^.,;]{2,60}(?<!\p{L})(?:included|inbegrepen|inbegriffen|enthalten|inclus(?:es?)?|compris(?:es?)?|incluid[oa]s?|inclus[oaie]|compres[oaie]|incluíd[oa]s?|wliczon[aey]))[,.;]\s+(\p{L}.{2,60})$/iu;
