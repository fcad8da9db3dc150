// One text of a document, judged sentence by sentence, and what stands in its brackets.

import { lean } from '../../platform/text/quickened.ts';
import { type SentenceSpan, sentenceSpans } from '../../platform/text/sentences.ts';
import type { LeftOutReason } from '../claims.ts';
import { attachedIn } from './attached.ts';
import { blanked } from './blanked.ts';
import { remarkBehind } from './brackets.ts';
import { isBareMark, reasonToHide } from './judge.ts';
import { holdsSaying, overlaps, quotationsIn, type Span, startWith } from './lines.ts';
import { contact } from './marks.ts';
import { isStruck } from './patterns/unwritten.ts';
import { doubtful, type Judging, reasonIn } from './reason_in.ts';
import { asidesOf, isFenced, isSigned } from './set_in.ts';
import { isSmall } from './shape.ts';
import { makeOf } from './siblings.ts';
import type { Unit } from './units.ts';
import { isOneThought, withheld } from './withheld.ts';

/** A note that a reader must not see, as opposed to the frame of a mail. */
export const noted: ReadonlySet<LeftOutReason> = new Set(['internal', 'instruction', 'unsure']);

/** After these, all that is left of the line belongs to the note. */
const opensNote = /^[^\p{L}]{0,6}(?:\p{L}[\p{L} ,/&.-]{1,60})[:：]/u;
/** `NOT FOR PAGE  she has a quote …`: what is said in capitals at the beginning is said of all of it. */
const inCapitals = /^[^\p{L}]{0,6}((?:\p{Lu}{2,}[,\s]{1,3}){2,8})(?=\S)/u;
/** `That must not go on the page`: it speaks of what was said before it. */
const ofBefore =
  /^\s*(?:(?:WICHTIG|ACHTUNG|IMPORTANT|NB|ATTENTION|IMPORTANTE|OJO|ATTENZIONE|ATENÇÃO|LET OP|UWAGA)[\s:!,–-]+)?(?:das|dies(?:es)?|that|this|(?:tout )?(?:ça|cela|ceci)|eso|esto|quest[oa]|ciò|isso|isto|dat|dit|to|tego)(?!\p{L})/iu;

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
const verdict = lean(
  /\s?(?:→|⇒|[-=]>)\s?(?:根拠なし|使わない|使用不可|出さない|載せない|要確認|未確認|ＮＧ|NG(?!\p{L})|(?:no|kein(?:e)?|pas de|sin|senza|sem|geen|brak) (?:proof|source|evidence|beleg|quelle|preuves?|pruebas?|prov[ea]|fonte|bewijs|bron|dowod\p{L}|źródła)(?!\p{L})|(?:do not|don[’']?t|nicht|ne pas|pas|no|non|não|niet|nie) (?:use|verwenden|nehmen|utiliser|usar|usare|gebruiken|używać)(?!\p{L}))/iu,
);
/** `※社名は出さない約束`: from the sign on. */
const signed =
  /※[^。\n]{0,40}(?:出さない|使わない|載せない|言わない|書かない|触れない|未確認|確認中|内緒|社外秘)/u;

/** Why all of the unit went; undefined when some of it stays. */
export function hideInside(unit: Unit, judging: Judging): LeftOutReason | undefined {
  const { text, start } = unit;
  const { language, hide } = judging;
  const isPutIn = isSigned(text, judging) || isFenced(text, judging);
  if (/^\s*!{2,}\s?\p{L}/u.test(text) || isPutIn || (judging.voice && isStruck(text))) {
    hide(start, start + text.length, 'internal');
    return 'internal';
  }
  const attached = judging.voice === undefined ? [] : attachedIn(text);
  if (attached.length > 0) {
    // What it hangs on is no note for it.
    for (const one of attached) hide(start + one.start, start + one.end, 'mail');
    return hideInside({ ...unit, text: blanked(text, attached) }, judging);
  }
  if (judging.shape?.jotted === true && !holdsSaying(text)) {
    hide(start, start + text.length, 'unsure');
    return 'unsure';
  }
  const capitals = judging.voice === undefined ? undefined : inCapitals.exec(text)?.[1];
  if (capitals !== undefined && noted.has(reasonToHide(capitals.trim()) ?? 'mail')) {
    hide(start, start + text.length, 'internal');
    return 'internal';
  }
  const spans = sentenceSpans(text, language);
  const kept = judging.voice === undefined ? [] : withheld(text, spans);
  for (const one of kept) hide(start + one.start, start + one.end, 'internal');
  if (kept.some((one) => one.start === 0 && one.end === text.length)) return 'internal';
  const remark = judging.voice === undefined ? undefined : arrowed(text, spans);
  if (remark !== undefined) {
    hide(start + remark, start + text.length, 'internal');
    if (remark === 0) return 'internal';
  }
  const behind = judging.voice && remarkBehind(text, judging.voice);
  if (behind !== undefined) {
    hide(start + behind, start + text.length, 'internal');
    if (behind === 0) return 'internal';
    return hideInside({ ...unit, text: text.slice(0, behind) }, judging);
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
    const around = aroundOf(text, spans, aside);
    if (!aside.beside) hide(start + aside.start, start + aside.end, aside.reason);
    else if (around) {
      const edge = aside.start <= 4 || aside.end >= text.trimEnd().length - 1;
      if (edge && aside.bare && (aside.held ? isOneThought(text) : text.length <= maxMarked)) {
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
  const doubts = new Map<SentenceSpan, number>();
  const doubtOf = (span: SentenceSpan): number => {
    const known = doubts.get(span);
    if (known !== undefined) return known;
    const found = overlaps(quoted, span)
      ? 0
      : doubtIn(bare.slice(span.start, span.end), answering(span), span === says[0]);
    doubts.set(span, found);
    return found;
  };
  const isNote = (span: SentenceSpan): boolean =>
    doubtOf(span) >= doubtful && reasonIn(bare.slice(span.start, span.end), judging) === undefined;
  if (says.length > 1 && says.every(isNote)) {
    hide(start, start + text.length, 'unsure');
    return 'unsure';
  }
  const couldGoOn = (span: SentenceSpan | undefined): boolean =>
    span !== undefined &&
    !overlaps(quoted, span) &&
    (judging.voice?.likenessOf(bare.slice(span.start, span.end)) ?? toReaders) >= toReaders;
  let beside = false;
  let covered = 0;
  for (const [place, span] of says.entries()) {
    if (span.start < covered) continue;
    const sentence = bare.slice(span.start, span.end);
    if (overlaps(kept, span)) {
      beside = true;
      continue;
    }
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
    const above = says[place - 1];
    if (above !== undefined && unchecked.test(sentence) && isBareMark(sentence)) {
      hide(start + startWith(quoted, above), start + span.end, reason);
      continue;
    }
    if (isBareMark(sentence)) {
      // Below a few sentences it speaks of all of them; of a longer text, of those that could be notes.
      const below = place === says.length - 1 && text.length <= maxMarked;
      let from = place === 0 || says.length <= 2 || below ? 0 : place - 1;
      while (from > 0 && couldGoOn(says[from - 1])) from--;
      const all = from === 0 && (place === 0 || below || says.length <= 2);
      const begun = says[from];
      hide(
        start + (begun ? startWith(quoted, begun) : 0),
        start + (all ? text.length : span.end),
        reason,
      );
      if (all) return reason;
      continue;
    }
    if (above !== undefined && reason === 'internal' && ofBefore.test(sentence)) {
      // Of an entry it is all; of a paragraph, the sentence before.
      const all = judging.shape?.listed === true;
      const from = all ? 0 : startWith(quoted, above);
      covered = all ? text.length : span.end;
      hide(start + from, start + covered, reason);
      if (all) return reason;
      continue;
    }
    // `Internal: … . And then …`, `Do not name them. 8 % off`: a note speaks for what goes on from it.
    const first = place === 0;
    const label = reason === 'unsure' ? undefined : opensNote.exec(sentence)?.[0];
    const opens = first && noted.has(reason) && !/^\s*["“„«「]/.test(text);
    let last = place;
    if ((opens && isSmall(text)) || (label !== undefined && reasonToHide(label) !== undefined))
      last = says.length - 1;
    else if (label !== undefined || (opens && reason !== 'unsure'))
      while (couldGoOn(says[last + 1])) last++;
    const all = last === says.length - 1;
    covered = all ? text.length : (says[last]?.end ?? span.end);
    hide(start + span.start, start + covered, reason);
    if (all && first) return reason;
  }
  return whole;
}

/** `9.30 welcome (Joe, 10 min)`. */
const atTime = /^\s*\d{1,2}[.:h]\d{2}(?!\d)\s*\S/u;

/** Of notes that go on from a note hardly any is worded less like one. */
const toReaders = -1.5;

/** Begun small, or without an end: what is set down so behind a note goes on with it. */
const isTail = (sentence: string): boolean =>
  isSmall(sentence) || !/[.!?…。！？)）"”»」]\s*$/u.test(sentence);

/** A longer text is several things, of which one was marked. */
const maxMarked = 300;

/** The sentence that a remark in brackets stands in; behind a full stop, with the one before it. */
function aroundOf(text: string, spans: readonly SentenceSpan[], aside: Span): Span | undefined {
  const at = spans.findIndex((span) => span.start <= aside.start && aside.start < span.end);
  const own = spans[at];
  if (own === undefined) return undefined;
  const alone = text.slice(own.start, aside.start).trim() === '';
  const above = alone ? spans[at - 1] : undefined;
  const from = startWith(quotationsIn(text), above ?? own);
  // `…, 214 m, [but only 90!!] with a roof`: no full stop ended it.
  const rest = spans[at + 1];
  const goesOn = own.end <= aside.end && /^\s*\p{Ll}/u.test(text.slice(aside.end));
  return { start: from, end: Math.max(own.end, aside.end, goesOn ? (rest?.end ?? 0) : 0) };
}

/** `※社内確認中`: speaks of what stands right before it, and not of the whole text. */
const unchecked = /確認中|要確認|調整中|検討中/u;

/** What somebody said is theirs, however it was set down. */
const doubtIn = (sentence: string, { voice, shape }: Judging, opens: boolean): number =>
  voice === undefined ||
  shape === undefined ||
  holdsSaying(sentence) ||
  contact.test(sentence.trim())
    ? 0
    : voice.doubtOf(sentence, shape, opens);
