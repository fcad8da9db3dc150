// Takes lines one by one and writes them into the sections of a reading.
import { plainText } from '../../../platform/text/inline.ts';
import { isQuestion } from '../../../platform/text/questions.ts';
import {
  ensureEnd,
  joinSentences,
  sentencesOf,
  withoutStop,
} from '../../../platform/text/sentences.ts';
import { type Casing, quieted } from './heading_case.ts';
import { caseLabel, isInitial, namesNoProcess, tidyHeading } from './headings.ts';
import { capitalised, readItem } from './items.ts';
import type { Line } from './lines.ts';
import { isNote, isNotesHeading, labelOf } from './notes.ts';
import { isDated } from './old_prices.ts';
import {
  byLabel,
  isBareList,
  isLineList,
  joinLines,
  passagesOf,
  runIns,
  withBrackets,
} from './paragraphs.ts';
import { isPitchHeading, isWhatWeSay, withoutWritersLabel } from './pitch.ts';
import { isPlan } from './plans.ts';
import { priceRunIn, pricesOf } from './price_runs.ts';
import { answeredIn, answeredLine, askedIn, isFaqHeading, statedLine } from './questions.ts';
import { namesQuotes, quotationsIn, readBlockquote, readQuote } from './quotes.ts';
import { quotesInside } from './quotes_inside.ts';
import {
  emptySection,
  type Item,
  isEmpty,
  type Passage,
  type Reading,
  type Section,
} from './reading.ts';
import type { RowShape } from './row_strokes.ts';
import { withIncluded } from './rows.ts';
import { isSpeaker } from './speakers.ts';
import { readTables } from './tables.ts';
import { isOfThisText } from './this_text.ts';
import { isMisread, isUsable, withoutAddress } from './usable.ts';

/** `— Ann Blair, head of IT` without the words that were hers says nothing. */
const isAttribution = (text: string): boolean =>
  /^[–—―]\s?\p{Lu}/u.test(text) && isSpeaker(text.replace(/^[–—―]\s?/u, ''));

/** `Ann Blair (head of IT): “…”`, and nothing behind it: lines below may quote others. */
const spokenLine =
  /^[^"“„«「『]{3,120}(?:[:：]|\s[–—-])\s*["“„«「『][^"”“»」』]{10,800}["”“»」』]\.?$/u;

/** Behind the words nothing, a dash, or what is no sentence: who said them cannot be read. */
const unsigned =
  /["”“»」』›]\s*(?:[–—―-]|$)|^["“„«「『‹][^"”“»」』›]{10,600}[.!…]\s?["”“»」』›]\s[^.!?:;]{3,80}$/u;

/** `1. It is 58 %. We measured it in May.`, under no heading: remarks of somebody, and no steps. */
const isRemarked = ({ heading, ordered, items }: Section): boolean =>
  heading === undefined &&
  ordered &&
  items.some(({ text = '' }) => /[.!?。]["”»)]?\s\S/u.test(text));
const isPoint = (title: string): boolean =>
  title.split(/\s+/).length <= 4 && !/["“„«]/u.test(title);

const isDemand = (asked: string): boolean =>
  /^\p{Lu}\p{sc=Latin}[^?？:]{5,200}\.$/u.test(asked) && !isQuestion(asked);

const maxStory = 70;
const rowsLabel = /^[^\s\d.!?。！？:：]{2,20}(?:\s[^\s\d.!?:]{1,20}){0,2}\s?[:：]?$/u;

export function makeSectionWriter(
  reading: Reading,
  language: string,
  width: number | undefined,
  casing: Casing,
) {
  let section: Section = emptySection(undefined, 0);
  /** What each of its paragraphs says, by sentences. */
  const written = new Map<Section, { sentences: readonly string[]; passages: Passage[] }[]>();
  let text: string[] = [];
  let quoted: string[] = [];
  let rows: { shape: RowShape; cells: string[] }[] = [];
  let question: string | undefined;
  let chained = false;
  let answeredByMark = false;
  let closePairs = false;
  let skippedLevel: number | undefined;
  let tight = false;
  /** Has a heading, be it one that no reader sees. */
  let named = false;
  /** Its heading says that the text is it in one line. */
  let headedPitch = false;
  /** As its entries were written. */
  const entries = new Map<Item, string>();
  /** The list goes on in it below a table that one of its entries heads. */
  let listed: Section | undefined;
  /** How many quotations there were when the section began. */
  let quotesBefore = 0;
  reading.sections.push(section);

  function startSection(heading: string, level: number, isTight = false): void {
    flush();
    listed = undefined;
    tight = isTight;
    quotesBefore = reading.quotes.length;
    headedPitch = isPitchHeading(plainText(heading));
    named = !headedPitch && /\p{L}/u.test(plainText(heading));
    const plain = headedPitch ? '' : tidyHeading(plainText(heading), language, casing);
    if (skippedLevel !== undefined && level > skippedLevel) return;
    skippedLevel = isNotesHeading(plain) ? level : undefined;
    section = isUsable(plain) ? emptySection(plain, level) : emptySection(undefined, level);
    if (isWhatWeSay(plainText(heading))) section.said = true;
    if (skippedLevel === undefined) reading.sections.push(section);
  }

  function addParagraph(raw: string): void {
    // Where a note in brackets was taken out, its gap stays before the full stop.
    const plain = plainText(raw)
      .replace(/\s?[(（]\s{0,9}[)）]/gu, '')
      .replace(/ (?=[.,](?:\s|$))/g, '')
      .replace(/^[(（]([^()（）]+)[)）]$/u, '$1');
    if (isAttribution(plain)) return;
    const { quotes, rest: told } = quotesInside(plain, language);
    reading.quotes.push(...quotes);
    if (told === '') return;
    const { text: rest, kind } = withoutWritersLabel(told);
    const sentences = withBrackets(sentencesOf(withoutAddress(rest), language));
    const said = sentences
      .filter((one) => !isNote(one) && !isOfThisText(one) && !isInitial(one))
      .filter(isUsable);
    if (kind === 'pitch' || (headedPitch && isEmpty(section)))
      reading.pitch ??= said.map(capitalised);
    if (addStory(said)) return;
    for (const piece of byLabel(said)) {
      if (addPrices(piece)) continue;
      const passages = passagesOf(piece.map(capitalised));
      written.set(section, [...(written.get(section) ?? []), { sentences: piece, passages }]);
      section.paragraphs.push(
        ...(kind === 'pain' ? passages.map((one) => ({ ...one, pain: true as const })) : passages),
      );
    }
  }

  /** `Case A: Corvane Bakeries. Two ovens …`: told below whose it is. */
  function addStory([head = '', ...told]: readonly string[]): boolean {
    const heading = withoutStop(head);
    const named = heading.length <= maxStory && /[:：–—-]\s?\p{Lu}/u.test(heading);
    if (told.length === 0 || !named || !caseLabel.test(heading)) return false;
    const paragraphs = passagesOf(told.map(capitalised));
    reading.sections.push({ ...emptySection(heading, section.level + 1), paragraphs });
    return true;
  }

  /** A list of prices inside a text is a section of its own, under its label if it has one. */
  function addPrices(piece: readonly string[]): boolean {
    const [, label, said] = /^(\p{Lu}[^.:：!?,;\d]{1,30})\s?:\s(.+)$/su.exec(piece[0] ?? '') ?? [];
    const run = priceRunIn(said === undefined ? piece : [said, ...piece.slice(1)]);
    if (!run || skippedLevel !== undefined) return false;
    const own = label === undefined && isEmpty(section) && section.heading !== undefined;
    const prices = own ? section : emptySection(label, section.level + 1);
    prices.tables.push(run.table);
    prices.paragraphs.push(...passagesOf(run.rest.map(capitalised)));
    if (!own) reading.sections.push(prices);
    return true;
  }

  function flushText(): void {
    const lines = text;
    text = [];
    if (lines.length === 0) return;
    // The title of a paper heads all of it, and no list.
    const headed = named && section.level > 1 && section.paragraphs.length === 0;
    if (question === undefined && (isBareList(lines) || (headed && isLineList(lines, width)))) {
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
      const lines = quoted;
      quoted = [];
      for (const one of quotationsIn(lines)) {
        const quote = readBlockquote(one, language);
        if (quote) reading.quotes.push(quote);
        else addParagraph(one.join(' '));
      }
    }
    flushRows();
    question = undefined;
  }

  function flushRows(): void {
    const tables = readTables(
      rows.map((row) => row.cells).filter((cells) => !cells.some(isMisread)),
      rows[0]?.shape ?? 'bars',
    );
    for (const table of tables.filter(({ kind }) => kind === 'prices'))
      for (const row of table.rows) {
        const [, included, name] = withIncluded.exec(row[0] ?? '') ?? [];
        if (included === undefined || name === undefined) continue;
        row[0] = capitalised(name);
        addParagraph(ensureEnd(included, language));
      }
    const named = tables.map((table) => ({
      ...table,
      columns: table.columns.map((name) => quieted(name, language, casing)),
    }));
    // What an answer shows in rows is no part of the section above its question.
    if (question !== undefined && named.length > 0)
      reading.sections.push({ ...emptySection(question, 2), tables: named });
    else {
      if (named.length > 0 && section.paragraphs.length === 0) section.listFirst = true;
      section.since ||= isDated(section.paragraphs.at(-1)?.text ?? '');
      section.tables.push(...named);
    }
    if (tables.length === 0) for (const { cells } of rows) addParagraph(cells.join(' '));
    rows = [];
  }

  /** A line that is a quotation and nothing else; one that nobody can be found for is dropped. */
  function addQuotation(plain: string): boolean {
    if (quoted.length > 0 || question !== undefined) return false;
    const named = spokenLine.test(plain);
    if (!named && !/^["“„«「『‹»]/u.test(plain)) return false;
    const quote = readQuote(plain, language);
    if (!quote && (named || !unsigned.test(plain))) return false;
    if (namesQuotes(text.at(-1) ?? '')) text.pop();
    flush();
    if (quote) reading.quotes.push(quote);
    return true;
  }

  /** `Do we need all votes? No, a third is enough.` among others of its kind. */
  function addAnswered(plain: string): boolean {
    const inFaq = section.heading !== undefined && isFaqHeading(section.heading);
    const found = inFaq && question === undefined ? answeredLine(plain, language) : undefined;
    if (!found) return false;
    flush();
    answer(found.question, found.answer);
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
    } else if (asked !== undefined) ask(plain, asked);
    else if (answered !== undefined && question !== undefined) {
      text.push(answered);
      answeredByMark = true;
    } else text.push(line);
  }

  /** Marked, with its answer on the same line or below. */
  function ask(line: string, asked: string): void {
    // `Q5. State your pricing.`: what a tender demands is no question of a reader's.
    if (isDemand(asked)) {
      startSection('…', 2);
      return;
    }
    // A question right below an answer: these stand close, and a gap is their end.
    if (answeredByMark && text.length > 0) closePairs = true;
    flush();
    answeredByMark = false;
    const both = answeredLine(line, language);
    if (both && isUsable(both.question)) answer(both.question, both.answer);
    else question = isUsable(asked) ? asked : undefined;
  }

  /** `We connect to:` has said all it can once the list is there; what stands before it on its line has not. */
  function dropLeadIn(): void {
    const leadIn = text.at(-1);
    if (leadIn !== undefined && /[:：]$/.test(leadIn))
      text.splice(-1, 1, ...sentencesOf(leadIn, language).slice(0, -1));
  }

  /** `It depends on access. For guidance:` */
  const isLabelLast = (line = ''): boolean => {
    const said = sentencesOf(line, language);
    return said.length > 1 && rowsLabel.test(said.at(-1) ?? '');
  };

  function addItem(line: Line & { kind: 'item' }): void {
    if (listed && !line.nested) {
      flush();
      section = listed;
      listed = undefined;
    }
    dropLeadIn();
    // `When may I drive again?` above a list heads it.
    const asked = text.length === 0 && reading.questions.at(-1)?.question !== question;
    if (asked && question !== undefined) startSection(question, 2);
    flush();
    addEntry(line.text, line);
  }

  /** `3. Charges. Agreed for May:` right above the rows: the entry is the heading of its table. */
  function headTable(): void {
    const last = section.items.at(-1);
    if (last === undefined || text.length > 0 || !/[:：]$/.test(entries.get(last) ?? '')) return;
    section.items.pop();
    listed = section;
    section = emptySection(tidyHeading(last.title, language, casing), section.level + 1);
    section.since = isDated(entries.get(last) ?? '');
    reading.sections.push(section);
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
    if (withoutWritersLabel(plain).kind !== undefined) {
      addParagraph(raw);
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
      entries.set(item, plain);
      section.items.push(item);
      section.ordered ||= line.ordered;
    }
  }

  /** Paragraphs that begin with a title of their own are a list. */
  function listRunIns(one: Section): void {
    const told = written.get(one) ?? [];
    if (one.items.length + one.tables.length > 0) return;
    const found = runIns(told.map(({ sentences }) => sentences));
    if (!found) return;
    one.listFirst = found.below > 0;
    one.paragraphs = [
      ...told.slice(0, found.above),
      ...told.slice(told.length - found.below),
    ].flatMap(({ passages }) => passages);
    one.items = found.entries.map(([title = '', ...rest]) => ({
      title: withoutStop(title),
      text: joinSentences(rest.map(capitalised), language),
    }));
  }

  /** Points that somebody counted are told as they stand; under names they are a list, though none comes before another. */
  function unlist(one: Section): void {
    one.ordered = false;
    if (one.items.every(({ title, text: more }) => more !== undefined && isPoint(title))) return;
    const told = one.items.map((item) => entries.get(item) ?? item.title);
    one.items = [];
    section = one;
    for (const raw of told) addParagraph(raw);
  }

  return {
    heading: startSection,
    /** With its answer on the same line. */
    answered(line: string): void {
      if (skippedLevel !== undefined) return;
      flush();
      const found = answeredLine(plainText(line), language);
      if (found && isUsable(found.question)) answer(found.question, found.answer);
    },
    /** Stated to be answered, among questions. */
    stated(line: string): void {
      const found = skippedLevel === undefined ? statedLine(plainText(line), language) : undefined;
      flush();
      if (found && isUsable(found.question)) answer(found.question, found.answer);
    },
    /** On a line of its own, above its answer. */
    question(line: string): void {
      if (skippedLevel !== undefined) return;
      flush();
      const plain = quieted(plainText(line), language, casing);
      question = isUsable(plain) ? plain : undefined;
      chained = true;
    },
    /** A heading right above its text heads no more than that: a gap ends it. */
    endTight(): void {
      flush();
      const tabled = section.heading === undefined && section.tables.length > 0;
      if (skippedLevel !== undefined || !(tabled || (tight && section.heading !== undefined)))
        return;
      // `What nurses say` heads the quotations below it, and nothing that comes after them.
      if (isEmpty(section) && reading.quotes.length === quotesBefore) return;
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
        if (chained || (closePairs && answeredByMark)) {
          question = undefined;
          chained = false;
        }
      } else if (line.kind === 'quoted') quoted.push(line.text);
      else if (line.kind === 'row') {
        if (rows.length > 0 && rows[0]?.shape !== line.shape) flushRows();
        // `Programme:` above what happens when says nothing that the hours do not.
        if (line.shape === 'times' && (section.heading ?? text[1]) !== undefined)
          if (rowsLabel.test(text.at(-1) ?? '')) text.pop();
        if (question !== undefined || isLabelLast(text.at(-1))) dropLeadIn();
        flushText();
        if (rows.length === 0) headTable();
        rows.push(line);
      } else if (line.kind === 'item') addItem(line);
      else addText(line.text);
    },
    end(): void {
      flush();
      for (const one of reading.sections) {
        listRunIns(one);
        if (isPlan(one.items)) one.ordered = true;
        else if (isRemarked(one)) unlist(one);
        if (one.heading !== undefined && namesNoProcess(one.heading)) one.ordered = false;
        const bare = one.items.every(
          ({ text: more, url }) => more === undefined && url === undefined,
        );
        const prices = bare ? pricesOf(one.items.map(({ title }) => title)) : undefined;
        if (!prices) continue;
        one.tables.push(prices);
        one.items = [];
      }
    },
  };
}
