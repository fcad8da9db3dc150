// What is left of a screened text, sentence by sentence: those that a careful writer leaves out, since they
// may be a colleague's. Rows, questions with their answers and quotations are set down for readers by
// their form, and stay.
import { languageOf } from '../../platform/text/language.ts';
import { type SentenceSpan, sentenceSpans } from '../../platform/text/sentences.ts';
import { fold, wordsOf } from '../../platform/text/words.ts';
import { type Step, settled } from './learned/sequence.ts';
import { lengthOf } from './learned/traits.ts';
import {
  amongPublic,
  amongPublicEntries,
  type Judged,
  jottedLines,
  notesAmong,
  surely,
} from './line_units.ts';
import { type Line, linesOf, overlaps, quotationsIn } from './lines.ts';
import { entryStart, isPlanned, linesHeaded, oddEntriesOf, trailingLines } from './lists.ts';
import { contact, contactEnd, isOfContact, isOpeningHours } from './marks.ts';
import { isAgreed } from './patterns/meeting_notes.ts';
import type { Hidden, Screened } from './screened.ts';
import { headingRank } from './sections.ts';
import { isSpeaker, linked, listsNames } from './set_down.ts';
import { ended, isRow } from './shape.ts';
import { makeOf, siblingsIn } from './siblings.ts';
import { type Around, evidenceAgainst } from './signs/evidence.ts';
import { countedIn, figuresOf, pricesIn } from './signs/figures.ts';
import { type Telling, tellingOf } from './signs/telling.ts';
import { belowTheText, isOfReader, sectionName } from './tail.ts';
import { type Unit, unitsOf } from './units.ts';

/**
 * Left out from these odds on: a page can do without a sentence, but not show a note. Where nothing in the
 * text is surely one, more is needed.
 */
const limits = {
  amongNotes: { sentence: -1.5, entry: -0.8 },
  inCleanText: { sentence: -1.4, entry: -0.7 },
  /** Their notes are found already. */
  aboveNotes: { sentence: -1.2, entry: -0.5 },
};
/** So much in a sentence itself, and no honest neighbour speaks for it. */
const saidAlone = { amongNotes: 0.6, inCleanText: 0.75 };
/** So near below the limit, a sentence may answer somebody or stand among its like, but not stand alone. */
const wariness = 0.4;
const surelyNote = 1;
const oddEntry = 0.7;
const underAccount = 1.3;
const toThem = 2;
const ofTheirs = 1;
const atTheEnd = 2.8;
/** A whole sentence right below the name of a section tells what it names. */
const asNamed = 1.5;
/** As far up as somebody looks who speaks of what was said. */
const maxAbove = 2000;
/** So little in each of its sentences that a line among the notes below a text is its last. */
const farFromNotes = -2.5;

const tabled = /[|\t]|\S\s{3,}\S|\.{3,}|…{2,}/u;
/** `written`: with what is blanked in it, which leaves gaps as between cells. */
const isTabled = (text: string, written: string): boolean =>
  tabled.test(written) || (isRow(written) && isShort(text));
const isLabel = (text: string): boolean => isRow(text) || isShort(text);
const fewWords = 6;
const isShort = (text: string): boolean => lengthOf(text) < fewWords;
const question = /[?？؟]["”»)]?\s*$|か。\s*$/u;

export interface Doubted {
  /** What a page does without. */
  doubtful: Hidden[];
  /** Sentences that may not be shown by themselves. */
  wary: string[];
}

export const doubtfulIn = (...given: Parameters<typeof judgedIn>): Hidden[] =>
  judgedIn(...given).doubtful;

export function judgedIn(
  { text, shown, hidden }: Screened,
  language: string,
  names: readonly string[],
  wanted: readonly string[] = [],
  readers: readonly string[] = [],
): Doubted {
  const lines = linesOf(shown);
  const sentences = lines.map((line) => line.text).filter((line) => ended.test(line));
  const telling = tellingOf([language, languageOf(shown), 'en'], sentences);
  const first = lines.findIndex((line) => ended.test(line.text));
  const figuresBut = figuresOf(lines);
  const prices = pricesIn(shown);
  const counted = countedIn(shown);
  const { ofAccount, ofAudience, ofPlan, ofProblems } = linesHeaded(lines);
  const oddEntries = oddEntriesOf(lines);
  const siblings = siblingsIn(lines);
  const trailing = trailingLines(lines);
  const judged: Judged[] = [];
  // What somebody told in a thread was judged where it stands.
  const answering = new Set(
    hidden.flatMap(({ reason, end }) =>
      reason === 'mail' || reason === 'chat'
        ? [end + (/^ */.exec(text.slice(end))?.[0].length ?? 0)]
        : [],
    ),
  );
  const asWritten = (unit: Unit): string => text.slice(unit.start, unit.start + unit.text.length);
  for (const unit of unitsOf(lines, new Set(), shown)) {
    const { first: at, last } = unit;
    const answered = at === last && siblings.has(at) && makeOf(unit.text) === 'answered';
    if (
      at === last &&
      ((siblings.has(at) && !answered) ||
        linked.test(unit.text) ||
        listsNames.test(unit.text) ||
        isAgreed(unit.text))
    )
      continue;
    const begins = entryStart(unit.text);
    if (isSpeaker(unit.text, lines[at - 1]) || isOfContact(lines, at)) continue;
    const answers = question.test(lines[at - 1]?.text ?? '');
    if (headingRank(lines, at) !== undefined) continue;
    // A question and the sentence behind it belong together; what is added to them may be anybody's.
    const replies = answered ? 1 : answers ? 0 : undefined;
    // Without an end it may be the entry of a list; a few words are a name or an address.
    const closed = ended.test(unit.text);
    const entry = begins !== undefined || !closed;
    if (
      begins === undefined &&
      (closed ? isTabled(unit.text, asWritten(unit)) : isLabel(unit.text))
    )
      continue;
    const planned = isPlanned(lines, at);
    const around: Around = {
      names,
      readers: planned ? [] : readers,
      prices,
      language,
      counts: (word) => counted.has(word),
      isKnown: figuresBut(at, last),
      isWanted: (sentence) => hasStem(sentence, wanted),
      above: shown.slice(Math.max(0, unit.start - maxAbove), unit.start).toLowerCase(),
      previous: '',
      begins: (lines[at - 1]?.text ?? '').trim() === '',
      said: '',
      opens: at === first,
      entry,
    };
    // Who does what by when is for the reader too.
    const noted = ofAccount.has(at) && !/\d/.test(unit.text);
    const placed =
      (entry && oddEntries.has(at) ? oddEntry : 0) +
      (noted ? underAccount : 0) -
      (closed && sectionName.test(lines[at - 1]?.text ?? '') ? asNamed : 0) -
      (ofAudience.has(at) || (ofPlan.has(at) && /\d/.test(unit.text)) ? toThem : 0) -
      (entry && ofProblems.has(at) ? ofTheirs : 0) +
      (begins === undefined && !closed && trailing.has(at) ? atTheEnd : 0);
    const line = text.slice(lines[at]?.start, lines[at]?.end);
    const theirs = !planned && isOfReader(line, readers);
    const words = `${' '.repeat(begins ?? 0)}${unit.text.slice(begins ?? 0)}`;
    const spans = sentenceSpans(words, language);
    const sentenceAt = ({ start, end }: SentenceSpan): string => words.slice(start, end).trim();
    const quoted = quotationsIn(words);
    const reached = contactEnd(unit.text);
    // A question that nothing answers may be put to colleagues.
    const unanswered = spans.length === 1 && (lines[last + 1]?.text ?? '').trim() === '';
    let previous = '';
    for (const [place, span] of spans.entries()) {
      const sentence = sentenceAt(span);
      const asks = question.test(sentence);
      if (
        overlaps(quoted, span) ||
        (replies !== undefined && place <= replyEnd(spans.map(sentenceAt), replies)) ||
        question.test(previous) ||
        (asks && !unanswered) ||
        (begins !== undefined && place === 0 && spans.length > 1 && isName(sentence))
      ) {
        previous = sentence;
        continue;
      }
      const odds =
        answering.has(unit.start + span.start) ||
        span.start < reached ||
        contact.test(sentence) ||
        isOpeningHours(sentence)
          ? -surely
          : theirs
            ? surely
            : evidenceAgainst(sentence, telling, {
                ...around,
                previous,
                said: words.slice(0, span.start),
              }) +
              placed -
              (asks ? inQuestion(sentence, telling, lines[at - 1]) : 0);
      judged.push({
        start: unit.start + span.start,
        end: unit.start + span.end,
        sentence,
        odds,
        foreign: !entry && language !== 'en' && isEnglish(sentence),
        entry,
        first: at,
        last,
      });
      previous = sentence;
    }
  }
  const sequence = [...judged, ...notesAmong(text, hidden)].sort((a, b) => a.start - b.start);
  const found = weighed(sequence, lines);
  const isPublic = (line: Line): boolean => {
    const own = judged.filter(({ start, end }) => line.start <= start && end <= line.end);
    return own.length > 0 && own.every(({ odds }) => odds <= farFromNotes);
  };
  const below = belowTheText(text, hidden, found.doubtful, isPublic);
  if (below.from === undefined) return found;
  // What stands apart below the text says nothing of the text.
  const { from } = below;
  const above = weighed(
    sequence.filter(({ start }) => start < from),
    lines,
    limits.aboveNotes,
  );
  const rest = found.doubtful.filter(({ start }) => start >= from);
  return { doubtful: [...above.doubtful, ...rest, ...below.more], wary: above.wary };
}

interface Limit {
  sentence: number;
  entry: number;
}

/** Which of them are doubted, given all of them. */
function weighed(
  sequence: readonly Judged[],
  lines: readonly Line[],
  inCleanText: Limit = limits.inCleanText,
): Doubted {
  const odds = settled(sequence.map((one, at) => stepOf(one, sequence[at - 1])));
  const noted = sequence.some(
    ({ sentence }, at) => sentence === '' || (odds[at] ?? 0) >= surelyNote,
  );
  const limit = noted ? limits.amongNotes : inCleanText;
  const among = amongPublicEntries(sequence, odds);
  const limitOf = (one: Judged): number =>
    (one.entry ? limit.entry : limit.sentence) + (among.has(one.first) ? amongPublic : 0);
  const alone = noted ? saidAlone.amongNotes : saidAlone.inCleanText;
  const isDoubted = (one: Judged, at: number): boolean =>
    (odds[at] ?? 0) >= limitOf(one) || (one.sentence !== '' && one.odds >= alone);
  const jotted = jottedLines(
    lines,
    sequence.filter((one, at) => (one.sentence === '' ? !one.loose : isDoubted(one, at))),
  );
  let labelled: Judged | undefined;
  const doubtful = sequence.flatMap((one, at): Hidden[] => {
    if (one.sentence === '') return [];
    const { start, end, sentence } = one;
    const withLine = one.odds >= (jotted.get(one.first) ?? surely) && !named.test(sentence);
    if (!isDoubted(one, at) && !withLine && !one.foreign && labelled?.first !== one.first)
      return [];
    // `Note to reception: …` heads all that stands on its line.
    if (label.test(sentence)) labelled = one;
    return [{ start, end, text: sentence, reason: 'unsure' }];
  });
  const wary = sequence.filter(
    (one, at) =>
      one.sentence !== '' && !isDoubted(one, at) && (odds[at] ?? 0) >= limitOf(one) - wariness,
  );
  return { doubtful, wary: wary.map(({ sentence }) => sentence) };
}

/** `3. Checking. Each list is read again every night`: a word or two that name the entry. */
const isName = (sentence: string): boolean =>
  lengthOf(sentence.replace(/^\W*\d{1,2}[.)]\s/u, '')) <= 2 &&
  /^[^\p{Ll}]*\p{L}+.{0,30}$/u.test(sentence);

/** `No. All insurers have agreed.`: a bare yes or no is answered with the sentence behind it. */
const replyEnd = (sentences: readonly string[], from: number): number =>
  lengthOf(sentences[from] ?? '') <= 2 ? from + 1 : from;

const label = /^\p{Lu}[^.:：!?,;\d]{1,30}\s?[:：]\s/u;
/** With a figure in it too, as in `Error rate in 2024: 0.7`. */
const named = /^\p{Lu}[^.:：!?,;]{1,30}\s?[:：]\s/u;

function stepOf(one: Judged, before: Judged | undefined): Step {
  const link =
    before === undefined
      ? 'apart'
      : before.last >= one.first
        ? 'paragraph'
        : before.last + 1 < one.first
          ? 'apart'
          : one.marked
            ? 'marked'
            : one.entry && before.entry
              ? 'entry'
              : 'line';
  return {
    odds: one.foreign ? 0 : one.odds,
    link,
    counts: one.sentence !== '' || one.loose === true,
  };
}

/** A question right below what was told, to nobody who reads and with no answer, is put to colleagues. */
const inQuestion = (sentence: string, telling: Telling, above: Line | undefined): number =>
  (above?.text ?? '').trim() === '' || telling.marksIn(sentence).includes('you') ? 1 : -2;

/** Some word of it begins as one of these does. */
const hasStem = (sentence: string, stems: readonly string[]): boolean =>
  stems.length > 0 &&
  wordsOf(sentence).some((word) => stems.some((stem) => fold(word).startsWith(stem)));

const english = /(?<!\p{L})(?:the|and|with|our|your|for|of|when|we|is|are|to)(?!\p{L})/giu;

/** A text in two languages says everything twice: the page is in one. */
const isEnglish = (sentence: string): boolean =>
  (sentence.match(english)?.length ?? 0) >= 3 && languageOf(sentence) === 'en';
