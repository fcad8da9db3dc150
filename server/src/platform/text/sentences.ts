// Sentences, by the rules of Unicode and of the language, and how they end.
import { remembering } from './remember.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language === 'und' ? 'en' : language, {
      granularity: 'sentence',
    });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

/** Unicode ends a sentence after any full stop and a capital; these words only look like an end. */
const abbreviation =
  /(?:^|[\s(“"'])(?:Dr|dr|Dra|Drs|Dott|Sig|sig|Avv|Arch|Geom|Ing|Lic|Arq|Eng|Exm[oa]|Dipl|Mag|Mw|Dhr|Mlle|lek|hab|Mr|Mrs|Ms|Prof|St|Sr|Jr|Hr|Fr|Nr|Mio|Mrd|Tsd|No|Inc|Ltd|Corp|Co|vs|ca|approx|bzw|inkl|zzgl|exkl|incl|excl|MwSt|Fa|Tel|Str|Abt|gem|ggf|usw|etc|ul|al|tzw|np|mgr|inż|cf|p|av|bd|Abs|Art|Sra?|Mme|M|[A-Z]|(?:\p{L}\.){1,3}\p{L})\.$/u;
/** Where a new sentence is likely even after such a word. */
const freshStart = /^(?:The|We|It|This|That|They|You|Our|In|For|With|And|But|A|An)\s/;

export const sentencesOf = (text: string, language: string): string[] =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));

export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

/** Where each sentence stands, without the spaces around it. */
export function sentenceSpans(text: string, language: string): readonly SentenceSpan[] {
  return text.length <= maxKept ? spansOnce(text, language) : readSpans(text, language);
}

/** Longer texts come whole once, and then by their lines. */
const maxKept = 2_000;
const spansOnce = remembering(readSpans, 500_000);

function readSpans(text: string, language: string): readonly SentenceSpan[] {
  const lead = text.length - text.trimStart().length;
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (!/[.!?…。！？؟۔।]\P{L}*\S/u.test(trimmed)) {
    return [{ start: lead, end: lead + trimmed.length }];
  }
  const spans: SentenceSpan[] = [];
  let start = 0;
  const push = (end: number) => {
    const piece = trimmed.slice(start, end);
    const from = lead + start + (piece.length - piece.trimStart().length);
    spans.push({ start: from, end: from + piece.trim().length });
  };
  const cut = (index: number) => {
    push(index);
    start = index;
  };
  for (const { segment, index } of segmenterOf(language).segment(trimmed)) {
    if (index > start && endsBefore(trimmed, index, segment, language))
      // Unicode leaves the mark of `…。「…」` with the sentence before it.
      cut(openingMark.test(trimmed.charAt(index - 1)) ? index - 1 : index);
    for (const match of segment.matchAll(unmarkedStart)) {
      const at = index + match.index + match[0].length;
      const word = wordBefore(segment, match.index);
      const isNext = word.length >= 4 && !shortened.test(`${word}.`);
      if (at > start && (isNext || isPriceList(segment, match.index, language))) cut(at);
    }
  }
  push(trimmed.length);
  return spans;
}

const openingMark = /[「『（【]/u;

/** Unicode waits for a capital; notes taken in a hurry have none: `… checked. 24 hour call-out`. */
const unmarkedStart = /[.!?]\s(?=[\p{Ll}\d])/gu;
const letter = /\p{L}/u;

/** The letters that end just before a place; of a long word, the last ones. */
function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < 24 && letter.test(text[start - 1] ?? '')) start -= 1;
  return text.slice(start, end);
}

/** `9 to 20 bays: £1,150. 21 to 40 bays: …`: one figure ends a sentence and another begins the next. */
const isPriceList = (text: string, end: number, language: string): boolean =>
  plainOrdinals.has(language) &&
  /[\p{L}\p{Sc}:]\s?[\d.,]{0,12}\d$/u.test(text.slice(Math.max(0, end - 20), end)) &&
  /^\d[\d.,]{0,8}\s\p{Ll}{2}/u.test(text.slice(end + 2, end + 20));

const shortened =
  /^(?:approx|corp|inkl|evtl|mind|sept|prof|bspw|resp|usw|etc|dept|ext|fig|incl|excl|circa|tel|min|max|bzgl|gegr|aprox|núm|pág|prox|dott|sig|arch|avv)\./iu;

/** Languages that do not write `28.` for twenty-eighth. */
const plainOrdinals = new Set(['en', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'ar']);

/** Whether a sentence really ends where Unicode begins the next one. */
function endsBefore(text: string, index: number, segment: string, language: string): boolean {
  // An emoji after the full stop still belongs to the sentence.
  if (!/[\p{L}\p{N}]/u.test(segment)) return false;
  const before = text.slice(Math.max(0, index - 12), index).trimEnd();
  // `am 28. April`: a number with a full stop counts days. Elsewhere only a list counts so.
  const counted = plainOrdinals.has(language)
    ? /^\d{1,2}\.$/.test(before)
    : /(?:^|[\s(/–—-])\d{1,2}\.$/.test(before);
  if (bounding.test(before) && /^\d/.test(segment)) return false;
  // `i. O.`, `d. h.`: a letter for each word.
  if (/(?<!\p{L})\p{Ll}\.$/u.test(before) && /^\p{L}\./u.test(segment)) return false;
  return !(counted || abbreviation.test(before)) || freshStart.test(segment);
}

/** `für mind. 5 Einsätze`, `Lab no. 4471`, `est. 1926`. */
const bounding =
  /(?<!\p{L})(?:mind|max|min|höchst|spätest|frühest|jew|evtl|ungef|nr|art|est|abs|anl|núm|(?<=\p{L} )no)\.$/iu;

// A mark may close a quotation in one language and open it in another, and French has a space before it.
const ended =
  /(?:[.!?…。！？؟۔।]|\p{Extended_Pictographic}\uFE0F?)[\s\u00A0\u202F]?["'”“’»)」』\]]*$/u;
const noLatinStop = new Set(['ja', 'zh']);

/** The text with an end: what breaks off without one, or with a colon, gets a full stop. */
export function ensureEnd(text: string, language: string): string {
  if (text === '' || isEnded(text)) return text;
  const stop = noLatinStop.has(language) ? '。' : '.';
  const cut = trimEndOf(text, ' ,;:–—-、：；،');
  return isEnded(cut) ? cut : `${cut}${stop}`;
}

export const isEnded = (text: string): boolean => ended.test(text.slice(-12));

/** As a title stands: without the full stop, but with its question or exclamation mark. */
export const withoutStop = (text: string): string => {
  // `am 14.03.` is a date as Germans and others write it.
  if (/(?:^|\s)\d{1,2}\.\d{1,2}\.$/.test(text)) return text;
  const cut = trimEndOf(text, ' .。:;,،：');
  // `Acme Inc.` and `etc.` keep theirs.
  return text.endsWith('.') && abbreviation.test(`${cut}.`) ? `${cut}.` : cut;
};

/** By hand: a pattern such as `[ ,]+$` looks at every start of a long run again. */
export function trimEndOf(text: string, chars: string): string {
  let end = text.length;
  while (end > 0 && chars.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

export function trimStartOf(text: string, chars: string): string {
  let start = 0;
  while (start < text.length && chars.includes(text.charAt(start))) start++;
  return text.slice(start);
}

/** Leading sentences that stay within `max` characters; always at least one. */
export function leading(sentences: readonly string[], max: number): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    length += sentence.length + 1;
    if (kept.length > 0 && length > max) break;
    kept.push(sentence);
  }
  return kept;
}

/** Side by side: with a space, except after a full stop that brings its own. */
export const joinSentences = (sentences: readonly string[], language: string): string =>
  sentences
    .map((sentence) => ensureEnd(sentence, language))
    .reduce(
      (text, sentence) =>
        text === '' || /[。！？]$/.test(text) ? text + sentence : `${text} ${sentence}`,
      '',
    );
