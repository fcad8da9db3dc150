import { connectors } from '../../grammar/languages/common.ts';
import { mayBe } from '../../grammar/languages/message_words.ts';
import { commands, type ReadingWords, verbs } from '../../grammar/languages/request_words.ts';
import {
  furtherWords,
  matterOf,
  outdated,
  standsOut,
} from '../../grammar/languages/shape_words.ts';
import {
  findPhrase,
  firstOf,
  type Matched,
  phrasesOf,
  stripAround,
} from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { formApart, readReshape } from '../reshape/read.ts';
import { readDictation, readFactAtTop } from './add.ts';
import { readAskedContent, withoutManner } from './asked_content.ts';
import { readDegree, readFew, readLength, readTooLong } from './degree.ts';
import { readSayWhat, readStated, toldApart } from './dictated.ts';
import { addedEach } from './each_added.ts';
import { readExchange } from './exchange.ts';
import { readGone } from './gone.ts';
import { readHero, readOtherHeadline, readShorter } from './headline.ts';
import { readHeadlineWish } from './headline_wish.ts';
import { readMerge } from './lists.ts';
import { withoutManners } from './manners.ts';
import { type Clause, maxClause } from './message.ts';
import { readMore } from './more.ts';
import { readFirstThen, readMove } from './move.ts';
import { readNewValue } from './new_value.ts';
import { headlineApart, partsOf, someOf } from './parts.ts';
import { readRemove } from './remove.ts';
import { readLabelled, readSet } from './set.ts';
import { keeping, readShape, withoutHead, withoutKept } from './shape.ts';
import { bareVerbs, hasPlace, hasVerb, isNamed, type Reading, sectionIn } from './slots.ts';
import { readQuestion, readReader, readSpecial, readUndo } from './special.ts';
import { readNews } from './values.ts';
import { readVerb } from './verbs.ts';

/** One clause may ask for several things; none when the language has no words for it. */
export function readWords(clause: Clause, words: ReadingWords): Request[] {
  if (clause.masked.length > maxClause) return [unknown(clause.masked, clause)];
  const masked = withoutManner(withoutHead(clause.masked), words);
  const whole = { text: masked, rest: masked, clause, words };
  const apart = headlineApart(masked, words) ?? toldApart(masked, words);
  if (apart) return apart.flatMap((part) => readWords({ ...clause, masked: part.trim() }, words));
  const formed = formApart(whole);
  if (formed) return formed.flatMap((part) => readWords({ ...clause, masked: part.trim() }, words));
  const others = (masked: string) => (masked === '' ? [] : readWords({ ...clause, masked }, words));
  // What is dictated behind `that` is set; a colon may lead to either.
  const wish =
    readShorter(whole) ??
    (/[:：]/u.test(masked) ? undefined : readHero(whole)) ??
    readHeadlineWish(whole);
  if (wish) return [wish];
  const reshaped = readMerge(whole) ? undefined : readReshape(whole);
  if (reshaped) return [reshaped];
  const each = addedEach(whole);
  if (each) {
    const first = readWords({ ...clause, masked: each.first.trim(), asks: false }, words);
    return [...first, ...each.others];
  }
  const more = readMore(whole);
  if (more) return [more.request, ...more.others.flatMap(others)];
  const length = clause.asks ? undefined : readLength(whole);
  if (length) {
    const { request, earlier, rest } = length;
    return [...others(earlier), request, ...others(rest)];
  }
  const few = clause.asks ? undefined : readFew(whole);
  if (few) return [few];
  const long = readTooLong(whole);
  if (long) {
    const wished = others(long.rest);
    // `Too long, cut the part about A`: what is named says what goes.
    const isTold = long.request.section === 'it' && wished.some(({ kind }) => lessening.has(kind));
    return isTold ? wished : [long.request, ...wished];
  }
  const kept = withoutKept(masked, words);
  // A question is one, whatever it joins, and so is a dictated text.
  const parts =
    (readQuestion(whole) ??
    readGone(whole) ??
    readFirstThen(whole) ??
    readExchange(whole) ??
    readHero(whole) ??
    readTelling(whole))
      ? [masked]
      : partsOf(bareVerbs(kept?.text ?? masked, words), words);
  const read = parts.map((part) => readPart(part, clause, words) ?? unknown(part, clause));
  return kept ? keeping(read, clause.restore(kept.keep)) : read;
}

/** What the page should say, in whatever words that is told. */
const readTelling = (reading: Reading): Request | undefined =>
  readAskedContent(reading) ??
  readFactAtTop(reading) ??
  readDictation(reading) ??
  readStated(reading) ??
  readNewValue(reading);

const lessening: ReadonlySet<Request['kind']> = new Set(['remove', 'removeText', 'shorten']);

const unknown = (part: string, clause: Clause): Request => ({
  kind: 'unknown',
  text: clause.restore(part).trim(),
});

function readPart(part: string, clause: Clause, words: ReadingWords): Request | undefined {
  const raw = { text: part, rest: part, clause, words };
  const plain =
    readQuestion(raw) ??
    readGone(raw) ??
    readFirstThen(raw) ??
    readReader(raw) ??
    readUndo(raw) ??
    readExchange(raw) ??
    readHero(raw) ??
    readHeadlineWish(raw) ??
    readTelling(raw) ??
    tooLongAlone(raw);
  if (plain) return plain;
  // `No quiero que salga …` is one command, and not a wish that is denied.
  const refused = firstOf(part, words.verbs.remove, words);
  const denied = refused && firstOf(part.slice(refused.start, refused.end), words.negation, words);
  const earlier =
    refused &&
    commands.some(
      (verb) => (firstOf(part, words.verbs[verb], words)?.start ?? refused.start) < refused.start,
    );
  // `No drilling before 9.30 from now on` tells a time.
  const isNews = /\d/.test(part) && (clause.corrects || firstOf(part, words.now, words));
  if (refused && denied?.start === 0 && !earlier && isNews) return undefined;
  if (refused && denied?.start === 0 && !earlier) {
    return readRemove({ text: part, rest: refused.rest, clause, words });
  }
  const text = withoutManners(bareVerbs(part, words), words);
  const bare = { text, rest: text, clause, words, raw: part };
  const shaped =
    readLabelled(bare) ??
    readDegree(bare) ??
    readShorter(bare) ??
    readShape(bare) ??
    readTold(bare) ??
    readSpecial(bare);
  if (shaped) return shaped;
  const matched = verbs
    .flatMap((verb) => {
      const match = firstOf(text, words.verbs[verb], words);
      return match ? [{ verb, match }] : [];
    })
    .sort((a, b) => byPosition(a.match, b.match, words));
  // A paragraph on paint gets shorter, a colour does not.
  const shortens = matched.some(({ verb }) => verb === 'shorten');
  const found = matched.filter(({ verb }) => verb !== 'design' || !shortens);
  const [first] = found;
  // `Go live is 3 June` tells a date, and publishes nothing.
  if (found.every(({ verb }) => verb === 'set' || verb === 'move' || verb === 'publish')) {
    const news = readNews(bare);
    if (news) return news;
  }
  const chooses =
    !first ||
    !['swap', 'replace', 'keep', 'shorten', 'expand', 'remove', 'move'].includes(first.verb);
  const headline = chooses ? readOtherHeadline(bare) : undefined;
  if (headline) return headline;
  for (const { verb, match } of found) {
    const request = readVerb(verb, { ...bare, rest: match.rest, verb: match });
    if (request) return request;
  }
  return readSet(bare, true) ?? readPlaced(bare) ?? readSayWhat(bare) ?? readSome(raw);
}

/** `…, it is too long`, with nothing behind it. */
function tooLongAlone(raw: Reading): Request | undefined {
  const long = readTooLong(raw);
  return long?.rest === '' ? long.request : undefined;
}

/** `A few words on parking`: without a verb, what the page should speak of. */
function readSome(raw: Reading): Request | undefined {
  const [led] = raw.clause.asks ? [] : (someOf.exec(raw.text) ?? []);
  const text = led === undefined ? '' : withoutManners(raw.text.slice(led.length), raw.words);
  return text === '' ? undefined : { kind: 'mention', text: raw.clause.value(text), sourced: true };
}

/** `First name is enough`: a word before a noun counts it, and is no place. */
const countsNoun = ({ text, words }: Reading): boolean => {
  const { places, small, unspaced } = words;
  const ends = firstOf(text, `${places.top}|${places.bottom}`, { unspaced });
  if (unspaced || ends?.start !== 0 || /\s/.test(text.slice(0, ends.end).trim())) return false;
  const [next = ''] = text.slice(ends.end).trim().split(/\s+/);
  return next !== '' && stripAround(next, small, words) !== '';
};

/** `Terraces right at the top`: a name and a place, and nothing else. */
function readPlaced(bare: Reading): Request | undefined {
  // `14 divers was last year` names no place.
  const isOld = findPhrase(bare.text, phrasesOf(outdated, true)) !== undefined;
  const text = bare.text.replace(mayBe, '').replace(matterOf, '');
  const { section, piece, unspaced } = bare.words;
  const isPart = text !== bare.text || firstOf(text, `${section}|${piece}`, { unspaced });
  const [longest, most] = isPart ? [maxPlaced, maxName] : [80, 4];
  const request =
    text.length <= longest && !isOld && !countsNoun(bare)
      ? readMove({ ...bare, text, rest: text })
      : undefined;
  // `… shorter, and further up`: behind another wish, a place alone is said of the same.
  if (request?.kind === 'move' && request.section === 'it' && isBehind(bare)) return request;
  if (request?.kind !== 'move' || !isNamed(request.section)) return undefined;
  if (request.section.split(/\s+/).length > most) return undefined;
  // `Quote up`, without `further`: all the way.
  const { where } = request.place;
  const further = firstOf(bare.text, phrasesOf(furtherWords, bare.words.unspaced));
  return where === 'up' && !further ? { ...request, place: { where: 'top' } } : request;
}

const isBehind = ({ raw = '', clause, words }: Reading): boolean =>
  !words.unspaced && clause.masked.trim().length > raw.trim().length;

const maxPlaced = 120;
const maxName = 6;

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
  const named = sectionIn((piece?.rest ?? head).replace(standsOut, ''), told);
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

/** The command stands first, and last where the language puts its verbs there. */
function byPosition(one: Matched, other: Matched, { unspaced }: ReadingWords): number {
  const order = unspaced ? other.end - one.end : one.start - other.start;
  return order || other.length - one.length;
}
