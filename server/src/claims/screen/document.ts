// A source's text as it may be read for a page: what is not for readers is blanked
// out, letter for letter, so that every place in the text stays where it was.
// Marks reach as far as people mean them: a note in brackets, a sentence, a line,
// a block, or all that stands under a heading.
import { visibleLines } from '../../platform/text/inline.ts';
import { mendPaper } from '../../platform/text/paper.ts';
import { withPlainQuotations } from '../../platform/text/quotation_marks.ts';
import type { LeftOutReason } from '../claims.ts';
import { hideInside, noted } from './asides.ts';
import { answersInside, askedLines } from './asked.ts';
import { hideBelow } from './below.ts';
import { blanked } from './blanked.ts';
import { hideSpoken } from './colleagues.ts';
import { hideColumns } from './columns.ts';
import { hideBracketed, hideUnmarked } from './convention.ts';
import { hideCorrected, hideOlderList } from './corrected.ts';
import { correctionsIn, withCorrections } from './corrections.ts';
import { hideFramed } from './framed.ts';
import { hideImprint } from './imprint.ts';
import { hideInsiders, insidersOf } from './insiders.ts';
import { type HideLine, type HideSpan, type Line, linesOf } from './lines.ts';
import { hideLetters } from './mails.ts';
import { contact, isDataLabel, isOurs } from './marks.ts';
import { hideSpokenOf } from './of_reader.ts';
import { confirmedIn, offerFactsIn, saying } from './offer_facts.ts';
import { isHush } from './patterns/marked.ts';
import { withPlainFrames } from './plain_frames.ts';
import { priceFloors } from './price_floors.ts';
import { hideRows } from './rows.ts';
import type { Hidden, Screened } from './screened.ts';
import { headingRank, hideSections, isTeamLabelled, unspacedHeadings } from './sections.ts';
import { settledLines } from './settled_lines.ts';
import {
  ended,
  fewSmall,
  isAlienAt,
  isEntryAt,
  isJottedAt,
  isRow,
  isSmall,
  type Shape,
  smallLines,
} from './shape.ts';
import { siblingsIn } from './siblings.ts';
import { asidesIn, findTalk, type Talk } from './talk.ts';
import { hideAbove, hideTitle } from './title.ts';
import { type Unit, unitsOf } from './units.ts';
import { hideUnnamed } from './unnamed.ts';
import { likenessIn, tellingIn, type Voice, voiceOf } from './voice.ts';
import { hideWeb } from './web.ts';
import { withNotesBelow, withParagraphs } from './wrapped.ts';

/** More than any page is made from; a limit on what a hostile text can cost. */
const maxText = 200_000;

/** By the rules alone: what the lines are learnt from (`server/training/lines`). */
export function screenByRules(raw: string, language: string): Screened {
  const paper = withCorrections(
    withPlainFrames(visibleLines(raw.slice(0, maxText))),
    asidesIn,
  ).join('\n');
  const mended = mendPaper(withNotesBelow(paper, language));
  const text = withParagraphs(withPlainQuotations(mended), language);
  const asWritten = linesOf(text);
  const lines = [...asWritten];
  const hidden: Hidden[] = [];
  const hide = hiderOf(text, hidden);
  const taken = new Set<number>();
  let likenessOf: Voice['likenessOf'] | undefined;
  const hideLine: HideLine = (at, reason, letter) => {
    const line = asWritten[at];
    if (!line || taken.has(at)) return;
    taken.add(at);
    let from = line.start;
    if (told.has(reason) && saying.test(line.text)) {
      likenessOf ??= likenessIn(tellingIn(asWritten, language), language);
      for (const { start, end } of offerFactsIn(line.text, language, likenessOf, letter)) {
        const said = start === 0 && !letter ? (saying.exec(line.text)?.[0].length ?? 0) : start;
        // Of a message in quotation marks the first one is no part of what it tells.
        const open = /^["“„«]\s?/u.exec(line.text.slice(said, end))?.[0].length ?? 0;
        hide(from, line.start + said + open, reason);
        from = line.start + end;
      }
    }
    hide(from, line.end, reason);
  };
  const posted = new Set<number>();
  const talk = findTalk(asWritten.map((line) => line.text));
  for (const { at, reason, upTo } of talk) {
    if (upTo === undefined) hideLine(at, reason);
    else {
      cutStart(lines, { at, reason, upTo }, hide);
      posted.add(at);
    }
  }
  for (const { at, from } of confirmedIn(lines.map((line) => line.text))) {
    const line = lines[at];
    if (line === undefined || taken.has(at)) continue;
    hide(line.start + from, line.end, 'mail');
    posted.add(at);
    lines[at] = { start: line.start, end: line.start + from, text: line.text.slice(0, from) };
  }
  for (const at of correctionsIn(lines.map((line) => line.text))) hideLine(at, 'instruction');
  hideAbove(lines, hideLine);
  hideTitle(lines, hideLine);
  hideImprint(lines, hideLine);
  hideWeb(lines, hideLine);
  hideUnmarked(lines, hideLine);
  hideFramed(lines, hideLine);
  hideBelow(lines, hideLine);
  hideSections(lines, hideLine);
  hideLetters(lines, hideLine);
  const remarks = new Set<number>();
  const insiders = insidersOf(asWritten);
  hideInsiders(lines, insiders, (at, reason) => {
    remarks.add(at);
    hideLine(at, reason);
  });
  hideColumns(lines, hide, hideLine);
  hideRows(lines, hideLine);
  hideOlderList(lines, hideLine);
  for (const at of priceFloors(lines, language)) hideLine(at, 'unsure');
  for (const [at, line] of lines.entries()) {
    if (
      !taken.has(at) &&
      (isDataLabel(line.text) || isTeamLabelled(line.text) || isOurs(line.text))
    )
      hideLine(at, 'internal');
  }
  const voice = voiceOf(lines, insiders, language);
  const siblings = siblingsIn(lines);
  hideUnits(lines, unitsOf(lines, taken, text), remarks, {
    language,
    hide,
    voice,
    posted,
    siblings,
  });
  const isHidden = ({ start, end }: Line): boolean =>
    hidden.some((one) => one.start <= start && start < one.end && one.start < end);
  hideBracketed(text, asWritten, isHidden, hide);
  hideCorrected(asWritten, language, isHidden, hide);
  hideSpokenOf(asWritten, language, isHidden, hide);
  const spoken = hideSpoken(
    asWritten,
    talk,
    {
      language,
      shown: blanked(text, hidden),
      notes: hidden.filter(({ reason }) => noted.has(reason)),
      likenessOf: voice.likenessOf,
    },
    hide,
  );
  const notes = hidden.map((one) => one.text);
  hideUnnamed(asWritten, { notes, left: blanked(text, hidden), language }, hide);
  return { text, shown: blanked(text, hidden), hidden, spoken };
}

export const screenDocument = (raw: string, language: string): Screened =>
  settledLines(screenByRules(raw, language), language);

/** What is said among colleagues may tell of the offer. */
const told: ReadonlySet<LeftOutReason> = new Set(['mail', 'chat']);

/** Without the stamp of a message the rest is a line like any other. */
function cutStart(lines: Line[], { at, reason, upTo }: Required<Talk>, hide: HideSpan): void {
  const line = lines[at];
  if (!line) return;
  const start = line.start + upTo;
  hide(line.start, start, reason);
  lines[at] = { start, end: line.end, text: line.text.slice(upTo) };
}

/** Words of one person, such as the reader's own: no document around them. */
export function screenSpoken(raw: string, language: string): Screened {
  const text = visibleLines(raw.slice(0, maxText)).join('\n');
  const hidden: Hidden[] = [];
  const hide = hiderOf(text, hidden);
  for (const unit of unitsOf(linesOf(text), new Set(), text)) hideInside(unit, { language, hide });
  return { text, shown: blanked(text, hidden), hidden };
}

const hiderOf =
  (text: string, hidden: Hidden[]): HideSpan =>
  (start, end, reason) => {
    if (text.slice(start, end).trim() !== '') {
      hidden.push({ start, end, text: text.slice(start, end).trim(), reason });
    }
  };

/** A note goes on: this many lines below one that is marked are taken for part of it. */
const maxGoingOn = 2;
/** So much doubt is enough beside a note, without a gap between them. */
const besideNote = 0.4;

/** Worded as hardly any note is: what stands below one is no part of it. */
const farFromNotes = -2.5;

/** Set down in a hurry: begun small, or without a full stop. */
const isLoose = (text: string): boolean =>
  !contact.test(text.trim()) &&
  (/^\s*\p{Ll}/u.test(text) ||
    !(/[.。…]["”»)]?\s*$/.test(text) || /^\s*\p{Lu}[^:：]{1,30}[:：]\s.*\d/u.test(text)));

/** Running text: no entry, row or heading. */
const isPlain = ({ listed, entry, heading, sibling }: Shape): boolean =>
  !listed && !entry && !heading && !sibling;

interface Standing {
  unit: Unit;
  shape: Shape;
  /** A note, and nothing else. */
  note: boolean;
}

/** Notes stand together: what is beside a marked line without a gap, and is no sure sentence, is one too. */
function hideUnits(
  lines: readonly Line[],
  units: readonly Unit[],
  remarks: ReadonlySet<number>,
  {
    language,
    hide,
    voice,
    posted,
    siblings,
  }: {
    language: string;
    hide: HideSpan;
    voice: Voice;
    posted: ReadonlySet<number>;
    siblings: ReadonlySet<number>;
  },
): void {
  let left = 0;
  let previousEnd = -2;
  const largely = smallLines(lines) <= fewSmall;
  const headings = unspacedHeadings(lines);
  const asked = askedLines(lines);
  const standing: Standing[] = [];
  for (const unit of units) {
    const below = unit.first === previousEnd + 1;
    previousEnd = unit.last;
    if (!below) left = remarks.has(unit.first - 1) ? maxGoingOn : 0;
    // Messages stand apart, and whoever types them does without capitals and full stops.
    const sibling = unit.first === unit.last && (siblings.has(unit.first) || asked.has(unit.first));
    const shaped = shapeOf(lines, unit);
    const heading = shaped.heading || headings.has(unit.first);
    const set = { ...shaped, heading, sibling, jotted: shaped.jotted && largely };
    const shape = posted.has(unit.first)
      ? { ...set, entry: true, alien: false, jotted: false }
      : set;
    const plain = isPlain(shape);
    if (left > 0 && plain && isLoose(unit.text) && voice.likenessOf(unit.text) > farFromNotes) {
      left--;
      hide(unit.start, unit.start + unit.text.length, 'unsure');
      standing.push({ unit, shape, note: true });
      continue;
    }
    const asking = standing.at(-1);
    if (below && asking?.note === true && answersInside(asking.unit.text, unit.text)) {
      hide(unit.start, unit.start + unit.text.length, 'unsure');
      standing.push({ unit, shape, note: true });
      continue;
    }
    const reason = hideInside(unit, { language, hide, voice, shape });
    const note = reason !== undefined && noted.has(reason);
    const above = standing.at(-1);
    if (below && note && isHush(unit.text) && above && !above.note && isPlain(above.shape)) {
      hide(above.unit.start, above.unit.start + above.unit.text.length, reason);
      above.note = true;
    }
    left = note && plain ? maxGoingOn : 0;
    standing.push({ unit, shape, note });
  }
  hideBeside(standing, remarks, hide, voice);
}

/** From each note on, upwards and downwards. */
function hideBeside(
  standing: readonly Standing[],
  remarks: ReadonlySet<number>,
  hide: HideSpan,
  voice: Voice,
): void {
  const visit = (one: Standing, near: Standing | undefined, line: number): void => {
    if (one.note || !isPlain(one.shape)) return;
    if (contact.test(one.unit.text.trim())) return;
    const beside = near !== undefined && (near.unit.last === line || near.unit.first === line);
    if (!(beside && near.note) && !remarks.has(line)) return;
    if (voice.doubtOf(one.unit.text, one.shape, true) < besideNote) return;
    hide(one.unit.start, one.unit.start + one.unit.text.length, 'unsure');
    one.note = true;
  };
  for (const [at, one] of standing.entries()) visit(one, standing[at - 1], one.unit.first - 1);
  // What is set down loosely above a note may head it, or end a list.
  for (const [at, one] of [...standing.entries()].reverse())
    if (one.shape.closed && !isSmall(one.unit.text))
      visit(one, standing[at + 1], one.unit.last + 1);
}

function shapeOf(lines: readonly Line[], unit: Unit): Shape {
  const { first, last, text } = unit;
  return {
    sibling: false,
    jotted: isJottedAt(lines, unit),
    listed: isRow(text),
    entry: first === last && isEntryAt(lines, first),
    alien: isAlienAt(lines, first),
    closed: ended.test(text),
    answers: /[?？؟]\s*$|か。\s*$/u.test(lines[first - 1]?.text ?? ''),
    // A quotation's speaker stands below it like a heading stands above a text.
    heading:
      headingRank(lines, first) !== undefined || /["”»“」]\s*$/.test(lines[first - 1]?.text ?? ''),
  };
}
