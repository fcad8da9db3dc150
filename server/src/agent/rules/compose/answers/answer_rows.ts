// Rows of tables and entries of programmes, as answers in words.

import { hasAmount, isOnRequest } from '../../../../platform/text/money.ts';
import { ensureEnd } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { isYesOrNo } from '../../context/questions.ts';
import type { Table } from '../../context/reading.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import type { Answer } from '../texts/answer.ts';
import { pricedRow } from '../texts/priced_row.ts';

export function rowsIn(
  { rows, columns, kind, chunkId }: Table,
  heading: string,
  language: string,
): Answer[] {
  if (kind === 'agenda') return [];
  const names = rows.map(([name]) => name).join(' ');
  const table = {
    ...{ rows, columns, around: `${heading} ${columns.join(' ')} ${names}` },
    priced: kind === 'prices' || isOfPrices(`${heading} ${columns.join(' ')}`, language),
  };
  return (
    rows
      .filter(([, second = '']) => kind !== 'plain' || second !== '')
      // `Payroll: no, yes` says nothing without its columns; `Islands: no delivery` does.
      .filter(([, ...cells]) => !cells.every((cell) => isBareYesOrNo(cell) || cell.length < 2))
      .map((row) => ({
        text: ensureEnd(worded(named(row, columns), table, language), language),
        about: `${heading} ${row.join(' ')}`,
        answers: false,
        whole: false,
        row,
        table,
        ...(chunkId === undefined ? {} : { chunkId }),
      }))
  );
}

const isBareYesOrNo = (cell: string): boolean =>
  isYesOrNo(cell) && cell.trim().split(/\s+/).length < leastTold;
const leastTold = 3;

function worded(
  row: readonly string[],
  table: NonNullable<Answer['table']>,
  language: string,
): string {
  return (
    pricedRow(row, table, language) ?? withHeads(row, table.columns, table.rows) ?? rowText(row)
  );
}

/** `Floor | 2`, `Weeks | 4`: a number alone is no name, its column says of what. */
function named(row: readonly string[], [head = '']: readonly string[]): readonly string[] {
  const [name = '', ...cells] = row;
  if (!/^\d{1,2}$/.test(name) || !/^\p{L}{3,12}$/u.test(head)) return row;
  return [several.test(head) ? `${name} ${head.toLowerCase()}` : `${head} ${name}`, ...cells];
}
const several =
  /(?<!s)s$|^(?:wochen|tage|stunden|monate|jahre|personen|stück|nächte|plätze|gäste|settimane|giorni|ore|mesi|persone|notti|posti|weken|dagen|uren|maanden|stuks|nachten)$/iu;

const isOfPrices = (heads: string, language: string): boolean =>
  currency.test(heads) || conceptsIn(heads, language).has('price');
const currency =
  /[€£$¥]|(?<!\p{L})(?:EUR|GBP|USD|CHF|PLN|euros?|zł|złot\p{L}+)(?!\p{L})|円|دينار|درهم|ريال|جنيه|سعر|الاشتراك|رسوم/iu;

/** `Warranty: 24 months`; how many of it there are names nothing. */
function rowText(row: readonly string[]): string {
  const filled = row.filter((cell, at) => cell !== '' && cell !== '-' && row.indexOf(cell) === at);
  // A weight or a share beside a whole answer names nothing either.
  const told = filled.some((cell, at) => at > 0 && cell.split(' ').length > 4);
  const known = told ? filled.filter((cell) => /\p{L}{3}/u.test(cell) || hasAmount(cell)) : filled;
  // What is done for a price is told where the list is.
  const cells = known.some(hasAmount) ? known.filter((cell) => !isSentence.test(cell)) : known;
  const worded = cells.filter((cell) => /\p{L}{3}/u.test(cell));
  const [name = '', ...rest] = /\p{L}/u.test(row[0] ?? '') || worded.length === 0 ? cells : worded;
  if (rest.length === 0) return name;
  return isWide.test(row.join('')) ? `${name}：${rest.join('、')}` : `${name}: ${rest.join(', ')}`;
}

const isSentence = /^.{40,}[.!?。]$/su;
const isWide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** `51–200: £3.40 per payslip, set-up £900`: figures side by side say nothing without the heads of their columns. */
function withHeads(
  row: readonly string[],
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string | undefined {
  const [name = '', ...cells] = row;
  const figured = (cell: string): boolean => bareFigure.test(cell) || perUnit.test(cell);
  const told = cells.filter((cell) => figured(cell) || isOnRequest(cell));
  if (told.length < 2 || !told.some(figured)) return undefined;
  const bracketed = columns.slice(1).some((head) => figure.test(head));
  const named = cells.flatMap((cell, at) => {
    const head = columns[at + 1] ?? '';
    if (cell === '' || cell === '-') return [];
    const short = cell.length <= maxLooked && (figure.test(head) || isPriced(rows, at + 1));
    const looked = figured(cell) || short || isOnRequest(cell);
    return [head === '' || !looked ? cell : underHead(head, cell, bracketed)];
  });
  return isWide.test(row.join(''))
    ? `${name}：${named.join('、')}`
    : `${name}: ${named.join(', ')}`;
}
const figure = /\d/;
const maxLooked = 20;
/** `on request` below prices needs the name of its column as they do. */
const isPriced = (rows: readonly (readonly string[])[], at: number): boolean =>
  rows.filter((row) => hasAmount(row[at] ?? '')).length * 2 >= rows.length;

/** `Set-up £900`, `£12 per seat`; heads with figures of their own would run into them: `£95 (12 months)`. */
function underHead(head: string, cell: string, bracketed: boolean): string {
  if (unitHead.test(head)) return `${cell} ${small(head)}`;
  if (!bracketed || /[()（）]/u.test(head + cell)) return `${head} ${cell}`;
  const name = head.replace(/[.。]$/, '');
  return isWide.test(head + cell) ? `${cell}（${name}）` : `${cell} (${name})`;
}
/** `89 €/month`. */
const perUnit =
  /^(?:[€$£¥]|R\$|CHF|EUR)?\s?\d[\d.,' \u00A0\u202F]*\s?(?:€|£|\$|zł|円|EUR|CHF|PLN)?\s?[/／]\s?\p{L}[\p{L}²³]{0,12}$/u;
const bareFigure =
  /^(?:[€$£¥]|R\$|CHF|EUR)?\s?[–-]?\d[\d.,' \u00A0\u202F]*\s?(?:€|£|\$|zł|円|EUR|CHF|PLN|%|p)?$/u;
const unitHead = /^(?:per|pro|je|par|por|al|alla|za|na|op)\s/iu;
const small = (head: string): string => `${head.charAt(0).toLowerCase()}${head.slice(1)}`;

const clock = /\d{1,2}[:.h：]\d\d|\d\sh(?!\p{L})/iu;

/** What happens when: a session with its day and time, a step with its week. */
export function sessionsIn({ rows, chunkId }: Table, heading: string, language: string): Answer[] {
  let day = '';
  return rows.map(([when = '', what = '']) => {
    const [, named, time] = /^(.+), (\S.*)$/u.exec(when) ?? [];
    if (named !== undefined) day = named;
    const timed = clock.test(when);
    const full = timed && day !== '' ? `${day}, ${time ?? when}` : when;
    const title = timed ? what.replace(/[.。]$/, '') : capitalised(what.replace(/[.。]$/, ''));
    return {
      text: sessionText(title, full, timed, language === 'fr' ? ' :' : ':'),
      about: `${heading} ${what}`,
      answers: false,
      whole: false,
      step: true,
      session: true,
      ...(timed ? {} : { dated: true }),
      ...(chunkId === undefined ? {} : { chunkId }),
    };
  });
}

/** `11:30 Clinic. Thu 19 March.`, `Week 4: first close.`, `Handover: 8 May.` */
function sessionText(title: string, when: string, timed: boolean, colon: string): string {
  if (/\p{scx=Han}/u.test(title)) return `${when}：${title}。`;
  if (timed) {
    const [, day, time] = /^(.+), (\S.*)$/u.exec(when) ?? [];
    return day === undefined ? `${when} ${title}.` : `${time} ${title}. ${day}.`;
  }
  return /^\d|^\p{L}+\s\d{1,2}\s\p{L}/u.test(when)
    ? `${title}${colon} ${when}.`
    : `${when}${colon} ${title}.`;
}
