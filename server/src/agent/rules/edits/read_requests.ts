// A message as requests. Every clause is read by the table of words that knows most of it.
import { languageOf } from '../../../platform/text/language.ts';
import { remembering } from '../../../platform/text/remember.ts';
import { stopWords } from '../../../platform/text/stop_words.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import { asksAddress } from '../commands/address.ts';
import {
  addThat,
  ifNot,
  inItsPlace,
  isPronoun,
  isReader,
  tagAsked,
} from '../grammar/languages/message_words.ts';
import { isNews } from '../grammar/languages/news_words.ts';
import type { ReadingWords } from '../grammar/languages/request_words.ts';
import { intoIt } from '../grammar/languages/shape_words.ts';
import { en, readers, tableOf } from '../grammar/languages/tables.ts';
import {
  addAsQuestion,
  atMostWords,
  beShort,
  inTheLine,
  lineMust,
  otherTone,
  whenAsked,
  whoAsked,
} from '../grammar/languages/wish_words.ts';
import { type Phrase, PhraseIndex, phrasesOf, place, stripAround } from '../grammar/phrases.ts';
import { wholeValuesIn } from '../text/values.ts';
import { topicOfQuestion } from './ground/question.ts';
import { withAnswered } from './read/answered.ts';
import { withComplaints } from './read/headline_told.ts';
import { type Clause, maxClause, readClauses } from './read/message.ts';
import { notOrdered } from './read/ordered.ts';
import { withLink, withoutLink } from './read/special.ts';
import { withTold } from './read/told.ts';
import { eachNews } from './read/values.ts';
import { readWords } from './read/words.ts';
import type { Request, RequestOf } from './requests.ts';
import { readReckoned } from './sums/asked.ts';

/** `home`: the language of the page, in which most requests are written. */
export const readRequests = (message: string, home = 'en'): readonly Request[] =>
  remembered(message, home);

/** One wish is sent to many audiences. */
const remembered = remembering(read, 50_000);

function read(written: string, home: string): readonly Request[] {
  const message = written.replace(ofLine, '');
  const sum = readReckoned(message, home);
  if (sum) return [sum];
  const address = readAddress(message, home);
  if (address) return address;
  const added = readAddThat(message) ?? readAsQuestion(message) ?? readTag(message);
  if (added) return [added];
  const clauses = withComplaints(withAnswered(readClauses(message)).flatMap(eachNews));
  if (clauses.length === 0) return onlyThanks(message, home);
  const language = languageOf(
    clauses.map(({ masked }) => masked.replace(/\uE000\d+\uE001/g, ' ')).join('\n'),
  );
  const asked = clauses.flatMap((clause) =>
    withLink(clause, readClause(withoutLink(clause), language, home)),
  );
  return [
    withAnswers,
    goneAfterAll,
    withTold,
    inPlaceOf,
    inHeadline,
    onceShorter,
    withRemarks,
  ].reduce((requests, step) => step(requests), asked.map(asAddress).map(asTone));
}

/** Other forms of address need other sentences; what stands beside that wish is one of its own. */
function readAddress(message: string, home: string): Request[] | undefined {
  if (!asksAddress(message) || /["“„«「]/u.test(message)) return undefined;
  const spoken = tableOf(home) ? { language: home } : {};
  const parts = message.split(/[.,;]\s|\s(?=(?:and|und|et|y|e|en|i)\s)/iu);
  const others = parts.filter((part) => !asksAddress(part));
  const asked = parts.length > others.length ? parts.find((part) => asksAddress(part)) : undefined;
  const own = asked === undefined || others.length === 0 ? [] : read(others.join(', '), home);
  const refused: Request = {
    kind: 'refuse',
    because: 'style',
    text: (asked ?? message).trim(),
    ...spoken,
  };
  return understood(own) && own.every(({ kind }) => kind !== 'refuse')
    ? [...own, refused]
    : [{ ...refused, text: message.trim() }];
}

/** `Add a line that …`: what is added, not where. */
const ofLine =
  /(?<=^\W{0,3}(?:(?:please|bitte|can you|could you|kannst du|können sie)\s)?(?:add|put in|include|write|insert|füge|schreibe?|schreiben sie|ajoute[rz]?|añad(?:e|a|ir)|aggiung(?:i|a|ere)|acrescent(?:a|e|ar)|adicion(?:a|e|ar)|voeg|zet|schrijf|dodaj|napisz)\s)(?:(?:an?|one|another|(?:noch )?einen|(?:noch )?eine|une|un|una|uma|um|een|jedno|jedną)\s)(?:(?:short|extra|brief|kurzen|kurze|petite|breve|kort|korte)\s)?(?:line|sentence|note|remark|satz|zeile|hinweis|phrase|ligne|frase|línea|nota|riga|linha|zin|zinnetje|regel|zdanie|linijkę)(?:\s(?:hinzu|dazu|rein|in))?,?\s(?=(?:that|dass|que|che|dat|że)\s)/iu;

const spokenIn = (message: string): { language?: string } => {
  const language = languageOf(message);
  return tableOf(language) ? { language } : {};
};

/** `What happens if it fails? Add that.`, `The generator costs 60 € more, add that.` */
function readAddThat(message: string): Request | undefined {
  const [, told = '', mark = ''] = message.length > 400 ? [] : (addThat.exec(message.trim()) ?? []);
  const said = told.trim();
  if (said.length < 5 || /[.!]\s/.test(said)) return undefined;
  if (/[?？؟]/u.test(mark))
    return { kind: 'answer', question: `${said}${mark}`, ...spokenIn(message) };
  return said.length < 12
    ? undefined
    : { kind: 'mention', text: `${said}.`, retold: true, ...spokenIn(message) };
}

/** `The deposit is £50, isn't it? Check` is a question. */
function readTag(message: string): Request | undefined {
  const [, said = ''] = message.length > 400 ? [] : (tagAsked.exec(message.trim()) ?? []);
  return said === '' ? undefined : { kind: 'check', question: `${said}?`, ...spokenIn(message) };
}

/** `She asked whether …, add that as a question`: what was asked, without who asked it and when. */
function readAsQuestion(message: string): Request | undefined {
  const [, said = ''] = message.length > 400 ? [] : (addAsQuestion.exec(message.trim()) ?? []);
  const question = said.trim().replace(whoAsked, '').replace(whenAsked, '');
  return question.length < 5 || /[.!]\s/.test(question)
    ? undefined
    : { kind: 'answer', question, inFaq: true, ...spokenIn(message) };
}

/** `A title with the word roof in it, instead` is about a roof. */
const theWord =
  /^(?:word|wort|mot|palabra|parola|palavra|woord|słowo)\s+(?=\S)|\s(?:instead|statt dessen|stattdessen|à la place|en su lugar|in plaats daarvan)$/giu;

/** `Du instead of Sie`: whoever is addressed otherwise gets other sentences, and not another word. */
const asAddress = (request: Request): Request => {
  if (request.kind === 'headlineAbout') return withinWords(request);
  if (request.kind !== 'replace' || !isPronoun(request.from) || !isPronoun(request.to)) {
    return request;
  }
  const { language } = request;
  const text = `${request.from} → ${request.to}`;
  return { kind: 'refuse', because: 'style', text, ...(language ? { language } : {}) };
};

/** `…, max 10 words`, `…, short`: how long it may be is no part of what it is about. */
function withinWords(request: RequestOf<'headlineAbout'>): Request {
  const [limit = '', before, behind] = atMostWords.exec(request.topic) ?? [];
  const most = Number(before ?? behind ?? 0);
  const topic = request.topic
    .replace(limit, '')
    .replace(theWord, '')
    .replace(beShort, '')
    .replace(lineMust, '')
    .replace(inTheLine, '');
  // `Less like an advert` asks for a tone, and is about nothing.
  if (otherTone.test(topic) && !/\d/.test(topic)) {
    const { language } = request;
    return {
      kind: 'refuse',
      because: 'style',
      text: request.topic,
      ...(language ? { language } : {}),
    };
  }
  const isShort = beShort.test(request.topic);
  return {
    ...request,
    topic: topic.trim() || request.topic,
    ...(most > 0 ? { most } : isShort ? { most: shortLine } : {}),
  };
}
const shortLine = 8;

/** A word of thanks alone is answered in its language. */
function onlyThanks(message: string, home: string): Request[] {
  const text = message.trim();
  if (text === '') return [];
  const spoken = [languageOf(text), home].find((language) => tableOf(language));
  return spoken === undefined ? [] : [{ kind: 'remark', text, language: spoken }];
}

/** `Can you trim the ovens? They have one. Actually remove it all`: what is to go need not get shorter. */
const goneAfterAll = (requests: readonly Request[]): Request[] =>
  requests.reduce<Request[]>((read, request) => {
    const at = read.findLastIndex(({ kind }) => kind !== 'unknown' && kind !== 'remark');
    const before = read[at];
    const isAll = request.kind === 'remove' && allOfIt.test(request.section);
    if (!isAll || before?.kind !== 'shorten' || allOfIt.test(before.section)) read.push(request);
    else read[at] = { ...request, section: before.section };
    return read;
  }, []);
const allOfIt = /^(?:it|page|it all|all of it)$/;

/** `Remove the quote and put the figures in its place`: they are added, wherever that is. */
const inPlaceOf = (requests: readonly Request[]): Request[] =>
  requests.map((request, at) => {
    if (requests[at - 1]?.kind !== 'remove') return request;
    if (request.kind === 'addAbout') {
      return { ...request, topic: request.topic.replace(inItsPlace, ' ').trim() || request.topic };
    }
    const beside = request.kind === 'move' && 'section' in request.place && request.place.section;
    if (request.kind !== 'move' || !beside || !inItsPlace.test(beside)) return request;
    const { section: topic, place: _, ...rest } = request;
    return { ...rest, kind: 'addAbout', topic };
  });

/** `Shorten the headline and put De Linde in it`, `Another headline. Shorter, and with the album in it`. */
const inHeadline = (requests: readonly Request[]): Request[] =>
  requests.reduce<Request[]>((read, request) => {
    const before = read.at(-1);
    const isOther = before?.kind === 'otherHeadline';
    // `In the title take out our name and put in the 40 hives`.
    const isGone = before?.kind === 'removeText' && before.section === 'headline';
    const isLine =
      isOther || isGone || (before?.kind === 'shorten' && before.section === 'headline');
    if (isOther && request.kind === 'shorten' && /^(?:it|page)$/.test(request.section)) {
      read[read.length - 1] = { ...request, section: 'headline' };
    } else if (isLine && request.kind === 'removeText' && aWord.test(request.piece ?? '')) {
      // `Shorten the headline and drop the word new`: it goes there, and nowhere else.
      read.push({ ...request, section: 'headline' });
    } else if (isLine && request.kind === 'addAbout' && !request.place) {
      const shorter = before.kind === 'shorten' ? { shorter: true as const } : {};
      const without = before.kind === 'removeText' ? { without: before.text } : {};
      read[read.length - 1] = { ...request, kind: 'headlineAbout', ...shorter, ...without };
    } else read.push(request);
    return read;
  }, []);

const aWord = /(?:word|wort|mot|palabra|parola|palavra|woord|słow[oa])$/iu;

/** `The title is too long, shorter please` is one wish; how short may be said behind it. */
const onceShorter = (requests: readonly Request[]): Request[] =>
  requests.reduce<Request[]>((read, request) => {
    const before = read.at(-1);
    const again = request.kind === 'shorten' && /^(?:it|page)$/.test(request.section);
    if (before?.kind !== 'shorten') {
      // `Two lines` alone, behind what asked for something else, is said of that.
      const isRemark = again && request.sentences !== undefined;
      if (!isRemark) read.push(request);
    } else if (!again) read.push(request);
    else if (request.sentences) read[read.length - 1] = { ...before, sentences: request.sentences };
    return read;
  }, []);

/** `Do we say where data is kept? If not, add it.` */
function withAnswers(requests: readonly Request[]): Request[] {
  return requests.reduce<Request[]>((read, request) => {
    const before = read.at(-1);
    const said = 'text' in request ? request.text : 'topic' in request ? request.topic : '';
    if (before?.kind === 'check' && ifNot.test(said)) {
      const { question, language } = before;
      const topic = topicOfQuestion(question);
      read[read.length - 1] = {
        kind: 'answer',
        question: topic,
        ...(language ? { language } : {}),
      };
    } else read.push(request);
    return read;
  }, []);
}

/** What is no request, beside one that is understood, is a remark: a reason, a word of praise. */
const withRemarks = (requests: readonly Request[]): Request[] =>
  understood(requests)
    ? requests
        .filter(
          (request, at) =>
            at === 0 ||
            request.kind !== 'remove' ||
            // `Take the note out, nobody needs it`: the reason sounds like one more wish.
            !(isReader(request.section) || (request.section === 'it' && goes(requests[at - 1]))),
        )
        .filter((request) => request.kind !== 'unknown' || !isPolite(request))
        .map((request) => (request.kind === 'unknown' ? { ...request, kind: 'remark' } : request))
    : [...requests];

/** `…, please put it in`: no remark on anything. */
function isPolite({
  text,
  language = 'en',
}: RequestOf<'unknown'> & { language?: string }): boolean {
  const { manners, unspaced } = tableOf(language) ?? en;
  return !unspaced && stripAround(text, `${manners}|${intoIt}`) === '';
}

/** `Less charity-speak`: how it should sound. */
const asTone = (request: Request): Request =>
  request.kind === 'unknown' && otherTone.test(request.text) && request.text.length < 40
    ? { ...request, kind: 'refuse', because: 'style' }
    : request;

const goes = (request: Request | undefined): boolean =>
  (request?.kind === 'remove' && request.section !== 'it') || request?.kind === 'removeText';

/** Most people write in the language of their page; one who writes English there uses English words. */
const homely = (home: string): number => (home === 'en' ? 1.5 : 2);

/** By the table that knows most of its words; a neighbour that knows nearly as many may help. */
function readClause(clause: Clause, detected: string, home: string): Request[] {
  const heard = heardIn(clause);
  const weigh = (table: ReadingWords): number =>
    familiarity(heard, table) *
      (table.language === detected ? 1.3 : 1) *
      (table === en && !tableOf(detected) ? 1.5 : 1) *
      (table.language === home ? homely(home) : 1) +
    // A clause of none of their words is the page's language.
    (table.language === home ? 0.1 : 0);
  const weighed = readers
    .map((table) => ({ table, known: weigh(table) }))
    .sort((a, b) => b.known - a.known);
  const [best] = weighed;
  if (clause.answers) return [toAnswer(clause, best?.table ?? en)];
  // A language that knows far fewer of the words may still find a verb in them by accident.
  for (const { table, known } of weighed) {
    if (known < (best?.known ?? 0) * 0.6) break;
    const requests = readIn(clause, table);
    if (understood(requests)) return requests;
  }
  return readIn(clause, best?.table ?? en).map((request) => asked(clause, request));
}

const toAnswer = ({ restore, masked }: Clause, { language }: ReadingWords): Request => ({
  kind: 'answer',
  question: `${restore(masked).replace(/[?？。]$/u, '')}${language === 'ja' ? '' : '?'}`,
  ...(language === 'en' ? {} : { language }),
});

/** A question that asks for no change wants to know. */
const asked = (clause: Clause, request: Request): Request =>
  request.kind === 'unknown' && clause.asks
    ? { ...request, kind: 'check', question: request.text }
    : request;

const understood = (requests: readonly Request[]): boolean =>
  requests.some(({ kind }) => kind !== 'unknown');

/** English needs no mark: it is what replies are written in. */
const readIn = (clause: Clause, table: ReadingWords): Request[] => {
  const read = readWords(clause, table);
  const mayTell =
    read.length === 1 &&
    !clause.asks &&
    isNews.test(clause.masked) &&
    wholeValuesIn(clause.masked, table.language).length > 0;
  return read
    .map((request) =>
      mayTell && misread.has(request.kind) ? { ...request, said: clause.masked } : request,
    )
    .map((request) => (table === en ? request : { ...request, language: table.language }))
    .map((request) => notOrdered(clause, request));
};

/** What a sentence that tells a value may be taken for. */
const misread: ReadonlySet<Request['kind']> = new Set([
  'move',
  'merge',
  'setHours',
  'refuse',
] as const);

/** The phrases of a table, entry by entry, each entry's longest first. */
interface Indexed {
  phrases: readonly { phrase: Phrase; entry: number; weight: number }[];
  index: PhraseIndex;
}

/** Tables are the same for every message. */
const made = new WeakMap<ReadingWords, Indexed>();

function indexOf(words: ReadingWords): Indexed {
  const before = made.get(words);
  if (before) return before;
  const { verbs: own, members: named, places, kinds, small, section, page, manners, into } = words;
  // A verb tells a language from its neighbour better than a noun that both have.
  const telling = new Set(Object.values(own));
  const all = [own, named, places, kinds].flatMap((entries) => Object.values(entries));
  const entries = [...all, small, section, page, manners, into, words.now, words.piece];
  const phrases = entries.flatMap((written, entry) =>
    phrasesOf(written, words.unspaced).map((phrase) => ({
      phrase,
      entry,
      weight: telling.has(written) ? 2 : 1,
    })),
  );
  const indexed = { phrases, index: new PhraseIndex(phrases.map(({ phrase }) => phrase)) };
  made.set(words, indexed);
  return indexed;
}

interface Heard {
  clause: string;
  letters: readonly string[];
  words: readonly string[];
}

function heardIn({ masked }: Clause): Heard {
  const clause = masked.slice(0, maxClause);
  return { clause, letters: Array.from(masked), words: wordsOf(fold(clause)) };
}

/** How much of a clause is made of the language's own words. */
function familiarity({ clause, letters, words: heard }: Heard, words: ReadingWords): number {
  let known = 0;
  if (words.letters !== '')
    for (const letter of letters) if (words.letters.includes(letter)) known += 3;
  const { phrases, index } = indexOf(words);
  let rest = clause;
  let counted = -1;
  // Of each entry the longest that is there.
  for (const at of index.likelyIn(clause).sort((a, b) => a - b)) {
    const { phrase, entry, weight } = phrases[at] as Indexed['phrases'][number];
    const found = entry === counted ? undefined : place(rest, phrase);
    if (!found) continue;
    counted = entry;
    known += found.length * weight;
    rest = found.rest;
  }
  const stops = stopWords(words.language);
  for (const word of heard) if (stops.has(word)) known += word.length;
  return known;
}
