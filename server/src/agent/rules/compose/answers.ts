// What the sources say that could answer a reader, piece by piece.
import { ensureEnd, joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { isQuestion } from '../context/questions.ts';
import { type Desk, itemText } from './desk.ts';
import { kindOf } from './kinds.ts';
import { isStepsSection } from './lists.ts';
import { isPlanHeading } from './plan.ts';

/** A shorter list would show the gap. */
const longList = 5;

export interface Answer {
  /** What is shown. */
  text: string;
  /** What it is looked up by: a question, a heading, and the text. */
  about: string;
  chunkId?: string;
  answers: boolean;
  /** One of several that belong together: it stands among them as well. */
  step?: boolean;
  /** A sentence of its own, no entry of a list. */
  whole: boolean;
  /** The row it is, in which table. */
  row?: readonly string[];
  table?: { rows: readonly (readonly string[])[]; around: string };
}

export function answersIn({ source, language }: Desk): Answer[] {
  const questions = source.questions.map(({ question, answer, chunkId }) => ({
    text: answer,
    about: `${question} ${answer}`,
    answers: true,
    whole: true,
    ...(chunkId === undefined ? {} : { chunkId }),
  }));
  const sections = [...source.context, ...source.topics].filter(
    (section) =>
      kindOf(section) !== 'recap' && !section.backMatter && !isPlanHeading(section.heading),
  );
  const passages = sections.flatMap((section) => {
    const { heading = '', paragraphs, items, tables } = section;
    return [
      ...paragraphs.flatMap(({ text, chunkId }) =>
        sentencesOf(text, language).map((sentence) => ({
          text: sentence,
          about: sentence,
          answers: false,
          whole: true,
          ...(chunkId === undefined ? {} : { chunkId }),
        })),
      ),
      ...tables.flatMap(({ rows, columns, kind, chunkId }) =>
        (kind === 'agenda' ? [] : rows)
          .filter(([, second = '']) => kind !== 'plain' || second !== '')
          .map((row) => ({
            text: ensureEnd(
              `${row[0]}: ${row
                .slice(1)
                .filter((cell) => cell !== '' && cell !== '-')
                .join(', ')}`,
              language,
            ),
            about: `${heading} ${row.join(' ')}`,
            answers: false,
            whole: false,
            row,
            table: {
              rows,
              around: `${heading} ${columns.join(' ')} ${rows.map(([name]) => name).join(' ')}`,
            },
            ...(chunkId === undefined ? {} : { chunkId }),
          })),
      ),
      // What the reader should bring answers nothing.
      ...(kindOf(section) === 'practical' ? [] : items).map((item) => ({
        text: joinSentences(
          item.text === undefined ? [item.title] : [item.title, item.text],
          language,
        ),
        about: `${heading} ${itemText(item)}`,
        answers: false,
        whole: item.text !== undefined || item.title.split(' ').length > 6,
        step: isStepsSection(section) || items.length < longList,
        ...(item.chunkId === undefined ? {} : { chunkId: item.chunkId }),
      })),
    ];
  });
  return [...questions, ...passages].filter(({ text }) => text.length <= 420 && !isQuestion(text));
}
