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
  suchAs,
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
  const told = behind.split(joints);
  const [, given] = told.map((part) => justSay.exec(part)).find(Boolean) ?? [];
  if (given !== undefined && !told.some((part) => isComplaint(part, words)))
    return { kind: 'setHero', member: 'headline', value: capitalised(clause.value(given)) };
  const without = avoidedIn(behind, words, clause);
  const gives = without === undefined && givesWords(before, behind, words);
  if (isBelow(before, behind, words) || gives) return undefined;
  const led = stripAround(before, `${inLine}|${askingOf(words)}`);
  const parts = [led, ...told.flatMap((part) => wishesIn(part, words))].filter((part) =>
    /[\p{L}\p{N}\uE000]/u.test(part),
  );
  const wanted = parts
    .map((one) => apartFrom(one.replace(withoutWord, ' ')))
    .filter((part) => !isDenied(part) && !isComplaint(part, words) && !isReason(part, words));
  const isTold = wanted.join() !== parts.join();
  const denies = deniesIt(behind, words);
  if (
    !denies &&
    [before, ...wanted].some((one) => leadIn(one, words)?.start !== 0 && isOther(one, words))
  )
    return undefined;
  const [quoted, another] = clause.quotations(text);
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
  const wishes = fromWish(wanted, words);
  // Behind a topic, `something like …` only says how.
  const topics = wishes
    .filter(
      (one, at) =>
        at === 0 || firstOf(one, suchAs)?.start !== 0 || topicOf(wishes[0] ?? '', words) === '',
    )
    .map((one) => topicOf(one, words))
    .filter((one) => isTopic.test(one));
  const topic = clause.value(stripAround(topics.join(', '), denies ? words.negation : ''));
  if (topic === '') {
    const isTone = !isShorter && wanted.some((one) => isToneOf(one, words));
    if (without !== undefined) return isShorter ? undefined : about('');
    return isTone ? { kind: 'refuse', because: 'style', text: clause.restore(text) } : undefined;
  }
  const isWish = isTold || without !== undefined || asksIn(text, words);
  if (!isWish || topic.split(/\s+/).length > maxTopic) return undefined;
  // `The headline should not name the price`: another that does without it.
  return denies
    ? { kind: 'remove', section: `${topic} in ${text.slice(line.start, line.end)}` }
    : about(topic);
}
/** `Just say open on Sundays`: those are its words. */
const justSay =
  /^(?:just|simply|nur|einfach(?: nur)?|bloß|juste|simplement|solo|simplemente|semplicemente|só|apenas|simplesmente|gewoon|alleen|po prostu|tylko)\s(?:say|put|write|sag|schreib|dis|dites|mets|mettez|di|pon|diga|scrivi|metti|diz|põe|zeg|zet|schrijf|napisz)\s(?!something|anything|etwas|was\s|quelque|algo|qualcosa|iets|coś|that|dass|que|che|dat|że)(.{3,80})$/iu;
const isTopic = /\p{L}{2}|\d/u;
const overlong = /(?<!\p{L})(?:long|lange?|larg[oa]|lung[oa]|comprid[oa]|lang|długi)(?!\p{L})/iu;
const leading =
  /(?:^|\s)(?:mit|with|avec|con|com|met|z|about|on|über|zu|sur|sobre|su|over|o)\s\uE000/iu;

/** `The 7 weeks, and name Hartlow`: behind the joint another wish begins. */
function wishesIn(part: string, words: ReadingWords): string[] {
  const joint = allOf(part, words.and).find(
    ({ end }) =>
      firstOf(part.slice(end).trimStart(), tellsWish(words))?.start === 0 ||
      withoutWord.exec(part.slice(end).trimStart())?.index === 0,
  );
  return joint ? [part.slice(0, joint.start), part.slice(joint.end)] : [part];
}

/** From the part that wishes: what is said of the line before it is no topic. */
function fromWish(parts: readonly string[], words: ReadingWords): readonly string[] {
  // `It is about the discount, I would rather have the date`.
  const rather = parts.findLastIndex((part) => firstOf(part, ratherWords) !== undefined);
  if (rather > 0) return parts.slice(rather);
  // `It should be about this, that nobody waits`.
  const that = parts.findIndex((part) => firstOf(part.trim(), words.that)?.start === 0);
  if (that > 0 && !somethingOn.test(parts[that] ?? '')) return parts.slice(that);
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
  firstOf(
    part,
    `${words.about}|${withWords}|${suchAs}${words.language === 'de' ? '|zum|zur' : ''}`,
  );

/** `Could be more direct`, and `konkreter` alone: how it should sound. */
const isTone = (part: string): boolean =>
  part.split(/\s+/).some((_, at, all) => moreOf.test(all.slice(at).join(' ')));
const isToneOf = (part: string, words: ReadingWords): boolean =>
  firstOf(part.trim(), words.that)?.start !== 0 &&
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
  const behind = text.slice(line.end);
  const told = behind.replace(shorterFirst, '');
  const topic = wishedBefore.exec(told)?.slice(1).find(Boolean);
  const shorter = told === behind ? {} : { shorter: true as const };
  return topic === undefined ? undefined : { ...about(topic), ...shorter };
}
const wishedQuote =
  /\uE001(?:が|を|も|のこと|という(?:悩み|点|こと|話)|に)?(?:に|を)?(?:ついて)?(?:入|含|使|盛り込|触れ|伝わ|伝え|分か|わか|感じ)/u;
const likeQuote = /\uE001(?:に近い|のような|みたいな|風の)/u;
const shorterFirst = /^[をはも](?:もっと|もう少し|少し)?短[くめ](?:に|して)?(?=[、,])/u;
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

/** `Is too clever`; Dutch has its infinitives behind the same word. */
const isComplaint = (part: string, words?: ReadingWords): boolean =>
  firstOf(part, overmuch) !== undefined &&
  (words === undefined || firstOf(part.trim(), `${words.that}|${words.about}`)?.start !== 0);

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
function givesWords(before: string, told: string, words: ReadingWords): boolean {
  const please = firstOf(told, polite);
  const behind = please && please.start <= 2 ? told.slice(please.end) : told;
  const [colon = ''] = /^\s?[:：]\s?(?=\S)/u.exec(behind) ?? [];
  if (colon !== '') return !isWished(behind.slice(colon.length), words);
  const into = firstOf(behind, words.into);
  const sets = firstOf(before, `${words.verbs.set}|${words.verbs.replace}`) !== undefined;
  // `Should say that …` tells what it is about.
  if (!into || firstOf(behind.trim(), shouldWords)?.start === 0) return false;
  if (stripAround(behind.slice(0, into.start), words.small) !== '') return false;
  const given = behind.slice(into.end).trim();
  if (/[:：]/u.test(behind.slice(into.start, into.end)) && isWished(given, words)) return false;
  const isSmall = !/^\p{Lu}/u.test(given);
  const isLed = firstOf(behind.slice(into.start), `${words.about}|${withWords}`)?.start === 0;
  const tells = firstOf(given, words.that)?.start === 0;
  if (tells || (isLed && !sets) || (isSmall && isDescribed(given))) return false;
  const isInside = stripAround(given, `${intoIt}|inside`) !== given;
  const isAbout = firstOf(given, `${words.about}|${withWords}`)?.start === 0;
  const wish = firstOf(stripAround(given, aroundWishes), tellsWish(words));
  return !isInside && !isAbout && wish?.start !== 0;
}

/** `should …`, `please something with …`, `… soll rein`; in English a command may well open a headline. */
function isWished(told: string, words: ReadingWords): boolean {
  const should = firstOf(told, shouldWords);
  const isSmall = !/^\p{Lu}/u.test(told);
  const bare = stripAround(told.replace(pointing, ''), `${giveWords}|${polite}|${ratherWords}`);
  const commands =
    words.language === 'en'
      ? 'needs|wants|must|mention|say something'
      : `${lineWishes}|${words.put}|${words.verbs.add}|${words.verbs.mention}`;
  const how = `${words.verbs.shorten}|${words.verbs.style}|${shortIn(words)}|${describing.tone}`;
  const leads = phrasesOf(
    `${shouldWords}|${suchAs}|${withWords}|${otherwiseThan}|${words.about}|${commands}|${how}`,
  );
  const opens = [told, bare].some((text) => firstOf(text, leads)?.start === 0);
  const isInside = firstOf(told, intoIt) !== undefined;
  const isLast = stripAround(told, `${polite}|${intoIt}`) !== stripAround(told, polite);
  const isWish =
    isInside || somethingOn.test(told) || isDescribed(told) || firstOf(told, polite)?.start === 0;
  return (isSmall && (opens || isWish)) || (isLast && should !== undefined);
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
      (ofSection.test(behind) && !isWishVerb(behind) && !isLed(text, behind, words)) ||
      /\bsub/i.test(name ?? ''))
    ? undefined
    : line;
}

/** `Kop over de oven`, where nothing is changed into another. */
const isLed = (text: string, behind: string, words: ReadingWords): boolean =>
  firstOf(behind.trim(), words.about)?.start === 0 &&
  !(firstOf(text, words.verbs.set) && firstOf(behind, words.into));

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
