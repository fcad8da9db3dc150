// Rows of tables and entries of programmes, as answers in words.
import { hasAmount } from '../../../platform/text/money.ts';
import { ensureEnd } from '../../../platform/text/sentences.ts';
import { capitalised } from '../context/items.ts';
import { isYesOrNo } from '../context/questions.ts';
import type { Table } from '../context/reading.ts';
import { conceptsIn } from '../fit/concepts.ts';
import type { Answer } from './answer.ts';

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
      // `Payroll: no, yes` says nothing without its columns.
      .filter(([, ...cells]) => !cells.every((cell) => isYesOrNo(cell) || cell.length < 2))
      .map((row) => ({
        text: ensureEnd(withHeads(row, columns) ?? rowText(row), language),
        about: `${heading} ${row.join(' ')}`,
        answers: false,
        whole: false,
        row,
        table,
        ...(chunkId === undefined ? {} : { chunkId }),
      }))
  );
}

const isOfPrices = (heads: string, language: string): boolean =>
  currency.test(heads) || conceptsIn(heads, language).has('price');
const currency =
  /[€£$¥]|(?<!\p{L})(?:EUR|GBP|USD|CHF|PLN|euros?|zł|złot\p{L}+)(?!\p{L})|円|دينار|درهم|ريال|جنيه|سعر|الاشتراك|رسوم/iu;

/** `Warranty: 24 months`; how many of it there are names nothing. */
function rowText(row: readonly string[]): string {
  const filled = row.filter((cell, at) => cell !== '' && cell !== '-' && row.indexOf(cell) === at);
  // A weight or a share beside a whole answer names nothing either.
  const told = filled.some((cell, at) => at > 0 && cell.split(' ').length > 4);
  const cells = told ? filled.filter((cell) => /\p{L}{3}/u.test(cell) || hasAmount(cell)) : filled;
  const worded = cells.filter((cell) => /\p{L}{3}/u.test(cell));
  const [name = '', ...rest] = /\p{L}/u.test(row[0] ?? '') || worded.length === 0 ? cells : worded;
  if (rest.length === 0) return name;
  return isWide.test(row.join('')) ? `${name}：${rest.join('、')}` : `${name}: ${rest.join(', ')}`;
}

const isWide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** `51–200: £3.40 per payslip, set-up £900`: bare figures side by side say nothing without the heads of their columns. */
function withHeads(row: readonly string[], columns: readonly string[]): string | undefined {
  const [name = '', ...cells] = row;
  if (cells.filter((cell) => bareFigure.test(cell)).length < 2) return undefined;
  const named = cells.flatMap((cell, at) => {
    const head = columns[at + 1] ?? '';
    if (cell === '' || cell === '-') return [];
    if (head === '' || !bareFigure.test(cell)) return [cell];
    return [unitHead.test(head) ? `${cell} ${small(head)}` : `${head} ${cell}`];
  });
  return `${name}: ${named.join(', ')}`;
}
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
