// What is left of a screened text, held against what speaks for it: sentences that a careful writer
// leaves out, since they may be a colleague's. Entries of lists, rows, questions with their answers and
// quotations are set down for readers by their form, and stay.
import { languageOf } from '../../platform/text/language.ts';
import { sentenceSpans } from '../../platform/text/sentences.ts';
import { fold, wordsOf } from '../../platform/text/words.ts';
import type { LeftOutReason } from '../claims.ts';
import { noted } from './asides.ts';
import type { Hidden, Screened } from './document.ts';
import { givenNames } from './given_names.ts';
import { type Line, linesOf } from './lines.ts';
import { entryStart, linesOfAccount, oddEntriesOf } from './lists.ts';
import { contact } from './marks.ts';
import { headingRank } from './sections.ts';
import { type Around, evidenceAgainst } from './signs/evidence.ts';
import { countedIn, pricesIn } from './signs/figures.ts';
import { tellingOf } from './signs/telling.ts';
import { type Unit, unitsOf } from './units.ts';
import { ended, isEntryAt, isRow } from './voice.ts';

/** Where notes stand among the sentences, whatever has nothing to speak for it goes. */
const amongNotes = 0.25;
/** Right below or above a note, still less is enough. */
const besideNote = -0.4;
const withOthers = 0.3;
/** Where there is no note at all, only what speaks like one. */
const inCleanText = 0.9;
/** One sentence like this, and there are notes in the text. */
const surely = 0.9;
/** In one paragraph with others that stay, a sentence is likely theirs. */
const inParagraph = 0.7;
const inLongParagraph = 1.1;
/** So many lines away from a note, a text is by itself. */
const farFrom = 8;
const farFromNotes = 0.5;
/** A text with so many marked headings was written as a whole. */
const minSections = 3;
/** A text with so many notes has them anywhere. */
const minNotes = 2;
/** Entries of lists are short, and have little to speak for them. */
const entryAmongNotes = 0.6;
const entryInCleanText = 3;
const oddEntry = 0.4;
const underAccount = 0.8;
const beyondDoubt = 1.1;
/** From this share of its sentences on. */
const mixedShare = 0.08;
const minNamed = 3;
/** As far up as somebody looks who speaks of what was said. */
const maxAbove = 2000;
/** Always too much. */
const inEnglish = 5;
const sure = -0.8;
const amongSure = 0.6;

const betrays = new Set<LeftOutReason>([...noted, 'chat', 'private']);
/** What somebody said; a word or two between marks is only spoken of. */
const quotation = /(?:^|[\s(:])["“„«‹][^\s"”“»›][^"”“»›]{13}|[「『][^」』]{8}/u;
const surelyShown = -5;
const question = /[?？؟]["”»)]?\s*$|か。\s*$/u;

export function doubtfulIn(
  { text, shown, hidden }: Screened,
  language: string,
  names: readonly string[],
  wanted: readonly string[] = [],
  readers: readonly string[] = [],
): Hidden[] {
  const lines = linesOf(shown);
  const sentences = lines.map((line) => line.text).filter((line) => ended.test(line));
  const telling = tellingOf([language, languageOf(shown), 'en'], sentences);
  const noteLines = linesWithNotes(text, hidden);
  const known = namesIn(sentences, language);
  const first = lines.findIndex((line) => ended.test(line.text));
  const figuresBut = figuresOf(lines);
  const prices = pricesIn(shown);
  const counted = countedIn(shown);
  const ofAccount = linesOfAccount(lines);
  const oddEntries = oddEntriesOf(lines);
  const judged: JudgedUnit[] = [];
  for (const unit of unitsOf(lines, new Set(), shown)) {
    const { first: at, last } = unit;
    const begins = entryStart(unit.text);
    const entry = begins !== undefined;
    if (quotation.test(unit.text) || question.test(unit.text)) continue;
    if (headingRank(lines, at) !== undefined) continue;
    if (!entry) {
      if (isRow(unit.text) || isEntryAt(lines, at)) continue;
      if (!ended.test(unit.text) || question.test(lines[at - 1]?.text ?? '')) continue;
    }
    const around: Around = {
      names,
      known,
      readers,
      prices,
      language,
      counts: (word) => counted.has(word),
      isKnown: figuresBut(at, last),
      isWanted: (sentence) => hasStem(sentence, wanted),
      above: shown.slice(Math.max(0, unit.start - maxAbove), unit.start).toLowerCase(),
      previous: '',
      opens: at === first,
      entry,
    };
    const odd = entry && oddEntries.has(at) ? oddEntry : 0;
    const words = entry ? `${' '.repeat(begins)}${unit.text.slice(begins)}` : unit.text;
    let previous = '';
    const spans = sentenceSpans(words, language).map((span) => {
      const sentence = words.slice(span.start, span.end).trim();
      const foreign = !entry && language !== 'en' && isEnglish(sentence);
      const score = contact.test(sentence)
        ? surelyShown
        : foreign
          ? inEnglish
          : evidenceAgainst(sentence, telling, { ...around, previous }) + odd;
      previous = sentence;
      return { ...span, sentence, score };
    });
    // A question with its answer on the same line.
    if (!question.test(spans[0]?.sentence ?? '')) {
      judged.push({ unit, spans, entry });
    }
  }
  const isNoted = ({ spans }: JudgedUnit): boolean =>
    spans.some(({ score }) => score >= surely && score < inEnglish);
  // Notes under a heading that says so are by themselves; those among sentences are anywhere.
  const soft =
    hidden.filter(({ reason }) => reason === 'unsure').length +
    judged.filter(({ spans }) => spans.some(({ score }) => score >= beyondDoubt)).length;
  const mixed = soft >= Math.max(minNotes, judged.length * mixedShare);
  const sections = lines.filter(({ text: line }) => /^\s{0,3}#{1,6}\s/.test(line)).length;
  const anywhere = mixed || sections < minSections;
  if (anywhere) for (const one of judged.filter(isNoted)) noteLines.add(one.unit.first);
  const leaveOut = (): Hidden[] =>
    judged.flatMap(({ unit, spans, entry }, at) => {
      const near = distanceTo(noteLines, unit, lines);
      const known = mixed && ofAccount.has(unit.first) ? underAccount : 0;
      if (entry) {
        // A text with headings, and without notes among its sentences, has its lists for readers.
        if (!anywhere) return [];
        return doubtfulOf(unit, spans, (mixed ? entryAmongNotes : entryInCleanText) - known, true);
      }
      const limit =
        near <= 1 &&
        (spans.length < 3 || (near === 0 && isMostlyNoted(spans))) &&
        !(near === 0 && (spans[0]?.score ?? 0) <= sure)
          ? besideNote + (spans.length > 1 && near > 0 ? withOthers : 0)
          : near <= farFrom && sections < minSections
            ? amongNotes
            : mixed
              ? farFromNotes
              : inCleanText;
      const extra = standsAmong(judged, at) ? amongSure : 0;
      return doubtfulOf(unit, spans, Math.min(surely, limit + extra) - known, anywhere);
    });
  // What stands beside a line that goes is looked at once more.
  if (anywhere) for (const line of linesWithNotes(shown, leaveOut())) noteLines.add(line);
  return leaveOut();
}

/** How many lines that say something lie between a text and the nearest note. */
function distanceTo(
  notes: ReadonlySet<number>,
  { first, last }: Unit,
  lines: readonly Line[],
): number {
  const walk = (from: number, step: 1 | -1): number => {
    let said = 0;
    for (let at = from; at >= 0 && at < lines.length && said <= farFrom; at += step) {
      if (notes.has(at)) return at === from ? 1 : said + 2;
      if (lines[at]?.text.trim() !== '') said++;
    }
    return farFrom + 1;
  };
  for (let at = first; at <= last; at++) if (notes.has(at)) return 0;
  return Math.min(walk(first - 1, -1), walk(last + 1, 1));
}

/** Names of things: words that are always written large, and come again. */
function namesIn(sentences: readonly string[], language: string): string[] {
  if (language === 'de') return [];
  const text = sentences.join(' ');
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}\d]{3,20}(?!\p{L})/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}\p{L}{3,20}/gu) ?? []);
  return [...counts]
    .filter(([word, count]) => count >= minNamed && !small.has(word.toLowerCase()))
    .filter(([word]) => !givenNames.has(word.toLowerCase()))
    .map(([word]) => word);
}

interface JudgedUnit {
  unit: Unit;
  /** Of a list. */
  entry: boolean;
  spans: Judged[];
}

/** Between two lines, without a gap, that have much to speak for them. */
function standsAmong(judged: readonly JudgedUnit[], at: number): boolean {
  const one = judged[at];
  const isSure = (other: JudgedUnit | undefined, beside: boolean): boolean =>
    other !== undefined && beside && other.spans.some(({ score }) => score <= sure);
  if (one === undefined) return false;
  const above = judged[at - 1];
  const below = judged[at + 1];
  return (
    isSure(above, above?.unit.last === one.unit.first - 1) &&
    isSure(below, below?.unit.first === one.unit.last + 1)
  );
}

const isMostlyNoted = (spans: readonly Judged[]): boolean =>
  spans.filter(({ score }) => score >= amongNotes).length * 4 >= spans.length * 3;

interface Judged {
  start: number;
  end: number;
  sentence: string;
  score: number;
}

function doubtfulOf(
  unit: Unit,
  spans: readonly Judged[],
  limit: number,
  strict: boolean,
): Hidden[] {
  const kept = spans.filter(({ score }) => score < limit).length;
  const sureOnes = spans.filter(({ score }) => score <= sure).length;
  const whole = sureOnes > 0 || !strict ? 1 : 0.5;
  const share =
    kept * 2 < spans.length
      ? 0
      : spans.length > 2
        ? inLongParagraph
        : spans.length > 1
          ? inParagraph
          : 0;
  return spans
    .filter(({ sentence, score }) => sentence !== '' && score >= limit + share * whole)
    .map(({ start, end, sentence }) => ({
      start: unit.start + start,
      end: unit.start + end,
      text: sentence,
      reason: 'unsure',
    }));
}

/** Some word of it begins as one of these does. */
const hasStem = (sentence: string, stems: readonly string[]): boolean =>
  stems.length > 0 &&
  wordsOf(sentence).some((word) => stems.some((stem) => fold(word).startsWith(stem)));

const english = /(?<!\p{L})(?:the|and|with|our|your|for|of|when|we|is|are|to)(?!\p{L})/giu;

/** A text in two languages says everything twice: the page is in one. */
const isEnglish = (sentence: string): boolean =>
  (sentence.match(english)?.length ?? 0) >= 3 && languageOf(sentence) === 'en';

/** The lines on which a note stood. */
function linesWithNotes(text: string, hidden: readonly Hidden[]): Set<number> {
  const notes = hidden
    .filter(({ reason }) => betrays.has(reason))
    .sort((a, b) => a.start - b.start);
  const found = new Set<number>();
  let next = 0;
  for (const [at, line] of linesOf(text).entries()) {
    while ((notes[next]?.end ?? Number.POSITIVE_INFINITY) <= line.start) next++;
    if ((notes[next]?.start ?? Number.POSITIVE_INFINITY) < line.end) found.add(at);
  }
  return found;
}

const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((figure) => figure.replace(/[.,]$/, ''));

/** Whether a figure stands in the text, apart from these lines. */
function figuresOf(lines: readonly Line[]) {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const figure of figuresIn(text)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return (first: number, last: number) =>
    (figure: string): boolean => {
      const own = lines
        .slice(first, last + 1)
        .flatMap(({ text }) => figuresIn(text))
        .filter((other) => other === figure).length;
      return (counts.get(figure) ?? 0) > own;
    };
}
