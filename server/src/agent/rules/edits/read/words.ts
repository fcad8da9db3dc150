// Reads a request by the words of its language, whatever their order: the verb
// says what is wanted, places and members where, and what is left names the target.
import { figuresIn } from '../../../../claims/figures.ts';
import { connectors } from '../../grammar/languages/common.ts';
import {
  commands,
  type ReadingWords,
  type Refusal,
  refusals,
  type Verb,
  verbs,
} from '../../grammar/languages/request_words.ts';
import { byFar, furtherWords, outdated } from '../../grammar/languages/shape_words.ts';
import {
  findPhrase,
  firstOf,
  type Matched,
  phrasesOf,
  stripAround,
} from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { readAdd, readAnswer, readDictation, readMention } from './add.ts';
import { readArrange, readBest, readReader } from './arrange.ts';
import { readDegree, readLength } from './degree.ts';
import { readDescribed } from './described.ts';
import { readSayWhat, readStated, readToldAt } from './dictated.ts';
import { readExchange } from './exchange.ts';
import {
  readHeadlineAbout,
  readHero,
  readIntoHeadline,
  readLead,
  readOtherHeadline,
  readShorter,
} from './headline.ts';
import { type Clause, maxClause } from './message.ts';
import { readMore } from './more.ts';
import { readFirstThen, readInto, readMove, readQuotedBeside, readSwap } from './move.ts';
import { headlineApart, partsOf } from './parts.ts';
import { readRemove } from './remove.ts';
import { readLabelled, readRename, readReplace, readSet } from './set.ts';
import { keeping, readShape, withoutHead, withoutKept } from './shape.ts';
import {
  bareVerbs,
  hasPlace,
  hasVerb,
  isNamed,
  type Reading,
  sectionIn,
  topicIn,
} from './slots.ts';
import { readQuestion, readSpecial, readUndo } from './special.ts';
import { readCorrected, readNews, readValue } from './values.ts';

const isRefusal = (verb: Verb): verb is Verb & Refusal =>
  (refusals as readonly Verb[]).includes(verb);

/** One clause may ask for several things; none when the language has no words for it. */
export function readWords(clause: Clause, words: ReadingWords): Request[] {
  if (clause.masked.length > maxClause) return [unknown(clause.masked, clause)];
  const masked = withoutHead(clause.masked);
  const apart = headlineApart(masked, words);
  if (apart) return apart.flatMap((part) => readWords({ ...clause, masked: part.trim() }, words));
  const whole = { text: masked, rest: masked, clause, words };
  const others = (masked: string) => (masked === '' ? [] : readWords({ ...clause, masked }, words));
  const more = readMore(whole);
  if (more) return [more.request, ...more.others.flatMap(others)];
  const length = clause.asks ? undefined : readLength(whole);
  if (length) {
    const { request, earlier, rest } = length;
    const others = (masked: string) =>
      masked === '' ? [] : readWords({ ...clause, masked }, words);
    return [...others(earlier), request, ...others(rest)];
  }
  const kept = withoutKept(masked, words);
  // A question is one, whatever it joins, and so is a dictated text.
  const parts =
    (readQuestion(whole) ??
    readFirstThen(whole) ??
    readExchange(whole) ??
    readDescribed(whole) ??
    readHero(whole) ??
    readDictation(whole) ??
    readToldAt(whole) ??
    readStated(whole))
      ? [masked]
      : partsOf(kept?.text ?? masked, words);
  const read = parts.map((part) => readPart(part, clause, words) ?? unknown(part, clause));
  return kept ? keeping(read, clause.restore(kept.keep)) : read;
}

const unknown = (part: string, clause: Clause): Request => ({
  kind: 'unknown',
  text: clause.restore(part).trim(),
});

function readPart(part: string, clause: Clause, words: ReadingWords): Request | undefined {
  const raw = { text: part, rest: part, clause, words };
  const plain =
    readQuestion(raw) ??
    readFirstThen(raw) ??
    readReader(raw) ??
    readUndo(raw) ??
    readExchange(raw) ??
    readDescribed(raw) ??
    readHero(raw) ??
    readIntoHeadline(raw) ??
    readDictation(raw) ??
    readToldAt(raw) ??
    readStated(raw) ??
    readCorrected(raw);
  if (plain) return plain;
  // `No quiero que salga …` is one command, and not a wish that is denied.
  const refused = firstOf(part, words.verbs.remove, words);
  const denied = refused && firstOf(part.slice(refused.start, refused.end), words.negation, words);
  const earlier =
    refused &&
    commands.some(
      (verb) => (firstOf(part, words.verbs[verb], words)?.start ?? refused.start) < refused.start,
    );
  if (refused && denied?.start === 0 && !earlier) {
    return readRemove({ text: part, rest: refused.rest, clause, words });
  }
  const text = withoutManners(bareVerbs(part, words), words);
  const bare = { text, rest: text, clause, words, raw: part };
  const shaped =
    readLabelled(bare) ??
    readBest(bare) ??
    readArrange(bare) ??
    readDegree(bare) ??
    readShorter(bare) ??
    readShape(bare) ??
    readTold(bare) ??
    readSpecial(bare);
  if (shaped) return shaped;
  const found = verbs
    .flatMap((verb) => {
      const match = firstOf(text, words.verbs[verb], words);
      return match ? [{ verb, match }] : [];
    })
    .sort((a, b) => byPosition(a.match, b.match, words));
  const [first] = found;
  // `Go live is 3 June` tells a date, and publishes nothing.
  if (found.every(({ verb }) => verb === 'set' || verb === 'move' || verb === 'publish')) {
    const news = readNews(bare);
    if (news) return news;
  }
  const chooses =
    !first ||
    !['swap', 'replace', 'keep', 'shorten', 'expand', 'remove', 'move'].includes(first.verb);
  const headline = chooses ? (readHeadlineAbout(bare) ?? readOtherHeadline(bare)) : undefined;
  if (headline) return headline;
  for (const { verb, match } of found) {
    const request = readVerb(verb, { ...bare, rest: match.rest, verb: match });
    if (request) return request;
  }
  return readHeadlineAbout(bare) ?? readSet(bare, true) ?? readPlaced(bare) ?? readSayWhat(bare);
}

/** `Terraces right at the top`: a name and a place, and nothing else. */
function readPlaced(bare: Reading): Request | undefined {
  // `14 divers was last year` names no place.
  const isOld = findPhrase(bare.text, phrasesOf(outdated, true)) !== undefined;
  const request = bare.text.length <= 80 && !isOld ? readMove(bare) : undefined;
  if (request?.kind !== 'move' || !isNamed(request.section)) return undefined;
  if (request.section.split(/\s+/).length > 4) return undefined;
  // `Quote up`, without `further`: all the way.
  const { where } = request.place;
  const further = firstOf(bare.text, phrasesOf(furtherWords, bare.words.unspaced));
  return where === 'up' && !further ? { ...request, place: { where: 'top' } } : request;
}

/** `The budget stands too high, move it to the end`: what is told first is what is meant. */
function readTold({ text, clause, words }: Reading): Request | undefined {
  const at = words.unspaced ? text.search(/(?:ので|から)、/u) : text.lastIndexOf(', ');
  const [head, tail] = [
    text.slice(0, at).trim(),
    text.slice(at).replace(/^(?:ので|から)?[、,]\s*/u, ''),
  ];
  const asks = hasVerb(tail, words) || hasPlace(tail, words);
  if (at <= 0 || hasVerb(head, words) || !asks || head.includes('\uE000')) {
    return undefined;
  }
  const bare = { text: tail, rest: tail, clause, words };
  const asked = readPart(tail, clause, words) ?? readMove(bare);
  if (!asked || !('section' in asked) || asked.section === undefined) return undefined;
  if (asked.kind !== 'remove' && asked.kind !== 'move' && asked.kind !== 'shorten')
    return undefined;
  const piece = findPhrase(head, words.piece, words);
  const told = { text: head, rest: head, clause, words };
  const named = sectionIn(piece?.rest ?? head, told);
  if (asked.section === 'it') return { ...asked, section: named, told: true };
  // `…, strike it from the table`: where it stands, and not what.
  const where = firstOf(tail, between);
  const only =
    asked.kind === 'remove' && where !== undefined && tail.slice(0, where.start).trim() === '';
  return only
    ? {
        ...asked,
        section: `${named}, ${tail.slice(where.start, where.end)} ${asked.section}`,
        told: true,
      }
    : undefined;
}

const between = phrasesOf(connectors);

function withoutManners(part: string, words: ReadingWords): string {
  let text = part;
  const leading = firstOf(text, words.and, words);
  if (leading?.start === 0) text = leading.rest.trim();
  for (let round = 0; round < 8; round++) {
    const manners = firstOf(text, words.manners, words);
    if (!manners) break;
    text = manners.rest;
  }
  return text.trim();
}

/** The command stands first, and last where the language puts its verbs there. */
function byPosition(one: Matched, other: Matched, { unspaced }: ReadingWords): number {
  const order = unspaced ? other.end - one.end : one.start - other.start;
  return order || other.length - one.length;
}

function readVerb(verb: Verb, reading: Reading & { verb: Matched }): Request | undefined {
  const { text, rest, clause } = reading;
  // What a button is called can be done, where it leads cannot.
  if (verb === 'link' && clause.quotations(text).length > 0) return undefined;
  if (isRefusal(verb)) {
    // Whoever gives the words asks for no other wording.
    const given = verb === 'style' ? readSet(reading, true) : undefined;
    if (given) return given;
    return { kind: 'refuse', because: verb, text: clause.restore(text).trim() };
  }
  if (isNegated(reading)) return undefined;
  switch (verb) {
    case 'rewrite':
      return { kind: 'rewrite' };
    case 'rename':
      return readRename(reading);
    case 'swap':
      return readSwap(reading);
    case 'shorten':
      return readShorten(reading);
    case 'expand':
      return { kind: verb, section: sectionIn(rest, reading) };
    case 'lead':
      return readLead(reading);
    case 'keep': {
      const text = topicIn(rest, reading);
      return text === '' ? undefined : { kind: 'keepOnly', text };
    }
    case 'replace':
      return readReplace(reading) ?? readSet(reading) ?? readQuotedBeside(reading);
    case 'remove':
      return (isGoing(reading) ? readMove(reading) : undefined) ?? readRemove(reading);
    case 'move':
      return readMove(reading) ?? readInto(reading);
    case 'answer':
      return readAnswer(reading);
    case 'mention':
      return readMention(reading);
    case 'add':
      return readAdd(reading);
    default:
      return (
        readQuotedBeside(reading) ??
        readMustBe(reading) ??
        readHeadlineAbout(reading) ??
        readSet(reading) ??
        readMove(reading) ??
        readValue(reading) ??
        readReplace(reading) ??
        (isPut(reading) ? readAdd(reading) : undefined)
      );
  }
}

/** `The quote can go further up`: what goes somewhere stays on the page. */
function isGoing({ text, words, verb }: Reading & { verb: Matched }): boolean {
  const place = firstOf(text.slice(verb.end), Object.values(words.places).join('|'), words);
  return place?.start === 1 && /\s(?:go|irse|partir)$/iu.test(text.slice(verb.start, verb.end));
}

/** An adjective that tells how it should sound: `more businesslike`. */
const isStyle = (word: string): boolean =>
  /(?:er|lijker|iger|ier|ly|mente|ment)\s*$/iu.test(word.trim());

/** What follows a comma says why, or how short. */
function readShorten(reading: Reading): Request {
  const [whole = ''] = reading.rest.split(/,\s/);
  const joint = firstOf(whole, reading.words.and, reading.words);
  const alone = joint && /^\s*\p{L}+\s*$/u.test(whole.slice(joint.end));
  const named = alone && isStyle(whole.slice(joint.end)) ? whole.slice(0, joint.start) : whole;
  const { words } = reading;
  const bare = stripAround(named, `${byFar}|${words.manners}`, words);
  const made = firstOf(bare, words.verbs.set, words);
  return { kind: 'shorten', section: sectionIn(made?.start === 0 ? made.rest : bare, reading) };
}

/** `Twenty minutes must be thirty minutes`: a figure for another. */
function readMustBe({ text, rest, verb }: Reading & { verb: Matched }): Request | undefined {
  const from = text.slice(0, verb.start).trim();
  const to = rest.slice(verb.start).trim();
  const single = (part: string): boolean => figuresIn(part).length === 1 && part.length <= 60;
  return single(from) && single(to) ? { kind: 'replace', from, to } : undefined;
}

/** `Put the address on the page`. */
const isPut = ({ text, words, verb }: Reading & { verb: Matched }): boolean =>
  firstOf(text.slice(verb.start, verb.end), words.put, words) !== undefined;

/** `Do not remove …`: right before the verb, right behind it, or at the very end. */
function isNegated({ text, rest, words, verb }: Reading & { verb?: Matched }): boolean {
  if (!verb) return false;
  const negation = phrasesOf(words.negation, words.unspaced);
  // What is denied before a comma is another thing.
  const near = text.slice(Math.max(0, verb.start - 16), verb.start).replace(/^.*[,、]/su, '');
  const before = findPhrase(near, negation);
  // What follows a comma says why: `…, they don’t have any`.
  const [told = ''] = text.slice(verb.end).split(/,\s/);
  const after = firstOf(told, negation);
  const behind = after && told.slice(0, after.start).trim() === '';
  const last = after && told.slice(after.end).replace(/[\s.!]/g, '') === '';
  return rest !== text && (before !== undefined || behind === true || last === true);
}
