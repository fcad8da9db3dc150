// What several requests of one message mean together: a request may take back, complete or only explain the one before.
import { ifNot, inItsPlace, isPronoun, isReader } from '../../grammar/languages/message_words.ts';
import { intoIt, plainly } from '../../grammar/languages/shape_words.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import {
  atMostWords,
  beShort,
  inTheLine,
  lineMust,
  otherTone,
} from '../../grammar/languages/wish_words.ts';
import { stripAround } from '../../grammar/phrases.ts';
import { topicOfQuestion } from '../ground/question.ts';
import type { Request, RequestOf } from '../requests.ts';
import { withTold } from './told.ts';

/** What is asked, one after the other, as it is meant together. */
export const joined = (asked: readonly Request[]): readonly Request[] =>
  [withAnswers, goneAfterAll, withTold, inPlaceOf, inHeadline, onceShorter, withRemarks].reduce<
    readonly Request[]
  >((requests, step) => step(requests), asked.map(asAddress).map(asTone));

export const understood = (requests: readonly Request[]): boolean =>
  requests.some(({ kind }) => kind !== 'unknown');

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
      // `Two lines` alone, behind what asked for something else, is said of that; `answer it, short` asks for no other text.
      const isManner = before && request.kind === 'shorten' && writing.has(before.kind);
      const isRemark =
        again && (request.sentences !== undefined || (isManner && request.section === 'it'));
      if (!isRemark) read.push(request);
    } else if (!again) read.push(request);
    else if (request.sentences) read[read.length - 1] = { ...before, sentences: request.sentences };
    return read;
  }, []);

const writing: ReadonlySet<Request['kind']> = new Set(['answer', 'mention', 'check']);

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
    } else if (before && asksAgain(request) && told(before) !== undefined) {
      const { language } = request;
      const question = topicOfQuestion(told(before) ?? '');
      read[read.length - 1] = { kind: 'answer', question, ...(language ? { language } : {}) };
    } else read.push(request);
    return read;
  }, []);
}

/** `He asked about SAP. Answer it honestly near the top`: what was told before is what it points at. */
function asksAgain(request: Request): boolean {
  const { kind, language = 'en' } = request;
  if (kind !== 'answer' && kind !== 'addAbout' && kind !== 'mention') return false;
  const { it, manners, small, places, unspaced } = tableOf(language) ?? en;
  const said =
    kind === 'answer' ? request.question : kind === 'addAbout' ? request.topic : request.text;
  const bare = said.replace(inManner, ' ');
  const around = `${it}|${manners}|${small}|${plainly}|${Object.values(places).join('|')}`;
  return !unspaced && stripAround(bare, around) === '';
}
/** `Honestly`, `in plain words`. */
const inManner =
  /(?<!\p{L})(?:\p{L}{3,}(?:ly|mente)|in (?:plain|simple|clear|einfachen|klaren) (?:words|terms|english|worten))(?!\p{L})/giu;

const told = (request: Request): string | undefined =>
  request.kind === 'check' || (request.kind === 'answer' && request.text === undefined)
    ? request.question
    : request.kind === 'unknown'
      ? request.text
      : undefined;

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
