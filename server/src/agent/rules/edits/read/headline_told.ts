// A wish for the headline with what it should not be, or behind a complaint, or with its words in quotation marks:
// `too long, just say 29 units`, `about the letter, not about us`, `nine schools rather than all of them`.
// Of its parts, those that deny or complain are no topic; what is left is.
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  denied,
  intoIt,
  naming,
  otherwiseThan,
  overmuch,
  sayWords,
  shouldWords,
} from '../../grammar/languages/shape_words.ts';
import { readers } from '../../grammar/languages/tables.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { askingOf, isOther, lineIn, maxTopic, tellsWish } from './headline_wish.ts';
import type { Clause } from './message.ts';
import { memberIn, type Reading } from './slots.ts';

const parted = /\s?[,;:.]\s(?!\d)|\s[–—-]\s/u;
const overlong = /(?<!\p{L})(?:long|lange?|larg[oa]|lung[oa]|comprid[oa]|lang|długi)(?!\p{L})/iu;
const mark = /\uE000\d+\uE001/u;
const markAlone = /^\uE000\d+\uE001$/u;
/** `This is what he looks at`: why, and no part of it. */
const telling =
  /^(?:this|that|it|they|das|es|c['’]est|ça|esto|eso|questo|isso|isto|dat|dit|to)\s/iu;
const isReason = (part: string, words: ReadingWords): boolean =>
  telling.test(part.trim()) && firstOf(part, tellsWish(words)) === undefined;
const leadingIn = /(?:^|\s)(?:mit|with|avec|con|com|met|z|about|über|sur|sobre|over)\s\uE000/iu;
const within = /^\s(?:with|having|mit|avec|con|com|met|z)\s(?=\S)/iu;

export function readHeadlineTold(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  if (words.unspaced) return inJapanese(reading);
  const line = lineIn(text, words);
  const behind = line ? text.slice(line.end) : '';
  // `Headline: Not just a roof` gives one.
  if (!line || /^\s?[:：]\s?\p{Lu}/u.test(behind)) return undefined;
  const [, label = '', given = behind] = /^([^:]{8,60}):\s(.+)$/su.exec(behind) ?? [];
  const led = [text.slice(0, line.start), ...label.split(parted)].map(apartFrom);
  const behindIt = given.split(parted).map(apartFrom);
  const parts = [...led, ...behindIt];
  const complains = parts.some(({ wanted }) => isComplaint(wanted));
  const denies = parts.some(({ wanted, against }) => against !== '' || isDenied(wanted));
  const [quoted, another] = clause.quotations(text);
  const isLed = within.test(behind) || leadingIn.test(text);
  const wishesOtherwise = denies || complains || isLed;
  if (!wishesOtherwise && (quoted === undefined || !firstOf(behind, shouldWords))) return undefined;
  const shorter = firstOf(text, words.verbs.shorten) !== undefined;
  const tellingIn = (some: typeof parts): string[] =>
    some
      .map(({ wanted }) => wanted)
      .filter((part) => !isComplaint(part) && !isDenied(part) && !isReason(part, words));
  const told = tellingIn(parts);
  const asks = told.join(', ').replace(mark, ' ');
  const moves = firstOf(asks, `${words.verbs.move}|${words.verbs.swap}`);
  if (moves || (isOther(asks, words) && !(shorter && quoted !== undefined))) return undefined;
  const isShorter =
    shorter || (complains && overlong.test(parts.map((one) => one.wanted).join(' ')));
  // Behind the word for saying, quotation marks hold its words; elsewhere what it is about.
  const quoting = told.find((part) => mark.test(part));
  if (quoted !== undefined && another === undefined && quoting !== undefined) {
    const says = isLed ? undefined : firstOf(quoting, `${sayWords}|${words.into}`);
    if (!says || !markAlone.test(stripAround(quoting.slice(says.end), words.small)))
      return wishesOtherwise ? about(quoted, isShorter) : undefined;
    const value = `${quoted.charAt(0).toUpperCase()}${quoted.slice(1)}`;
    return { kind: 'setHero', member: 'headline', value };
  }
  if (!wishesOtherwise) return undefined;
  const wishes = told.filter((part) => firstOf(part, tellsWish(words)) !== undefined);
  const [wish] = wishes.slice(-1);
  const from = wish === undefined ? told : told.slice(told.indexOf(wish));
  // `Say what it does: 20 items a day`.
  const topic = (label === '' ? from : tellingIn(behindIt))
    .map((part) => wishedIn(part, words))
    .filter((part) => /\p{L}{2}|\d/u.test(part))
    .join(', ');
  const isTopic = topic !== '' && topic.split(/\s+/).length <= maxTopic;
  return isTopic ? about(clause.value(topic), isShorter) : undefined;
}

const about = (topic: string, shorter: boolean): Request => ({
  kind: 'headlineAbout',
  topic,
  ...(shorter ? { shorter: true } : {}),
});

const simply =
  'just|simply|einfach|nur|ruhig|simplement|juste|simplemente|semplicemente|simplesmente|gewoon|po prostu|handeln|gehen';

/** What is named so is the topic, whatever verb it begins with. */
const somethingOn =
  /(?:something|etwas|irgendwas|quelque chose|algo|qualcosa|iets|coś)\s(?:about|on|über|zu|zum|zur|sur|sobre|su|over|o)\s(.{3,})$/iu;

/** Without the words of asking, which stand last only where a language puts its verbs there. */
function wishedIn(part: string, words: ReadingWords): string {
  const [, about] = somethingOn.exec(part) ?? [];
  if (about !== undefined) return stripAround(`\uE003${about}`, ends).replace('\uE003', '');
  const asking = `${askingOf(words)}|${words.verbs.shorten}|${naming}|${simply}`;
  if (words.language === 'de' || words.language === 'nl') return stripAround(part, asking);
  return stripAround(stripAround(`${part}\uE003`, asking).replace('\uE003', ''), ends);
}
const ends = phrasesOf(`${intoIt}|inside|instead|please|too|svp|stp|por favor|per favore`);

/** `見出しに「…」を入れて`, `「…」に近い表現に`. */
function inJapanese({ text, clause, words }: Reading): Request | undefined {
  const [quoted, another] = clause.quotations(text);
  if (quoted === undefined || another !== undefined || !memberIn(text, 'headline', words))
    return undefined;
  if (/\uE001(?:が|を|も)?(?:入|含|使|盛り込)|\uE001(?:のこと)?(?:に|について)触れ/u.test(text))
    return about(quoted, false);
  const isLike = /\uE001(?:に近い|のような|みたいな|風の)/u.test(text);
  return isLike ? { kind: 'setHero', member: 'headline', value: quoted } : undefined;
}

/** `Nine schools rather than all of them`. */
function apartFrom(part: string): { wanted: string; against: string } {
  const cut = firstOf(part, otherwiseThan);
  return cut && cut.start > 0
    ? { wanted: part.slice(0, cut.start), against: part.slice(cut.end) }
    : { wanted: part, against: '' };
}

const isDenied = (part: string): boolean =>
  !comparative.test(part.trim()) &&
  firstOf(stripAround(part, 'and|und|et|y|e|en|i|but'), `${denied}|${otherwiseThan}`)?.start === 0;

/** `Plus court` asks for less of it, and denies nothing. */
const comparative = /^(?:plus|más|più|mais) \p{L}+$/iu;

/** `Is too clever`, with nothing wished for. */
function isComplaint(part: string): boolean {
  const too = firstOf(part, overmuch);
  return too !== undefined && part.slice(too.end).trim().split(/\s+/).length <= 3;
}

/** `The headline is too salesy. Make it about the queue`: what is wished for next is said of it. */
export function withComplaints(clauses: readonly Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((read, clause) => {
    const before = read.at(-1)?.masked ?? '';
    const isNext = isComplaint(before) && isLine(before) && wishesNext(clause.masked);
    if (isNext) read[read.length - 1] = { ...clause, masked: `${before}, ${clause.masked}` };
    else read.push(clause);
    return read;
  }, []);
}

const isLine = (text: string): boolean =>
  readers.some((words) => findPhrase(text, words.members.headline, words) !== undefined);

const wishesNext = (text: string): boolean =>
  !isLine(text) &&
  readers.some((words) => !words.unspaced && (firstOf(text, tellsWish(words))?.start ?? 9) <= 8) &&
  readers.every((words) => words.unspaced || !firstOf(text, words.verbs.move));
