// Reads a text, free or markdown, into what a page can be made of. Everything
// in a Reading is plain text that may stand on a page: markup, code,
// placeholders and notes to the writer have stayed behind.
import { sentencesOf, trimEndOf } from '../../../platform/text/sentences.ts';
import { wrapWidth } from '../../../platform/text/wrapping.ts';
import { isFirstTitle, isPlainHeading, isRecapHeading, isTitleLine } from './headings.ts';
import { type Line, readLines } from './lines.ts';
import { isNote, labelOf } from './notes.ts';
import { foldSections } from './outline.ts';
import { askedIn, isQuestion, pullQuestions } from './questions.ts';
import type { Reading } from './reading.ts';
import { makeSectionWriter } from './section_writer.ts';

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
    else if (line.kind === 'text' && at === first && isDraftLine(line.text)) continue;
    else if (line.kind === 'text' && answered.has(at)) writer.answered(line.text);
    else if (
      line.kind === 'text' &&
      at === first &&
      isFirstTitle(lines, at) &&
      !isPlainHeading(lines, at, true)
    ) {
      writer.heading(line.text, 1, false);
    } else if (line.kind === 'text' && at === first && isTitleLine(lines, at)) {
      writer.heading(line.text, 1, false);
    } else if (line.kind === 'text' && isPlainHeading(lines, at, at === first)) {
      const tight = lines[at + 1]?.kind !== 'blank';
      const heading = trimEndOf(line.text, ' :：');
      writer.heading(
        heading,
        at === first && !isRecapHeading(heading.toLowerCase()) ? 1 : 2,
        tight,
      );
    } else {
      writer.line(line);
      const next = lines[at + 1]?.kind;
      if (line.kind === 'blank' && (next === 'text' || next === 'row')) writer.endTight();
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

/** `**My roof is old. Is that a no?** We can renew it.` */
const boldQuestion = /^(\*\*|__)[^*_]{5,200}[?？]\1\s+\S/u;

/** `How much is it? 80 euros a year.`, line after line. */
function answeredLines(lines: readonly Line[], language: string): ReadonlySet<number> {
  const isBoth = (line: Line | undefined): boolean => {
    if (line?.kind !== 'text' || line.text.length > 600 || !/[?？؟](?:\*\*)?\s/.test(line.text))
      return false;
    if (boldQuestion.test(line.text)) return true;
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
      /^(?:[—–―-]{1,2}\s?)?[\p{Lu}\p{Lo}][^.!?:]{2,100}$/u.test(next.text)
    ) {
      out.push({ kind: 'text', text: `${line.text} – ${next.text.replace(/^[—–―-]+\s?/u, '')}` });
      at++;
    } else if (line) out.push(line);
  }
  return out;
}

/** `Corporate pack (Nov). Draft 2.` names the paper, full stop or not. */
const isDraftLine = (text: string): boolean =>
  text.length <= 100 &&
  /(?<!\p{L})(?:draft|version|v\d{1,2}|rev\.? ?\p{L}|entwurf|brouillon|borrador|bozza|rascunho|versão|versión|versione|szkic|wersja|concept ?\d)(?!\p{L})|草案|下書き|مسودة/iu.test(
    text,
  );

/** Before the text itself begins: a greeting, a label, a note. */
const isAside = (line: Line): boolean =>
  line.kind === 'text' && (isNote(line.text) || labelOf(line.text) !== undefined);
