// Reads what is to go: a button, a section, one entry by its number, a piece, or what follows a mark.

import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import { onlyWords } from '../../grammar/languages/shape_words.ts';
import { allOf, findPhrase, firstOf, phrasesOf } from '../../grammar/phrases.ts';
import type { Removal } from '../requests.ts';
import { isByNumber } from './set.ts';
import { bareName, isKind, isNamed, quotation, type Reading, sectionIn, topicIn } from './slots.ts';

const maxJoined = 4;

/** One thing, or several that are joined: the page decides whether they are one name. */
export function readRemove(asked: Reading): Removal {
  const { clause, words } = asked;
  const reading = { ...asked, rest: withoutStaying(asked) };
  const { rest } = reading;
  const whole = readOne(reading);
  const parts = clause.quotations(rest).length > 0 ? [] : joinedIn(rest, words);
  if (parts.length < 2 || parts.length > maxJoined) return whole;
  const listed = words.unspaced || !/,[^,]*$/.test(rest) ? parts.length : parts.length - 1;
  const isAside = listed < parts.length && rest.trim().endsWith(`, ${parts.at(-1)}`);
  const each = parts.map(
    (part, at): Removal =>
      isAside && at >= listed
        ? { kind: 'remove', section: sectionIn(part, reading), aside: true }
        : readOne({ ...reading, rest: part }),
  );
  const section = whole.kind === 'remove' ? whole.section : sectionIn(rest, reading);
  return { kind: 'remove', section, each };
}

/** `…のところ`, `…という`: the letter is part of a word. */
const noJoint = /^と(?:ころ|き|いう|して|の|も)/u;

function joinedIn(rest: string, { and, unspaced }: ReadingWords): string[] {
  const joints = allOf(rest, unspaced ? 'と|、' : and, { unspaced }).sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of joints) {
    if (start < from || (unspaced && noJoint.test(rest.slice(start)))) continue;
    // `2,100` is one figure.
    if (/\d$/.test(rest.slice(0, start)) && /^\d/.test(rest.slice(end)) && end - start === 1)
      continue;
    parts.push(rest.slice(from, start));
    from = end;
  }
  return [...parts, rest.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** `…, only SAP` is what stays, with all that is joined to it. */
function withoutStaying({ rest, words: { unspaced } }: Reading): string {
  const only = phrasesOf(onlyWords, unspaced);
  const at = [...rest.matchAll(/[,、;]\s?/gu)].find(
    ({ 0: mark, index }) => firstOf(rest.slice(index + mark.length), only)?.start === 0,
  );
  return at && rest.slice(0, at.index).trim() !== '' ? rest.slice(0, at.index) : rest;
}

function readOne(reading: Reading): Removal {
  const { rest, clause, words } = reading;
  const button = findPhrase(rest, words.members.button, words);
  if (button) return { kind: 'hideButton', title: topicIn(button.rest, reading) };
  // `緊急対応を料金表から外す`: what, and out of what.
  const [, what, where] = words.unspaced
    ? (/^(.{1,30})を(.{1,30}?)(?:から)?$/u.exec(rest.trim()) ?? [])
    : [];
  if (what !== undefined && where !== undefined && clause.quotations(rest).length === 0) {
    return { kind: 'remove', section: `${where.trim()}の${what.trim()}` };
  }
  const section = findPhrase(rest, words.section, words);
  const piece = findPhrase(rest, words.piece, words);
  const [quoted] = clause.quotations(rest);
  // By its number, and in its list: the page has to say which one that is.
  const plain = rest.replace(quotation, ' ');
  if (isByNumber(plain, words) && (piece || !section)) {
    const named = clause.restore(rest).replace(/["“”«»„「」'‘’]/g, ' ');
    return { kind: 'remove', section: bareName(named, words) };
  }
  if (!section && quoted !== undefined) {
    const where = sectionIn(rest.replace(quotation, ' '), reading);
    const placed = isNamed(where) && !piece ? { section: where } : {};
    return { kind: 'removeText', text: quoted, ...placed };
  }
  if (!section && piece) {
    const text = topicIn(piece.rest, reading);
    if (text !== '' && !isKind(rest, words)) {
      return { kind: 'removeText', text, piece: rest.slice(piece.start, piece.end) };
    }
  }
  // What follows a comma is a reason more often than a name; the page decides.
  const [head = '', ...tail] = words.unspaced ? [rest] : rest.split(/\s*,\s/);
  const named = sectionIn(head, reading);
  const whole = tail.length === 0 || !isNamed(named) ? sectionIn(rest, reading) : [named, ...tail];
  return { kind: 'remove', section: typeof whole === 'string' ? whole : whole.join(', ') };
}
