// A source without what is forbidden: of a list, the entry goes and the rest stays; else the sentence, the entry, the
// row. What stands under a forbidden heading goes with it, and an answer with its question.
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Item, Question, Section, Table } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { type Forbids, sentencesWithout } from '../instructions/forbidden.ts';
import { withoutListed } from '../texts/names.ts';
import { withoutEntries } from './enumerated.ts';
import { isStepsSection } from './lists.ts';

export function sourceWithout(source: Source, forbids: Forbids): Source {
  const { language } = source;
  const sections = (list: readonly Section[]): Section[] =>
    list
      .filter(({ heading }) => heading === undefined || !forbids(heading))
      .map((section) => sectionWithout(section, forbids, language));
  return {
    ...source,
    context: sections(source.context),
    topics: sections(source.topics),
    quotes: source.quotes.filter(
      ({ text, attribution = '', role = '' }) =>
        !forbids(text) && !forbids(`${attribution} ${role}`),
    ),
    questions: source.questions.flatMap((one) => answerWithout(one, forbids, language)),
  };
}

function sectionWithout(section: Section, forbids: Forbids, language: string): Section {
  const { heading = '', paragraphs, items, tables } = section;
  const under = { heading, isStep: isStepsSection(section) };
  return {
    ...section,
    paragraphs: paragraphs.flatMap((passage) => {
      const text = textWithout(passage.text, forbids, language);
      return text === '' ? [] : [{ ...passage, text }];
    }),
    items: items.flatMap((item: Item) => entryWithout(item, forbids, language, under)),
    tables: tables.flatMap((table) => tableWithout(table, forbids, heading)),
  };
}

/** Without one thing of a list; a price is no entry but what is said of one. */
const struck = (text: string, forbids: Forbids, language: string): string => {
  if (!forbids(text)) return text;
  const left = hasAmount(text) ? text : withoutEntries(text, forbids, language);
  return left === text ? withoutListed(text, forbids) : left;
};

/** The text without what speaks of it; empty where nothing is left. */
export function textWithout(text: string, forbids: Forbids, language: string): string {
  const sentences = sentencesOf(text, language).map((sentence) =>
    struck(sentence, forbids, language),
  );
  const kept = sentencesWithout(sentences, forbids);
  const gap = /[。！？]/.test(text) ? '' : ' ';
  if (kept.length === sentences.length && !forbids(text)) return text;
  return kept.join(gap);
}

/** An answer is whole or it is none: of its lists alone something may go. */
export function answerWithout<T extends Pick<Question, 'question' | 'answer'>>(
  entry: T,
  forbids: Forbids,
  language: string,
): T[] {
  const { question, answer } = entry;
  const sentences = sentencesOf(answer, language);
  if (!forbids(`${question} ${answer}`) && !sentences.some(forbids)) return [entry];
  const left = sentences
    .map((sentence) => struck(sentence, forbids, language))
    .join(/[。！？]/.test(answer) ? '' : ' ');
  return left === answer || forbids(`${question} ${left}`) ? [] : [{ ...entry, answer: left }];
}

/** `Flow racks` are forbidden under `Racks` by the name of `Flow`. */
export const isNamedUnder = (beside: string, name: string, forbids: Forbids): boolean =>
  beside.trim() !== '' && !forbids(beside) && forbids(`${beside} ${name}`);

/** A step whose text goes keeps its place: those after it are counted on. */
export function entryWithout<T extends { title: string; text?: string }>(
  entry: T,
  forbids: Forbids,
  language: string,
  { heading, isStep }: { heading: string; isStep: boolean },
): T[] {
  const title = struck(entry.title, forbids, language);
  if (forbids(title) || isNamedUnder(heading, title, forbids)) return [];
  const { text: _, ...bare } = entry;
  if (entry.text === undefined) return [{ ...entry, title }];
  const text = textWithout(entry.text, forbids, language);
  if (text !== '' && !forbids(`${title} ${text}`)) return [{ ...entry, title, text }];
  return isStep ? [{ ...bare, title } as T] : [];
}

function tableWithout(table: Table, forbids: Forbids, heading: string): Table[] {
  const kept = table.columns.map((name, at) => at === 0 || name === '' || !forbids(name));
  const pick = (row: readonly string[]): string[] => row.filter((_, at) => kept[at] ?? true);
  const beside = `${heading} ${table.columns[0] ?? ''}`;
  const rows = table.rows.map(pick).flatMap((row) => rowWithout(row, forbids, beside));
  return rows.length === 0 ? [] : [{ ...table, columns: pick(table.columns), rows }];
}

/** Of what one cell lists, the rest stays; a row that is named goes. `beside`: what it stands under. */
export function rowWithout(row: readonly string[], forbids: Forbids, beside: string): string[][] {
  if (isNamedUnder(beside, row[0] ?? '', forbids)) return [];
  if (!forbids(row.join(' '))) return [[...row]];
  const at = row.findIndex((cell, place) => place > 0 && forbids(cell));
  const listed = row[at]?.split(/,\s|、/u) ?? [];
  const left = listed.filter((entry) => !forbids(entry));
  if (at < 1 || forbids(row[0] ?? '') || left.length === 0 || left.length === listed.length)
    return [];
  const cell = left.join(row[at]?.includes('、') ? '、' : ', ');
  const kept = row.map((one, place) => (place === at ? cell : one));
  return forbids(kept.join(' ')) ? [] : [kept];
}
