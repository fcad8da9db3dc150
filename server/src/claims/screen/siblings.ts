// Lines that stand among others of their own make: rows of a table, labels with their figures, questions with
// their answers, quotations with a name. Whoever made the others made them for readers, and this one with
// them: how it is set down says nothing against it, and only what says so itself keeps it from the page.

import { isOnRequest } from '../../platform/text/money.ts';
import { lean } from '../../platform/text/quickened.ts';
import { months } from '../figures.ts';
import { isPhrase, type Line } from './lines.ts';

/** What a line is made like; lines of one make without a gap between them are siblings. */
type Make = string | undefined;

const maxLine = 400;
const frame = /^\s*(?:[-*+•‣▪◦●○■□·・✓✔➤→>–—]\s?|\(?(?:\d{1,2}|[a-hA-H])[.)]\s)?\s*/u;
/** `What if it rains? We lend you umbrellas.`, `P. ¿…? R. …`, `"E se chover?" Vamos na mesma.` */
const answered = lean(
  /^(?:(?:\p{L}\d{0,2}|\p{L}{3,9})\s?[.:：)]\s?)?["“„«「]?[¿\p{Lu}\p{Lo}][^?？؟]{4,200}[?？؟]["”»“」]?\s?(?:[–—:-]\s?)?["“„«]?[\p{L}\d]/u,
);
/** `Q: My flat has no lift. A: We carry it up.` */
const labelled =
  /^\p{Lu}\s?[.:：)]\s?["“„«「]?[¿\p{Lu}\p{Lo}][^:：]{4,200}\s\p{Lu}\s?[.:：)]\s?["“„«]?[\p{Lu}\p{Lo}\d]/u;
const separators = [
  ...['|', '｜', '\t', ' / ', '／', ' → ', ' … ', ' – ', ' — ', ' - ', ' // '],
  ...[' >> ', ' = ', ' :: ', ' ~ ', '; '],
];
const dotted = /\S\s?(?:\.{3,}|…{2,}|_{4,}|·{3,})\s?\S/u;
/** `alberghi: 73`, `fermo per guasto: 1,8 giorni per bici`. */
const pair = /^(?:[^:：.!?？。]|(?<=\d)\.(?=\d)){2,50}\s?[:：]\s?(?=[^:：]{1,60}$)[^\d]{0,24}\d/u;
/** `exame periódico 32 €`. */
const priced =
  /^\p{L}(?:[^:：.!?？。€$£¥]|(?<=\d)\.(?=\d)){1,50}\s(?:[€$£¥]\s?\d|\d[\d.,' ]{0,12}\s?(?:€|£|\$|zł|円|EUR|CHF|PLN|R\$|kr))/u;
/** `March to April: the board looks at it`, `Woche 3 – Einbau`: a stage of a plan. */
const stage = new RegExp(
  `^(?:\\p{L}{3,10}[ -])?(?:(?:${months})|(?:week|woche|kw|semaine|semana|settimana|tydzień|day|tag|jour|día|giorno|dia|dag|dzień|month|monat|mois|mes|mese|mês|maand|miesiąc)\\s\\d{1,2}|q[1-4])(?!\\p{L})[^:：–—.!?]{0,24}[:：–—]\\s`,
  'iu',
);
const closed = /[.!?。！？]["”»)]?\s*$/u;
const minRun = 3;
const minAnswered = 2;

export function makeOf(line: string): Make {
  if (line.length > maxLine || line.trim() === '') return undefined;
  const text = line.replace(frame, '').trim();
  if (answered.test(text) || labelled.test(text)) return 'answered';
  if (dotted.test(text)) return 'dotted';
  if (stage.test(text)) return 'stage';
  if (closed.test(text)) return undefined;
  const separator = separators.find((one) => text.includes(one));
  if (separator !== undefined) return `${separator}${text.split(separator).length}`;
  if (saysMore(text)) return undefined;
  const value = /^[^:：.!?？。]{2,50}[:：]\s?(.{2,40})$/u.exec(text)?.[1];
  if (value !== undefined && isOnRequest(value)) return 'pair';
  return pair.test(text) ? 'pair' : priced.test(text) ? 'priced' : undefined;
}

/** Behind its last figure a label has what is counted; a remark goes on. */
const saysMore = (text: string): boolean =>
  (/\D*$/.exec(text)?.[0].match(/\p{L}+/gu)?.length ?? 0) > maxBehind;
const maxBehind = 5;

/** The lines with siblings, by number. */
export function siblingsIn(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  let made: Make;
  const close = (): void => {
    const enough = made === 'answered' ? minAnswered : minRun;
    if (made !== undefined && run.length >= enough) for (const at of run) found.add(at);
    run = [];
  };
  for (const [at, { text }] of lines.entries()) {
    const make = makeOf(text);
    if (make !== made) close();
    made = make;
    run.push(at);
    if (isSigned(lines, at)) found.add(at);
  }
  close();
  for (const at of lines.keys()) if (isTariffBelow(lines, found, at)) found.add(at);
  return found;
}

const amount = /[€$£¥]\s?\d|\d\s?(?:€|£|\$|zł|円|EUR|CHF|PLN|kr)(?!\p{L})/u;
/** `£180 a month per site group`: what it is for stands behind the price. */
const tariff =
  /(?:[€$£¥]\s?\d[\d.,]{0,12}|\d\s?(?:€|£|\$|zł|EUR|CHF|PLN|kr))\s(?:an?|each|per|pro|je|par|al|por|à|al|alla|all[’']|ao|à|za|na)\s?\p{L}/u;

/** `Delivery is £12 per order.` below a price list belongs to it. */
function isTariffBelow(lines: readonly Line[], found: ReadonlySet<number>, at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (!/^\p{Lu}/u.test(text) || text.length > 120 || !tariff.test(text)) return false;
  const above = [at - 1, at - 2].find((near) => (lines[near]?.text ?? '').trim() !== '');
  return above !== undefined && found.has(above) && amount.test(lines[above]?.text ?? '');
}

const quotation = /["“„«「『]\s?[^"”“»」』]{10,600}["”“»」』]/u;
/** By first and family name; in Japanese by the courtesy behind it. */
const fullName =
  /(?<!\p{L})\p{Lu}[\p{L}’'-]+\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}’'-]+|\p{scx=Han}(?:様|氏)/u;

const maxAround = 140;

/** What somebody said, with their name beside it or on the next line. */
function isSigned(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (text.length > 1000) return false;
  const said = quotation.exec(text)?.[0];
  // `Lately "the oldest in town" was on their sign` quotes nobody, and a longer text goes on about something else.
  if (said === undefined || isPhrase(said)) return false;
  const around = text.replace(said, '');
  if (around.trim().length > maxAround) return false;
  if (fullName.test(around)) return true;
  if (around.trim().length > 4) return false;
  const beside = [lines[at + 1]?.text ?? '', lines[at - 1]?.text ?? ''];
  return beside.some((near) => near.length <= 140 && !closed.test(near) && fullName.test(near));
}
