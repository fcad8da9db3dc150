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
import { readItem } from './items.ts';
import { type Line, readLines } from './lines.ts';
import { isNote, isNotesHeading, labelOf } from './notes.ts';
import { foldSections } from './outline.ts';
import { answeredIn, askedIn, pullQuestions } from './questions.ts';
import { readBlockquote, readQuote } from './quotes.ts';
import { emptySection, type Passage, type Reading, type Section } from './reading.ts';
import { readTable } from './tables.ts';
import { isUsable, withoutAddress } from './usable.ts';

const passageLength = 600;
const maxPlainHeading = 70;

export function readText(raw: string, language: string): Reading {
  const lines = readLines(raw);
  const reading: Reading = {
    labels: new Map(),
    sections: [],
    quotes: [],
    questions: [],
    notesLeftOut: 0,
  };
  const writer = makeSectionWriter(reading, language);
  const first = lines.findIndex((line) => line.kind !== 'blank' && !isAside(line));
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'text' && isPlainHeading(lines, at, at === first)) {
      writer.heading(trimEndOf(line.text, ' :：'), at === first ? 1 : 2);
    } else writer.line(line);
  }
  writer.end();
  return foldSections(pullQuestions(reading, language), language);
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
  if (after.kind !== 'text') return after.kind !== 'heading' || first;
  if (closed) return false;
  if (first && /\b(?:notes|call|meeting|recap|minutes)\b/i.test(text)) return true;
  return after.text.length > maxPlainHeading || isEnded(after.text) || next > at + 1;
}

function makeSectionWriter(reading: Reading, language: string) {
  let section: Section = emptySection(undefined, 0);
  let text: string[] = [];
  let quoted: string[] = [];
  let rows: string[][] = [];
  let question: string | undefined;
  let skippedLevel: number | undefined;
  reading.sections.push(section);

  function startSection(heading: string, level: number): void {
    flush();
    const plain = plainText(heading);
    if (skippedLevel !== undefined && level > skippedLevel) return;
    skippedLevel = isNotesHeading(plain) ? level : undefined;
    if (skippedLevel !== undefined) reading.notesLeftOut++;
    section = isUsable(plain) ? emptySection(plain, level) : emptySection(undefined, level);
    if (skippedLevel === undefined) reading.sections.push(section);
  }

  function addParagraph(raw: string): void {
    const plain = plainText(raw);
    const quote = readQuote(plain, language);
    if (quote) {
      reading.quotes.push(quote);
      return;
    }
    const sentences = sentencesOf(withoutAddress(plain), language);
    const said = sentences.filter((sentence) => !isNote(sentence));
    reading.notesLeftOut += sentences.length - said.length;
    section.paragraphs.push(...passagesOf(said.filter(isUsable)));
  }

  function flushText(): void {
    const lines = text;
    text = [];
    if (lines.length === 0) return;
    if (question === undefined && isBareList(lines)) {
      for (const line of lines) addEntry(line, { ordered: false, nested: false });
      return;
    }
    for (const paragraph of joinLines(lines)) {
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
    if (rows.length > 0) section.items.push(...readTable(rows, language));
    rows = [];
    question = undefined;
  }

  function addText(line: string): void {
    const plain = plainText(line);
    const label = labelOf(plain);
    const asked = askedIn(plain);
    const answered = answeredIn(plain);
    // A quotation goes on until a blank line, marked or not.
    if (quoted.length > 0) quoted.push(line);
    else if (label?.kind === 'note') reading.notesLeftOut++;
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

  function addEntry(raw: string, line: { ordered: boolean; nested: boolean }): void {
    const plain = plainText(raw);
    if (labelOf(plain)?.kind === 'note' || isNote(plain)) {
      reading.notesLeftOut++;
      return;
    }
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
    line(line: Line): void {
      if (line.kind === 'heading') startSection(line.text, line.level);
      else if (skippedLevel !== undefined) return;
      else if (line.kind === 'blank') {
        // An answer may have several paragraphs; a question ends where another begins.
        flushText();
        if (quoted.length > 0 || rows.length > 0) flush();
      } else if (line.kind === 'quoted') quoted.push(line.text);
      else if (line.kind === 'row') rows.push(line.cells);
      else if (line.kind === 'item') addItem(line);
      else addText(line.text);
    },
    end: flush,
  };
}

/** Three short lines and more, none of which ends like a sentence: a list without its bullets. */
const isBareList = (lines: readonly string[]): boolean =>
  lines.length >= 3 &&
  lines.every((line) => line.length <= 120 && !isEnded(line) && !/[,;:،、]$/.test(line)) &&
  lines.every((line) => /^[\p{Lu}\p{Lo}\d]/u.test(line));

/** Lines wrapped by hand are one paragraph; short lines that each say something are several. */
function joinLines(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let open = '';
  let previous = '';
  for (const line of lines) {
    const wrapped = previous.length > 60 || /^[\p{Ll}—–-]/u.test(line) || /[,،、]$/.test(previous);
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
