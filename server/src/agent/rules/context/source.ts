// Everything a page may be made of: the page context and the topics' chunks,
// read once. Notes on the audience and activity from other systems steer what
// is chosen, and are never printed; the one exception is a recap written to be shared.

import type { LeftOut } from '../../../claims/claims.ts';
import { screenOnce } from '../../../claims/corpus.ts';
import { blanked } from '../../../claims/screen/blanked.ts';
import { isStamp, stampOf } from '../../../claims/screen/chat.ts';
import { type Spoken, unspoken } from '../../../claims/screen/colleagues.ts';
import { judgedIn } from '../../../claims/screen/doubtful.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { languageOf } from '../../../platform/text/language.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { remembering } from '../../../platform/text/remember.ts';
import { ensureEnd, joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { fold, keyOf, termsOf } from '../../../platform/text/words.ts';
import type { AgentChunk, AgentInput } from '../../agent.ts';
import { readCommands } from '../commands/commands.ts';
import { contactIn } from './contact.ts';
import { isRecapHeading } from './headings.ts';
import { capitalised } from './items.ts';
import { withoutReader } from './of_reader.ts';
import { oldTables } from './old_prices.ts';
import { withOutline, withoutGoneLines } from './outline_kept.ts';
import { isOfferHeading, withoutWritersLabel } from './pitch.ts';
import { subjectOf } from './product.ts';
import { questionedQuotes } from './quotes_questioned.ts';
import { readText } from './read.ts';
import {
  type Contact,
  isEmpty,
  type Question,
  type Quote,
  type Reading,
  type Section,
  type Table,
} from './reading.ts';
import { isUsable } from './usable.ts';

/** A name that the text speaks of is spoken of early. */
const subjectLength = 20_000;

export interface Source {
  language: string;
  product?: string;
  tagline?: string;
  /** What the house promises, in one line behind its name. */
  slogan?: string;
  /** What the author says it is in one line, by sentences. */
  pitch?: readonly string[];
  /** Given by the author as such. */
  subheadline?: string;
  title?: string;
  context: Section[];
  topics: Section[];
  quotes: Quote[];
  questions: Question[];
  questionsHeading?: string;
  contact?: Contact;
  /** A recap in the notes on the audience, written to be shared. */
  shared?: string;
  /** Sentences that may be shown beside others, but not by themselves. */
  wary: readonly string[];
  /** What colleagues said among themselves. */
  spoken: Spoken;
  /** What the sources hold and the page must not show. */
  leftOut: LeftOut[];
}

/** The brand's, or that of what may be read of the context. */
export function pageLanguage({ page, brand }: AgentInput): string {
  if (brand?.language !== undefined) return brand.language.split('-')[0] ?? brand.language;
  // Screened in the language it seems to be in, which is mostly the one it is read in afterwards.
  const { shown } = screenOnce(page.pageContext, languageOnce(page.pageContext));
  // Of talk so little may be left that it is in no language.
  const read = shown.trim().length * 4 < page.pageContext.length ? page.pageContext : shown;
  const titles = page.actions.map((action) => action.buttonTitle);
  // What is hidden leaves blanks, and only the beginning of a text is looked at.
  const found = languageOnce([read.replace(/\s{2,}/gu, '\n'), ...titles].join('\n'));
  return found === 'und' ? languageOnce([page.pageContext, ...titles].join('\n')) : found;
}

const languageOnce = remembering((text) => languageOf(text), 1_000_000);

/** A page's context is the same for each of its audiences. */
const judgedOnce = remembering((context, around) => {
  const [language = '', name = '', wanted = '', readers = ''] = around.split('\n');
  const names = name === '' ? [] : [name, ...name.split(/\s+/).filter((part) => part.length > 4)];
  const stems = wanted.split(' ').filter((stem) => stem !== '');
  const addressee = readers.split('|').filter((part) => part !== '');
  return judgedIn(screenOnce(context, language), language, names, stems, addressee);
}, 2_000_000);

const minName = 3;

/** The reader's names that the context has; mostly none, so that one reading of it does for all. */
const readersIn = (context: string, { person, account, brand }: AgentInput): string[] =>
  [person?.name ?? '', account?.name ?? '']
    .flatMap((name) => plainText(name).split(/\s+/))
    .filter((part) => part.length >= minName && /^[\p{Lu}\p{Lo}]/u.test(part))
    .concat(titleOf(person?.title))
    .filter((part) => !(brand?.name ?? '').includes(part))
    .filter((part) => context.includes(part) || small(context).includes(part))
    .filter((part) => !isShared(part, context, account?.name ?? ''));

const maxLooked = 40;

/** `Hotel` in `Hotel Post`, where the context speaks of `Hotel Adler`: it names nobody. */
function isShared(part: string, context: string, name: string): boolean {
  if (!name.startsWith(`${part} `)) return false;
  let at = context.indexOf(`${part} `);
  for (let n = 0; n < maxLooked && at !== -1; n++) {
    const rest = context.slice(at, at + name.length);
    if (/^\S+ \p{Lu}/u.test(rest) && rest !== name) return true;
    at = context.indexOf(`${part} `, at + part.length);
  }
  return false;
}

const small = remembering((text) => text.toLowerCase(), 1_000_000);
const minTitle = 6;

const titleOf = (title: string | undefined): string[] => {
  const plain = plainText(title ?? '')
    .trim()
    .toLowerCase();
  return plain.length >= minTitle || /\p{scx=Han}{2}/u.test(plain) ? [plain] : [];
};

/** What the team wants the page to begin with, by the beginnings of its words. */
const wantedOf = (notes: string | undefined, language: string): string =>
  readCommands(notes ?? '', language)
    .lead.flatMap((text) => termsOf(text))
    .filter((term) => term.length >= 5)
    .map((term) => term.slice(0, 6))
    .join(' ');

const readOnce = remembering(readText, 2_000_000);

export function readSource(input: AgentInput): Source {
  const { page, chunks, audience, account, person, brand } = input;
  const language = pageLanguage(input);
  const screened = screenOnce(page.pageContext, language);
  const { doubtful, wary } = judgedOnce(
    page.pageContext,
    [
      language,
      plainText(brand?.name ?? ''),
      wantedOf(audience.supplementaryContext, language),
      readersIn(page.pageContext, input).join('|'),
    ].join('\n'),
  );
  const { spoken = unspoken } = screened;
  const kept = blanked(screened.shown, doubtful);
  const apart = messagesApart(
    screened.text,
    withOutline(screened.text, withoutTitle(page.pageContext, kept), language),
    (person?.name ?? '').toLowerCase(),
  );
  const shown = withoutGoneLines(apart);
  const found = contactIn(shown);
  const contact = found?.contact;
  // Whom to turn to stands at the end of the page, by name and number, and not in its text.
  const text = found === undefined ? shown : shown.replace(found.line, '');
  const reading = readOnce(text, language);
  const topics = chunks.map((chunk) => readChunk(chunk, language));
  const recap =
    page.pageType === 'call_followup' ? readRecap(audience.supplementaryContext, language) : [];
  const subheadline = reading.labels.get('subheadline');
  const { slogan, ...subject } = subjectOf(
    reading,
    brand?.name === undefined ? [] : [plainText(brand.name)],
    [account?.name ?? '', person?.name ?? ''].map(plainText),
    page.pageContext.slice(0, subjectLength),
    language,
  );
  // What the head of a paper says of the house is no part of its text, and may be its best line.
  const titles = screened.hidden.filter(({ reason }) => reason === 'title').map((one) => one.text);
  const inTitle = (line: string): boolean => titles.some((title) => title.includes(line));
  // `What is it? A collar that …`: the answer says it.
  const asked = reading.questions.find(({ question }) => isOfferHeading(question));
  const pitch =
    reading.pitch ??
    titles.flatMap((title) => pitchIn(title, language) ?? [])[0] ??
    (asked && sentencesOf(asked.answer, language));
  // A recap of a call tells what was said in it.
  const reader = page.pageType === 'call_followup' ? [] : [plainText(account?.name ?? '')];
  const told = withoutReader(reading.sections, reader, language, reading.title);
  const old = oldTables([...told.sections, ...topics.flatMap((topic) => topic.sections)]);
  const hidden = [
    ...told.hidden,
    ...[...old].map(({ rows }) => ({
      text: rows.map((row) => row.join(' ')).join(', '),
      reason: 'unsure' as const,
    })),
    ...screened.hidden.filter(({ text: one }) => !isStamp(one)),
    ...doubtful,
    ...topics.flatMap((topic) => topic.hidden),
  ];
  const { kept: quotes, questioned } = questionedQuotes(
    [...reading.quotes, ...topics.flatMap((topic) => topic.quotes)],
    hidden,
  );
  return {
    language,
    ...subject,
    ...(slogan !== undefined && (text.includes(slogan) || inTitle(slogan)) ? { slogan } : {}),
    ...(reading.title === undefined ? {} : { title: reading.title }),
    ...(subheadline === undefined ? {} : { subheadline }),
    ...(pitch === undefined ? {} : { pitch }),
    context: [...recap, ...told.sections]
      .map(withoutTables(old))
      .map((section) => withoutOwnTitle(asNumbered(section, page.pageContext), brand?.name)),
    ...(recap.length === 0 ? {} : { shared: textOfSections(recap) }),
    topics: joinByHeading(topics.flatMap((topic) => topic.sections).map(withoutTables(old))),
    quotes,
    questions: distinct([...topics.flatMap((topic) => topic.questions), ...reading.questions]),
    ...(reading.questionsHeading === undefined
      ? {}
      : { questionsHeading: reading.questionsHeading }),
    wary,
    spoken,
    leftOut: [...hidden, ...questioned],
    ...(contact === undefined ? {} : { contact }),
  };
}

const withoutTables =
  (old: ReadonlySet<Table>) =>
  (section: Section): Section => {
    const tables = section.tables.filter((table) => !old.has(table));
    if (tables.length === section.tables.length) return section;
    // What an old list says of money beside its rows is as old.
    return {
      ...section,
      tables,
      paragraphs: section.paragraphs.filter(({ text }) => !hasAmount(text)),
    };
  };

/** What minutes number was talked of one after the other, and nothing else. */
const asNumbered = (section: Section, text: string): Section =>
  section.heading === undefined && minutes.test(text) ? { ...section, ordered: false } : section;
const minutes =
  /^[^\p{L}]{0,20}(?:minutes|protokoll|compte[- ]rendu|procès-verbal|acta|verbale|ata|verslag|notulen|protokół|議事録)(?!\p{L})/iu;

function pitchIn(title: string, language: string): string[][] | undefined {
  const { text, kind } = withoutWritersLabel(plainText(title));
  return kind === 'pitch' ? [sentencesOf(capitalised(text), language)] : undefined;
}

/** Messages of a chat, without their stamps, are texts of their own. */
function messagesApart(text: string, shown: string, reader: string): string {
  const written = text.split('\n');
  const isReader = (author = ''): boolean =>
    author.length > 1 && ` ${reader} `.includes(` ${author.toLowerCase()} `);
  // A chat with the reader is a talk: nothing in it was posted for a page.
  const talk = reader !== '' && written.some((line) => isReader(stampOf(line)?.author));
  return shown
    .split('\n')
    .map((line, at) => {
      const rest = line.trimStart();
      const stamp = rest === '' ? undefined : stampOf(written[at] ?? '');
      const hidden = (written[at] ?? '').slice(0, line.length - rest.length);
      if (rest !== '' && isSpoken(hidden)) return `\n${rest}`;
      if (!stamp || hidden.length < stamp.from) return line;
      return talk ? '' : `\n${rest}`;
    })
    .join('\n');
}

/** `Ann:`, `> Ann 14:12:`: what stands behind it is another message than what stands above. */
const isSpoken = (hidden: string): boolean =>
  /^[>\s]{0,6}\p{L}[^:：]{0,30}(?::\d\d)?[:：]\s*$/u.test(hidden);

/** `ATELIER PIGMENT – restoration and transport` names the house and heads nothing. */
function withoutOwnTitle(section: Section, name: string | undefined): Section {
  const { heading, ...rest } = section;
  if (heading === undefined || name === undefined) return section;
  const own = fold(plainText(name));
  const behind = fold(heading).startsWith(own) ? fold(heading).slice(own.length) : undefined;
  return behind !== undefined && /^\s*(?:[–—|·:-]|$)/u.test(behind) ? rest : section;
}

const maxTitle = 80;

/** What is left of a first line that was partly a note names the paper: `Leave-behind, autumn.` */
function withoutTitle(raw: string, shown: string): string {
  const first = raw.split('\n').find((line) => line.trim() !== '') ?? '';
  // Without its stamp a message is whole.
  if (stampOf(first) !== undefined) return shown;
  const [left = ''] = shown.split('\n').filter((line) => line.trim() !== '');
  const rest = left.trim();
  const cut = first.trim().length > rest.length && rest !== '' && first.includes(rest);
  return cut && rest.length <= maxTitle && first.length <= 2 * maxTitle + 40
    ? shown.replace(left, '')
    : shown;
}

function readRecap(notes: string | undefined, language: string): Section[] {
  if (notes === undefined) return [];
  const { sections } = readText(screenOnce(notes, language).shown, language);
  return sections.filter(({ heading }) => heading !== undefined && isRecapHeading(heading));
}

const textOfSections = (sections: readonly Section[]): string =>
  sections
    .flatMap(({ heading, paragraphs, items, tables }) => [
      heading ?? '',
      ...paragraphs.map(({ text }) => text),
      ...items.flatMap(({ title, text }) => [title, text ?? '']),
      ...tables.flatMap(({ rows }) => rows.flat()),
    ])
    .join('\n');

type Topic = Pick<Reading, 'sections' | 'quotes' | 'questions'> & { hidden: LeftOut[] };

function readChunk(chunk: AgentChunk, language: string): Topic {
  const { chunkId, topicName } = chunk;
  const screened = screenOnce(chunk.text, language);
  const hidden = screened.hidden.map((one) => ({ ...one, sourceId: chunkId }));
  const reading = readOnce(screened.shown, language);
  if (chunk.question !== undefined) {
    const question = plainText(chunk.question);
    const answer = allText(reading.sections, language);
    const usable = isUsable(question) && answer !== '';
    const topic = plainText(topicName);
    const named = isUsable(topic) ? { topic } : {};
    const questions = usable ? [{ question, answer, chunkId, ...named }] : [];
    return { sections: [], quotes: [], questions, hidden };
  }
  const name = plainText(topicName);
  const heading = reading.title ?? (isUsable(name) ? name : undefined);
  return {
    hidden,
    sections: reading.sections.map((section) => ({
      ...section,
      ...((section.heading ?? heading) === undefined
        ? {}
        : { heading: section.heading ?? heading ?? '' }),
      paragraphs: section.paragraphs.map((passage) => ({ ...passage, chunkId })),
      items: section.items.map((item) => ({ ...item, chunkId })),
      tables: section.tables.map((table) => ({ ...table, chunkId })),
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
      known.tables = [...known.tables, ...section.tables];
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
