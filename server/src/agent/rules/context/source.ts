// Everything a page may be made of: the page context and the topics' chunks,
// read once. Notes on the audience and activity from other systems steer what
// is chosen, and are never printed; the one exception is a recap written to be shared.

import { plainText } from '../../../platform/text/inline.ts';
import { languageOf } from '../../../platform/text/language.ts';
import { ensureEnd, joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import type { AgentChunk, AgentInput } from '../../agent.ts';
import { subjectOf } from './product.ts';
import { readText } from './read.ts';
import { isEmpty, type Question, type Quote, type Reading, type Section } from './reading.ts';
import { isUsable } from './usable.ts';

/** A name that the text speaks of is spoken of early. */
const subjectLength = 20_000;

export interface Source {
  language: string;
  product?: string;
  tagline?: string;
  /** Given by the author as such. */
  subheadline?: string;
  title?: string;
  context: Section[];
  topics: Section[];
  quotes: Quote[];
  questions: Question[];
  questionsHeading?: string;
  notesLeftOut: number;
}

const recapHeading =
  /^(?:(?:our |agreed |proposed )?next steps?|what (?:we|you) (?:discussed|agreed|talked about|decided)(?: .{0,40})?|action items?|(?:what was )?agreed|decisions?)$/i;

/** Written to be shared with those who were there. */
export const isRecapHeading = (heading: string): boolean => recapHeading.test(heading);

export function readSource(input: AgentInput): Source {
  const { page, chunks, audience, account, person } = input;
  const language = languageOf(
    [page.pageContext, page.title, ...page.actions.map((action) => action.buttonTitle)].join('\n'),
  );
  const reading = readText(page.pageContext, language);
  const topics = chunks.map((chunk) => readChunk(chunk, language));
  const recap =
    page.pageType === 'call_followup' ? readRecap(audience.supplementaryContext, language) : [];
  const subheadline = reading.labels.get('subheadline');
  return {
    language,
    ...subjectOf(
      reading,
      [page.title, page.name].map(plainText),
      [account?.name ?? '', person?.name ?? ''].map(plainText),
      page.pageContext.slice(0, subjectLength),
      language,
    ),
    ...(reading.title === undefined ? {} : { title: reading.title }),
    ...(subheadline === undefined ? {} : { subheadline }),
    context: [...recap, ...reading.sections],
    topics: joinByHeading(topics.flatMap((topic) => topic.sections)),
    quotes: [...reading.quotes, ...topics.flatMap((topic) => topic.quotes)],
    questions: distinct([...topics.flatMap((topic) => topic.questions), ...reading.questions]),
    ...(reading.questionsHeading === undefined
      ? {}
      : { questionsHeading: reading.questionsHeading }),
    notesLeftOut: reading.notesLeftOut,
  };
}

function readRecap(notes: string | undefined, language: string): Section[] {
  if (notes === undefined) return [];
  const { sections } = readText(notes, language);
  return sections.filter(({ heading }) => heading !== undefined && isRecapHeading(heading));
}

type Topic = Pick<Reading, 'sections' | 'quotes' | 'questions'>;

function readChunk(chunk: AgentChunk, language: string): Topic {
  const { chunkId, topicName } = chunk;
  const reading = readText(chunk.text, language);
  if (chunk.question !== undefined) {
    const question = plainText(chunk.question);
    const answer = allText(reading.sections, language);
    const usable = isUsable(question) && answer !== '';
    return { sections: [], quotes: [], questions: usable ? [{ question, answer, chunkId }] : [] };
  }
  const name = plainText(topicName);
  const heading = reading.title ?? (isUsable(name) ? name : undefined);
  return {
    sections: reading.sections.map((section) => ({
      ...section,
      ...((section.heading ?? heading) === undefined
        ? {}
        : { heading: section.heading ?? heading ?? '' }),
      paragraphs: section.paragraphs.map((passage) => ({ ...passage, chunkId })),
      items: section.items.map((item) => ({ ...item, chunkId })),
    })),
    quotes: reading.quotes.map((quote) => ({ ...quote, chunkId })),
    questions: reading.questions.map((question) => ({ ...question, chunkId })),
  };
}

export const allText = (sections: readonly Section[], language: string): string =>
  joinSentences(
    sections.flatMap(({ paragraphs, items }) => [
      ...paragraphs.flatMap((passage) => sentencesOf(passage.text, language)),
      ...items.map(({ title, text }) =>
        text === undefined ? ensureEnd(title, language) : `${title}: ${text}`,
      ),
    ]),
    language,
  );

/** Chunks of one topic make one section, in the order they were found to fit. */
function joinByHeading(sections: readonly Section[]): Section[] {
  const joined = new Map<string, Section>();
  for (const section of sections) {
    if (isEmpty(section)) continue;
    const key = keyOf(section.heading ?? '');
    const known = joined.get(key);
    if (!known) joined.set(key, { ...section });
    else {
      known.paragraphs = [...known.paragraphs, ...section.paragraphs];
      known.items = [...known.items, ...section.items];
    }
  }
  return [...joined.values()];
}

function distinct(questions: readonly Question[]): Question[] {
  const seen = new Set<string>();
  return questions.filter(({ question }) => {
    const key = keyOf(question);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
