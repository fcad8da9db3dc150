// Reads a text, free or markdown, into what a page can be made of. Everything
// in a Reading is plain text that may stand on a page: markup, code,
// placeholders and notes to the writer have stayed behind.
import { plainText } from '../../../platform/text/inline.ts';
import {
  ensureEnd,
  isEnded,
  joinSentences,
  sentencesOf,
  trimEndOf,
} from '../../../platform/text/sentences.ts';
import { goesOn, wrapWidth } from '../../../platform/text/wrapping.ts';
import { capitalised, readItem } from './items.ts';
import { type Line, readLines } from './lines.ts';
import { isNote, isNotesHeading, labelOf } from './notes.ts';
import { foldSections } from './outline.ts';
import { answeredIn, askedIn, isFaqHeading, isQuestion, pullQuestions } from './questions.ts';
import { readBlockquote, readQuote } from './quotes.ts';
import { emptySection, isEmpty, type Passage, type Reading, type Section } from './reading.ts';
import type { RowShape } from './rows.ts';
import { readTable } from './tables.ts';
import { isUsable, withoutAddress } from './usable.ts';

const passageLength = 600;
const maxPlainHeading = 70;

export function readText(raw: string, language: string): Reading {
  const lines = withSpeakers(readLines(raw));
  const asked = questionLines(lines);
  const answered = answeredLines(lines, language);
  const reading: Reading = {
    labels: new Map(),
    sections: [],
    quotes: [],
    questions: [],
  };
  const writer = makeSectionWriter(reading, language, wrapWidth(raw.split('\n')));
  const first = lines.findIndex((line) => line.kind !== 'blank' && !isAside(line));
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'text' && asked.has(at)) writer.question(line.text);
    else if (line.kind === 'text' && answered.has(at)) writer.answered(line.text);
    else if (line.kind === 'text' && at === first && isTitleLine(lines, at)) {
      writer.heading(line.text, 1, false);
    } else if (line.kind === 'text' && isPlainHeading(lines, at, at === first)) {
      const tight = lines[at + 1]?.kind !== 'blank';
      writer.heading(trimEndOf(line.text, ' :：'), at === first ? 1 : 2, tight);
    } else {
      writer.line(line);
      if (line.kind === 'blank' && lines[at + 1]?.kind === 'text') writer.endTight();
    }
  }
  writer.end();
  return foldSections(pullQuestions(reading, language), language);
}

/** Questions on lines of their own, each above its answer: one is a way of writing, two are an FAQ. */
function questionLines(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'text' || line.text.length > 160 || !isQuestion(line.text)) continue;
    const next = lines[at + 1];
    const answered = (next?.kind === 'text' && !isQuestion(next.text)) || next?.kind === 'item';
    if (answered && !/[.!:。]\s/.test(line.text) && askedIn(line.text) === undefined) found.add(at);
  }
  return found.size >= 2 ? found : new Set();
}

/** `How much is it? 80 euros a year.`, line after line. */
function answeredLines(lines: readonly Line[], language: string): ReadonlySet<number> {
  const isBoth = (line: Line | undefined): boolean => {
    if (line?.kind !== 'text' || line.text.length > 600 || !/[?？]\s/.test(line.text)) return false;
    const [first = '', ...rest] = sentencesOf(line.text, language);
    return isQuestion(first) && rest.length > 0 && rest.every((text) => !isQuestion(text));
  };
  const found = lines.map(isBoth);
  return new Set(
    lines.flatMap((_, at) => (found[at] && (found[at - 1] || found[at + 1]) ? [at] : [])),
  );
}

/** A quotation on a line of its own, with its speaker on the next, as leaflets set it. */
function withSpeakers(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const next = lines[at + 1];
    if (
      line?.kind === 'text' &&
      next?.kind === 'text' &&
      /^["“„«「『].{10,600}["”“»」』]$/u.test(line.text) &&
      /^[\p{Lu}\p{Lo}][^.!?:]{2,100}$/u.test(next.text)
    ) {
      out.push({ kind: 'text', text: `${line.text} – ${next.text}` });
      at++;
    } else if (line) out.push(line);
  }
  return out;
}

const maxTitleLine = 200;

/** The name of the paper, set apart above it: `Group visits – autumn 2026 (for the web site)`. */
function isTitleLine(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line?.kind !== 'text' || lines[at + 1]?.kind !== 'blank') return false;
  const { text } = line;
  if (text.length > maxTitleLine || isEnded(text) || /[,;:]$/.test(text)) return false;
  return text.length > maxPlainHeading && /\s[–—-]\s|[(（|·]|\/\/|\s{3,}/.test(text);
}

/** Before the text itself begins: a greeting, a label, a note. */
const isAside = (line: Line): boolean =>
  line.kind === 'text' && (isNote(line.text) || labelOf(line.text) !== undefined);

/** Without markdown, a short line with no end, apart from what is above it, heads what is below. */
function isPlainHeading(lines: readonly Line[], at: number, first: boolean): boolean {
  const line = lines[at];
  const before = lines[at - 1];
  if (line?.kind !== 'text' || (before && before.kind !== 'blank' && before.kind !== 'heading')) {
    return false;
  }
  const { text } = line;
  if (text.length > maxPlainHeading || labelOf(text) || askedIn(text) || answeredIn(text))
    return false;
  const closed = /[:：]$/.test(text);
  if (!closed && /[.!,;…。！、،]["”»)]?$/.test(text)) return false;
  if (/^["“„«「]/.test(text)) return false;
  let next = at + 1;
  while (lines[next]?.kind === 'blank') next++;
  const after = lines[next];
  if (!after) return false;
  if (isStatement(text)) return false;
  if (after.kind !== 'text') return after.kind !== 'heading' || first;
  const second = lines[next + 1];
  const listed =
    next === at + 1 &&
    second?.kind === 'text' &&
    !isEnded(after.text) &&
    !isEnded(second.text) &&
    second.text.length <= maxPlainHeading;
  if (listed && !first) return true;
  if (closed) return text.length <= 60 && isEnded(after.text);
  if (first && /\b(?:notes|call|meeting|recap|minutes)\b/i.test(text)) return true;
  return after.text.length > maxPlainHeading || isEnded(after.text) || next > at + 1;
}

/** `Fixed yearly price, no fee in the first 12 months` says something itself. */
const isStatement = (text: string): boolean =>
  text.split(/\s+/).length > 6 && /[\d,]/.test(text) && !/[:：]/.test(text);

function makeSectionWriter(reading: Reading, language: string, width: number | undefined) {
  let section: Section = emptySection(undefined, 0);
  let text: string[] = [];
  let quoted: string[] = [];
  let rows: { shape: RowShape; cells: string[] }[] = [];
  let question: string | undefined;
  let chained = false;
  let skippedLevel: number | undefined;
  let tight = false;
  reading.sections.push(section);

  function startSection(heading: string, level: number, isTight = false): void {
    flush();
    tight = isTight;
    const plain = tidyHeading(plainText(heading));
    if (skippedLevel !== undefined && level > skippedLevel) return;
    skippedLevel = isNotesHeading(plain) ? level : undefined;
    section = isUsable(plain) ? emptySection(plain, level) : emptySection(undefined, level);
    if (skippedLevel === undefined) reading.sections.push(section);
  }

  function addParagraph(raw: string): void {
    const plain = plainText(raw);
    const told = /^(.{10,1500}?[.!?])\s+(["“„«].{10,600}["”»]\s*[–—-]\s*\p{Lu}.{2,100})$/u.exec(
      plain,
    );
    const quote = readQuote(told?.[2] ?? plain, language);
    if (quote) reading.quotes.push(quote);
    if (quote && !told) return;
    const rest = quote ? (told?.[1] ?? '') : plain;
    const sentences = sentencesOf(withoutAddress(rest), language);
    const said = sentences.filter((sentence) => !isNote(sentence));
    section.paragraphs.push(...passagesOf(said.filter(isUsable).map(capitalised)));
  }

  function flushText(): void {
    const lines = text;
    text = [];
    if (lines.length === 0) return;
    if (question === undefined && isBareList(lines)) {
      for (const line of lines) addEntry(line, { ordered: false, nested: false });
      return;
    }
    for (const paragraph of joinLines(lines, width)) {
      if (question === undefined) addParagraph(paragraph);
      else answer(question, paragraph);
    }
  }

  function answer(asked: string, raw: string): void {
    const said = sentencesOf(withoutAddress(plainText(raw)), language).filter(isUsable);
    const last = reading.questions.at(-1);
    if (said.length === 0) return;
    const whole = joinSentences(said, language);
    if (last?.question === asked) last.answer = `${last.answer} ${whole}`;
    else reading.questions.push({ question: asked, answer: whole });
  }

  function flush(): void {
    flushText();
    if (quoted.length > 0) {
      const quote = readBlockquote(quoted, language);
      if (quote) reading.quotes.push(quote);
      else addParagraph(quoted.join(' '));
      quoted = [];
    }
    flushRows();
    question = undefined;
  }

  function flushRows(): void {
    const [first] = rows;
    const table =
      first &&
      readTable(
        rows.map((row) => row.cells),
        first.shape,
      );
    if (table) section.tables.push(table);
    else for (const { cells } of rows) addParagraph(cells.join(' '));
    rows = [];
  }

  /** A line that is a quotation and nothing else; one that nobody can be found for is dropped. */
  function addQuotation(plain: string): boolean {
    if (quoted.length > 0 || !/^["“„«「『‹»]/u.test(plain) || question !== undefined) return false;
    const quote = readQuote(plain, language);
    if (!quote && !/["”“»」』›]\s*(?:[–—―-]|$)/u.test(plain)) return false;
    flush();
    if (quote) reading.quotes.push(quote);
    return true;
  }

  /** `Do we need all votes? No, a third is enough.` among others of its kind. */
  function addAnswered(plain: string): boolean {
    const [first = '', ...rest] = sentencesOf(plain, language);
    const inFaq = section.heading !== undefined && isFaqHeading(section.heading);
    if (!inFaq || !isQuestion(first) || rest.length === 0 || question !== undefined) return false;
    flush();
    answer(first, rest.join(' '));
    return true;
  }

  function addText(line: string): void {
    const plain = plainText(line);
    if (rows.length > 0) flushRows();
    if (addQuotation(plain) || addAnswered(plain)) return;
    const label = labelOf(plain);
    const asked = askedIn(plain);
    const answered = answeredIn(plain);
    // A quotation goes on until a blank line, marked or not.
    if (quoted.length > 0) quoted.push(line);
    else if (label?.kind === 'note') return;
    else if (label) {
      const value = plainText(label.value);
      if (isUsable(value)) reading.labels.set(label.name, value);
    } else if (asked !== undefined) {
      flush();
      question = isUsable(asked) ? asked : undefined;
    } else if (answered !== undefined && question !== undefined) text.push(answered);
    else text.push(line);
  }

  function addItem(line: Line & { kind: 'item' }): void {
    const leadIn = text.at(-1);
    // `We connect to:` has said all it can once the list is there.
    if (leadIn !== undefined && /[:：]$/.test(leadIn)) text.pop();
    flush();
    addEntry(line.text, line);
  }

  function addEntry(entry: string, line: { ordered: boolean; nested: boolean }): void {
    // `…; and`: lawyers end their entries like this.
    const raw = entry.replace(/[;,]\s*(?:and|or|und|oder|et|ou|y|o|e|en|of|i)?\s*$/iu, '');
    const plain = plainText(raw);
    if (labelOf(plain)?.kind === 'note' || isNote(plain)) return;
    const quote = readQuote(plain, language);
    if (quote) {
      reading.quotes.push(quote);
      return;
    }
    const item = readItem(raw, language);
    const parent = section.items.at(-1);
    if (!item) return;
    if (line.nested && parent && item.url === undefined) {
      const said = item.text === undefined ? item.title : `${item.title}: ${item.text}`;
      parent.text = `${parent.text === undefined ? '' : `${parent.text} `}${ensureEnd(said, language)}`;
    } else {
      if (section.paragraphs.length === 0) section.listFirst = true;
      section.items.push(item);
      section.ordered ||= line.ordered;
    }
  }

  return {
    heading: startSection,
    /** With its answer on the same line. */
    answered(line: string): void {
      if (skippedLevel !== undefined) return;
      flush();
      const [first = '', ...rest] = sentencesOf(plainText(line), language);
      if (isUsable(first)) answer(first, rest.join(' '));
    },
    /** On a line of its own, above its answer. */
    question(line: string): void {
      if (skippedLevel !== undefined) return;
      flush();
      const plain = plainText(line);
      question = isUsable(plain) ? plain : undefined;
      chained = true;
    },
    /** A heading right above its text heads no more than that: a gap ends it. */
    endTight(): void {
      flush();
      const tabled = section.heading === undefined && section.tables.length > 0;
      if (skippedLevel !== undefined || !(tabled || (tight && section.heading !== undefined)))
        return;
      if (isEmpty(section)) return;
      tight = false;
      section = emptySection(undefined, Math.max(2, section.level));
      reading.sections.push(section);
    },
    line(line: Line): void {
      if (line.kind === 'heading') startSection(line.text, line.level);
      else if (skippedLevel !== undefined) return;
      else if (line.kind === 'blank') {
        // An answer may have several paragraphs; a question ends where another begins.
        flushText();
        if (quoted.length > 0 || rows.length > 0) flush();
        if (chained) {
          question = undefined;
          chained = false;
        }
      } else if (line.kind === 'quoted') quoted.push(line.text);
      else if (line.kind === 'row') {
        if (rows.length > 0 && rows[0]?.shape !== line.shape) flushRows();
        flushText();
        rows.push(line);
      } else if (line.kind === 'item') addItem(line);
      else addText(line.text);
    },
    end: flush,
  };
}

/** Words of those who write pages, not of those who read them. */
const writersHeading =
  /^(?:proof points?|key messages?|value prop(?:osition)?s?|usps?|talking points|elevator pitch|boilerplate|approved (?:wording|text|copy)|freigegebene[rs]? texte?|textes? validés?|texto aprobado|testo approvato|texto aprovado|goedgekeurde tekst|copy|text|body|content|main|misc(?:ellaneous)?|other|stuff|facts?|infos?|kernbotschaften?|argumente|messages clés|mensajes clave|messaggi chiave|story)(?::.*)?$/iu;

/** As headings stand: not in capitals, and not in the writer's own words. */
function tidyHeading(heading: string): string {
  const text = heading.replace(/\s*[(（][^()（）]*[)）]?\s*$/u, '').trim() || heading;
  if (/^proof points?$/i.test(text)) return 'Results';
  const story = /^story:\s+(.{3,})$/i.exec(text)?.[1];
  if (story !== undefined) return story;
  if (writersHeading.test(text)) return '';
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 4 || letters !== letters.toUpperCase() || letters === letters.toLowerCase())
    return text;
  const lower = text.toLocaleLowerCase();
  return `${lower.charAt(0).toLocaleUpperCase()}${lower.slice(1)}`;
}

/** Three short lines and more, none of which ends like a sentence: a list without its bullets. */
const isBareList = (lines: readonly string[]): boolean =>
  lines.length >= 3 &&
  lines.every((line) => line.length <= 120 && !isEnded(line) && !/[,;:،、]$/.test(line)) &&
  lines.every((line) => /^[\p{Lu}\p{Lo}\d]/u.test(line));

/** Lines wrapped by hand are one paragraph; short lines that each say something are several. */
function joinLines(lines: readonly string[], width: number | undefined): string[] {
  const paragraphs: string[] = [];
  let open = '';
  let previous = '';
  for (const line of lines) {
    const wrapped = goesOn(previous, line, width) || /^[—–]/u.test(line);
    if (open !== '' && (wrapped || isEnded(previous))) open += `${gapBetween(open, line)}${line}`;
    else {
      if (open !== '') paragraphs.push(open);
      open = line;
    }
    previous = line;
  }
  if (open !== '') paragraphs.push(open);
  return paragraphs;
}

const wide = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

const gapBetween = (before: string, after: string): string =>
  wide.test(before.slice(-1)) && wide.test(after.charAt(0)) ? '' : ' ';

/** Pieces of a size to choose from; a paragraph may be the whole text. */
function passagesOf(sentences: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  let open = '';
  for (const sentence of sentences) {
    if (open !== '' && open.length + sentence.length > passageLength) {
      passages.push({ text: open });
      open = '';
    }
    open += open === '' ? sentence : ` ${sentence}`;
  }
  if (open !== '') passages.push({ text: open });
  return passages;
}
