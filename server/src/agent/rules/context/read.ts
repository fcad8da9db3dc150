// Reads a text, free or markdown, into what a page can be made of. Everything
// in a Reading is plain text that may stand on a page: markup, code,
// placeholders and notes to the writer have stayed behind.
import { plainText } from '../../../platform/text/inline.ts';
import { isQuestion } from '../../../platform/text/questions.ts';
import { sentencesOf, trimEndOf } from '../../../platform/text/sentences.ts';
import { wrapWidth } from '../../../platform/text/wrapping.ts';
import { markAsked } from './asked.ts';
import { casingOf } from './heading_case.ts';
import { isFirstTitle, isPlainHeading, isRecapHeading } from './headings.ts';
import { type Line, readLines } from './lines.ts';
import { isNote, labelOf } from './notes.ts';
import { foldSections } from './outline.ts';
import { answeredLine, askedIn, pullQuestions, statedLine } from './questions.ts';
import type { Reading } from './reading.ts';
import { makeSectionWriter } from './section_writer.ts';
import { withSpeakers } from './speakers.ts';
import { withTitles } from './titled.ts';

export function readText(raw: string, language: string): Reading {
  const width = wrapWidth(raw.split('\n'));
  const lines = withTitles(markAsked(withSpeakers(readLines(raw))), width);
  const asked = questionLines(lines);
  const { answered, stated } = answeredLines(lines, language);
  const reading: Reading = {
    labels: new Map(),
    sections: [],
    quotes: [],
    questions: [],
  };
  const writer = makeSectionWriter(reading, language, width, casingOf(raw));
  // A title stands below the words that hand the text over: `Here is the last version.`
  const first = lines.findIndex(
    (line) =>
      line.kind !== 'blank' && !isAside(line) && !(line.kind === 'text' && isDraftLine(line.text)),
  );
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'text' && asked.has(at)) writer.question(line.text);
    else if (line.kind === 'text' && at < first && isDraftLine(line.text)) continue;
    else if (line.kind === 'text' && answered.has(at)) writer.answered(line.text);
    else if (line.kind === 'text' && stated.has(at)) writer.stated(line.text);
    else if (
      line.kind === 'text' &&
      at === first &&
      isFirstTitle(lines, at) &&
      !isPlainHeading(lines, at, true)
    ) {
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
      const next = lines[at + 1];
      // What stands above the groups of a list heads all of them.
      const goesOn = next?.kind === 'text' || (next?.kind === 'row' && next.cells.length > 1);
      if (line.kind === 'blank' && goesOn) writer.endTight();
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

/** `How much is it? 80 euros a year.`, line after line; and what is stated between them to be answered. */
function answeredLines(
  lines: readonly Line[],
  language: string,
): Record<'answered' | 'stated', ReadonlySet<number>> {
  const isBoth = (line: Line | undefined): boolean => {
    if (line?.kind !== 'text' || line.text.length > 600 || !/[?？؟](?:\*\*)?\s/.test(line.text))
      return false;
    const found = answeredLine(plainText(line.text), language);
    return (
      found !== undefined &&
      askedIn(line.text) === undefined &&
      sentencesOf(found.answer, language).every((text) => !isQuestion(text))
    );
  };
  const found = lines.map(isBoth);
  // Each may be a paragraph of its own.
  const beside = (at: number, step: 1 | -1): boolean =>
    found[lines[at + step]?.kind === 'blank' ? at + 2 * step : at + step] === true;
  const stated = new Set(
    lines.flatMap((line, at) => {
      const near = [found[at - 1], found[at + 1]].filter((one) => one === true).length;
      const told =
        line.kind === 'text' && !found[at] && near > 0
          ? statedLine(plainText(line.text), language)
          : undefined;
      return told && (near === 2 || told.byReader) ? [at] : [];
    }),
  );
  const answered = lines.flatMap((_, at) =>
    found[at] && (beside(at, -1) || beside(at, 1) || stated.has(at - 1) || stated.has(at + 1))
      ? [at]
      : [],
  );
  return { answered: new Set(answered), stated };
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
