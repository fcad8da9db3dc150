// What somebody put into a text: remarks in brackets, lines in brackets or between dashes, a name behind a remark.
import type { LeftOutReason } from '../claims.ts';
import { aside, isAddressed, isQuery, ofPrices, reasonInBrackets } from './brackets.ts';
import { isBareMark, reasonToHide } from './judge.ts';
import { lengthOf } from './learned/traits.ts';
import { contact } from './marks.ts';
import {
  heldBack,
  notToUse,
  notToWrite,
  unproven,
  withoutLeave,
  withTheirs,
} from './patterns/held_back.ts';
import { doubtful, type Judging, reasonIn } from './reason_in.ts';
import type { Voice } from './voice.ts';

const bracketed = /[([{（【［]{1,2}([^()[\]{}（）【】［］]{2,300})[)\]}）】］]{1,2}(?!\()/g;
const quotation = /["“„«「『‹]/u;

/** So many words say something of their own, which need not be about what stands before them. */
const ownWords = 5;

/** `… raczej dwie mniejsze (Kaja)`: a remark with the name of who made it. */
export function isSigned(text: string, { voice, shape }: Judging): boolean {
  const name = /[(（]\s?(\p{Lu}\p{Ll}{1,15})\s?[)）]\s*[.!]?\s*$/u.exec(text)?.[1];
  return (
    name !== undefined &&
    shape?.listed === false &&
    !quotation.test(text) &&
    !contact.test(text.trim()) &&
    voice?.isFirstName(name) === true
  );
}

/** A line in brackets or between dashes was put in by somebody; a few words there may be a heading. */
export const isFenced = (text: string, { voice }: Judging): boolean =>
  voice !== undefined &&
  ((!isAside(text, voice) && /^\s*[(（][^()（）]{24,400}[)）]\s*$/u.test(text)) ||
    isBetweenDashes(text, voice) ||
    // A comment of a text program: `[Comment MR1: are these four? it was seven]`.
    /^\s*[[［][^[\]［］]{2,40}\s[^[\]［］]{2,400}[\]］]\s*$/u.test(text));

/** `=== Questions that readers ask us most ===` heads what is below it, unless its words speak against it. */
function isBetweenDashes(text: string, voice: Voice): boolean {
  const inner = /^\s*(?:[-–—=~]{2,}|\*{2,}\s)(.{24,400}?)(?:[-–—=~]{2,}|\s\*{2,})\s*$/u.exec(
    text,
  )?.[1];
  return (
    inner !== undefined &&
    (voice.likenessOf(inner) >= fencedNote ||
      voice.namesInsider(inner) ||
      reasonToHide(inner) !== undefined)
  );
}
const fencedNote = 0.5;

/**
 * `(VAT is on top. We give you the invoice.)`: whole sentences, which nothing else speaks against. `(credited if you go
 * ahead)`, below a row, has no end: it is worded as hardly any note is.
 */
function isAside(text: string, voice: Voice): boolean {
  if (isAddressed(text, voice) || !/^\s*[(（][^()（）]{20,380}[)）]\s*$/u.test(text)) return false;
  const inner = text.replace(/^\s*[(（]|[)）]\s*$/gu, '');
  const isWhole = /^\p{Lu}.*[.!]$/su.test(inner);
  if (ofPrices(inner)) return true;
  return (
    voice.doubtOf(inner, aside, true) < doubtful / 2 &&
    (isWhole || (voice.likenessOf(inner) < plainly && !voice.namesInsider(inner)))
  );
}
const plainly = -1.7;

export function asidesOf(text: string, { voice, shape }: Judging) {
  const asides: {
    start: number;
    end: number;
    reason: LeftOutReason;
    bare: boolean;
    /** Speaks of what it stands beside, and of nothing that it says itself. */
    beside: boolean;
    /** Speaks of one of the team: so does what it stands in. */
    insider: boolean;
    /** Says that what it stands beside waits for something. */
    held: boolean;
  }[] = [];
  for (const match of text.matchAll(bracketed)) {
    const inner = match[1] ?? '';
    const held =
      voice !== undefined &&
      [heldBack, unproven, notToUse, notToWrite, withTheirs].some((one) => one.test(inner));
    const doubted = held ? 'unsure' : reasonIn(inner, { voice });
    const reason =
      doubted ??
      (voice ? reasonInBrackets(match[0], inner, text.slice(0, match.index), voice) : undefined);
    if (reason === undefined) continue;
    const end = match.index + match[0].length;
    const bare = held || isBareMark(inner) || withoutLeave.test(inner);
    const doubts =
      reason === 'unsure' && (doubted === 'unsure' || isQuery(inner) || lengthOf(inner) < ownWords);
    asides.push({
      start: match.index,
      end,
      reason,
      bare,
      beside: bare || doubts,
      insider:
        !held &&
        (bare || doubts || lengthOf(inner) < ownWords) &&
        shape?.listed === false &&
        voice?.namesInsider(inner) === true,
      held,
    });
  }
  return asides;
}
