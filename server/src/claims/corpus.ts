// The sources of one page, prepared once: what of them may be read, where each
// figure stands, and which words belong to what must not show.

import { remembering } from '../platform/text/remember.ts';
import { sentenceSpans } from '../platform/text/sentences.ts';
import { stopWords } from '../platform/text/stop_words.ts';
import { fold, termsOf, wordsOf } from '../platform/text/words.ts';
import type { LeftOut, LeftOutReason, Proof, Source } from './claims.ts';
import { figuresIn } from './figures.ts';
import { screenDocument, screenSpoken } from './screen/document.ts';
import type { Screened } from './screen/screened.ts';
import { findLetters, type Squeezed, squeeze } from './squeezed.ts';

interface Prepared extends Source {
  screened: Screened;
  squeezed: Squeezed;
}

/** A sentence of a source, the unit in which a figure means something. */
export interface Passage {
  source: Prepared;
  start: number;
  end: number;
  terms(): ReadonlySet<string>;
}

export interface Corpus {
  language: string;
  /** The first source that says just this, apart from spaces and marks. */
  findVerbatim(text: string): Proof | undefined;
  /** Whether the team dictated just this. */
  isRequested(text: string): boolean;
  /** Sentences with this figure. */
  withFigure(key: string): readonly Passage[];
  passages(): readonly Passage[];
  /** Whether readable sources have the word, in any case. */
  hasWord(word: string): boolean;
  /** Shares words in a row with what must not show, and with nothing that may. */
  leak(text: string): LeftOutReason | undefined;
  proofOf(passage: Passage): Proof;
  /** What the sources hold and no page may show. */
  leftOut: LeftOut[];
  shownOf(sourceId: string): string | undefined;
}

export function prepareSources(sources: readonly Source[], language: string): Corpus {
  const prepared = sources
    .filter((source) => source.type !== 'private' && source.text.trim() !== '')
    .map((source) => prepare(source, language));
  const hiddenTexts = [
    ...prepared.flatMap(({ screened }) =>
      screened.hidden.map(({ text }) => ({ text, reason: 'internal' as const })),
    ),
    ...sources
      .filter((source) => source.type === 'private')
      .map(({ text }) => ({ text: text.slice(0, maxPrivate), reason: 'private' as const })),
  ];
  const passages = lazily(() => prepared.flatMap((source) => passagesOf(source, language)));
  const figures = lazily(() => indexFigures(passages()));
  const words = lazily(
    () => new Set(prepared.flatMap(({ screened }) => wordsOf(fold(screened.shown)))),
  );
  const secrets = lazily(() => {
    const found = new Map<string, LeftOutReason>();
    for (const { text, reason } of hiddenTexts) {
      for (const shingle of shinglesOf(text)) found.set(shingle, reason);
    }
    return found;
  });
  const findVerbatim = (text: string): Proof | undefined => {
    const { letters } = squeeze(text);
    for (const source of prepared) {
      const span = findLetters(source.screened.shown, source.squeezed, letters);
      if (span) return verbatimProof(source, span);
    }
    return undefined;
  };
  return {
    language,
    findVerbatim,
    isRequested(text) {
      const { letters } = squeeze(text);
      return prepared.some(
        (source) =>
          source.type === 'request' &&
          findLetters(source.text, source.squeezed, letters) !== undefined,
      );
    },
    withFigure: (key) => figures().get(key) ?? [],
    passages,
    hasWord: (word) => words().has(fold(word)),
    leak(text) {
      if (secrets().size === 0) return undefined;
      for (const shingle of shinglesOf(text)) {
        const reason = secrets().get(shingle);
        if (reason !== undefined && findVerbatim(shingle) === undefined) return reason;
      }
      return undefined;
    },
    proofOf: ({ source, start, end }) => proof(source, start, end),
    leftOut: prepared.flatMap(({ sourceId, screened }) =>
      screened.hidden.map(({ text, reason }) => ({ text, reason, sourceId })),
    ),
    shownOf: (sourceId) => prepared.find((one) => one.sourceId === sourceId)?.screened.shown,
  };
}

const maxPrivate = 20_000;

function prepare(source: Source, language: string): Prepared {
  const screened =
    source.type === 'request' || source.type === 'page'
      ? { text: source.text, shown: source.text, hidden: [] }
      : source.type === 'reader'
        ? spokenOnce(source.text, language)
        : screenOnce(source.text, language);
  return { ...source, screened, squeezed: squeezeOnce(screened.shown) };
}

/** For the corpus and for whoever reads the same texts for a page. */
export const screenOnce = remembering(screenDocument, 2_000_000);
const spokenOnce = remembering(screenSpoken, 500_000);
const squeezeOnce = remembering(squeeze, 2_000_000);

const proof = ({ sourceId, type, screened }: Prepared, start: number, end: number): Proof => ({
  sourceId,
  type,
  start,
  end,
  quote: screened.text.slice(start, end),
});

/** Found by its letters: the quote has the marks around them too, as in `18%.` or `“…”`. */
function verbatimProof(source: Prepared, { start, end }: { start: number; end: number }): Proof {
  const { shown } = source.screened;
  const isMark = (at: number): boolean => /[^\s\p{L}\p{N}]/u.test(shown.charAt(at));
  let [from, to] = [start, end];
  while (start - from < maxMarks && isMark(from - 1)) from--;
  while (to - end < maxMarks && isMark(to)) to++;
  return { ...proof(source, from, to), start, end };
}

const maxMarks = 3;
const maxPassage = 600;

function passagesOf(source: Prepared, language: string): Passage[] {
  const { shown } = source.screened;
  const passages: Passage[] = [];
  let lineStart = 0;
  let head = '';
  for (const line of shown.split('\n')) {
    head = row.test(line) ? head || line : '';
    const above = head === line ? '' : head;
    for (const span of sentenceSpans(line, language)) {
      for (let from = span.start; from < span.end; from += maxPassage) {
        const start = lineStart + from;
        const end = lineStart + Math.min(span.end, from + maxPassage);
        const terms = lazily(
          () => new Set(termsOf(`${above} ${shown.slice(start, end)}`, language)),
        );
        passages.push({ source, start, end, terms });
      }
    }
    lineStart += line.length + 1;
  }
  return passages;
}

/** What a row says, it says of what the head of its table names. */
const row = /\S\s*(?:\||\t)\s*\S|\S {3,}\S/u;

function indexFigures(passages: readonly Passage[]): Map<string, Passage[]> {
  const index = new Map<string, Passage[]>();
  for (const passage of passages) {
    const text = passage.source.screened.shown.slice(passage.start, passage.end);
    for (const { key } of figuresIn(text)) {
      const held = index.get(key);
      if (held) held.push(passage);
      else index.set(key, [passage]);
    }
  }
  return index;
}

const wordsInRow = 4;
const lettersInRow = 8;
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]/u;
const plain = stopWords('en');

/** Runs of words that are unlikely to come twice by chance. */
function shinglesOf(text: string): string[] {
  if (unspaced.test(text)) {
    const { letters } = squeeze(text);
    return Array.from({ length: Math.max(0, letters.length - lettersInRow + 1) }, (_, at) =>
      letters.slice(at, at + lettersInRow),
    );
  }
  const words = wordsOf(fold(text));
  const shingles: string[] = [];
  for (let at = 0; at + wordsInRow <= words.length; at++) {
    const run = words.slice(at, at + wordsInRow);
    if (run.filter((word) => !plain.has(word)).length >= 2) shingles.push(run.join(' '));
  }
  return shingles;
}

export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
