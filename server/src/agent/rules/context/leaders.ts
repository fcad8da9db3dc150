// Dots that lead the eye from one cell of a row to the next: `Sweeping ..... £70 .. £95`, `六畳間 ‥‥ 38,000円`.
import { hasAmount, isOnRequest } from '../../../platform/text/money.ts';

const maxCell = 120;
/** Nothing else is written with so many of them. */
const long = String.raw`\.{4,}|…{2,}|[‥⋯]{2,}|_{4,}|·{3,}|・{2,}`;
/** These may also be a pause: `Well... we asked`, `it was … different`. The longest name leaves room for one: `Drilling per post . 18 €`. */
const short = String.raw`(?<=\s)(?:\.{2,3}|[…‥⋯])(?=\s)|(?:\.{3}|[…‥⋯])(?=\s?[€$£¥]?\d)|(?<=[^\s.])\.{3}(?=[^\s.])|(?<=[^\s.]\s{1,4})\.(?=\s{1,4}[€$£¥]?\d)`;
const leader = new RegExp(`${long}|${short}`, 'u');
const longLeader = new RegExp(`${long}|\\s\\.\\.\\s`, 'u');
const spaced = /(?:\s\.){3,60}(?=\s)/gu;
const sentenceEnd = /[.!?。！？]["”»)]?$/u;
const value = /^(?:[+±~]\s?|\p{L}{1,10}\.?\s){0,2}[€$£¥]?\s?\d/u;

/** The cells that dots part, or none. */
export function ledCells(text: string): string[] {
  const set = text.replace(spaced, ' .....');
  if (!leader.test(set)) return [];
  const cells = set
    .split(leader)
    .map((cell) => cell.trim())
    .flatMap((cell, at) => (at > 0 ? withTold(cell) : [cell]));
  if (cells.some((cell) => cell === '' || cell.length > maxCell)) return [];
  const last = cells.at(-1) ?? '';
  const sure = longLeader.test(set) || value.test(last) || isOnRequest(last);
  return sure || !sentenceEnd.test(last) ? cells : [];
}

/** `16.90 €   starter, main, bread`: behind a price and a gap stands what it is for. */
const withTold = (cell: string): string[] => {
  const [price = '', told = '', ...more] = cell.split(/\s{2,}|\t/);
  return told !== '' && more.length === 0 && hasAmount(price) ? [price, told] : [cell];
};

/** A row that has no others beside it is a name and what is said of it. */
export function withoutLeaders(line: string): string {
  const cells = longLeader.test(line.replace(spaced, ' .....')) ? ledCells(line) : [];
  const [name = '', ...said] = cells;
  if (said.length === 0) return line;
  const colon = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(name) ? '：' : ': ';
  const indent = /^\s*/u.exec(line)?.[0] ?? '';
  return `${indent}${name.replace(/\s?[:：]$/u, '')}${colon}${said.join(' / ')}`;
}
