// One text of a document, judged sentence by sentence, and what stands in its brackets.

import { type SentenceSpan, sentenceSpans } from '../../platform/text/sentences.ts';
import type { LeftOutReason } from '../claims.ts';
import { blanked } from './blanked.ts';
import { aside, isAddressed, reasonInBrackets, remarkBehind } from './brackets.ts';
import { isBareMark, reasonToHide, toMachines } from './judge.ts';
import { type HideSpan, holdsSaying, overlaps, quotationsIn, type Span } from './lines.ts';
import { contact } from './marks.ts';
import { heldBack, notToUse, unproven, withoutLeave } from './patterns/held_back.ts';
import { isOfSuperiors } from './patterns/superiors.ts';
import { isUnsaid } from './patterns/unsaid.ts';
import { isSmall, type Shape } from './shape.ts';
import { makeOf } from './siblings.ts';
import type { Unit } from './units.ts';
import type { Voice } from './voice.ts';

/** A note that a reader must not see, as opposed to the frame of a mail. */
export const noted: ReadonlySet<LeftOutReason> = new Set(['internal', 'instruction', 'unsure']);

const bracketed = /[([{（【［]{1,2}([^()[\]{}（）【】［］]{2,300})[)\]}）】］]{1,2}(?!\()/g;
/** After these, all that is left of the line belongs to the note. */
const opensNote = /^[^\p{L}]{0,6}(?:\p{L}[\p{L} /&.-]{1,40})[:：]/u;
/** Beside a note this is enough. */
const doubtful = 0.5;

export interface Judging {
  language: string;
  hide: HideSpan;
  /** None for what the reader said: people write as they like. */
  voice?: Voice;
  shape?: Shape;
}

/** `We never had a leak ← Tom: is that so?`: from the sentence that somebody points at, all of it is in question. */
function arrowed(text: string, spans: readonly SentenceSpan[]): number | undefined {
  const judged = verdict.exec(text)?.index;
  // In brackets it speaks of what stands there.
  const isOpen = judged !== undefined && isInBrackets(text, judged);
  const at = arrow.exec(text)?.index ?? (isOpen ? undefined : judged);
  return at === undefined ? undefined : spans.find(({ end }) => end > at)?.start;
}
const isInBrackets = (text: string, at: number): boolean => {
  const last = (marks: string): number =>
    Math.max(...[...marks].map((mark) => text.lastIndexOf(mark, at)));
  return last('([（') > last(')]）');
};
const arrow = /(?:^|\s)(?:[←⟵⇐]|<[-–—=]{1,3})\s?(?=[\p{L}¿¡"“„«「(])/u;

/** `“Best in town” → no proof, do not use`. */
const verdict =
  /\s?(?:→|⇒|[-=]>)\s?(?:根拠なし|使わない|使用不可|出さない|載せない|要確認|未確認|ＮＧ|NG(?!\p{L})|(?:no|kein(?:e)?|pas de|sin|senza|sem|geen|brak) (?:proof|source|evidence|beleg|quelle|preuves?|pruebas?|prov[ea]|fonte|bewijs|bron|dowod\p{L}|źródła)(?!\p{L})|(?:do not|don[’']?t|nicht|ne pas|pas|no|non|não|niet|nie) (?:use|verwenden|nehmen|utiliser|usar|usare|gebruiken|używać)(?!\p{L}))/iu;
/** `※社名は出さない約束`: from the sign on. */
const signed =
  /※[^。\n]{0,40}(?:出さない|使わない|載せない|言わない|書かない|触れない|未確認|確認中|内緒|社外秘)/u;

/** Why all of the unit went; undefined when some of it stays. */
export function hideInside(unit: Unit, judging: Judging): LeftOutReason | undefined {
  const { text, start } = unit;
  const { language, hide } = judging;
  if (/^\s*!{2,}\s?\p{L}/u.test(text) || isSigned(text, judging) || isFenced(text, judging)) {
    hide(start, start + text.length, 'internal');
    return 'internal';
  }
  if (judging.shape?.jotted === true && !holdsSaying(text)) {
    hide(start, start + text.length, 'unsure');
    return 'unsure';
  }
  const spans = sentenceSpans(text, language);
  if (judging.voice !== undefined) {
    const kept = withheld(text, spans);
    if (kept) {
      hide(start + kept.start, start + kept.end, 'internal');
      if (kept.start === 0 && kept.end === text.length) return 'internal';
    }
  }
  const remark = judging.voice === undefined ? undefined : arrowed(text, spans);
  if (remark !== undefined) {
    hide(start + remark, start + text.length, 'internal');
    if (remark === 0) return 'internal';
  }
  const behind = judging.voice && remarkBehind(text, judging.voice);
  if (behind !== undefined) {
    hide(start + behind, start + text.length, 'internal');
    if (behind === 0) return 'internal';
  }
  const sign = judging.voice === undefined ? undefined : signed.exec(text)?.index;
  if (sign !== undefined && sign > 0) hide(start + sign, start + text.length, 'internal');
  const asides = asidesOf(text, judging);
  let whole: LeftOutReason | undefined;
  for (const aside of asides) {
    // `(internal)` and `(not sure)` speak of what they stand beside; in a programme a name says who leads it.
    if (aside.insider && !atTime.test(text)) {
      hide(start, start + text.length, 'internal');
      return 'internal';
    }
    const beside = aside.bare || aside.reason === 'unsure';
    const around = aroundOf(text, spans, aside);
    if (!beside) hide(start + aside.start, start + aside.end, aside.reason);
    else if (around) {
      const edge = aside.start <= 4 || aside.end >= text.trimEnd().length - 1;
      if (edge && aside.bare && (!aside.held || text.length <= maxHeld)) {
        hide(start, start + text.length, aside.reason);
        whole = aside.reason;
      } else hide(start + around.start, start + around.end, aside.reason);
    }
  }
  const bare = blanked(text, asides);
  const says = spans.filter(({ start: from, end }) => /\p{L}/u.test(bare.slice(from, end)));
  if (asides.length > 0 && says.length === 0) whole ??= asides[0]?.reason;
  const answered = judging.shape?.sibling === true && makeOf(text) === 'answered';
  // What stands right behind a question answers it.
  const answering = (span: SentenceSpan): Judging => {
    if (answered && judging.shape && says.indexOf(span) > 2)
      return { ...judging, shape: { ...judging.shape, sibling: false } };
    const above = says[says.indexOf(span) - 1];
    const asked =
      above !== undefined &&
      /[?？؟]\s*$/.test(bare.slice(above.start, above.end)) &&
      doubtOf(above) < 1;
    return asked && judging.shape
      ? { ...judging, shape: { ...judging.shape, answers: true } }
      : judging;
  };
  const quoted = quotationsIn(text);
  const doubtOf = (span: SentenceSpan): number =>
    overlaps(quoted, span)
      ? 0
      : doubtIn(bare.slice(span.start, span.end), answering(span), span === says[0]);
  const isNote = (span: SentenceSpan): boolean =>
    doubtOf(span) >= doubtful && reasonIn(bare.slice(span.start, span.end), judging) === undefined;
  if (says.length > 1 && says.every(isNote)) {
    hide(start, start + text.length, 'unsure');
    return 'unsure';
  }
  let beside = false;
  for (const span of says) {
    const sentence = bare.slice(span.start, span.end);
    const reason = reasonIn(sentence, judging, overlaps(quoted, span));
    if (reason === undefined) {
      // What goes on from a note needs less against it.
      const doubt = doubtOf(span);
      beside = (beside && isTail(sentence)) || doubt >= (beside ? doubtful : 1);
      if (!beside) continue;
      hide(start + span.start, start + span.end, 'unsure');
      if (says.length === 1) whole = 'unsure';
      continue;
    }
    beside = noted.has(reason);
    const above = says[says.indexOf(span) - 1];
    if (above !== undefined && unchecked.test(sentence) && isBareMark(sentence)) {
      hide(start + above.start, start + span.end, reason);
      continue;
    }
    if (isBareMark(sentence)) {
      hide(start, start + text.length, reason);
      return reason;
    }
    // `Internal: … . And then …`, `Do not name them. 8 % off`: a note speaks for the rest of its line.
    const first = span === says[0];
    const rest =
      (first && noted.has(reason) && isSmall(text)) ||
      (reason !== 'unsure' &&
        (opensNote.test(sentence) || (first && noted.has(reason) && !/^\s*["“„«「]/.test(text))));
    hide(start + span.start, start + (rest ? text.length : span.end), reason);
    if (rest && first) return reason;
    if (first && says.length === 1) whole = reason;
  }
  return whole;
}

/** `9.30 welcome (Joe, 10 min)`. */
const atTime = /^\s*\d{1,2}[.:h]\d{2}(?!\d)\s*\S/u;

/** Begun small, or without an end: what is set down so behind a note goes on with it. */
const isTail = (sentence: string): boolean =>
  isSmall(sentence) || !/[.!?…。！？)）"”»」]\s*$/u.test(sentence);

/** A longer text is several things, of which one was held back. */
const maxHeld = 90;

/** The sentence that a remark in brackets stands in; behind a full stop, with the one before it. */
function aroundOf(text: string, spans: readonly SentenceSpan[], aside: Span): Span | undefined {
  const at = spans.findIndex((span) => span.start <= aside.start && aside.start < span.end);
  const own = spans[at];
  if (own === undefined) return undefined;
  const alone = text.slice(own.start, aside.start).trim() === '';
  const above = alone ? spans[at - 1] : undefined;
  return { start: (above ?? own).start, end: Math.max(own.end, aside.end) };
}

/** So long a line is one thought, and goes with its remark; of a longer one, the sentence and what it speaks of. */
const maxThought = 300;
const maxRemark = 1000;

/** What a remark on saying or a superior's word takes along. */
function withheld(text: string, spans: readonly SentenceSpan[]): Span | undefined {
  const bare = blanked(text, quotationsIn(text));
  const isRemark = (part: string): boolean =>
    part.length <= maxRemark && (isUnsaid(part) || isOfSuperiors(part));
  if (text.length <= maxThought) return isRemark(bare) ? { start: 0, end: text.length } : undefined;
  const at = spans.findIndex((span) => isRemark(bare.slice(span.start, span.end)));
  const span = spans[at];
  return span && { start: (spans[at - 1] ?? span).start, end: span.end };
}

function reasonIn(
  text: string,
  { voice, shape }: { voice?: Voice | undefined; shape?: Shape | undefined },
  quoted = false,
): LeftOutReason | undefined {
  const reason = reasonToHide(text, quoted);
  // `on request` in a row is a value.
  if (shape?.sibling === true && reason === 'unsure') return undefined;
  if (reason !== undefined && voice?.isForReaders(text, reason) === true) return undefined;
  return voice === undefined && reason !== undefined && !toMachines.has(reason)
    ? undefined
    : reason;
}

/** `※社内確認中`: speaks of what stands right before it, and not of the whole text. */
const unchecked = /確認中|要確認|調整中|検討中/u;

const quotation = /["“„«「『‹]/u;

/** What somebody said is theirs, however it was set down. */
const doubtIn = (sentence: string, { voice, shape }: Judging, opens: boolean): number =>
  voice === undefined ||
  shape === undefined ||
  holdsSaying(sentence) ||
  contact.test(sentence.trim())
    ? 0
    : voice.doubtOf(sentence, shape, opens);

/** `… raczej dwie mniejsze (Kaja)`: a remark with the name of who made it. */
function isSigned(text: string, { voice, shape }: Judging): boolean {
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
const isFenced = (text: string, { voice }: Judging): boolean =>
  voice !== undefined &&
  !isAside(text, voice) &&
  (/^\s*(?:[(（][^()（）]{24,400}[)）]|[-–—=~]{2,}.{24,400}[-–—=~]{2,})\s*$/u.test(text) ||
    // A comment of a text program: `[Comment MR1: are these four? it was seven]`.
    /^\s*[[［][^[\]［］]{2,40}\s[^[\]［］]{2,400}[\]］]\s*$/u.test(text));

/**
 * `(VAT is on top. We give you the invoice.)`: whole sentences, which nothing else speaks against. `(credited if you go
 * ahead)`, below a row, has no end: it is worded as hardly any note is.
 */
function isAside(text: string, voice: Voice): boolean {
  if (isAddressed(text, voice) || !/^\s*[(（][^()（）]{20,380}[)）]\s*$/u.test(text)) return false;
  const inner = text.replace(/^\s*[(（]|[)）]\s*$/gu, '');
  const isWhole = /^\p{Lu}.*[.!]$/su.test(inner);
  return (
    voice.doubtOf(inner, aside, true) < doubtful / 2 &&
    (isWhole || (voice.likenessOf(inner) < plainly && !voice.namesInsider(inner)))
  );
}
const plainly = -2;

function asidesOf(text: string, { voice, shape }: Judging) {
  const asides: {
    start: number;
    end: number;
    reason: LeftOutReason;
    bare: boolean;
    /** Speaks of one of the team: so does what it stands in. */
    insider: boolean;
    /** Says that what it stands beside waits for something. */
    held: boolean;
  }[] = [];
  for (const match of text.matchAll(bracketed)) {
    const inner = match[1] ?? '';
    const held =
      voice !== undefined && [heldBack, unproven, notToUse].some((one) => one.test(inner));
    const reason =
      (held ? 'unsure' : reasonIn(inner, { voice })) ??
      (voice ? reasonInBrackets(match[0], inner, text.slice(0, match.index), voice) : undefined);
    if (reason === undefined) continue;
    const end = match.index + match[0].length;
    asides.push({
      start: match.index,
      end,
      reason,
      bare: held || isBareMark(inner) || withoutLeave.test(inner),
      insider: !held && shape?.listed === false && voice?.namesInsider(inner) === true,
      held,
    });
  }
  return asides;
}
