// A wish for the headline, however it is put: `can we get the barn into the title`, `die Überschrift so, dass der Umbau
// vorkommt`, `too long, just say 29 units`. The clause is cut at its joints; of its parts, what complains, denies, gives a
// reason or only tells how the line should sound is no topic. What is left, without the words of asking, is.

import { capitalised } from '../../context/items.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  aroundWishes,
  denied,
  describing,
  giveWords,
  intoIt,
  lineWishes,
  moreOf,
  naming,
  otherWords,
  otherwiseThan,
  overmuch,
  ratherWords,
  sayWords,
  shouldWords,
  tellingOf,
  withoutWord,
  withWords,
} from '../../grammar/languages/shape_words.ts';
import { readers } from '../../grammar/languages/tables.ts';
import { allOf, findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Request } from '../requests.ts';
import { isBelow, mayAsk } from './headline.ts';
import type { Clause } from './message.ts';
import { memberIn, type Reading, toldIn } from './slots.ts';

const maxTopic = 14;
const inLine =
  'in|into|inside|in die|in der|in den|ins|im|dans|dans le|en|en el|al|nel|no|na|do|ao|in de|w|we|do';
const simply =
  'just|simply|einfach|nur|ruhig|simplement|juste|simplemente|semplicemente|simplesmente|gewoon|po prostu|handeln|gehen';
const polite = 'please|pls|bitte|svp|stp|por favor|per favore|graag|proszę';
const joints = /\s?(?:[,;:]|(?<!\d)\.)\s(?!\d)|\s[–—-]\s/u;
const mark = /\uE000\d+\uE001/u;
const markAlone = /^\uE000\d+\uE001$/u;
/** `This is what he looks at`: why, and no part of it. */
const telling =
  /^(?:this|that|it|they|he|she|das|es|er|sie|c['’]est|ça|esto|eso|questo|isso|isto|dat|dit|to)\s/iu;
/** What it should be about, whatever verb it begins with. */
const somethingOn =
  /(?:something|etwas|irgendwas|was|quelque chose|un truc|algo|qualcosa|iets|coś)\s(?:about|on|with|über|zu[mr]?|mit|sur|avec|sobre|con|su\p{L}{0,3}|com|over|met|o|z)\s(.{3,})$/iu;

export function readHeadlineWish(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  if (words.unspaced) return inJapanese(reading);
  const line = lineIn(text, words);
  if (!line || (clause.asks && !mayAsk.test(text))) return undefined;
  const [before, behind] = [text.slice(0, line.start), text.slice(line.end)];
  if (isBelow(before, behind, words) || givesWords(before, behind, words)) return undefined;
  const led = stripAround(before, `${inLine}|${askingOf(words)}`);
  const parts = [led, ...behind.split(joints).flatMap((part) => wishesIn(part, words))].filter(
    (part) => /[\p{L}\p{N}\uE000]/u.test(part),
  );
  const wanted = parts
    .map(apartFrom)
    .filter((part) => !isDenied(part) && !isComplaint(part) && !isReason(part, words));
  const isTold = wanted.join() !== parts.join();
  const denies = deniesIt(behind, words);
  if (!denies && wanted.some((part) => isOther(part, words))) return undefined;
  const [quoted, another] = clause.quotations(text);
  const without = avoidedIn(behind, words, clause);
  const part = wanted.find((one) => mark.test(one));
  const isShorter = firstOf(text, `${words.verbs.shorten}|${shortIn(words)}`) !== undefined;
  const shorter = isShorter || (isTold && parts.some((one) => overlong.test(one)));
  const how = {
    ...(shorter ? { shorter } : {}),
    ...(without === undefined ? {} : { without }),
  };
  const about = (topic: string): Request => ({ kind: 'headlineAbout', topic, ...how });
  if (quoted !== undefined && part !== undefined && without === undefined) {
    if (another !== undefined) return undefined;
    const isLed = leading.test(part);
    const said = isLed ? undefined : saidIn(part, quoted, words);
    return said ?? (isLed || isTold ? about(quoted) : undefined);
  }
  const topics = fromWish(wanted, words).map((one) => topicOf(one, words));
  const topic = clause.value(
    stripAround(topics.filter((one) => isTopic.test(one)).join(', '), denies ? words.negation : ''),
  );
  if (topic === '') {
    const isTone = !isShorter && wanted.some((one) => isToneOf(one, words));
    if (without !== undefined) return about('');
    return isTone ? { kind: 'refuse', because: 'style', text: clause.restore(text) } : undefined;
  }
  const isWish = isTold || without !== undefined || asksIn(text, words);
  if (!isWish || topic.split(/\s+/).length > maxTopic) return undefined;
  // `The headline should not name the price`: another that does without it.
  return denies
    ? { kind: 'remove', section: `${topic} in ${text.slice(line.start, line.end)}` }
    : about(topic);
}
const isTopic = /\p{L}{2}|\d/u;
const overlong = /(?<!\p{L})(?:long|lange?|larg[oa]|lung[oa]|comprid[oa]|lang|długi)(?!\p{L})/iu;
const leading = /(?:^|\s)(?:mit|with|avec|con|com|met|z|about|über|sur|sobre|over)\s\uE000/iu;

/** `The 7 weeks, and name Hartlow`: behind the joint another wish begins. */
function wishesIn(part: string, words: ReadingWords): string[] {
  const joint = allOf(part, words.and).find(
    ({ end }) => firstOf(part.slice(end).trimStart(), tellsWish(words))?.start === 0,
  );
  return joint ? [part.slice(0, joint.start), part.slice(joint.end)] : [part];
}

/** From the part that wishes: what is said of the line before it is no topic. */
function fromWish(parts: readonly string[], words: ReadingWords): readonly string[] {
  // `It is about the discount, I would rather have the date`.
  const rather = parts.findLastIndex((part) => firstOf(part, ratherWords) !== undefined);
  if (rather > 0) return parts.slice(rather);
  const wish = parts.findIndex((part) => asksIn(part, words));
  return wish === -1 ? parts : parts.slice(wish);
}

const asksIn = (part: string, words: ReadingWords): boolean =>
  firstOf(part, tellsWish(words)) !== undefined ||
  somethingOn.test(part) ||
  leadIn(part, words) !== undefined;

/** Without the words of asking, which stand last only where a language puts its verbs there. */
function topicOf(part: string, words: ReadingWords): string {
  const [, something] = somethingOn.exec(part) ?? [];
  const asking = `${askingOf(words)}|${words.verbs.shorten}|${naming}|${simply}|${words.and}`;
  const isLast = words.language === 'de' || words.language === 'nl';
  const lead = leadIn(part, words);
  const head = lead ? part.slice(0, lead.start) : '';
  const isLed = lead && (isTone(head) || stripAround(head, asking) === '');
  const about = something ?? (isLed ? part.slice(lead.end) : undefined);
  if (about !== undefined) {
    const bare = toldIn(`${stripAround(about, last)}\uE003`, words.small, words);
    return stripAround(bare.replace('\uE003', ''), isLast ? asking : last);
  }
  if (isToneOf(part, words)) return '';
  const told = firstOf(part, tellingOf)?.rest ?? part;
  if (isLast) return stripAround(told, asking);
  const from = toldIn(`${told}\uE003`, asking, words).replace('\uE003', '');
  return stripAround(from, `${last}|${shouldWords}`);
}
const last = `${intoIt}|${polite}|inside|instead|too|be`;

const leadIn = (part: string, words: ReadingWords) =>
  firstOf(part, `${words.about}|${withWords}${words.language === 'de' ? '|zum|zur' : ''}`);

/** `Could be more direct`, and `konkreter` alone: how it should sound. */
const isTone = (part: string): boolean =>
  part.split(/\s+/).some((_, at, all) => moreOf.test(all.slice(at).join(' ')));
const isToneOf = (part: string, words: ReadingWords): boolean =>
  !firstOf(part, Object.values(words.places).join('|')) &&
  (isTone(part) || comparison.test(stripAround(part, `${words.into}|${words.small}|${slightly}`)));
const comparison = /^\p{Ll}{3,}er$/u;
const slightly = `${polite}|something|etwas|a bit|ein bisschen|iets|wat|much|viel`;

/** Behind the word for saying, quotation marks hold its words. */
function saidIn(part: string, quoted: string, words: ReadingWords): Request | undefined {
  const says = firstOf(part, `${sayWords}|${words.into}`);
  return says && markAlone.test(stripAround(part.slice(says.end), words.small))
    ? { kind: 'setHero', member: 'headline', value: capitalised(quoted) }
    : undefined;
}

/** `…, without the word “free”`, `not about the marathon`. */
function avoidedIn(behind: string, words: ReadingWords, clause: Clause): string | undefined {
  const [, word, whole = word] = withoutWord.exec(behind) ?? [];
  if (whole !== undefined) return clause.value(whole);
  const about = behind.split(joints).find((part) => isDenied(part) && leadIn(part, words));
  const topic =
    about && stripAround(about, `${denied}|${otherwiseThan}|${words.about}|${words.small}`);
  return topic === '' ? undefined : topic;
}

/** `Should not name …`, `ne doit pas parler de …`. */
function deniesIt(behind: string, words: ReadingWords): boolean {
  const bare = behind.trim().replace(deniedFirst, '');
  const no = firstOf(bare, words.negation);
  const isTelling = firstOf(no ? bare.slice(no.end).trim() : '', tellingOf)?.start === 0;
  return firstOf(bare, shouldWords)?.start === 0 && (bare !== behind.trim() || isTelling);
}
const deniedFirst = /^(?:(?:ne|no|non|não|nie)\s|n['’])/iu;

/** `見出しに「…」を入れて`, `納期を入れて`, `…という内容に`: what stands before the verb. */
function inJapanese({ text, clause, words }: Reading): Request | undefined {
  const line = memberIn(text, 'headline', words);
  if (!line) return undefined;
  const [quoted, another] = clause.quotations(text);
  const about = (topic: string): Request => ({ kind: 'headlineAbout', topic });
  if (quoted !== undefined) {
    if (another !== undefined) return undefined;
    if (wishedQuote.test(text)) return about(quoted);
    return likeQuote.test(text)
      ? { kind: 'setHero', member: 'headline', value: quoted }
      : undefined;
  }
  const topic = wishedBefore.exec(text.slice(line.end))?.slice(1).find(Boolean);
  return topic === undefined ? undefined : about(topic);
}
const wishedQuote =
  /\uE001(?:が|を|も|のこと|という(?:悩み|点|こと|話)|に)?(?:に|を)?(?:ついて)?(?:入|含|使|盛り込|触れ|伝わ|伝え|分か|わか|感じ)/u;
const likeQuote = /\uE001(?:に近い|のような|みたいな|風の)/u;
const wishedBefore =
  /^(?:には?|[をはにも、:：]{0,2})(.{2,40}?)(?:という(?:内容|感じ|趣旨|方向)|みたいな(?:感じ|もの|内容)?|のような(?:感じ|もの|内容)|っぽい(?:感じ|もの)?)[にへでの]|^(?:には?|[:：、をは]{1,2})(.{1,40}?)(?:のこと)?(?:(?:を|も)(?:入れ|加え|追加|含め|扱)|に(?:触れ|つい|関す))|^[:：](.{4,60}?)(?:(?:という)?(?:こと|点|旨)(?:を|が)|と)(?:伝え|伝わ|明記|はっきり|わか|分か)/u;

/** `Nine schools rather than all of them`: what is wished for stands before it. */
function apartFrom(part: string): string {
  const cut = firstOf(part, otherwiseThan);
  return cut && cut.start > 0 ? part.slice(0, cut.start) : part;
}

const isDenied = (part: string): boolean =>
  !comparative.test(part.trim()) &&
  firstOf(stripAround(part, 'and|und|et|y|e|en|i|but'), `${denied}|${otherwiseThan}`)?.start === 0;

/** `Plus court` asks for less of it, and denies nothing. */
const comparative = /^(?:plus|más|più|mais) \p{L}/iu;

const isReason = (part: string, words: ReadingWords): boolean =>
  telling.test(part.trim()) && !asksIn(part, words);

/** `Is too clever`, with nothing wished for. */
const isComplaint = (part: string): boolean => firstOf(part, overmuch) !== undefined;

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
  (somethingOn.test(text) ||
    readers.some(
      (words) => !words.unspaced && (firstOf(text, tellsWish(words))?.start ?? 9) <= 8,
    )) &&
  readers.every((words) => words.unspaced || !firstOf(text, words.verbs.move));

/** `Dunmore Court` is no short line in English. */
const shortIn = ({ language }: ReadingWords): string =>
  language === 'en' ? 'short|brief|concise' : describing.short;

/** `Headline: Not just a roof`, `set the title to Summer on the lake` give its words; `… to something about the lake` does not. */
function givesWords(before: string, behind: string, words: ReadingWords): boolean {
  const [colon = ''] = /^\s?[:：]\s?(?=\S)/u.exec(behind) ?? [];
  if (colon !== '') return !isWished(behind.slice(colon.length), words);
  const into = firstOf(behind, words.into);
  const sets = firstOf(before, `${words.verbs.set}|${words.verbs.replace}`) !== undefined;
  // `Should say that …` tells what it is about.
  if (!into || firstOf(behind.trim(), shouldWords)?.start === 0) return false;
  if (stripAround(behind.slice(0, into.start), words.small) !== '') return false;
  const told = behind.slice(into.end);
  const isSmall = !/^\p{Lu}/u.test(told.trim());
  const isLed = firstOf(behind.slice(into.start), `${words.about}|${withWords}`)?.start === 0;
  const tells = firstOf(told.trim(), words.that)?.start === 0;
  if (tells || (isLed && !sets) || (isSmall && isDescribed(told))) return false;
  const given = stripAround(told, aroundWishes);
  const isInside = stripAround(told, `${intoIt}|inside`) !== told.trim();
  const isAbout = firstOf(told.trim(), `${words.about}|${withWords}`)?.start === 0;
  return !isInside && !isAbout && firstOf(given, tellsWish(words))?.start !== 0;
}

/** `should …`, `please something with …`, `… soll rein`; in English a command may well open a headline. */
function isWished(told: string, words: ReadingWords): boolean {
  const should = firstOf(told, shouldWords);
  const isSmall = !/^\p{Lu}/u.test(told);
  const bare = stripAround(told.replace(pointing, ''), `${giveWords}|${polite}`);
  const commands =
    words.language === 'en'
      ? 'needs|wants|must|mention|say something'
      : `${lineWishes}|${words.put}|${words.verbs.add}|${words.verbs.mention}`;
  const how = `${words.verbs.shorten}|${words.verbs.style}|${shortIn(words)}|${describing.tone}`;
  const opens = firstOf(
    bare,
    `${shouldWords}|${withWords}|${otherwiseThan}|${words.about}|${commands}|${how}`,
  );
  const isInside = firstOf(told, intoIt) !== undefined;
  const isLast = stripAround(told, `${polite}|${intoIt}`) !== stripAround(told, polite);
  const isWish = isInside || isDescribed(told) || firstOf(told, polite)?.start === 0;
  return (isSmall && (opens?.start === 0 || isWish)) || (isLast && should !== undefined);
}
/** `…, not so loud`, `four barns rather than all`. */
const isDescribed = (told: string): boolean =>
  told.split(joints).some((part) => isDenied(part) || apartFrom(part) !== part);
const pointing = /^(?:da|es|it|there|on|il|ci|er|daar|dort|hier|in)\s(?=\S)/iu;

/** English calls what stands above a section a heading too. */
function lineIn(text: string, words: ReadingWords) {
  const line = memberIn(text, 'headline', words) ?? firstOf(text, 'top line');
  const name = line && text.slice(line.start, line.end);
  const behind = line ? text.slice(line.end) : '';
  const ofSection =
    /^\s(?:of|above|on|over|von|vom|über|de|du|des|del|della|do|da|van|boven|sekcji|nad)\s/iu;
  return line &&
    (firstOf(text, words.section) ||
      (ofSection.test(behind) && !isWishVerb(behind)) ||
      /\bsub/i.test(name ?? ''))
    ? undefined
    : line;
}

/** `Titolo da rifare`, `Überschrift, da soll …`: said of it, and no part of its name. */
const isWishVerb = (behind: string): boolean =>
  [behind, behind.trim().replace(pointing, '')].some(
    (told) => firstOf(told.trim(), `${shouldWords}|${lineWishes}`)?.start === 0,
  );

/** What begins or ends with taking off, moving or changing one thing for another is no wish for a topic. */
function isOther(part: string, words: ReadingWords): boolean {
  const { remove, move, expand, undo, translate, keep, set } = words.verbs;
  const acting = phrasesOf([remove, expand, undo, translate, keep].join('|'));
  const asked = stripAround(part, `${words.small}|${words.manners}|${words.and}`);
  // `No signal` is a thing to speak of.
  const verb = firstOf(asked.replace(/(?<=^|\s)no\s(?=\p{L})/iu, ' '), acting);
  const isActing = verb?.start === 0 || (verb !== undefined && verb.end === asked.length);
  const isMoved =
    firstOf(part, move) !== undefined && firstOf(part, words.places.top) !== undefined;
  // `Change 11 to 8 minutes in the headline` names two values, and so does `put the 11 to 8 minutes in it`.
  const isInside = stripAround(part, intoIt) !== stripAround(part, polite);
  const isChange = !isInside && valuesIn(part, words.language).length > 1;
  const changes = isChange && firstOf(part, words.into) && firstOf(part, set);
  return isActing || isMoved || Boolean(changes);
}

const askingOf = (words: ReadingWords): string =>
  [
    ...[words.small, words.manners, words.put, words.about, words.that, words.it, words.into],
    ...[words.verbs.add, words.verbs.mention, words.verbs.set, words.verbs.rewrite],
    ...[
      sayWords,
      shouldWords,
      giveWords,
      otherWords,
      ratherWords,
      tellingOf,
      naming,
      lineWishes,
      aroundWishes,
    ],
  ].join('|');

/** A verb of telling, putting or wishing; what a headline only is, nobody wishes. */
const tellsWish = (words: ReadingWords) =>
  phrasesOf(
    [
      words.verbs.add,
      words.verbs.mention,
      words.verbs.set,
      words.verbs.rewrite,
      words.put,
      words.about,
    ]
      .concat(sayWords, shouldWords, tellingOf, naming, lineWishes)
      .join('|'),
  );
